import type { Grid } from '@bocage/hex';
import type { Box } from '../geometry.js';
import type { GroundFile, GroundPoint, MapFile } from '../map-file.js';
import { type GroundWay, type KindOn, waysOnGround } from './ground-ways.js';
import { type Drawn, drawn, pieces } from './paths.js';
import type { Exits, RouteSide, Way } from './routes.js';
import type { PlacedSide } from './sheet.js';
import { chaikin, type Line, type Station, stations } from './smooth.js';

export interface RailPiece extends Drawn {
  readonly ties: readonly Station[];
}

export interface Routes {
  readonly major: readonly Drawn[];
  readonly minor: readonly Drawn[];
  readonly lane: readonly Drawn[];
  readonly rail: readonly RailPiece[];
}

type Road = 'major' | 'minor' | 'lane';

/** A railway no true line shows, on a side it shares with a road, lies this far beside it. */
const BESIDE = 0.11;

/** Roads and rails on their true course; where the rules know them, across the sides they count for and no others. */
export function routesOf(grid: Grid, sides: readonly PlacedSide[], ground: GroundFile | undefined, exits: Exits): Routes {
  const roads = sides.flatMap(({ a, b, road }) => (road ? [{ a, b, kind: roadOf(road), beside: 0 }] : []));
  const rails = sides.flatMap(({ a, b, road, rail }) => (rail ? [{ a, b, kind: 'rail' as const, beside: road ? BESIDE : 0 }] : []));
  const ways = roadWays(grid, roads, roadLines(ground), exits, kindsOn(sides));
  const railLines = linesOf(ground, 'rail').map((points): GroundWay<'rail'> => ({ kind: 'rail', points }));
  const rail =
    rails.length > 0 ? waysOnGround({ grid, exits, strongest: 'rail', kindOn: () => 'rail' }, railLines, rails) : asWays(railLines);
  const of = (kind: Road): Drawn[] => cut(smoothed(ways, kind));
  return {
    major: of('major'),
    minor: of('minor'),
    lane: of('lane'),
    rail: smoothed(rail, 'rail')
      .flatMap((l) => pieces(l, 40))
      .map((l) => ({ ...drawn(l, 'open'), ties: stations(l, 0.11) })),
  };
}

function roadWays(
  grid: Grid,
  sides: readonly RouteSide<Road>[],
  lines: readonly GroundWay<Road>[],
  exits: Exits,
  kindOn: KindOn<Road>,
): Way<Road>[] {
  return sides.length > 0 ? waysOnGround({ grid, exits, strongest: 'major', kindOn }, lines, sides) : asWays(lines);
}

function asWays<K>(lines: readonly GroundWay<K>[]): Way<K>[] {
  return lines.map(({ kind, points }) => ({ kind, line: points }));
}

function linesOf(ground: GroundFile | undefined, kind: string): Line[] {
  return (ground?.lines ?? []).filter((l) => l.kind === kind).map((l) => l.points);
}

function roadLines(ground: GroundFile | undefined): GroundWay<Road>[] {
  const of = (kind: Road, word: string): GroundWay<Road>[] => linesOf(ground, word).map((points) => ({ kind, points }));
  return [...of('major', 'road-major'), ...of('minor', 'road-minor'), ...of('lane', 'lane')];
}

/** A game's word for a class of road. */
export function roadOf(word: string): Road {
  return word === 'major' || word === 'highway' ? 'major' : word === 'lane' || word === 'trail' || word === 'track' ? 'lane' : 'minor';
}

/** A game that tells roads apart has them drawn apart; one that knows only roads leaves it to the picture which are great. */
function kindsOn(sides: readonly PlacedSide[]): KindOn<Road> {
  const words = new Map<string, string>();
  for (const { a, b, road } of sides) if (road) words.set(`${Math.min(a, b)},${Math.max(a, b)}`, road);
  return (a, b, drawnAs) => {
    const word = words.get(`${Math.min(a, b)},${Math.max(a, b)}`);
    if (word === undefined || word === 'road') return drawnAs;
    const ruled = roadOf(word);
    return rank(ruled) > rank(drawnAs) ? ruled : drawnAs;
  };
}

function rank(road: Road): number {
  return road === 'major' ? 0 : road === 'minor' ? 1 : 2;
}

/** Ways that go on where another ends become one line, so that the ties of a railway keep their distance. */
function joined(lines: readonly Line[]): Line[] {
  const out: GroundPoint[][] = [];
  for (const line of lines) {
    const open = out.at(-1);
    const [first, end] = [line[0], open?.at(-1)];
    if (open && first && end && Math.hypot(first[0] - end[0], first[1] - end[1]) < 1e-6) open.push(...line.slice(1));
    else out.push([...line]);
  }
  return out;
}

/** Takes the kinks out of whole ways; their ends stay. */
function smoothed<K>(ways: readonly Way<K>[], kind: K): Line[] {
  return joined(ways.filter((w) => w.kind === kind).map((w) => w.line)).map((l) => chaikin(l, 'open', 2));
}

function cut(lines: readonly Line[]): Drawn[] {
  return lines.flatMap((l) => pieces(l, 40)).map((l) => drawn(l, 'open'));
}

/** Where a way that ends in a hex on the rim of the map goes on: straight to the nearest edge of the sheet its hex names. */
export function edgeExits(grid: Grid, map: MapFile, frame: Box): Exits {
  const exits = new Map<number, GroundPoint[]>();
  for (const h of map.hexes) {
    const hex = grid.parse(h.hex);
    if (hex === undefined) continue;
    const { x, y } = grid.centre(hex);
    for (const feature of h.features ?? []) {
      const exit = exitOf(feature, x, y, frame);
      if (exit) exits.set(hex, [...(exits.get(hex) ?? []), exit]);
    }
  }
  return exits;
}

function exitOf(feature: string, x: number, y: number, frame: Box): GroundPoint | undefined {
  switch (feature) {
    case 'edge:north':
      return [x, frame.top];
    case 'edge:south':
      return [x, frame.bottom];
    case 'edge:west':
      return [frame.left, y];
    case 'edge:east':
      return [frame.right, y];
    default:
      return undefined;
  }
}
