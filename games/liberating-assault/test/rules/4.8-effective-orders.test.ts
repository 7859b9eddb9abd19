import { expect, test } from 'vitest';
import { AT_SEA, ATTACK, EXPLOIT, MARCH, MOVE } from '../../src/index.js';
import { attackedHexes, attackerOf, joinBattles, newBattle, nextWave, struckOrders, withoutMutual } from '../../src/rules/effective.js';
import { type Position, position } from '../position.js';

const facing = () =>
  position({
    drill: {},
    units: {
      'us-1-16': '0922',
      'us-1-18': '0922',
      'us-1-hq': '0822',
      'ge-353-941': '1022',
      'ge-353-942': '1122',
      'ge-353-943': '0921',
      'ge-353-hq': '1322',
    },
  });

// §4.8
test('whoever is attacked loses exploitation and movement but keeps an attack', () => {
  const at = facing().order('us-1-16', ATTACK, '1022').order('ge-353-941', MOVE, '1122').order('ge-353-942', MARCH, '1222');
  expect(at.labels(attackedHexes(at.world, at.field, at.field))).toEqual(['1022']);
  expect(at.names(struckOrders(at.world, at.field, at.field))).toEqual(['ge-353-941']);
  at.order('ge-353-941', EXPLOIT, '0922');
  expect(at.names(struckOrders(at.world, at.field, at.field))).toEqual(['ge-353-941']);
  at.order('ge-353-941', ATTACK, '0922');
  expect(struckOrders(at.world, at.field, at.field)).toEqual([]);
});

// §4.8 Only an enemy pins.
test('an arrow into a hex of friends strikes no order of theirs', () => {
  const at = facing().order('us-1-hq', ATTACK, '0922').order('us-1-16', MOVE, '0923').order('us-1-18', EXPLOIT, '1022');
  expect(struckOrders(at.world, at.field, at.field)).toEqual([]);
  at.order('ge-353-943', ATTACK, '0922');
  expect(at.names(struckOrders(at.world, at.field, at.field))).toEqual(['us-1-16', 'us-1-18']);
});

// §4.8
test('an arrow into an empty hex attacks nobody', () => {
  const at = facing().order('us-1-16', ATTACK, '0923').order('ge-353-941', MOVE, '1122');
  expect(struckOrders(at.world, at.field, at.field)).toEqual([]);
});

const contacts = (at: Position, of: Readonly<Record<string, string>>): Map<number, number> =>
  new Map(Object.entries(of).map(([id, hex]) => [at.id(id), at.hex(hex)]));

// §4.9
test('of two forces attacking each other the stronger one attacks', () => {
  const at = facing();
  const left = withoutMutual(at.world, at.open, at.field, contacts(at, { 'us-1-16': '1022', 'us-1-18': '1022', 'ge-353-941': '0922' }));
  expect(at.names(left.keys()).sort()).toEqual(['us-1-16', 'us-1-18']);
});

// §4.9 "the unit with the largest force and the nearer HQ": strength comes first.
test('the stronger of two attacks though the headquarters of the other is nearer', () => {
  const at = facing();
  at.field.hex[at.id('us-1-hq')] = at.hex('0622');
  at.field.hex[at.id('ge-353-hq')] = at.hex('1122');
  const attacker = (...americans: string[]): string[] =>
    at.names(attackerOf(at.world, at.open, at.field, at.ids('ge-353-941'), at.ids(...americans)));
  expect(attacker('us-1-16', 'us-1-18')).toEqual(['us-1-16', 'us-1-18']);
  expect(attacker('us-1-16'), 'alone it is no stronger').toEqual(['ge-353-941']);
});

// §4.9
test('at equal strength the nearer headquarters decides, then the Allies', () => {
  const at = facing();
  const attacker = (): string[] => at.names(attackerOf(at.world, at.open, at.field, at.ids('ge-353-941'), at.ids('us-1-16')));
  expect(attacker()).toEqual(['us-1-16']);
  at.field.hex[at.id('us-1-hq')] = at.hex('0622');
  expect(attacker()).toEqual(['us-1-16']);
  at.field.hex[at.id('ge-353-hq')] = at.hex('1122');
  expect(attacker()).toEqual(['ge-353-941']);
});

// §4.9 §4.10
test('neighbours join before two forces that attack each other are compared', () => {
  const at = position({
    drill: {},
    units: { 'us-1-16': '0922', 'us-1-18': '0921', 'ge-353-941': '1022', 'ge-21pz-22': '1022', 'us-1-hq': '0822', 'ge-353-hq': '1122' },
    lost: { 'ge-353-941': 8 },
  });
  // 941 and the panzers have 4 and 10 against the 8 of 16th Infantry, but 18th Infantry beside it attacks the same hex.
  const left = withoutMutual(
    at.world,
    at.open,
    at.field,
    contacts(at, { 'us-1-16': '1022', 'us-1-18': '1022', 'ge-353-941': '0922', 'ge-21pz-22': '0922' }),
  );
  expect(at.names(left.keys()).sort()).toEqual(['us-1-16', 'us-1-18']);
});

// §4.9 §4.10
test('those who joined a weaker force and are not attacked themselves go on', () => {
  const at = position({
    drill: {},
    units: { 'us-1-16': '0922', 'us-1-18': '0922', 'us-1-26': '0922', 'ge-353-941': '1022', 'ge-353-942': '0921' },
  });
  const all = { 'us-1-16': '1022', 'us-1-18': '1022', 'us-1-26': '1022', 'ge-353-941': '0922', 'ge-353-942': '0922' };
  const left = withoutMutual(at.world, at.open, at.field, contacts(at, all));
  expect(at.names(left.keys()).sort()).toEqual(['ge-353-942', 'us-1-16', 'us-1-18', 'us-1-26']);
});

// §4.9
test('an attack on somebody else stands beside a mutual one', () => {
  const at = facing();
  const left = withoutMutual(at.world, at.open, at.field, contacts(at, { 'us-1-16': '1022', 'us-1-18': '0921', 'ge-353-941': '0922' }));
  expect(at.names(left.keys()).sort()).toEqual(['us-1-16', 'us-1-18']);
});

// §4.10
test('neighbours attacking the same hex join, attackers from elsewhere fight their own battle, the strongest first', () => {
  const at = position({
    drill: {},
    units: { 'us-1-16': '0922', 'us-1-18': '0921', 'br-51-152': '1122', 'br-51-153': '1122', 'br-51-154': '1122', 'ge-353-941': '1022' },
  });
  const all = contacts(at, { 'us-1-16': '1022', 'us-1-18': '1022', 'br-51-152': '1022', 'br-51-153': '1022', 'br-51-154': '1022' });
  const battles = joinBattles(at.world, at.field, all, () => at.ids('ge-353-941'));
  expect(battles.map(({ attackers }) => at.names(attackers))).toEqual([
    ['br-51-152', 'br-51-153', 'br-51-154'],
    ['us-1-16', 'us-1-18'],
  ]);
  expect(battles.map(({ defenders, side }) => [defenders, side])).toEqual([
    [at.ids('ge-353-941'), 0],
    [at.ids('ge-353-941'), 0],
  ]);
});

// §4.10 §8.4
test('all who assault the same beach from the sea fight one battle', () => {
  const at = position({ units: { 'us-1-16': AT_SEA, 'us-1-18': AT_SEA } });
  expect(joinBattles(at.world, at.field, contacts(at, { 'us-1-16': '1211', 'us-1-18': '1211' }), () => [])).toHaveLength(1);
});

// §4.9 A attacks B, B attacks C.
test('the unattacked end of a chain is fought first; a ring begins with its strongest attack', () => {
  const at = position({
    drill: {},
    units: { 'us-1-16': '0922', 'us-1-18': '0922', 'ge-353-941': '1022', 'br-51-152': '1122', 'ge-353-942': '1021' },
  });
  const battle = (attacker: string, target: string) => newBattle(at.world, at.ids(attacker), at.hex(target), []);
  const chain = [battle('ge-353-941', '1122'), battle('us-1-16', '1022')];
  expect(nextWave(at.world, at.field, chain)).toEqual([1]);
  (chain[1] as (typeof chain)[number]).fought = 1;
  expect(nextWave(at.world, at.field, chain)).toEqual([0]);
  (chain[0] as (typeof chain)[number]).fought = 1;
  expect(nextWave(at.world, at.field, chain)).toEqual([]);
  const ring = [battle('us-1-16', '1022'), battle('ge-353-941', '1122'), battle('br-51-152', '1021'), battle('ge-353-942', '0922')];
  at.field.lost[at.id('us-1-16')] = 4;
  at.field.lost[at.id('ge-353-941')] = 4;
  at.field.lost[at.id('ge-353-942')] = 4;
  expect(nextWave(at.world, at.field, ring)).toEqual([2]);
});

// §4.10
test('two battles against one hex are fought one after the other', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'br-51-152': '1122', 'ge-353-941': '1022' } });
  const battles = ['us-1-16', 'br-51-152'].map((id) => newBattle(at.world, at.ids(id), at.hex('1022'), at.ids('ge-353-941')));
  expect(nextWave(at.world, at.field, battles)).toEqual([0]);
});
