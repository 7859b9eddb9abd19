import type { Grid } from '@bocage/hex';
import type { BoardGame } from '../board-types.js';
import { type Box, contains, cornerOffsets, grow, type Point } from '../geometry.js';
import type { GroundFile, GroundPoint, MapHex, MapSide } from '../map-file.js';
import { type Area, areasOf, unshown } from './areas.js';
import { type Beach, beachesOf } from './beaches.js';
import { type Edges, edgesOf } from './edges.js';
import { type Furniture, type FurnitureRoom, furnitureOf } from './furniture.js';
import { type Sign, signsOf } from './glyph-spots.js';
import { type Hill, hillsOf } from './hills.js';
import { insideTest } from './inside.js';
import { labelsOf, type SheetLabel } from './label-list.js';
import { type Glyph, glyphOf, lookOf, NATURE, type Nature, OFF, type TerrainLook } from './looks.js';
import { naturalRims, rimsOf } from './outline.js';
import { addLine, type Drawn, drawn, pieces } from './paths.js';
import { alongRiver } from './river-names.js';
import { edgeExits, type Routes, routesOf } from './routes-of.js';
import { frameOf, paperOf } from './sheet-frame.js';
import type { Line } from './smooth.js';
import { type Waters, watersOf } from './waters.js';

export interface SheetHex {
  readonly hex: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly look: TerrainLook;
  readonly glyphs: readonly Glyph[];
  readonly town: boolean;
}

/** One game's map, prepared for drawing: true lines from the ground, and what the rules say where the two differ. */
export interface Sheet {
  readonly grid: Grid;
  readonly corners: readonly Point[];
  /** The neat line. Beyond it is the paper's margin. */
  readonly frame: Box;
  readonly paper: Box;
  readonly hexes: readonly SheetHex[];
  readonly byHex: ReadonlyMap<number, SheetHex>;
  /** Hex numbers outside the printed sheet: no ground is drawn there. */
  readonly off: Path2D | undefined;
  /** Metres a hex. */
  readonly metres: number;
  /** No picture came with the map: beyond its hexes there is only paper. */
  readonly isBare: boolean;
  /** Around all hexes of the map. */
  readonly rim: Path2D;
  readonly land: Path2D;
  readonly isLand: (x: number, y: number) => boolean;
  readonly coast: readonly Drawn[];
  /** Hexes the rules call sea where the picture has land. */
  readonly drowned: readonly SheetHex[];
  readonly areas: readonly Area[];
  readonly hills: readonly Hill[];
  /** Natures of ground that are terrain by the rules. */
  readonly natures: ReadonlySet<Nature>;
  /** Hexes whose terrain by the rules the picture does not show. */
  readonly unshown: ReadonlySet<number>;
  /** Hexes of sand and flats that lie in the picture's sea. */
  readonly flats: readonly SheetHex[];
  readonly edges: Edges;
  readonly beaches: readonly Beach[];
  readonly waters: Waters;
  readonly routes: Routes;
  readonly labels: readonly SheetLabel[];
  /** Hexes have no numbers where places are named by squares. */
  readonly numbers: 'hexes' | 'none';
  readonly signs: readonly Sign[];
  readonly furniture: Furniture | undefined;
}

const COAST_PIECE = 48;

export function prepareSheet(game: BoardGame): Sheet {
  const { grid, map, ground } = game;
  const signs = signsOf(ground?.labels ?? []);
  const signed = new Set(signs.map((s) => `${grid.hexAt(s.x, s.y)} ${s.glyph}`));
  const hexes = map.hexes.filter((h) => h.terrain !== OFF).flatMap((h) => sheetHex(grid, h, signed));
  const byHex = new Map(hexes.map((h) => [h.hex, h]));
  const isSea = (hex: number): boolean => byHex.get(hex)?.look === 'sea';
  const frame = frameOf(game);
  const rings = landRings(grid, ground, hexes);
  const land = new Path2D();
  for (const ring of rings) addLine(land, ring, 'closed');
  const isLand = insideTest(rings);
  const isBare = !ground || ground.land.length === 0;
  const within = grow(frame, 1.2);
  const isShore = ([x, y]: GroundPoint): boolean => contains(within, { x, y }) && (!isBare || nearSea(grid, x, y, isSea));
  const shore = rings.flatMap((ring) => shoreLines(ring, isShore));
  const sides = sidesOf(grid, map.sides);
  const areas = areasOf(ground);
  const waters = watersOf(grid, sides, ground, { isSea, isLand });
  return {
    grid,
    corners: cornerOffsets(grid.spec.orientation),
    frame,
    paper: paperOf(game),
    hexes,
    byHex,
    isBare,
    off: offPath(grid, map.hexes),
    metres: map.place.hexMetres,
    rim: rimPath(grid, byHex.keys()),
    land,
    isLand,
    coast: shore.flatMap((line) => pieces(line, COAST_PIECE).map((p) => drawn(p, 'open'))),
    drowned: hexes.filter((h) => h.look === 'sea' && samples(h).some(([x, y]) => isLand(x, y))),
    areas,
    hills: hillsOf(areas),
    natures: new Set(hexes.flatMap((h) => NATURE[h.look] ?? [])),
    unshown: unshown(hexes, areas, samples),
    flats: hexes.filter((h) => isFlat(h) && !samples(h).every(([x, y]) => isLand(x, y))),
    edges: edgesOf(grid, sides, ground, isLand),
    beaches: beachesOf(grid, map, shore),
    waters,
    routes: routesOf(grid, sides, ground, edgeExits(grid, map, frame)),
    numbers: map.squares ? 'none' : 'hexes',
    labels: labelsOf(grid, map, ground, isLand).map((l) => alongRiver(l, waters.courses)),
    signs,
    furniture: furnitureOf(map.place, furnitureRoom(game, byHex, frame, isLand)),
  };
}

function furnitureRoom({ grid, map }: BoardGame, byHex: ReadonlyMap<number, SheetHex>, frame: Box, isLand: Sheet['isLand']): FurnitureRoom {
  const off = new Set(map.hexes.filter((h) => h.terrain === OFF).flatMap((h) => grid.parse(h.hex) ?? []));
  const isOpen = (hex: number, x: number, y: number): boolean => byHex.get(hex)?.look === 'sea' && !isLand(x, y);
  return { grid, frame, isOff: (hex) => off.has(hex), isOpen };
}

function offPath(grid: Grid, hexes: readonly MapHex[]): Path2D | undefined {
  const off = hexes.filter((h) => h.terrain === OFF).flatMap((h) => grid.parse(h.hex) ?? []);
  return off.length > 0 ? rimPath(grid, off) : undefined;
}

function isFlat(h: SheetHex): boolean {
  return NATURE[h.look] === 'shore';
}

function rimPath(grid: Grid, hexes: Iterable<number>): Path2D {
  const path = new Path2D();
  for (const ring of rimsOf(grid, new Set(hexes))) addLine(path, ring, 'closed');
  return path;
}

/** A sign that stands at its true place in this hex is not drawn again for the rules. */
function sheetHex(grid: Grid, h: MapHex, signed: ReadonlySet<string>): SheetHex[] {
  const hex = grid.parse(h.hex);
  if (hex === undefined) return [];
  const { x, y } = grid.centre(hex);
  const features = h.features ?? [];
  const glyphs = features.map(glyphOf).filter((g) => g !== undefined && !signed.has(`${hex} ${g}`)) as Glyph[];
  const town = features.some((f) => f === 'town' || f === 'village');
  return [{ hex, label: h.hex, x, y, look: lookOf(h.terrain), glyphs: [...new Set(glyphs)], town }];
}

export interface PlacedSide extends Omit<MapSide, 'a' | 'b'> {
  readonly a: number;
  readonly b: number;
}

function sidesOf(grid: Grid, sides: readonly MapSide[]): PlacedSide[] {
  return sides.flatMap((side) => {
    const a = grid.parse(side.a);
    const b = grid.parse(side.b);
    return a === undefined || b === undefined ? [] : [{ ...side, a, b }];
  });
}

/** Without a picture the land is what the rules say; with one, a land hex the picture leaves in the sea gets an islet. */
function landRings(grid: Grid, ground: GroundFile | undefined, hexes: readonly SheetHex[]): Line[] {
  const dry = hexes.filter((h) => h.look !== 'sea');
  if (!ground || ground.land.length === 0) return naturalRims(grid, new Set(dry.map((h) => h.hex)));
  const isLand = insideTest(ground.land);
  const lost = dry.filter((h) => !isFlat(h) && !samples(h).some(([x, y]) => isLand(x, y)));
  return [...ground.land, ...lost.map((h) => islet(h))];
}

function islet({ x, y }: SheetHex): Line {
  return Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * 2 * Math.PI;
    const r = 0.26 + 0.05 * Math.sin(3 * a + x) + 0.04 * Math.sin(5 * a + y);
    return [x + r * Math.cos(a), y + r * Math.sin(a)] as const;
  });
}

/** Points spread over a hex, to see what the picture has there. */
function samples({ x, y }: SheetHex): (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [[x, y]];
  for (const r of [0.22, 0.42]) {
    for (let k = 0; k < 6; k++) {
      const a = (k * Math.PI) / 3 + r;
      out.push([x + r * Math.cos(a), y + r * Math.sin(a)]);
    }
  }
  return out;
}

/** The rim of a map without a picture is no coast, unless there is sea beside it. */
function nearSea(grid: Grid, x: number, y: number, isSea: (hex: number) => boolean): boolean {
  for (let k = 0; k < 8; k++) {
    const hex = grid.hexAt(x + 0.25 * Math.cos((k * Math.PI) / 4), y + 0.25 * Math.sin((k * Math.PI) / 4));
    if (hex >= 0 && isSea(hex)) return true;
  }
  return false;
}

/** The parts of a ring that are coast: cuts along the rim of the picture are not. */
function shoreLines(ring: Line, isShore: (p: GroundPoint) => boolean): Line[] {
  const out: GroundPoint[][] = [];
  let run: GroundPoint[] | undefined;
  for (let i = 0; i <= ring.length; i++) {
    const p = ring[i % ring.length] as GroundPoint;
    if (!isShore(p)) {
      run?.push(p);
      run = undefined;
    } else if (run) run.push(p);
    else {
      run = [ring[(i + ring.length - 1) % ring.length] as GroundPoint, p];
      out.push(run);
    }
  }
  return out;
}
