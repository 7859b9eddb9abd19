import { LOOK_FILL, NATURE, type TerrainLook } from './looks.js';
import { naturalRims } from './outline.js';
import { isNear, type PaintJob, widthOf } from './paint-job.js';
import { addLine } from './paths.js';
import type { SheetHex } from './sheet.js';

/** How strongly a ruled hex is tinted all over, beneath the true shape of its ground. */
const TINT = 0.55;
/** The same for houses, which stand apart from one another. */
const TINT_BUILT = 0.5;
const STRAY_HOUSES = 0.3;
/** True ground in a hex to which the rules give another terrain. */
const UNRULED = 0.42;
const RIM: Readonly<Partial<Record<TerrainLook, string>>> = {
  woods: 'rgba(72,98,56,0.55)',
  forest: 'rgba(52,80,42,0.6)',
  marsh: 'rgba(80,124,118,0.4)',
  flooded: 'rgba(80,124,138,0.45)',
  city: 'rgba(92,62,44,0.6)',
  town: 'rgba(110,80,60,0.5)',
  village: 'rgba(124,96,66,0.4)',
  fortified: 'rgba(60,44,36,0.7)',
};

/** One terrain: the ground where it truly lies, and its hexes where the rules want it. */
export function* paintTerrain(job: PaintJob, look: TerrainLook, near: readonly SheetHex[]): Generator<void> {
  const hexes = near.filter((h) => h.look === look);
  const areas = areasPath(job, look);
  if (hexes.length === 0 && !areas) return;
  yield* job.textures.prepare(look);
  if (areas) fillLook(job, areas, look, strengthOf(job, look));
  if (hexes.length > 0) paintRuled(job, look, hexes);
  yield;
}

/** Ground of which the rules say nothing is drawn lightly, but built-up ground always with its houses. */
function strengthOf(job: PaintJob, look: TerrainLook): number {
  const nature = NATURE[look];
  if (nature === 'built') return 0.9;
  if (nature && job.sheet.natures.has(nature)) return UNRULED;
  return look === 'bocage' ? 0.8 : 0.62;
}

function paintRuled(job: PaintJob, look: TerrainLook, hexes: readonly SheetHex[]): void {
  const { land, sheet } = job;
  const outline = rimsPath(job, hexes);
  if (NATURE[look] === 'built') tintBuilt(job, outline, look);
  else fillLook(job, outline, look, TINT);
  const truly = naturePath(job, look);
  if (truly) {
    land.save();
    land.clip(outline);
    fillLook(job, truly, look, 1);
    strokeRim(job, truly, look);
    land.restore();
  }
  const bare = hexes.filter((h) => sheet.unshown.has(h.hex));
  if (bare.length === 0) return;
  const path = rimsPath(job, bare);
  fillLook(job, path, look, 1);
  strokeRim(job, path, look);
}

function tintBuilt(job: PaintJob, outline: Path2D, look: TerrainLook): void {
  const { land } = job;
  land.globalAlpha = look === 'city' ? 0.72 : TINT_BUILT;
  land.fillStyle = LOOK_FILL[look];
  land.fill(outline);
  const pattern = job.textures.pattern(land, look);
  land.globalAlpha = STRAY_HOUSES;
  if (pattern) land.fillStyle = pattern;
  land.fill(outline);
  land.globalAlpha = 1;
}

function strokeRim(job: PaintJob, path: Path2D, look: TerrainLook): void {
  const { land } = job;
  land.lineWidth = widthOf(job, 0.016, 0.8);
  land.strokeStyle = RIM[look] ?? 'rgba(110,120,80,0.35)';
  land.stroke(path);
}

function rimsPath(job: PaintJob, hexes: readonly SheetHex[]): Path2D {
  const path = new Path2D();
  for (const rim of naturalRims(job.sheet.grid, new Set(hexes.map((h) => h.hex)))) addLine(path, rim, 'closed');
  return path;
}

function areasPath(job: PaintJob, look: TerrainLook): Path2D | undefined {
  return joined(job, (other) => other === look);
}

function naturePath(job: PaintJob, look: TerrainLook): Path2D | undefined {
  const nature = NATURE[look];
  return nature ? joined(job, (other) => NATURE[other] === nature) : undefined;
}

function joined(job: PaintJob, isOf: (look: TerrainLook) => boolean): Path2D | undefined {
  const areas = job.sheet.areas.filter((a) => isOf(a.look) && isNear(job, a, 0.2));
  if (areas.length === 0) return undefined;
  const path = new Path2D();
  for (const area of areas) path.addPath(area.path);
  return path;
}

export function fillLook(job: PaintJob, path: Path2D, look: TerrainLook, strength: number): void {
  const { land } = job;
  land.globalAlpha = strength;
  land.fillStyle = LOOK_FILL[look];
  land.fill(path);
  const pattern = job.textures.pattern(land, look);
  if (pattern) {
    land.fillStyle = pattern;
    land.fill(path);
  }
  land.globalAlpha = 1;
}
