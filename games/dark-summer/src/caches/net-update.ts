import { JOURNAL, type Occupancy } from '../occupancy.js';
import type { Side } from '../types.js';
import type { World } from '../world.js';

/**
 * §13.2 Brings what supply lines reach up to date with the hexes that have opened or closed to them since
 * `since`. False where that cannot be told from near by: then it must be found anew.
 */
export function updateReached(
  world: World,
  reached: Uint8Array,
  { barred, lines, turned }: Occupancy,
  side: Side,
  since: number,
  isSource: (hex: number) => boolean,
): boolean {
  const now = lines[side];
  if (now - since > JOURNAL) return false;
  const shut = barred[side];
  for (let i = since; i < now; i++) {
    const hex = turned[side][i % JOURNAL] as number;
    if (reached[hex] === 0 || shut[hex] === 0) continue;
    if (isCut(world, reached, hex) || isSource(hex)) return false;
    reached[hex] = 0;
  }
  for (let i = since; i < now; i++) {
    const hex = turned[side][i % JOURNAL] as number;
    if (reached[hex] !== 0 || shut[hex] !== 0) continue;
    if (isBeside(world, reached, hex) || isSource(hex)) spread(world, reached, shut, hex);
  }
  return true;
}

/** Whether lines may have gone through a hex to others: those reached round it are not all one beside the other. */
function isCut({ ground: { across } }: World, reached: Uint8Array, hex: number): boolean {
  let near = 0;
  let joined = 0;
  for (let direction = 0; direction < 6; direction++) {
    const here = across[hex * 6 + direction] as number;
    if (reached[here] === 0) continue;
    near++;
    const next = across[hex * 6 + ((direction + 1) % 6)] as number;
    if (reached[next] !== 0 && across[here * 6 + ((direction + 2) % 6)] === next) joined++;
  }
  return near - joined > 1;
}

function isBeside({ ground: { across } }: World, reached: Uint8Array, hex: number): boolean {
  for (let i = hex * 6; i < hex * 6 + 6; i++) if (reached[across[i] as number] !== 0) return true;
  return false;
}

function spread({ ground: { across }, flooded: { queue } }: World, reached: Uint8Array, shut: Uint8Array, from: number): void {
  let count = 0;
  queue[count++] = from;
  reached[from] = 1;
  for (let at = 0; at < count; at++) {
    const first = (queue[at] as number) * 6;
    for (let i = first; i < first + 6; i++) {
      const to = across[i] as number;
      if (shut[to] !== 0 || reached[to] !== 0) continue;
      reached[to] = 1;
      queue[count++] = to;
    }
  }
}
