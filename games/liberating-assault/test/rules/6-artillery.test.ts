import { expect, test } from 'vitest';
import { AT_SEA } from '../../src/index.js';
import { ammoAt, gunsInReach } from '../../src/rules/artillery.js';
import { newBattle } from '../../src/rules/effective.js';
import { supports } from '../../src/rules/fighting.js';
import { permissions } from '../../src/rules/laying.js';
import { type Placing, type Position, position } from '../position.js';

const fight = (more: Placing): Position =>
  position({ drill: {}, ...more, units: { 'us-1-16': '0922', 'ge-353-941': '1022', ...more.units } });
const guns = (at: Position, role: 'attack' | 'defence', target = '1022'): string[] => {
  const battle = newBattle(at.world, at.ids('us-1-16'), at.hex(target), target === '1022' ? at.ids('ge-353-941') : []);
  return at.names(gunsInReach(at.world, at.open, at.field, battle, role));
};

// §6.2
test('a division’s guns fire at targets two hexes away, for their own division', () => {
  expect(guns(fight({ units: { 'us-1-art': '0822' } }), 'attack')).toEqual(['us-1-art']);
  expect(guns(fight({ units: { 'us-1-art': '0722' } }), 'attack')).toEqual([]);
  expect(guns(fight({ units: { 'us-29-art': '0822' } }), 'attack')).toEqual([]);
});

// §6.2
test('in defence the range is to the attackers', () => {
  expect(guns(fight({ units: { 'ge-353-art': '1122' } }), 'defence')).toEqual(['ge-353-art']);
  expect(guns(fight({ units: { 'ge-353-art': '1222' } }), 'defence')).toEqual([]);
});

// §6.3
test('a corps’ guns reach three hexes and need the permission card', () => {
  const at = fight({ units: { 'us-v-art': '0722' } });
  expect(guns(at, 'attack')).toEqual([]);
  at.field.permit[at.id('us-v-art')] = at.formation('us-29');
  expect(guns(at, 'attack')).toEqual([]);
  at.field.permit[at.id('us-v-art')] = at.formation('us-1');
  expect(guns(at, 'attack')).toEqual(['us-v-art']);
  expect(guns(fight({ units: { 'us-v-art': '0622' } }), 'attack')).toEqual([]);
});

// §6.3
test('a corps lends its guns once a turn, when they are on the map', () => {
  const at = position({ drill: {}, units: { 'us-v-hq': '0722', 'us-v-art': '0722', 'us-1-hq': '0822', 'us-29-hq': '0822' } });
  const lent = (): string[] =>
    permissions(at.world, at.open, at.field, at.formation('us-v')).map(
      ({ division }) => [...at.world.formations.ids.keys()][division] as string,
    );
  expect(lent()).toEqual(expect.arrayContaining(['us-1', 'us-29']));
  at.field.permit[at.id('us-v-art')] = at.formation('us-1');
  expect(lent()).toEqual([]);
  expect(permissions(at.world, at.open, at.field, at.formation('us-vii'))).toEqual([]);
});

// §6.1
test('a Werfer brigade supports units of its division in its own hex, against neighbours', () => {
  const attached = { 'ge-werfer-7': 'ge-353' };
  expect(guns(fight({ units: { 'ge-werfer-7': '1022' } }), 'defence')).toEqual([]);
  expect(guns(fight({ attached, units: { 'ge-werfer-7': '1022' } }), 'defence')).toEqual(['ge-werfer-7']);
  expect(guns(fight({ attached, units: { 'ge-werfer-7': '1122' } }), 'defence')).toEqual([]);
  const attacks = (hex: string): string[] => {
    const at = fight({ attached, units: { 'ge-werfer-7': hex } });
    const battle = newBattle(at.world, at.ids('ge-353-941'), at.hex('0922'), at.ids('us-1-16'));
    return at.names(gunsInReach(at.world, at.open, at.field, battle, 'attack'));
  };
  expect([attacks('1022'), attacks('1021')]).toEqual([['ge-werfer-7'], []]);
});

// §6.4 §6.5
test('Flak serves troops in its own hex', () => {
  const attached = { 'ge-flak-1': 'ge-353', 'ge-flak-2': 'ge-353' };
  const at = fight({ attached, units: { 'ge-flak-1': '1022', 'ge-flak-2': '1122' } });
  expect(guns(at, 'defence')).toEqual(['ge-flak-1']);
});

// §2.2
test('only cards that lie on the guns are fired, up to their limit', () => {
  const at = fight({}).lay('us-1-art', { ammo: 2 }).lay('us-v-art', { ammo: 9 });
  expect([ammoAt(at.world, at.field, at.id('us-1-art')), ammoAt(at.world, at.field, at.id('us-v-art'))]).toEqual([2, 6]);
});

// §8.4
test('guns still at sea fire for the landing of their division', () => {
  const at = position({ units: { 'us-1-16': AT_SEA, 'us-1-art': AT_SEA, 'us-29-art': AT_SEA } });
  expect(guns(at, 'attack', '1211')).toEqual(['us-1-art']);
});

// §6.4 "used in a combat with a unit in a co-located hex": whoever attacks with its company, too.
test('Flak with the attackers keeps the defenders’ aircraft away, one card each', () => {
  const attached = { 'ge-flak-1': 'ge-353', 'ge-flak-2': 'ge-353' };
  const at = fight({ attached, units: { 'ge-flak-1': '1022', 'ge-flak-2': '1022' } });
  const battle = newBattle(at.world, at.ids('ge-353-941'), at.hex('0922'), at.ids('us-1-16'));
  const keepers = (): string[] =>
    supports(at.world, at.open, at.field, [battle], battle, 'attack').flatMap(({ gun, how }) => (how === 'flak' ? at.names([gun]) : []));
  expect(keepers(), 'no aircraft').toEqual([]);
  at.lay('us-1-16', { air: 1 });
  expect(keepers()).toEqual(['ge-flak-1', 'ge-flak-2']);
  battle.attackFlak.push(at.id('ge-flak-1'));
  expect(keepers(), 'the one card is kept away').toEqual([]);
});
