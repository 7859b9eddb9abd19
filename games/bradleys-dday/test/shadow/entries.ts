import { type BradleyState, enemyOf } from '../../src/types.js';
import { isGround, isInArea } from './ground.js';
import { type Counter, columnOf, type Paper, scenarioOf } from './paper.js';
import { pieceOf, readField } from './pieces.js';
import { mayStack } from './stacking.js';
import { arrivals } from './turn.js';

const EDGES = ['edge:west', 'edge:north', 'edge:south', 'edge:east'];

/** §6.1.8 R43 Hexes a unit may enter by: those listed, else the nearest free ones of the edge, five hexes off at most. */
export function entriesFor(paper: Paper, state: BradleyState, unit: number): number[] {
  const { side } = pieceOf(paper, state, unit);
  const counter = paper.counters[unit] as Counter;
  const field = readField(paper, state);
  const listed = listedFor(paper, state, unit);
  const free = (hex: number) =>
    isGround(paper, state.open, hex) &&
    isInArea(paper, state.open, hex) &&
    !field.holds(enemyOf(side), hex) &&
    mayStack([...field.stack(hex).map((piece) => piece.counter), counter]);
  const open = listed.filter(free);
  if (open.length > 0) return open;
  // The edge of the part that is played on is an edge too (§18.1, §18.2).
  const { columns } = scenarioOf(paper, state.open).area;
  const isEdge = (hex: number) => EDGES.some((edge) => paper.sheet.has(hex, edge)) || columns.includes(columnOf(paper, hex));
  const along = paper.sheet.hexes.filter((hex) => isEdge(hex) && free(hex));
  const far = (hex: number) => Math.min(...listed.map((from) => paper.sheet.distance(from, hex)));
  const nearest = Math.min(...along.map(far));
  return nearest > 5 ? [] : along.filter((hex) => far(hex) === nearest);
}

/** §18.1.2 The other entry of the 30th Brigade where Americans are near. */
function listedFor(paper: Paper, state: BradleyState, unit: number): number[] {
  const id = (paper.counters[unit] as Counter).id;
  const arrival = arrivals(paper, state).find(({ units }) => units.includes(id));
  const hexes = (arrival?.hexes ?? []).map(paper.sheet.hex);
  const other = arrival?.instead;
  if (!other?.scenarios.includes(scenarioOf(paper, state.open).id)) return hexes;
  const near = readField(paper, state).pieces.some(
    (piece) => piece.counter.side === 'allied' && hexes.some((hex) => paper.sheet.distance(piece.hex, hex) <= other.alliedWithin),
  );
  return near ? other.hexes.map(paper.sheet.hex) : hexes;
}
