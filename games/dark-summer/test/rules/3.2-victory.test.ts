import { expect, test } from 'vitest';
import { CHERBOURG, EXITED } from '../../src/index.js';
import { endIfDecided, endOnPoints } from '../../src/rules/3-victory/deciding.js';
import { exitedDivisions, isCaenAllied, type Moment, suddenDeath, takeControl, winnerOnPoints } from '../../src/rules/3-victory/victory.js';
import { type Position, position } from '../position.js';

const supplied = { 'ge-914-352': '5020' };
const close = (at: Position, ...labels: readonly string[]): Position => {
  for (const label of labels) at.open.beach[at.world.ground.beach[at.hex(label)] as number] = 2;
  return at;
};
const why = (at: Position, moment: Moment = 'round') => suddenDeath(at.world, at.open, moment)?.why;

// §3.2.1
test('three closed beaches, two of them side by side, lose the invasion', () => {
  const at = position({ drill: {}, units: supplied });
  expect(why(close(at, '2403', '3203', '4603'))).toBeUndefined();
  expect(why(close(at, '3303'))).toBe('beaches');
});

test('Cherbourg must have fallen by the end of turn 7', () => {
  const at = position({ drill: {}, units: supplied, open: { turn: 7 } });
  expect([why(at), why(at, 'turn')]).toEqual([undefined, 'cherbourg']);
  at.open.cherbourgTurn = 7;
  expect(why(at, 'turn')).toBeUndefined();
});

test('Avranches in German hands loses the game once Americans are in Brittany', () => {
  const at = position({ drill: {}, units: supplied, open: { turn: 8, cherbourgTurn: 5 } });
  expect(why(at)).toBeUndefined();
  at.open.brittanyTurn = 8;
  // The round of the entry itself does not count; its end lifts the Boundary (§15.0).
  expect(why(at, 'round')).toBeUndefined();
  at.open.boundaryLifted = 1;
  expect([why(at, 'round'), why(at, 'instant'), why(at, 'turn')]).toEqual(['avranches', undefined, undefined]);
  takeControl(at.world, at.open, 0, at.hex('2726'));
  expect(why(at)).toBeUndefined();
});

test('no supplied German on the map loses it for them, to the end of turn 9', () => {
  const at = position({ open: { turn: 9, cherbourgTurn: 5 } });
  expect(why(at)).toBe('no-supplied-germans');
  at.open.turn = 10;
  expect(why(at)).toBeUndefined();
});

// §3.2.2
test('Caen is Allied when all three of its hexes are', () => {
  const at = position({});
  for (const label of ['4506', '4606']) takeControl(at.world, at.open, 0, at.hex(label));
  expect(isCaenAllied(at.world, at.open)).toBe(false);
  takeControl(at.world, at.open, 0, at.hex('4607'));
  expect(isCaenAllied(at.world, at.open)).toBe(true);
});

test('only whole divisions score in the exit box, reduced or not', () => {
  const at = position({
    units: { 'ge-1049-77': EXITED, 'ge-1050-77': EXITED, 'ge-kg-37-17ss-pzg': EXITED, 'br-22-7-a': EXITED, 'br-131-7-a': EXITED },
    reduced: ['br-22-7-a'],
  });
  expect(exitedDivisions(at.world, at.open)).toEqual({ allied: 1, panzer: 0, other: 1 });
  at.move('ge-kg-38-17ss-pzg', EXITED);
  expect(exitedDivisions(at.world, at.open)).toEqual({ allied: 1, panzer: 1, other: 1 });
});

test('the Flak Corps is a Formation and no division', () => {
  const at = position({ units: Object.fromEntries([1, 2, 3, 4].map((n) => [`ge-${n}-iii-flak`, EXITED])) });
  expect(exitedDivisions(at.world, at.open)).toEqual({ allied: 0, panzer: 0, other: 0 });
});

// §3.2.1
test('the third closed beach counts though the others were taken back, and ends the game at that instant', () => {
  const at = close(position({ drill: {}, units: { ...supplied, 'us-39-9-inf': '3203' } }), '3203', '3303', '4603');
  at.open.stack = [];
  const told: unknown[] = [];
  expect(endIfDecided(at.world, { open: at.open, sealed: {} }, 'instant', (event) => told.push(event))).toBe(true);
  const outcome = { winner: 'german', level: 'sudden-death', margin: 0, section: '3.2.1' };
  expect(at.open.stack).toEqual([{ step: 'over', outcome }]);
  expect(told).toEqual([{ event: 'over', section: '3.2.1', outcome, why: 'beaches' }]);
  const { world, open } = position({ drill: {}, units: supplied });
  expect(endIfDecided(world, { open, sealed: {} }, 'round', () => {})).toBe(false);
});

// §3.2.3
test('the Allies win only with more points', () => {
  const { open } = position({});
  expect(winnerOnPoints(open)).toBe(1);
  open.ledger = [
    { side: 0, halves: 4, why: 'cherbourg', turn: 5 },
    { side: 1, halves: 4, why: 'beach', turn: 1 },
  ];
  expect(winnerOnPoints(open)).toBe(1);
  open.ledger = [...open.ledger, { side: 0, halves: 1, why: 'vire', turn: 10 }];
  expect(winnerOnPoints(open)).toBe(0);
});

// §3.2.1
test('two closed beaches side by side are not three', () => {
  expect(why(close(position({ drill: {}, units: supplied }), '3203', '3303'))).toBeUndefined();
});

test('Germans in the Cherbourg Box or gone by the east are not on the map', () => {
  const at = position({ units: { 'ge-729-709': CHERBOURG, 'ge-6-fj': EXITED }, open: { turn: 9, cherbourgTurn: 0 } });
  expect(why(at)).toBe('no-supplied-germans');
  expect(why(at.move('ge-914-352', '5020'))).toBeUndefined();
});

// §3.2.2
test('a unit of no division is none by itself', () => {
  const at = position({ units: { 'ge-6-fj': EXITED, 'br-8a': EXITED, 'ge-tiger-503': EXITED } });
  expect(exitedDivisions(at.world, at.open)).toEqual({ allied: 0, panzer: 0, other: 0 });
});

// §3.2.3
test('the end on points is told with its margin in halves', () => {
  const { open } = position({});
  open.stack = [];
  open.ledger = [
    { side: 0, halves: 5, why: 'cherbourg', turn: 5 },
    { side: 1, halves: 2, why: 'beach', turn: 1 },
  ];
  const told: unknown[] = [];
  endOnPoints({ open, sealed: {} }, (event) => told.push(event));
  const outcome = { winner: 'allied', level: 'points', margin: 3, section: '3.2.3' };
  expect([open.stack, told]).toEqual([[{ step: 'over', outcome }], [{ event: 'over', section: '3.2.3', outcome }]]);
});
