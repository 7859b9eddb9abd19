import { describe, expect, it } from 'vitest';
import { canChangeMode, destinations, pointsOf } from '../../src/rules/movement.js';
import { setMark } from '../../src/rules/units.js';
import { moveFrame } from '../../src/steps/move.js';
import { LANDED } from '../../src/types.js';
import { Position } from '../position.js';

describe('changing mode (§7.3)', () => {
  it('costs two points, while they last (§7.3.1, §7.3.3)', () => {
    const position = new Position();
    const { world, open } = position;
    const unit = position.put('us-2-116', '3823');
    const frame = moveFrame(world, open, unit);
    expect([frame.points, world.data.tables.work.changeMode]).toEqual([8, 4]);
    expect([4, 3].map((points) => canChangeMode(world, open, { ...frame, points }))).toEqual([true, false]);
  });
  it('a unit that shows no allowance may, if it does nothing else (§7.3.2)', () => {
    const position = new Position();
    const { world, open } = position;
    const frame = moveFrame(world, open, position.put('ge-static-1', '3823'));
    expect(canChangeMode(world, open, frame)).toBe(true);
    expect(canChangeMode(world, open, { ...frame, changed: 1 })).toBe(false);
    expect(destinations(world, open, frame)).toEqual([]);
  });
  it('so may the railway gun, which must take up Movement Mode to turn (§7.3.2, §14.1.1)', () => {
    const position = new Position();
    const { world, open } = position;
    expect(canChangeMode(world, open, moveFrame(world, open, position.put('ge-bruno', '0913')))).toBe(true);
    const marching = moveFrame(world, open, position.put('ge-bruno', '0913', 2));
    expect(destinations(world, open, marching)).toEqual([]);
  });
  it('who lands stays in Combat Mode that turn, and has half its points, rounded up (§7.2.2, §5.9.2, §6.1.4)', () => {
    const position = new Position();
    const { world, open } = position;
    const landed = ['us-2-116', 'us-5-fa'].map((id) => position.put(id, '3921'));
    for (const unit of landed) setMark(open, unit, LANDED);
    expect(landed.map((unit) => canChangeMode(world, open, moveFrame(world, open, unit)))).toEqual([false, false]);
    expect(landed.map((unit) => pointsOf(world, open, unit))).toEqual([4, 0]);
  });
});
