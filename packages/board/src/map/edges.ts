import type { Grid } from '@bocage/hex';
import type { GroundFile, GroundPoint } from '../map-file.js';
import { type Drawn, drawn, pieces } from './paths.js';
import type { PlacedSide } from './sheet.js';
import { type Line, rounded, stations } from './smooth.js';
import { sideEnds } from './watercourses.js';

/** A short stroke from one point to another. */
export type Tick = readonly [GroundPoint, GroundPoint];

export interface Edge extends Drawn {
  readonly ticks: readonly Tick[];
}

export interface SquareLine extends Drawn {
  readonly name: string;
  readonly ends: readonly [GroundPoint, GroundPoint];
}

/** What marks an edge in the ground or on the sheet rather than a way over it. */
export interface Edges {
  readonly cliffs: readonly Edge[];
  readonly seaWalls: readonly Edge[];
  /** Crest lines, their slopes as strokes: away from the light, and towards it. */
  readonly shaded: readonly Edge[];
  readonly lit: readonly Edge[];
  readonly boundaries: readonly Drawn[];
  readonly squares: readonly SquareLine[];
}

type IsLand = (x: number, y: number) => boolean;

export function edgesOf(grid: Grid, sides: readonly PlacedSide[], ground: GroundFile | undefined, isLand: IsLand): Edges {
  const lines = (kind: string, ...features: readonly string[]): Line[] => {
    const own = (ground?.lines ?? []).filter((l) => l.kind === kind).map((l) => rounded(l.points));
    return [...own, ...sideLines(grid, sides, features, own)].flatMap((l) => pieces(l, 40));
  };
  const ridges = lines('ridge', 'ridge', 'crest', 'slope');
  return {
    cliffs: lines('cliff', 'cliff').map((l) => edge(l, seaward(l, 0.07, 0.1, isLand))),
    seaWalls: lines('sea-wall', 'sea-wall').map((l) => edge(l, seaward(l, 0.16, -0.05, isLand))),
    shaded: ridges.map((l) => edge(l, slope(l, 'shaded'))),
    lit: ridges.map((l) => edge(l, slope(l, 'lit'))),
    boundaries: sideLines(grid, sides, ['boundary'], []).map((l) => drawn(l, 'open')),
    squares: squaresOf(ground),
  };
}

function edge(line: Line, ticks: readonly Tick[]): Edge {
  return { ...drawn(line, 'open'), ticks };
}

/** Sides of the rules that carry a feature and have no true line near them. */
function sideLines(grid: Grid, sides: readonly PlacedSide[], features: readonly string[], own: readonly Line[]): Line[] {
  const isShown = ([x, y]: GroundPoint): boolean => own.some((l) => l.some((p) => Math.hypot(p[0] - x, p[1] - y) < 0.7));
  return sides.flatMap((s) => {
    if (!s.features?.some((f) => features.includes(f.split(':')[0] as string))) return [];
    const ends = sideEnds(grid, s.a, s.b);
    return ends && !isShown([(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]) ? [ends] : [];
  });
}

/** Strokes from a shore towards the sea, or with a negative length towards the land. */
function seaward(line: Line, step: number, long: number, isLand: IsLand): Tick[] {
  return stations(line, step).map((s) => {
    const [nx, ny] = [-Math.sin(s.angle), Math.cos(s.angle)];
    const way = isLand(s.x + nx * 0.15, s.y + ny * 0.15) ? -1 : 1;
    return [
      [s.x, s.y],
      [s.x + nx * way * long, s.y + ny * way * long],
    ];
  });
}

const SLOPE = 0.2;

/** The light comes from the top left of the sheet. */
function slope(line: Line, side: 'shaded' | 'lit'): Tick[] {
  return stations(line, 0.075).map((s, i) => {
    const way = Math.sin(s.angle) * -1 + Math.cos(s.angle) > 0 === (side === 'shaded') ? 1 : -1;
    const [nx, ny] = [-Math.sin(s.angle) * way, Math.cos(s.angle) * way];
    const long = SLOPE * (0.7 + 0.3 * Math.abs(Math.sin(i * 1.7)));
    return [
      [s.x + nx * 0.03, s.y + ny * 0.03],
      [s.x + nx * long, s.y + ny * long],
    ];
  });
}

function squaresOf(ground: GroundFile | undefined): SquareLine[] {
  return (ground?.lines ?? []).flatMap((l) => {
    const [a, b] = [l.points[0], l.points.at(-1)];
    return l.kind === 'square' && a && b ? [{ ...drawn([a, b], 'open'), name: l.name ?? '', ends: [a, b] as const }] : [];
  });
}
