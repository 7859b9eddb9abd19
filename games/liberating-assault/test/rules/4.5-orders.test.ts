import { expect, test } from 'vitest';
import { AT_SEA, ATTACK, EXPLOIT, MARCH, MOVE } from '../../src/index.js';
import { attackSteps, kindsOfOrder, whyNoAttack } from '../../src/rules/orders.js';
import { kindsFor } from '../../src/steps/stack-orders.js';
import { type Placing, type Position, position } from '../position.js';

const ready = (more: Placing = {}) =>
  position({ drill: {}, ...more, units: { 'us-1-16': '0822', 'us-1-hq': '0822', 'ge-353-941': '1222', ...more.units } }).lay('us-1-hq', {
    fuel: 1,
  });

const isRoute = (at: Position, id: string, labels: readonly string[]): boolean => {
  const path = at.hexes(...labels);
  return path.length > 0 && path.every((hex, i) => attackSteps(at.world, at.field, at.id(id), ATTACK, path.slice(0, i)).includes(hex));
};

// §4.5
test('an attack goes up to three hexes and then into the target', () => {
  const at = ready();
  const path = (...labels: string[]): boolean => isRoute(at, 'us-1-16', labels);
  expect([path('0922', '1022', '1122', '1222'), path('0922', '1022'), path('1022'), path()]).toEqual([true, true, false, false]);
  expect(path('0822')).toBe(false);
  const five = ['0921', '1021', '1121', '1221', '1222'];
  expect(path(...five)).toBe(false);
});

// §4.5
test('the route of an attack ends at the first enemy on it', () => {
  const at = ready({ units: { 'ge-353-942': '1022' } });
  const unit = at.id('us-1-16');
  expect(attackSteps(at.world, at.field, unit, ATTACK, at.hexes('0922', '1022'))).toEqual([]);
  // §4.6 Through the hole that others are to make.
  expect(at.labels(attackSteps(at.world, at.field, unit, EXPLOIT, at.hexes('0922', '1022')))).toContain('1122');
  expect(at.labels(attackSteps(at.world, at.field, unit, ATTACK, at.hexes('0922')))).toContain('1022');
});

// §1.3
test('armour is not sent into or along swamp', () => {
  const drill = { terrain: { '0922': 'swamp' } };
  const at = ready({ drill, units: { 'us-2a-cca': '0822', 'us-2a-hq': '0822' } });
  const steps = (id: string): string[] => at.labels(attackSteps(at.world, at.field, at.id(id), ATTACK, []));
  expect([steps('us-1-16').includes('0922'), steps('us-2a-cca').includes('0922')]).toEqual([true, false]);
});

// §4.5 §7.1 §7.3 §8.3
test('who has no strength, no division, a beaten headquarters or one too far away does not attack', () => {
  const at = ready({ units: { 'us-1-18': '1220', 'br-56': '0823', 'us-1-art': '0822' } });
  const why = (id: string): string | undefined => whyNoAttack(at.world, at.open, at.field, at.id(id))?.code;
  expect(['us-1-16', 'us-1-18', 'br-56', 'us-1-art'].map(why)).toEqual([undefined, 'out-of-command', 'no-division', 'does-not-fight']);
  at.open.stunned[at.formation('us-1')] = 2;
  expect(why('us-1-16')).toBe('headquarters-beaten');
});

// §4.6 §4.7 §8.4
test('attack and exploit, move and march; from the sea all but the last', () => {
  const at = ready({
    drill: { sides: [{ a: '0822', b: '0922', road: 'road' }] },
    units: { 'us-2-9': AT_SEA, 'us-2-hq': AT_SEA, 'us-4-8': -1 },
  }).lay('us-2-hq', { fuel: 1 });
  const kinds = (id: string) => kindsOfOrder(at.world, at.open, at.field, at.id(id));
  expect([kinds('us-1-16'), kinds('us-2-9'), kinds('us-4-8'), kinds('us-1-hq')]).toEqual([
    [ATTACK, EXPLOIT, MOVE, MARCH],
    [ATTACK, EXPLOIT, MOVE],
    [],
    [MOVE, MARCH],
  ]);
});

// §8.5 Assault divisions attack, follow-up divisions exploit; the next day they are divisions like others.
test('on the first turn a follow-up division at sea only exploits', () => {
  const at = (turn: number) =>
    position({
      open: { turn },
      units: { 'us-4-8': AT_SEA, 'us-4-hq': AT_SEA, 'us-2-9': AT_SEA, 'us-2-hq': AT_SEA, 'br-8a': AT_SEA, 'br-7a-hq': AT_SEA },
      attached: { 'br-8a': 'br-7a' },
    })
      .lay('us-4-hq', { fuel: 1 })
      .lay('us-2-hq', { fuel: 1 })
      .lay('br-7a-hq', { fuel: 1 });
  const attacks = (turn: number): boolean[] => {
    const one = at(turn);
    return ['us-4-8', 'br-8a', 'us-2-9'].map((id) => kindsOfOrder(one.world, one.open, one.field, one.id(id)).includes(ATTACK));
  };
  expect([attacks(1), attacks(2)]).toEqual([
    [false, false, true],
    [true, true, true],
  ]);
  // While orders are given on that turn no beach is open yet to be simply moved to.
  const first = at(1);
  first.field.targets[first.formation('us-4')] = first.hexes('0908');
  first.field.targets[first.formation('br-7a')] = first.hexes('1613');
  for (const id of ['us-4-8', 'br-8a']) expect(kindsFor(first.world, first.open, first.field, first.id(id)), id).toEqual([EXPLOIT]);
});
