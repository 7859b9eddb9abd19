import { expect, test } from 'vitest';
import { ATTACK, MOVE, TACTICS } from '../../src/index.js';
import { unitsAt } from '../../src/occupancy.js';
import { approach } from '../../src/rules/approach.js';
import { ammoAt, gunsInReach } from '../../src/rules/artillery.js';
import { joinBattles, struckOrders } from '../../src/rules/effective.js';
import { crossOff, strengthOf } from '../../src/rules/losses.js';
import { resultOf } from '../../src/rules/results.js';
import { attackParts, defenceParts, sumOf } from '../../src/rules/strength.js';
import { compareTactics, playableTactics } from '../../src/rules/tactics.js';
import { waysBack } from '../../src/rules/withdrawal.js';
import { position } from '../position.js';

const BRITISH = ['br-51-152', 'br-51-153', 'br-51-154', 'br-15-44', 'br-15-46', 'br-15-227'];
const GERMANS = ['ge-353-941', 'ge-353-942', 'ge-353-943'];

function caen() {
  const units = Object.fromEntries([
    ...BRITISH.map((id) => [id, id.startsWith('br-51') ? '1716' : '1617']),
    ...GERMANS.map((id) => [id, '1717']),
    ['br-51-art', '1715'],
    ['br-15-art', '1616'],
    ['br-i-art', '1714'],
    ['br-51-hq', '1715'],
    ['br-15-hq', '1616'],
  ]);
  const at = position({ units });
  at.lay('br-51-art', { ammo: 3 }).lay('br-15-art', { ammo: 3 }).lay('br-i-art', { ammo: 6 });
  at.lay('br-51-hq', { fuel: 1 }).lay('br-15-hq', { fuel: 1 });
  at.field.permit[at.id('br-i-art')] = at.formation('br-51');
  for (const id of BRITISH) at.order(id, ATTACK, '1717');
  for (const id of GERMANS) at.order(id, MOVE, '1718');
  return at;
}

// §4.8 §4.10 §4.13 §5.1 §5.2: two divisions with twelve ammo cards against the 353rd in Caen.
test('84 against 33: barrage beats dig in, four boxes off every German counter and two hexes back', () => {
  const at = caen();
  expect(at.names(struckOrders(at.world, at.field, at.field))).toEqual(GERMANS);

  const attacks = at.ids(...BRITISH).map((unit) => ({ unit, path: at.hexes('1717') }));
  const { contacts } = approach(at.world, at.field, attacks);
  const battles = joinBattles(at.world, at.field, contacts, (hex) => unitsAt(at.world, at.field, hex));
  expect(battles).toHaveLength(1);
  const battle = battles[0] as (typeof battles)[number];
  expect(at.names(battle.attackers).sort()).toEqual([...BRITISH].sort());

  const guns = gunsInReach(at.world, at.open, at.field, battle, 'attack');
  expect(at.names(guns).sort()).toEqual(['br-15-art', 'br-51-art', 'br-i-art']);
  battle.attackGuns.push(...guns);
  battle.attackAmmo.push(...guns.map((gun) => ammoAt(at.world, at.field, gun)));
  expect(sumOf(attackParts(at.world, at.open, at.field, battle))).toBe(84);
  expect(sumOf(defenceParts(at.world, at.open, at.field, battle))).toBe(33);
  expect(playableTactics(at.world, battle, 'attack')).toContain('barrage');
  expect(playableTactics(at.world, battle, 'defence')).toEqual(['outflank', 'assault', 'dig-in']);

  const tactical = compareTactics(at.world, 'barrage', 'dig-in');
  expect(tactical).toBe('win');
  const result = resultOf(at.world, 84 - 33, tactical);
  expect(result).toEqual({ attackerLoss: 0, defenderLoss: 4, withdrawal: 2 });
  for (const unit of battle.defenders) expect(crossOff(at.world, at.field, unit, result.defenderLoss)).toBe('stands');
  expect(battle.defenders.map((unit) => strengthOf(at.world, at.field, unit))).toEqual([6, 6, 6]);
  expect(waysBack(at.world, at.field, at.id('ge-353-941'), result.withdrawal).every((way) => way.length === 2)).toBe(true);
});

// §5.1 The two cards of the example, as printed.
test('the rows of Barrage and Dig In', () => {
  const at = caen();
  const row = (attack: 'barrage' | 'dig-in') => TACTICS.map((defence) => compareTactics(at.world, attack, defence));
  expect(row('barrage')).toEqual(['lose', 'win', 'draw', 'win', 'lose', 'win']);
  expect(row('dig-in')).toEqual(['lose', 'win', 'lose', 'draw', 'win', 'draw']);
});
