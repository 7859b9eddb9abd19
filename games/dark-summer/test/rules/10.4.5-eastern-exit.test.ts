import { expect, test } from 'vitest';
import { EXITED } from '../../src/index.js';
import { supplySources } from '../../src/rules/13-supply/supply.js';
import { type Position, position } from '../position.js';
import { moving } from '../scene.js';

const exits = (at: Position, command: 0 | 1 | 2, id: string): string[] =>
  moving(at, command)
    .play(id)
    .offered()
    .filter((text) => text.startsWith('exit:'));

// §10.4.5
test('each E hex is a word of its own; leaving marks it for the command and takes it from the Germans', () => {
  const at = position({
    units: { 'us-cca-4-arm': '6316', 'br-8a': '6214' },
    beaches: ['2403', '4003'],
    open: { boundaryLifted: 1, caenTurn: 3 },
  });
  expect(exits(at, 0, 'us-cca-4-arm')).toEqual(expect.arrayContaining(['exit:6315', 'exit:6318']));
  const march = moving(at, 0).play('us-cca-4-arm', 'exit:6315');
  expect([march.place('us-cca-4-arm'), at.open.exits[at.world.ground.lettered.E.indexOf(at.hex('6315'))]]).toEqual([EXITED, 1]);
  expect(march.told('boxed')).toMatchObject([{ section: '10.4.5', place: EXITED }]);
  expect(at.labels(supplySources(at.world, at.open, 2))).not.toContain('6315');
  expect(exits(at, 1, 'br-8a')).not.toContain('exit:6315');
});

test('not before the Boundary is lifted, not before Caen has been held', () => {
  const at = position({ units: { 'us-cca-4-arm': '6315', 'br-8a': '6309' }, beaches: ['2403', '4003'] });
  expect(moving(at, 1).play('br-8a').refusal('exit:6309')).toEqual({ code: 'exit-before-caen', section: '10.4.5' });
  expect(moving(at, 0).play('us-cca-4-arm').refusal('exit:6315')).toEqual({ code: 'exit-before-brittany', section: '10.4.5' });
});

test('not out of supply, not past the other Allies, and Germans not by a marked hex', () => {
  const open = { boundaryLifted: 1, caenTurn: 3 };
  expect(exits(position({ units: { 'br-8a': '6309' }, open }), 1, 'br-8a')).toEqual([]);
  const crowded = position({ units: { 'br-8a': '6214', 'us-cca-4-arm': '6315' }, beaches: ['4003', '2403'], open });
  expect(exits(crowded, 1, 'br-8a')).not.toContain('exit:6315');
  const german = position({ units: { 'ge-6-fj': '6315' } });
  expect(exits(german, 2, 'ge-6-fj')).toContain('exit:6315');
  german.open.exits[german.world.ground.lettered.E.indexOf(german.hex('6315'))] = 1;
  expect(exits(german, 2, 'ge-6-fj')).not.toContain('exit:6315');
});

test('a German leaves no marker, and nobody comes back', () => {
  const at = position({ units: { 'ge-6-fj': '6315', 'ge-914-352': '5222' } });
  const march = moving(at, 2).play('ge-6-fj', 'exit:6315');
  expect(at.open.exits.every((marker) => marker === 0)).toBe(true);
  at.open.marks.fill(0);
  expect(march.offered()).toEqual(['ge-914-352', 'done']);
  expect(march.refusal('ge-6-fj')).toEqual({ code: 'not-on-map', section: '10.1' });
});
