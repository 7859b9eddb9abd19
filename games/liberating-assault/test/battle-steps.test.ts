import { expect, test } from 'vitest';
import { CARDS, type LiberatingAssaultEvent } from '../src/index.js';
import { handOf } from '../src/rules/hands.js';
import { place } from '../src/standing.js';
import { holderOf } from '../src/world.js';
import { Play } from './play.js';

/** The orders of the first turn, with the 82nd Airborne and others put down in the clear country south of Caen. */
function south(units: Readonly<Record<string, string>>): Play {
  const play = new Play().until('orders');
  const { world } = play.game;
  for (const [id, label] of Object.entries(units)) place(world, play.state.sealed, play.id(id), world.grid.parse(label) as number);
  for (const id of Object.keys(units)) if (id.endsWith('-hq')) play.state.sealed.fuel[play.id(id)] = 1;
  return play;
}
const order = (play: Play, seat: string, id: string, kind: string, ...hexes: readonly string[]): Play =>
  play
    .act(seat, play.unit(id))
    .say(seat, kind)
    .act(seat, ...hexes.map((hex) => play.hex(hex)));
const told = (play: Play, event: LiberatingAssaultEvent['event']): LiberatingAssaultEvent[] =>
  play.events.filter((one) => one.event === event);

const AIRBORNE = { 'us-82-505': '1621', 'us-82-507': '1621', 'us-82-508': '1621', 'us-82-325': '1621', 'us-82-hq': '1621' };
const attackAll = (play: Play, target: string): Play => {
  for (const id of ['us-82-505', 'us-82-507', 'us-82-508', 'us-82-325']) order(play, 'allied', id, 'attack', target);
  return play;
};

// §4.11 §4.15 §4.16
test('a beaten regiment goes back where its player says, and the victors may follow', () => {
  const play = attackAll(south({ ...AIRBORNE, 'ge-716-736': '1622' }), '1622').until('tactics');
  play.say('allied', 'outflank').say('german', 'dig-in').until('withdraw');
  expect(play.asked).toEqual(['german']);
  const ways = play.legal('german');
  expect(ways.length).toBeGreaterThan(1);
  play.act('german', play.hex(play.game.world.grid.label(Number((ways[0] as string).slice(1)))));
  expect([play.step, play.asked]).toEqual(['advance', ['allied']]);
  play.act('allied', play.unit('us-82-505')).say('allied', 'done');
  expect([play.where('us-82-505'), play.where('us-82-507')]).toEqual(['1622', '1621']);
  expect(play.where('ge-716-736')).not.toBe('1622');
  expect(told(play, 'battle')).toMatchObject([{ tactical: 'win', attackers: expect.arrayContaining([play.id('us-82-505')]) }]);
});

// §4.8
test('a regiment that is attacked loses its order to move', () => {
  const play = south({ ...AIRBORNE, 'ge-716-736': '1622' });
  order(play, 'german', 'ge-716-736', 'move', '1624');
  attackAll(play, '1622').until('tactics', 'support');
  expect(told(play, 'order-struck')).toMatchObject([{ unit: play.id('ge-716-736'), why: 'attacked' }]);
  expect(play.where('ge-716-736')).toBe('1622');
});

// §4.6 §4.17
test('whoever exploits goes through the gap after the attack, and fights what he meets', () => {
  const play = south({ ...AIRBORNE, 'ge-716-736': '1622', 'ge-716-726': '1624' });
  order(play, 'allied', 'us-82-505', 'attack', '1622');
  for (const id of ['us-82-507', 'us-82-508']) order(play, 'allied', id, 'attack', '1622');
  order(play, 'allied', 'us-82-325', 'exploit', '1622', '1623', '1624').say('allied', 'go');
  play.state.sealed.lost[play.id('ge-716-736')] = 9;
  play.until('tactics').say('allied', 'outflank', 'done').say('german', 'dig-in', 'done');
  expect(told(play, 'destroyed')).toMatchObject([{ unit: play.id('ge-716-736') }]);
  play.until('tactics', 'retrieve');
  expect([play.state.open.stage, play.step, play.where('us-82-325')]).toEqual(['exploit', 'tactics', '1623']);
});

// §7.3
test('a division headquarters attacked alone goes back two hexes, and its division does not attack in the next turn', () => {
  const play = attackAll(south({ ...AIRBORNE, 'ge-716-hq': '1622' }), '1622').until('advance', 'withdraw', 'retrieve');
  const division = play.game.world.formations.ids.get('ge-716') as number;
  expect(told(play, 'driven-back')).toMatchObject([{ formation: division, beaten: true }]);
  expect(play.state.open.stunned[division]).toBe(2);
  play.until('retrieve');
  const { grid } = play.game.world;
  expect(grid.distance(play.state.sealed.hex[play.id('ge-716-hq')] as number, grid.parse('1622') as number)).toBe(2);
  play.until('orders');
  play.act('german', play.unit('ge-716-736'));
  expect(play.legal('german')).not.toContain('attack');
});

// §7.4
test('a beaten corps headquarters gives its fuel and ammo to the nearest division, and its team does nothing for a turn', () => {
  const play = south({ 'us-v-hq': '1622', 'us-1-hq': '1619', 'ge-21pz-125': '1623', 'ge-21pz-192': '1623', 'ge-21pz-hq': '1624' });
  const { world } = play.game;
  const corps = world.teams.ids.get('us-v') as number;
  const division = holderOf(world, world.formations.ids.get('us-1') as number);
  play.state.sealed.hand[corps * CARDS.length + CARDS.indexOf('ammo')] = 4;
  const before = handOf(play.state.sealed.hand, division, 'ammo');
  order(play, 'german', 'ge-21pz-125', 'attack', '1622').until('retrieve');
  expect([play.state.open.idle[corps], handOf(play.state.sealed.hand, corps, 'ammo')]).toEqual([2, 0]);
  expect(handOf(play.state.sealed.hand, division, 'ammo')).toBe(before + 4);
});

// §4.21 §2.1
test('fuel of a division that moved is gone at the end of the turn, that of one that stood still goes back into its hand', () => {
  const play = south({ 'ge-21pz-125': '1623', 'ge-21pz-hq': '1624', 'ge-lehr-901': '1020', 'ge-lehr-hq': '1020' });
  const fuel = (id: string): number =>
    handOf(play.state.sealed.hand, holderOf(play.game.world, play.game.world.formations.ids.get(id) as number), 'fuel');
  order(play, 'german', 'ge-21pz-125', 'move', '1622').until('retrieve');
  expect([play.where('ge-21pz-125'), fuel('ge-21pz'), fuel('ge-lehr')]).toEqual(['1622', 0, 1]);
  expect(told(play, 'used')).toMatchObject([{ formation: play.game.world.formations.ids.get('ge-21pz'), card: 'fuel' }]);
});

// §4.2
test('a senior calls aircraft back, and gets all the division has', () => {
  const play = new Play({ way: 'mega' }).until('retrieve');
  const { world } = play.game;
  const [corps, division] = [world.teams.ids.get('us-v') as number, holderOf(world, world.formations.ids.get('us-1') as number)];
  const air = CARDS.indexOf('air');
  play.state.sealed.hand[division * CARDS.length + air] = 2;
  play.say('us-v-liaison', `back:${air}:${division}`);
  expect(play.legal('us-v-liaison')).not.toContain(`back:${air}:${division}`);
  for (const seat of [...play.asked]) play.say(seat, 'done');
  expect([handOf(play.state.sealed.hand, division, 'air'), handOf(play.state.sealed.hand, corps, 'air')]).toEqual([0, 2]);
});
