import { ALLIED, type DarkSummerState, GERMAN, type Side } from '../../src/types.js';
import { columnOf, type Paper } from './paper.js';
import { type Field, isPassable, type Piece, readField } from './pieces.js';
import { mayStack } from './stacking.js';
import { isLettered, linesTo, readSupply, traces, usableSources } from './supply.js';

type Path = readonly number[];
const enemy = (side: Side): Side => (side === ALLIED ? GERMAN : ALLIED);

/** §11.3.7 Whether a retreating unit may go from one hex into the next. */
function mayEnter(paper: Paper, field: Field, { side, unit, heavy }: Piece, from: number, to: number): boolean {
  const { road, class: river } = paper.sheet.side(from, to);
  if (!isPassable(paper, from, to) || (heavy && river === 'major' && !road)) return false;
  if (field.holds(enemy(side), to) || (side === GERMAN && field.isOpenBeach(to))) return false;
  return !field.zone(enemy(side), to) || field.stack(to).some((other) => other.unit !== unit);
}

const hasRoom = (paper: Paper, field: Field, piece: Piece, hex: number): boolean =>
  mayStack(paper, [...field.stack(hex).filter(({ unit }) => unit !== piece.unit), piece]);

/** §5.0 Americans and British never share a hex, however pressed. */
const isOwn = (field: Field, { command }: Piece, hex: number): boolean => field.stack(hex).every((other) => other.command === command);

/** §11.3.7 §11.9 Ways of two hexes that end two from the fight, and of one hex onto an open beach with room. */
function allPaths(paper: Paper, field: Field, piece: Piece): Path[] {
  const { sheet } = paper;
  const first = sheet.neighbours(piece.hex).filter((via) => mayEnter(paper, field, piece, piece.hex, via));
  return first.flatMap((via): Path[] => {
    const second = sheet.neighbours(via).filter((to) => sheet.distance(piece.hex, to) === 2 && mayEnter(paper, field, piece, via, to));
    const beach = piece.side === ALLIED && field.isOpenBeach(via) && hasRoom(paper, field, piece, via) ? [[via]] : [];
    return [...beach, ...second.filter((to) => isOwn(field, piece, to)).map((to) => [via, to])];
  });
}

/** §15.0 Whether a way stays where the unit may move. */
const keepsBoundary = (paper: Paper, { open }: DarkSummerState, { command }: Piece, path: Path): boolean =>
  path.every((hex) =>
    command === 1 ? columnOf(paper, hex) >= 35 : command === 2 || open.boundaryLifted === 1 || columnOf(paper, hex) <= 36,
  );

/** §11.3.7 Whether every hex of a way is nearer to a goal than the one before. */
const nears = ({ sheet }: Paper, start: number, path: Path, goal: number): boolean =>
  [start, ...path].every((hex, i, all) => i === 0 || sheet.distance(hex, goal) < sheet.distance(all[i - 1] as number, goal));

/** §11.3.7 Whether a way at least ends nearer: still in that direction. */
const endsNearer = ({ sheet }: Paper, start: number, path: Path, goal: number): boolean =>
  sheet.distance(path.at(-1) as number, goal) < sheet.distance(start, goal);

/** §11.3.7 The nearest sources; for Germans without supply also C hexes they have a clear path to. */
function goals(paper: Paper, state: DarkSummerState, field: Field, piece: Piece): { nearest: number[]; ports: number[] } {
  const sources = usableSources(paper, state, field, piece.command);
  const least = Math.min(...sources.map((hex) => paper.sheet.distance(piece.hex, hex)));
  const nearest = sources.filter((hex) => paper.sheet.distance(piece.hex, hex) === least);
  const cut = piece.side === GERMAN && state.open.cherbourgTurn === 0 && !readSupply(paper, state, field).isSupplied(piece.unit);
  const ports = cut
    ? paper.sheet.withFeature('letter:C').filter((hex) => traces(paper, piece.hex, linesTo(paper, state, field, GERMAN, [hex])))
    : [];
  return { nearest, ports };
}

/** §10.1 §11.3.7 §15.0 The ways a unit may retreat, best kind only. */
export function retreatPaths(paper: Paper, state: DarkSummerState, piece: Piece): Path[] {
  const field = readField(paper, state);
  if (piece.counter.kind === 'strongpoint' || piece.counter.full[2] === 0) return [];
  const best = (paths: Path[], keep: (path: Path) => boolean) => (paths.some(keep) ? paths.filter(keep) : paths);
  // §5.2: who finds no room anywhere goes all the same, and his owner removes somebody.
  const room = best(allPaths(paper, field, piece), (path) => hasRoom(paper, field, piece, path.at(-1) as number));
  const inside = best(room, (path) => keepsBoundary(paper, state, piece, path));
  const { nearest, ports } = goals(paper, state, field, piece);
  const straight = best(inside, (path) => nearest.some((goal) => nears(paper, piece.hex, path, goal)));
  const homeward =
    straight.length < inside.length ? straight : best(inside, (path) => nearest.some((goal) => endsNearer(paper, piece.hex, path, goal)));
  const toPort = inside.filter((path) => ports.some((goal) => nears(paper, piece.hex, path, goal)));
  const ways = [...homeward, ...toPort];
  return piece.side === GERMAN ? best(ways, (path) => !isLettered(paper, path.at(-1) as number)) : ways;
}
