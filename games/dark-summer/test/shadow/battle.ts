import { ALLIED, type BattleFrame, CLOUD, type DarkSummerState, GERMAN, RETREATED } from '../../src/types.js';
import type { Marker, Paper } from './paper.js';
import { type Piece, pieceOf, readField } from './pieces.js';
import { readSupply, type Supply } from './supply.js';

const ARMOUR = ['armor', 'cavalry'];

interface Sides {
  readonly paper: Paper;
  readonly state: DarkSummerState;
  readonly fight: BattleFrame;
  readonly supply: Supply;
  readonly attackers: readonly Piece[];
  readonly defenders: readonly Piece[];
  readonly attackMarkers: readonly Marker[];
  readonly defenceMarkers: readonly Marker[];
}

export function readSides(paper: Paper, state: DarkSummerState, fight: BattleFrame): Sides {
  const field = readField(paper, state);
  const markers = (ids: readonly number[]) => ids.map((id) => paper.tables.support[id] as Marker);
  return {
    paper,
    state,
    fight,
    supply: readSupply(paper, state, field),
    attackers: fight.units.map((unit) => pieceOf(paper, state, unit)),
    defenders: field.stack(fight.target),
    attackMarkers: markers(fight.attackSupport),
    defenceMarkers: markers(fight.defenceSupport),
  };
}

const isAssault = ({ fight }: Sides): boolean => fight.kind === 'wave1' || fight.kind === 'wave2';
const isOmaha = ({ paper, fight }: Sides): boolean => paper.sheet.has(fight.target, 'beach:omaha');
const isCarpeted = ({ attackMarkers }: Sides): boolean => attackMarkers.some(({ kind }) => kind === 'carpet');
const terrainOf = ({ paper, fight }: Sides): string => paper.sheet.terrain(fight.target);

/** §11.3.1 §11.6 §11.5 The factor of a unit, attacking (0) or defending (1). */
function factor(sides: Sides, { unit, counter, steps }: Piece, which: 0 | 1): number {
  if (counter.kind === 'strongpoint' || counter.kind === 'ost') return Math.max(0, sides.state.open.value[unit] as number);
  const printed = steps === 1 && counter.steps === 2 ? counter.reduced : counter.full;
  if (counter.kind !== 'flak' || which === 0) return printed[which] as number;
  const tanks = sides.attackers.some((attacker) => attacker.side === ALLIED && ARMOUR.includes(attacker.counter.kind));
  const planes = sides.attackMarkers.some(({ kind }) => kind === 'tac-air' || kind === 'tank-destroyer');
  return tanks || planes ? (printed[1] as number) : 1;
}

/** §11.3.1 §13.4 Units of one hex: those without supply halved together, one at the least. */
function strength(sides: Sides, pieces: readonly Piece[], which: 0 | 1): number {
  const hexes = [...new Set(pieces.map(({ hex }) => hex))];
  return hexes.reduce((sum, hex) => {
    const here = pieces.filter((piece) => piece.hex === hex);
    const add = (some: readonly Piece[]) => some.reduce((total, piece) => total + factor(sides, piece, which), 0);
    const starved = here.filter(({ unit }) => !sides.supply.isSupplied(unit));
    const fed = add(here.filter((piece) => !starved.includes(piece)));
    return sum + (starved.length === 0 ? fed : Math.max(1, fed + Math.floor(add(starved) / 2)));
  }, 0);
}

/** §11.3.2 §12.2 What markers add: trees take something from aircraft. */
function support(sides: Sides, markers: readonly Marker[]): number {
  const loss = sides.paper.tables.combat.tacAirLoss[terrainOf(sides)] ?? 0;
  return markers.reduce((sum, { kind, value }) => sum + (kind === 'tac-air' ? value - loss : value), 0);
}

/** §11.3.1 §11.4.1 §11.9 */
function defence(sides: Sides): number {
  const { omaha, woodsDefence } = sides.paper.tables.combat;
  const fresh = sides.defenders.filter(({ marks }) => (marks & RETREATED) === 0);
  const units = sides.defenders.length === 0 || fresh.length === 0 ? 1 : strength(sides, fresh, 1);
  const strongpoints = sides.defenders.filter(({ counter }) => counter.kind === 'strongpoint').length;
  const bunkers = isAssault(sides) && isOmaha(sides) ? omaha * strongpoints : 0;
  const woods = terrainOf(sides) === 'woods' && !isCarpeted(sides) ? woodsDefence : 0;
  return units + bunkers + woods + support(sides, sides.defenceMarkers);
}

/** §11.3.4 §12.1 Columns to the right, to the left below nothing. */
function shift(sides: Sides): number {
  const { paper, state, fight, attackers } = sides;
  const { shifts } = paper.tables.combat;
  const terrain = terrainOf(sides);
  const ground = isCarpeted(sides) && terrain !== 'city' ? 0 : (shifts[terrain] ?? 0);
  const rivers = attackers.map(({ hex }) => paper.sheet.side(hex, fight.target).class);
  const crossing = rivers.some((river) => river === undefined) ? 0 : rivers.includes('minor') ? shifts.minorRiver : shifts.majorRiver;
  const air = attackers.some(({ side }) => side === GERMAN) && state.open.weather <= CLOUD ? 1 : 0;
  const round = (fight.kind === 'prepared' ? 1 : 0) - (fight.kind === 'combined' ? 1 : 0);
  return (isCarpeted(sides) ? 1 : 0) + round - ground - (crossing as number) - air;
}

/** §11.3.3 The place of the odds in the row 1-3, 1-2, 1-1, 2-1 …, where 1-4 is −1. */
function oddsPlace(attack: number, defence: number): number {
  if (attack >= defence) return 1 + Math.min(6, Math.floor(attack / defence));
  return attack === 0 ? -99 : 3 - Math.ceil(defence / attack);
}

export interface Expected {
  readonly attack: number;
  readonly defence: number;
  readonly shift: number;
  readonly column: string;
  readonly printed: string;
  readonly result: string;
}

/** §11.3 What a battle must come to with this die. */
export function battle(paper: Paper, state: DarkSummerState, fight: BattleFrame, die: number): Expected {
  const sides = readSides(paper, state, fight);
  const { columns, rows } = paper.tables.crt;
  const attack = strength(sides, sides.attackers, 0) + support(sides, sides.attackMarkers);
  const against = defence(sides);
  const start = oddsPlace(attack, against);
  const moved = Math.min(columns.length - 1, start + shift(sides));
  const place = start >= 0 ? Math.max(0, moved) : moved;
  const column = place < 0 ? '' : (columns[place] as string);
  const printed = place < 0 ? 'AL2' : (rows[die - 1]?.[place] as string);
  return { attack, defence: against, shift: shift(sides), column, printed, result: asTaken(sides, printed) };
}

/** §11.4.1 §11.4.2 §11.5.1 §11.8 §11.9 §12.1 How the defender takes a printed result; `-` for nothing. */
function asTaken(sides: Sides, printed: string): string {
  const { paper, state, fight, defenders, attackers } = sides;
  const ranger = fight.kind === 'wave1' && paper.sheet.has(fight.target, 'pointe-du-hoc');
  if (ranger && (printed === 'EX' || printed === 'BL1')) return 'DE';
  if (defenders.length === 0) return printed === 'DR' ? '-' : printed;
  const kinds = defenders.map(({ counter }) => counter.kind);
  if (isAssault(sides) && kinds.every((kind) => kind === 'strongpoint')) {
    if (isOmaha(sides) && printed === 'DR*') return 'EX';
    const atSea = attackers.every(({ hex }) => paper.sheet.terrain(hex) === 'sea');
    if (printed === 'DR' && atSea) return '-';
  }
  const terrain = terrainOf(sides);
  const hedges = terrain === 'bocage' && state.open.turn <= paper.tables.combat.bocageTurns && !isCarpeted(sides);
  const soft = kinds.every((kind) => ['flak', 'ost', 'strongpoint'].includes(kind));
  if (defenders[0]?.side !== GERMAN || soft || !(hedges || terrain === 'city')) return printed;
  const steps = defenders.reduce((sum, piece) => sum + piece.steps, 0);
  if (printed === 'DR') return '-';
  return printed === 'DR*' && steps >= 2 ? 'BL1' : printed;
}
