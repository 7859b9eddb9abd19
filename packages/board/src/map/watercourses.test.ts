import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { alongRiver } from './river-names.js';
import { lengthOf } from './smooth.js';
import { sideEnds, watercourses } from './watercourses.js';

const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 12], rows: [1, 12], columnsGrow: 'east', label: [2, '', 2] });
const hex = (label: string): number => grid.parse(label) as number;
const side = (a: string, b: string, name = 'Orne') => ({ a: hex(a), b: hex(b), name });
/** Row 1 is sea. */
const isSea = (h: number): boolean => grid.label(h).endsWith('01');

/** A river between columns 5 and 6, from row 2 down to row 6, one chain of sides. */
const orne = ['02', '03', '04', '05', '06'].flatMap((row) => [side(`05${row}`, `06${row}`), side(`05${row}`, `06${next(row)}`)]);
function next(row: string): string {
  return String(Number(row) + 1).padStart(2, '0');
}

describe('watercourses', () => {
  it('joins sides into one stretch that runs down to the sea', () => {
    const courses = watercourses(grid, orne, isSea);
    expect(courses).toHaveLength(1);
    const [course] = courses;
    const first = course?.points[0] as readonly [number, number];
    const last = course?.points.at(-1) as readonly [number, number];
    expect(first[1]).toBeGreaterThan(last[1]);
    expect(course?.share).toEqual([0, 1]);
  });

  it('stays near its hexsides', () => {
    const [course] = watercourses(grid, orne, isSea);
    const middles = orne.map((s) => {
      const [p, q] = sideEnds(grid, s.a, s.b) as readonly [readonly [number, number], readonly [number, number]];
      return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const;
    });
    for (const [x, y] of middles) {
      const nearest = Math.min(...(course?.points ?? []).map((p) => Math.hypot(p[0] - x, p[1] - y)));
      expect(nearest).toBeLessThan(0.15);
    }
    expect(lengthOf(course?.points ?? [])).toBeGreaterThan(4);
  });

  it('begins a new stretch where a tributary joins', () => {
    const odon = [side('0504', '0405', 'Odon'), side('0505', '0405', 'Odon')].filter((s) => grid.directionTo(s.a, s.b) >= 0);
    const courses = watercourses(grid, [...orne, ...odon], isSea);
    expect(courses.filter((c) => c.name === 'Orne').length + courses.filter((c) => c.name === 'Odon').length).toBe(courses.length);
    expect(courses.some((c) => c.name === 'Odon')).toBe(true);
  });

  it('uses every side once', () => {
    const total = watercourses(grid, orne, isSea).reduce((sum, c) => sum + lengthOf(c.points), 0);
    expect(total).toBeGreaterThan(orne.length * 0.4);
    expect(total).toBeLessThan(orne.length * 0.62);
  });
});

describe('river names', () => {
  const courses = watercourses(grid, orne, isSea);
  const label = { text: 'Orne', at: [2.4, 3.2], kind: 'water', rank: 3 } as const;

  it('lie along the river as drawn', () => {
    const moved = alongRiver(label, courses);
    const nearest = Math.min(...(courses[0]?.points ?? []).map((p) => Math.hypot(p[0] - moved.at[0], p[1] - moved.at[1])));
    expect(nearest).toBeLessThan(0.4);
    expect(Math.abs(moved.angle ?? 0)).toBeGreaterThan(45);
  });

  it('leave other water alone', () => {
    expect(alongRiver({ ...label, text: 'Vire' }, courses)).toEqual({ ...label, text: 'Vire' });
    expect(alongRiver({ ...label, rank: 1 }, courses)).toEqual({ ...label, rank: 1 });
  });
});
