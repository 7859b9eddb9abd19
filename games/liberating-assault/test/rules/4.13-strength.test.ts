import { expect, test } from 'vitest';
import { AT_SEA, ATTACKED, type Battle, DEFENDED } from '../../src/index.js';
import { newBattle } from '../../src/rules/effective.js';
import { navalBit } from '../../src/rules/placing.js';
import { attackParts, defenceParts, sumOf, terrainBonus } from '../../src/rules/strength.js';
import { type Placing, type Position, position } from '../position.js';

const meet = (terrain: string, more: Placing = {}): { at: Position; battle: Battle } => {
  const at = position({
    ...more,
    drill: { terrain: { '1022': terrain }, ...more.drill },
    units: { 'us-1-16': '0922', 'us-1-18': '0921', 'ge-353-941': '1022', 'ge-353-942': '1022', 'ge-353-art': '1022', ...more.units },
  });
  return {
    at,
    battle: newBattle(at.world, at.ids('us-1-16', 'us-1-18'), at.hex('1022'), at.ids('ge-353-941', 'ge-353-942', 'ge-353-art')),
  };
};
const attack = ({ at, battle }: ReturnType<typeof meet>): number => sumOf(attackParts(at.world, at.open, at.field, battle));
const defence = ({ at, battle }: ReturnType<typeof meet>): number => sumOf(defenceParts(at.world, at.open, at.field, battle));

// §4.13 §2.2
test('units count what is in their boxes, ammo three a card', () => {
  const one = meet('clear', { lost: { 'us-1-16': 4 } });
  expect([attack(one), defence(one)]).toEqual([6 + 8, 16]);
  one.battle.attackAmmo.push(2);
  one.battle.defenceAmmo.push(1, 1);
  expect([attack(one), defence(one)]).toEqual([14 + 6, 16 + 6]);
});

// §1.4 §1.5 §1.6 §4.14
test.each([
  ['clear', 0],
  ['swamp', 0],
  ['bocage', 3],
  ['woods', 3],
  ['city', 3],
])('%s gives each defending regiment %i, guns nothing', (terrain, bonus) => {
  expect(defence(meet(terrain))).toBe(16 + 2 * bonus);
});

const ACROSS = [
  { a: '0922', b: '1022', river: 'Vire' },
  { a: '0921', b: '1022', river: 'Vire' },
];

// §1.6 §4.14
test('a river counts only when all attack across it, and never on top of other ground', () => {
  expect(defence(meet('clear', { drill: { sides: ACROSS } }))).toBe(22);
  expect(defence(meet('clear', { drill: { sides: ACROSS.slice(1) } }))).toBe(16);
  const both = meet('bocage', { drill: { terrain: { '1022': 'bocage' }, sides: ACROSS } });
  expect([defence(both), terrainBonus(both.at.world, both.at.field, both.battle)]).toEqual([22, 3]);
});

// §1.3
test('armour counts nothing when it attacks into swamp, but defends there', () => {
  const at = position({
    drill: { terrain: { '1022': 'swamp' } },
    units: { 'us-2a-cca': '0922', 'us-1-16': '0922', 'ge-21pz-22': '1022', 'ge-21pz-125': '1022' },
  });
  const battle = newBattle(at.world, at.ids('us-2a-cca', 'us-1-16'), at.hex('1022'), at.ids('ge-21pz-22', 'ge-21pz-125'));
  expect([attack({ at, battle }), defence({ at, battle })]).toEqual([8, 20]);
});

// §2.3 §1.5
test('air adds two a card, one against troops in woods', () => {
  const open = meet('clear');
  open.at.lay('us-1-16', { air: 2 }).lay('ge-353-941', { air: 1 });
  expect([attack(open), defence(open)]).toEqual([16 + 4, 16 + 2]);
  const woods = meet('woods');
  woods.at.lay('us-1-16', { air: 2 });
  expect(attack(woods)).toBe(16 + 2);
  const hidden = meet('clear', { drill: { terrain: { '0922': 'woods', '0921': 'woods' } } });
  hidden.at.lay('ge-353-941', { air: 2 });
  expect(defence(hidden)).toBe(16 + 2);
});

// §6.4
test('each Flak keeps one air card away', () => {
  const one = meet('clear');
  one.at.lay('us-1-16', { air: 2 });
  one.battle.defenceFlak.push(one.at.id('ge-flak-1'));
  expect(attack(one)).toBe(16 + 2);
  one.battle.defenceFlak.push(one.at.id('ge-flak-2'), one.at.id('ge-flak-3'));
  expect(attack(one)).toBe(16);
});

// §2.3 §2.5 §4.13
test('aircraft and ships support every battle their counter fights in a turn', () => {
  const at = position({ units: { 'us-1-16': '1312', 'ge-353-941': '1313' } }).lay('us-1-16', { air: 2, naval: navalBit('naval-a') });
  at.field.marks[at.id('us-1-16')] = ATTACKED | DEFENDED;
  expect(attack({ at, battle: newBattle(at.world, at.ids('us-1-16'), at.hex('1313'), at.ids('ge-353-941')) })).toBe(8 + 4 + 6);
  expect(defence({ at, battle: newBattle(at.world, at.ids('ge-353-941'), at.hex('1312'), at.ids('us-1-16')) })).toBe(8 + 4 + 6);
});

// §2.3 §2.5 §4.13
test('aircraft and ships help all who attack from the hex they lie in, and nobody elsewhere', () => {
  const at = position({ units: { 'us-1-16': '1312', 'us-1-18': '1312', 'us-1-26': '1413', 'ge-353-941': '1313' } });
  at.lay('us-1-18', { air: 1, naval: navalBit('naval-c') }).lay('us-1-26', { air: 3 });
  expect(attack({ at, battle: newBattle(at.world, at.ids('us-1-16'), at.hex('1313'), at.ids('ge-353-941')) })).toBe(8 + 2 + 6);
  const afloat = position({ units: { 'us-1-16': AT_SEA, 'us-1-18': AT_SEA } }).lay('us-1-18', { air: 1 });
  expect(attack({ at: afloat, battle: newBattle(afloat.world, afloat.ids('us-1-16'), afloat.hex('1211'), []) })).toBe(8);
});

// §2.5
test('a naval group adds six inside the zone and nothing outside', () => {
  const at = position({ units: { 'us-1-16': '1312', 'ge-353-941': '1313', 'us-29-115': '0917', 'ge-353-942': '0916' } });
  at.lay('us-1-16', { naval: navalBit('naval-a') | navalBit('naval-c') }).lay('us-29-115', { naval: navalBit('naval-d') });
  const near = newBattle(at.world, at.ids('us-1-16'), at.hex('1313'), at.ids('ge-353-941'));
  const inland = newBattle(at.world, at.ids('us-29-115'), at.hex('0916'), at.ids('ge-353-942'));
  expect([attack({ at, battle: near }), attack({ at, battle: inland })]).toEqual([8 + 12, 8]);
});

// §2.4
test('Funnies add two a card in assaults from the sea on the first turn', () => {
  const at = position({ units: { 'br-50-69': AT_SEA }, open: { turn: 1 } }).lay('br-50-69', { funnies: 2 });
  const battle = newBattle(at.world, at.ids('br-50-69'), at.hex('1613'), []);
  expect(attack({ at, battle })).toBe(12);
  at.open.turn = 2;
  expect(attack({ at, battle })).toBe(8);
});
