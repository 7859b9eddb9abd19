import { type HexId, leastCosts } from '@bocage/hex';
import { sameNumbers } from '@bocage/wargame';
import { HIGH_TIDE, type Open } from '../types.js';

/** The steps of one going in one mode: what each costs in halves, by hexside, and where it leads. */
export interface StepTable {
  /** Negative where the ground forbids it. */
  readonly costs: Int16Array;
  /** Negative where the ground or the scenario forbids it. */
  readonly targets: Int32Array;
  readonly least: Int16Array;
}

/** What a step costs and where it leads, each negative where it may not be taken. */
export type PriceOf = (step: number) => { readonly cost: number; readonly target: HexId };

/** The same table with some steps priced anew. */
export function withSteps(table: StepTable, steps: readonly number[], priceOf: PriceOf): StepTable {
  const [costs, targets, least] = [table.costs.slice(), table.targets.slice(), table.least.slice()];
  for (const step of steps) {
    const { cost, target } = priceOf(step);
    costs[step] = cost;
    targets[step] = target;
  }
  for (const hex of new Set(steps.map((step) => Math.floor(step / 6))))
    least[hex] = leastCosts(costs.subarray(hex * 6, hex * 6 + 6))[0] as number;
  return { costs, targets, least };
}

/** What the ground is like while a game lasts: its part that is played on, the tide, ruins, breached walls. */
interface Weather {
  readonly scenario: string;
  readonly isHigh: boolean;
  readonly ruins: readonly number[];
  readonly breached: readonly number[];
  readonly tables: (StepTable | undefined)[];
}

/** Tables of steps by weather: the tide comes and goes, and forks of a game differ by a ruin. */
export interface StepCosts {
  /** The list to look into for the ground as it lies, by whatever number tells goers apart. */
  tablesOf(open: Open): (StepTable | undefined)[];
  /** Ways by a table of costs under a name that says everything else they depend on: gone when the table is. */
  fieldBy(costs: Int16Array, name: number, make: () => Int16Array): Int16Array;
}

const MOST_WEATHERS = 8;
/** Units come and go: ever new ways are asked for. */
const MOST_FIELDS = 400;

const isLike = ({ scenario, isHigh, ruins, breached }: Weather, open: Open): boolean =>
  scenario === open.scenario &&
  isHigh === (open.tide === HIGH_TIDE) &&
  sameNumbers(ruins, open.ruins) &&
  sameNumbers(breached, open.breached);

export function createStepCosts(): StepCosts {
  /** The one asked for last comes first. */
  const kept: Weather[] = [];
  const fields = new WeakMap<Int16Array, Map<number, Int16Array>>();
  const find = (open: Open): Weather => {
    const at = kept.findIndex((weather) => isLike(weather, open));
    const { scenario, ruins, breached } = open;
    const isHigh = open.tide === HIGH_TIDE;
    const found = kept[at] ?? { scenario, isHigh, ruins: [...ruins], breached: [...breached], tables: [] };
    kept.splice(at < 0 ? MOST_WEATHERS - 1 : at, 1);
    kept.unshift(found);
    return found;
  };
  return {
    tablesOf: (open) => (kept[0] && isLike(kept[0], open) ? kept[0] : find(open)).tables,
    fieldBy(costs, name, make) {
      const known = fields.get(costs) ?? new Map<number, Int16Array>();
      const kept = known.get(name);
      if (kept) return kept;
      if (known.size >= MOST_FIELDS) known.clear();
      fields.set(costs, known);
      const found = make();
      known.set(name, found);
      return found;
    },
  };
}
