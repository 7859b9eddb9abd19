import { expect, test } from 'vitest';
import { AT_SEA, ATTACK, DESTROYED, NO_ORDER, NONE, WAITING } from '../../src/index.js';
import { place } from '../../src/occupancy.js';
import { newBattle } from '../../src/rules/effective.js';
import { handOf } from '../../src/rules/hands.js';
import { applyRuling, mayRule, type Ruling } from '../../src/rules/rulings.js';
import { position } from '../position.js';

const table = () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'ge-353-941': '1022', 'ge-353-hq': '1022' } }).order(
    'us-1-16',
    ATTACK,
    '1022',
  );
  at.field.battles.push(newBattle(at.world, at.ids('us-1-16'), at.hex('1022'), at.ids('ge-353-941', 'ge-353-hq')));
  const state = { open: at.open, sealed: at.field };
  const rule = (ruling: Ruling): boolean => {
    const may = mayRule(at.world, state, ruling);
    if (may) applyRuling(at.world, state, ruling);
    return may;
  };
  return { at, rule };
};

// §9.8
test('control moves counters, but not into the sea or among enemies', () => {
  const { at, rule } = table();
  const unit = at.id('us-1-16');
  expect([rule({ what: 'move', unit, hex: at.hex('1009') }), rule({ what: 'move', unit, hex: at.hex('1022') })]).toEqual([false, false]);
  expect([rule({ what: 'move', unit, hex: at.hex('0921') }), at.where('us-1-16'), at.open.rulings]).toEqual([true, '0921', 1]);
});

// §9.8
test('control restores boxes and gives cards', () => {
  const { at, rule } = table();
  const unit = at.id('us-1-16');
  expect([rule({ what: 'boxes', unit, lost: 12 }), rule({ what: 'boxes', unit, lost: 3 }), at.field.lost[unit]]).toEqual([false, true, 3]);
  const holder = at.team('us-army');
  expect([rule({ what: 'cards', holder, card: 'air', count: -1 }), rule({ what: 'cards', holder, card: 'air', count: 2 })]).toEqual([
    false,
    true,
  ]);
  expect(handOf(at.field.hand, holder, 'air')).toBe(2);
});

// §9.8
test('control strikes orders, says who attacks, and lets a division come earlier', () => {
  const { at, rule } = table();
  expect([
    rule({ what: 'order', unit: at.id('us-1-16') }),
    at.field.order[at.id('us-1-16')],
    rule({ what: 'order', unit: at.id('us-1-16') }),
  ]).toEqual([true, NO_ORDER, false]);
  expect(rule({ what: 'attacker', battle: 0 })).toBe(true);
  expect(at.field.battles[0]).toMatchObject({
    side: 1,
    target: at.hex('0922'),
    attackers: at.ids('ge-353-941'),
    defenders: at.ids('us-1-16'),
  });
  expect(rule({ what: 'attacker', battle: 7 })).toBe(false);
  const formation = at.formation('us-79');
  expect([rule({ what: 'arrival', formation, turn: 1 }), rule({ what: 'arrival', formation, turn: 3 }), at.field.due[formation]]).toEqual([
    false,
    true,
    3,
  ]);
  expect(rule({ what: 'arrival', formation: at.formation('us-1'), turn: 5 })).toBe(false);
});

// §9.8 "The umpire is always right": a counter can be anywhere it could stand, wherever it was.
test('control removes, places and brings ashore any counter', () => {
  const { at, rule } = table();
  const put = (id: string, from: number, label: string): [boolean, string] => {
    place(at.world, at.field, at.id(id), from);
    return [rule({ what: 'move', unit: at.id(id), hex: at.hex(label) }), at.where(id)];
  };
  expect(put('us-1-18', AT_SEA, '0921')).toEqual([true, '0921']);
  expect(put('us-1-26', DESTROYED, '1525'), 'as far as it likes').toEqual([true, '1525']);
  expect(put('us-79-313', WAITING, '0520')).toEqual([true, '0520']);
  expect(at.open.player[at.formation('us-79')], 'a team plays what is there').not.toBe(NONE);
  at.field.lost[at.id('us-1-hq')] = 1;
  expect(put('us-1-hq', DESTROYED, '0921')).toEqual([true, '0921']);
  expect(at.field.lost[at.id('us-1-hq')]).toBe(0);
  at.order('us-1-18', ATTACK, '1022');
  expect([rule({ what: 'remove', unit: at.id('us-1-18') }), at.field.hex[at.id('us-1-18')], at.field.order[at.id('us-1-18')]]).toEqual([
    true,
    DESTROYED,
    NO_ORDER,
  ]);
  expect(rule({ what: 'remove', unit: at.id('us-1-18') }), 'it is gone already').toBe(false);
});

// §8.3 §9.8
test('control gives an independent counter to a division, and then puts it where it likes', () => {
  const { at, rule } = table();
  place(at.world, at.field, at.id('br-33a'), WAITING);
  place(at.world, at.field, at.id('br-50-hq'), at.hex('1514'));
  const unit = at.id('br-33a');
  expect(rule({ what: 'move', unit, hex: at.hex('0921') }), 'it is nobody’s').toBe(false);
  expect(rule({ what: 'attach', unit, formation: at.formation('us-79') }), 'which has not come').toBe(false);
  expect([rule({ what: 'attach', unit, formation: at.formation('br-50') }), at.where('br-33a')]).toEqual([true, '1514']);
  expect([rule({ what: 'move', unit, hex: at.hex('0921') }), at.where('br-33a')]).toEqual([true, '0921']);
});
