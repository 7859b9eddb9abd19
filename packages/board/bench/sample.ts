import { createGrid, type Grid } from '@bocage/hex';
import type { CounterFace, GroundFile, GroundPoint, MapFile, MapHex, MapSide, Nation, Stack } from '../src/index.js';

/** A made-up stretch of coast of any size, always the same, to measure and look at the board without a game. */
export interface Sample {
  readonly grid: Grid;
  readonly map: MapFile;
  readonly ground: GroundFile;
}

function noise(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Slow waves: smooth over the map, without a pattern the eye finds. */
function swell(x: number, y: number, k: number): number {
  return (
    Math.sin(x * 0.31 + k) * Math.cos(y * 0.27 - k * 2) +
    0.6 * Math.sin(x * 0.11 - y * 0.17 + k * 3) +
    0.35 * Math.sin(x * 0.9 + y * 0.7 + k)
  );
}

function coastAt(x: number, height: number): number {
  return (
    height * 0.2 +
    1.6 * Math.sin(x * 0.16) +
    0.9 * Math.sin(x * 0.47 + 1) +
    0.35 * Math.sin(x * 1.7) +
    (x < height * 0.25 ? -(height * 0.25 - x) * 0.7 : 0)
  );
}

const BEACHES = ['utah', 'omaha', 'gold', 'juno', 'sword'] as const;

export function makeSample(columns: number, rows: number, orientation: 'flat' | 'pointy'): Sample {
  const spec = { orientation, low: 'odd', columns: [1, columns], rows: [1, rows], columnsGrow: 'east', label: [2, '', 2] } as const;
  const grid = createGrid({ ...spec, label: columns > 99 || rows > 99 ? [3, '', 3] : [2, '', 2] });
  const hexes: MapHex[] = [];
  for (let hex = 0; hex < grid.size; hex++) hexes.push(hexOf(grid, hex, rows));
  const towns = hexes.filter((h) => h.terrain === 'city' || h.features?.includes('town')).map((h) => grid.parse(h.hex) as number);
  const map: MapFile = {
    from: 'made up',
    grid: grid.spec,
    place: { hexMetres: 2575, lat: 49.62, lon: -1.7, rotation: 0 },
    hexes,
    sides: [...roads(grid, hexes, towns), ...rivers(grid, rows)],
  };
  return { grid, map, ground: groundOf(grid, hexes, rows, columns) };
}

function hexOf(grid: Grid, hex: number, rows: number): MapHex {
  const c = grid.centre(hex);
  const label = grid.label(hex);
  const shore = coastAt(c.x, rows);
  if (c.y < shore - 0.15) return { hex: label, terrain: 'sea' };
  const coastal = c.y < shore + 0.9;
  const random = noise(hex * 7919 + 13)();
  const features: string[] = [];
  if (coastal) {
    features.push('coast');
    const beach = BEACHES[Math.floor(c.x / 6) % 7];
    if (beach && c.x > 4 && c.x % 6 < 3.4) features.push(`beach:${beach}`);
    if (random < 0.35) features.push('fortification');
  }
  if (!coastal && random < 0.045) features.push('town');
  const city = !coastal && random > 0.992;
  const terrain = city
    ? 'city'
    : swell(c.x, c.y, 2) > 1
      ? 'woods'
      : swell(c.x, c.y, 5) > 1.1
        ? 'marsh'
        : swell(c.x, c.y, 1) > 0.15
          ? 'bocage'
          : swell(c.x, c.y, 8) > 1.15
            ? 'hills'
            : 'clear';
  const place = city || features.includes('town') ? nameOf(hex) : undefined;
  return { hex: label, terrain, ...(place ? { place } : {}), ...(features.length ? { features } : {}) };
}

const STARTS = ['Saint-', 'Mont', 'Ville', 'Beau', 'Grand', 'Vaux-', 'Cour', 'Haute', 'Breu', 'Tour', 'Cam', 'Bret'];
const ENDS = ['martin', 'ville', 'court', 'bourg', 'sur-Mer', 'mesnil', 'val', 'en-Auge', 'pierre', 'mont', 'beuf', 'lières'];

function nameOf(hex: number): string {
  const r = noise(hex + 99);
  const a = STARTS[Math.floor(r() * STARTS.length)] as string;
  const b = ENDS[Math.floor(r() * ENDS.length)] as string;
  return a.endsWith('-') ? a + b[0]?.toUpperCase() + b.slice(1) : a + b;
}

function roads(grid: Grid, hexes: readonly MapHex[], towns: readonly number[]): MapSide[] {
  const sides = new Map<string, MapSide>();
  const land = new Set(hexes.filter((h) => h.terrain !== 'sea').map((h) => grid.parse(h.hex) as number));
  for (const [i, town] of towns.entries()) {
    const near = towns.filter((t) => t !== town).sort((a, b) => grid.distance(town, a) - grid.distance(town, b));
    for (const [k, other] of near.slice(0, 2).entries()) {
      const way = grid.line(town, other).map((step) => step[0] as number);
      if (!way.every((h) => land.has(h))) continue;
      for (let n = 1; n < way.length; n++)
        addRoad(grid, sides, way[n - 1] as number, way[n] as number, k === 0 && i % 3 === 0, i % 7 === 0 && k === 0);
    }
  }
  return [...sides.values()];
}

function addRoad(grid: Grid, sides: Map<string, MapSide>, a: number, b: number, major: boolean, rail: boolean): void {
  const [first, second] = a < b ? [a, b] : [b, a];
  const key = `${first}-${second}`;
  const old = sides.get(key);
  const road = major || old?.road === 'major' ? 'major' : 'minor';
  sides.set(key, { a: grid.label(first), b: grid.label(second), road, ...(rail || old?.rail ? { rail: true as const } : {}) });
}

function rivers(grid: Grid, rows: number): MapSide[] {
  const out: MapSide[] = [];
  for (let column = 3; column < grid.width; column += 9) {
    for (let r = 0; r < rows; r++) {
      const hex = column * grid.height + r;
      const c = grid.centre(hex);
      if (c.y < coastAt(c.x, rows) - 0.4 || c.y > coastAt(c.x, rows) + rows * 0.45) continue;
      const flooded = c.y < coastAt(c.x, rows) + 4 && column % 2 === 0;
      for (const d of [4, 5]) {
        const other = grid.neighbour(hex, d);
        if (other < 0) continue;
        const [a, b] = hex < other ? [hex, other] : [other, hex];
        out.push({ a: grid.label(a), b: grid.label(b), river: 'Rivière', ...(flooded ? { flooded: true as const } : {}) });
      }
    }
  }
  return out;
}

function groundOf(grid: Grid, hexes: readonly MapHex[], rows: number, columns: number): GroundFile {
  const right = columns * 0.866 + 1;
  const shore: GroundPoint[] = [];
  const wobble = noise(5);
  for (let x = -1.5; x <= right + 1; x += 0.12) shore.push([x, coastAt(x, rows) + (wobble() - 0.5) * 0.12]);
  const land: GroundPoint[] = [...shore, [right + 1, rows + 1.5], [-1.5, rows + 1.5]];
  const areas = [];
  const labels = [];
  for (const h of hexes) {
    const c = grid.centre(grid.parse(h.hex) as number);
    if (h.place) {
      const big = h.terrain === 'city';
      areas.push({
        kind: big ? ('city' as const) : ('town' as const),
        name: h.place,
        ring: blob(c.x, c.y, big ? 0.42 : 0.2, c.x * 31 + c.y),
      });
      labels.push({ text: h.place, at: [c.x, c.y] as const, kind: 'place' as const, rank: big ? 1 : 3 + (h.hex.charCodeAt(1) % 2) });
    }
    if (h.terrain === 'hills') areas.push({ kind: 'hill' as const, ring: blob(c.x, c.y, 0.48, c.x + 3 * c.y) });
  }
  labels.push({ text: 'Bay of the Seine', at: [right * 0.6, rows * 0.08] as const, kind: 'water' as const, rank: 1 });
  labels.push({ text: 'Bessin', at: [right * 0.45, rows * 0.5] as const, kind: 'region' as const, rank: 1 });
  return { from: 'made up', land: [land], areas, lines: [], labels };
}

function blob(x: number, y: number, r: number, seed: number): GroundPoint[] {
  const random = noise(Math.round(seed * 1000));
  return Array.from({ length: 14 }, (_, i) => {
    const d = r * (0.75 + 0.5 * random());
    return [x + d * Math.cos((i / 14) * 2 * Math.PI), y + d * Math.sin((i / 14) * 2 * Math.PI)] as const;
  });
}

const KINDS: readonly (readonly [Nation, string, string, string])[] = [
  ['us', 'infantry', 'III', '7-4'],
  ['us', 'parachute', 'III', '5-4'],
  ['british', 'armour', 'X', '12-10'],
  ['canadian', 'infantry', 'III', '7-4'],
  ['polish', 'armour', 'X', '10-10'],
  ['french', 'commando', 'II', '3-4'],
  ['german', 'infantry', 'II', '4-4'],
  ['german', 'static-infantry', 'II', '(2)-0'],
  ['german', 'unknown', '', '?'],
  ['german', 'artillery', 'II', '3-6'],
  ['ss', 'armour', 'III', '12-10'],
  ['ss', 'motorised-infantry', 'III', '8-10'],
  ['german', 'recon', 'II', '2-10'],
  ['british', 'glider', 'II', '5-4'],
  ['naval', 'naval-heavy', '', '40-10'],
  ['german', 'anti-aircraft', 'II', '4-6'],
  ['german', 'engineer', 'II', '2-4'],
  ['german', 'assault-gun', 'II', '6-8'],
];
const BANDS = ['#a33b2e', '#2f5d8a', '#4c7a3d', '#c79a2b', '#6b4a86', '#d8d2c0'];

export function sampleFace(unit: number): CounterFace {
  const r = noise(unit * 104729 + 7);
  const [nation, symbol, size, factors] = KINDS[Math.floor(r() * KINDS.length)] as (typeof KINDS)[number];
  const marks = r() < 0.15 ? ['entrenched'] : r() < 0.1 ? ['unsupplied', 'moved'] : r() < 0.05 ? ['fought'] : [];
  const division = 1 + Math.floor(r() * 130);
  return {
    unit,
    nation,
    symbol,
    size,
    left: symbol === 'unknown' ? '' : String(division),
    right:
      symbol === 'unknown'
        ? ''
        : r() < 0.3
          ? `${1 + Math.floor(r() * 3)}/${700 + Math.floor(r() * 250)}`
          : String(1 + Math.floor(r() * 999)),
    factors,
    strength: Number.parseInt(factors.replace('(', ''), 10) || 0,
    ...(symbol === 'unknown' || r() < 0.3 ? {} : { band: BANDS[division % BANDS.length] as string }),
    marks,
    spent: r() < 0.1,
    name: `Unit ${unit}`,
  };
}

/** Counters in stacks of one to four on land. */
export function sampleStacks(sample: Pick<Sample, 'grid' | 'map'>, counters: number): Stack[] {
  const r = noise(42);
  const land = sample.map.hexes.filter((h) => h.terrain !== 'sea' && h.terrain !== 'off').map((h) => sample.grid.parse(h.hex) as number);
  const stacks = new Map<number, CounterFace[]>();
  let unit = 0;
  while (unit < counters) {
    const hex = land[Math.floor(r() * land.length)] as number;
    if (stacks.has(hex)) continue;
    const count = Math.min(counters - unit, 1 + Math.floor(r() * r() * 4));
    stacks.set(
      hex,
      Array.from({ length: count }, () => sampleFace(unit++)),
    );
  }
  return [...stacks].map(([hex, faces]) => ({ hex, faces }));
}
