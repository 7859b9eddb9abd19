import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Result } from '../data/table-shapes.js';
import type { ShotKind } from '../frames/combat.js';
import { capped, fireLines, resultOf } from '../rules/fire.js';
import { sum } from '../rules/quality.js';
import { hasBonus } from '../steps/shot.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { chanceOf, healthOf, loadOf, worthOf } from './worth.js';

/** Suppressed for a while, of what the unit is worth; a lost step besides what any hit costs; the end of it. */
const SUPPRESSED = 0.22;
const STEP = 0.1;
const END = 1.15;

/** §S.19 §S.21 What a result takes, of what the target is worth. */
export function harmOf(world: World, open: Open, target: UnitId, result: Result): number {
  const hit = 1 / healthOf(open, target);
  const shaken = open.suppressed[target] === 1 ? hit : Math.max(SUPPRESSED, Math.min(hit, 0.3));
  switch (result) {
    case 'S?':
      return (1 - chanceOf(world, open, target)) * shaken;
    case 'S':
      return shaken;
    case 'C':
      return hit >= 1 ? END : hit;
    case '1':
      return (open.steps[target] as number) <= 1 ? END : hit + STEP;
    case 'E':
      return END;
  }
}

/** §S.17 What a strength does on the average over the ten faces of the die, of what the target is worth. */
function harmAt(world: World, open: Open, kind: ShotKind, firer: UnitId, target: UnitId, strength: number): number {
  let harm = 0;
  for (let die = 0; die <= 9; die++) {
    const result = resultOf(world, open, { kind, firer, target }, strength, die);
    if (result !== undefined) harm += harmOf(world, open, target, result);
  }
  return harm / 10;
}

/** §S.17 §S.18 What a shot is worth on the average, the Company Bonus counted by its chance. */
export function shotWorth(world: World, open: Open, kind: ShotKind, firer: UnitId, target: UnitId, at: HexId, add: number): number {
  const plain = sum(fireLines(world, open, kind, firer, target, at)) + add;
  const harm = (strength: number): number => harmAt(world, open, kind, firer, target, capped(world, strength));
  const { companyBonus } = world.data.tables.modifiers.fire;
  const chance = hasBonus(open, { kind, firer }) ? chanceOf(world, open, firer) : 0;
  const mean = chance === 0 ? harm(plain) : chance * harm(plain + companyBonus) + (1 - chance) * harm(plain);
  return mean * (worthOf(world, open, target) + loadOf(world, open, target));
}
