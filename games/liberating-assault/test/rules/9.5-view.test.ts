import { expect, test } from 'vitest';
import { ATTACK, type Battle, CARDS, NO_ORDER, NONE, type StageId, UNSEEN } from '../../src/index.js';
import { newBattle } from '../../src/rules/effective.js';
import { prepare } from '../../src/rules/lead.js';
import { memberOf } from '../../src/rules/members.js';
import { seatsOfWay } from '../../src/seats.js';
import { view } from '../../src/view.js';
import { holderOf } from '../../src/world.js';
import { type Position, position } from '../position.js';

function hall(stage: StageId, options: Readonly<Record<string, string>> = { way: 'mega' }): Position {
  const units = { 'us-1-16': '0922', 'us-1-hq': '0822', 'us-29-115': '0626', 'ge-352-914': '1022', 'ge-352-916': '1622', 'us-82-505': -1 };
  const at = position({ drill: {}, options, open: { stage }, units, lost: { 'ge-352-914': 2, 'ge-352-916': 3 } });
  at.lay('us-1-hq', { fuel: 1 }).lay('ge-352-916', { air: 1 }).order('us-1-16', ATTACK, '1022');
  at.field.hand[holderOf(at.world, at.formation('us-1')) * CARDS.length] = 4;
  at.field.hand[at.team('us-army') * CARDS.length] = 5;
  at.field.battles.push(newBattle(at.world, at.ids('us-1-16'), at.hex('1022'), at.ids('ge-352-914')));
  prepare(at.world, at.open, at.field, at.field.battles[0] as Battle);
  Object.assign(at.field.battles[0] as object, { attackTactic: 1, defenceTactic: 3 });
  return at;
}
const known = (at: Position, ...seats: readonly string[]) => view(at.world, { open: at.open, sealed: at.field }, seats).known;

// §9.5
test('a division’s operations officer knows what is near, its losses and cards, and nothing else', () => {
  const at = hall('attack');
  const { hex, lost, air, fuel } = known(at, 'us-1-operations');
  expect([hex[at.id('ge-352-914')], lost[at.id('ge-352-914')], fuel[at.id('us-1-hq')]]).toEqual([at.hex('1022'), 2, 1]);
  expect([hex[at.id('ge-352-916')], lost[at.id('ge-352-916')], air[at.id('ge-352-916')]]).toEqual([UNSEEN, 0, 0]);
  expect([hex[at.id('us-82-505')], hex[at.id('us-29-115')]]).toEqual([UNSEEN, UNSEEN]);
});

// §9.5
test('who may not look knows no counter on the map, whoever it belongs to', () => {
  const at = hall('attack');
  for (const seat of ['us-1-commander', 'us-army-commander', 'army-group-air', 'us-v-commander'])
    expect(
      known(at, seat).hex.every((hex) => hex < 0),
      seat,
    ).toBe(true);
});

// §4.2 §9.5
test('a hand of cards is its team’s', () => {
  const at = hall('hand-down');
  const sum = (...seats: string[]): number => known(at, ...seats).hand.reduce((a, b) => a + b, 0);
  expect(['us-1-liaison', 'us-army-supplies', 'us-v-supplies', 'ge-352-commander', 'br-army-supplies'].map((seat) => sum(seat))).toEqual([
    4, 5, 0, 0, 0,
  ]);
  expect([sum('us-1-liaison', 'us-army-supplies'), sum()]).toEqual([9, 0]);
});

// §4.5
test('orders are their giver’s while they are placed, then of all who see the counter; or at once by option', () => {
  const order = (at: Position, seat: string): number => known(at, seat).order[at.id('us-1-16')] as number;
  expect([
    order(hall('orders'), 'us-1-operations'),
    order(hall('orders'), 'us-1-intelligence'),
    order(hall('orders'), 'ge-352-commander'),
  ]).toEqual([ATTACK, NO_ORDER, NO_ORDER]);
  expect([order(hall('effective'), 'ge-352-commander'), order(hall('effective'), 'us-29-operations')]).toEqual([ATTACK, NO_ORDER]);
  expect(order(hall('orders', { way: 'mega', orders: 'shown' }), 'ge-352-commander')).toBe(ATTACK);
  expect([order(hall('orders', {}), 'allied'), order(hall('orders', {}), 'german')]).toEqual([ATTACK, NO_ORDER]);
});

// §4.12
test('a tactics card is its player’s until the battle is fought', () => {
  const at = hall('attack');
  const cards = (...seats: string[]): number[] => {
    const battle = known(at, ...seats).battles[0];
    return [battle?.attackTactic ?? 99, battle?.defenceTactic ?? 99];
  };
  expect([cards('us-1-operations'), cards('ge-352-commander'), cards('us-1-intelligence'), cards('us-29-operations')]).toEqual([
    [1, NONE],
    [NONE, 3],
    [NONE, NONE],
    [NONE, NONE],
  ]);
  expect(known(at, 'us-29-operations').battles[0]?.target).toBe(UNSEEN);
  (at.field.battles[0] as { fought: number }).fought = 1;
  expect(cards('us-1-operations')).toEqual([1, 3]);
});

// §4.12 §4.13
test('of two divisions in one battle the stronger plays the card, and each knows only its own guns until all are named', () => {
  const at = position({
    drill: {},
    options: { way: 'mega' },
    open: { stage: 'attack', stack: [{ step: 'support', asks: [] }] },
    units: { 'us-1-16': '0922', 'us-1-18': '0922', 'us-29-115': '0922', 'ge-352-914': '1022' },
  });
  const battle = newBattle(at.world, at.ids('us-1-16', 'us-1-18', 'us-29-115'), at.hex('1022'), at.ids('ge-352-914'));
  at.field.battles.push(battle);
  prepare(at.world, at.open, at.field, battle);
  Object.assign(battle, { attackTactic: 2, attackGuns: at.ids('us-1-art', 'us-29-art'), attackAmmo: [3, 1] });
  const seen = (seat: string) => known(at, seat).battles[0];
  expect([seen('us-1-operations')?.attackTactic, seen('us-29-operations')?.attackTactic]).toEqual([2, NONE]);
  expect([seen('us-1-operations')?.attackAmmo, seen('us-29-operations')?.attackAmmo, seen('ge-352-commander')?.attackAmmo]).toEqual([
    [3],
    [1],
    [],
  ]);
  at.open.stack = [{ step: 'tactics', asks: [] }];
  expect(seen('ge-352-commander')?.attackAmmo).toEqual([3, 1]);
});

// §9.8
test('control knows everything but orders that are still being written', () => {
  const at = hall('orders');
  const { hex, hand, order } = known(at, 'control-map-3');
  expect([hex, hand, order.every((kind) => kind === NO_ORDER)]).toEqual([at.field.hex, at.field.hand, true]);
  expect(known(hall('effective'), 'control-map-3').order[at.id('us-1-16')]).toBe(ATTACK);
});

// §9.5
test('both sides of a duel see the map, not each other’s cards', () => {
  const at = hall('orders', {});
  expect([known(at, 'german').hex, known(at, 'german').hand.every((count) => count === 0)]).toEqual([at.field.hex, true]);
});

// §9.5 A leak law in small: whatever is changed out of a seat’s sight changes nothing it knows.
test('no seat’s view depends on a counter it cannot see', () => {
  const before = hall('attack');
  const after = hall('attack');
  after.field.lost[after.id('ge-352-916')] = 9;
  after.field.order[after.id('us-29-115')] = ATTACK;
  for (const seat of ['us-1-operations', 'us-1-intelligence', 'us-army-commander', 'us-82-operations', 'br-50-operations'])
    expect(known(after, seat)).toEqual(known(before, seat));
  expect(known(after, 'ge-352-commander')).not.toEqual(known(before, 'ge-352-commander'));
});

// §9.1 §9.4
test('every seat of every way belongs somewhere, and a name that is none is refused', () => {
  for (const [way, options] of [{}, { way: 'staff' }, { way: 'mega' }].entries()) {
    const at = position({ options });
    for (const { id } of seatsOfWay(at.world.teams, way)) {
      const member = memberOf(at.world, at.open, id);
      expect(member.control || member.teams.length > 0, id).toBe(true);
    }
  }
  const at = position({ options: { way: 'mega' } });
  expect(() => memberOf(at.world, at.open, 'us-1-cook')).toThrow('no seat named us-1-cook');
});
