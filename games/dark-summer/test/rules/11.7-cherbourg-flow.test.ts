import { expect, test } from 'vitest';
import { CHERBOURG, ELIMINATED, SUN, US } from '../../src/index.js';
import { type Placing, type Position, position } from '../position.js';
import { fight } from '../scene.js';

const germans = { 'ge-729-709': CHERBOURG, 'ge-garrison': CHERBOURG };
const two = { 'us-39-9-inf': CHERBOURG, 'us-47-9-inf': CHERBOURG };
const at = (units: Readonly<Record<string, number | string>>, more: Placing = {}): Position =>
  position({ beaches: ['2403'], ...more, units: { ...germans, ...units } });

// §11.7
test('in a US Combat Round it must be fought at 1-1 or better, once; in a Combined Action Round it may not', () => {
  const drill = fight(at(two), US);
  expect([drill.offered(), drill.why('done')]).toEqual([['cherbourg'], 'must-fight-for-cherbourg 11.7']);
  drill.play('cherbourg');
  while (drill.step === 'support') drill.play('done');
  drill.roll(3);
  expect(drill.told('cherbourg-battle')[0]).toMatchObject({ attack: 8, defence: 5, column: '1-1', die: 3, result: '1/1' });
  expect([fight(at(two), US, 'combined').isOver, fight(at(two), 1).isOver, fight(at(two, { beaches: [] }), US).isOver]).toEqual([
    true,
    true,
    true,
  ]);
});

test('losses fall on the defender first, and each owner chooses', () => {
  const drill = fight(at(two), US).play('cherbourg');
  while (drill.step === 'support') drill.play('done');
  drill.roll(6);
  expect([drill.step, drill.seat, drill.offered()]).toEqual(['losses', 'german', ['ge-729-709', 'ge-garrison']]);
  drill.play('ge-garrison');
  expect([drill.seat, drill.offered()]).toEqual(['allied', ['us-39-9-inf', 'us-47-9-inf']]);
  drill.play('us-47-9-inf');
  expect(drill.stepsOf('ge-729-709', 'ge-garrison', 'us-39-9-inf', 'us-47-9-inf')).toEqual([1, 1, 2, 1]);
  expect([drill.isOver, drill.at.open.cherbourgFought]).toEqual([true, 1]);
});

test('with one air and one tank destroyer marker it may be fought though nobody must', () => {
  const drill = fight(at({ 'us-39-9-inf': CHERBOURG }, { open: { weather: SUN, turn: 8 } }), US);
  expect(drill.offered()).toEqual(['cherbourg', 'done']);
  drill.play('cherbourg');
  expect(drill.offered()).toEqual(['us-tac-air-1', 'us-tac-air-2', 'tank-destroyers-1', 'tank-destroyers-2', 'done']);
  drill.play('us-tac-air-2');
  expect(drill.offered()).toEqual(['tank-destroyers-1', 'tank-destroyers-2', 'done']);
  expect(drill.why('us-naval')).toBe('support-round 12.3');
  drill.play('tank-destroyers-1').roll(6);
  expect(drill.told('cherbourg-battle')[0]).toMatchObject({ attack: 4 + 4 + 2, defence: 5, column: '2-1' });
});

test('a C takes the port: whoever is left of its defenders is eliminated and the turn is kept', () => {
  const all = ['us-39-9-inf', 'us-47-9-inf', 'us-60-9-inf', 'us-117-30-inf', 'us-119-30-inf'];
  const drill = fight(at(Object.fromEntries(all.map((id) => [id, CHERBOURG])), { open: { turn: 4 } }), US).play('cherbourg');
  while (drill.step === 'support') drill.play('done');
  drill.roll(6);
  expect(drill.told('cherbourg-battle')[0]).toMatchObject({ attack: 20, column: '4-1', result: 'C' });
  expect([drill.place('ge-729-709'), drill.place('ge-garrison'), drill.at.open.cherbourgTurn]).toEqual([ELIMINATED, ELIMINATED, 4]);
  expect(drill.told('captured')[0]).toMatchObject({ what: 'cherbourg', turn: 4 });
});

test('it falls with its last defender too', () => {
  const drill = fight(at({ 'us-39-9-inf': CHERBOURG, 'ge-729-709': ELIMINATED }, { reduced: ['ge-garrison'] }), US).play('cherbourg');
  while (drill.step === 'support') drill.play('done');
  drill.roll(3);
  expect([drill.place('ge-garrison'), drill.told('captured').length]).toEqual([ELIMINATED, 1]);
});

test('unknown counters are drawn first; below 1-1 nothing happens then', () => {
  const drill = fight(at({ ...two, 'sp-15': CHERBOURG, 'sp-16': CHERBOURG }), US)
    .play('cherbourg')
    .roll(3, 3);
  while (drill.step === 'support') drill.play('done');
  expect(drill.told('cherbourg-battle')[0]).toMatchObject({ attack: 8, defence: 11, column: '', die: 0, result: '' });
  expect([drill.isOver, drill.stepsOf('us-39-9-inf', 'ge-garrison')]).toEqual([true, [2, 2]]);
});

test('it is one die, told to all; a C costs the Americans nothing, and the first capture keeps its turn', () => {
  const all = ['us-39-9-inf', 'us-47-9-inf', 'us-60-9-inf', 'us-117-30-inf', 'us-119-30-inf'];
  const here = at(Object.fromEntries(all.map((id) => [id, CHERBOURG])), { open: { turn: 6, cherbourgTurn: 4 } });
  const drill = fight(here, US).play('cherbourg');
  while (drill.step === 'support') drill.play('done');
  expect(drill.awaits).toEqual({
    kind: 'chance',
    roll: { kind: 'dice', why: 'cherbourg', section: '11.7', count: 1, sides: 6 },
    visibleTo: 'all',
  });
  drill.roll(6);
  expect([drill.isOver, here.open.cherbourgTurn, drill.stepsOf(...all)]).toEqual([true, 4, all.map(() => 2)]);
  expect(drill.told('eliminated')).toEqual([
    { event: 'eliminated', section: '11.7', units: here.ids('ge-729-709', 'ge-garrison'), why: 'cherbourg' },
  ]);
});

test('a port that the Germans have left falls without a die', () => {
  const here = position({ beaches: ['2403'], units: two, open: { turn: 6 } });
  const drill = fight(here, US);
  expect([drill.offered(), drill.why('done')]).toEqual([['cherbourg'], 'must-fight-for-cherbourg 11.7']);
  drill.play('cherbourg');
  expect([drill.told('captured'), drill.told('cherbourg-battle'), here.open.cherbourgTurn]).toEqual([
    [{ event: 'captured', section: '11.7', what: 'cherbourg', turn: 6 }],
    [],
    6,
  ]);
  expect(drill.isOver).toBe(true);
});
