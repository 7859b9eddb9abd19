import { describe, expect, it } from 'vitest';
import { CLEAR, HILL } from '../src/ground.js';
import {
  casualtyOf,
  crtResultOf,
  letterOf,
  makesRuins,
  pushed,
  scatterOf,
  shifted,
  shiftOf,
  supportOf,
  tideOn,
  waveLimit,
} from '../src/rules/look-ups.js';
import { at, data, ground, unit } from './position.js';

const { tables } = data;
const { grid } = ground;

describe('the worked examples', () => {
  it('fire on Vierville: 8 + 7 + 20 − 4 × 4 = 19, mixed, protection 2: G; 11 − 2 = 9 disrupts (§10.2.8)', () => {
    const { terrain, forts } = tables;
    const static1 = unit('ge-static-1');
    const multiplier = terrain.town.multiplier + forts.resistanceNest.multiplier;
    const strength = unit('us-1-116').cm[0] + 2 + unit('us-743-tk').mm[0] + 20;
    const differential = strength - (static1.cm[1] + static1.cm[1]) * multiplier;
    expect([multiplier, differential]).toEqual([4, 19]);
    expect(letterOf(tables, 'mixed', differential, static1.cm[1])).toBe('G');
    const roll = 11 + terrain.town.drm + forts.resistanceNest.drm;
    expect(roll).toBe(9);
    expect(crtResultOf(tables, 'G', roll)).toEqual({ result: 'D', lightRed: false });
  });
  it('assault on Vierville: 15 − 2 × 4 = +7, D; better morale makes it E; 8 − 2 = 6 retreats without light red (§10.3.5)', () => {
    const letter = letterOf(tables, 'closeAssault', 7, 2);
    expect(letter).toBe('D');
    expect(unit('us-743-tk').morale - unit('ge-static-1').morale).toBe(1);
    expect(shifted('D', tables.shifts.morale)).toBe('E');
    expect(crtResultOf(tables, 'E', 6)).toEqual({ result: 'R', lightRed: false });
  });
  it('the strongpoint of 3922 on its hill multiplies by 5, Quinéville’s nest in its town by 4 (§13.1, §13.2)', () => {
    const { terrain, forts } = tables;
    const held = [unit('ge-static-1').cm[0], unit('ge-14-6').cm[1]].reduce((sum, factor) => sum + factor, 0);
    expect(held * (terrain.hill.multiplier + forts.strongpoint.multiplier)).toBe(20);
    const [cf, pf] = unit('ge-i-919').cm;
    const nest = terrain.town.multiplier + forts.resistanceNest.multiplier;
    expect([pf * nest, cf * nest]).toEqual([8, 20]);
  });
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
    expect(letterOf(tables, 'bombardment', 7, 2)).toBeUndefined();
    expect(letterOf(tables, 'bombardment', 8, 2)).toBe('A');
    expect(letterOf(tables, 'closeAssault', -6, 2)).toBeUndefined();
    expect(letterOf(tables, 'smallArms', -2, 0)).toBe('C');
  });
  it('has a letter for every protection factor, the best for all above (§10.1.4)', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((pf) => letterOf(tables, 'mixed', 99, pf))).toEqual(['I', 'H', 'G', 'F', 'E', 'D', 'D']);
    expect([4, 5].map((pf) => letterOf(tables, 'directGun', 0, pf))).toEqual(['A', 'A']);
  });
  it('ends at A and I, and at 2 and 12 (§10.2.8, §10.3.4)', () => {
    expect([shifted('B', -3), shifted('H', 4)]).toEqual(['A', 'I']);
    expect(crtResultOf(tables, 'I', 15)).toEqual(crtResultOf(tables, 'I', 12));
    expect(crtResultOf(tables, 'A', -1)).toEqual({ result: '', lightRed: true });
  });
  it('makes ruins in the columns F to I only (§12.1.1)', () => {
    expect(makesRuins(tables, 'A', 2)).toBe(false);
    expect(makesRuins(tables, 'E', 12)).toBe(false);
    expect(makesRuins(tables, 'F', 12)).toBe(true);
    expect(makesRuins(tables, 'I', 9)).toBe(true);
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
    expect([casualtyOf(tables, 0, 11), casualtyOf(tables, 4, 12), casualtyOf(tables, 34, 15)]).toEqual(['', 'D', 'D']);
    expect([casualtyOf(tables, 35, 12), casualtyOf(tables, 54, 11), casualtyOf(tables, 200, 11)]).toEqual(['E', 'D', 'E']);
  });
  it('scatter ends in −1 and 14: below is eliminated, above aborts (§4.3.3)', () => {
    const from = at('1514');
    expect(scatterOf(tables, grid, from, 15)).toEqual({ kind: 'aborts' });
    expect(scatterOf(tables, grid, from, -2)).toEqual({ kind: 'eliminated' });
    const disrupting = tables.scatter.hexes.filter(({ disrupts }) => disrupts).map(({ roll }) => roll);
    expect(disrupting).toEqual([-1, 4, 13, 14]);
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
