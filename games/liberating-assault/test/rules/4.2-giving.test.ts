import { expect, test } from 'vitest';
import { CARDS, type CardKind } from '../../src/index.js';
import { dropUndelivered, giftsOf, giversAt, handOver } from '../../src/rules/giving.js';
import { handOf, setHand } from '../../src/rules/hands.js';
import { holderOf } from '../../src/world.js';
import { type Position, position } from '../position.js';

const give = (at: Position, formation: string, card: CardKind, count = 1): void => {
  const i = holderOf(at.world, at.formation(formation)) * CARDS.length + CARDS.indexOf(card);
  at.field.gift[i] = (at.field.gift[i] as number) + count;
};
const offers = (at: Position, level: 'army-group' | 'army' | 'corps', seat: string, card: CardKind): number =>
  giftsOf(at.world, at.open, at.field, level, seat).filter((gift) => gift.card === card).length;

// §4.2
test('a corps gives what it has and no more', () => {
  const at = position({ options: { way: 'mega' } });
  setHand(at.field, at.team('us-v'), 'ammo', 1);
  expect([
    offers(at, 'corps', 'us-v-supplies', 'ammo'),
    offers(at, 'corps', 'us-v-liaison', 'ammo'),
    offers(at, 'corps', 'us-vii-supplies', 'ammo'),
  ]).toEqual([2, 0, 0]);
  give(at, 'us-1', 'ammo');
  expect(offers(at, 'corps', 'us-v-supplies', 'ammo')).toBe(0);
  expect(handOver(at.world, at.open, at.field)).toBe(true);
  expect(handOf(at.field.hand, holderOf(at.world, at.formation('us-1')), 'ammo')).toBe(1);
});

// §4.2
test('in a duel cards go straight down, from the nearest hand that has them', () => {
  const at = position({});
  setHand(at.field, at.team('army-group'), 'ammo', 1);
  setHand(at.field, at.team('us-v'), 'ammo', 1);
  give(at, 'us-1', 'ammo');
  expect(offers(at, 'corps', 'allied', 'ammo')).toBeGreaterThan(8);
  give(at, 'us-29', 'ammo');
  expect(offers(at, 'corps', 'allied', 'ammo')).toBe(0);
  expect(handOver(at.world, at.open, at.field)).toBe(true);
  expect([handOf(at.field.hand, at.team('army-group'), 'ammo'), handOf(at.field.hand, at.team('us-v'), 'ammo')]).toEqual([0, 0]);
  expect(handOver(at.world, at.open, at.field)).toBe(false);
});

// §4.2 §6.3 §9.3
test('in a duel a corps is given fuel and ammo of its own, beside what its divisions get', () => {
  const at = position({});
  const [corps, army] = [at.team('us-v'), at.team('us-army')];
  const offered = (card: CardKind): number[] =>
    giftsOf(at.world, at.open, at.field, 'corps', 'allied').flatMap((gift) => (gift.card === card ? [gift.holder] : []));
  at.field.due[at.formation('us-v')] = 0;
  setHand(at.field, army, 'ammo', 3);
  setHand(at.field, army, 'air', 3);
  expect([offered('ammo').includes(corps), offered('air').includes(corps), offered('ammo').includes(at.team('br-i'))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(offered('ammo')).not.toContain(at.team('us-xix'));
  at.field.gift[corps * CARDS.length + CARDS.indexOf('ammo')] = 2;
  give(at, 'us-1', 'ammo');
  expect(offered('ammo')).toEqual([]);
  expect(handOver(at.world, at.open, at.field)).toBe(true);
  expect([handOf(at.field.hand, corps, 'ammo'), handOf(at.field.hand, holderOf(at.world, at.formation('us-1')), 'ammo')]).toEqual([2, 1]);
});

// §7.2
test('what cannot reach a division stays with its corps', () => {
  const at = position({ drill: {}, options: { way: 'mega' }, units: { 'us-1-hq': '1122', 'us-29-hq': '1222', 'us-v-hq': '0622' } });
  give(at, 'us-1', 'fuel');
  give(at, 'us-29', 'fuel');
  dropUndelivered(at.world, at.open, at.field);
  expect(at.field.gift.reduce((a, b) => a + b, 0)).toBe(1);
});

// §9.9
test('coordinators give when corps do', () => {
  const at = position({ options: { way: 'mega' } });
  expect([...giversAt(at.world, at.open, 'corps')]).toContain('german-east-commander');
  expect([...giversAt(at.world, at.open, 'army-group')]).toEqual(expect.arrayContaining(['army-group-supplies']));
});
