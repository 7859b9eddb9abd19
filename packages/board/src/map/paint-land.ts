import { hexPath } from '../draw/sheet.js';
import type { GroundPoint } from '../map-file.js';
import { LOOK_FILL, NATURE, type TerrainLook } from './looks.js';
import { type PaintJob, strokeAll, toMap, toPixels } from './paint-job.js';
import { paintRelief } from './paint-relief.js';
import { fillLook, paintTerrain } from './paint-terrain.js';
import { addLine } from './paths.js';
import type { SheetHex } from './sheet.js';

/** Terrain from the ground up: later ones lie over earlier ones. Heights are shaded between the two. */
const FIELDS: readonly TerrainLook[] = ['bocage', 'orchard', 'rough', 'dunes', 'shale'];
const COVER: readonly TerrainLook[] = ['marsh', 'flooded', 'woods', 'forest', 'village', 'town', 'city', 'fortified'];

/** Puts the land together on its own surface: what is drawn on it stops at the shore by itself. */
export function* paintLand(job: PaintJob): Generator<void> {
  const { land, sheet } = job;
  toPixels(land);
  // A tile given up midway may have left these behind.
  land.reset();
  toMap(land, job);
  land.lineJoin = 'round';
  land.lineCap = 'round';
  land.fillStyle = LOOK_FILL.clear;
  land.fill(sheet.land, 'evenodd');
  yield;
  land.globalCompositeOperation = 'source-atop';
  const near = hexesNear(job);
  for (const look of FIELDS) yield* paintTerrain(job, look, near);
  paintHeights(job, near);
  paintRelief(job);
  yield;
  for (const look of COVER) yield* paintTerrain(job, look, near);
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

/** Hexes the rules call hills are tinted; their slopes come from the picture. */
function paintHeights(job: PaintJob, near: readonly SheetHex[]): void {
  const { land, sheet } = job;
  land.fillStyle = LOOK_FILL.hills;
  land.beginPath();
  for (const h of near) if (h.look === 'hills') hexPath(land, sheet.corners, h.x, h.y, 1);
  land.globalAlpha = 0.75;
  land.fill();
  land.globalAlpha = 1;
}

/** A town of the rules always has its houses, also where the picture has none. */
function paintTowns(job: PaintJob, near: readonly SheetHex[]): void {
  const built = job.sheet.areas.filter((a) => NATURE[a.look] === 'built');
  for (const h of near) {
    if (!h.town || NATURE[h.look] === 'built') continue;
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
