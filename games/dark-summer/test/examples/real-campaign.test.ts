import { expect, test } from 'vitest';
import { EXITED, MAY_LEAVE, type Open, WITHDRAWN } from '../../src/index.js';
import { turnScores } from '../../src/rules/3-victory/scoring.js';
import { takeControl } from '../../src/rules/3-victory/victory.js';
import { type Position, position } from '../position.js';

const divisionOf = (at: Position, name: string): number[] =>
  at.world.data.counters.units.flatMap(({ division }, unit) => (division === name ? [unit] : []));

const put = (at: Position, place: number, ...divisions: readonly string[]): void => {
  for (const name of divisions) {
    const units = divisionOf(at, name);
    expect(units, name).not.toHaveLength(0);
    for (const unit of units) {
      at.open.hex[unit] = place;
      at.open.steps = at.open.steps.with(unit, 1);
    }
  }
};

const total = (open: Open, side: number): number =>
  open.ledger.reduce((sum, score) => sum + (score.side === side ? score.halves : 0), 0) / 2;

// §3.2.2 The points are settled by this and by nothing else.
test('the campaign as it was fought is a narrow Allied victory', () => {
  const at = position({ open: { turn: 5, cherbourgTurn: 3 } });
  // Both American airborne divisions went back to England in the second week of July; nobody else of their kind did.
  put(at, WITHDRAWN, '82nd Airborne Division', '101st Airborne Division');
  at.open.ledger = turnScores(at.world, at.open);

  Object.assign(at.open, { turn: 10, caenTurn: 6, saintLoTurn: 6, brittanyTurn: 8, boundaryLifted: 1 });
  for (const label of ['4506', '4606', '4607', '2911', '5114', '5619', '6028', '3619', '2726'])
    takeControl(at.world, at.open, 0, at.hex(label));
  put(at, MAY_LEAVE, '6th Armored Division', '8th Infantry Division', '83rd Infantry Division');
  put(
    at,
    EXITED,
    '4th Armored Division',
    '5th Armored Division',
    '5th Infantry Division',
    '35th Infantry Division',
    '79th Infantry Division',
  );
  // Out of the pocket or never in it, with something left of every part.
  put(
    at,
    EXITED,
    'Panzer Lehr Division',
    '17th SS Panzergrenadier Division',
    '2nd SS Panzer Division',
    '9th SS Panzer Division',
    '21st Panzer Division',
  );
  put(at, EXITED, '275th Infantry Division', '353rd Infantry Division');
  at.open.ledger = [...at.open.ledger, ...turnScores(at.world, at.open)];

  expect([total(at.open, 0), total(at.open, 1)]).toEqual([12, 9.5]);
});
