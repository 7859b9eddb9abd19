import { expect, test } from 'vitest';
import { AT_SEA } from '../../src/index.js';
import { approach, pinned } from '../../src/rules/approach.js';
import { marchAll, marcher } from '../../src/rules/marching.js';
import { mayStep } from '../../src/rules/movement.js';
import { type Position, position } from '../position.js';

const go = (at: Position, routes: Readonly<Record<string, readonly string[]>>): string[] => {
  const attacks = Object.entries(routes).map(([id, labels]) => ({ unit: at.id(id), path: at.hexes(...labels) }));
  const { contacts } = approach(at.world, at.field, attacks);
  return [...contacts].map(([unit, hex]) => `${at.names([unit])[0]} ${at.world.grid.label(hex)}`);
};

// §4.11
test('attackers move up to three hexes to make contact', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0822', 'us-1-18': '0722', 'ge-353-941': '1222' } });
  expect(go(at, { 'us-1-16': ['0922', '1022', '1122', '1222'], 'us-1-18': ['0822', '0922', '1022', '1122'] })).toEqual(['us-1-16 1222']);
  expect([at.where('us-1-16'), at.where('us-1-18')]).toEqual(['1122', '1022']);
});

// §4.11
test('where both sides move they move a hex at a time, and meet on the way', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0822', 'ge-353-941': '1222' } });
  const met = go(at, { 'us-1-16': ['0922', '1022', '1122', '1222'], 'ge-353-941': ['1122', '1022', '0922', '0822'] });
  expect([at.where('us-1-16'), at.where('ge-353-941')]).toEqual(['1022', '1122']);
  expect(met.sort()).toEqual(['ge-353-941 1022', 'us-1-16 1122']);
});

// §4.11
test('the stronger gets a hex both want, at equal strength the Allies', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'ge-353-941': '1122' }, lost: { 'us-1-16': 4 } });
  go(at, { 'us-1-16': ['1022', '1122'], 'ge-353-941': ['1022', '0922'] });
  expect([at.where('us-1-16'), at.where('ge-353-941')]).toEqual(['0922', '1022']);
});

// §4.11
test('a target that has gone is walked into', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'ge-353-941': '1422' } });
  expect(go(at, { 'us-1-16': ['1022', '1122'] })).toEqual([]);
  expect(at.where('us-1-16')).toBe('1122');
});

// §4.11
test('an enemy on the way is attacked instead of the target', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'ge-353-941': '1122', 'ge-353-942': '1222' } });
  expect(go(at, { 'us-1-16': ['1022', '1122', '1222'] })).toEqual(['us-1-16 1122']);
});

// §4.8
test('whoever is attacked from the next hex does not move up to attack', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'ge-353-941': '1022', 'us-1-18': '1321' } });
  const attacks = [
    { unit: at.id('us-1-16'), path: at.hexes('1022') },
    { unit: at.id('ge-353-941'), path: at.hexes('1122', '1222', '1321') },
  ];
  expect(at.names(pinned(at.world, at.field, attacks))).toEqual(['ge-353-941']);
  approach(at.world, at.field, attacks);
  expect(at.where('ge-353-941')).toBe('1022');
});

// §4.8 §4.11
test('a friend whose arrow ends in my hex does not hold me there', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'us-1-18': '1022', 'ge-353-941': '1222' } });
  expect(go(at, { 'us-1-16': ['1022'], 'us-1-18': ['1122', '1222'] })).toEqual(['us-1-18 1222']);
  expect([at.where('us-1-18'), at.where('us-1-16')]).toEqual(['1122', '1022']);
});

// §4.8
test('whoever is attacked from the next hex still attacks another neighbour', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'us-1-18': '1122', 'ge-353-941': '1022' } });
  expect(go(at, { 'us-1-16': ['1022'], 'ge-353-941': ['1122'] })).toEqual(['us-1-16 1022', 'ge-353-941 1122']);
});

// §8.4
test('troops at sea are in contact with their beach', () => {
  const at = position({ units: { 'us-1-16': AT_SEA } });
  expect(go(at, { 'us-1-16': ['1211'] })).toEqual(['us-1-16 1211']);
});

// §4.7 §4.20
test('a move stops before an enemy and before a full hex, and a column closes up', () => {
  const full = ['us-1-16', 'us-1-18', 'us-1-26', 'us-29-115', 'us-29-116', 'us-29-175'];
  const units = { ...Object.fromEntries(full.map((id) => [id, '1022'])), 'br-51-152': '0922', 'br-51-153': '0822', 'ge-353-941': '1122' };
  const at = position({ drill: {}, units });
  const walk = (...routes: readonly (readonly [string, ...string[]])[]) => {
    const marchers = routes.map(([id, ...labels]) => marcher(at.id(id), at.hexes(...labels)));
    marchAll(at.world, at.field, marchers, (unit, from, to) => mayStep(at.world, at.field, unit, from, to));
    return marchers.map(({ stopped }) => stopped);
  };
  expect(walk(['br-51-152', '1022'], ['us-1-16', '1122'])).toEqual(['full', 'enemy']);
  expect(walk(['br-51-152', '1022'], ['br-51-153', '0922'], ['us-1-18', '1021'])).toEqual(['', '', '']);
  expect([at.where('br-51-152'), at.where('br-51-153')]).toEqual(['1022', '0922']);
});
