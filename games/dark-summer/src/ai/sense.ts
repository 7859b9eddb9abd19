import type { Memory } from '@bocage/kernel';
import { sideOf } from '../occupancy.js';
import { attackFactor, defenceFactor } from '../rules/11-combat/strength.js';
import { barredToLines, germanLetters, openBeaches } from '../rules/13-supply/supply-lines.js';
import { BRITISH, enemyOf, GERMAN, hexOf, type Open, type Side, US } from '../types.js';
import type { World } from '../world.js';
import { type Fields, spreadOut } from './fields.js';

/** Strength as a planner counts it: a factor not yet drawn is taken for its pool's middle. */
const UNKNOWN = 1.5;
export const attackOf = (world: World, open: Open, unit: number): number =>
  world.roster.hidden[unit] && (open.value[unit] as number) < 0 ? 0 : attackFactor(world, open, unit);
export const defenceOf = (world: World, open: Open, unit: number): number =>
  world.roster.hidden[unit] && (open.value[unit] as number) < 0 ? UNKNOWN : defenceFactor(world, open, unit, 'armor');

/** How a position looks to one side: what the enemy can do where. Gathered anew only when the enemy has changed. */
export interface Sense {
  readonly side: Side;
  /** Attack factors that could fall on a hex soon, the far ones counted less. */
  readonly threat: Float32Array;
  /** Attack factors standing next to a hex. */
  readonly contact: Float32Array;
  /** Steps over land to the nearest enemy unit. */
  readonly enemyFar: Uint8Array;
  /** Defence factors of the enemy stack in a hex. */
  readonly enemyStack: Float32Array;
  /** Steps a hex lies further from this side's rear than the nearest enemy does: how easily whoever stands there is cut off. */
  readonly exposed: Uint8Array;
  /** Steps the supply line of a hex goes round the enemy, by his units and zones as they stand; most where there is none. */
  readonly detour: Uint8Array;
}

const REACH_WEIGHT = [0, 1, 0.55, 0.3, 0.15] as const;

/** One sense per side. */
export function createSenses(world: World, fields: Fields, memory: Memory): (open: Open, side: Side) => Sense {
  return (open, side) => memory.keep(`sense-${side}`, enemyKey(world, open, side), () => makeSense(world, fields, open, side));
}

/** A number that changes when an enemy unit moves, loses a step or shows its factor. */
function enemyKey(world: World, open: Open, side: Side): number {
  const { allied, units } = world.roster;
  const [from, to] = side === 0 ? [allied, units] : [0, allied];
  let key = open.turn;
  for (let unit = from; unit < to; unit++)
    key = (Math.imul(key, 31) + hexOf(open, unit) * 4 + (open.steps[unit] as number) + (open.value[unit] as number)) | 0;
  return key;
}

function makeSense(world: World, fields: Fields, open: Open, side: Side): Sense {
  const { size } = world.grid;
  const threat = new Float32Array(size);
  const contact = new Float32Array(size);
  const enemyStack = new Float32Array(size);
  const held: number[] = [];
  const enemy = enemyOf(side);
  const [from, to] = enemy === 0 ? [0, world.roster.allied] : [world.roster.allied, world.roster.units];
  for (let unit = from; unit < to; unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0 || world.ground.terrain[hex] === 0) continue;
    held.push(hex);
    enemyStack[hex] = (enemyStack[hex] as number) + defenceOf(world, open, unit);
    const attack = attackOf(world, open, unit);
    if (attack > 0) spread(fields, threat, contact, hex, attack);
  }
  const enemyFar = new Uint8Array(size).fill(255);
  const exposed = new Uint8Array(size);
  const rear = fields.rear[side];
  spreadOut(world, held, (hex, nearest, steps) => {
    enemyFar[hex] = steps;
    exposed[hex] = Math.max(0, Math.min(200, (rear[hex] as number) - (rear[nearest] as number)));
  });
  return {
    side,
    threat,
    contact,
    enemyStack,
    enemyFar,
    exposed,
    detour: detours(world, fields, open, side),
  };
}

const LONGEST_DETOUR = 20;

function detours(world: World, fields: Fields, open: Open, side: Side): Uint8Array {
  const detour = new Uint8Array(world.grid.size).fill(LONGEST_DETOUR);
  const sources = side === GERMAN ? germanLetters(world, open) : [...openBeaches(world, open, US), ...openBeaches(world, open, BRITISH)];
  const rear = fields.rear[side];
  const tell = (hex: number, _: number, steps: number): void => {
    detour[hex] = Math.max(0, Math.min(LONGEST_DETOUR, steps - (rear[hex] as number)));
  };
  spreadOut(world, sources, tell, barredToLines(world, open, side));
  return detour;
}

function spread(fields: Fields, threat: Float32Array, contact: Float32Array, hex: number, attack: number): void {
  const rings = fields.rings[hex] as readonly (readonly number[])[];
  for (let radius = 1; radius < rings.length; radius++) {
    const weight = attack * (REACH_WEIGHT[radius] as number);
    for (const near of rings[radius] as readonly number[]) {
      threat[near] = (threat[near] as number) + weight;
      if (radius === 1) contact[near] = (contact[near] as number) + attack;
    }
  }
}

/** Factors a side has in each sector, by what `factor` counts. */
export function strengthBySector(world: World, fields: Fields, open: Open, side: Side, factor: (unit: number) => number): number[] {
  const sums = [0, 0, 0, 0, 0];
  for (let unit = 0; unit < world.roster.units; unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0 || sideOf(world, unit) !== side) continue;
    const sector = fields.sector[hex] as number;
    sums[sector] = (sums[sector] as number) + factor(unit);
  }
  return sums;
}
