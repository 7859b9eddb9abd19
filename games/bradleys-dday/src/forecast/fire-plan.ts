import type { UnitId } from '@bocage/kernel';
import { LETTERS } from '../data/shapes.js';
import { oddsOf, plainBattle } from '../rules/battle.js';
import { navalPoints } from '../rules/bombing.js';
import { type Line, letterOf, shifted } from '../rules/crt.js';
import { sumOf } from '../rules/defence.js';
import { aimedAt, fireFactor, fireKindOf, firersAt, maySingleOut } from '../rules/fire.js';
import { protectionFactor } from '../rules/units.js';
import { ALLIED, type Open, type VolleyFrame } from '../types.js';
import type { World } from '../world.js';

/** The cheapest way from the attack as it stands to a letter of the lower matrix. */
export interface Proposal {
  readonly letter: number;
  readonly units: readonly UnitId[];
  readonly asp: number;
}

/** Kinds of fire in an attack, as bits (§10.2.7). */
const KINDS: readonly Line[] = ['bombardment', 'directGun', 'smallArms'];
const BOMBARDMENT = 1;
const ALL_KINDS = 8;

const lineOfKinds = (kinds: number): Line | undefined => {
  const one = KINDS.findIndex((_, i) => kinds === 1 << i);
  return kinds === 0 ? undefined : (KINDS[one] ?? 'mixed');
};

/** Some units of the candidates, the fewest that come to a sum with these kinds. */
interface Some {
  readonly count: number;
  readonly unit: UnitId;
  readonly rest: Some | undefined;
}

const unitsOf = (some: Some | undefined): number[] => (some === undefined || some.unit < 0 ? [] : [...unitsOf(some.rest), some.unit]);

/** What an attack already has, and what it is aimed at. */
interface Stand {
  readonly sum: number;
  readonly kinds: number;
  readonly asp: number;
  readonly defence: number;
  readonly protection: number;
  readonly shift: number;
  readonly letter: number;
}

function standOf(world: World, open: Open, frame: VolleyFrame): Stand {
  const { side, target, firers, asp, armorOnly, headquarters } = frame;
  const odds = oddsOf(world, open, { ...plainBattle('fire', side, target, firers), asp, armorOnly, headquarters });
  const aimed = aimedAt(world, open, frame);
  return {
    sum: sumOf(odds.attack),
    kinds: firers.reduce((kinds, unit) => kinds | kindBit(world, unit), asp > 0 ? BOMBARDMENT : 0),
    asp: side === ALLIED && armorOnly === 0 ? navalPoints(world, open, target) - asp : 0,
    defence: sumOf(odds.defence),
    protection: Math.max(0, ...aimed.map((unit) => protectionFactor(world.roster, open, unit))),
    shift: sumOf(odds.shifts),
    letter: firers.length > 0 || asp > 0 ? odds.letter : -1,
  };
}

const kindBit = (world: World, unit: UnitId): number => 1 << KINDS.indexOf(fireKindOf(world, unit) as Line);

/** §10.2.5 Units that could still join, each with its worth at this distance. */
function candidates(world: World, open: Open, { side, target, firers, armorOnly }: VolleyFrame) {
  return firersAt(world, open, side, target)
    .filter((unit) => !firers.includes(unit) && (armorOnly === 0 || maySingleOut(world, unit)))
    .map((unit) => ({ unit, kind: kindBit(world, unit), worth: fireFactor(world, open, unit, target) }))
    .filter(({ worth }) => worth > 0);
}

/** For every set of kinds and every sum up to `most` the fewest units that come to it; more than `most` counts as `most`. */
function sums(from: ReturnType<typeof candidates>, most: number): (Some | undefined)[][] {
  const nobody: Some = { count: 0, unit: -1, rest: undefined };
  const best: (Some | undefined)[][] = Array.from({ length: ALL_KINDS }, () => new Array<Some | undefined>(most + 1).fill(undefined));
  (best[0] as (Some | undefined)[])[0] = nobody;
  for (const { unit, kind, worth } of from) {
    const before = best.map((row) => [...row]);
    before.forEach((row, kinds) => {
      row.forEach((some, sum) => {
        if (!some) return;
        const to = best[kinds | kind] as (Some | undefined)[];
        const at = Math.min(most, sum + worth);
        if (some.count + 1 < (to[at]?.count ?? Number.POSITIVE_INFINITY)) to[at] = { count: some.count + 1, unit, rest: some };
      });
    });
  }
  return best;
}

/** §10.1.3 §10.1.4 The least differential of each line that comes to a letter, shifts counted; none where the line never does. */
function leastFor(world: World, line: Line, letter: number, { protection, shift }: Stand): number | undefined {
  return world.data.tables.crt.least[line].find((least) => {
    const found = letterOf(world, line, least, protection);
    return found >= 0 && shifted(found, shift) >= letter;
  });
}

/** Fewest support points, then fewest factors, then fewest units. */
const isCheaper = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] as number) < (b[at] as number);
};

function cheapest(world: World, standing: Stand, best: (Some | undefined)[][], letter: number): Proposal | undefined {
  let found: (Proposal & { readonly price: readonly number[] }) | undefined;
  best.forEach((row, kinds) => {
    row.forEach((some, sum) => {
      if (!some) return;
      for (const asp of prices(world, standing, kinds, sum, letter)) {
        const price = [asp, sum, some.count];
        if (asp <= standing.asp && (!found || isCheaper(price, found.price))) found = { letter, units: unitsOf(some), asp, price };
      }
    });
  });
  return found && { letter, units: found.units.toSorted((a, b) => a - b), asp: found.asp };
}

/** Support points that would have to be added: none, where the units do it alone, or as many as the line with support asks for. */
function prices(world: World, standing: Stand, kinds: number, sum: number, letter: number): number[] {
  const together = standing.kinds | kinds;
  const have = standing.sum + sum - standing.defence;
  const alone = lineOfKinds(together);
  const least = alone && leastFor(world, alone, letter, standing);
  if (least !== undefined && have >= least) return [0];
  const withSupport = leastFor(world, lineOfKinds(together | BOMBARDMENT) as Line, letter, standing);
  return withSupport === undefined ? [] : [Math.max(1, withSupport - have)];
}

/** §10.2.8 For every better letter within reach the cheapest units and support points that bring the attack there. */
export function proposals(world: World, open: Open, frame: VolleyFrame): readonly Proposal[] {
  const standing = standOf(world, open, frame);
  const { least } = world.data.tables.crt;
  const most = Math.max(
    0,
    standing.defence - standing.sum + Math.max(...[...KINDS, 'mixed' as const].map((line) => least[line].at(-1) ?? 0)),
  );
  const best = sums(candidates(world, open, frame), most);
  const found: Proposal[] = [];
  for (let letter = standing.letter + 1; letter < LETTERS.length; letter++) {
    const proposal = cheapest(world, standing, best, letter);
    const last = found.at(-1);
    // The same set that comes to a better letter is the proposal for that one.
    if (proposal && last && last.asp === proposal.asp && last.units.join() === proposal.units.join()) found[found.length - 1] = proposal;
    else if (proposal) found.push(proposal);
  }
  return found;
}
