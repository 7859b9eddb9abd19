import { expect, test } from 'vitest';
import { ATTACK, EXPLOIT, MOVE } from '../../src/index.js';
import { newBattle } from '../../src/rules/effective.js';
import { hasFuel, isMotorised, takesFuel } from '../../src/rules/fuel.js';
import { tacticalAllowance } from '../../src/rules/movement.js';
import { kindsOfOrder, whyNoAttack } from '../../src/rules/orders.js';
import { fire, fuelUsed } from '../../src/rules/used-cards.js';
import { ATTACKED, MOVED } from '../../src/types.js';
import { position } from '../position.js';

const mixed = () =>
  position({
    drill: {},
    units: {
      'us-1-16': '1022',
      'us-1-hq': '1022',
      'us-82-505': '1023',
      'us-82-hq': '1023',
      'ge-353-941': '1322',
      'ge-353-hq': '1322',
      'ge-21pz-22': '1323',
      'ge-21pz-hq': '1323',
    },
  });

// §2.1 §4.18
test('Allied infantry and panzers are motorised, airborne and German infantry are not', () => {
  const at = mixed();
  const motorised = (id: string): boolean => isMotorised(at.world, at.open, at.id(id));
  expect(['us-1-16', 'us-1-hq', 'us-2a-cca', 'ge-21pz-22', 'ge-21pz-125', 'ge-21pz-art'].map(motorised)).toEqual(Array(6).fill(true));
  expect(['us-82-505', 'us-82-art', 'ge-353-941', 'ge-353-hq'].map(motorised)).toEqual(Array(4).fill(false));
});

// §2.1 §4.19
test('one card on the headquarters lets the whole division attack and move; without it one hex and no attack', () => {
  const at = mixed();
  const tank = at.id('ge-21pz-22');
  expect([hasFuel(at.world, at.open, at.field, tank), tacticalAllowance(at.world, at.open, at.field, tank)]).toEqual([false, 1]);
  expect(whyNoAttack(at.world, at.open, at.field, tank)).toEqual({ code: 'no-fuel', section: '2.1' });
  expect(kindsOfOrder(at.world, at.open, at.field, tank)).toEqual([MOVE]);
  at.lay('ge-21pz-hq', { fuel: 1 });
  expect([hasFuel(at.world, at.open, at.field, tank), tacticalAllowance(at.world, at.open, at.field, tank)]).toEqual([true, 3]);
  expect(kindsOfOrder(at.world, at.open, at.field, tank)).toEqual([ATTACK, EXPLOIT, MOVE]);
  expect(tacticalAllowance(at.world, at.open, at.field, at.id('ge-353-941'))).toBe(3);
});

// §4.3
test('fuel lies on the headquarters of a motorised division, one card', () => {
  const at = mixed();
  const takes = (id: string): boolean => takesFuel(at.world, at.open, at.field, at.id(id));
  expect(['us-1-hq', 'us-1-16', 'us-82-hq', 'ge-353-hq', 'us-v-hq'].map(takes)).toEqual([true, false, false, false, true]);
  at.lay('us-1-hq', { fuel: 1 });
  expect(takes('us-1-hq')).toBe(false);
});

// §8.3
test('an armoured brigade given to an airborne division needs fuel on its headquarters', () => {
  const at = position({ attached: { 'br-27a': 'br-6ab' }, units: { 'br-27a': '1816', 'br-6ab-hq': '1816' } });
  expect([takesFuel(at.world, at.open, at.field, at.id('br-6ab-hq')), hasFuel(at.world, at.open, at.field, at.id('br-27a'))]).toEqual([
    true,
    false,
  ]);
});

// §9.3
test('a corps headquarters moves without fuel, its guns do not', () => {
  const at = position({ units: { 'us-v-hq': '1213', 'us-v-art': '1213' } });
  expect([hasFuel(at.world, at.open, at.field, at.id('us-v-hq')), hasFuel(at.world, at.open, at.field, at.id('us-v-art'))]).toEqual([
    true,
    false,
  ]);
});

// §4.21
test('fuel is used when somebody moved, not by an attack from where one stands; ammo when it was fired; the rest is kept', () => {
  const at = mixed().lay('us-1-hq', { fuel: 1 }).lay('ge-21pz-hq', { fuel: 1 }).lay('us-1-art', { ammo: 3 });
  expect(fuelUsed(at.world, at.open, at.field)).toEqual([]);
  at.field.marks[at.id('ge-21pz-22')] = ATTACKED;
  at.field.marks[at.id('us-1-16')] = MOVED | ATTACKED;
  expect(fuelUsed(at.world, at.open, at.field)).toEqual([at.formation('us-1')]);
  const battle = newBattle(at.world, at.ids('us-1-16'), at.hex('1122'), []);
  battle.attackGuns.push(at.id('us-1-art'));
  battle.attackAmmo.push(2);
  fire(at.field, battle);
  expect(at.field.ammo[at.id('us-1-art')]).toBe(1);
});
