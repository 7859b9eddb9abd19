import { expect, test } from 'vitest';
import { TACTICS } from '../../src/index.js';
import { newBattle } from '../../src/rules/effective.js';
import { prepare } from '../../src/rules/lead.js';
import { compareTactics, playableTactics } from '../../src/rules/tactics.js';
import { position } from '../position.js';

const battleOf = (attackers: readonly string[], ammo: number, defenders: readonly string[] = ['ge-353-941']) => {
  const at = position({ units: Object.fromEntries([...attackers.map((id) => [id, '1716']), ...defenders.map((id) => [id, '1717'])]) });
  const battle = newBattle(at.world, at.ids(...attackers), at.hex('1717'), at.ids(...defenders));
  battle.attackGuns.push(at.id('us-1-art'));
  battle.attackAmmo.push(ammo);
  return { at, battle };
};
const attackCards = (attackers: readonly string[], ammo: number): string[] => {
  const { at, battle } = battleOf(attackers, ammo);
  return playableTactics(at.world, battle, 'attack');
};

/** The cards of both sides once a battle is prepared, with guns of theirs at these hexes and no ammo. */
const cardsWith = (guns: Readonly<Record<string, string>>): { attack: string[]; defence: string[] } => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'ge-353-941': '1022', ...guns } });
  const battle = newBattle(at.world, at.ids('us-1-16'), at.hex('1022'), at.ids('ge-353-941'));
  prepare(at.world, at.open, at.field, battle);
  return { attack: playableTactics(at.world, battle, 'attack'), defence: playableTactics(at.world, battle, 'defence') };
};

// §4.12
test('a barrage needs guns that are present: in range, or in the hexes of the battle, fired or not', () => {
  const none = cardsWith({});
  expect([none.attack.includes('barrage'), none.defence.includes('barrage')]).toEqual([false, false]);
  const inRange = cardsWith({ 'us-1-art': '0822', 'ge-353-art': '1122' });
  expect([inRange.attack.includes('barrage'), inRange.defence.includes('barrage')]).toEqual([true, true]);
  const beyond = cardsWith({ 'us-1-art': '0722', 'ge-353-art': '1222' });
  expect([beyond.attack.includes('barrage'), beyond.defence.includes('barrage')]).toEqual([false, false]);
  const others = cardsWith({ 'us-29-art': '0922', 'ge-352-art': '1022' });
  expect([others.attack.includes('barrage'), others.defence.includes('barrage')]).toEqual([true, true]);
});

// §4.12
test('infiltration needs infantry and the attack, digging in the defence; guns that fire are there for a barrage', () => {
  expect(attackCards(['us-1-16'], 0)).toEqual(['outflank', 'assault', 'infiltrate']);
  expect(attackCards(['us-1-16'], 1)).toEqual(['outflank', 'assault', 'barrage', 'infiltrate']);
  expect(attackCards(['br-8a'], 0)).toEqual(['outflank', 'assault']);
  const { at, battle } = battleOf(['us-1-16'], 0);
  expect(playableTactics(at.world, battle, 'defence')).toEqual(['outflank', 'assault', 'dig-in']);
});

// §4.12
test('combined arms needs tanks, infantry and guns; a combat command is both tanks and infantry', () => {
  expect(attackCards(['br-8a', 'br-56'], 1)).toContain('combined-arms');
  expect(attackCards(['us-2a-cca'], 1)).toContain('combined-arms');
  expect(attackCards(['us-2a-cca'], 0)).not.toContain('combined-arms');
  expect(attackCards(['br-8a'], 3)).not.toContain('combined-arms');
  const { at, battle } = battleOf(['us-1-16'], 0, ['ge-21pz-22', 'ge-21pz-125']);
  expect(playableTactics(at.world, battle, 'defence')).not.toContain('combined-arms');
  battle.defenceGuns.push(at.id('ge-21pz-art'));
  battle.defenceAmmo.push(1);
  expect(playableTactics(at.world, battle, 'defence')).toContain('combined-arms');
});

// §5.1
test('the whole matrix: what wins in attack loses to the same pair turned round, but for equal cards and dug-in infiltrators', () => {
  const { at } = battleOf(['us-1-16'], 0);
  const rows = TACTICS.map((attack) => TACTICS.map((defence) => compareTactics(at.world, attack, defence)[0]).join(''));
  expect(rows).toEqual(['dlwwlw', 'wdllwl', 'lwdwlw', 'lwldwd', 'wlwldl', 'lwldwd']);
  const turned = { win: 'lose', lose: 'win', draw: 'draw' };
  for (const a of TACTICS) for (const b of TACTICS) expect(compareTactics(at.world, b, a)).toBe(turned[compareTactics(at.world, a, b)]);
});
