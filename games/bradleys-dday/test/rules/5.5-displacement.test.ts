import { describe, expect, it } from 'vitest';
import { landingHex, shiftUnit } from '../../src/rules/landing.js';
import { bringOn, setMark } from '../../src/rules/units.js';
import { setup } from '../../src/setup.js';
import { AFLOAT, type BeachArea, type Open, POOL } from '../../src/types.js';
import { createWorld } from '../../src/world.js';
import { at, data } from '../position.js';

const world = createWorld(data);

/** A unit of the d-day scenario at sea before its beach. */
function atSea(id: string, hex: string): { readonly open: Open; readonly unit: number } {
  const { open } = setup(world, 'd-day', {});
  open.turn = 2;
  const unit = world.roster.number.get(id) as number;
  setMark(open, unit, AFLOAT);
  bringOn(world, open, unit, at(hex));
  return { open, unit };
}

describe('displacement moves a wave by whole lanes (§5.5.3)', () => {
  it.each<[string, BeachArea, string, number, string]>([
    ['us-1-16', 0, '4321', -1, '4421'],
    ['us-1-16', 0, '4421', 1, '4321'],
  ])('%s at beach %i from %s by %i waits at %s', (id, beach, from, shift, to) => {
    const { open, unit } = atSea(id, from);
    expect(shiftUnit(world, open, beach, unit, shift)).toBe('shifted');
    expect(open.hex[unit]).toBe(at(to));
  });
  it('lands south of where it waits at Omaha', () => {
    const { open, unit } = atSea('us-1-16', '4321');
    expect(landingHex(world, open, 0, unit)).toBe(at('4322'));
  });
  it('shifted beyond the last lane it aborts to the Landing Pool (§5.5.5)', () => {
    const { open, unit } = atSea('us-1-16', '4421');
    expect(shiftUnit(world, open, 0, unit, -9)).toBe('aborted');
    expect([open.hex[unit], open.box[unit], open.marks[unit]]).toEqual([-1, POOL, 0]);
  });
  it('a Ranger battalion is shifted along its own coast, left to the east (§5.7.2)', () => {
    const { open, unit } = atSea('us-5-rgr', '3218');
    expect(landingHex(world, open, 0, unit)).toBe(at('3219'));
    shiftUnit(world, open, 0, unit, -1);
    expect(landingHex(world, open, 0, unit)).toBe(at('3319'));
  });
});
