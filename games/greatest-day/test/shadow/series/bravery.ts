import { ENTRENCHED, IMPROVED } from '../../../src/types.js';
import { isMined, isRaised, isRubble, isSunken } from './ground.js';
import { enemyOf, type Field, type Piece } from './pieces.js';
import { coveredBy, inZone } from './zones.js';

/** §S.26 F3 What a unit is worth as a defender: its Defence with ground and works; in Column 2 worse and without what protects (learnt: as the assaulter's). */
function worthOf({ paper, ...field }: Field, piece: Piece): number {
  const { target } = paper.tables.modifiers;
  const row = paper.tables.terrain.rows.find(({ terrain }) => terrain === paper.terrain(piece.hex));
  const ground = [
    row ? (piece.armoured ? row.armoured : row.unarmoured) : 0,
    paper.has(piece.hex, 'hill') ? (piece.armoured ? target.hillArmoured : target.hillUnarmoured) : 0,
    isRubble({ paper, ...field }, piece.hex) ? target.rubble : 0,
  ].filter((add) => !piece.column || add > 0);
  const road = isRaised(paper, piece.hex) ? target.raised : 0;
  const cutting = isSunken(paper, piece.hex) ? (piece.vehicle ? target.sunkenVehicle : target.sunkenLeg) : 0;
  const dug = piece.works === IMPROVED ? target.improved : piece.works === ENTRENCHED ? target.entrenched : 0;
  return [...ground, piece.column ? target.column : 0, road, cutting, dug, piece.bocage ? target.bocage : 0].reduce(
    (sum, add) => sum + add,
    piece.defence,
  );
}

/** §S.26 F3 §10.2 What Bravery adds to the quality of an assaulter; nothing where no enemy Fire Zone covers the hex assaulted. */
export function braveryOf(field: Field, assaulters: readonly Piece[], hex: number): number | undefined {
  const { mines, minesWithCrab } = field.paper.tables.modifiers.bravery;
  const { column } = field.paper.tables.modifiers.target;
  const [first] = assaulters;
  if (!first || !inZone(field, enemyOf(first.side), hex)) return undefined;
  const armour = assaulters.filter(({ armoured }) => armoured).map((piece) => piece.defence + (piece.column ? column : 0));
  const crab = assaulters.some(({ template }) => template.symbol === 'flail');
  const mined = isMined(field, hex, first.side) ? (crab ? minesWithCrab : mines) : 0;
  const occupants = field.stack(hex).map((piece) => worthOf(field, piece) + mined);
  const watching = coveredBy(field, enemyOf(first.side), first.hex).filter((piece) => piece.hex !== hex);
  const lowest = Math.min(...occupants, ...watching.map((piece) => worthOf(field, piece)));
  return -(armour.length > 0 ? Math.min(...armour) : 0) + lowest;
}
