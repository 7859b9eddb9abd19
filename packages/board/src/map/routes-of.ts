import type { Grid } from '@bocage/hex';
import type { Box } from '../geometry.js';
import type { GroundFile, GroundPoint, MapFile } from '../map-file.js';
import { type Drawn, drawn, pieces } from './paths.js';
import { type Exits, waysThrough } from './routes.js';
import type { PlacedSide } from './sheet.js';
import { type Line, type Station, stations } from './smooth.js';

export interface RailPiece extends Drawn {
  readonly ties: readonly Station[];
}

export interface Routes {
  readonly major: readonly Drawn[];
  readonly minor: readonly Drawn[];
  readonly rail: readonly RailPiece[];
}

/** A railway that shares its hexside with a road lies this far beside it. */
const BESIDE = 0.11;

/** Where the rules know roads, theirs are drawn, so that a road crosses exactly the hexsides it counts for; else the picture's. */
export function routesOf(grid: Grid, sides: readonly PlacedSide[], ground: GroundFile | undefined, exits: Exits): Routes {
  const roads = sides.flatMap(({ a, b, road }) => (road ? [{ a, b, kind: road, beside: 0 }] : []));
  const rails = sides.flatMap(({ a, b, road, rail }) => (rail ? [{ a, b, kind: 'rail' as const, beside: road ? BESIDE : 0 }] : []));
  const picture = (kind: string): Line[] => (ground?.lines ?? []).filter((l) => l.kind === kind).map((l) => l.points);
  const ways = waysThrough(grid, roads, exits, 'major');
  const of = (kind: 'major' | 'minor'): Line[] =>
    roads.length > 0 ? ways.filter((w) => w.kind === kind).map((w) => w.line) : picture(`road-${kind}`);
  const rail = rails.length > 0 ? waysThrough(grid, rails, exits, 'rail').map((w) => w.line) : picture('rail');
  return {
    major: cut(of('major')),
    minor: cut(of('minor')),
    rail: rail.flatMap((l) => pieces(l, 40)).map((l) => ({ ...drawn(l, 'open'), ties: stations(l, 0.11) })),
  };
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
