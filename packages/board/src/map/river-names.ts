import type { GroundPoint } from '../map-file.js';
import type { SheetLabel } from './label-list.js';
import type { Watercourse } from './watercourses.js';

/** As far as a name follows its river's true course to the hexsides it is drawn on. */
const REACH = 2.5;
const CHORD = 0.75;
const BANK = 0.17;

/** Lays a river's name along the river as it is drawn; names of other water stay where the picture has them. */
export function alongRiver(label: SheetLabel, courses: readonly Watercourse[]): SheetLabel {
  if (label.kind !== 'water' || label.rank < 2) return label;
  const own = courses.filter((c) => c.name === label.text || c.name.startsWith(`${label.text} `));
  let best: { readonly line: readonly GroundPoint[]; readonly i: number } | undefined;
  let least = REACH;
  for (const { points: line } of own) {
    for (const [i, [x, y]] of line.entries()) {
      const d = Math.hypot(x - label.at[0], y - label.at[1]);
      if (d >= least) continue;
      least = d;
      best = { line, i };
    }
  }
  return best ? { ...label, ...onBank(best.line, best.i) } : label;
}

function onBank(line: readonly GroundPoint[], i: number): { readonly at: GroundPoint; readonly angle: number } {
  const a = back(line, i, -1);
  const b = back(line, i, 1);
  let angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  if (angle > Math.PI / 2) angle -= Math.PI;
  if (angle < -Math.PI / 2) angle += Math.PI;
  const mid = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  return { at: [mid[0] + Math.sin(angle) * BANK, mid[1] - Math.cos(angle) * BANK], angle: (angle * 180) / Math.PI };
}

/** The point half a chord away along the line. */
function back(line: readonly GroundPoint[], from: number, step: -1 | 1): GroundPoint {
  let i = from;
  let gone = 0;
  while (i + step >= 0 && i + step < line.length && gone < CHORD) {
    const [ax, ay] = line[i] as GroundPoint;
    const [bx, by] = line[i + step] as GroundPoint;
    gone += Math.hypot(bx - ax, by - ay);
    i += step;
  }
  return line[i] as GroundPoint;
}
