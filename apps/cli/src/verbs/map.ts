import type { MapFile, MapSide } from '@bocage/board';
import { createGrid, type Grid } from '@bocage/hex';
import type { Command } from 'commander';
import { loadGame } from '../games.js';
import { toLatLon } from '../lat-lon.js';
import { Mistake } from '../mistake.js';
import { facts, say } from '../output.js';

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

export function mapVerb(program: Command): void {
  program
    .command('map')
    .argument('<game>')
    .description('what the rules know of one hex, and where on the real ground it lies')
    .requiredOption('--hex <label>', 'as the map prints it')
    .option('--json', 'one JSON value')
    .action(async (id: string, { hex, json }: { hex: string; json?: boolean }) => {
      const { data } = await loadGame(id);
      const report = hexReport(data.map as unknown as MapFile, hex);
      say(report, json, () => readable(report));
    });
}

export function hexReport(map: MapFile, label: string): HexReport {
  const grid = createGrid(map.grid);
  const at = grid.parse(label);
  const found = at === undefined ? undefined : map.hexes.find(({ hex }) => hex === label);
  if (at === undefined || !found) {
    throw new Mistake(`There is no hex ${label} on this map; it runs from ${grid.label(0)} to ${grid.label(grid.size - 1)}.`);
  }
  const { lat, lon } = toLatLon(map, grid, at);
  return {
    hex: label,
    lat,
    lon,
    terrain: found.terrain,
    features: found.features ?? [],
    place: found.place ?? null,
    edges: edgesOf(map, grid, at),
  };
}

function edgesOf(map: MapFile, grid: Grid, hex: number): Record<string, Edge> {
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

function readable({ hex, lat, lon, terrain, features, place, edges }: HexReport): string {
  return facts([
    ['hex', place ? `${hex}, ${place}` : hex],
    ['lies at', `${lat.toFixed(4)} N ${lon.toFixed(4)} E`],
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
