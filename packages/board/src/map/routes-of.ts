import type { Grid } from '@bocage/hex';
import type { GroundFile } from '../map-file.js';
import { type Drawn, drawn, pieces } from './paths.js';
import { routeCurves } from './routes.js';
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

/** Where the rules know roads, theirs are drawn, so that a road crosses exactly the hexsides it counts for; else the picture's. */
export function routesOf(grid: Grid, sides: readonly PlacedSide[], ground: GroundFile | undefined): Routes {
  const ruledRoads = sides.some((s) => s.road !== undefined);
  const ruledRails = sides.some((s) => s.rail);
  const picture = (kind: string): Line[] => (ground?.lines ?? []).filter((l) => l.kind === kind).map((l) => l.points);
  const major = ruledRoads
    ? routeCurves(
        grid,
        sides.filter((s) => s.road === 'major'),
      )
    : picture('road-major');
  const minor = ruledRoads
    ? routeCurves(
        grid,
        sides.filter((s) => s.road === 'minor'),
      )
    : picture('road-minor');
  const rail = ruledRails
    ? routeCurves(
        grid,
        sides.filter((s) => s.rail),
      )
    : picture('rail');
  return {
    major: cut(major),
    minor: cut(minor),
    rail: rail.flatMap((l) => pieces(l, 40)).map((l) => ({ ...drawn(l, 'open'), ties: stations(l, 0.11) })),
  };
}

function cut(lines: readonly Line[]): Drawn[] {
  return lines.flatMap((l) => pieces(l, 40)).map((l) => drawn(l, 'open'));
}
