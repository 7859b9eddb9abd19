import { expect, test } from 'vitest';
import { CLOUD, type CombatKind, type Command, RAIN, SHOWERS, STORM, SUN } from '../../src/index.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

const shift = (weather: number, command: Command, kind: CombatKind = 'combat'): number => {
  const units = { 'br-8a': '5021', 'br-27a': '5021', 'ge-kg-125-21-pz': '5020' };
  const at = position({ drill: {}, beaches: ['4603'], units, open: { weather } });
  if (kind === 'reaction') at.open.marks[at.id('ge-kg-125-21-pz')] = 8;
  const drill = command === 2 ? fight(at, 2, kind).attack('5021', 'ge-kg-125-21-pz') : fight(at, command, kind).attack('5020', 'br-8a');
  return drill.roll(2).report.shift;
};

// §7.2.3
test('in sun and cloud Allied defenders have one column, in Combat and Reaction Rounds; Allied attackers have none', () => {
  expect([SUN, CLOUD, SHOWERS, RAIN, STORM].map((weather) => shift(weather, 2))).toEqual([-1, -1, 0, 0, 0]);
  expect([shift(SUN, 2, 'reaction'), shift(RAIN, 2, 'reaction')]).toEqual([-1, 0]);
  expect([shift(SUN, 1), shift(RAIN, 1)]).toEqual([0, 0]);
});

test('a Prepared Offensive is worth a column in every attack of its round, a Combined Action Round costs one', () => {
  expect([shift(SUN, 1, 'prepared'), shift(SUN, 1, 'combined')]).toEqual([1, -1]);
});
