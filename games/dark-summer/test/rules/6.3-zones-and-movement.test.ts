import { expect, test } from 'vitest';
import { ACTIVE } from '../../src/index.js';
import { type Position, position } from '../position.js';
import { type DarkSummerScene, moving } from '../scene.js';

const offered = (at: Position, id: string): string[] => moving(at, 2).play(id).offered();

/** With three points on ground of two: one hex. */
function one(at: Position, id: string): DarkSummerScene {
  at.open.marks[at.id(id)] = ACTIVE;
  return moving(at, 2, 'first-reaction').play(id);
}

// §6.3
test('a unit stops on entering an enemy zone', () => {
  const at = position({ drill: {}, units: { 'ge-kg-125-21-pz': '5020', 'us-39-9-inf': '5117' } });
  const ends = offered(at, 'ge-kg-125-21-pz');
  expect(ends).toEqual(expect.arrayContaining(['5118', '5018']));
  const beyond = position({ drill: {}, units: { 'ge-914-352': '5020', 'us-39-9-inf': '4917', 'us-47-9-inf': '5317' } });
  const through = offered(beyond, 'ge-914-352');
  expect(through).toContain('5018');
  expect(through).not.toContain('5017');
});

test('who begins in a zone moves if the first hex is free of them, then goes on as usual', () => {
  const at = position({ drill: {}, units: { 'ge-914-352': '5019', 'us-39-9-inf': '5018' } });
  expect(offered(at, 'ge-914-352')).toEqual(expect.arrayContaining(['5020', '5021', '5022']));
  expect(one(at, 'ge-914-352').offered()).toEqual(['4919', '5020', '5119']);
  expect(one(at, 'ge-914-352').refusal('4918')).toEqual({ code: 'zone-to-zone', section: '6.3' });
});

test('never from zone to zone, though a hex in a zone may be reached around', () => {
  const at = position({ drill: {}, units: { 'ge-kg-125-21-pz': '5019', 'us-39-9-inf': '5018' } });
  expect(offered(at, 'ge-kg-125-21-pz')).toContain('5118');
  at.move('us-47-9-inf', '5020').move('us-60-9-inf', '5119');
  at.open.marks[at.id('ge-kg-125-21-pz')] = ACTIVE;
  expect(moving(at, 2, 'reaction').isOver).toBe(true);
});

test('a friend in the hex does not negate a zone for movement', () => {
  const at = position({ drill: {}, units: { 'ge-914-352': '5019', 'ge-915-352': '5118', 'us-39-9-inf': '5018' } });
  expect(one(at, 'ge-914-352').offered()).not.toContain('5118');
  expect(one(at, 'ge-914-352').refusal('5118')).toEqual({ code: 'zone-to-zone', section: '6.3' });
});
