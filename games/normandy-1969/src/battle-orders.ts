import type { HexId } from '@bocage/hex';
import { distancesFrom } from '@bocage/wargame';
import type { GameData, Order } from './data/shapes.js';
import { CITY, type Ground, SEA } from './ground.js';
import type { Roster } from './roster.js';

export interface SetupPiece {
  readonly piece: number;
  /** Every hex it may be set up in. */
  readonly zone: readonly number[];
  readonly inZone: Uint8Array;
  /** Where the ready-made set-up puts it. */
  readonly hex: HexId;
}

/** In order of the pieces' numbers. */
export interface Arrival {
  readonly piece: number;
  readonly turn: number;
  readonly hexes: readonly HexId[];
}

/** One of the six German orders of battle (§R.11, §R.13). */
export interface BattleOrder {
  readonly setup: readonly SetupPiece[];
  readonly arrivals: readonly Arrival[];
  readonly entrenched: readonly boolean[];
  /** Blank counters that fill this set-up. */
  readonly dummies: number;
  /** Hexes of the ready-made set-up that no piece of this order takes: where its blanks go. */
  readonly decoys: readonly number[];
}

export interface BattleOrders {
  /** Index 0 is order 1. */
  readonly orders: readonly BattleOrder[];
  readonly decoyZone: readonly number[];
  readonly inDecoyZone: Uint8Array;
  readonly mostDummies: number;
}

interface Zone {
  readonly hexes: readonly HexId[];
  readonly flags: Uint8Array;
}

const NOWHERE: Zone = { hexes: [], flags: new Uint8Array() };

const asFlags = (size: number, hexes: readonly HexId[]): Uint8Array => {
  const flags = new Uint8Array(size);
  for (const hex of hexes) flags[hex] = 1;
  return flags;
};

/** §R.13: no counter is set up at sea or on a beach. */
const isSetupHex = (ground: Ground, hex: HexId): boolean => ground.terrain[hex] !== SEA && (ground.beach[hex] as number) < 0;

function zoneHexes(data: GameData, ground: Ground, id: string): readonly number[] {
  const zone = data.orders.zones.find((listed) => listed.id === id);
  if (!zone) return [];
  const inside = new Set(zone.around.flatMap((label) => ground.grid.within(ground.grid.parse(label) as number, zone.within)));
  const wanted = zone.only === 'any' ? undefined : ground[zone.only];
  return [...inside].filter((hex) => isSetupHex(ground, hex) && (!wanted || wanted[hex] === 1)).sort((a, b) => a - b);
}

/** §R.12: where blank counters may lie. */
function findDecoyZone(data: GameData, ground: Ground): number[] {
  const { coastWithin, townWithin } = data.orders.decoys;
  const fromCoast = distancesFrom(ground.grid, ground.coastHexes);
  const fromTown = distancesFrom(
    ground.grid,
    ground.land.filter((hex) => ground.town[hex] === 1 || ground.terrain[hex] === CITY),
  );
  const isNear = (far: number, within: number): boolean => far >= 0 && far <= within;
  return ground.land.filter(
    (hex) => isSetupHex(ground, hex) && (isNear(fromCoast[hex] as number, coastWithin) || isNear(fromTown[hex] as number, townWithin)),
  );
}

function createOrder(data: GameData, ground: Ground, roster: Roster, order: Order, zones: Map<string, Zone>): BattleOrder {
  const pieceOf = (id: string): number => roster.pieceIds.get(id) ?? -1;
  const setup = order.setup.map(({ piece, zone, hex }) => {
    const { hexes, flags } = zones.get(zone) ?? NOWHERE;
    return { piece: pieceOf(piece), zone: hexes, inZone: flags, hex: ground.grid.parse(hex) as number };
  });
  const decoys = data.orders.slots.map((label) => ground.grid.parse(label) as number);
  for (const { hex } of setup) {
    const taken = decoys.indexOf(hex);
    if (taken >= 0) decoys.splice(taken, 1);
  }
  const entrenched = new Array<boolean>(roster.pieces + 1).fill(false);
  for (const id of order.entrenched) entrenched[pieceOf(id)] = true;
  return {
    setup,
    arrivals: order.arrivals
      .map(({ piece, turn, edges }) => {
        const hexes = new Set(edges.flatMap((edge) => ground.edgeHexes[edge]));
        return { piece: pieceOf(piece), turn, hexes: [...hexes].sort((a, b) => a - b) };
      })
      .sort((a, b) => a.piece - b.piece),
    entrenched,
    dummies: data.orders.tokens - setup.length,
    decoys,
  };
}

export function createBattleOrders(data: GameData, ground: Ground, roster: Roster): BattleOrders {
  const zones = new Map(
    data.orders.zones.map(({ id }) => {
      const hexes = zoneHexes(data, ground, id);
      return [id, { hexes, flags: asFlags(ground.grid.size, hexes) }];
    }),
  );
  const orders = data.orders.orders.map((order) => createOrder(data, ground, roster, order, zones));
  const decoyZone = findDecoyZone(data, ground);
  return {
    orders,
    decoyZone,
    inDecoyZone: asFlags(ground.grid.size, decoyZone),
    mostDummies: Math.max(...orders.map((order) => order.dummies)),
  };
}
