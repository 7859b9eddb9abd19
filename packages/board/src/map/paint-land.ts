import { hexPath } from '../draw/draw-hexes.js';
import type { GroundPoint } from '../map-file.js';
import { LOOK_FILL, type TerrainLook } from './looks.js';
import { naturalRims } from './outline.js';
import { isNear, type PaintJob, strokeAll, toMap, toPixels, widthOf } from './paint-job.js';
import { addLine } from './paths.js';
import type { Area, SheetHex } from './sheet.js';
import { stations } from './smooth.js';

/** Terrain from the ground up: later ones lie over earlier ones. */
const ORDER: readonly TerrainLook[] = ['bocage', 'hills', 'rough', 'dunes', 'marsh', 'flooded', 'woods', 'town', 'city'];

/** Puts the land together on its own surface: what is drawn on it stops at the shore by itself. */
export function* paintLand(job: PaintJob): Generator<void> {
  const { land, sheet } = job;
  toPixels(land);
  // A tile given up midway may have left these behind.
  land.globalCompositeOperation = 'source-over';
  land.globalAlpha = 1;
  land.clearRect(0, 0, job.size, job.size);
  toMap(land, job);
  land.lineJoin = 'round';
  land.lineCap = 'round';
  land.fillStyle = LOOK_FILL.clear;
  land.fill(sheet.land, 'evenodd');
  yield;
  land.globalCompositeOperation = 'source-atop';
  const near = hexesNear(job);
  for (const look of ORDER) {
    const hexes = near.filter((h) => h.look === look);
    if (hexes.length === 0) continue;
    yield* job.textures.prepare(look);
    paintTerrain(job, look, hexes);
    yield;
  }
  for (const area of sheet.areas.filter((a) => isNear(job, a, 0.2))) {
    yield* job.textures.prepare(AREA_LOOK[area.kind]);
    paintArea(job, area);
  }
  yield;
  if (near.some((h) => h.town)) yield* job.textures.prepare('town');
  paintTowns(job, near);
  paintBeachLand(job);
  paintDrowned(job);
  land.globalCompositeOperation = 'source-over';
  yield;
}

function hexesNear(job: PaintJob): SheetHex[] {
  const { box } = job;
  return job.sheet.hexes.filter((h) => h.x > box.left - 1.8 && h.x < box.right + 1.8 && h.y > box.top - 1.8 && h.y < box.bottom + 1.8);
}

function paintTerrain(job: PaintJob, look: TerrainLook, hexes: readonly SheetHex[]): void {
  const path = new Path2D();
  const rims = naturalRims(job.sheet.grid, new Set(hexes.map((h) => h.hex)));
  for (const rim of rims) addLine(path, rim, 'closed');
  fillLook(job, path, look, 1);
  const { land } = job;
  land.lineWidth = widthOf(job, 0.02, 0.8);
  land.strokeStyle = RIM[look] ?? 'rgba(110,120,80,0.35)';
  land.stroke(path);
  if (look === 'hills') for (const rim of rims) hachures(job, rim, 0.16);
}

const RIM: Readonly<Partial<Record<TerrainLook, string>>> = {
  woods: 'rgba(72,98,56,0.55)',
  marsh: 'rgba(80,124,118,0.4)',
  flooded: 'rgba(80,124,138,0.45)',
  city: 'rgba(92,62,44,0.6)',
  town: 'rgba(110,80,60,0.5)',
  hills: 'rgba(140,112,66,0.35)',
};

function fillLook(job: PaintJob, path: Path2D, look: TerrainLook, strength: number): void {
  const { land } = job;
  land.globalAlpha = strength;
  land.fillStyle = LOOK_FILL[look];
  land.fill(path, 'evenodd');
  const pattern = job.textures.pattern(land, look);
  if (pattern) {
    land.fillStyle = pattern;
    land.fill(path, 'evenodd');
  }
  land.globalAlpha = 1;
}

const AREA_LOOK: Readonly<Record<Area['kind'], TerrainLook>> = {
  bocage: 'bocage',
  woods: 'woods',
  orchard: 'woods',
  marsh: 'marsh',
  flooded: 'flooded',
  village: 'town',
  town: 'town',
  city: 'city',
  hill: 'hills',
  beach: 'dunes',
  tidal: 'dunes',
};

/** Areas of the picture the rules do not speak of are drawn more lightly than terrain that counts. */
function paintArea(job: PaintJob, area: Area): void {
  const { land } = job;
  if (area.kind === 'hill') {
    land.globalAlpha = 0.35;
    land.fillStyle = LOOK_FILL.hills;
    land.fill(area.path);
    land.globalAlpha = 0.75;
    hachures(job, area.ring, 0.17);
    land.globalAlpha = 1;
    return;
  }
  const built = area.kind === 'town' || area.kind === 'city';
  fillLook(job, area.path, AREA_LOOK[area.kind], built ? 1 : area.kind === 'bocage' ? 0.8 : 0.62);
  if (!built) return;
  land.lineWidth = widthOf(job, 0.014, 0.7);
  land.strokeStyle = 'rgba(92,62,44,0.65)';
  land.stroke(area.path);
}

/** Short strokes down the slope, from the ring outwards. */
function hachures(job: PaintJob, ring: readonly GroundPoint[], long: number): void {
  const { land } = job;
  const closed = ring.length > 0 ? [...ring, ring[0] as GroundPoint] : [];
  const way = isClockwise(ring) ? -1 : 1;
  land.beginPath();
  for (const [i, s] of stations(closed, widthOf(job, 0.055, 2.4)).entries()) {
    const l = long * (0.6 + 0.4 * Math.abs(Math.sin(i * 1.7)));
    const a = s.angle + (way * Math.PI) / 2;
    land.moveTo(s.x - Math.cos(a) * l * 0.3, s.y - Math.sin(a) * l * 0.3);
    land.lineTo(s.x + Math.cos(a) * l * 0.7, s.y + Math.sin(a) * l * 0.7);
  }
  land.lineWidth = widthOf(job, 0.011, 0.6);
  land.strokeStyle = 'rgba(130,100,56,0.5)';
  land.stroke();
}

function isClockwise(ring: readonly GroundPoint[]): boolean {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i] as GroundPoint;
    const [bx, by] = ring[(i + 1) % ring.length] as GroundPoint;
    sum += (bx - ax) * (by + ay);
  }
  return sum < 0;
}

/** A town of the rules always has its houses, also where the picture has none. */
function paintTowns(job: PaintJob, near: readonly SheetHex[]): void {
  const built = job.sheet.areas.filter((a) => a.kind === 'town' || a.kind === 'city');
  for (const h of near) {
    if (!h.town || h.look === 'city' || h.look === 'town') continue;
    if (built.some((a) => h.x > a.box.left - 0.3 && h.x < a.box.right + 0.3 && h.y > a.box.top - 0.3 && h.y < a.box.bottom + 0.3)) continue;
    const path = new Path2D();
    const ring = Array.from({ length: 12 }, (_, i): GroundPoint => {
      const a = (i / 12) * 2 * Math.PI;
      const r = 0.17 + 0.05 * Math.sin(a * 3 + h.x * 5) + 0.03 * Math.cos(a * 5 + h.y * 3);
      return [h.x + r * Math.cos(a), h.y + r * Math.sin(a)];
    });
    addLine(path, ring, 'closed');
    fillLook(job, path, 'town', 1);
  }
}

function paintBeachLand(job: PaintJob): void {
  const { land, sheet } = job;
  for (const beach of sheet.beaches) {
    land.globalAlpha = 0.16;
    land.fillStyle = beach.tint;
    land.beginPath();
    for (const hex of beach.hexes) {
      const c = sheet.byHex.get(hex);
      if (c) hexPath(land, sheet.corners, c.x, c.y, 1);
    }
    land.fill();
    land.globalAlpha = 1;
    strokeAll(job, land, beach.shore, 0.3, '#f2e2b4');
    strokeAll(job, land, beach.shore, 0.12, '#f7ecc9');
  }
}

/** Land in a hex that counts as sea is washed over. */
function paintDrowned(job: PaintJob): void {
  const { land, sheet } = job;
  land.fillStyle = 'rgba(185,207,216,0.72)';
  land.beginPath();
  for (const h of sheet.drowned) hexPath(land, sheet.corners, h.x, h.y, 1);
  land.fill();
}
