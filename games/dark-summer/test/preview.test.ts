import type { Forecast } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { BEACH_OPEN, CHERBOURG, RAIN, SUN, US } from '../src/index.js';
import { preview } from '../src/preview.js';
import { position } from './position.js';
import { type DarkSummerScene, fight } from './scene.js';

const beaches = ['4603'];
const seen = ({ at }: DarkSummerScene): Forecast => preview(at.world, { seats: [], open: at.open, known: {} }, 'allied') as Forecast;
const chances = ({ outcomes }: Forecast): Record<string, string> =>
  Object.fromEntries(outcomes.map(({ result, ways, of }) => [result, `${ways}/${of}`]));
const means = ({ outcomes }: Forecast, wanted: string): string[] =>
  (outcomes.find(({ result }) => result === wanted)?.means ?? []).map(({ code, params }) =>
    [code, ...Object.values(params ?? {})].join(' '),
  );

// §11.3.3 §11.3.4
test('an attack being built shows its strengths, its shifts, its column and the chance of each result', () => {
  const drill = fight(position({ drill: { terrain: { 5020: 'town' } }, beaches, units: { 'br-8a': '5021', 'ge-914-352': '5020' } }), 1);
  expect(preview(drill.at.world, { seats: [], open: drill.at.open, known: {} }, 'allied')).toBeUndefined();
  expect(seen(drill.play('5020'))).toMatchObject({ refusal: { code: 'no-attackers' }, outcomes: [] });
  const forecast = seen(drill.play('br-8a'));
  expect(forecast).toMatchObject({ title: '4 : 3', column: '1-2', modifiers: [{ label: 'town', value: -1, section: '11.3.4' }] });
  expect(chances(forecast)).toEqual({ AL2: '2/6', AL1: '3/6', BL1: '1/6' });
  expect(means(forecast, 'AL2')).toEqual(['attackers-lose 2']);
  expect(means(forecast, 'BL1')).toEqual(['defenders-lose 1', 'attackers-lose 1']);
});

// §11.5
test('unknown strongpoints are weighed by what may still be drawn', () => {
  const at = position({ drill: {}, beaches, units: { 'br-8a': '5021', 'sp-1': '5020' } });
  const forecast = seen(fight(at, 1).play('5020', 'br-8a'));
  // 4 to 1, 2 or 3 in eight, six and two of sixteen: 4-1, 2-1, 1-1.
  expect(chances(forecast)).toEqual({ AL2: '2/96', AL1: '16/96', BL1: '16/96', EX: '16/96', DR: '16/96', 'DR*': '22/96', DE: '8/96' });
  expect([forecast.column, forecast.defence]).toEqual(['4-1', [expect.objectContaining({ value: 1.6, section: '11.5' })]]);
});

// §11.5.2
test('an Ost battalion may turn out to be nobody', () => {
  const at = position({ drill: {}, beaches, units: { 'br-8a': '5021', 'ost-1': '5020' } });
  const forecast = seen(fight(at, 1).play('5020', 'br-8a'));
  expect(chances(forecast)['-']).toBe('6/48');
  expect(means(forecast, '-')).toEqual(['nobody-there']);
  expect(at.at('5020')).toEqual(at.ids('ost-1'));
});

// §11.3.2 §13.4 §11.3.1
test('support, supply and those who retreated have lines of their own that add up', () => {
  const units = { 'br-69-50-inf': '5021', 'ge-914-352': '5020', 'ge-915-352': '5020' };
  const at = position({ drill: { terrain: { 5020: 'woods' } }, beaches, units, open: { weather: SUN, turn: 4 } });
  at.open.marks[at.id('ge-915-352')] = 4;
  const drill = fight(at, 1).declare('5020', 'br-69-50-inf').play('british-tac-air-1');
  const forecast = seen(drill);
  expect(forecast.attack.map(({ label, value }) => [label, value])).toEqual([
    ['69th Brigade', 4],
    ['british-tac-air-1', 3],
  ]);
  expect(forecast.defence.map(({ value }) => value)).toEqual([3, 0, 1]);
});

// §11.8 §11.3.7
test('a result says how it is taken here, and who is trapped', () => {
  const units = { 'br-8a': '5021', 'br-27a': '5021', 'br-33a': '5021', 'ge-6-fj': '5020' };
  const at = position({ drill: { terrain: { 5020: 'bocage' } }, beaches, units, reduced: ['ge-6-fj'] });
  const forecast = seen(fight(at, 1).play('5020', 'br-8a', 'br-27a', 'br-33a'));
  expect([forecast.column, means(forecast, 'DR'), means(forecast, 'DR*')]).toEqual(['4-1', ['no-effect'], ['defenders-retreat 1 0']]);
});

// §11.9 §R.EX
test('an open beach falls, an exchange may be softened', () => {
  const at = position({ units: { 'ge-kg-125-21-pz': '4004' }, reduced: ['ge-kg-125-21-pz'], open: { weather: RAIN } });
  at.open.beach.fill(BEACH_OPEN);
  const forecast = seen(fight(at, 2).play('4003', 'ge-kg-125-21-pz'));
  expect(forecast.defence).toEqual([{ label: 'open-beach', value: 1, section: '11.9' }]);
  expect(means(forecast, 'EX')).toEqual(['attackers-lose 1', 'beach-falls']);
  expect(means(forecast, 'DR')).toEqual(['no-effect']);
  const other = position({ drill: {}, beaches, units: { 'ge-kg-125-21-pz': '5021', 'ge-tiger-503': '5021', 'br-8a': '5020' } });
  const exchange = means(seen(fight(other, 2).play('5020', 'ge-kg-125-21-pz', 'ge-tiger-503')), 'EX');
  expect(exchange).toEqual(['defenders-eliminated 1', 'attackers-lose 2', 'may-soften']);
});

// §11.3.3
test('left of the table only two steps are to be lost', () => {
  const at = position({ drill: {}, units: { 'ge-914-352': '5021', 'br-8a': '5020', 'br-27a': '5020' } });
  const forecast = seen(fight(at, 2).play('5020', 'ge-914-352'));
  expect([forecast.column, chances(forecast)]).toEqual(['1-2', { AL2: '2/6', AL1: '3/6', BL1: '1/6' }]);
  const hopeless = position({ drill: {}, beaches, units: { 'ge-914-352': '5021', 'br-8a': '5020', 'br-27a': '5020' } });
  expect(chances(seen(fight(hopeless, 2).play('5020', 'ge-914-352')))).toEqual({ AL2: '6/6' });
});

// §11.7
test('the battle for the port is forecast with its own table', () => {
  const units = { 'ge-729-709': CHERBOURG, 'ge-garrison': CHERBOURG, 'us-39-9-inf': CHERBOURG, 'us-47-9-inf': CHERBOURG };
  const drill = fight(position({ units, beaches: ['2403'], open: { weather: SUN } }), US).play('cherbourg', 'us-tac-air-1');
  const forecast = seen(drill);
  expect(forecast).toMatchObject({ title: '12 : 5', column: '2-1', section: '11.7' });
  expect(chances(forecast)).toEqual({ '2/1': '1/6', '1/1': '2/6', '1/2': '2/6', '0/2': '1/6' });
  expect(means(forecast, '1/2')).toEqual(['attackers-lose 1', 'defenders-lose 2']);
});
