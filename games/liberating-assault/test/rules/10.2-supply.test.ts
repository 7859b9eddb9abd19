import { expect, test } from 'vitest';
import { alliedFuelAndAmmo, armyCards, armyGroupCards, germanCards, isKept, periodOf } from '../../src/rules/supply.js';
import { position } from '../position.js';

const ashore = (...ids: readonly string[]) => position({ units: Object.fromEntries(ids.map((id) => [`${id}-hq`, '1312'])) });

// §10.2
test('fuel comes for motorised divisions ashore, ammo for all; less in the storm', () => {
  const at = ashore('us-1', 'us-29', 'us-4', 'us-82');
  expect([2, 5, 7, 10].map((turn) => alliedFuelAndAmmo(at.world, at.field, turn))).toEqual([
    { fuel: 1, ammo: 5 },
    { fuel: 0, ammo: 2 },
    { fuel: 3, ammo: 7 },
    { fuel: 5, ammo: 10 },
  ]);
});

// §10.2
test('the supply table is read by turn', () =>
  expect([1, 4, 5, 6, 9, 18].map((turn) => periodOf(ashore().world, turn).from)).toEqual([1, 2, 5, 5, 7, 10]));

// §9.9 §10.2
test('Germans share a rising number of ammo cards and a little fuel', () => {
  const { world } = ashore();
  const total = (turn: number, card: string): number =>
    germanCards(world, turn).reduce((sum, dealt) => sum + (dealt.card === card ? dealt.count : 0), 0);
  expect([1, 2, 5, 13, 18].map((turn) => total(turn, 'ammo'))).toEqual([8, 9, 14, 20, 20]);
  expect([1, 2, 5, 18].map((turn) => total(turn, 'fuel'))).toEqual([3, 6, 9, 9]);
  const shares = (card: string): Record<string, number> =>
    Object.fromEntries(
      germanCards(world, 1).flatMap((dealt) => (dealt.card === card ? [[world.teams.id[dealt.holder] as string, dealt.count]] : [])),
    );
  expect(shares('ammo')).toEqual({ 'german-centre': 3, 'german-east': 3, 'german-west': 2 });
  expect(shares('fuel')).toEqual({ 'german-centre': 2, 'german-east': 1 });
});

// §2.5 §8.2 §9.1
test('naval groups come whole, Funnies and special forces once; Army Group has its own cards', () => {
  const at = ashore();
  const cards = (turn: number): string[] => armyCards(at.world, turn).map(({ card, count }) => `${card} ${count}`);
  expect(cards(1)).toEqual([
    'air 4',
    'forces 2',
    'naval-a 1',
    'naval-c 1',
    'air 4',
    'funnies 4',
    'forces 4',
    'naval-d 1',
    'naval-e 1',
    'naval-k 1',
  ]);
  expect(cards(10)).toEqual(['air 5', 'air 6', 'naval-d 1']);
  expect(armyGroupCards(at.world, 10).map(({ card, count }) => `${card} ${count}`)).toEqual(['bomber 4', 'soe 1']);
});

// §4.21
test('unused fuel, ammo, SOE and resistance are kept, the others dealt anew', () => {
  expect((['fuel', 'ammo', 'soe', 'resistance', 'air', 'bomber', 'naval-a'] as const).map(isKept)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
