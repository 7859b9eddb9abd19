import { expect, it } from 'vitest';
import { flood } from '../../src/rules/tide.js';
import { setMark } from '../../src/rules/units.js';
import { AFLOAT, ELIMINATED, GREEN, HIGH_TIDE, ON_MAP, STEADY } from '../../src/types.js';
import { Position } from '../position.js';

it('High tide takes tanks and guns on the flats, shakes infantry there and guns on the beach, and nobody else (§6.3.4)', () => {
  const position = new Position();
  const { world, state, open, told } = position;
  const lost = [position.put('us-743-tk', '3920'), position.put('us-5-fa', '3920')];
  const shaken = [position.put('us-2-116', '3920'), position.put('us-32-fa', '3921')];
  const safe = [position.put('us-3-116', '3921'), position.put('us-745-tk', '4229')];
  const afloat = position.put('us-1-16', '4020');
  setMark(open, afloat, AFLOAT);
  open.tide = HIGH_TIDE;
  open.segment = 'first-recovery';
  flood(world, state, position.tell);
  expect(lost.map((unit) => open.box[unit])).toEqual([ELIMINATED, ELIMINATED]);
  expect(shaken.map((unit) => open.disrupted[unit])).toEqual([GREEN, GREEN]);
  expect([...safe, afloat].map((unit) => [open.box[unit], open.disrupted[unit]])).toEqual(Array(3).fill([ON_MAP, STEADY]));
  expect(told).toMatchObject([
    { event: 'eliminated', section: '6.3.4', why: 'tide' },
    { event: 'disrupted', section: '6.3.4' },
  ]);
});

it('before the first landing the tide does not come (§5.4.1, §6.3.4)', () => {
  const position = new Position();
  const { world, state, open } = position;
  const foot = position.put('us-2-116', '3920');
  open.tide = HIGH_TIDE;
  open.turn = world.data.tables.tide.firstTurn - 1;
  flood(world, state, position.tell);
  expect(open.disrupted[foot]).toBe(STEADY);
  open.turn++;
  flood(world, state, position.tell);
  expect(open.disrupted[foot]).not.toBe(STEADY);
});
