import { type Difference, differ, differInList } from '@bocage/testkit';
import { ALLIED, type BradleyState, COMBAT_MODE, GERMAN, type ReleaseEvent, UNRELEASED } from '../../src/types.js';
import { offered } from './answers.js';
import { type Paper, type Scenario, scenarioOf } from './paper.js';
import { type Piece, piecesWith, readField } from './pieces.js';
import type { BradleyShadow } from './shadows.js';

type Release = NonNullable<Scenario['release']>;

/** §18.4 Those of the division who stand on the map and wait. */
const waiting = (paper: Paper, state: BradleyState): Piece[] => piecesWith(paper, state, UNRELEASED);

/** §18.4 §18.5 Free without a die: by the turn, or by an Allied unit that comes near. */
function isFree(paper: Paper, state: BradleyState, { automatic, alliedWithin }: Release): boolean {
  if (state.open.turn >= automatic) return true;
  const allied = readField(paper, state).pieces.filter(({ side }) => side === ALLIED);
  return waiting(paper, state).some(({ hex }) => allied.some((one) => paper.sheet.distance(one.hex, hex) <= alliedWithin));
}

/** §18.4 What the die of this turn must show; nothing where there is none. */
const leastOf = ({ byTurn }: Release, turn: number): number | undefined => byTurn.find(([of]) => of === turn)?.[1];

/** §18.4 One die for all of them. */
function* madeDie(paper: Paper, state: BradleyState, release: Release, { die, released }: ReleaseEvent): Iterable<Difference> {
  const least = leastOf(release, state.open.turn);
  yield* differ(`die of ${die} for the release on turn ${state.open.turn}`, released, least !== undefined && die >= least ? 1 : 0);
  yield* differ('whether any still waits', waiting(paper, state).length > 0, released === 0);
}

/** §18.4 The German recovery: those who are free, or a die, or another turn of waiting. */
function* madeRecovery(paper: Paper, before: BradleyState, state: BradleyState, release: Release): Iterable<Difference> {
  const free = isFree(paper, before, release);
  const frame = state.open.stack.find(({ step }) => step === 'release' || step === 'released');
  yield* differ(`whether any still waits on turn ${state.open.turn}`, waiting(paper, state).length > 0, !free);
  const rolls = !free && leastOf(release, state.open.turn) !== undefined;
  yield* differ(`whether a die is thrown on turn ${state.open.turn}`, frame?.step === 'release', rolls);
}

/** §18.4 §18.5 The release of 12 SS. */
export function releaseShadow(paper: Paper): BradleyShadow {
  return {
    name: 'release',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'released') return;
      const force = paper.forces.find(({ id }) => id === scenarioOf(paper, state.open).release?.force);
      const theirs = (force?.free ?? []).flatMap(({ units }) => units);
      const may = readField(paper, state).pieces.filter(
        ({ counter, combatMode, disrupted }) => theirs.includes(counter.id) && !combatMode && !disrupted,
      );
      const names = (units: readonly number[]) => units.map((unit) => paper.counters[unit]?.id as string);
      yield* differInList('who may take up Combat Mode for nothing', names(offered(legal).units), names(may.map(({ unit }) => unit)));
    },
    *made({ before, state, events }) {
      const { release } = scenarioOf(paper, state.open);
      if (!release) return;
      const event = events.find((one) => one.event === 'release');
      const frame = before.open.stack.at(-1);
      if (frame?.step === 'release' && event?.event === 'release') yield* madeDie(paper, state, release, event);
      const recovers = events.some((one) => one.event === 'segment' && one.segment === 'second-recovery');
      if (recovers && waiting(paper, before).length > 0)
        yield* madeRecovery(paper, { ...state, open: { ...state.open, marks: before.open.marks } }, state, release);
      if (frame?.step === 'released') yield* madeMode(paper, before, state);
      if (frame?.step !== 'release' && !recovers)
        yield* differ('how many wait', Math.min(0, waiting(paper, state).length - stillThere(paper, before, state)), 0);
    },
  };
}

/** Nobody is released at any other time. */
const stillThere = (paper: Paper, before: BradleyState, { open }: BradleyState): number =>
  waiting(paper, before).filter(({ unit, side }) => side === GERMAN && (open.hex[unit] as number) >= 0).length;

/** §18.4 To Combat Mode, and no other way. */
function* madeMode(paper: Paper, before: BradleyState, state: BradleyState): Iterable<Difference> {
  for (const [unit, mode] of state.open.mode.entries())
    if (mode !== before.open.mode[unit]) yield* differ(`mode of ${paper.counters[unit]?.id}`, mode, COMBAT_MODE);
}
