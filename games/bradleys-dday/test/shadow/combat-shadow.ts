import { differ, differInList } from '@bocage/testkit';
import {
  ALLIED,
  ASSAULTED,
  type AssaultFrame,
  type BattleFrame,
  type BradleyEvent,
  type BradleyState,
  enemyOf,
  type ResultEvent,
  type Side,
  UNRELEASED,
  type VolleyFrame,
} from '../../src/types.js';
import { offered } from './answers.js';
import { lower, reckon } from './combat.js';
import { supporters } from './command.js';
import { isTankKiller, mayFire, targetsOf } from './fire.js';
import { hasWay, isBeach, isHill, isWalled } from './ground.js';
import type { Paper } from './paper.js';
import { type Field, frontOf, isMarked, type Piece, readField } from './pieces.js';
import type { BradleyShadow } from './shadows.js';

const firersAt = (paper: Paper, state: BradleyState, field: Field, side: Side, target: number): Piece[] =>
  field.pieces.filter((piece) => piece.side === side && mayFire(paper, state, field, piece, target));

/** §10.3.1 §10.3.3 §6.2.9 §6.3.6 §10.1.7 Whether a unit may close assault a hex. */
export function mayAssault(paper: Paper, { open }: BradleyState, piece: Piece, target: number): boolean {
  if (['artillery', 'weapon', 'garrison'].includes(piece.counter.class) || piece.disrupted) return false;
  if (isMarked(piece, ASSAULTED) || isMarked(piece, UNRELEASED)) return false;
  if (!frontOf(piece).some((to) => paper.sheet.neighbour(piece.hex, to) === target) || isWalled(paper, open, piece.hex, target))
    return false;
  return piece.counter.class !== 'armor' || !isBeach(paper, piece.hex) || !isHill(paper, target) || hasWay(paper, piece.hex, target);
}

const assaultersOf = (paper: Paper, state: BradleyState, field: Field, side: Side, target: number): Piece[] =>
  field.pieces.filter((piece) => piece.side === side && mayAssault(paper, state, piece, target));

/** §10.2 Hexes somebody can fire at. */
function fireTargets(paper: Paper, state: BradleyState, field: Field, side: Side): number[] {
  const points = side === ALLIED && state.open.asp > 0;
  return targetsOf(paper, state, field, side).filter((hex) => points || firersAt(paper, state, field, side, hex).length > 0);
}

/** §10.3 R29 Hexes somebody can assault. */
function assaultTargets(paper: Paper, state: BradleyState, field: Field, side: Side): number[] {
  const held = new Set(field.pieces.filter((piece) => piece.side === enemyOf(side)).map(({ hex }) => hex));
  return [...held].filter((hex) => !state.open.assaulted.includes(hex) && assaultersOf(paper, state, field, side, hex).length > 0);
}

/** §10.2.5 §10.2.7 §16.1 What may still be added to a volley. */
function volleyOffers(
  paper: Paper,
  state: BradleyState,
  field: Field,
  { side, target, firers, asp, armorOnly, headquarters }: VolleyFrame,
) {
  const chosen = field.pieces.filter(({ unit }) => firers.includes(unit));
  const more = firersAt(paper, state, field, side, target).filter((piece) => !firers.includes(piece.unit));
  const fits = armorOnly === 1 ? more.filter(isTankKiller) : more;
  const armor = field.stack(target).some(({ counter }) => counter.class === 'armor');
  const only = armorOnly === 0 && armor && asp === 0 && [...chosen, ...more].some(isTankKiller) && chosen.every(isTankKiller);
  const help = chosen.length > 0 ? supporters(paper, field, chosen).filter(({ unit }) => !headquarters.includes(unit)) : [];
  const points = side === ALLIED && armorOnly === 0 ? [1, 5, 10, 25].filter((more) => more <= state.open.asp - asp) : [];
  return {
    units: [...fits, ...help].map(({ unit }) => unit),
    words: [...points.map((more) => `asp:${more}`), ...(only ? ['armor'] : []), ...(chosen.length > 0 || asp > 0 ? ['declare'] : [])],
  };
}

function assaultOffers(paper: Paper, state: BradleyState, field: Field, { side, target, attackers, headquarters }: AssaultFrame) {
  const chosen = field.pieces.filter(({ unit }) => attackers.includes(unit));
  const more = assaultersOf(paper, state, field, side, target).filter(({ unit }) => !attackers.includes(unit));
  const help = chosen.length > 0 ? supporters(paper, field, chosen).filter(({ unit }) => !headquarters.includes(unit)) : [];
  return {
    units: more.map(({ unit }) => unit),
    words: [...help.map(({ unit }) => `support:${unit}`), ...(chosen.length > 0 ? ['declare'] : [])],
  };
}

/** §16.1 What the defender may answer with. */
function answers(paper: Paper, field: Field, battle: BattleFrame): string[] {
  const targeted = field
    .stack(battle.target)
    .filter(({ counter, side }) => side !== battle.side && (battle.armorOnly === 0 || counter.class === 'armor'));
  const help = supporters(paper, field, targeted).filter(({ unit }) => !battle.answers.includes(unit));
  return [...help.map(({ unit }) => `support:${unit}`), 'ready'];
}

/** §10.4 §12.1 What the dice of a battle must have brought, as its event has it. */
function expected(paper: Paper, state: BradleyState, battle: BattleFrame, { dice }: ResultEvent) {
  const { differential, letter, modifier, ruins } = reckon(paper, state, battle);
  if (letter === undefined) return { differential, letter };
  const { effect, red } = lower(paper, letter, (dice[0] as number) + (dice[1] as number) + modifier);
  const ruined = ruins && red && letter >= paper.tables.crt.letters.indexOf(paper.tables.crt.ruinsFrom);
  return { differential, letter, modifier, effect, lightRed: Number(red), ruined };
}

/** The battle an action or roll decides, if it does. */
export function battleOf(before: BradleyState, events: readonly BradleyEvent[]): BattleFrame | undefined {
  const frame = before.open.stack.at(-1);
  if (frame?.step === 'battle-dice') return frame.battle;
  if (frame?.step === 'battle') return frame;
  const declared = events.find(({ event }) => event === 'declared');
  if (declared?.event !== 'declared') return undefined;
  return { ...declared, step: 'battle', asks: '', answers: [], answered: 0 };
}

/** §10.1 to §10.4 §16.1 §16.2 Who may fire at or assault what, with what, and what comes of it. */
export function combatShadow(paper: Paper): BradleyShadow {
  const { label } = paper.sheet;
  return {
    name: 'combat',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const { units, hexes, words } = offered(legal);
      if (!frame || !['fire', 'volley', 'assaults', 'assault', 'battle'].includes(frame.step)) return;
      const field = readField(paper, state);
      if (frame.step === 'fire')
        yield* differInList('what may be fired at', hexes.map(label), fireTargets(paper, state, field, frame.side).map(label));
      if (frame.step === 'assaults')
        yield* differInList('what may be assaulted', hexes.map(label), assaultTargets(paper, state, field, frame.side).map(label));
      if (frame.step === 'battle') yield* differInList('who may support the defence', words, answers(paper, field, frame));
      if (frame.step !== 'volley' && frame.step !== 'assault') return;
      const offers = frame.step === 'volley' ? volleyOffers(paper, state, field, frame) : assaultOffers(paper, state, field, frame);
      const what = `${frame.step} at ${label(frame.target)}`;
      yield* differInList(`who may join the ${what}`, names(paper, units), names(paper, offers.units));
      yield* differInList(`what may be said of the ${what}`, words, offers.words);
    },
    *made({ before, events }) {
      const battle = battleOf(before, events);
      if (!battle) return;
      const [result, failed] = [events.find(({ event }) => event === 'result'), events.find(({ event }) => event === 'failed')];
      const what = `${battle.kind} at ${label(battle.target)}`;
      if (result?.event === 'result') {
        const { differential, letter, modifier, effect, lightRed } = result;
        const ruined = events.some(({ event }) => event === 'ruined');
        yield* differ(what, { differential, letter, modifier, effect, lightRed, ruined }, expected(paper, before, battle, result));
      }
      if (failed?.event === 'failed') {
        const { differential, letter } = reckon(paper, before, { ...battle, answers: supportedIn(battle, events) });
        yield* differ(`${what}, which failed`, { differential: failed.differential, letter: undefined }, { differential, letter });
      }
    },
  };
}

const supportedIn = ({ answers }: BattleFrame, events: readonly BradleyEvent[]): number[] => [
  ...answers,
  ...events.flatMap((event) => (event.event === 'supported' ? [event.headquarters] : [])),
];

const names = ({ counters }: Paper, units: readonly number[]): string[] => units.map((unit) => counters[unit]?.id as string);
