import { expect, test } from 'vitest';
import { CLOUD, SHOWERS } from '../../src/index.js';
import { type Circumstances, shiftsOf } from '../../src/rules/11-combat/shifts.js';
import type { Drill } from '../drill-ground.js';
import { position } from '../position.js';

function shifts(drill: Drill, more: Partial<Circumstances> = {}, weather = SHOWERS, from: readonly string[] = ['5019']): string[] {
  const at = position({ drill, open: { weather } });
  const all = {
    attacker: 0,
    target: at.hex('5020'),
    from: from.map((label) => at.hex(label)),
    round: 'combat',
    carpet: false,
    ...more,
  } as const;
  return shiftsOf(at.world, at.open, all).map(({ why, by }) => `${why} ${by}`);
}
const on = (terrain: string): Drill => ({ terrain: { 5020: terrain } });

// §11.3.4
test.each([
  ['clear', []],
  ['woods', []],
  ['bocage', ['bocage -2']],
  ['forest', ['forest -1']],
  ['town', ['town -1']],
  ['city', ['city -2']],
])('a defender in %s', (terrain, expected) => expect(shifts(on(terrain))).toEqual(expected));

test('rivers count when every attacking hex lies across one, and then the smallest', () => {
  const river = (a: string, size: 'major' | 'minor') => ({ a, b: '5020', river: 'Orne', class: size, road: 'major' }) as const;
  const sides = [river('5019', 'major'), river('5021', 'minor')];
  expect(shifts({ sides })).toEqual(['river -2']);
  expect(shifts({ sides }, {}, SHOWERS, ['5019', '5021'])).toEqual(['river -1']);
  expect(shifts({ sides }, {}, SHOWERS, ['5019', '5119'])).toEqual([]);
});

// §12.1
test('bombs cancel the ground but not a city, and give a column', () => {
  expect(shifts(on('bocage'), { carpet: true })).toEqual(['carpet-bombing 1']);
  expect(shifts(on('city'), { carpet: true })).toEqual(['city -2', 'carpet-bombing 1']);
});

// §9.3.3 §7.2.3
test('combined rounds, prepared offensives, and Germans under a clear sky', () => {
  expect(shifts({}, { round: 'combined' })).toEqual(['combined-action -1']);
  expect(shifts({}, { round: 'prepared' }, CLOUD)).toEqual(['prepared-offensive 1']);
  expect([shifts({}, { attacker: 2 }, CLOUD), shifts({}, { attacker: 2 }, SHOWERS)]).toEqual([['allied-air -1'], []]);
});

test('each shift names the section it comes from', () => {
  const at = position({ drill: on('forest'), open: { weather: CLOUD } });
  const all = { target: at.hex('5020'), from: [at.hex('5019')], carpet: false } as const;
  const sections = (more: Pick<Circumstances, 'attacker' | 'round' | 'carpet'>) =>
    shiftsOf(at.world, at.open, { ...all, ...more }).map(({ why, section }) => `${why} ${section}`);
  expect(sections({ attacker: 2, round: 'combat', carpet: false })).toEqual(['forest 11.3.4', 'allied-air 7.2.3']);
  expect(sections({ attacker: 0, round: 'prepared', carpet: true })).toEqual(['prepared-offensive 7.2.3', 'carpet-bombing 12.1']);
  expect(sections({ attacker: 0, round: 'combined', carpet: false })).toEqual(['forest 11.3.4', 'combined-action 9.3.3']);
});
