import { expect, test } from 'vitest';
import { CARDS, type CardKind } from '../../src/index.js';
import { askerSeat, askers, mostUsed, wishesOf } from '../../src/rules/wanting.js';
import { holderOf } from '../../src/world.js';
import { Play } from '../play.js';
import { position } from '../position.js';

const AMMO = CARDS.indexOf('ammo');

// §9.2 §9.3 §9.4 §9.9
test('liaison officers ask for divisions, supplies and liaison officers for staffs, German commanders for themselves', () => {
  const at = position({ options: { way: 'mega' } });
  const asks = (holder: number, card: CardKind) => askerSeat(at.world, at.open, holder, card);
  const division = holderOf(at.world, at.formation('us-1'));
  expect([asks(division, 'ammo'), asks(division, 'air')]).toEqual(['us-1-liaison', 'us-1-liaison']);
  expect([asks(at.team('us-v'), 'fuel'), asks(at.team('us-v'), 'air')]).toEqual(['us-v-supplies', 'us-v-liaison']);
  expect(asks(at.team('us-army'), 'ammo')).toBe('us-army-supplies');
  expect(asks(holderOf(at.world, at.formation('ge-352')), 'ammo')).toMatch(/^ge.*commander$/);
  expect(askers(at.world, at.open, at.field)).not.toContain('army-group-supplies');
});

// §9.3
test('nobody asks himself: in a staff game corps ask for their divisions, in a duel there is nobody to ask', () => {
  const staff = position({ options: { way: 'staff' } });
  expect([...new Set(askers(staff.world, staff.open, staff.field))]).toEqual(['us-army', 'br-army', 'us-vii', 'us-v', 'br-xxx', 'br-i']);
  const duel = position({});
  expect(askers(duel.world, duel.open, duel.field)).toEqual([]);
});

// §2.1 §2.2
test('a division asks for no more than it could use', () => {
  const at = position({ options: { way: 'mega' } });
  const [infantry, airborne] = [holderOf(at.world, at.formation('us-1')), holderOf(at.world, at.formation('us-101'))];
  expect([mostUsed(at.world, at.open, at.field, infantry, 'ammo'), mostUsed(at.world, at.open, at.field, infantry, 'fuel')]).toEqual([
    3, 1,
  ]);
  expect(mostUsed(at.world, at.open, at.field, airborne, 'fuel')).toBe(0);
  at.field.wanted = new Array<number>(at.world.holders * CARDS.length).fill(0);
  at.field.wanted[infantry * CARDS.length + AMMO] = 2;
  const ammo = () => wishesOf(at.world, at.open, at.field, 'us-1-liaison').some(({ card }) => card === 'ammo');
  expect(ammo()).toBe(true);
  at.field.wanted[infantry * CARDS.length + AMMO] = 3;
  expect(ammo()).toBe(false);
});

// §9.4
test('what is asked for is read by the corps before it hands cards down, by nobody else, and forgotten after', () => {
  const play = new Play({ way: 'mega' }).until('retrieve');
  const i = holderOf(play.world, play.formation('us-1')) * CARDS.length + AMMO;
  const knows = (...seats: string[]) => play.game.view(play.state, seats).known.wanted[i];
  play.as('us-1-liaison', `want:${AMMO}:${Math.floor(i / CARDS.length)}`);
  expect([knows('us-1-liaison'), knows('us-1-commander'), knows('us-v-supplies'), knows('control-game')]).toEqual([1, 0, 0, 0]);
  play.until('hand-down');
  expect([
    knows('us-1-commander'),
    knows('us-v-supplies'),
    knows('us-29-liaison'),
    knows('us-vii-supplies'),
    knows('control-game'),
  ]).toEqual([1, 1, 0, 0, 1]);
  expect(play.told('wanted')).toMatchObject([{ card: 'ammo', count: 1, section: '9.4' }]);
  play.until('place');
  expect(play.sealed.wanted).toEqual([]);
});
