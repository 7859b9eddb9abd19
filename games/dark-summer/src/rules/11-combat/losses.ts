import type { Open } from '../../types.js';

/** §11.3.6 Who may take the next step loss: nobody is eliminated while a unit of two steps is still whole. */
export function mayLoseStep(open: Open, units: readonly number[]): number[] {
  const alive = units.filter((unit) => (open.steps[unit] as number) > 0);
  const whole = alive.filter((unit) => open.steps[unit] === 2);
  return whole.length > 0 ? whole : alive;
}

/** §11.3.6 Losses beyond what a side has are disregarded. */
export const lossesToTake = (open: Open, units: readonly number[], called: number): number =>
  Math.min(
    called,
    units.reduce((sum, unit) => sum + (open.steps[unit] as number), 0),
  );
