import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { waysThrough } from './routes.js';

const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 8], rows: [1, 8], columnsGrow: 'east', label: [2, '', 2] });
const hex = (label: string): number => grid.parse(label) as number;
const side = (a: string, b: string, kind: 'major' | 'minor' = 'minor', beside = 0) => ({ a: hex(a), b: hex(b), kind, beside });
const none = new Map();

function middle(a: string, b: string): readonly [number, number] {
  const p = grid.centre(hex(a));
  const q = grid.centre(hex(b));
  return [(p.x + q.x) / 2, (p.y + q.y) / 2];
}

describe('ways', () => {
  it('cross exactly the hexsides they count for', () => {
    const ways = waysThrough(grid, [side('0303', '0304'), side('0304', '0305')], none, 'major');
    const ends = ways.flatMap((w) => [w.line[0], w.line.at(-1)]).map((p) => p?.map((n) => n.toFixed(3)).join());
    for (const [a, b] of [
      ['0303', '0304'],
      ['0304', '0305'],
    ] as const)
      expect(ends).toContain(
        middle(a, b)
          .map((n) => n.toFixed(3))
          .join(),
      );
  });

  it('never leave the hexes they run through', () => {
    const ways = waysThrough(grid, [side('0303', '0304'), side('0304', '0404', 'major'), side('0304', '0305')], none, 'major');
    const allowed = new Set(['0303', '0304', '0404', '0305'].map(hex));
    for (const [x, y] of ways.flatMap((w) => w.line)) expect(allowed.has(grid.hexAt(x * 0.999 + 0.0005, y * 0.999 + 0.0005))).toBe(true);
  });

  it('let the main road run through and the lesser one join it', () => {
    const ways = waysThrough(grid, [side('0303', '0304', 'major'), side('0304', '0305', 'major'), side('0304', '0404')], none, 'major');
    const inHex = ways.filter((w) =>
      w.line.some(([x, y]) => Math.hypot(x - grid.centre(hex('0304')).x, y - grid.centre(hex('0304')).y) < 0.2),
    );
    expect(inHex.map((w) => w.kind).sort()).toEqual(['major', 'minor']);
  });

  it('change class inside a hex where a main road ends', () => {
    const ways = waysThrough(grid, [side('0303', '0304', 'major'), side('0304', '0305')], none, 'major');
    expect(ways.filter((w) => w.kind === 'major').length).toBe(2);
    expect(ways.filter((w) => w.kind === 'minor').length).toBe(2);
  });

  it('lay a railway beside its road', () => {
    const [way] = waysThrough(grid, [side('0303', '0304', 'minor', 0.1)], none, 'major');
    const [x, y] = way?.line[0] ?? [0, 0];
    const [mx, my] = middle('0303', '0304');
    expect(Math.hypot(x - mx, y - my)).toBeCloseTo(0.1);
  });

  it('run on to the edge of the sheet', () => {
    const edge = grid.centre(hex('0308'));
    const ways = waysThrough(grid, [side('0307', '0308')], new Map([[hex('0308'), [[edge.x, edge.y + 0.7] as const]]]), 'major');
    expect(ways.flatMap((w) => w.line).some(([, y]) => y > edge.y + 0.69)).toBe(true);
  });
});
