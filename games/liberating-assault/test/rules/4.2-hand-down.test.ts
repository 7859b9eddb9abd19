import { expect, test } from 'vitest';
import { AT_SEA, UNSEEN } from '../../src/index.js';
import { isIdle, mayAskBack, mayPermit, takersOf } from '../../src/rules/hand-down.js';
import type { CardKind } from '../../src/types.js';
import { holderOf } from '../../src/world.js';
import { type Position, position } from '../position.js';

const takers = (at: Position, team: string, card: CardKind): string[] => {
  const names = [...at.world.teams.id, ...at.world.formations.ids.keys()];
  return takersOf(at.world, at.open, at.field, at.team(team), card).map((holder) => names[holder] as string);
};

// §4.2
test('fuel and ammo go from army group to armies, to corps, to the divisions of the corps', () => {
  const at = position({ units: { 'us-1-hq': '1212', 'us-29-hq': '1313', 'us-2-hq': '0910' } });
  expect(takers(at, 'army-group', 'fuel')).toEqual(['us-army', 'br-army']);
  expect(takers(at, 'us-army', 'ammo')).toEqual(['us-vii', 'us-v', 'us-xix', 'us-viii']);
  expect(takers(at, 'us-v', 'ammo')).toEqual(['us-1', 'us-29']);
});

// §4.2 §2.3 §2.5 §9.1
test('air and naval cards start with the armies; bombers, SOE and resistance stay with the army group', () => {
  const at = position({ units: { 'us-1-hq': '1212' } });
  expect([takers(at, 'army-group', 'air'), takers(at, 'us-army', 'naval-a').length, takers(at, 'us-v', 'naval-a')]).toEqual([
    [],
    4,
    ['us-1', 'us-29'],
  ]);
  for (const card of ['bomber', 'soe', 'resistance'] as const) expect(takers(at, 'army-group', card)).toEqual([]);
  expect((['fuel', 'ammo', 'air', 'naval-k'] as const).map(mayAskBack)).toEqual([false, false, true, true]);
});

// §9.9
test('German coordinators give to their own divisions, at any distance', () => {
  const at = position({ units: { 'ge-709-hq': '0707', 'ge-243-hq': '0507', 'ge-352-hq': '1113' } });
  expect(takers(at, 'german-west', 'ammo')).toEqual(['ge-709', 'ge-243', 'ge-91']);
});

// §7.2
test('a division more than five hexes from its corps headquarters receives nothing', () => {
  const at = position({ units: { 'us-1-hq': '1217', 'us-29-hq': '1218', 'us-v-hq': '1212' } });
  expect(takers(at, 'us-v', 'ammo')).toEqual(['us-1']);
});

// §7.2 §9.5
test('a giver who cannot see the headquarters may offer cards that do not arrive', () => {
  const at = position({ units: { 'us-1-hq': '1217', 'us-29-hq': '1218', 'us-v-hq': UNSEEN } });
  expect(takers(at, 'us-v', 'ammo')).toEqual(['us-1', 'us-29']);
});

// §7.2
test('a corps headquarters still at sea counts from its cleared beaches', () => {
  const at = position({ units: { 'us-1-hq': '1217', 'us-29-hq': '1220', 'us-v-hq': -1 } });
  expect(takers(at, 'us-v', 'ammo')).toEqual(['us-1', 'us-29']);
  at.open.coast[at.world.ground.coastIndex[at.hex('1312')] as number] = -2;
  expect(takers(at, 'us-v', 'ammo')).toEqual(['us-1']);
});

// §7.4 §6.3
test('a corps whose headquarters was beaten hands nothing out for a turn, no permission either', () => {
  const at = position({ units: { 'us-1-hq': AT_SEA } });
  expect(mayPermit(at.world, at.open, at.field, at.team('us-v'))).toEqual([at.formation('us-1'), at.formation('us-29')]);
  at.open.idle[at.team('us-v')] = 2;
  expect([isIdle(at.open, at.team('us-v')), takers(at, 'us-v', 'ammo'), mayPermit(at.world, at.open, at.field, at.team('us-v'))]).toEqual([
    true,
    [],
    [],
  ]);
  at.open.turn = 3;
  expect(takers(at, 'us-v', 'ammo')).toEqual(['us-1', 'us-29']);
});

test('a corps’ cards are its team’s, a division’s its own', () => {
  const at = position({});
  expect(holderOf(at.world, at.formation('us-v'))).toBe(at.team('us-v'));
  expect(holderOf(at.world, at.formation('us-1'))).toBe(at.world.teams.count + at.formation('us-1'));
});
