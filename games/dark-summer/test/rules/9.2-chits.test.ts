import { expect, test } from 'vitest';
import { CLOUD, RAIN, SHOWERS, STORM, SUN } from '../../src/index.js';
import { britishCombinations, cupAfter, germanSides, usSides } from '../../src/rules/chits.js';
import { groundFor } from '../position.js';

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
