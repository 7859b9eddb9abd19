import { computeNet, supplyNet } from '../rules/supply.js';
import { computeStanding, standingOf } from '../standing.js';
import { BRITISH, GERMANS, type Open, US } from '../types.js';
import type { World } from '../world.js';
import type { Say } from './say.js';

const isSame = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => a.length === b.length && Array.from(a).every((n, i) => n === b[i]);

/** What is kept beside the state says what the state says. */
export function checkStanding(world: World, open: Open, say: Say): void {
  const kept = standingOf(world, open);
  const fresh = computeStanding(world, open);
  const pairs: [string, ArrayLike<number>, ArrayLike<number>][] = [
    ['count', kept.count, fresh.count],
    ['side', kept.side, fresh.side],
    ['first', kept.first, fresh.first],
    ['next', kept.next, fresh.next],
    ['Allied zones', kept.zoc[0], fresh.zoc[0]],
    ['German zones', kept.zoc[1], fresh.zoc[1]],
    ['Allied zone', kept.zones[0], fresh.zones[0]],
    ['German zone', kept.zones[1], fresh.zones[1]],
    ['Allied bar', kept.barred[0], fresh.barred[0]],
    ['German bar', kept.barred[1], fresh.barred[1]],
    ['strongpoints', kept.strongpoints, fresh.strongpoints],
  ];
  for (const [name, a, b] of pairs) if (!isSame(a, b)) say(`the kept ${name} is not what the columns say`);
  for (const command of [US, BRITISH, GERMANS]) {
    const net = supplyNet(world, open, command);
    const now = computeNet(world, open, command);
    const isBrittanySame = isSame(net.throughBrittany ?? [], now.throughBrittany ?? []) && net.brittany === now.brittany;
    if (!isSame(net.hexes, now.hexes) || !isBrittanySame) say(`the remembered supply of command ${command} is out of date`);
  }
}
