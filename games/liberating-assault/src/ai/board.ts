import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BOCAGE, CITY, WOODS } from '../ground.js';
import { sideOf } from '../occupancy.js';
import { strengthOf } from '../rules/losses.js';
import { ATTACK, EXPLOIT, enemyOf, GERMAN } from '../types.js';
import { type Avenue, avenuesOf, liesOn } from './avenues.js';
import type { Garrisons } from './garrisons.js';
import { createGoings, type Goings, type Order } from './goings.js';
import type { Missions } from './missions.js';
import type { Picture } from './picture.js';

/** What moves are planned on: who will stand where. */
export interface Board {
  readonly picture: Picture;
  readonly missions: Missions;
  readonly garrisons: Garrisons;
  readonly goings: (unit: UnitId) => Goings;
  readonly orders: Map<number, Order>;
  /** Own counters and strength each hex will hold, of those whose place is settled. */
  readonly count: Int16Array;
  readonly strength: Float32Array;
  /** Of that strength what will still be there after the fighting: whoever attacks may go on. */
  readonly guard: Float32Array;
  /** Ways by which the enemy comes, with what it is still worth to bar each. */
  readonly avenues: readonly Avenue[];
  readonly open: Float32Array;
}

/** As much strength in the way bars it. */
const BARRED = 24;

/** A counter will end its turn here. */
export function settle(board: Board, unit: UnitId, hex: HexId): void {
  const { picture, orders, count, strength, guard, avenues, open } = board;
  const fighting = strengthOf(picture.mind.world, picture.field, unit);
  const kind = orders.get(unit)?.kind;
  count[hex] = (count[hex] as number) + 1;
  strength[hex] = (strength[hex] as number) + fighting;
  if (kind !== ATTACK && kind !== EXPLOIT) guard[hex] = (guard[hex] as number) + fighting;
  if (fighting === 0) return;
  avenues.forEach((avenue, i) => {
    if (liesOn(picture, avenue, hex)) open[i] = (open[i] as number) * Math.max(0, 1 - fighting / BARRED);
  });
}

/** What it is worth to stand here for those who would come along the ways through this hex. */
export const barring = ({ picture, avenues, open }: Board, hex: HexId): number =>
  avenues.reduce((sum, avenue, i) => (liesOn(picture, avenue, hex) ? sum + (open[i] as number) : sum), 0);

/** At first those stand where they are whom others order about, and those who attack at the hex they attack from. */
export function createBoard(picture: Picture, missions: Missions, garrisons: Garrisons, orders: Map<number, Order>): Board {
  const { mind, open, field, side, own } = picture;
  const size = mind.world.grid.size;
  const avenues = side === GERMAN ? avenuesOf(picture) : [];
  const board: Board = {
    picture,
    missions,
    garrisons,
    goings: createGoings(picture),
    orders,
    count: new Int16Array(size),
    strength: new Float32Array(size),
    guard: new Float32Array(size),
    avenues,
    open: Float32Array.from(avenues, ({ worth }) => worth),
  };
  field.hex.forEach((hex, unit) => {
    if (hex < 0 || sideOf(mind.world, unit) !== side) return;
    const path = orders.get(unit)?.path ?? [];
    if (path.length > 0) settle(board, unit, path.at(-2) ?? hex);
    else if (!own.has(open.attached[unit] as number)) settle(board, unit, hex);
  });
  return board;
}

const GOOD_GROUND: readonly number[] = [BOCAGE, WOODS, CITY];

export const isGoodGround = ({ mind }: Picture, hex: HexId): boolean => GOOD_GROUND.includes(mind.world.ground.terrain[hex] as number);

/** What the enemy could bring against a hex beyond what would stand there. */
export function danger({ picture, strength, count }: Board, hex: HexId, coming: number): number {
  const { weight, side } = picture;
  const terrain = isGoodGround(picture, hex) ? 3 : 0;
  const defence = (strength[hex] as number) + coming + terrain * Math.min(4, (count[hex] as number) + 2);
  const helped = 0.3 * (weight[side][hex] as number);
  return Math.max(0, (weight[enemyOf(side)][hex] as number) - defence - helped);
}

export const roomOn = ({ picture, count }: Board, hex: HexId): number =>
  picture.mind.world.data.tables.limits.stacking - (count[hex] as number);
