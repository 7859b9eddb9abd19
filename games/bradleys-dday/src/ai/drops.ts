import { type DropFate, dropFate, skiesOver } from '../forecast/drop.js';
import { boxed } from '../rules/drop-zones.js';
import { DZ_LANDED, type Open } from '../types.js';
import type { World } from '../world.js';

/** What it costs that a unit that comes by air is lost, in disorder, sent back, or among Germans. */
const LOST = 1;
const DISRUPTED = 0.35;
const SENT_BACK = 0.2;
const AMONG_GERMANS = 0.6;

const priceOf = ({ lost, disrupted, turnsBack, meetsGermans }: DropFate): number =>
  LOST * lost + DISRUPTED * disrupted + SENT_BACK * turnsBack + AMONG_GERMANS * meetsGermans;

/** §4.3.2 §4.3.3 §4.4 What a unit can expect to cost that drops at a zone which lies in a hex, or is aimed at it; all flak in range fires. */
export function dropPrice(world: World, open: Open, zone: number, hex: number, unit: number): number {
  let sum = 0;
  for (const [sky, share] of skiesOver(world, open, zone, hex)) sum += share * priceOf(dropFate(world, sky, zone, unit));
  return sum;
}

/** Who would come down at a zone, for what it costs: the first in its box. */
export const dropperOf = (open: Open, zone: number): number | undefined => boxed(open, zone)[0];

export const lies = (open: Open, zone: number): boolean => open.dzState[zone] === DZ_LANDED;
