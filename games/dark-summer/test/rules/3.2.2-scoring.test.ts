import { expect, test } from 'vitest';
import { type DarkSummerEvent, EXITED, JUST_ENTERED, MAY_LEAVE, type Open, WITHDRAWN } from '../../src/index.js';
import { goAlong } from '../../src/rules/3-victory/going.js';
import { turnScores } from '../../src/rules/3-victory/scoring.js';
import { takeControl } from '../../src/rules/3-victory/victory.js';
import { type Position, position } from '../position.js';

/** Points in halves, by reason. */
const scores = (at: Position): Record<string, number> =>
  Object.fromEntries(turnScores(at.world, at.open).map(({ why, halves, side }) => [why, side === 0 ? halves : -halves]));
const on = (open: Partial<Open>, units: Readonly<Record<string, number>> = {}): Position => position({ open, units });

// §3.2.2
test('Cherbourg, Caen and Saint-Lô are worth more the earlier they fall, and once', () => {
  const at = on({ turn: 6, cherbourgTurn: 5, caenTurn: 6, saintLoTurn: 6 });
  expect(scores(at)).toEqual({ cherbourg: 4, caen: 2, 'saint-lo': 2 });
  at.open.ledger = turnScores(at.world, at.open);
  expect(scores(at)).toEqual({});
  expect(scores(on({ turn: 8, cherbourgTurn: 8, caenTurn: 7, saintLoTurn: 8 }))).toEqual({ caen: 2 });
});

test('a closed beach is a point for the Germans', () => {
  const at = on({ turn: 1 });
  at.open.beach[0] = 2;
  expect(scores(at)).toEqual({ 'closed-beach:2403': -2 });
});

// §8.3
test('at the end of turn 5 half a point for each airborne, Ranger and Special Service unit not withdrawn', () => {
  expect(scores(on({ turn: 5 }, { 'us-505-82-ab': WITHDRAWN }))).toEqual({ 'not-withdrawn': -14 });
  expect(scores(on({ turn: 4 }))).toEqual({});
});

test('at the end of turn 10 divisions in the boxes and cities in hand', () => {
  const units = {
    'us-39-9-inf': MAY_LEAVE,
    'us-47-9-inf': JUST_ENTERED,
    'us-60-9-inf': MAY_LEAVE,
    'us-117-30-inf': MAY_LEAVE,
    'ge-1049-77': EXITED,
    'ge-1050-77': EXITED,
  };
  const at = on({ turn: 10 }, units);
  takeControl(at.world, at.open, 0, at.hex('4506'));
  takeControl(at.world, at.open, 0, at.hex('5619'));
  expect(scores(at)).toEqual({
    brittany: 2,
    'exit-german': -1,
    'saint-lo-german': -2,
    'held:Falaise': -2,
    'held:Argentan': 2,
  });
});

test('all of Caen in German hands is worth its points, any part of it lost nothing', () => {
  const at = on({ turn: 10 });
  expect(scores(at)['caen-german']).toBe(-6);
  takeControl(at.world, at.open, 0, at.hex('4607'));
  expect(scores(at)['caen-german']).toBeUndefined();
});

test('Panzer divisions that left count two halves, others one, the Allies to a limit; a lone unit or Flak never', () => {
  const of = (at: Position, ...names: readonly string[]): Readonly<Record<string, number>> =>
    Object.fromEntries(at.world.data.counters.units.flatMap(({ id, division }) => (names.includes(division) ? [[id, EXITED]] : [])));
  const any = on({});
  const german = of(any, 'Panzer Lehr Division', '77th Infantry Division', '353rd Infantry Division', 'III Flak Corps');
  expect(scores(on({ turn: 10 }, { ...german, 'ge-6-fj': EXITED, 'br-8a': EXITED }))).toMatchObject({ 'exit-german': -4 });
  const allied = ['1st Infantry Division', '2nd Infantry Division', '4th Infantry Division', '9th Infantry Division'];
  expect(scores(on({ turn: 10 }, of(any, ...allied.slice(0, 1)))).exit).toBe(2);
  expect(scores(on({ turn: 10 }, of(any, ...allied))).exit).toBe(6);
});

test('however many German divisions leave, they score nine points at most', () => {
  const { units } = on({}).world.data.counters;
  const gone = Object.fromEntries(units.flatMap(({ id }) => (id.startsWith('ge-') ? [[id, EXITED]] : [])));
  expect(scores(on({ turn: 10 }, gone))).toMatchObject({ 'exit-german': -18 });
});

test('control passes with the first unit to enter, and the turn Caen and Saint-Lô first fell is kept', () => {
  const at = on({ turn: 4 });
  const told: DarkSummerEvent[] = [];
  const go = (id: string, ...path: readonly string[]) =>
    goAlong(
      at.world,
      at.open,
      at.id(id),
      path.map((label) => at.hex(label)),
      (event) => told.push(event),
    );
  go('br-8a', '4506', '4606');
  expect([at.open.caenTurn, told]).toEqual([0, []]);
  go('br-27a', '4607', '4608');
  expect([at.open.caenTurn, told]).toEqual([4, [{ event: 'captured', section: '3.2.2', what: 'caen', turn: 4 }]]);
  go('us-39-9-inf', '2911');
  expect(told[1]).toEqual({ event: 'captured', section: '3.2.2', what: 'saint-lo', turn: 4 });
  at.open.turn = 6;
  go('ge-6-fj', '4506');
  go('br-8a', '4506');
  go('us-47-9-inf', '2911');
  expect([at.open.caenTurn, at.open.saintLoTurn, told.length]).toEqual([4, 4, 2]);
});
