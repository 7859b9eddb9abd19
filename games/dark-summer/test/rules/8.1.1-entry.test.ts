import { expect, test } from 'vitest';
import { AUTOMATIC, STORM, SUN, WAITING } from '../../src/index.js';
import { automaticUnits } from '../../src/rules/8-reinforcements/arriving.js';
import { entryAllowance, entryHexes, formationsToChoose, waitingUnits } from '../../src/rules/8-reinforcements/entry.js';
import { type Position, position } from '../position.js';

const open = position({}).open;

// §8.1.1
test('the die, or half of those who wait, rounded down', () => {
  expect([entryAllowance(open, 2, 1, 7), entryAllowance(open, 2, 4, 7), entryAllowance(open, 2, 6, 4)]).toEqual([3, 4, 4]);
});

test('in the storm the Allies, under the sun the Germans, take the die less two and never half', () => {
  const storm = { ...open, weather: STORM };
  expect([entryAllowance(storm, 0, 1, 9), entryAllowance(storm, 1, 5, 9), entryAllowance(storm, 2, 1, 9)]).toEqual([1, 3, 4]);
  const sun = { ...open, weather: SUN };
  expect([entryAllowance(sun, 2, 2, 9), entryAllowance(sun, 0, 2, 9)]).toEqual([1, 4]);
});

const waiting = (at: Position, ...ids: readonly string[]): Position => {
  for (const id of ids) {
    at.open.hex[at.id(id)] = WAITING;
    at.open.due = at.open.due.with(at.id(id), at.world.roster.start[at.id(id)]?.turn ?? 0);
  }
  return at;
};
const choose = (at: Position, command: 0 | 1 | 2): (number | undefined)[] => formationsToChoose(at.world, at.open, command);
const formation = (at: Position, id: string): number | undefined => at.world.roster.formation[at.id(id)];

test('formations of earlier turns come first, unless they can be placed nowhere', () => {
  const at = waiting(position({ open: { turn: 2 } }), 'ge-1049-77', 'ge-kg-2-2-pz', 'ge-941-353', 'ge-kg-19-9ss-pz');
  expect(choose(at, 2)).toEqual([formation(at, 'ge-1049-77')]);
  for (const [i, label] of ['2628', '2727', '2828'].entries()) at.move(['us-39-9-inf', 'us-47-9-inf', 'us-60-9-inf'][i] as string, label);
  expect(choose(at, 2)).toEqual([formation(at, 'ge-kg-2-2-pz')]);
});

// §8.1.2
test('Germans enter by their letter, even under an Allied zone, not at an Allied unit, an Exit marker or Alençon', () => {
  const at = waiting(
    position({ units: { 'br-8a': '6305', 'br-27a': '6308' } }),
    'ge-kg-2-2-pz',
    'ge-857-346',
    'ge-tiger-101ss',
    'ge-kg-37-17ss-pzg',
  );
  at.open.exits[at.world.ground.lettered.E.indexOf(at.hex('6315'))] = 2;
  const hexes = (id: string) => at.labels(entryHexes(at.world, at.open, at.id(id)));
  expect(hexes('ge-kg-2-2-pz')).toEqual(['6307', '6309', '6318', '6322', '6326']);
  expect(hexes('ge-857-346')).toContain('5400');
  expect(hexes('ge-tiger-101ss')).not.toContain('5400');
  expect(hexes('ge-kg-37-17ss-pzg')).not.toContain('6028');
});

test('the Allies enter at an open beach of their own with room', () => {
  const at = waiting(position({ beaches: ['3203', '3303', '4003'] }), 'us-39-9-inf');
  at.move('us-9-2-inf', '3203');
  expect(at.labels(entryHexes(at.world, at.open, at.id('us-39-9-inf')))).toEqual(['3303']);
});

// §8.1.1 §8.1.3
test('who waits: those due by now and not to enter by themselves', () => {
  const at = position({ open: { turn: 3 } });
  const wait = (id: string, due: number, marks = 0) => {
    at.move(id, WAITING);
    at.open.due = at.open.due.with(at.id(id), due);
    at.open.marks[at.id(id)] = marks;
  };
  wait('us-39-9-inf', 1);
  wait('us-cca-3-arm', 3);
  wait('us-13-8-inf', 4);
  wait('us-325-82-ab', 2, AUTOMATIC);
  at.move('us-117-30-inf', '3204');
  at.open.due = at.open.due.with(at.id('us-117-30-inf'), 2);
  expect(waitingUnits(at.world, at.open, 0)).toEqual(at.ids('us-39-9-inf', 'us-cca-3-arm'));
  expect([automaticUnits(at.world, at.open, 0), automaticUnits(at.world, at.open, 1)]).toEqual([at.ids('us-325-82-ab'), []]);
  wait('us-325-82-ab', 4, AUTOMATIC);
  expect(automaticUnits(at.world, at.open, 0)).toEqual([]);
});

// §8.1.2
test('an entry hex with an Ally in it is closed, one in his zone is not', () => {
  const at = position({ units: { 'br-8a': '6305' }, open: { turn: 1 } });
  const hexes = at.labels(entryHexes(at.world, at.open, at.id('ge-kg-25-12ss-pz')));
  expect(hexes).not.toContain('6305');
  expect(at.labels(entryHexes(at.world, at.open, at.id('ge-857-346')))).toEqual(['5400', ...hexes]);
  at.move('br-8a', '6304');
  expect(at.labels(entryHexes(at.world, at.open, at.id('ge-kg-25-12ss-pz')))).toContain('6305');
});
