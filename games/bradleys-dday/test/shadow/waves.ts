import { type BradleyState, DUE, POOL, WAVE } from '../../src/types.js';
import { type Counter, type Paper, scenarioOf } from './paper.js';
import type { Slot, Turn } from './tables.js';

export type Beach = 0 | 1;
export const BEACHES = ['omaha', 'utah'] as const;

export const turnOf = ({ tables }: Paper, turn: number): Turn => tables.turns.track.find((one) => one.turn === turn) as Turn;

/** §5.1 §5.2 §5.1.11 R8 The cycle and wave that land on a turn, if any do. */
export function landingOf(paper: Paper, { open }: BradleyState, turn = open.turn): readonly [cycle: number, wave: number] | undefined {
  const { landing, newCycle } = turnOf(paper, turn);
  return open.options['new-cycle'] === 'on' ? newCycle : landing;
}

export const landsAt = (paper: Paper, { open }: BradleyState, beach: Beach): boolean =>
  scenarioOf(paper, open).beaches.includes(BEACHES[beach]);

export const poolOf = ({ open }: BradleyState, beach: Beach): number[] =>
  open.box.flatMap((box, unit) => (box === POOL + beach ? [unit] : []));
/** Waves are counted from one, boxes from nothing. */
export const waveBoxOf = (beach: Beach, wave: number): number => WAVE + beach * 3 + wave - 1;
export const inWave = ({ open }: BradleyState, beach: Beach, wave: number): number[] =>
  open.box.flatMap((box, unit) => (box === waveBoxOf(beach, wave) ? [unit] : []));

/** §5.1.9 §5.1.3 How many a wave may have; the last row serves all later cycles. */
export function limitOf({ tables }: Paper, beach: Beach, cycle: number, wave: number): number {
  const rows = tables.waves[BEACHES[beach]];
  return rows[Math.min(cycle, rows.length) - 1]?.[wave - 1] as number;
}

/** §5.1.2 What the boxes of the first cycle are marked with; nothing where the player is free. */
export function slotsOf({ tables }: Paper, beach: Beach, cycle: number, wave: number): readonly Slot[] | undefined {
  return cycle === 1 ? tables.waves.bound.find((bound) => bound.beach === BEACHES[beach] && bound.wave === wave)?.slots : undefined;
}

const fits = ({ any, units, types, regiments }: Slot, { id, type, regiment, class: kind }: Counter): boolean =>
  any === true ||
  (units?.includes(id) ?? false) ||
  (types?.includes(type) ?? false) ||
  (regiment !== undefined && kind === 'infantry' && (regiments?.includes(regiment) ?? false));

/** How many of these counters find a place in the slots at once. */
export function seated(counters: readonly Counter[], slots: readonly Slot[]): number {
  const seats = slots.flatMap((slot) => Array.from({ length: slot.count }, () => slot));
  const taken: (Counter | undefined)[] = seats.map(() => undefined);
  const place = (counter: Counter, tried: Set<number>): boolean =>
    seats.some((slot, seat) => {
      if (tried.has(seat) || !fits(slot, counter)) return false;
      tried.add(seat);
      const sitting = taken[seat];
      if (sitting !== undefined && !place(sitting, tried)) return false;
      taken[seat] = counter;
      return true;
    });
  return counters.filter((counter) => place(counter, new Set())).length;
}

/** §5.1.2 §5.1.3 Units of the pool that may still be put into a wave. */
export function mayJoin(paper: Paper, state: BradleyState, beach: Beach, cycle: number, wave: number): number[] {
  const there = inWave(state, beach, wave);
  if (there.length >= limitOf(paper, beach, cycle, wave)) return [];
  const slots = slotsOf(paper, beach, cycle, wave);
  const counter = (unit: number) => paper.counters[unit] as Counter;
  // §5.3.5 The Royal Marines have a port of their own.
  const pool = poolOf(state, beach).filter((unit) => !paper.tables.specialLandings.royalMarines.units.includes(counter(unit).id));
  if (!slots) return pool;
  return pool.filter((unit) => seated([...there, unit].map(counter), slots) === there.length + 1);
}

export const isDue = ({ open }: BradleyState, unit: number): boolean => open.box[unit] === DUE;
