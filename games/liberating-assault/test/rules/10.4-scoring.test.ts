import { expect, test } from 'vitest';
import { ALLIED, DUEL, MEGA, STAFF } from '../../src/index.js';
import { alliedPoints, noteHolders, outcomeOf } from '../../src/rules/scoring.js';
import { setup } from '../../src/setup.js';
import { groundFor, position } from '../position.js';

const fresh = () => {
  const { sealed } = setup(groundFor().world, 'day', {});
  return { world: groundFor().world, field: sealed };
};

// §10.4
test('places count for whoever stood there last', () => {
  const at = position({ units: { 'us-1-16': '1414' } });
  const before = alliedPoints(at.world, at.field, 1);
  noteHolders(at.world, at.field);
  expect(alliedPoints(at.world, at.field, 1) - before).toBe(1);
  const { world, field } = fresh();
  field.held.fill(ALLIED);
  expect(alliedPoints(world, field, 1)).toBe(29);
});

// §10.4
test('headquarters and guns take no place', () => {
  const at = position({ units: { 'us-1-hq': '1414', 'us-1-art': '1414' } });
  noteHolders(at.world, at.field);
  expect(alliedPoints(at.world, at.field, 1)).toBe(0);
});

// §10.4
test('a German division without boxes is a point, an Allied one below half takes one off', () => {
  const { world, field } = fresh();
  const wipe = (formation: string, boxes: number): void => {
    const id = world.formations.ids.get(formation);
    world.roster.formation.forEach((own, unit) => {
      if (own === id && world.roster.fights[unit]) field.lost[unit] = boxes;
    });
  };
  expect(alliedPoints(world, field, 1)).toBe(0);
  wipe('ge-716', 10);
  expect(alliedPoints(world, field, 1)).toBe(1);
  wipe('us-1', 8);
  expect(alliedPoints(world, field, 1)).toBe(1);
  wipe('us-1', 9);
  expect(alliedPoints(world, field, 1)).toBe(0);
});

// §10.4
test('thresholds decide', () => {
  const { world, field } = fresh();
  const day = { scenario: 'day', way: DUEL, turn: 10 };
  expect(outcomeOf(world, day, field)).toEqual({ winner: 'german', level: 'victory', margin: 0, section: '10.4' });
  for (const place of [0, 1, 2, 4]) field.held[place] = ALLIED;
  expect(outcomeOf(world, { ...day, way: STAFF }, field)).toEqual({ level: 'draw', margin: 16, section: '10.4' });
  // One player who sees and leads everything comes farther, and his Allies need more.
  expect(outcomeOf(world, day, field)).toMatchObject({ winner: 'german', margin: 16 });
  // A megagame comes less far, and its Allies win with less.
  expect(outcomeOf(world, { ...day, way: MEGA }, field)).toMatchObject({ winner: 'allied', margin: 16 });
  field.held[5] = ALLIED;
  expect(outcomeOf(world, day, field).winner).toBe('allied');
  expect(() => outcomeOf(world, { ...day, scenario: 'bulge' }, field)).toThrow('no scenario named bulge');
});
