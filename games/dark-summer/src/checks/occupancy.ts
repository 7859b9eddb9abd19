import { bySide, columnsOf, type NamedColumns, sameNumbers, staleColumns } from '@bocage/wargame';
import { type Occupancy, occupancyOf } from '../occupancy.js';
import { computeNet, supplyNet } from '../rules/13-supply/supply.js';
import { BRITISH, GERMANS, type Open, US } from '../types.js';
import type { World } from '../world.js';
import type { Say } from './say.js';

const columnsIn = (occupancy: Occupancy): NamedColumns =>
  columnsOf(occupancy, {
    ...bySide('zones', occupancy.zoc),
    ...bySide('zone', occupancy.zones),
    ...bySide('bar', occupancy.barred),
    strongpoints: occupancy.strongpoints,
  });

/** What is kept beside the state says what the state says. */
export function checkOccupancy(world: World, open: Open, say: Say): void {
  staleColumns(columnsIn(occupancyOf(world, open)), columnsIn(world.occupancies.build(open))).forEach(say);
  for (const command of [US, BRITISH, GERMANS]) {
    const net = supplyNet(world, open, command);
    const now = computeNet(world, open, command);
    const isBrittanySame = sameNumbers(net.throughBrittany ?? [], now.throughBrittany ?? []) && net.brittany === now.brittany;
    if (!sameNumbers(net.hexes, now.hexes) || !isBrittanySame) say(`the remembered supply of command ${command} is out of date`);
  }
}
