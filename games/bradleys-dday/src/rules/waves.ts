import type { UnitId } from '@bocage/kernel';
import { BEACHES, type Counter, type Tables } from '../data/shapes.js';
import { fillSlots, type Slot } from '../data/slots.js';
import { type BeachArea, type Open, POOL, WAVE } from '../types.js';
import type { World } from '../world.js';
import { waveLimit } from './look-ups.js';
import { scenarioOf } from './scenario.js';
import { unitsWhere } from './units.js';

/** A wave of a cycle, both counted from 1 (§5.1). */
export interface Slotted {
  readonly cycle: number;
  readonly wave: number;
}

/** §5.1.11 §5.2.1 The wave that lands on a turn, if any; the table may have chosen a new cycle for the second day. */
export function waveOf({ data }: World, open: Pick<Open, 'options'>, turn: number): Slotted | undefined {
  const entry = data.tables.turns.track.find((other) => other.turn === turn);
  const pair = open.options['new-cycle'] === 'on' ? entry?.newCycle : entry?.landing;
  return pair ? { cycle: pair[0], wave: pair[1] } : undefined;
}

/** §5.1.1 The Beach Areas that land in this scenario. */
export const landingBeaches = (world: World, open: Open): BeachArea[] =>
  ([0, 1] as const).filter((beach) => scenarioOf(world, open).beaches.includes(BEACHES[beach] as (typeof BEACHES)[number]));

export const waveBox = (beach: BeachArea, wave: number): number => WAVE + beach * 3 + (wave - 1);

const unitsIn = (open: Open, box: number): number[] => unitsWhere(open, (unit) => open.box[unit] === box);
export const pool = (open: Open, beach: BeachArea): UnitId[] => unitsIn(open, POOL + beach);
export const waveUnits = (open: Open, beach: BeachArea, wave: number): UnitId[] => unitsIn(open, waveBox(beach, wave));

/** §3.1 A §5.1.7 Whether boxes are filled this turn: a cycle begins, or goes on after the night. */
export const isAllotted = (world: World, open: Open): boolean =>
  waveOf(world, open, open.turn - 1)?.cycle !== waveOf(world, open, open.turn)?.cycle;

/** §5.1.6 §5.1.7 The last wave of this cycle that comes before night: waves are allotted together as far as that. */
export function lastAllotted(world: World, open: Open): number {
  let last = waveOf(world, open, open.turn) as Slotted;
  for (let turn = open.turn + 1; ; turn++) {
    const next = waveOf(world, open, turn);
    if (!next || next.cycle !== last.cycle) return last.wave;
    last = next;
  }
}

/** §5.1.3 §5.1.9 §5.2.3 The most units a wave may have. */
const limitOf = ({ data }: World, beach: BeachArea, { cycle, wave }: Slotted): number =>
  waveLimit(data.tables, BEACHES[beach] as 'omaha' | 'utah', cycle, wave);

/** §5.1.2 The slots a wave of the first cycle is bound to; none where the player chooses freely. */
export function slotsOf({ data }: World, beach: BeachArea, { cycle, wave }: Slotted): readonly Slot[] {
  if (cycle !== 1) return [];
  const bound: Tables['waves']['bound'][number] | undefined = data.tables.waves.bound.find(
    (other) => other.beach === BEACHES[beach] && other.wave === wave,
  );
  return bound?.slots ?? [];
}

/** §5.1.2 §5.1.3 Units of the pool that could still join a wave. */
export function joiners(world: World, open: Open, beach: BeachArea, slotted: Slotted): UnitId[] {
  const joins = joinsWave(world, open, beach, slotted);
  return joins ? pool(open, beach).filter(joins) : [];
}

/** §5.1.2 §5.1.3 The first of them, undefined if there is none. */
export function firstJoiner(world: World, open: Open, beach: BeachArea, slotted: Slotted): UnitId | undefined {
  const joins = joinsWave(world, open, beach, slotted);
  return joins && pool(open, beach).find(joins);
}

/** §5.1.2 §5.1.3 Which units of the pool a wave still takes; undefined when it takes nobody. */
function joinsWave(world: World, open: Open, beach: BeachArea, slotted: Slotted): ((unit: UnitId) => boolean) | undefined {
  const already = waveUnits(open, beach, slotted.wave);
  if (already.length >= limitOf(world, beach, slotted)) return undefined;
  const slots = slotsOf(world, beach, slotted);
  const counter = (unit: UnitId): Counter => world.data.counters.units[unit] as Counter;
  // §5.3.5 The Royal Marines land at Port-en-Bessin only, and in no wave.
  const marines = world.data.tables.specialLandings.royalMarines.units;
  const isWaiting = (unit: UnitId): boolean => !marines.includes(counter(unit).id);
  if (slots.length === 0) return isWaiting;
  const filling = fillSlots(slots, already.map(counter));
  return filling.count < already.length ? undefined : (unit) => isWaiting(unit) && filling.takes(counter(unit));
}

/** §5.1.2 A bound wave takes what it can; a free one may be closed at any time. */
export const mayClose = (world: World, beach: BeachArea, slotted: Slotted, joining: readonly number[]): boolean =>
  joining.length === 0 || slotsOf(world, beach, slotted).length === 0;
