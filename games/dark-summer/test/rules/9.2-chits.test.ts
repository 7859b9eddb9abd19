import { expect, test } from 'vitest';
import { CLOUD, type Command, RAIN, SHOWERS, STORM, SUN, type TrackSpace } from '../../src/index.js';
import {
  britishCombinations,
  cupAfter,
  germanSides,
  refuseCombined,
  refusePrepared,
  twoSided,
  usSides,
} from '../../src/rules/9-action-rounds/chits.js';
import { groundFor, position } from '../position.js';
import { type DarkSummerScene, fromPhase } from '../scene.js';

const { tables } = groundFor().world.data;

// §9.2
test('no more than two US moves or combats, one of each in rain and storm', () => {
  expect(usSides(SUN, { moves: 1, combats: 2 })).toEqual(['move']);
  expect(usSides(SHOWERS, { moves: 1, combats: 1 })).toEqual(['move', 'combat']);
  expect(usSides(RAIN, { moves: 1, combats: 0 })).toEqual(['combat']);
});

test('Germans take two moves and a combat, in the storm one move and two combats if they like', () => {
  expect(germanSides(SUN, { moves: 0, combats: 1 })).toEqual(['move']);
  expect(germanSides(SUN, { moves: 2, combats: 0 })).toEqual(['combat']);
  expect(germanSides(STORM, { moves: 0, combats: 1 })).toEqual(['move', 'combat']);
  expect(germanSides(STORM, { moves: 1, combats: 1 })).toEqual(['move', 'combat']);
  expect(germanSides(STORM, { moves: 0, combats: 2 })).toEqual(['move']);
  expect(germanSides(STORM, { moves: 2, combats: 0 })).toEqual(['combat']);
});

// §9.1
test('only in showers is there a British combination to choose', () => {
  expect(britishCombinations(tables.actions, SHOWERS)).toEqual([
    { move: 2, combat: 1 },
    { move: 1, combat: 2 },
  ]);
  expect([SUN, CLOUD, RAIN, STORM].map((weather) => britishCombinations(tables.actions, weather).length)).toEqual([1, 1, 1, 1]);
});

// §9.4
test('in showers nine chits go into the cup', () => {
  const british = britishCombinations(tables.actions, SHOWERS)[0] as { move: number; combat: number };
  expect((tables.actions.us[SHOWERS] as number) + (tables.actions.german[SHOWERS] as number) + british.move + british.combat).toBe(9);
});

// §7.1 §7.3
test('weather chits never go back, and historical weather adds the other five when rain and storm are out', () => {
  expect(cupAfter(tables.weather, { weatherCup: [2, 2, 3, 1, 1], historicalWeather: 0 }, SHOWERS)).toEqual([2, 2, 2, 1, 1]);
  expect(cupAfter(tables.weather, { weatherCup: [1, 1, 0, 1, 1], historicalWeather: 1 }, RAIN)).toEqual([1, 1, 0, 0, 1]);
  expect(cupAfter(tables.weather, { weatherCup: [0, 1, 0, 0, 1], historicalWeather: 1 }, STORM)).toEqual([1, 2, 3, 0, 0]);
  expect(cupAfter(tables.weather, { weatherCup: [1, 2, 3, 0, 0], historicalWeather: 1 }, SUN)).toEqual([0, 2, 3, 0, 0]);
});

const begun = (weather: number): DarkSummerScene =>
  fromPhase(position({ drill: {}, units: { 'ge-914-352': '5020' }, open: { weather } }), 'action');

// §9.2
test('after each Allied round the Germans may react, after their own not; then a chit is drawn', () => {
  const drill = begun(SUN).play('us').play('move');
  expect([drill.top.step, drill.seat, drill.offered()]).toEqual(['react', 'german', ['react', 'pass']]);
  drill.play('pass');
  expect(drill.told('passed')).toEqual([{ event: 'passed', section: '9.3.4', command: 2 }]);
  expect(drill.awaits).toEqual({
    kind: 'chance',
    roll: { kind: 'draw', why: 'action-chit', section: '9.2', weights: [3, 2, 2, 3] },
    visibleTo: 'all',
  });
  drill.draw('german');
  expect(drill.told('chit-drawn')).toEqual([{ event: 'chit-drawn', section: '9.2', reveals: 'all', chit: 'german' }]);
  expect([drill.seat, drill.offered()]).toEqual(['german', ['move', 'combat']]);
  expect(drill.play('combat').top.step).toBe('draw');
});

test('a US or German chit is turned to a side that is left; a British one has one side', () => {
  const drill = begun(RAIN).play('us').play('move').play('pass').draw('us');
  expect([drill.offered(), drill.refusal('move')]).toEqual([
    ['combat', 'combined-combat'],
    { code: 'chit-limit', section: '9.2', params: { side: 'move' } },
  ]);
  drill.play('combat').play('pass').draw('british-move');
  expect([drill.offered(), drill.refusal('combat')?.code]).toEqual([['move', 'combined-move'], 'chit-one-sided']);
});

test('the third German chit plays itself: two moves and a combat', () => {
  const drill = begun(SUN).play('us').play('combat').play('pass').draw('german').play('move').draw('german').play('move').draw('german');
  expect(drill.open.track.map(({ kind }) => kind)).toEqual(['combat', 'move', 'move', 'combat']);
  expect(drill.top.step).toBe('draw');
});

test('the phase lasts until the cup is empty, and a last Allied chit can still be reacted to', () => {
  const drill = begun(STORM).play('british-move').play('move').play('pass').draw('british-combat').play('combat').play('pass');
  for (let i = 0; i < 3; i++) {
    drill.draw('german');
    if (drill.top.step === 'chit') drill.play(drill.offered()[0] as string);
  }
  drill.draw('us').play('move').play('pass').draw('us').play('combat');
  expect([drill.top.step, drill.open.cup, drill.open.phase]).toEqual(['react', [0, 0, 0, 0], 'action']);
  drill.play('react').play('done');
  expect(drill.open.turn).toBe(3);
  expect(drill.told('round').at(-1)).toMatchObject({ command: 2, kind: 'reaction' });
});

const played = (command: Command, ...chits: readonly ('move' | 'combat')[]) =>
  chits.map((chit) => ({ command, kind: chit, chit, prepared: 0 }) as const);

test('what a command has played binds its own chits only', () => {
  const at = position({ open: { weather: SUN } });
  at.open.track = [...played(0, 'combat', 'combat'), ...played(2, 'combat')];
  expect([twoSided(at.open, 0), twoSided(at.open, 2)]).toEqual([['move'], ['move']]);
  at.open.track = [...played(0, 'move', 'move'), ...played(2, 'move')];
  expect([twoSided(at.open, 0), twoSided(at.open, 2)]).toEqual([['combat'], ['move', 'combat']]);
});

// §7.3
test('with rain and storm both in the cup nothing is added, nor without the option when both are out', () => {
  expect(cupAfter(tables.weather, { weatherCup: [1, 1, 0, 1, 1], historicalWeather: 1 }, SUN)).toEqual([0, 1, 0, 1, 1]);
  expect(cupAfter(tables.weather, { weatherCup: [1, 1, 2, 0, 1], historicalWeather: 0 }, STORM)).toEqual([1, 1, 2, 0, 0]);
});

// §9.3.3 §7.2.3
test('a combined round or a Prepared Offensive is refused with its reason', () => {
  const combined = [{ command: 0, kind: 'combined', chit: 'move', prepared: 0 }] as const;
  const why = (turn: number, track: readonly TrackSpace[], command: Command) => refuseCombined({ turn, track: [...track] }, command);
  expect([why(2, [], 2), why(1, [], 0), why(2, combined, 0), why(2, combined, 1)]).toEqual([
    { code: 'combined-allies-only', section: '9.3.3' },
    { code: 'combined-from-turn-2', section: '9.3.3' },
    { code: 'combined-used', section: '9.3.3' },
    undefined,
  ]);
  const prepared = (weather: number, track: readonly TrackSpace[], command: Command) =>
    refusePrepared({ weather, track: [...track] }, command);
  expect([prepared(SUN, [], 2), prepared(SHOWERS, [], 0), prepared(SUN, combined, 0), prepared(CLOUD, played(0, 'combat'), 0)]).toEqual([
    { code: 'prepared-allies-only', section: '7.2.3' },
    { code: 'prepared-weather', section: '7.2.3' },
    { code: 'prepared-after-combined', section: '7.2.3' },
    { code: 'prepared-not-first', section: '7.2.3' },
  ]);
  expect([prepared(CLOUD, played(0, 'move'), 0), prepared(SUN, [...combined, ...played(0, 'combat')], 1)]).toEqual([undefined, undefined]);
});
