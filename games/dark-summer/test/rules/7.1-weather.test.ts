import { expect, test } from 'vitest';
import { CLOUD, RAIN, SHOWERS, STORM, SUN, WEATHERS } from '../../src/index.js';
import { groundFor, position } from '../position.js';
import { fromPhase, only, type TurnDrill } from '../turn-drill.js';

const { tables } = groundFor().world.data;
const supplied = { 'ge-914-352': '5020' };
const turnIn = (weather: number): TurnDrill =>
  fromPhase(position({ drill: {}, units: supplied, open: { turn: 2 } }), 'weather').roll(weather);

// §7.0
test('there are five kinds of weather, and one lasts for its whole turn', () => {
  expect(WEATHERS).toEqual(['sun', 'cloud', 'showers', 'rain', 'storm']);
  const drill = turnIn(CLOUD).say('us').say('move');
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

// §7.2 §7.2.1
test('the weather decides replacements and chits', () => {
  const cups = [SUN, CLOUD, RAIN, STORM].map((weather) => turnIn(weather).told('cup')[0]);
  expect(cups.map((cup) => cup?.cup)).toEqual([
    [4, 2, 2, 3],
    [4, 2, 2, 3],
    [2, 1, 1, 3],
    [2, 1, 1, 3],
  ]);
  expect(cups.map((cup) => cup?.reactions)).toEqual([SUN, CLOUD, RAIN, STORM].map((weather) => tables.actions.reaction[weather]));
  const left = turnIn(STORM).told('replacements')[0]?.left;
  expect(left?.[0]).toBe(tables.replacements.us.infantry[STORM]);
  expect(left?.[7]).toBe(tables.replacements.german.armor[STORM]);
});

test('between one and four Reaction chits, and more when the sky protects them', () => {
  const { reaction } = tables.actions;
  expect([Math.min(...reaction), Math.max(...reaction)]).toEqual([1, 4]);
});

// §7.3
test('historical weather begins with four chits and adds five when rain and storm are out', () => {
  const { open } = groundFor().setup('campaign', { 'historical-weather': 'yes' });
  expect(open.weatherCup).toEqual([1, 1, 0, 1, 1]);
  const at = position({ open: { historicalWeather: 1, weatherCup: [0, 1, 0, 0, 1] } });
  expect(only(at, { step: 'weather' }).roll(STORM).open.weatherCup).toEqual([1, 2, 3, 0, 0]);
});
