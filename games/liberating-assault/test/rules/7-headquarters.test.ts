import { expect, test } from 'vitest';
import { CARDS, MEGA } from '../../src/index.js';
import { dismissable } from '../../src/rules/dismissal.js';
import { isAlone, isInCommand, mayReceive, nearestDivisions, punish, shareOut } from '../../src/rules/headquarters.js';
import { wishesOf } from '../../src/rules/wanting.js';
import { position } from '../position.js';

// §7.1
test('three hexes from its headquarters a unit is still in command, four it is not', () => {
  const at = position({ drill: {}, units: { 'us-1-16': '0922', 'us-1-18': '1022', 'us-1-hq': '0622', 'br-56': '0922' } });
  const inCommand = (id: string): boolean => isInCommand(at.world, at.open, at.field, at.id(id));
  expect(['us-1-16', 'us-1-18', 'br-56'].map(inCommand)).toEqual([true, false, false]);
});

// §7.2
test('five hexes from corps headquarters cards still arrive, six they do not; Germans have no such limit', () => {
  const at = position({ drill: {}, units: { 'us-1-hq': '1122', 'us-29-hq': '1222', 'us-v-hq': '0622', 'ge-353-hq': '1625' } });
  const receives = (id: string): boolean => mayReceive(at.world, at.open, at.field, at.formation(id));
  expect(['us-1', 'us-29', 'ge-353'].map(receives)).toEqual([true, false, true]);
});

// §7.3 §7.4
test('a headquarters more than one hex from its next brigade is alone, whatever else is with it', () => {
  const alone = (units: Readonly<Record<string, string>>): boolean => {
    const at = position({ drill: {}, units: { 'us-1-hq': '1022', ...units } });
    return isAlone(at.world, at.field, at.id('us-1-hq'));
  };
  expect([
    alone({}),
    alone({ 'us-1-16': '1222' }),
    alone({ 'us-1-art': '1022', 'us-v-hq': '1022' }),
    alone({ 'ge-353-941': '1122' }),
  ]).toEqual([true, true, true, true]);
  expect([alone({ 'us-1-16': '1122' }), alone({ 'us-1-16': '1022' }), alone({ 'br-51-152': '1122' })]).toEqual([false, false, false]);
});

// §7.4
test('an idle corps neither calls back nor asks for cards nor has anybody dismissed', () => {
  const at = position({ options: { way: 'staff', umpires: 'people' } });
  const can = (): boolean[] => [
    wishesOf(at.world, at.open, { due: at.field.due, wanted: new Array<number>(at.world.holders * CARDS.length).fill(0) }, 'us-v').length >
      0,
    dismissable(at.world, { ...at.open, way: MEGA }, 'us-v-commander').length > 0,
  ];
  expect(can()).toEqual([true, true]);
  at.open.idle[at.team('us-v')] = at.open.turn;
  expect(can()).toEqual([false, false]);
});

// §7.3
test('a division whose headquarters was driven off does not attack in the next turn', () => {
  const at = position({});
  punish(at.world, at.open, at.id('us-1-hq'));
  expect([at.open.stunned[at.formation('us-1')], at.open.idle.every((turn) => turn === 0)]).toEqual([3, true]);
});

// §7.4
test('a corps whose headquarters was driven off is idle, and the nearest divisions share its cards', () => {
  const at = position({ drill: {}, units: { 'us-v-hq': '1022', 'us-1-hq': '1122', 'us-29-hq': '0922', 'us-2a-hq': '1322' } });
  punish(at.world, at.open, at.id('us-v-hq'));
  expect([at.open.idle[at.team('us-v')], at.open.stunned.every((turn) => turn === 0)]).toEqual([3, true]);
  expect(nearestDivisions(at.world, at.open, at.field, at.team('us-v'))).toEqual([at.formation('us-1'), at.formation('us-29')]);
  expect([shareOut(5, 2), shareOut(1, 3)]).toEqual([
    [3, 2],
    [1, 0, 0],
  ]);
});
