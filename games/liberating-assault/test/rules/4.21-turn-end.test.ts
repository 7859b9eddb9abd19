import { expect, test } from 'vitest';
import { ATTACK, ATTACKED, type CardKind, MOVED, NO_ORDER, NONE } from '../../src/index.js';
import { deal } from '../../src/rules/dealing.js';
import { addToHand, handOf, pass, setHand } from '../../src/rules/hands.js';
import { navalBit } from '../../src/rules/placing.js';
import { handIn, passOver, retrieve } from '../../src/rules/turn-end.js';
import { holderOf } from '../../src/world.js';
import { type Position, position } from '../position.js';

const hand = (at: Position, formation: string, card: CardKind): number =>
  handOf(at.field.hand, holderOf(at.world, at.formation(formation)), card);
const team = (at: Position, id: string, card: CardKind): number => handOf(at.field.hand, at.team(id), card);

// §4.21
test('used fuel is handed in, everything else goes back to its division', () => {
  const at = position({
    drill: {},
    units: { 'us-1-16': '0922', 'us-1-hq': '0822', 'us-1-art': '0822', 'us-29-hq': '0722', 'us-v-art': '0822' },
  });
  at.lay('us-1-hq', { fuel: 1 }).lay('us-29-hq', { fuel: 1 }).lay('us-1-art', { ammo: 2 }).lay('us-v-art', { ammo: 4 });
  at.lay('us-1-16', { air: 2, naval: navalBit('naval-a') }).order('us-1-16', ATTACK, '1022');
  at.field.marks[at.id('us-1-16')] = ATTACKED | MOVED;
  at.field.permit[at.id('us-v-art')] = at.formation('us-1');
  at.field.fought.push(at.hex('1022'));
  at.open.cuts.push(at.hex('0922'));
  expect(handIn(at.world, at.open, at.field)).toEqual([at.formation('us-1')]);
  retrieve(at.world, at.open, at.field);
  expect([
    hand(at, 'us-1', 'fuel'),
    hand(at, 'us-1', 'ammo'),
    hand(at, 'us-1', 'air'),
    hand(at, 'us-1', 'naval-a'),
    hand(at, 'us-29', 'fuel'),
  ]).toEqual([0, 2, 2, 1, 1]);
  expect(team(at, 'us-v', 'ammo')).toBe(4);
  expect([
    at.field.order[at.id('us-1-16')],
    at.field.path[at.id('us-1-16')],
    at.field.marks[at.id('us-1-16')],
    at.field.permit[at.id('us-v-art')],
  ]).toEqual([NO_ORDER, [], 0, NONE]);
  expect([at.field.fought, at.open.cuts, at.field.air.every((cards) => cards === 0)]).toEqual([[], [], true]);
});

// §4.21
test('ammo on guns that were destroyed is lost, aircraft are not', () => {
  const at = position({ lost: { 'us-1-art': 1, 'us-1-16': 12 } })
    .lay('us-1-art', { ammo: 3 })
    .lay('us-1-16', { air: 1 });
  retrieve(at.world, at.open, at.field);
  expect([hand(at, 'us-1', 'ammo'), hand(at, 'us-1', 'air')]).toEqual([0, 1]);
});

// §4.2
test('nobody gives what he has not', () => {
  const at = position({});
  setHand(at.field, at.team('us-army'), 'air', 1);
  pass(at.field, at.team('us-army'), at.team('us-v'), 'air', 1);
  expect([team(at, 'us-army', 'air'), team(at, 'us-v', 'air')]).toEqual([0, 1]);
  expect(() => pass(at.field, at.team('us-army'), at.team('us-v'), 'air', 1)).toThrow('has not 1 of air');
});

// §4.2 §8.2
test('a new turn adds fuel and ammo, and tops up aircraft and ships around those still out', () => {
  const at = position({ units: { 'us-1-hq': '1312', 'us-29-hq': '1312', 'us-4-hq': '1010' } });
  setHand(at.field, at.team('army-group'), 'ammo', 5);
  setHand(at.field, at.team('army-group'), 'bomber', 4);
  setHand(at.field, at.team('army-group'), 'resistance', 3);
  addToHand(at.field, holderOf(at.world, at.formation('us-1')), 'air', 3);
  addToHand(at.field, holderOf(at.world, at.formation('us-1')), 'naval-c', 1);
  addToHand(at.field, at.team('br-xxx'), 'funnies', 2);
  deal(at.world, at.open, at.field);
  expect([
    team(at, 'army-group', 'fuel'),
    team(at, 'army-group', 'ammo'),
    team(at, 'army-group', 'bomber'),
    team(at, 'army-group', 'resistance'),
  ]).toEqual([1, 5 + 4, 3, 4]);
  expect([
    team(at, 'us-army', 'air'),
    hand(at, 'us-1', 'air'),
    team(at, 'us-army', 'naval-c'),
    hand(at, 'us-1', 'naval-c'),
    team(at, 'us-army', 'naval-a'),
  ]).toEqual([1, 3, 0, 1, 1]);
  expect(team(at, 'br-xxx', 'funnies')).toBe(0);
  at.open.turn = 5;
  deal(at.world, at.open, at.field);
  expect([team(at, 'us-army', 'air'), hand(at, 'us-1', 'air'), hand(at, 'us-1', 'naval-c')]).toEqual([0, 1, 0]);
});

// §7.4
test('a beaten corps passes its fuel and ammo to its nearest divisions', () => {
  const at = position({ drill: {}, units: { 'us-v-hq': '1022', 'us-1-hq': '1122', 'us-29-hq': '0922' } });
  setHand(at.field, at.team('us-v'), 'ammo', 5);
  setHand(at.field, at.team('us-v'), 'air', 2);
  passOver(at.world, at.open, at.field, at.team('us-v'));
  expect([hand(at, 'us-1', 'ammo'), hand(at, 'us-29', 'ammo'), team(at, 'us-v', 'ammo'), team(at, 'us-v', 'air')]).toEqual([3, 2, 0, 2]);
});
