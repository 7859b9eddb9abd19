import type { GroundFile, GroundPoint } from '../map-file.js';
import { type Line, rounded } from './smooth.js';
import type { Watercourse } from './watercourses.js';

/** As far as a river leaves the hexside it counts for towards its true course. */
const GIVE = 0.2;
/** True water farther off than this is not the same reach of the river. */
const REACH = 1.6;
const STEP = 0.06;

type Nearest = (p: GroundPoint) => GroundPoint | undefined;

/** Lays the rivers of the rules as near to their true course as their hexsides allow. */
export function pullToGround(courses: readonly Watercourse[], lines: GroundFile['lines']): Watercourse[] {
  if (lines.length === 0) return [...courses];
  const any = nearestOf(lines.map((l) => l.points));
  const byName = new Map<string, Nearest>();
  const own = (name: string): Nearest => {
    const known = byName.get(name) ?? nearestOf(lines.filter((l) => l.name === name).map((l) => l.points));
    byName.set(name, known);
    return known;
  };
  return courses.map((c) => ({ ...c, points: evened(pulled(c.points, own(c.name), any)) }));
}

/** Where waters meet, all follow the nearest, so that they still meet. */
function pulled(line: Line, own: Nearest, any: Nearest): Line {
  return line.map((p, i) => {
    const isEnd = i === 0 || i === line.length - 1;
    const to = (isEnd ? undefined : own(p)) ?? any(p);
    if (!to) return p;
    const [dx, dy] = [to[0] - p[0], to[1] - p[1]];
    const far = Math.hypot(dx, dy);
    if (far > REACH) return p;
    const share = far > GIVE ? GIVE / far : 1;
    return [p[0] + dx * share, p[1] + dy * share];
  });
}

/** Takes out the small kinks where the pull changes its direction. */
function evened(line: Line): Line {
  let points = line;
  for (let n = 0; n < 4; n++) {
    points = points.map((p, i) => {
      const [a, b] = [points[i - 1], points[i + 1]];
      return a && b ? [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4] : p;
    });
  }
  return points;
}

function nearestOf(lines: readonly Line[]): Nearest {
  const cells = new Map<string, GroundPoint[]>();
  for (const p of lines.flatMap((l) => dense(rounded(l)))) {
    const key = `${Math.floor(p[0])},${Math.floor(p[1])}`;
    const list = cells.get(key);
    if (list) list.push(p);
    else cells.set(key, [p]);
  }
  return ([x, y]) => {
    let best: GroundPoint | undefined;
    let least = Infinity;
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        for (const q of cells.get(`${Math.floor(x) + i},${Math.floor(y) + j}`) ?? []) {
          const d = Math.hypot(q[0] - x, q[1] - y);
          if (d >= least) continue;
          least = d;
          best = q;
        }
      }
    }
    return best;
  };
}

function dense(line: Line): GroundPoint[] {
  const out: GroundPoint[] = line.slice(0, 1);
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] as GroundPoint;
    const [bx, by] = line[i] as GroundPoint;
    const parts = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / STEP));
    for (let k = 1; k <= parts; k++) out.push([ax + ((bx - ax) * k) / parts, ay + ((by - ay) * k) / parts]);
  }
  return out;
}
