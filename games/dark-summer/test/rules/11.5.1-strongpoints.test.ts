import { expect, test } from 'vitest';
import { ELIMINATED } from '../../src/index.js';
import { type Position, position } from '../position.js';
import { assault, fight } from '../scene.js';

const known = (at: Position, ...ids: readonly string[]): Position => {
  for (const id of ids) at.open.value = at.open.value.with(at.id(id), 1);
  return at;
};

// §11.5.1
test('attacked only from the sea in a wave round they ignore DR, not DR*', () => {
  const landing = () => known(position({ units: { 'br-69-50-inf': '4101', 'sp-5': '4102' }, open: { turn: 1 } }), 'sp-5');
  const ignored = assault(landing(), 1).roll(3);
  expect([ignored.report.printed, ignored.report.result, ignored.place('sp-5')]).toEqual(['DR', '-', '4102']);
  const driven = assault(landing(), 1).roll(4);
  expect([driven.report.printed, driven.place('sp-5')]).toEqual(['DR*', ELIMINATED]);
});

test('who stands with one does retreat, and leaves it alone in its hex', () => {
  const units = { 'br-8-3-inf': '4602', 'br-27a': '4602', 'sp-8': '4603', 'ge-100-pz': '4603' };
  const at = known(position({ units, open: { turn: 1 } }), 'sp-8');
  const drill = fight(at, 1, 'wave2').attack('4603', 'br-8-3-inf', 'br-27a').roll(3);
  expect(drill.report).toMatchObject({ column: '4-1', printed: 'DR', result: 'DR' });
  while (drill.step === 'retreat') drill.play(drill.offered()[0] as string);
  expect([drill.place('sp-8'), drill.place('ge-100-pz') === '4603', drill.told('advanced')]).toEqual(['4603', false, []]);
});

test('later, forced to retreat, they are eliminated', () => {
  const at = known(position({ drill: {}, beaches: ['4603'], units: { 'br-69-50-inf': '5021', 'sp-1': '5020' } }), 'sp-1');
  const drill = fight(at, 1).attack('5020', 'br-69-50-inf').roll(3);
  expect([drill.report.result, drill.place('sp-1'), drill.step]).toEqual(['DR', ELIMINATED, 'advance']);
});
