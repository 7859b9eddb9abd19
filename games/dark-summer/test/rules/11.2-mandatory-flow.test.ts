import { expect, test } from 'vitest';
import { ACTIVE, FOUGHT } from '../../src/index.js';
import { type Placing, type Position, position } from '../position.js';
import { fight } from '../scene.js';

const beaches = ['4603'];
/** Two hexes attack 5020; a third German stands in the zone of one of them. */
const pair = { 'br-8a': '4920', 'br-27a': '5120', 'ge-6-fj': '5020', 'ge-914-352': '5220' };
const at = (more: Placing['units'] = {}): Position => position({ drill: {}, beaches, units: { ...pair, ...more } });

// §11.2
test('an attack out of two hexes is offered only if somebody is left for what it obliges to', () => {
  const alone = fight(at(), 1).play('5020', 'br-8a');
  expect(alone.offered()).toEqual(['declare']);
  expect(alone.why('br-27a')).toBe('cannot-meet-obligations 11.2');
  expect(
    fight(at({ 'br-33a': '5120' }), 1)
      .play('5020', 'br-8a')
      .offered(),
  ).toEqual(['br-27a', 'br-33a', 'declare']);
});

test('what is obliged is fixed at declaration; until it is attacked the round does not end', () => {
  const drill = fight(at({ 'br-33a': '5120' }), 1).attack('5020', 'br-8a', 'br-27a');
  expect(drill.told('declared')[0]?.obliged.map((hex) => drill.at.world.grid.label(hex))).toEqual(['5220']);
  drill.roll(1).play('br-8a');
  expect(drill.offered()).toEqual(['5220']);
  expect(drill.why('done')).toBe('must-attack 11.2');
  drill.attack('5220', 'br-33a').roll(1);
  expect([drill.isOver, drill.at.open.obliged]).toEqual([true, []]);
});

test('whoever is needed for an obliged hex is not offered for another attack', () => {
  const here = at({ 'br-33a': '5120', 'ge-100-pz': '5221' });
  here.open.obliged = [here.hex('5220')];
  here.open.marks[here.id('br-27a')] = FOUGHT;
  const drill = fight(here, 1);
  expect(drill.offered()).toEqual(['5020', '5220']);
  expect(drill.why('5221')).toBe('needed-elsewhere 11.2');
});

test('no obligation out of a single hex, nor where it was attacked before', () => {
  expect(
    fight(at({ 'br-33a': '5120' }), 1)
      .attack('5020', 'br-27a', 'br-33a')
      .told('declared')[0]?.obliged,
  ).toEqual([]);
  const drill = fight(at({ 'br-33a': '5120' }), 1)
    .attack('5220', 'br-33a')
    .roll(1);
  expect(drill.attack('5020', 'br-8a', 'br-27a').told('declared')[1]?.obliged).toEqual([]);
});

test('an obligation nobody can meet any more lapses', () => {
  const drill = fight(at({ 'br-33a': '5120' }), 1).attack('5020', 'br-8a', 'br-27a');
  drill.at.move('ge-914-352', '5318');
  drill.roll(1).play('br-8a');
  expect(drill.told('obligation-lapsed')[0]?.hexes).toEqual([drill.at.hex('5220')]);
  expect(drill.isOver).toBe(true);
});

// §11.2 §9.3.4
test('in a reaction round no attack that would oblige another', () => {
  const units = { 'ge-kg-125-21-pz': '4920', 'ge-kg-192-21-pz': '5120', 'br-8a': '5020', 'br-27a': '5220' };
  const here = position({ drill: {}, units });
  for (const id of ['ge-kg-125-21-pz', 'ge-kg-192-21-pz']) here.open.marks[here.id(id)] = ACTIVE;
  const drill = fight(here, 2, 'reaction').play('5020', 'ge-kg-125-21-pz');
  expect(drill.offered()).toEqual(['declare']);
  expect(drill.why('ge-kg-192-21-pz')).toBe('reaction-would-oblige 9.3.4');
});

// §9.3.4
test('in a reaction not even when somebody active could meet the obligation: there is one attack', () => {
  const units = { 'ge-kg-125-21-pz': '4920', 'ge-kg-192-21-pz': '5120', 'ge-kg-pz22-21-pz': '5120', 'br-8a': '5020', 'br-27a': '5220' };
  const here = position({ drill: {}, units });
  for (const id of Object.keys(units).filter((name) => name.startsWith('ge-'))) here.open.marks[here.id(id)] = ACTIVE;
  const drill = fight(here, 2, 'reaction').play('5020', 'ge-kg-125-21-pz');
  expect(drill.offered()).toEqual(['declare']);
  expect([drill.why('ge-kg-192-21-pz'), drill.why('ge-kg-125-21-pz')]).toEqual(['reaction-would-oblige 9.3.4', 'already-committed 11.3.1']);
});

// §11.2 §15.0
test('an enemy beyond the Boundary must be attacked like any other, so that an attack from two hexes may not be made beside him', () => {
  const units = { 'br-69-50-inf': '3510', 'br-151-50-inf': '3512', 'br-231-50-inf': '3612', 'ge-6-fj': '3511' };
  const free = fight(position({ units, beaches: ['4003'] }), 1).play('3511', 'br-69-50-inf');
  expect(free.offered()).toContain('br-151-50-inf');
  // 3410 lies in the zone of the British in 3510, and they may not attack it.
  const beside = fight(position({ units: { ...units, 'ge-914-352': '3410' }, beaches: ['4003'] }), 1).play('3511', 'br-69-50-inf');
  expect(beside.offered()).toEqual(['declare']);
  expect(beside.why('br-151-50-inf')).toBe('obliges-beyond-boundary 15.0');
  // The stacks that do not see him may still combine.
  const others = fight(position({ units: { ...units, 'ge-914-352': '3410' }, beaches: ['4003'] }), 1).play('3511', 'br-151-50-inf');
  expect(others.offered()).toContain('br-231-50-inf');
});
