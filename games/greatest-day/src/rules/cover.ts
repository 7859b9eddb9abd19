import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { COLOURS } from '../data/counter-shapes.js';
import { TERRAINS } from '../data/map-shapes.js';
import type { ShotKind } from '../frames/combat.js';
import { NAMED_BRIDGE } from '../ground.js';
import { LEG } from '../roster.js';
import { ENTRENCHED, IMPROVED, type Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { gaitOf } from './gait.js';
import { type Line, line } from './quality.js';
import { isArmoured } from './ratings.js';
import { inColumn } from './units.js';

/** Who has just left his hex has left his works too (§S.18). */
const MOVED: readonly ShotKind[] = ['opportunity', 'running', 'charging'];
export const hasMoved = (kind: ShotKind): boolean => MOVED.includes(kind);
/** §S.23 Fire over whatever lies between: neither range nor hill nor ridge counts (§2.1.11, §2.2.2). */
export const isIndirect = (kind: ShotKind): boolean => kind === 'indirect' || kind === 'counter-battery';

/** §2.4 Whether a hexside of a hex is a Bridge with a counter that still stands. */
export const atBridge = ({ grid, ground }: World, open: Open, hex: HexId): boolean =>
  [0, 1, 2, 3, 4, 5].some(
    (direction) => ((ground.sides[hex * 6 + direction] as number) & NAMED_BRIDGE) !== 0 && !open.blown.includes(grid.side(hex, direction)),
  );

/** §2.1 What the hex itself does: its terrain, rubble in it (§2.5), a hill under it (§2.1.11). */
function terrainLines(world: World, open: Open, target: UnitId, at: HexId, kind: ShotKind, colour: number): Line[] {
  const { terrain, modifiers } = world.data.tables;
  const name = TERRAINS[world.ground.terrain[at] as number] as string;
  const row = terrain.rows.find((one) => one.terrain === name);
  const armoured = isArmoured(rosterOf(world, open), open, target);
  const { noGunModifier } = terrain;
  // §2.1.2 Shells burst in the trees.
  const isMoot = noGunModifier.terrain === name && noGunModifier.colours.some((one) => one === COLOURS[colour]);
  const printed = !row || isMoot ? 0 : armoured ? row.armoured : row.unarmoured;
  const hill =
    world.ground.hill[at] === 1 && !isIndirect(kind) ? (armoured ? modifiers.target.hillArmoured : modifiers.target.hillUnarmoured) : 0;
  return [
    ...line('terrain', printed, '2.1'),
    ...line('rubble', open.rubble.includes(at) ? modifiers.target.rubble : 0, '2.5'),
    ...line('hill', hill, '2.1.11'),
  ];
}

/** §2.3.3 §2.3.5 §2.4 What a road on a dyke, one in a cutting or a bridge does to who is on it: in Column too. */
function roadLines(world: World, open: Open, target: UnitId, at: HexId): Line[] {
  const { target: modifiers } = world.data.tables.modifiers;
  const isOnFoot = gaitOf(world, open, target).move === LEG;
  const sunken = isOnFoot ? modifiers.sunkenLeg : modifiers.sunkenVehicle;
  return [
    ...line('raised', world.ground.raised[at] === 1 ? modifiers.raised : 0, '2.3.3'),
    ...line('sunken', world.ground.sunken[at] === 1 ? sunken : 0, '2.3.5'),
    ...line('bridge', inColumn(open, target) && atBridge(world, open, at) ? modifiers.bridge : 0, '2.4'),
  ];
}

/** §S.30 §16.3 §X.4 Works, left behind by who moves; Bocage is not. */
function worksLines(world: World, open: Open, target: UnitId, kind: ShotKind): Line[] {
  const { target: modifiers } = world.data.tables.modifiers;
  const works = open.works[target];
  const dug = works === IMPROVED ? modifiers.improved : works === ENTRENCHED ? modifiers.entrenched : 0;
  return [
    ...line('works', hasMoved(kind) ? 0 : dug, 'S.30'),
    ...line('bocage', open.bocage.includes(target) ? modifiers.bocage : 0, '16.3'),
  ];
}

/** §S.18 §2.1 What ground and works do for the target where it is hit. In Column protection is lost, not harm (§S.12); on a bridge neither counts (§2.4). */
export function coverLines(world: World, open: Open, target: UnitId, at: HexId, kind: ShotKind, colour: number): Line[] {
  const column = inColumn(open, target);
  const terrain = terrainLines(world, open, target, at, kind, colour);
  const kept = !column ? terrain : atBridge(world, open, at) ? [] : terrain.filter(({ add }) => add > 0);
  return [
    ...kept,
    ...roadLines(world, open, target, at),
    ...line('column', column ? world.data.tables.modifiers.target.column : 0, 'S.12'),
    ...worksLines(world, open, target, kind),
  ];
}

/** §2.2.2 Fire that comes into the hex across a ridge; not against who is in Column, nor in the second attack of an assault. */
export function ridgeLines(world: World, open: Open, firer: UnitId, target: UnitId, at: HexId): Line[] {
  if (inColumn(open, target) || !world.sights.isIntoRidge(hexOf(open, firer), at)) return [];
  const { ridgeArmoured, ridgeUnarmoured } = world.data.tables.modifiers.target;
  return line('ridge', isArmoured(rosterOf(world, open), open, target) ? ridgeArmoured : ridgeUnarmoured, '2.2.2');
}
