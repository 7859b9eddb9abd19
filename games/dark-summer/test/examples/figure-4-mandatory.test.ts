import { expect, test } from 'vitest';
import { canMeet, obligations } from '../../src/rules/11-combat/mandatory.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

// §11.2 Figure 4 on the drill ground: a strongpoint in A, the strong infantry in B, a city C, a regiment in D.
test('attacking B from X, Y and Z obliges to attack D, which a unit of Z must do; A and C do not oblige', () => {
  const at = position({
    drill: { terrain: { 5120: 'city' } },
    units: {
      'sp-1': '4919',
      'ge-6-fj': '5019',
      'ge-914-352': '5120',
      'ge-915-352': '5118',
      'br-8a': '4918',
      'br-69-50-inf': '5020',
      'br-27a': '5119',
      'br-33a': '5119',
    },
  });
  const oblige = (...ids: readonly string[]) => at.labels(obligations(at.world, at.open, 1, at.hex('5019'), at.ids(...ids)));
  expect(oblige('br-27a', 'br-33a')).toEqual([]);
  expect(oblige('br-8a', 'br-69-50-inf', 'br-27a')).toEqual(['5118']);
  expect(canMeet(at.world, at.open, at.ids('br-33a'), [at.hex('5118')])).toBe(true);
});

// §11.2 The same figure played: the attack from all three hexes leaves one of Z's units for D.
test('the round with the attack on B ends only when D has been attacked too', () => {
  const at = position({
    drill: { terrain: { 5120: 'city' } },
    beaches: ['4603'],
    units: {
      'sp-1': '4919',
      'ge-6-fj': '5019',
      'ge-914-352': '5120',
      'ge-915-352': '5118',
      'br-8a': '4918',
      'br-69-50-inf': '5020',
      'br-27a': '5119',
      'br-33a': '5119',
    },
  });
  const drill = fight(at, 1).play('5019', 'br-8a', 'br-69-50-inf', 'br-27a');
  expect(drill.offered()).toEqual(['declare']);
  drill.play('declare', 'done', 'done').roll(1);
  while (drill.step === 'losses') drill.play(drill.offered()[0] as string);
  expect(drill.offered()).not.toContain('done');
  expect(drill.at.labels(at.open.obliged)).toEqual(['5118']);
  expect(drill.attack('5118', 'br-33a').told('declared')[1]?.obliged).toEqual([]);
});
