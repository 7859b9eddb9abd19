import { type Difference, differ, differInList } from '@bocage/testkit';
import { ALLIED, type BombedEvent, type BombingFrame, type BradleyEvent, type BradleyState, type VolleyFrame } from '../../src/types.js';
import { offered } from './answers.js';
import { lower, upper } from './combat.js';
import { modifierOf, multiplierOf } from './defence.js';
import { mayFire, targetsOf } from './fire.js';
import { isFlat, isShale } from './ground.js';
import type { Paper } from './paper.js';
import { type Piece, readField } from './pieces.js';
import type { BradleyShadow } from './shadows.js';

const STEPS = [1, 5, 10, 25];
const shareOf = (air: number, share: '0' | '1/2' | '1'): number => (share === '1' ? air : share === '1/2' ? Math.floor(air / 2) : 0);

/** §19.2 Whether the ships reach a hex: so many hexes from the sea. */
export const reached = (paper: Paper, target: number): boolean =>
  paper.sheet.hexes.some(
    (hex) =>
      paper.sheet.distance(hex, target) <= paper.bombing.navalReach &&
      // Ruling learnt: ships lie where nobody can stand at any tide, not over the flats at High tide.
      paper.sheet.terrain(hex) === 'sea' &&
      !isFlat(paper, hex) &&
      !isShale(paper, hex),
  );

/** §19.2 What may still be added to a volley: ships' points where they reach, air points anywhere. */
function words(paper: Paper, state: BradleyState, { target, asp, air = 0, armorOnly }: VolleyFrame): string[] {
  if (armorOnly === 1) return [];
  const ships = reached(paper, target) ? STEPS.filter((more) => more <= state.open.asp - asp) : [];
  const planes = STEPS.filter((more) => more <= state.open.air - air);
  return [...ships.map((more) => `asp:${more}`), ...planes.map((more) => `air:${more}`)];
}

/** §19.2 The nearest own hex in danger, of equals the lower number; −1 none. */
function strayHex(paper: Paper, state: BradleyState, target: number): number {
  const own = readField(paper, state).pieces.filter(({ side }) => side === ALLIED);
  const near = [...new Set(own.map(({ hex }) => hex))]
    .map((hex) => ({ hex, distance: paper.sheet.distance(hex, target) }))
    .filter(({ distance }) => distance <= paper.bombing.ownWithin);
  near.sort((a, b) => a.distance - b.distance || Number(paper.sheet.label(a.hex)) - Number(paper.sheet.label(b.hex)));
  return near[0]?.hex ?? -1;
}

/** §19.2 What the dice make of the bombs. */
function* madeBombs(paper: Paper, before: BradleyState, frame: BombingFrame, event: BombedEvent): Iterable<Difference> {
  const { bombing } = paper;
  const modifier = before.open.turn === bombing.overcast.turn ? bombing.overcast.drm : 0;
  const roll = Math.max(2, (event.dice[0] as number) + (event.dice[1] as number) + modifier);
  const row = bombing.results.find(({ to }) => roll <= to);
  const strays = roll <= bombing.strayTo ? strayHex(paper, before, frame.battle.target) : -1;
  const expected = { modifier, asp: shareOf(frame.air, row?.share ?? '0'), shift: row?.shift ?? 0, strays };
  const { asp, shift } = event;
  yield* differ(`bombs on ${paper.sheet.label(event.target)}`, { modifier: event.modifier, asp, shift, strays: event.strays }, expected);
}

/** §19.2 What goes on to the dice: ships and units, and what the bombs add. */
function* madeBattle(before: BradleyState, state: BradleyState, { battle }: BombingFrame, event: BombedEvent): Iterable<Difference> {
  // Unless that was the last hex there is, and the next segment has begun.
  if (state.open.segment === before.open.segment)
    yield* differ('whether the hex has been fired at', state.open.firedAt.includes(battle.target), true);
  const next = state.open.stack.find(
    (frame) => (frame.step === 'battle' && frame.kind === 'fire') || frame.step === 'battle-dice' || frame.step === 'retreat',
  );
  const on = next?.step === 'battle-dice' ? next.battle : next?.step === 'battle' ? next : undefined;
  if (on && on.target === battle.target)
    yield* differ('bombs and ships of the attack', [on.asp, on.shift ?? 0], [battle.asp + event.asp, event.shift]);
}

/** §19.2 Bombs that fall on own troops: half of them, on the bombardment line. */
function* madeStray(paper: Paper, before: BradleyState, frame: BombingFrame, events: readonly BradleyEvent[]): Iterable<Difference> {
  const bombed = events.find((one) => one.event === 'bombed');
  if (bombed?.event !== 'bombed' || bombed.strays < 0) return;
  const result = events.find((one) => (one.event === 'result' || one.event === 'failed') && one.target === bombed.strays);
  if (result?.event !== 'result' && result?.event !== 'failed') return;
  const struck: readonly Piece[] = readField(paper, before).stack(bombed.strays);
  const protection = struck.reduce((sum, { face }) => sum + face[1], 0) * multiplierOf(paper, before, bombed.strays, ALLIED, 'fire');
  const differential = shareOf(frame.air, paper.bombing.strayShare) - protection;
  yield* differ('bombs on own troops', result.differential, differential);
  if (result.event !== 'result') return;
  const letter = upper(paper, 'bombardment', differential, Math.max(...struck.map(({ face }) => face[1])));
  const modifier = modifierOf(paper, before, bombed.strays, ALLIED);
  const { effect } = lower(paper, letter ?? 0, (result.dice[0] as number) + (result.dice[1] as number) + modifier);
  yield* differ('what they do there', [result.letter, result.modifier, result.effect], [letter, modifier, effect]);
}

/** §19.2 Ships and aircraft apart. */
export function bombingShadow(paper: Paper): BradleyShadow {
  const { label } = paper.sheet;
  return {
    name: 'bombing',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (state.open.options.bombing !== 'on') return;
      const offers = offered(legal);
      if (frame?.step === 'volley' && frame.side === ALLIED) {
        const points = offers.words.filter((word) => word.includes(':'));
        yield* differInList(`points for ${label(frame.target)}`, points, words(paper, state, frame));
      }
      if (frame?.step === 'fire' && frame.side === ALLIED) {
        const field = readField(paper, state);
        const hits = (hex: number) =>
          state.open.air > 0 ||
          (state.open.asp > 0 && reached(paper, hex)) ||
          field.pieces.some((piece) => piece.side === ALLIED && mayFire(paper, state, field, piece, hex));
        const targets = targetsOf(paper, state, field, ALLIED).filter(hits);
        yield* differInList('what may be bombed or fired at', offers.hexes.map(label), targets.map(label));
      }
    },
    *made({ before, state, events }) {
      const frame = before.open.stack.at(-1);
      if (frame?.step !== 'bombing') return;
      const event = events.find((one) => one.event === 'bombed');
      yield* differ('whether bombs fall', event?.event, 'bombed');
      if (event?.event !== 'bombed') return;
      yield* madeBombs(paper, before, frame, event);
      yield* madeBattle(before, state, frame, event);
      yield* madeStray(paper, before, frame, events);
    },
  };
}
