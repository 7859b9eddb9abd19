import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import type { GroundPoint } from '../map-file.js';
import { legsOf, mendLegs } from './ground-legs.js';
import { type Country, waysOnGround } from './ground-ways.js';

const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 8], rows: [1, 8], columnsGrow: 'east', label: [2, '', 2] });
const hex = (label: string): number => grid.parse(label) as number;
const at = (label: string, dx = 0, dy = 0): GroundPoint => {
  const { x, y } = grid.centre(hex(label));
  return [x + dx, y + dy];
};
const side = (a: string, b: string) => ({ a: hex(a), b: hex(b), kind: 'road', beside: 0 });
const country: Country<string> = { grid, exits: new Map(), strongest: 'road', kindOn: (_a, _b, drawn) => drawn };

/** Labels of the hexes a line passes through. */
function passed(line: readonly GroundPoint[]): string[] {
  return legsOf(grid, line).map((l) => grid.label(l.hex));
}

function ruled(...pairs: readonly (readonly [string, string])[]): (a: number, b: number) => boolean {
  return (a, b) => pairs.some(([p, q]) => (hex(p) === a && hex(q) === b) || (hex(p) === b && hex(q) === a));
}

describe('legs', () => {
  it('cut a line exactly where it crosses hexsides', () => {
    const legs = legsOf(grid, [at('0303'), at('0305')]);
    expect(legs.map((l) => grid.label(l.hex))).toEqual(['0303', '0304', '0305']);
    expect(legs[0]?.points.at(-1)?.[1]).toBeCloseTo(at('0303', 0, 0.5)[1], 3);
    expect(legs[1]?.points[0]).toEqual(legs[0]?.points.at(-1));
  });

  it('pull a cut corner round the corner', () => {
    // From 0303 to 0304 by way of the tip of 0404's neighbour in the east.
    const clip = [at('0303'), at('0303', 0.62, 0.5), at('0304')];
    expect(passed(clip)).toHaveLength(3);
    const mended = mendLegs(grid, legsOf(grid, clip), ruled(['0303', '0304']));
    expect(mended.map((l) => grid.label(l.hex))).toEqual(['0303', '0304']);
    expect(mended[0]?.points.at(-1)).toEqual(mended[1]?.points[0]);
  });

  it('take the way the rules give when the true one passes another hex', () => {
    const straight = [at('0303'), at('0304'), at('0305')];
    const mended = mendLegs(grid, legsOf(grid, straight), ruled(['0303', '0404'], ['0404', '0405'], ['0405', '0305']));
    const hexes = mended.map((l) => grid.label(l.hex));
    expect(hexes[0]).toBe('0303');
    expect(hexes.at(-1)).toBe('0305');
    for (const [i, leg] of mended.slice(1).entries()) expect(leg.points[0]).toEqual(mended[i]?.points.at(-1));
  });

  it('leave a way alone that the rules know', () => {
    const legs = legsOf(grid, [at('0303'), at('0305')]);
    expect(mendLegs(grid, legs, () => true)).toEqual(legs);
  });
});

describe('ways on the ground', () => {
  it('cross the sides of the rules and no others', () => {
    const wild = [at('0303', 0.1, 0.2), at('0303', 0.6, 0.5), at('0304', 0.2, 0), at('0305', -0.1, 0.1)];
    const ways = waysOnGround(country, [{ kind: 'road', points: wild }], [side('0303', '0304'), side('0304', '0305')]);
    const hexes = new Set(ways.flatMap((w) => w.line.slice(1, -1)).map(([x, y]) => grid.label(grid.hexAt(x, y))));
    expect([...hexes].every((h) => ['0303', '0304', '0305'].includes(h))).toBe(true);
  });

  it('have no gaps: each begins where the one before ends', () => {
    const ways = waysOnGround(
      country,
      [{ kind: 'road', points: [at('0303'), at('0306')] }],
      [side('0303', '0304'), side('0304', '0305'), side('0305', '0306')],
    );
    expect(ways).toHaveLength(4);
    for (const [i, way] of ways.slice(1).entries()) expect(way.line[0]).toEqual(ways[i]?.line.at(-1));
  });

  it('reach sides no true line comes near, joined to what is there', () => {
    const sides = [side('0303', '0304'), side('0304', '0404')];
    const ways = waysOnGround(country, [{ kind: 'road', points: [at('0303'), at('0304')] }], sides);
    const middle: GroundPoint = [(at('0304')[0] + at('0404')[0]) / 2, (at('0304')[1] + at('0404')[1]) / 2];
    const ends = ways.flatMap((w) => [w.line[0], w.line.at(-1)]);
    expect(ends.some((p) => p && Math.hypot(p[0] - middle[0], p[1] - middle[1]) < 1e-9)).toBe(true);
  });

  it('keep to sides of their own kind before those of a lesser one', () => {
    const dip = [at('0303'), at('0303', 0.45, 0.3), at('0404', -0.35, 0), at('0304', 0.4, -0.2), at('0304')];
    const kinds: Country<string> = {
      ...country,
      kindOn: (a, b, drawn) => (a === hex('0404') || b === hex('0404') ? 'lane' : drawn),
    };
    const sides = [side('0303', '0304'), side('0303', '0404'), side('0404', '0304')];
    const ways = waysOnGround(kinds, [{ kind: 'road', points: dip }], sides);
    const road = ways.slice(0, 2);
    expect(passed(dip)).toContain('0404');
    for (const [x, y] of road.flatMap((w) => w.line.slice(1, -1))) expect(grid.label(grid.hexAt(x, y))).not.toBe('0404');
  });
});
