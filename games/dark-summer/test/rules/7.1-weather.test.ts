import { expect, test } from 'vitest';
import { CLOUD, RAIN, SHOWERS, STORM, SUN, WEATHERS } from '../../src/index.js';
import { groundFor, position } from '../position.js';
import { type DarkSummerScene, fromPhase, only } from '../scene.js';

const { tables } = groundFor().world.data;
const supplied = { 'ge-914-352': '5020' };
const turnIn = (weather: number): DarkSummerScene =>
  fromPhase(position({ drill: {}, units: supplied, open: { turn: 2 } }), 'weather').roll(weather);

// §7.0
test('there are five kinds of weather, and one lasts for its whole turn', () => {
  expect(WEATHERS).toEqual(['sun', 'cloud', 'showers', 'rain', 'storm']);
  const drill = turnIn(CLOUD).play('us').play('move');
  expect([drill.open.weather, drill.open.turn]).toEqual([CLOUD, 2]);
});

// §7.1
test('showers on turn 1, then nine chits: two suns, two clouds, three showers, a rain, a storm', () => {
  expect([groundFor().setup('campaign', {}).open.weather, tables.weather.chits]).toEqual([SHOWERS, [2, 2, 3, 1, 1]]);
  const drill = turnIn(SUN);
  expect(drill.told('weather')).toEqual([{ event: 'weather', section: '7.1', reveals: 'all', weather: SUN }]);
  expect(drill.open.weatherCup).toEqual([1, 2, 3, 1, 1]);
});

test('a chit drawn is never offered again', () => {
  const at = position({ open: { weatherCup: [0, 1, 0, 0, 0] } });
  expect(only(at, { step: 'weather' }).awaits).toMatchObject({ roll: { weights: [0, 1, 0, 0, 0] } });
});

// §7.2 §7.2.1 §9.2 §9.4
test('the weather decides the chits: two US ones in rain and storm, four at most else, and always three German ones', () => {
  const cupIn = (weather: number) => turnIn(weather).told('cup')[0]?.cup as readonly number[];
  for (const weather of [RAIN, STORM]) expect([cupIn(weather)[0], cupIn(weather)[3]]).toEqual([2, 3]);
  for (const weather of [SUN, CLOUD]) {
    // Never more than two moves and two combats for the US.
    expect(cupIn(weather)[0]).toBeGreaterThan(2);
    expect(cupIn(weather)[0]).toBeLessThanOrEqual(4);
    expect(cupIn(weather)[3]).toBe(3);
  }
});

test('nine chits and two Reaction chits in showers, between one and four Reaction chits in any weather', () => {
  const showers = turnIn(SHOWERS).play('two-moves').told('cup')[0];
  expect([showers?.cup.reduce((sum, chits) => sum + chits, 0), showers?.reactions]).toEqual([9, 2]);
  for (const weather of [SUN, CLOUD, RAIN, STORM]) {
    const { reactions = 0 } = turnIn(weather).told('cup')[0] ?? {};
    expect(reactions).toBeGreaterThanOrEqual(1);
    expect(reactions).toBeLessThanOrEqual(4);
  }
});

test('replacements come with the weather of the turn, and what is left over is gone when the Action Phase begins', () => {
  const told = [SUN, STORM].map((weather) => turnIn(weather).told('replacements')[0]?.left);
  expect(told[0]).not.toEqual(told[1]);
  expect(turnIn(SUN).open.replacements.every((left) => left === 0)).toBe(true);
});

// §7.3
test('historical weather begins with four chits and adds five when rain and storm are out', () => {
  const { open } = groundFor().setup('campaign', { 'historical-weather': 'yes' });
  expect(open.weatherCup).toEqual([1, 1, 0, 1, 1]);
  const at = position({ open: { historicalWeather: 1, weatherCup: [0, 1, 0, 0, 1] } });
  expect(only(at, { step: 'weather' }).roll(STORM).open.weatherCup).toEqual([1, 2, 3, 0, 0]);
});
