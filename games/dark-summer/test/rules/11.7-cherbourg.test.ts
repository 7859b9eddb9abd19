import { expect, test } from 'vitest';
import { CHERBOURG } from '../../src/index.js';
import { cherbourgColumn, cherbourgOdds, mustFightForCherbourg, readCherbourgCell } from '../../src/rules/cherbourg.js';
import { poolLeft } from '../../src/rules/pools.js';
import { groundFor, position } from '../position.js';

const { world } = groundFor();
const COMBAT = { command: 0, kind: 'combat' } as const;
const inside = { 'ge-729-709': CHERBOURG, 'ge-garrison': CHERBOURG, 'us-39-9-inf': CHERBOURG };

// §11.7
test('the whole box fights the whole box, at 1-1 or better, with no column beyond 5-1', () => {
  const at = position({ units: inside });
  expect(cherbourgOdds(at.world, at.open, [])).toEqual({ attack: 4, defence: 5, column: -1 });
  expect([
    cherbourgColumn(world, 4, 5),
    cherbourgColumn(world, 5, 5),
    cherbourgColumn(world, 19, 5),
    cherbourgColumn(world, 99, 5),
  ]).toEqual([-1, 0, 2, 4]);
});

test('it must be fought when the Americans are in supply and may have 1-1', () => {
  const must = (units: Readonly<Record<string, number>>, beaches: readonly string[]) => {
    const at = position({ units, beaches });
    return mustFightForCherbourg(at.world, at.open, COMBAT);
  };
  expect(must(inside, ['2403'])).toBe(false);
  expect(must({ ...inside, 'us-47-9-inf': CHERBOURG }, ['2403'])).toBe(true);
  expect(must({ ...inside, 'us-47-9-inf': CHERBOURG }, [])).toBe(false);
  expect(must({ 'us-39-9-inf': CHERBOURG }, ['2403'])).toBe(false);
});

test('an unknown strongpoint counts the least that may still be drawn', () => {
  const at = position({ units: { ...inside, 'sp-15': CHERBOURG, 'ost-7': CHERBOURG } });
  expect(cherbourgOdds(at.world, at.open, []).defence).toBe(5 + 1 + 0);
  at.open.value[at.id('ost-1')] = 0;
  at.open.value[at.id('sp-15')] = 3;
  expect(cherbourgOdds(at.world, at.open, []).defence).toBe(5 + 3 + 1);
});

test('cells are losses, or the capture of the port', () => {
  expect([readCherbourgCell('1/2'), readCherbourgCell('C1'), readCherbourgCell('C')]).toEqual([
    { americans: 1, germans: 2, captured: false },
    { americans: 1, germans: 0, captured: true },
    { americans: 0, germans: 0, captured: true },
  ]);
});

// §11.5
test('what is drawn leaves the pool', () => {
  const at = position({});
  at.open.value[at.id('sp-3')] = 2;
  expect([poolLeft(at.world, at.open, 'strongpoint'), poolLeft(at.world, at.open, 'ost')]).toEqual([
    [0, 8, 5, 2],
    [1, 5, 2, 0],
  ]);
});
