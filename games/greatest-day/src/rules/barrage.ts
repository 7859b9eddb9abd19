import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { CITY, FORTIFIED } from '../ground.js';
import { refreshAbout, refreshAll } from '../occupancy.js';
import { FLEET } from '../roster.js';
import { HEAVY, LIGHT, type Open, type Tell } from '../types.js';
import { rosterOf, type World } from '../world.js';
import { isGun, ownLines } from './fire.js';
import { linesCutAt } from './phones.js';
import { sum } from './quality.js';
import { barrageAt } from './units.js';

/** §S.24 The barrage an attack leaves: heavy where the rating, the bonus and the firer's own markers come to enough. */
export const levelOf = (world: World, open: Open, firer: UnitId, bonus: number): number =>
  sum(ownLines(world, open, firer)) + bonus >= world.data.tables.guns.heavy ? HEAVY : LIGHT;

/** §S.24 C2 A marker is laid; a heavier one replaces a lighter. Zones and sight change with it. Whether anything did. */
export function layBarrage(world: World, open: Open, hex: HexId, level: number): boolean {
  if (barrageAt(open, hex) >= level) return false;
  const levels = new Map(open.barrages.map((at, i) => [at, open.barrageLevels[i] as number]));
  levels.set(hex, level);
  open.barrages = [...levels.keys()].sort((a, b) => a - b);
  open.barrageLevels = open.barrages.map((at) => levels.get(at) as number);
  refreshAbout(world, open, hex);
  return true;
}

/** §S.24 I: every marker is lifted. */
export function liftBarrages(world: World, open: Open, tell: Tell): void {
  if (open.barrages.length > 0) tell({ event: 'barrages-lifted', section: 'S.24' });
  open.barrages = [];
  open.barrageLevels = [];
  refreshAll(world, open);
}

/** §2.5 §16.1 What a 0 of the guns breaks besides: a city becomes rubble, a ship cuts telephones. */
export function breakWith0(world: World, open: Open, firer: UnitId, hex: HexId, tell: Tell): void {
  const roster = rosterOf(world, open);
  const terrain = world.ground.terrain[hex];
  if (isGun(roster, firer) && (terrain === CITY || terrain === FORTIFIED) && !open.rubble.includes(hex)) {
    open.rubble = [...open.rubble, hex].sort((a, b) => a - b);
    refreshAll(world, open);
    tell({ event: 'rubble', section: '2.5', hex });
  }
  // Orange fire alone, not the light guns of landing and support craft.
  const beach = isGun(roster, firer) && roster.stripe[firer] === FLEET ? linesCutAt(world, open, hex) : -1;
  if (beach < 0) return;
  open.cut[beach] = 1;
  tell({ event: 'cut', section: '16.1', beach });
}
