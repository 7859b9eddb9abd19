import { expect, test } from 'vitest';
import { CHERBOURG, JUST_ENTERED, MAY_LEAVE, MOVED, VIA_BRITTANY } from '../../src/index.js';
import { enterBox, leaveBox } from '../../src/rules/10-movement/crossing.js';
import { supplySources } from '../../src/rules/13-supply/supply.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

const open = { boundaryLifted: 1, turn: 8 };

// §10.4.4
test('the first to enter is noted, and W hexes supply the Germans no more', () => {
  const at = position({ units: { 'us-39-9-inf': '2828', 'us-47-9-inf': '2828' }, beaches: ['2403'], open: { turn: 8 } });
  expect(at.labels(supplySources(at.world, at.open, 2))).toContain('2628');
  const march = moving(at, 0).play('us-39-9-inf', 'to-brittany');
  expect([march.place('us-39-9-inf'), at.open.brittanyTurn]).toEqual([JUST_ENTERED, 8]);
  expect(at.labels(supplySources(at.world, at.open, 2))).not.toContain('2628');
  at.open.turn = 9;
  march.play('us-47-9-inf', 'to-brittany');
  expect(at.open.brittanyTurn).toBe(8);
});

test('the first to come back closes the way in after that turn and S hexes to the Germans', () => {
  const at = position({ units: { 'us-39-9-inf': MAY_LEAVE, 'us-47-9-inf': '2727' }, beaches: ['2403'], open });
  expect(at.labels(supplySources(at.world, at.open, 2))).toContain('5428');
  const march = moving(at, 0).play('us-39-9-inf', '3428');
  expect([at.open.returnTurn, at.open.marks[at.id('us-39-9-inf')]]).toEqual([8, VIA_BRITTANY | MOVED]);
  expect(at.labels(supplySources(at.world, at.open, 2))).not.toContain('5428');
  expect(march.play('us-47-9-inf').offered()).toContain('to-brittany');
  at.open.turn = 9;
  expect(march.refusal('to-brittany')).toEqual({ code: 'brittany-closed', section: '10.4.4' });
});

test('who comes back does not leave to the east in the same movement', () => {
  const at = position({ units: { 'us-cca-4-arm': MAY_LEAVE }, beaches: ['2403'], open });
  const march = moving(at, 0).play('us-cca-4-arm');
  expect(march.offered().some((text) => text.startsWith('exit:'))).toBe(false);
  march.play('6028');
  expect(march.isOver).toBe(true);
});

test('who entered this turn stays', () => {
  const at = position({ units: { 'us-39-9-inf': JUST_ENTERED, 'us-47-9-inf': '2726' }, beaches: ['2403'], open });
  expect(moving(at, 0).offered()).toEqual(['us-47-9-inf', 'done']);
});

test('the turn of the first to come back is kept, and leaving Cherbourg is no coming back', () => {
  const at = position({ units: { 'us-39-9-inf': MAY_LEAVE, 'us-47-9-inf': MAY_LEAVE, 'us-60-9-inf': CHERBOURG }, open });
  const leave = (id: string, label: string) => leaveBox(at.world, at.open, at.id(id), [at.hex(label)], () => {});
  leave('us-60-9-inf', '1600');
  expect([at.open.returnTurn, at.open.marks[at.id('us-60-9-inf')]]).toEqual([0, 0]);
  leave('us-39-9-inf', '3428');
  at.open.turn = 9;
  leave('us-47-9-inf', '3828');
  expect([at.open.returnTurn, at.open.marks[at.id('us-47-9-inf')]]).toEqual([8, VIA_BRITTANY]);
});

test('entering another box is no entry into Brittany and marks no E hex', () => {
  const at = position({ units: { 'us-39-9-inf': '1600' }, open: { turn: 4 } });
  enterBox(at.world, at.open, at.id('us-39-9-inf'), [at.hex('1600')], 'cherbourg', () => {});
  expect([at.open.hex[at.id('us-39-9-inf')], at.open.brittanyTurn, at.open.exits]).toEqual([CHERBOURG, 0, at.open.exits.map(() => 0)]);
});
