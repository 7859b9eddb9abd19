import type { Grid, HexId } from '@bocage/hex';
import type { Beach, Tables, Tide } from '../data/shapes.js';

/** The last step of a rising scale a value reaches, −1 below the first. */
function stepOf(scale: readonly number[], value: number): number {
  let step = -1;
  while (step + 1 < scale.length && value >= (scale[step + 1] as number)) step++;
  return step;
}

/** §5.4.2 §5.4.3 Sea and mines push a displacement roll away from 7: up above it, down from it. */
export const pushed = ({ displacement }: Tables, roll: number, value: number): number =>
  roll > displacement.pivot ? roll + value : roll - value;

/** §5.5.3 Lanes of shift, left negative, for a modified roll at this tide. */
export function shiftOf({ displacement }: Tables, tide: Tide, roll: number): number {
  const passed = displacement.most[tide].filter((most) => roll > most).length;
  return displacement.shifts[passed] as number;
}

/** §5.6.2 §5.6.5 §5.6.7 What fire and mines of this strength do to a landing unit on a modified roll. */
export function casualtyOf({ casualties }: Tables, strength: number, roll: number): '' | 'D' | 'E' {
  const column = Math.max(stepOf(casualties.columns, strength), 0);
  const counted = Math.min(roll, casualties.mostRoll);
  if (counted >= (casualties.eliminatesFrom[column] as number)) return 'E';
  return counted >= (casualties.disruptsFrom[column] as number) ? 'D' : '';
}

export type Scattered =
  | { readonly kind: 'lands'; readonly hex: HexId; readonly disrupted: boolean }
  | { readonly kind: 'aborts' }
  | { readonly kind: 'eliminated' };

/** §4.3.3 Where a modified roll scatters from the drop zone; −1 as a hex beyond the edge of the map. */
export function scatterOf({ scatter }: Tables, grid: Grid, zone: number, roll: number): Scattered {
  if (roll > scatter.most) return { kind: 'aborts' };
  const entry = scatter.hexes[roll - scatter.least];
  if (!entry) return { kind: 'eliminated' };
  const hex = entry.steps.reduce((at, step) => (at < 0 ? at : grid.neighbour(at, grid.directionNames.indexOf(step))), zone);
  return { kind: 'lands', hex, disrupted: entry.disrupts };
}

/** §11.2 §18.1.5 The support points of a turn: so many, and so many for every pip of a die. */
export function supportOf(
  tables: Tables,
  scale: 'campaign' | 'introductory',
  turn: number,
): { readonly points: number; readonly perPip: number } {
  const row = tables.support[scale].find(({ turns }) => turns.includes(turn));
  return { points: row?.points ?? 0, perPip: row?.perPip ?? 0 };
}

/** §5.1 The most units a wave of a cycle may land; later cycles are as the last on the display. */
export function waveLimit({ waves }: Tables, beach: Beach, cycle: number, wave: number): number {
  const rows = waves[beach];
  return rows[Math.min(cycle, rows.length) - 1]?.[wave - 1] ?? 0;
}

/** §5.4.1 The tide of a turn, when the circle began at this tide on its first turn; before that it stands still. */
export function tideOn({ tide }: Tables, start: Tide, turn: number): Tide {
  const passed = Math.max(turn - tide.firstTurn, 0);
  return tide.circle[(tide.circle.indexOf(start) + passed) % tide.circle.length] as Tide;
}
