import type { Seat } from '@bocage/kernel';
import { sideOf } from '../occupancy.js';
import { strengthOf } from '../rules/losses.js';
import { alliedPoints } from '../rules/scoring.js';
import { ALLIED, type LiberatingAssaultView } from '../types.js';
import type { Mind } from './mind.js';
import { sideOfSeat } from './picture.js';

export const WEIGHTS: Readonly<Record<string, number>> = { over: 1000, points: 10, strength: 0.15, nearness: 1 };

/** How near the Allies are to the places they do not hold yet. */
function nearness({ world, ways }: Mind, { known }: LiberatingAssaultView): number {
  return world.data.scenarios.places.list.reduce((sum, { points }, place) => {
    if (known.held[place] === ALLIED) return sum + points;
    const far = known.hex.reduce(
      (least, hex, unit) => (hex >= 0 && sideOf(world, unit) === ALLIED ? Math.min(least, ways[place]?.[hex] ?? 99) : least),
      99,
    );
    return sum + points / (1 + far);
  }, 0);
}

/** Named numbers that judge a position, from the Allied side, turned round for Germans. */
export function createFeatures(mind: Mind): (view: LiberatingAssaultView, seat: Seat) => Readonly<Record<string, number>> {
  const { world } = mind;
  return (view, seat) => {
    const { open, known } = view;
    const sign = seat.startsWith('control') || sideOfSeat(world, open, seat) === ALLIED ? 1 : -1;
    const top = open.stack.at(-1);
    const winner = top?.step === 'over' ? top.outcome.winner : undefined;
    const strength = known.hex.reduce(
      (sum, hex, unit) => (hex >= 0 ? sum + strengthOf(world, known, unit) * (sideOf(world, unit) === ALLIED ? 1 : -1) : sum),
      0,
    );
    return {
      over: winner === undefined ? 0 : sign * (winner === 'allied' ? 1 : -1),
      points: sign * alliedPoints(world, known, open.turn),
      strength: sign * strength,
      nearness: sign * nearness(mind, view),
    };
  };
}
