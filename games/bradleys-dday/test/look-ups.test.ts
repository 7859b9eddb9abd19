import { describe, expect, it } from 'vitest';
import { LETTERS, type Letter } from '../src/data/shapes.js';
import { CLEAR, HILL } from '../src/ground.js';
import * as crt from '../src/rules/crt.js';
import { casualtyOf, pushed, scatterOf, shiftOf, supportOf, tideOn, waveLimit } from '../src/rules/look-ups.js';
import { createWorld } from '../src/world.js';
import { at, data, ground, unit } from './position.js';

const { tables } = data;
const world = createWorld(data);
// The table's letters by name.
const letterOf = (line: crt.Line, differential: number, protection: number): Letter | undefined =>
  LETTERS[crt.letterOf(world, line, differential, protection)];
const shifted = (letter: Letter, columns: number): Letter | undefined => LETTERS[crt.shifted(LETTERS.indexOf(letter), columns)];
const resultAt = (letter: Letter, roll: number): crt.Result => crt.resultAt(world, LETTERS.indexOf(letter), roll);
const { grid } = ground;

describe('the worked examples', () => {
  it('a drop zone at 0808, wind die 2, dice 8: 9 lands in 0607, where it is not clear (§4.4)', () => {
    const wind = tables.wind.drm[2 - 1] as number;
    expect(wind).toBe(1);
    const landed = scatterOf(tables, grid, at('0808'), 8 + wind);
    expect(landed).toEqual({ kind: 'lands', hex: at('0607'), disrupted: false });
    expect([ground.terrain[at('0808')], ground.terrain[at('0607')]]).toEqual([CLEAR, HILL]);
    expect(tables.scatterTerrain.parachute.hill).toBeGreaterThan(0);
  });
  it('a wave at Utah: heavy sea 2, one mine, dice 11: 14 at average tide is two to the right (§5.6)', () => {
    const heavy = tables.sea.conditions.find(({ name }) => name === 'Heavy')?.value as number;
    const roll = pushed(tables, 11, heavy + 1);
    expect([heavy, roll, shiftOf(tables, 'average', roll)]).toEqual([2, 14, 2]);
    expect(waveLimit(tables, 'utah', 1, 1)).toBe(6);
  });
  it('Bruno is 16-2-0 in combat mode, 1-2-0 in movement mode (§14.0)', () => {
    expect([unit('ge-bruno').cm, unit('ge-bruno').mm]).toEqual([
      [16, 2, 0],
      [1, 2, 0],
    ]);
  });
});

describe('the combat results table', () => {
  it('gives no letter below the first column of a line (§10.1.3)', () => {
    expect(letterOf('bombardment', 5, 2)).toBeUndefined();
    expect(letterOf('bombardment', 6, 2)).toBe('A');
    expect(letterOf('closeAssault', -6, 2)).toBeUndefined();
    expect(letterOf('smallArms', -2, 0)).toBe('C');
  });
  it('has a letter for every protection factor, the best for all above (§10.1.4)', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((pf) => letterOf('mixed', 99, pf))).toEqual(['I', 'H', 'G', 'F', 'E', 'D', 'D']);
    expect([4, 5].map((pf) => letterOf('directGun', 0, pf))).toEqual(['A', 'A']);
  });
  it('ends at A and I, and at 2 and 12 (§10.2.8, §10.3.4)', () => {
    expect([shifted('B', -3), shifted('H', 4)]).toEqual(['A', 'I']);
    expect(resultAt('I', 15)).toEqual(resultAt('I', 12));
    expect(resultAt('A', -1)).toEqual({ effect: '', lightRed: true });
  });
  it('leaves ruins in the columns F to I only (§12.1.1)', () => {
    expect(LETTERS.filter((letter) => crt.ruinsIn(world, LETTERS.indexOf(letter)))).toEqual(['F', 'G', 'H', 'I']);
  });
});

describe('landings', () => {
  it('seven and less are pushed down, more are pushed up (§5.4.2)', () => {
    expect([pushed(tables, 7, 3), pushed(tables, 8, 3)]).toEqual([4, 11]);
  });
  it('the shift grows to four either way and is wider at low tide (§5.5.3)', () => {
    expect([-9, -4, -3, -1, 1, 3, 11, 12, 16, 30].map((roll) => shiftOf(tables, 'high', roll))).toEqual([
      -4, -4, -3, -2, -1, 0, 0, 1, 3, 4,
    ]);
    expect([shiftOf(tables, 'low', 13), shiftOf(tables, 'rising', 13)]).toEqual([0, 1]);
  });
  it('casualties use the lower column, 55 at most, and no roll above 12 (§5.6.2, §5.6.5)', () => {
    expect([casualtyOf(tables, 0, 11), casualtyOf(tables, 9, 15), casualtyOf(tables, 34, 15)]).toEqual(['', 'D', 'E']);
    expect([casualtyOf(tables, 10, 12), casualtyOf(tables, 54, 10), casualtyOf(tables, 200, 10)]).toEqual(['E', 'D', 'E']);
  });
  it('scatter ends in −1 and 14: below is eliminated, above aborts (§4.3.3)', () => {
    const from = at('1514');
    expect(scatterOf(tables, grid, from, 15)).toEqual({ kind: 'aborts' });
    expect(scatterOf(tables, grid, from, -2)).toEqual({ kind: 'eliminated' });
    const disrupting = tables.scatter.hexes.filter(({ disrupts }) => disrupts).map(({ roll }) => roll);
    expect(disrupting).toEqual([-1, 4]);
    expect(scatterOf(tables, grid, at('0101'), 12)).toEqual({ kind: 'lands', hex: -1, disrupted: false });
  });
  it('0 and −1 lie east, 4 and 7 west of the drop zone (§4.3.3)', () => {
    const column = (roll: number): number => {
      const landed = scatterOf(tables, grid, at('1010'), roll);
      return landed.kind === 'lands' ? Number(grid.label(landed.hex).slice(0, 2)) : 0;
    };
    expect([-1, 0, 4, 7].map(column)).toEqual([11, 11, 9, 9]);
  });
  it('every hex of the scatter diagram is another one (§4.3.3)', () => {
    const hexes = tables.scatter.hexes.map(({ roll }) =>
      JSON.stringify({ ...scatterOf(tables, grid, at('2010'), roll), disrupted: false }),
    );
    expect(new Set(hexes).size).toBe(hexes.length);
  });
  it('waves grow smaller from cycle to cycle and then stay (§5.1)', () => {
    expect([1, 2, 3, 4].map((cycle) => waveLimit(tables, 'omaha', cycle, 1))).toEqual([12, 6, 5, 5]);
    expect([1, 2, 3].map((wave) => waveLimit(tables, 'utah', 9, wave))).toEqual([4, 4, 4]);
  });
});

describe('the track', () => {
  it('tides go low, rising, average, high, falling from turn 2, and stand still before (§5.4.1)', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((turn) => tideOn(tables, 'low', turn))).toEqual([
      'low',
      'low',
      'rising',
      'average',
      'high',
      'falling',
      'low',
    ]);
    expect([1, 2, 3].map((turn) => tideOn(tables, 'average', turn))).toEqual(['average', 'average', 'high']);
  });
  it('nights are turns 1, 9 and 10; air windows 1, 8 and 11 (§4.6, §11.2.2)', () => {
    const { track } = tables.turns;
    expect(track.filter(({ night }) => night).map(({ turn }) => turn)).toEqual([1, 9, 10]);
    expect(track.filter(({ air }) => air).map(({ turn }) => turn)).toEqual([1, 8, 11]);
  });
  it('landings are three cycles with a night between the first and second wave of the third (§5.1.6, §5.1.11)', () => {
    const landings = tables.turns.track.map(({ landing }) => (landing ? landing.join('.') : '')).slice(0, 14);
    expect(landings.join(' ')).toBe(' 1.1 1.2 1.3 2.1 2.2 2.3 3.1   3.2 3.3 4.1 4.2');
  });
  it('support points: none, 200, then 100, halved in air windows, 25 by night (§11.2.2)', () => {
    expect([1, 2, 3, 8, 9, 11, 14, 16].map((turn) => supportOf(tables, 'campaign', turn).points)).toEqual([
      0, 200, 100, 50, 25, 50, 100, 100,
    ]);
    expect([2, 3, 8, 10].map((turn) => Object.values(supportOf(tables, 'introductory', turn)))).toEqual([
      [100, 5],
      [50, 5],
      [25, 2],
      [10, 1],
    ]);
  });
});
