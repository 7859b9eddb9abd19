import { describe, expect, it } from 'vitest';
import { minableHexes, mineHexes } from '../../src/rules/mines.js';
import { ALLIED } from '../../src/types.js';
import { view } from '../../src/view.js';
import { Wave } from '../afloat.js';
import { at, ground, Position } from '../position.js';
import { scenario } from '../scene.js';

const one = { 'us-1-16': '4121' };

describe('sea, tide and mines (§5.4)', () => {
  it.each([
    // Low: in from 1 to 13.
    [6, [6, 5], 3, 14, 1],
    [6, [4, 4], 3, 11, 0],
    [6, [3, 4], 3, 4, 0],
    [1, [1, 1], 0, 2, 0],
    [6, [1, 1], 3, -1, -1],
  ])('sea die %i adds to rolls above 7 and takes from the others: %j (§5.4.2)', (die, dice, value, modified, shift) => {
    const scene = new Wave(one).land().roll(die).roll(dice);
    const [event] = scene.told('displaced');
    expect([scene.open.sea[0], (dice[0] as number) + (dice[1] as number) + (event?.modifier as number), event?.shift]).toEqual([
      value,
      modified,
      shift,
    ]);
  });
  it('mine points of the beach push the same way as the sea, those of the other beach do not (§5.4.3 c)', () => {
    const scene = new Wave(one).mine('3821', '4123', '1715').land().roll(1).roll([6, 6]);
    expect(scene.told('displaced')[0]).toMatchObject({ modifier: 2, mines: 2, shift: 1 });
    expect(new Wave(one).mine('3821', '4123').land().roll(1).roll([1, 1]).told('displaced')[0]).toMatchObject({ modifier: -2, shift: -1 });
  });
  it('sea and mines are rolled and counted for each Beach Area by itself (§5.4.2 a, §5.4.3)', () => {
    const scene = new Wave({ ...one, 'us-1-8': '2015' }).land();
    expect(scene.offered()).toEqual(['omaha', 'utah']);
    scene.play('utah').roll(6);
    expect(scene.open.sea).toEqual([-1, 3]);
  });
  it('five points, each in a beach hex of its own, no more than four at a beach (§5.4.3 a, §5.4.3 b)', () => {
    const { world, open } = new Position();
    const omaha = minableHexes(world, open, 0);
    expect(omaha.map((hex) => ground.grid.label(hex))).toEqual(['3821', '3921', '4022', '4123', '4223', '4323', '4423']);
    expect(mineHexes(world, open, [])).toHaveLength(15);
    expect(mineHexes(world, open, [omaha[0] as number])).not.toContain(omaha[0]);
    expect(mineHexes(world, open, omaha.slice(0, 4))).toEqual(minableHexes(world, open, 1));
  });
  it('only the German sees where they are; how many, all see after the first displacement roll (§5.4.3, R40)', () => {
    const scene = scenario('d-day').goTo('mines');
    expect([scene.seat, scene.sealed.minePoints]).toEqual(['german', 5]);
    scene.play('3821', '3921', '4022', '4123', '1715');
    expect(view(scene.state, ['allied']).known).toEqual({ mines: null, minePoints: 0 });
    expect(view(scene.state, ['german']).known.mines).toContain(at('3821'));
    expect(scene.told('mine').every(({ to }) => to?.join() === 'german')).toBe(true);
    expect(scene.open.minePoints).toEqual([-1, -1]);
    const landed = new Wave(one).mine('3821', '1715').land().roll(1).roll([3, 4]);
    expect(landed.open.minePoints).toEqual([1, -1]);
  });
  it('the tide goes round low, rising, average, high, falling, a section a turn (§5.4.1)', () => {
    const scene = scenario('omaha').goTo('displacement');
    const seen = [scene.open.tide];
    while (seen.length < 6) {
      const { turn } = scene.open;
      scene.goTo('fire').play('done');
      if (scene.open.turn !== turn) seen.push(scene.open.tide);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 0]);
    expect(ALLIED).toBe(0);
  });
});
