import { expect, test } from 'vitest';
import { ELIMINATED, US } from '../../src/index.js';
import { type Position, position } from '../position.js';
import { assault, fight } from '../scene.js';

const at = (): Position => {
  const here = position({ units: { 'us-116-29-inf': '3202', 'us-115-29-inf': '3202', 'sp-2': '3203' }, open: { turn: 1 } });
  here.open.value = here.open.value.with(here.id('sp-2'), 1);
  return here;
};

// §11.4.1
test('its strongpoints are worth three more in both wave rounds, and no longer', () => {
  const first = assault(at(), US).roll(1);
  expect(first.report).toMatchObject({ attack: 5, defence: 1 + 3 });
  const second = fight(at(), US, 'wave2').attack('3203', 'us-116-29-inf', 'us-115-29-inf').roll(1);
  expect(second.report).toMatchObject({ attack: 10, defence: 4 });
  const later = at().move('us-116-29-inf', '3303').move('us-115-29-inf', ELIMINATED);
  Object.assign(later.open, { turn: 2, beach: later.open.beach.map((_, i) => (i === 2 ? 1 : 0)) });
  expect(fight(later, US).attack('3203', 'us-116-29-inf').roll(1).report).toMatchObject({ defence: 1 });
});

test('DR* is an exchange that costs two steps; BL1 still eliminates the strongpoint', () => {
  const exchange = fight(at(), US, 'wave2').attack('3203', 'us-116-29-inf', 'us-115-29-inf').roll(6);
  expect(exchange.report).toMatchObject({ column: '2-1', printed: 'DR*', result: 'EX' });
  expect(exchange.place('sp-2')).toBe(ELIMINATED);
  exchange.play('us-116-29-inf');
  expect(exchange.stepsOf('us-116-29-inf', 'us-115-29-inf')).toEqual([1, 1]);
  const both = fight(at(), US, 'wave2').attack('3203', 'us-116-29-inf', 'us-115-29-inf').roll(3);
  expect([both.report.result, both.place('sp-2')]).toEqual(['BL1', ELIMINATED]);
});
