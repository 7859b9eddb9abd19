import type { HexId } from '@bocage/hex';
import { enemyOf } from '../types.js';
import type { Board } from './board.js';

/** §7.2 §7.4 Where a corps' headquarters and guns belong: with troops, near all its divisions, not in the first line. */
export function corpsGoal({ picture, goings, count, guard }: Board, corps: number): number {
  const { mind, open, field, weight, side, members } = picture;
  const { world } = mind;
  const hq = world.formations.hq[corps] as number;
  const from = field.hex[hq] as number;
  if (from < 0) return -1;
  const team = open.player[corps] as number;
  const own = open.command.flatMap((command, division) => {
    const at = command === team ? (field.hex[world.formations.hq[division] as number] as number) : -1;
    // §2.1 Airborne divisions can do longest without cards.
    return at >= 0 ? [{ at, weight: world.formations.motorised[division] ? 1 : 0.4 }] : [];
  });
  const range = world.data.tables.headquarters.corpsRange - 1;
  const worth = (hex: HexId): number => {
    const far = own.reduce((sum, one) => {
      const distance = world.grid.distance(one.at, hex);
      return sum + one.weight * (Math.min(distance, 8) * 0.5 + (distance > range ? 8 : 0));
    }, 0);
    const threat = weight[enemyOf(side)][hex] as number;
    const guarded = (guard[hex] as number) > 0 || threat === 0;
    const near = world.grid.within(hex, 1).some((at) => (guard[at] as number) > 0);
    return -far - (guarded ? 0 : 10) - (near ? 0 : 4) - 0.05 * threat;
  };
  const room = world.data.tables.limits.stacking - (members.get(corps) ?? []).length;
  let [best, most] = [from, worth(from) + 1];
  const { tactical, strategic } = goings(hq);
  for (const hex of new Set([...tactical, ...strategic])) {
    if ((count[hex] as number) > room) continue;
    if (worth(hex) > most) [best, most] = [hex, worth(hex)];
  }
  return best;
}
