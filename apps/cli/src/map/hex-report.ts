import type { MapFile, MapSide } from '@bocage/board';
import type { Grid, HexId } from '@bocage/hex';
import { facts } from '../output.js';
import type { Atlas } from './where.js';

type Edge = Omit<MapSide, 'a' | 'b'> & { readonly to: string };

export interface HexReport {
  readonly hex: string;
  readonly lat: number;
  readonly lon: number;
  readonly terrain: string;
  readonly features: readonly string[];
  readonly place: string | null;
  readonly edges: Readonly<Record<string, Edge>>;
}

export function hexReport({ map, grid, ground }: Atlas, hex: HexId): HexReport {
  const label = grid.label(hex);
  const found = map.hexes.find((one) => one.hex === label);
  const { x, y } = grid.centre(hex);
  const [lon, lat] = ground.toLonLat([x, y]);
  return {
    hex: label,
    lat: Number(lat.toFixed(5)),
    lon: Number(lon.toFixed(5)),
    terrain: found?.terrain ?? 'off',
    features: found?.features ?? [],
    place: found?.place ?? null,
    edges: edgesOf(map, grid, hex),
  };
}

function edgesOf(map: MapFile, grid: Grid, hex: HexId): Record<string, Edge> {
  const label = grid.label(hex);
  const edges: Record<string, Edge> = {};
  grid.directionNames.forEach((name, direction) => {
    const neighbour = grid.neighbour(hex, direction);
    if (neighbour < 0) return;
    const to = grid.label(neighbour);
    const side = map.sides.find(({ a, b }) => (a === label && b === to) || (a === to && b === label));
    const { a: _a, b: _b, ...carried } = side ?? { a: label, b: to };
    edges[name] = { to, ...carried };
  });
  return edges;
}

export function readable({ hex, lat, lon, terrain, features, place, edges }: HexReport): string {
  return facts([
    ['hex', place ? `${hex}, ${place}` : hex],
    ['lies at', `${lat.toFixed(4)} N ${Math.abs(lon).toFixed(4)} ${lon < 0 ? 'W' : 'E'}`],
    ['terrain', terrain],
    ['features', features.join(', ') || 'none'],
    ...Object.entries(edges).map(
      ([direction, { to, ...carried }]) => [direction, [to, ...Object.entries(carried).map(words)].join('  ')] as const,
    ),
  ]);
}

function words([name, value]: [string, unknown]): string {
  return value === true ? name : `${name}: ${String(value)}`;
}
