import { hasMark } from '@bocage/wargame';
import { type Battle, type Field, MOVED, type Open } from '../types.js';
import type { World } from '../world.js';
import { needsFuel } from './fuel.js';
import { unitsOf } from './units-of.js';

/** §4.21 Formations whose fuel is used up: one of theirs that needs it has moved. Whoever attacks from where he stands keeps it. */
export function fuelUsed(world: World, open: Pick<Open, 'attached'>, field: Field): number[] {
  return world.formations.hq.flatMap((hq, formation) => {
    if ((field.fuel[hq] as number) === 0) return [];
    const used = unitsOf(world, open, formation).some((unit) => needsFuel(world, open, unit) && hasMark(field, unit, MOVED));
    return used ? [formation] : [];
  });
}

/** §4.21 Ammo fired in a battle is gone; what lies on the guns unfired stays. */
export function fire(field: Pick<Field, 'ammo'>, battle: Battle): void {
  const spend = (guns: readonly number[], ammo: readonly number[]): void =>
    guns.forEach((gun, i) => {
      field.ammo[gun] = (field.ammo[gun] as number) - (ammo[i] as number);
    });
  spend(battle.attackGuns, battle.attackAmmo);
  spend(battle.defenceGuns, battle.defenceAmmo);
}
