import { createGrid, type GridSpec } from '@bocage/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSight, type SightRules } from './sight.js';

const spec: GridSpec = { orientation: 'flat', low: 'odd', columns: [1, 12], rows: [1, 12], columnsGrow: 'east', label: [2, '', 2] };
const grid = createGrid(spec);
const at = (label: string): number => grid.parse(label) as number;
const sideBetween = (a: string, b: string): number => grid.sideBetween(at(a), at(b));

const WOOD = 1;
const HILL = 2;
const CREST = 1;
const HEDGE = 2;

/** Woods always block, hills unless both ends are hills; a crest only where it is one of several or far from both ends. */
function table(more: Partial<SightRules> = {}) {
  const hexes = new Uint8Array(grid.size);
  const sides = new Uint8Array(grid.sideCount);
  const rules: SightRules = {
    hexes,
    sides,
    between: 'both',
    hexBlocks: (kind, { from, to }) => kind === WOOD || hexes[from] !== HILL || hexes[to] !== HILL,
    sideBlocks: (kind, _, isAtEnd, crossed) => kind === HEDGE || !isAtEnd || crossed > 1,
    runBlocks: (kind) => kind === CREST,
    ...more,
  };
  const sight = createSight(grid, rules);
  return { hexes, sides, sees: (a: string, b: string, through = 0) => sight.sees(at(a), at(b), through), sight };
}

describe('sight', () => {
  it('is blocked by a hex between the ends, not by the ends', () => {
    const { hexes, sees, sight } = table();
    hexes[at('0402')] = WOOD;
    hexes[at('0405')] = WOOD;
    expect(sees('0402', '0405')).toBe(true);
    hexes[at('0404')] = WOOD;
    expect([sees('0402', '0405'), sees('0405', '0402'), sees('0402', '0403')]).toEqual([false, false, true]);
    expect(sight.firstBlocker(at('0402'), at('0405'))).toEqual({ hex: at('0404'), side: -1 });
    expect(sight.firstBlocker(at('0402'), at('0403'))).toBeUndefined();
  });

  it('names the first blocker from where one looks', () => {
    const { hexes, sight } = table();
    hexes[at('0403')] = WOOD;
    hexes[at('0405')] = WOOD;
    expect(sight.firstBlocker(at('0402'), at('0407'))?.hex).toBe(at('0403'));
    expect(sight.firstBlocker(at('0407'), at('0402'))?.hex).toBe(at('0405'));
    expect(sight.firstBlocker(at('0402'), at('0407'), 1)?.hex).toBe(at('0405'));
    expect(sight.firstBlocker(at('0402'), at('0407'), 2)).toBeUndefined();
  });

  it('passes as many blockers as it may', () => {
    const { hexes, sees } = table();
    for (const label of ['0403', '0404', '0405']) hexes[at(label)] = WOOD;
    expect([0, 2, 3].map((through) => sees('0402', '0407', through))).toEqual([false, false, true]);
  });

  it('lets a game ask how high the ends lie', () => {
    const { hexes, sees } = table();
    hexes[at('0404')] = HILL;
    hexes[at('0402')] = HILL;
    expect(sees('0402', '0406')).toBe(false);
    hexes[at('0406')] = HILL;
    expect(sees('0402', '0406')).toBe(true);
  });

  it.each([
    ['both', [true, true, false]],
    ['either', [true, false, false]],
  ] as const)('along a hexside is blocked if %s of the hexes beside it block', (between, expected) => {
    const { hexes, sees, sight } = table({ between });
    const answers = [sees('0405', '0605')];
    hexes[at('0504')] = WOOD;
    answers.push(sees('0405', '0605'));
    hexes[at('0505')] = WOOD;
    answers.push(sees('0405', '0605'));
    expect(answers).toEqual(expected);
    expect(sight.firstBlocker(at('0605'), at('0405'))).toEqual({ hex: -1, side: sideBetween('0504', '0505') });
  });

  it('along a hexside is blocked where a game says so of the hexside itself', () => {
    const { sides, sees } = table();
    sides[sideBetween('0504', '0505')] = HEDGE;
    expect(sees('0405', '0605')).toBe(true);
    sides[sideBetween('0504', '0505')] = CREST;
    expect(sees('0405', '0605')).toBe(false);
  });

  it('is blocked by a hexside it crosses, and a game may spare the one at an end', () => {
    const { sides, sees, sight } = table();
    sides[sideBetween('0402', '0403')] = CREST;
    expect([sees('0402', '0406'), sees('0401', '0406')]).toEqual([true, false]);
    expect(sight.firstBlocker(at('0401'), at('0406'))).toEqual({ hex: -1, side: sideBetween('0402', '0403') });
    sides[sideBetween('0405', '0406')] = CREST;
    expect([sees('0402', '0406'), sees('0402', '0405'), sees('0402', '0406', 2)]).toEqual([false, true, true]);
    sides[sideBetween('0402', '0403')] = HEDGE;
    expect(sees('0402', '0403')).toBe(false);
  });

  it('crosses at a corner what lies on both hands there, once; one hexside alone it only touches', () => {
    const { sides, sees, sight } = table();
    sides[sideBetween('0605', '0705')] = CREST;
    expect(sees('0405', '1005')).toBe(true);
    sides[sideBetween('0605', '0704')] = CREST;
    expect([sees('0405', '1005'), sees('1005', '0405'), sees('0605', '1005')]).toEqual([false, false, true]);
    const named = [sideBetween('0605', '0704'), sideBetween('0605', '0705')];
    expect(named).toContain(sight.firstBlocker(at('0405'), at('1005'))?.side);
    expect(sees('0405', '1005', 1)).toBe(true);
  });

  it('asks a game which hex it is', () => {
    const { hexes, sees } = table({ hexBlocks: (_kind, _line, hex) => hex === at('0404') });
    hexes[at('0403')] = WOOD;
    expect(sees('0402', '0406')).toBe(true);
    hexes[at('0404')] = WOOD;
    expect(sees('0402', '0406')).toBe(false);
  });

  it('looks as `sees` says, the same both ways, over any ground', () => {
    const ground = fc.record({
      hexes: fc.uint8Array({ minLength: grid.size, maxLength: grid.size, max: 2 }),
      sides: fc.uint8Array({ minLength: grid.sideCount, maxLength: grid.sideCount, max: 2 }),
      from: fc.nat(grid.size - 1),
      through: fc.nat(3),
    });
    fc.assert(
      fc.property(ground, ({ hexes, sides, from, through }) => {
        const made = table();
        made.hexes.set(hexes);
        made.sides.set(sides.map((kind) => (kind === 1 ? 1 : 0)));
        const seen = new Uint8Array(grid.size);
        made.sight.look(from, 5, seen, through);
        const listed = new Set(made.sight.seenFrom(from, 5, through));
        for (let to = 0; to < grid.size; to++) {
          const isSeen = made.sight.sees(from, to, through);
          expect(made.sight.sees(to, from, through)).toBe(isSeen);
          expect(made.sight.firstBlocker(from, to, through) === undefined).toBe(isSeen);
          expect(seen[to]).toBe(isSeen && grid.distance(from, to) <= 5 ? 1 : 0);
          expect(listed.has(to)).toBe(seen[to] === 1);
        }
      }),
    );
  });
});
