import { expect, test } from 'vitest';
import { RAIN, SHOWERS, SUN } from '../../src/index.js';
import { groundFor, position } from '../position.js';
import { type DarkSummerScene, fromPhase } from '../scene.js';

const units = { 'ge-914-352': '5020' };
const action = (weather: number, players = 2, turn = 2): DarkSummerScene =>
  fromPhase(position({ drill: {}, units, open: { weather, players, turn } }), 'action');

// §9.0 §9.1
test('from turn 2 the Allied player chooses the first chit from those of the weather', () => {
  const drill = action(SUN);
  expect([drill.seat, drill.top.step, drill.offered()]).toEqual(['allied', 'initiative', ['us', 'british-move', 'british-combat']]);
  expect(drill.refusal('german')).toEqual({ code: 'wrong-command', section: '9.1' });
  drill.play('british-combat').play('combat');
  expect([drill.open.cup, drill.open.track]).toEqual([[4, 2, 1, 3], [{ command: 1, kind: 'combat', chit: 'combat', prepared: 0 }]]);
});

test('in showers the British leave one chit out, and both players know which', () => {
  const drill = action(SHOWERS);
  expect([drill.top.step, drill.offered()]).toEqual(['british-chits', ['two-moves', 'two-combats']]);
  drill.play('two-combats');
  expect(drill.told('cup')).toEqual([{ event: 'cup', section: '9.1', cup: [3, 1, 2, 3], reactions: 2 }]);
  expect(drill.top.step).toBe('initiative');
  expect(action(SHOWERS).play('two-moves').open.cup).toEqual([3, 2, 1, 3]);
});

test('a chit that is not there cannot be chosen', () => {
  const drill = action(RAIN).play('british-move').play('move');
  expect(drill.open.cup).toEqual([2, 0, 1, 3]);
});

test('with three players the British one decides for the Allies, each command plays its own chits', () => {
  const drill = action(SHOWERS, 3);
  expect(drill.seat).toBe('british');
  expect(drill.play('two-moves').seat).toBe('british');
  expect(drill.play('us').seat).toBe('us');
});

// §9.4
test('on turn 1 nine chits go into the cup and the Germans keep two Reaction chits; no initiative is chosen', () => {
  const drill = action(SHOWERS, 2, 1).play('two-moves');
  expect(drill.told('cup')[0]).toMatchObject({ cup: [3, 2, 1, 3], reactions: 2 });
  expect(drill.told('round').map(({ kind }) => kind)).toEqual(['wave1', 'first-reaction']);
  const module = groundFor();
  const state = module.setup('campaign', {});
  expect(module.legal(module.view(state, ['allied']), 'allied')).toHaveLength(2);
});
