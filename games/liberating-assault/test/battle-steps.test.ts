import { expect, test } from 'vitest';
import { CARDS, type LiberatingAssaultEvent } from '../src/index.js';
import { place } from '../src/occupancy.js';
import { handOf } from '../src/rules/hands.js';
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

// §4.8 §4.17
test('a regiment that is attacked in exploitation no longer moves', () => {
  const play = south({ ...AIRBORNE, 'ge-716-736': '1623', 'ge-716-hq': '1624' });
  order(play, 'allied', 'us-82-505', 'exploit', '1622', '1623').say('allied', 'go');
  order(play, 'german', 'ge-716-736', 'move', '1625');
  play.until('retrieve');
  expect(told(play, 'battle')).toHaveLength(1);
  expect(told(play, 'order-struck')).toMatchObject([{ unit: play.id('ge-716-736'), why: 'attacked' }]);
  expect(play.where('ge-716-736')).toBe('1623');
});

// §4.9
test('whoever attacks his own attacker and is the weaker only defends, and hears why', () => {
  const play = attackAll(south({ ...AIRBORNE, 'ge-716-736': '1622', 'ge-716-hq': '1623' }), '1622');
  order(play, 'german', 'ge-716-736', 'attack', '1621').until('retrieve');
  expect(told(play, 'battle')).toMatchObject([{ defenders: [play.id('ge-716-736')] }]);
  expect(told(play, 'order-struck')).toMatchObject([{ unit: play.id('ge-716-736'), why: 'mutual' }]);
});

// §6.4
test('Flak of two German players in one hex may go for the same aircraft, and neither knows of the other', () => {
  const play = new Play({ way: 'mega' }).until('orders');
  const { world } = play.game;
  const { open, sealed } = play.state;
  const put = (id: string, label: string): void => place(world, sealed, play.id(id), world.grid.parse(label) as number);
  for (const id of Object.keys(AIRBORNE)) put(id, '1621');
  for (const id of ['ge-716-736', 'ge-711-731', 'ge-flak-1', 'ge-flak-2']) put(id, '1622');
  open.attached[play.id('ge-flak-1')] = world.formations.ids.get('ge-716') as number;
  open.attached[play.id('ge-flak-2')] = world.formations.ids.get('ge-711') as number;
  sealed.air[play.id('us-82-505')] = 1;
  const seat = 'us-82-operations';
  play.act(seat, play.unit('us-82-505')).say(seat, 'attack').act(seat, play.hex('1622')).until('support');
  play.say('ge-716-commander', `flak:0:${play.id('ge-flak-1')}`);
  expect(play.legal('ge-711-commander')).toContain(`flak:0:${play.id('ge-flak-2')}`);
  play.say('ge-711-commander', `flak:0:${play.id('ge-flak-2')}`).until('retrieve');
  expect(told(play, 'battle')).toMatchObject([{ attack: 6 }]);
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

// §7.3
test.each([
  ['that hold their ground', 0],
  ['that are lost', 4],
])('a headquarters with only its guns beside it is alone: %s', (_, attackers) => {
  const play = south({ ...AIRBORNE, 'ge-716-hq': '1622', 'ge-716-art': '1622' });
  const regiments = ['us-82-505', 'us-82-507', 'us-82-508', 'us-82-325'].slice(0, Math.max(1, attackers));
  for (const id of regiments) order(play, 'allied', id, 'attack', '1622');
  play.state.sealed.ammo[play.id('ge-716-art')] = attackers === 0 ? 3 : 0;
  play.until('support', 'tactics');
  if (play.step === 'support') play.say('german', ...Array<string>(3).fill(`fire:0:${play.id('ge-716-art')}`)).until('tactics');
  play
    .say('allied', 'outflank')
    .say('german', attackers === 0 ? 'assault' : 'dig-in')
    .until('retrieve');
  const { grid, formations } = play.game.world;
  const division = formations.ids.get('ge-716') as number;
  expect(told(play, 'driven-back')).toMatchObject([{ formation: division, beaten: true }]);
  expect(play.state.open.stunned[division]).toBe(2);
  expect(grid.distance(play.state.sealed.hex[play.id('ge-716-hq')] as number, grid.parse('1622') as number)).toBe(2);
  expect(play.where('ge-716-art')).toBe(attackers === 0 ? '1622' : '-3');
});

// §7.3
test('a headquarters with its guns in one hex and a regiment in the next is not alone', () => {
  const play = south({ ...AIRBORNE, 'ge-716-hq': '1622', 'ge-716-art': '1622', 'ge-716-736': '1623' });
  attackAll(play, '1622').until('retrieve');
  expect([told(play, 'driven-back'), play.state.open.stunned[play.game.world.formations.ids.get('ge-716') as number]]).toEqual([[], 0]);
});

// §7.4
test.each([
  ['duel', 'allied'],
  ['staff', 'us-army'],
])('in the following turn of a %s, too, the fuel and ammo of a beaten corps reach its nearest division', (way, army) => {
  const play = new Play({ way }).until('orders');
  const { world } = play.game;
  const { open, sealed } = play.state;
  const corps = world.teams.ids.get('us-v') as number;
  const division = holderOf(world, world.formations.ids.get('us-1') as number);
  const put = (id: string, label: string): void => place(world, sealed, play.id(id), world.grid.parse(label) as number);
  put('us-v-hq', '1622');
  put('us-1-hq', '1619');
  put('us-29-hq', '1612');
  put('ge-21pz-125', '1623');
  put('ge-21pz-hq', '1624');
  sealed.due[world.formations.ids.get('us-v') as number] = 0;
  sealed.fuel[play.id('ge-21pz-hq')] = 1;
  const german =
    way === 'duel' ? 'german' : (world.teams.id[open.command[world.formations.ids.get('ge-21pz') as number] as number] as string);
  order(play, german, 'ge-21pz-125', 'attack', '1622').until('hand-down');
  expect([open.turn, open.idle[corps]]).toEqual([2, 2]);
  if (way === 'staff') {
    sealed.hand[(world.teams.ids.get('us-army') as number) * CARDS.length + CARDS.indexOf('ammo')] = 2;
    while (!play.asked.includes(army)) play.say(play.asked[0] as string, 'done');
  }
  const before = handOf(sealed.hand, division, 'ammo');
  play.say(army, `give:${CARDS.indexOf('ammo')}:${corps}`, `give:${CARDS.indexOf('ammo')}:${corps}`).until('place');
  expect([handOf(sealed.hand, corps, 'ammo'), handOf(sealed.hand, division, 'ammo') - before]).toEqual([0, 2]);
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

// §4.21
test('a division that attacks from where it stands keeps its fuel; if it advances into the hex it won the fuel is gone', () => {
  const fuelAfter = (advances: boolean): number => {
    const play = south({ 'ge-21pz-125': '1623', 'ge-21pz-192': '1623', 'ge-21pz-hq': '1624', 'us-82-505': '1622' });
    play.state.sealed.lost[play.id('us-82-505')] = 10;
    for (const id of ['ge-21pz-125', 'ge-21pz-192']) order(play, 'german', id, 'attack', '1622');
    play.until('tactics').say('german', 'outflank').say('allied', 'dig-in').until('advance');
    if (advances) play.act('german', play.unit('ge-21pz-125'));
    play.until('retrieve');
    return handOf(play.state.sealed.hand, holderOf(play.game.world, play.game.world.formations.ids.get('ge-21pz') as number), 'fuel');
  };
  expect([fuelAfter(false), fuelAfter(true)]).toEqual([1, 0]);
});

// §4.16 §4.22
test('guns that cannot withdraw are spared while troops stand with them, and lost when nobody does', () => {
  const gunsAfter = (troops: Readonly<Record<string, string>>): string => {
    const play = south({ ...AIRBORNE, 'ge-716-art': '1622', ...troops });
    const { world } = play.game;
    const beyond = world.grid.ring(world.grid.parse('1622') as number, 1).filter((hex) => world.grid.label(hex) !== '1621');
    const others = ['us-101-501', 'us-101-502', 'us-101-506', 'us-101-327', 'us-101-hq'];
    for (const [i, hex] of beyond.entries()) place(world, play.state.sealed, play.id(others[i] as string), hex);
    attackAll(play, '1622').until('tactics').say('allied', 'outflank').say('german', 'dig-in').until('retrieve');
    expect(told(play, 'battle')).toMatchObject([{ tactical: 'win', withdrawal: expect.any(Number) }]);
    return play.where('ge-716-art');
  };
  expect(gunsAfter({ 'ge-716-736': '1622' })).toBe('1622');
  expect(gunsAfter({})).toBe('-3');
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
