import type { HexId } from '@bocage/hex';
import type { Rng } from '@bocage/kernel';
import { GERMAN, type Open, type Sealed } from '../types.js';
import type { World } from '../world.js';
import { isAutomaton } from './automaton/seats.js';
import { seenAt } from './mines.js';
import { scenarioOf } from './scenario.js';

/** §5.4.3 R40 Minefields that what is open allows, each as often as it would be laid if every way to lay them were as likely. */
export function imagineMines(world: World, open: Open, rng: Rng): Sealed {
  const { points, byDie } = scenarioOf(world, open).mines;
  if (isAutomaton(open, GERMAN)) return { mines: [], minePoints: 0 };
  if (open.stack.some(({ step }) => step === 'mine-die')) return { mines: [], minePoints: byDie ? 0 : points };
  const faces = byDie ?? [points];
  if (open.stack.some(({ step }) => step === 'mines')) return { mines: [], minePoints: faces[rng.below(faces.length)] as number };
  const beaches = knownOf(world, open);
  const laid = drawn(allThatFit(world, open, beaches), rng);
  const mines = beaches.flatMap(({ found, unchecked }, beach) => {
    const free = [...unchecked];
    return [...found, ...Array.from({ length: laid.left[beach] as number }, () => free.splice(rng.below(free.length), 1)[0] as HexId)];
  });
  return { mines: mines.sort((a, b) => a - b), minePoints: laid.wanted };
}

/** What all know of a beach, and what a landing has told of it: points left there (§15.1.3), −1 nothing. */
type Known = ReturnType<typeof seenAt> & { readonly told: number };

const knownOf = (world: World, open: Open): Known[] =>
  ([0, 1] as const).map((beach) => ({ ...seenAt(world, open, beach), told: open.minePoints[beach] as number }));

/** So many points, of which so many still lie unseen at each beach, and how likely that is beside the others. */
export interface PossibleMines {
  readonly wanted: number;
  readonly left: readonly number[];
  readonly weight: number;
}

/** §5.4.3 R40 All that the German may have laid: the faces of his die, and where the points lie that nobody has seen. */
export const possibleMines = (world: World, open: Open): PossibleMines[] => allThatFit(world, open, knownOf(world, open));

function allThatFit(world: World, open: Open, beaches: readonly Known[]): PossibleMines[] {
  const { points, byDie } = scenarioOf(world, open).mines;
  return (byDie ?? [points]).flatMap((wanted) => splitsOf(world, open, beaches, wanted));
}

/** §5.4.3 b How many points of so many may lie at each beach, no more than the scenario lets. */
function sharesOf(world: World, open: Open, wanted: number): (readonly [number, number])[] {
  const { most } = scenarioOf(world, open).mines;
  return Array.from({ length: wanted + 1 }, (_, first) => [first, wanted - first] as const).filter((share) =>
    share.every((there) => there <= most),
  );
}

/** Of all ways to lay so many, the share that has what was seen, by where the rest lies. */
function splitsOf(world: World, open: Open, beaches: readonly Known[], wanted: number): PossibleMines[] {
  const shares = sharesOf(world, open, wanted);
  const all = shares.reduce((sum, share) => sum + ways(beaches, share, ({ hexes }) => hexes), 0);
  return shares.flatMap((share) => {
    const left = beaches.map(({ found, cleared }, beach) => (share[beach] as number) - found.length - cleared);
    const fits = beaches.every(({ found, told }, beach) => told < 0 || told === found.length + (left[beach] as number));
    const weight = fits ? ways(beaches, left, ({ unchecked }) => unchecked.length) / all : 0;
    return weight > 0 ? [{ wanted, left, weight }] : [];
  });
}

/** In how many ways so many points can lie in so many hexes of each beach. */
const ways = (beaches: readonly Known[], points: readonly number[], hexes: (known: Known) => number): number =>
  beaches.reduce((product, known, beach) => product * choose(hexes(known), points[beach] as number), 1);

function choose(of: number, count: number): number {
  if (count < 0 || count > of) return 0;
  let found = 1;
  for (let i = 0; i < count; i++) found = (found * (of - i)) / (i + 1);
  return found;
}

const FINE = 2 ** 30;

function drawn(splits: readonly PossibleMines[], rng: Rng): PossibleMines {
  const all = splits.reduce((sum, { weight }) => sum + weight, 0);
  let left = (rng.below(FINE) / FINE) * all;
  for (const split of splits) {
    left -= split.weight;
    if (left < 0) return split;
  }
  throw new Error('no minefields fit what has been seen');
}
