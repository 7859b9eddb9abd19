import { lintMap } from '@bocage/hex';
import { createComplaints, type DataComplaint, lintIds, lintOddsTable, type Say } from '@bocage/kernel';
import { createBattleOrders, type SetupPiece } from '../battle-orders.js';
import { BEACHES, createGround, EDGES, type Ground } from '../ground.js';
import { createRoster } from '../roster.js';
import type { GameData } from './shapes.js';

/** What a well-shaped file can still get wrong: names that name nothing, tables that do not fit, set-ups that cannot be made. */
export function lintMeaning(data: GameData): readonly DataComplaint[] {
  const { complaints, say } = createComplaints();
  lintMap(data.map, (path, reason) => say('map', path, reason));
  lintFeatures(data, say);
  lintTables(data, say);
  lintCounters(data, say);
  if (complaints.length > 0) return complaints;
  const ground = createGround(data);
  lintPlaces(data, ground, say);
  if (complaints.length === 0) lintOrders(data, ground, say);
  return complaints;
}

function lintFeatures({ map }: GameData, say: Say): void {
  const has = (feature: string): boolean => map.hexes.some(({ terrain, features }) => terrain !== 'sea' && features.includes(feature));
  for (const beach of BEACHES) if (!has(`beach:${beach}`)) say('map', 'hexes', `no land hex has the feature beach:${beach}`);
  for (const edge of EDGES) if (!has(`edge:${edge}`)) say('map', 'hexes', `no land hex has the feature edge:${edge}`);
}

function lintTables({ tables }: GameData, say: Say): void {
  lintOddsTable(say, 'tables', 'crt', tables.crt);
  const kinds = tables.gunfire.map(({ id }) => id);
  if (new Set(kinds).size !== kinds.length) say('tables', 'gunfire', 'names a kind of mission twice');
}

function lintCounters({ counters }: GameData, say: Say): void {
  for (const side of ['allied', 'german'] as const) lintIds(say, 'counters', side, counters[side]);
  counters.allied.forEach((unit, i) => {
    if (unit.strengths.some((strength, lost) => lost > 0 && strength > (unit.strengths[lost - 1] as number))) {
      say('counters', `allied[${i}].strengths`, 'must not grow as battalions are lost');
    }
  });
}

function lintPlaces(data: GameData, ground: Ground, say: Say): void {
  const isLand = (label: string): boolean => ground.land.includes(ground.grid.parse(label) ?? -1);
  data.scenarios.victory.places.forEach(({ hexes }, i) => {
    if (!hexes.every(isLand)) say('scenarios', `victory.places[${i}].hexes`, 'must all be land hexes of the map');
  });
  data.scenarios.scenarios.forEach(({ thresholds: t }, i) => {
    const falls = t.alliedDecisive >= t.alliedMarginal && t.alliedMarginal >= t.draw && t.draw >= t.germanMarginal;
    if (!falls) say('scenarios', `scenarios[${i}].thresholds`, 'must fall from alliedDecisive to germanMarginal');
  });
  data.orders.zones.forEach(({ around }, i) => {
    if (!around.every((label) => ground.grid.parse(label) !== undefined))
      say('orders', `zones[${i}].around`, 'must all be hexes of the map');
  });
  if (data.orders.slots.length !== data.orders.tokens) say('orders', 'slots', 'must have as many hexes as there are tokens');
  data.orders.slots.forEach((label, i) => {
    if (!isLand(label)) say('orders', `slots[${i}]`, 'must be a land hex of the map');
  });
}

/** §R.13 Every order can be set up in any sequence: no zone can be filled by those who share it. */
function lintOrders(data: GameData, ground: Ground, say: Say): void {
  const roster = createRoster(data);
  const compiled = createBattleOrders(data, ground, roster);
  const { stacking } = data.tables.limits;
  if (compiled.decoyZone.length * stacking < data.orders.tokens) say('orders', 'decoys', 'leave too little room for blank counters');
  data.orders.orders.forEach((order, o) => {
    const at = `orders[${o}]`;
    const listed = [...order.setup, ...order.arrivals].map(({ piece }) => piece);
    if (new Set(listed).size !== listed.length) say('orders', at, 'lists a piece twice');
    for (const id of [...listed, ...order.entrenched]) if (!roster.pieceIds.has(id)) say('orders', at, `names an unknown piece ${id}`);
    const { setup, dummies, decoys } = compiled.orders[o] as (typeof compiled.orders)[number];
    if (dummies < 0) say('orders', `${at}.setup`, 'has more pieces than there are tokens');
    if (decoys.length !== Math.max(0, dummies)) say('orders', `${at}.setup`, 'has a hex that is not among the slots');
    setup.forEach(({ zone, inZone, hex }, i) => {
      if (zone.length === 0) say('orders', `${at}.setup[${i}].zone`, 'is unknown or has no land hex');
      if (zone.length * stacking < sharersOf(setup, inZone))
        say('orders', `${at}.setup[${i}].zone`, 'is too small for all who may fill it');
      if (inZone[hex] !== 1) say('orders', `${at}.setup[${i}].hex`, 'is not in its zone');
    });
    const stray = decoys.find((hex) => compiled.inDecoyZone[hex] !== 1);
    if (stray !== undefined)
      say('orders', 'slots', `${ground.grid.label(stray)} is no hex for a blank counter, which ${order.id} puts there`);
  });
}

/** How many pieces may be set up in some hex of a zone. Pieces of one zone share the list, so each is looked at once. */
function sharersOf(setup: readonly SetupPiece[], inZone: Uint8Array): number {
  const meets = new Map<readonly number[], boolean>();
  let sharers = 0;
  for (const { zone } of setup) {
    if (!meets.has(zone)) {
      meets.set(
        zone,
        zone.some((hex) => inZone[hex] === 1),
      );
    }
    if (meets.get(zone)) sharers++;
  }
  return sharers;
}
