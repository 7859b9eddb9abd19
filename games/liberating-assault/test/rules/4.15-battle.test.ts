import { expect, test } from 'vitest';
import { AT_SEA, ATTACKED, type Battle, DEFENDED, DESTROYED, TACTICS, type Tactic } from '../../src/index.js';
import { flakLoss, isContested, markFought, reckon, takeLosses } from '../../src/rules/battle.js';
import { turnUp } from '../../src/rules/coast.js';
import { newBattle } from '../../src/rules/effective.js';
import { strengthOf } from '../../src/rules/losses.js';
import { type Position, position } from '../position.js';

const choose = (battle: Battle, attack: Tactic, defence: Tactic): Battle => {
  battle.attackTactic = TACTICS.indexOf(attack);
  battle.defenceTactic = TACTICS.indexOf(defence);
  return battle;
};
const drilled = (terrain = 'clear'): Position =>
  position({
    drill: { terrain: { '1022': terrain } },
    units: { 'us-1-16': '0922', 'us-1-18': '0922', 'us-2a-cca': '0922', 'ge-353-941': '1022', 'ge-353-art': '1022', 'ge-353-hq': '1022' },
  });
const against = (at: Position): Battle =>
  newBattle(at.world, at.ids('us-1-16', 'us-1-18', 'us-2a-cca'), at.hex('1022'), at.ids('ge-353-941', 'ge-353-art', 'ge-353-hq'));

// §4.13 §5.1 §5.2
test('strengths and cards give the result', () => {
  const at = drilled();
  const report = reckon(at.world, at.open, at.field, choose(against(at), 'outflank', 'dig-in'), 0);
  expect(report).toMatchObject({ attack: 26, defence: 8, tactical: 'win', attackerLoss: 0, defenderLoss: 4, withdrawal: 2 });
  expect(reckon(at.world, at.open, at.field, choose(against(at), 'outflank', 'assault'), 0)).toMatchObject({
    tactical: 'lose',
    attackerLoss: 3,
  });
});

// §4.15 §4.22
test('every counter that fought loses, guns and headquarters with them do not', () => {
  const at = drilled();
  const losses = takeLosses(at.world, at.open, at.field, against(at), { attackerLoss: 3, defenderLoss: 2, withdrawal: 1 });
  expect(losses.map(({ unit, boxes }) => `${at.names([unit])[0]} ${boxes}`)).toEqual([
    'us-1-16 3',
    'us-1-18 3',
    'us-2a-cca 3',
    'ge-353-941 2',
  ]);
  expect(at.field.lost[at.id('ge-353-art')]).toBe(0);
});

// §4.22
test('guns caught alone are destroyed by a loss', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'ge-353-art': '1022' } });
  const battle = newBattle(at.world, at.ids('us-1-16'), at.hex('1022'), at.ids('ge-353-art'));
  expect(isContested(at.world, at.open, at.field, battle)).toBe(true);
  takeLosses(at.world, at.open, at.field, battle, { attackerLoss: 0, defenderLoss: 1, withdrawal: 0 });
  expect(at.field.hex[at.id('ge-353-art')]).toBe(DESTROYED);
});

// §1.3
test('armour that cannot fight in the swamp is not hurt there', () => {
  const at = drilled('swamp');
  takeLosses(at.world, at.open, at.field, against(at), { attackerLoss: 1, defenderLoss: 0, withdrawal: 0 });
  expect([at.field.lost[at.id('us-1-16')], at.field.lost[at.id('us-2a-cca')]]).toEqual([1, 0]);
});

// §6.5
test('Flak takes a box from the strongest armoured attacker before strengths are counted', () => {
  const at = drilled();
  const battle = against(at);
  battle.defenceGuns.push(at.id('ge-flak-1'));
  battle.defenceAmmo.push(0);
  expect(flakLoss(at.world, at.field, battle)).toEqual([]);
  battle.defenceAmmo[0] = 1;
  expect(flakLoss(at.world, at.field, battle)).toEqual([{ unit: at.id('us-2a-cca'), boxes: 1, end: 'stands' }]);
  expect(strengthOf(at.world, at.field, at.id('us-2a-cca'))).toBe(9);
});

// §6.5
test('each Flak that fires at armour costs a box, from one armoured counter or another', () => {
  const at = position({
    drill: {},
    units: { 'us-2a-cca': '0922', 'us-2a-ccb': '0922', 'us-1-16': '0922', 'ge-353-941': '1022' },
    lost: { 'us-2a-ccb': 1 },
  });
  const battle = newBattle(at.world, at.ids('us-2a-cca', 'us-2a-ccb', 'us-1-16'), at.hex('1022'), at.ids('ge-353-941'));
  battle.defenceGuns.push(...at.ids('ge-flak-1', 'ge-flak-2', 'ge-flak-3', 'ge-353-art'));
  battle.defenceAmmo.push(1, 1, 1, 3);
  flakLoss(at.world, at.field, battle);
  expect(at.ids('us-2a-cca', 'us-2a-ccb', 'us-1-16').map((unit) => at.field.lost[unit])).toEqual([2, 2, 0]);
});

// §6.5
test('Flak takes no box twice: armour with its last ones is destroyed and the rest is spared', () => {
  const at = position({ drill: {}, units: { 'us-2a-cca': '0922', 'ge-353-941': '1022' }, lost: { 'us-2a-cca': 11 } });
  const battle = newBattle(at.world, at.ids('us-2a-cca'), at.hex('1022'), at.ids('ge-353-941'));
  battle.defenceGuns.push(...at.ids('ge-flak-1', 'ge-flak-2'));
  battle.defenceAmmo.push(1, 1);
  expect(flakLoss(at.world, at.field, battle)).toEqual([{ unit: at.id('us-2a-cca'), boxes: 1, end: 'destroyed' }]);
});

// §8.1
test('works on the beach play their own card and are worn down', () => {
  const at = position({ units: { 'us-1-16': AT_SEA, 'ge-352-916': '1312' }, open: { turn: 1 } });
  const battle = choose(newBattle(at.world, at.ids('us-1-16'), at.hex('1312'), at.ids('ge-352-916')), 'outflank', 'dig-in');
  turnUp(at.world, at.open, at.hex('1312'), 3);
  expect(reckon(at.world, at.open, at.field, battle, 0)).toMatchObject({
    attack: 8,
    defence: 20,
    defenceTactic: 'dig-in',
    tactical: 'win',
  });
  at.open.coastTactic[at.world.ground.coastIndex[at.hex('1312')] as number] = TACTICS.indexOf('assault');
  expect(reckon(at.world, at.open, at.field, battle, 0)).toMatchObject({ defenceTactic: 'assault', tactical: 'lose' });
  takeLosses(at.world, at.open, at.field, battle, { attackerLoss: 0, defenderLoss: 2, withdrawal: 0 });
  expect([at.open.coast[at.world.ground.coastIndex[at.hex('1312')] as number], at.field.lost[at.id('ge-352-916')]]).toEqual([6, 2]);
});

// §8.1 §7.3
test('nobody has to be fought in an empty beach hex or where only a headquarters stands', () => {
  const at = position({ units: { 'us-1-16': AT_SEA, 'ge-352-hq': '1211' } });
  const contested = (target: string, ...defenders: string[]): boolean =>
    isContested(at.world, at.open, at.field, newBattle(at.world, at.ids('us-1-16'), at.hex(target), at.ids(...defenders)));
  expect([contested('1312'), contested('1211', 'ge-352-hq')]).toEqual([false, false]);
  turnUp(at.world, at.open, at.hex('1312'), 1);
  expect(contested('1312')).toBe(true);
});

// §4.18
test('the hexes of an attack are remembered, and who was in it', () => {
  const at = drilled();
  const battle = against(at);
  markFought(at.field, battle);
  expect([at.labels(at.field.fought), battle.fought]).toEqual([['0922', '1022'], 1]);
  expect([at.field.marks[at.id('us-1-16')], at.field.marks[at.id('ge-353-941')]]).toEqual([ATTACKED, DEFENDED]);
});
