import { type Field, isCraft, isEnemy, isGun, isMortar, type Piece } from './pieces.js';
import { seesHex } from './sight.js';
import type { Side } from './tables.js';

/** §S.16 C1 How far a unit's Fire Zone and direct fire reach: shrunk by a barrage or an enemy beside it. */
export function reachOf(field: Field, piece: Piece): number {
  const { pinned, guns, mortars } = field.paper.tables.zones;
  const beside = field.paper.neighbours(piece.hex).some((hex) => field.stack(hex).some((other) => isEnemy(piece, other)));
  const most = isGun(piece) ? Math.min(piece.range, guns) : isMortar(piece) ? Math.min(piece.range, mortars) : piece.range;
  return beside || field.barrage(piece.hex) > 0 ? Math.min(most, pinned) : most;
}

/** §S.16 Who projects a Fire Zone at all: unsuppressed, on foot or wheels of its own, with a Fire rating. */
export const projects = (piece: Piece): boolean => piece.fire !== undefined && !piece.suppressed && !piece.parked && !isCraft(piece);

/** §S.16 §2.1.10 Hexes in a unit's Fire Zone. */
export function zoneOf(field: Field, piece: Piece): ReadonlySet<number> {
  const key = `zone ${piece.unit}`;
  const known = field.memo.get(key) as ReadonlySet<number> | undefined;
  if (known) return known;
  const reach = projects(piece) ? reachOf(field, piece) : -1;
  const zone = reach < 0 ? NOWHERE : hexesCovered(field, piece.hex, reach);
  field.memo.set(key, zone);
  return zone;
}

const NOWHERE: ReadonlySet<number> = new Set();

function hexesCovered(field: Field, from: number, reach: number): ReadonlySet<number> {
  const { zones, near } = field.paper;
  const key = `${field.scenario.id} ${from} ${reach} ${field.ground}`;
  const zone = zones.get(key) ?? new Set(near(from, reach).filter((hex) => covers(field, from, hex)));
  if (zones.size > 5000) zones.clear();
  zones.set(key, zone);
  return zone;
}

/** A6 Its own hex is among them. */
const covers = (field: Field, from: number, hex: number): boolean =>
  (field.paper.terrain(hex) !== 'hedgerow' || field.paper.distance(from, hex) <= 1) && seesHex(field, from, hex, 'fire');

/** Units of a side whose Fire Zone covers a hex. */
export const coveredBy = (field: Field, side: Side, hex: number): Piece[] =>
  field.pieces.filter(
    (piece) => piece.side === side && field.paper.distance(piece.hex, hex) <= piece.range && zoneOf(field, piece).has(hex),
  );

export const inZone = (field: Field, side: Side, hex: number): boolean => coveredBy(field, side, hex).length > 0;
