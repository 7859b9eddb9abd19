import { expect, test } from 'vitest';
import { CARDS, GERMAN } from '../src/index.js';
import { isHeldBy, place } from '../src/occupancy.js';
import { handOf } from '../src/rules/hands.js';
import { coastOf } from '../src/rules/landing.js';
import { holderOf } from '../src/world.js';
import { Play } from './play.js';

/** The orders of the first turn, with the 82nd Airborne and others put down in the clear country south of Caen. */
function south(units: Readonly<Record<string, string>>): Play {
  const play = new Play().until('orders');
  for (const [id, label] of Object.entries(units)) play.put(label, id);
  for (const id of Object.keys(units)) if (id.endsWith('-hq')) play.sealed.fuel[play.id(id)] = 1;
  return play;
}
const order = (play: Play, seat: string, id: string, kind: string, ...hexes: readonly string[]): Play => play.as(seat, id, kind, ...hexes);

const AIRBORNE = { 'us-82-505': '1621', 'us-82-507': '1621', 'us-82-508': '1621', 'us-82-325': '1621', 'us-82-hq': '1621' };
const attackAll = (play: Play, target: string): Play => {
  for (const id of ['us-82-505', 'us-82-507', 'us-82-508', 'us-82-325']) order(play, 'allied', id, 'attack', target);
  return play;
};

// §4.11 §4.15 §4.16
test('a beaten regiment goes back where its player says, and the victors may follow', () => {
  const play = attackAll(south({ ...AIRBORNE, 'ge-716-736': '1622' }), '1622').until('tactics');
  play.as('allied', 'outflank').as('german', 'dig-in').until('withdraw');
  expect(play.asked).toEqual(['german']);
  const ways = play.offered('german');
  expect(ways.length).toBeGreaterThan(1);
  play.as('german', ways[0] as string);
  expect([play.step, play.asked]).toEqual(['advance', ['allied']]);
  play.as('allied', 'us-82-505', 'done');
  expect([play.where('us-82-505'), play.where('us-82-507')]).toEqual(['1622', '1621']);
  expect(play.where('ge-716-736')).not.toBe('1622');
  expect(play.told('battle')).toMatchObject([{ tactical: 'win', attackers: expect.arrayContaining([play.id('us-82-505')]) }]);
});

// §4.8
test('a regiment that is attacked loses its order to move', () => {
  const play = south({ ...AIRBORNE, 'ge-716-736': '1622' });
  order(play, 'german', 'ge-716-736', 'move', '1624');
  attackAll(play, '1622').until('tactics', 'support');
  expect(play.told('order-struck')).toMatchObject([{ unit: play.id('ge-716-736'), why: 'attacked' }]);
  expect(play.where('ge-716-736')).toBe('1622');
});

// §4.8 §4.17
test('a regiment that is attacked in exploitation no longer moves', () => {
  const play = south({ ...AIRBORNE, 'ge-716-736': '1623', 'ge-716-hq': '1624' });
  order(play, 'allied', 'us-82-505', 'exploit', '1622', '1623').as('allied', 'go');
  order(play, 'german', 'ge-716-736', 'move', '1625');
  play.until('retrieve');
  expect(play.told('battle')).toHaveLength(1);
  expect(play.told('order-struck')).toMatchObject([{ unit: play.id('ge-716-736'), why: 'attacked' }]);
  expect(play.where('ge-716-736')).toBe('1623');
});

// §4.8 §4.11 Only an enemy pins.
test('a regiment on a beach that others come ashore on keeps its order to move', () => {
  const play = new Play().until('orders');
  const { world } = play;
  const us1 = play.formation('us-1');
  const beach = coastOf(world, play.open, us1).find((hex) => !isHeldBy(world, play.sealed, GERMAN, hex)) as number;
  play.sealed.targets[us1] = [beach];
  play.sealed.fuel[play.id('us-1-hq')] = 1;
  play.put(play.label(beach), 'us-1-16');
  order(play, 'allied', 'us-1-18', 'attack', play.label(beach)).as('allied', 'us-1-16', 'move');
  const inland = play.offered('allied').find((label) => /^\d{4}$/.test(label) && label !== play.label(beach)) as string;
  play.as('allied', inland).until('retrieve');
  expect([play.where('us-1-18'), play.where('us-1-16'), play.told('order-struck')]).toEqual([play.label(beach), inland, []]);
});

// §4.9
test('whoever attacks his own attacker and is the weaker only defends, and hears why', () => {
  const play = attackAll(south({ ...AIRBORNE, 'ge-716-736': '1622', 'ge-716-hq': '1623' }), '1622');
  order(play, 'german', 'ge-716-736', 'attack', '1621').until('retrieve');
  expect(play.told('battle')).toMatchObject([{ defenders: [play.id('ge-716-736')] }]);
  expect(play.told('order-struck')).toMatchObject([{ unit: play.id('ge-716-736'), why: 'mutual' }]);
});

// §6.4
test('Flak of two German players in one hex may go for the same aircraft, and neither knows of the other', () => {
  const play = new Play({ way: 'mega' }).until('orders');
  const { open, sealed } = play;
  play.put('1621', ...Object.keys(AIRBORNE)).put('1622', 'ge-716-736', 'ge-711-731', 'ge-flak-1', 'ge-flak-2');
  open.attached[play.id('ge-flak-1')] = play.formation('ge-716');
  open.attached[play.id('ge-flak-2')] = play.formation('ge-711');
  sealed.air[play.id('us-82-505')] = 1;
  const seat = 'us-82-operations';
  play.as(seat, 'us-82-505', 'attack', '1622').until('support');
  play.as('ge-716-commander', `flak:0:${play.id('ge-flak-1')}`);
  expect(play.offered('ge-711-commander')).toContain(`flak:0:${play.id('ge-flak-2')}`);
  play.as('ge-711-commander', `flak:0:${play.id('ge-flak-2')}`).until('retrieve');
  expect(play.told('battle')).toMatchObject([{ attack: 6 }]);
});

// §4.6 §4.17
test('whoever exploits goes through the gap after the attack, and fights what he meets', () => {
  const play = south({ ...AIRBORNE, 'ge-716-736': '1622', 'ge-716-726': '1624' });
  order(play, 'allied', 'us-82-505', 'attack', '1622');
  for (const id of ['us-82-507', 'us-82-508']) order(play, 'allied', id, 'attack', '1622');
  order(play, 'allied', 'us-82-325', 'exploit', '1622', '1623', '1624').as('allied', 'go');
  play.sealed.lost[play.id('ge-716-736')] = 9;
  play.until('tactics').as('allied', 'outflank', 'done').as('german', 'dig-in', 'done');
  expect(play.told('destroyed')).toMatchObject([{ unit: play.id('ge-716-736') }]);
  play.until('tactics', 'retrieve');
  expect([play.open.stage, play.step, play.where('us-82-325')]).toEqual(['exploit', 'tactics', '1623']);
});

// §7.3
test('a division headquarters attacked alone goes back two hexes, and its division does not attack in the next turn', () => {
  const play = attackAll(south({ ...AIRBORNE, 'ge-716-hq': '1622' }), '1622').until('advance', 'withdraw', 'retrieve');
  const division = play.formation('ge-716');
  expect(play.told('driven-back')).toMatchObject([{ formation: division, beaten: true }]);
  expect(play.open.stunned[division]).toBe(2);
  play.until('retrieve');
  const { grid } = play.world;
  expect(grid.distance(play.sealed.hex[play.id('ge-716-hq')] as number, play.hex('1622'))).toBe(2);
  play.until('orders');
  play.as('german', 'ge-716-736');
  expect(play.offered('german')).not.toContain('attack');
});

// §7.3
test.each([
  ['that hold their ground', 0],
  ['that are lost', 4],
])('a headquarters with only its guns beside it is alone: %s', (_, attackers) => {
  const play = south({ ...AIRBORNE, 'ge-716-hq': '1622', 'ge-716-art': '1622' });
  const regiments = ['us-82-505', 'us-82-507', 'us-82-508', 'us-82-325'].slice(0, Math.max(1, attackers));
  for (const id of regiments) order(play, 'allied', id, 'attack', '1622');
  play.sealed.ammo[play.id('ge-716-art')] = attackers === 0 ? 3 : 0;
  play.until('support', 'tactics');
  if (play.step === 'support') play.as('german', ...Array<string>(3).fill(`fire:0:${play.id('ge-716-art')}`)).until('tactics');
  play
    .as('allied', 'outflank')
    .as('german', attackers === 0 ? 'assault' : 'dig-in')
    .until('retrieve');
  const { grid } = play.world;
  const division = play.formation('ge-716');
  expect(play.told('driven-back')).toMatchObject([{ formation: division, beaten: true }]);
  expect(play.open.stunned[division]).toBe(2);
  expect(grid.distance(play.sealed.hex[play.id('ge-716-hq')] as number, play.hex('1622'))).toBe(2);
  expect(play.where('ge-716-art')).toBe(attackers === 0 ? '1622' : '-3');
});

// §7.3
test('a headquarters with its guns in one hex and a regiment in the next is not alone', () => {
  const play = south({ ...AIRBORNE, 'ge-716-hq': '1622', 'ge-716-art': '1622', 'ge-716-736': '1623' });
  attackAll(play, '1622').until('retrieve');
  expect([play.told('driven-back'), play.open.stunned[play.formation('ge-716')]]).toEqual([[], 0]);
});

// §7.4
test.each([
  ['duel', 'allied'],
  ['staff', 'us-army'],
])('in the following turn of a %s, too, the fuel and ammo of a beaten corps reach its nearest division', (way, army) => {
  const play = new Play({ way }).until('orders');
  const { world } = play;
  const { open, sealed } = play;
  const corps = play.team('us-v');
  const division = holderOf(world, play.formation('us-1'));
  play.put('1622', 'us-v-hq').put('1619', 'us-1-hq').put('1612', 'us-29-hq').put('1623', 'ge-21pz-125').put('1624', 'ge-21pz-hq');
  sealed.due[play.formation('us-v')] = 0;
  sealed.fuel[play.id('ge-21pz-hq')] = 1;
  const german = way === 'duel' ? 'german' : (world.teams.id[open.command[play.formation('ge-21pz')] as number] as string);
  order(play, german, 'ge-21pz-125', 'attack', '1622').until('hand-down');
  expect([open.turn, open.idle[corps]]).toEqual([2, 2]);
  if (way === 'staff') {
    sealed.hand[play.team('us-army') * CARDS.length + CARDS.indexOf('ammo')] = 2;
    while (!play.asked.includes(army)) play.as(play.asked[0] as string, 'done');
  }
  const before = handOf(sealed.hand, division, 'ammo');
  play.as(army, `give:${CARDS.indexOf('ammo')}:${corps}`, `give:${CARDS.indexOf('ammo')}:${corps}`).until('place');
  expect([handOf(sealed.hand, corps, 'ammo'), handOf(sealed.hand, division, 'ammo') - before]).toEqual([0, 2]);
});

// §7.4
test('a beaten corps headquarters gives its fuel and ammo to the nearest division, and its team does nothing for a turn', () => {
  const play = south({ 'us-v-hq': '1622', 'us-1-hq': '1619', 'ge-21pz-125': '1623', 'ge-21pz-192': '1623', 'ge-21pz-hq': '1624' });
  const { world } = play;
  const corps = play.team('us-v');
  const division = holderOf(world, play.formation('us-1'));
  play.sealed.hand[corps * CARDS.length + CARDS.indexOf('ammo')] = 4;
  const before = handOf(play.sealed.hand, division, 'ammo');
  order(play, 'german', 'ge-21pz-125', 'attack', '1622').until('retrieve');
  expect([play.open.idle[corps], handOf(play.sealed.hand, corps, 'ammo')]).toEqual([2, 0]);
  expect(handOf(play.sealed.hand, division, 'ammo')).toBe(before + 4);
});

// §4.21 §2.1
test('fuel of a division that moved is gone at the end of the turn, that of one that stood still goes back into its hand', () => {
  const play = south({ 'ge-21pz-125': '1623', 'ge-21pz-hq': '1624', 'ge-lehr-901': '1020', 'ge-lehr-hq': '1020' });
  const fuel = (id: string): number => handOf(play.sealed.hand, holderOf(play.world, play.formation(id)), 'fuel');
  order(play, 'german', 'ge-21pz-125', 'move', '1622').until('retrieve');
  expect([play.where('ge-21pz-125'), fuel('ge-21pz'), fuel('ge-lehr')]).toEqual(['1622', 0, 1]);
  expect(play.told('used')).toMatchObject([{ formation: play.formation('ge-21pz'), card: 'fuel' }]);
});

// §4.21
test('a division that attacks from where it stands keeps its fuel; if it advances into the hex it won the fuel is gone', () => {
  const fuelAfter = (advances: boolean): number => {
    const play = south({ 'ge-21pz-125': '1623', 'ge-21pz-192': '1623', 'ge-21pz-hq': '1624', 'us-82-505': '1622' });
    play.sealed.lost[play.id('us-82-505')] = 10;
    for (const id of ['ge-21pz-125', 'ge-21pz-192']) order(play, 'german', id, 'attack', '1622');
    play.until('tactics').as('german', 'outflank').as('allied', 'dig-in').until('advance');
    if (advances) play.as('german', 'ge-21pz-125');
    play.until('retrieve');
    return handOf(play.sealed.hand, holderOf(play.world, play.formation('ge-21pz')), 'fuel');
  };
  expect([fuelAfter(false), fuelAfter(true)]).toEqual([1, 0]);
});

// §4.16 §4.22
test('guns that cannot withdraw are spared while troops stand with them, and lost when nobody does', () => {
  const gunsAfter = (troops: Readonly<Record<string, string>>): string => {
    const play = south({ ...AIRBORNE, 'ge-716-art': '1622', ...troops });
    const { world } = play;
    const beyond = world.grid.ring(play.hex('1622'), 1).filter((hex) => play.label(hex) !== '1621');
    const others = ['us-101-501', 'us-101-502', 'us-101-506', 'us-101-327', 'us-101-hq'];
    for (const [i, hex] of beyond.entries()) place(world, play.sealed, play.id(others[i] as string), hex);
    attackAll(play, '1622').until('tactics').as('allied', 'outflank').as('german', 'dig-in').until('retrieve');
    expect(play.told('battle')).toMatchObject([{ tactical: 'win', withdrawal: expect.any(Number) }]);
    return play.where('ge-716-art');
  };
  expect(gunsAfter({ 'ge-716-736': '1622' })).toBe('1622');
  expect(gunsAfter({})).toBe('-3');
});

// §4.2
test('a senior calls aircraft back, and gets all the division has', () => {
  const play = new Play({ way: 'mega' }).until('retrieve');
  const { world } = play;
  const [corps, division] = [play.team('us-v'), holderOf(world, play.formation('us-1'))];
  const air = CARDS.indexOf('air');
  play.sealed.hand[division * CARDS.length + air] = 2;
  play.as('us-v-liaison', `back:${air}:${division}`);
  expect(play.offered('us-v-liaison')).not.toContain(`back:${air}:${division}`);
  for (const seat of [...play.asked]) play.as(seat, 'done');
  expect([handOf(play.sealed.hand, division, 'air'), handOf(play.sealed.hand, corps, 'air')]).toEqual([0, 2]);
});
