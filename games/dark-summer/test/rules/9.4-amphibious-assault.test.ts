import { expect, test } from 'vitest';
import { SHOWERS } from '../../src/index.js';
import { setup } from '../../src/setup.js';
import { Position } from '../position.js';
import { type DarkSummerScene, fromPhase, roundOf } from '../scene.js';

/** D-Day with all beaches opened by the first wave, to the first decision after the second one. */
function landed(): DarkSummerScene {
  const at = new Position({});
  Object.assign(at.open, setup(at.world, 'campaign', {}).open);
  at.world.occupancies.forget(at.open);
  at.open.beach.fill(1);
  return fromPhase(at, 'action').play('two-moves');
}

// §9.4 §9.4.2
test('turn 1 opens with a wave, a hampered reaction, a wave and a reaction, none of them from the chits kept', () => {
  const drill = landed();
  expect(drill.top.step).toBe('activate');
  expect(drill.passed).toEqual([
    { step: 'assault', asks: 'allied', command: 0 },
    { step: 'assault', asks: 'allied', command: 1 },
  ]);
  drill.play('done');
  expect(drill.passed.slice(2)).toEqual([
    { step: 'moving', asks: 'german', command: 2, kind: 'first-reaction' },
    { step: 'fighting', asks: 'german', command: 2, kind: 'reaction' },
    { step: 'fighting', asks: 'allied', command: 0, kind: 'wave2' },
    { step: 'fighting', asks: 'allied', command: 1, kind: 'wave2' },
    ...drill.passed.slice(6),
  ]);
  expect(drill.open.track.map(({ kind, chit }) => [kind, chit])).toEqual([
    ['wave1', 'none'],
    ['first-reaction', 'none'],
    ['wave2', 'none'],
    ['reaction', 'none'],
  ]);
  expect([drill.open.reactions, drill.open.weather]).toEqual([2, SHOWERS]);
});

// §9.4.3
test('second-wave units are ashore before any of its combats', () => {
  const drill = landed().play('done');
  const arrived = drill.told('arrived').map(({ unit }) => drill.at.world.roster.start[unit]?.wave);
  expect(new Set(arrived)).toEqual(new Set([2]));
  const events = drill.events.map(({ event }) => event);
  expect(events.lastIndexOf('arrived')).toBeLessThan(events.lastIndexOf('round'));
});

test('the stacking limit holds again when the second wave ends: the enemy eliminates what stands too high', () => {
  const four = { 'us-8-4-inf': '2403', 'us-12-4-inf': '2403', 'us-22-4-inf': '2403', 'us-505-82-ab': '2403' };
  const beaches = ['2403', '3203', '3303', '4003', '4102', '4203', '4302', '4603'];
  const ended = (units: Readonly<Record<string, string>>) =>
    roundOf(new Position({ units: { 'ge-914-352': '3207', ...units }, beaches, open: { turn: 1 } }), 0, 'wave2', 'none').passed;
  expect(ended(four).map(({ step }) => step)).toEqual(['fighting', 'fighting']);
  const fifth = ended({ ...four, 'us-507-82-ab': '2403' });
  expect(fifth.map(({ step }) => step)).toEqual(['fighting', 'fighting', 'over-stack']);
  expect(fifth.at(-1)).toMatchObject({ asks: 'german', hex: new Position({}).hex('2403') });
  // Two divisions do not share a hex.
  expect(ended({ 'us-8-4-inf': '2403', 'us-16-1-inf': '2403' }).at(-1)?.step).toBe('over-stack');
});

// §9.4.4
test('the second reaction is an ordinary one', () => {
  const drill = landed().play('done');
  drill.passed.length = 0;
  drill.play('done');
  expect(drill.passed).toMatchObject([
    { step: 'moving', kind: 'reaction' },
    { step: 'fighting', kind: 'reaction' },
  ]);
});

// §9.4.5
test('then chits are drawn, and the first Move Round of a command is its third wave', () => {
  const drill = landed().play('done').play('done');
  expect([drill.top.step, drill.open.cup]).toEqual(['draw', [3, 2, 1, 3]]);
  drill.passed.length = 0;
  drill.draw('british-move');
  expect(drill.steps().filter((step) => step !== 'withdraw' && step !== 'over-stack')).toEqual(['third-wave', 'moving']);
  expect([drill.open.thirdWave, drill.top.step]).toEqual([[0, 1], 'react']);
  drill.play('pass').draw('british-move');
  expect(drill.steps().filter((step) => step === 'third-wave')).toHaveLength(1);
  expect(drill.steps()).toContain('entry-roll');
});

// §3.2.1
test('three beaches closed at the end of the second wave, two side by side, end the game there', () => {
  const at = new Position({});
  Object.assign(at.open, setup(at.world, 'campaign', {}).open);
  at.world.occupancies.forget(at.open);
  at.open.beach = [1, 0, 0, 0, 1, 1, 1, 1];
  const drill = fromPhase(at, 'action').play('two-moves').play('done');
  expect(drill.told('over')).toMatchObject([{ why: 'beaches', outcome: { winner: 'german' } }]);
  expect(drill.open.track.map(({ kind }) => kind)).toEqual(['wave1', 'first-reaction', 'wave2']);
});
