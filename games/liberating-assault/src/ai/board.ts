import { BOCAGE, CITY, WOODS } from '../ground.js';
import { strengthOf } from '../rules/losses.js';
import { sideOf } from '../standing.js';
import { enemyOf } from '../types.js';
import type { Garrisons } from './garrisons.js';
import { createGoings, type Goings, type Order } from './goings.js';
import type { Missions } from './missions.js';
import type { Picture } from './picture.js';

/** What moves are planned on: who will stand where. */
export interface Board {
  readonly picture: Picture;
  readonly missions: Missions;
  readonly garrisons: Garrisons;
  readonly goings: (unit: number) => Goings;
  readonly orders: Map<number, Order>;
  /** Own counters and strength each hex will hold, of those whose place is settled. */
  readonly count: Int16Array;
  readonly strength: Float32Array;
}

/** A counter will end its turn here. */
export function settle({ picture, count, strength }: Board, unit: number, hex: number): void {
  count[hex] = (count[hex] as number) + 1;
  strength[hex] = (strength[hex] as number) + strengthOf(picture.mind.world, picture.field, unit);
}

/** At first those stand where they are whom others order about, and those who attack at the hex they attack from. */
export function createBoard(picture: Picture, missions: Missions, garrisons: Garrisons, orders: Map<number, Order>): Board {
  const { mind, field, side, members } = picture;
  const size = mind.world.grid.size;
  const board: Board = {
    picture,
    missions,
    garrisons,
    goings: createGoings(picture),
    orders,
    count: new Int16Array(size),
    strength: new Float32Array(size),
  };
  const own = new Set([...members.values()].flat());
  field.hex.forEach((hex, unit) => {
    if (hex < 0 || sideOf(mind.world, unit) !== side) return;
    const path = orders.get(unit)?.path ?? [];
    if (!own.has(unit)) settle(board, unit, hex);
    else if (path.length > 0) settle(board, unit, path.at(-2) ?? hex);
  });
  return board;
}

const GOOD_GROUND: readonly number[] = [BOCAGE, WOODS, CITY];

export const isGoodGround = ({ mind }: Picture, hex: number): boolean => GOOD_GROUND.includes(mind.world.ground.terrain[hex] as number);

/** What the enemy could bring against a hex beyond what would stand there. */
export function danger({ picture, strength, count }: Board, hex: number, coming: number): number {
  const { weight, side } = picture;
  const terrain = isGoodGround(picture, hex) ? 3 : 0;
  const defence = (strength[hex] as number) + coming + terrain * Math.min(4, (count[hex] as number) + 2);
  const helped = 0.3 * (weight[side][hex] as number);
  return Math.max(0, (weight[enemyOf(side)][hex] as number) - defence - helped);
}

export const roomOn = ({ picture, count }: Board, hex: number): number =>
  picture.mind.world.data.tables.limits.stacking - (count[hex] as number);
