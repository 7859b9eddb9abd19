import type { ShotKind } from '../frames/combat.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { levelOf } from './barrage.js';
import { isIndirect } from './cover.js';
import { capped, fireLines, resultOf } from './fire.js';
import { sum } from './quality.js';
import { barrageAt } from './units.js';

/** A shot before its bonus; at nobody its target is −1. */
export interface BonusShot {
  readonly kind: ShotKind;
  readonly firer: number;
  readonly target: number;
  readonly at: number;
  /** What the moment adds. */
  readonly add: number;
}

const DICE: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** §S.18 Whether the Company Bonus can matter to this shot: to what a die does to its target, or to the barrage it leaves. */
export const canBonusMatter = (world: World, open: Open, shot: BonusShot): boolean =>
  changesResult(world, open, shot) || changesBarrage(world, open, shot);

/** §S.17 Whether any die does otherwise with the bonus: not at the highest strength already, nor where only a 0 hits either way. */
function changesResult(world: World, open: Open, shot: BonusShot): boolean {
  if (shot.target < 0) return false;
  const plain = sum(fireLines(world, open, shot.kind, shot.firer, shot.target, shot.at)) + shot.add;
  const result = (bonus: number, die: number) => resultOf(world, open, shot, capped(world, plain + bonus), die);
  return DICE.some((die) => result(0, die) !== result(world.data.tables.modifiers.fire.companyBonus, die));
}

/** §S.24 Whether it makes the barrage of an indirect attack heavier than the shot alone, or than what lies there. */
function changesBarrage(world: World, open: Open, { kind, firer, at }: BonusShot): boolean {
  if (!isIndirect(kind)) return false;
  // A stray shell may fall where nothing lies yet.
  const lying = open.options.stray === 'on' ? 0 : barrageAt(open, at);
  return levelOf(world, open, firer, world.data.tables.modifiers.fire.companyBonus) > Math.max(levelOf(world, open, firer, 0), lying);
}
