import { describe, expect, it } from 'vitest';
import type { ShotKind } from '../../src/index.js';
import { COLUMN, ENTRENCHED, IMPROVED, STORM } from '../../src/index.js';
import { defenceLines, defenceResult } from '../../src/rules/defences.js';
import { fireLines, hit, massAt } from '../../src/rules/fire.js';
import type { Line } from '../../src/rules/quality.js';
import { atHour } from '../other-data.js';
import { at, Position, world } from '../position.js';
import { GameScene } from '../scene.js';

const RIFLES = '3rd-8-bde-1-suffolk-a';
const TANKS = '3rd-27-arm-bde-staffs-yeo-a';
const HILLMAN = '716-kg-krug-stp-17-hillman';
const GUNS = '21pz-iii-pz-art-155-9';
const said = (lines: readonly Line[]): string[] => lines.map(({ what, add, section }) => `${what} ${add} §${section}`);

/** Two units far from everybody else. */
function duel(firer: string, from: string, target: string, hex: string) {
  const position = new Position('to-the-sea');
  const { open } = position;
  open.hex.fill(-1);
  open.box.fill(1);
  const [a, b] = [position.put(firer, from), position.put(target, hex)];
  const lines = (kind: ShotKind = 'fire'): string[] => said(fireLines(world, open, kind, a, b, open.hex[b] as number));
  const what = (kind: ShotKind): string[] => lines(kind).map((line) => line.split(' ')[0] as string);
  return { position, open, a, b, lines, what };
}

describe('each addend names its section (§S.18)', () => {
  it('range and mass, against men', () => {
    const { position, lines } = duel(HILLMAN, '33.010', RIFLES, '33.013');
    position.put('3rd-8-bde-1-suffolk-b', '33.013');
    expect(lines()).toEqual(['fire 6 §S.37', 'range -2 §S.18', 'mass 1 §S.18']);
  });
  it('range and Defence, against armour', () => {
    const { lines } = duel(HILLMAN, '33.010', TANKS, '33.012');
    const all = lines();
    expect(all).toContain('range -1 §S.18');
    expect(all.filter((line) => line.startsWith('defence'))).toEqual([expect.stringContaining('§S.37')]);
  });
  it('what lies on the firer', () => {
    const { open, a, lines } = duel(RIFLES, '33.010', '21pz-kg-rauch-ii-pzgr-192-5', '33.011');
    open.posture[a] = COLUMN;
    open.cohesion[a] = 1;
    open.steps[a] = 1;
    open.weather = STORM;
    expect(lines()).toEqual(['fire 4 §S.37', 'column -1 §S.12', 'cohesion -1 §S.21', 'step-loss -1 §S.37', 'dark -2 §1.2']);
  });
  it('guns against guns in a Park (§S.25)', () => {
    const { lines } = duel('3rd-7-fd-a', '33.010', GUNS, '33.020');
    expect(lines('counter-battery')).toContain('counter-battery -2 §S.25');
    expect(lines('indirect').some((line) => line.startsWith('counter-battery'))).toBe(false);
  });
});

describe('mass (§S.18)', () => {
  it.each([
    [0, -1],
    [1, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2],
    [7, 2],
    [8, 3],
    [9, 3],
  ])('%i steps count %i', (steps, add) => {
    const { open, b, lines } = duel(HILLMAN, '33.010', RIFLES, '33.011');
    open.steps[b] = steps;
    expect(lines().filter((line) => line.startsWith('mass'))).toEqual(add === 0 ? [] : [`mass ${add} §S.18`]);
  });
  it('is of the hex where the shot falls, with a target that has left it', () => {
    const { position, open, b } = duel(HILLMAN, '33.010', RIFLES, '33.012');
    position.put('3rd-8-bde-1-suffolk-b', '33.011');
    expect([massAt(world, open, at('33.011'), b), massAt(world, open, at('33.012'), b)]).toEqual([4, 2]);
  });
});

describe('what a kind of shot does not count (§S.18)', () => {
  it.each([
    ['fire', true],
    ['opportunity', true],
    ['running', true],
    ['charging', true],
    ['storming', false],
    ['assault', false],
    ['indirect', false],
    ['counter-battery', false],
    ['support', false],
    ['rockets', false],
  ] as const)('%s: range %s (§S.26, §S.23, §4.4.5)', (kind, counts) => {
    expect(duel(RIFLES, '33.010', HILLMAN, '33.013').what(kind).includes('range')).toBe(counts);
  });
  it('ridges count for the first attack of an assault, not the second (§2.2.2)', () => {
    const { what } = duel(HILLMAN, '88.008', RIFLES, '87.008');
    expect((['fire', 'storming', 'assault', 'indirect'] as const).map((kind) => what(kind).includes('ridge'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('support and rocket craft count only what helps them (X1)', () => {
    const { open, a, lines } = duel(RIFLES, '33.010', '21pz-kg-rauch-ii-pzgr-192-5', '36.007');
    open.cohesion[a] = 2;
    expect(lines().some((line) => line.includes(' -'))).toBe(true);
    for (const kind of ['support', 'rockets'] as const) expect(lines(kind)).toEqual(['fire 4 §S.37', 'terrain 1 §2.1']);
  });
});

describe('the die (§S.17)', () => {
  it('0 hits at any strength, 9 misses, any other hits at the strength or less', () => {
    const { open, b } = duel(HILLMAN, '33.010', RIFLES, '33.011');
    const isHit = (strength: number, die: number): boolean =>
      hit(world, open, { kind: 'fire', colour: 1, target: b }, strength, die) !== undefined;
    expect([isHit(0, 0), isHit(8, 9), isHit(4, 4), isHit(4, 5), isHit(0, 1)]).toEqual([true, false, true, false, false]);
  });
});

describe('Resistance Nests, line by line (§4.2.2)', () => {
  const YORK = '3rd-8-bde-2-e-yorks-a';
  const SWORD = 0;
  const HEX = '34.008';
  function nests(how: 'craft' | 'landed' | 'active', game?: ConstructorParameters<typeof GameScene>[1]) {
    const scene = new GameScene('one-battalion-ashore', game);
    for (const company of ['a', 'b', 'c', 'd']) {
      const id = `3rd-8-bde-2-e-yorks-${company}`;
      scene.open.aboard = scene.open.aboard.with(scene.id(id), -1);
      scene.put(id, HEX);
    }
    const unit = scene.id(YORK);
    const lines = (): string[] =>
      said(defenceLines(scene.game.world, scene.open, { kind: 'nests', how, beach: SWORD, target: unit, at: at(HEX) }));
    return { scene, unit, lines };
  }
  it('the craft: no ground, no Column; mass and Defence with their sections (§4.2.2(1))', () => {
    const { scene, unit, lines } = nests('craft');
    scene.open.posture[unit] = COLUMN;
    scene.open.weather = STORM;
    expect(lines()).toEqual(['nests 5 §4.2.2', 'mass 3 §S.18']);
    const craft = scene.put('landing-craft-1', '33.008');
    const only = defenceLines(scene.game.world, scene.open, { kind: 'nests', how: 'craft', beach: SWORD, target: craft, at: at('33.008') });
    expect(said(only)).toEqual(['nests 5 §4.2.2', 'defence -1 §S.37']);
  });
  it('who has landed: ground and Column too, neither works nor dark (§4.2.2(1), X6)', () => {
    const { scene, unit, lines } = nests('landed');
    scene.open.weather = STORM;
    scene.open.works = scene.open.works.with(unit, IMPROVED);
    expect(lines()).toEqual(['nests 5 §4.2.2', 'terrain 1 §2.1', 'mass 3 §S.18']);
    scene.open.posture[unit] = COLUMN;
    expect(lines()).toEqual(['nests 5 §4.2.2', 'terrain 1 §2.1', 'column 2 §S.12', 'mass 3 §S.18']);
  });
  it('who acts: all of it, works and storm among them (§4.2.2(2))', () => {
    const { scene, unit, lines } = nests('active');
    scene.open.weather = STORM;
    scene.open.works = scene.open.works.with(unit, IMPROVED);
    expect(lines()).toEqual(['nests 5 §4.2.2', 'terrain 1 §2.1', 'works -1 §S.30', 'dark -2 §1.2', 'mass 3 §S.18']);
  });
  it('at night it is dark for the nests as well (§1.1)', () => {
    const { lines } = nests('active', atHour('one-battalion-ashore', '0606-night'));
    expect(lines()).toContain('dark -2 §1.1');
  });
  it.each([
    ['obstacles', 'obstacles 5 §4.2.1'],
    ['sea', 'sea 7 §4.2.5'],
  ] as const)('%s count nothing but their number', (kind, line) => {
    const { scene, unit } = nests('active');
    scene.open.posture[unit] = COLUMN;
    const lines = defenceLines(scene.game.world, scene.open, { kind, how: 'active', beach: SWORD, target: unit, at: at(HEX) });
    expect(said(lines)).toEqual([line]);
  });
  it('a 9 misses and a 0 hits whatever the number; who is entrenched is hit as armour is', () => {
    const { scene, unit } = nests('active');
    const result = (strength: number, die: number): string | undefined =>
      defenceResult(scene.game.world, scene.open, 'nests', unit, strength, die);
    expect([result(8, 9), result(3, 4), result(0, 0) !== undefined]).toEqual([undefined, undefined, true]);
    const dice = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const men = dice.map((die) => result(8, die));
    scene.open.works = scene.open.works.with(unit, ENTRENCHED);
    const dug = dice.map((die) => result(8, die));
    expect(dug).not.toEqual(men);
    const craft = scene.id('landing-craft-1');
    const obstacles = dice.map((die) => defenceResult(scene.game.world, scene.open, 'obstacles', craft, 8, die));
    expect(obstacles).toEqual(dice.map((die) => defenceResult(scene.game.world, scene.open, 'obstacles', unit, 8, die)));
  });
});
