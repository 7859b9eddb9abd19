import { inCommand } from './command.js';
import { isAreaHex } from './ground.js';
import { type Field, isGun, isMortar, type Piece } from './pieces.js';
import { seesHex, seesInto } from './sight.js';
import { firerSide } from './strength.js';

/** §S.23 What a gun has to roll at most to make contact. */
export function contactOf({ paper }: Field, piece: Piece): number {
  const number = (who: string): number => paper.tables.guns.contact.find((row) => row.who === who)?.number ?? -1;
  if (piece.side === 'allied') {
    if (piece.division === '6ab') return number('airborne');
    return /5-5-inch|4-5-inch|7-2-inch|155-mm/.test(piece.template.id) ? number('british-heavy') : number('british-field');
  }
  if (piece.template.symbol === 'coastal' || ['716', '352', '346', '711'].includes(piece.division)) return number('static');
  return piece.counter.division === 'ind' || piece.template.symbol === 'rocket' ? number('corps') : number('german');
}

/** §S.24 The barrage a shot leaves: heavy from a rating of six with the bonus and what lies on the gun. Learnt: also Column and a lost step, not the hour. */
export function barrageOf(field: Field, piece: Piece, bonus: number): number {
  const light = { ...field, night: false, storm: false, memo: new Map() };
  const rating = firerSide(light, { kind: 'indirect', firer: piece, target: piece, at: piece.hex, add: 0, bonus });
  return rating >= field.paper.tables.guns.heavy ? 2 : 1;
}

/** §S.23 C5 Who may tell a gun where to fire: units of its division In Command with sight of the hex. */
export const spotters = (field: Field, gun: Piece, hex: number, why: 'hex' | 'units'): Piece[] =>
  field.pieces.filter((piece) => {
    if (piece.side !== gun.side || !inCommand(field, piece)) return false;
    return why === 'hex' ? seesHex(field, piece.hex, hex, 'spot') : seesInto(field, piece.hex, hex, 'spot');
  });

/** §S.23 Hexes in reach of indirect fire: beyond direct range for guns that are not parked. */
export function inReach(field: Field, gun: Piece, hex: number): boolean {
  const distance = field.paper.distance(gun.hex, hex);
  if (distance > gun.range || !isAreaHex(field, hex)) return false;
  return isMortar(gun) || gun.parked ? distance > 0 : isGun(gun) && distance > field.paper.tables.guns.direct;
}
