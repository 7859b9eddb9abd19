import type { GroundFile } from '../map-file.js';
import { insideTest } from './inside.js';
import { NATURE, type TerrainLook } from './looks.js';
import { type Drawn, drawn } from './paths.js';
import type { SheetHex } from './sheet.js';
import type { Line } from './smooth.js';

type Kind = GroundFile['areas'][number]['kind'];

/** A patch of true ground. */
export interface Area extends Drawn {
  readonly look: TerrainLook;
  readonly ring: Line;
}

export const AREA_LOOK: Readonly<Record<Kind, TerrainLook>> = {
  bocage: 'bocage',
  woods: 'woods',
  orchard: 'orchard',
  marsh: 'marsh',
  flooded: 'flooded',
  village: 'village',
  town: 'town',
  city: 'city',
  hill: 'hills',
  beach: 'dunes',
  tidal: 'tidal',
};

export function areasOf(ground: GroundFile | undefined): Area[] {
  return (ground?.areas ?? [])
    .filter((a) => a.ring.length > 2)
    .map((a) => ({ ...drawn(a.ring, 'closed'), look: AREA_LOOK[a.kind], ring: a.ring }));
}

/** Houses show in small numbers; other ground must fill about half of a hex to be seen as its terrain. */
const BUILT_SHARE = 0.07;
const SHARE = 0.4;

/** The hexes whose terrain the picture does not show: their ground is drawn as the rules have it. */
export function unshown(hexes: readonly SheetHex[], areas: readonly Area[], samples: (h: SheetHex) => Line): Set<number> {
  const tests = areas.map((a) => ({ box: a.box, nature: NATURE[a.look], isInside: insideTest([a.ring]) }));
  const out = new Set<number>();
  for (const h of hexes) {
    const nature = NATURE[h.look];
    if (!nature) continue;
    const near = tests.filter(
      ({ box, nature: n }) =>
        n === nature && box.left < h.x + 0.6 && box.right > h.x - 0.6 && box.top < h.y + 0.6 && box.bottom > h.y - 0.6,
    );
    const points = samples(h);
    const shown = points.filter(([x, y]) => near.some((a) => a.isInside(x, y))).length / points.length;
    if (shown < (nature === 'built' ? BUILT_SHARE : SHARE)) out.add(h.hex);
  }
  return out;
}
