import { describe, expect, it } from 'vitest';
import { isOverlong, retreatHexes, retreatLimit } from '../../src/rules/retreat.js';
import { disrupt } from '../../src/rules/units.js';
import { createRetreatStep } from '../../src/steps/aftermath.js';
import { COMBAT_MODE, ELIMINATED, GREEN, GREY, type RetreatFrame } from '../../src/types.js';
import { at, ground, Position } from '../position.js';

const names = (hexes: readonly number[]): string[] => hexes.map((hex) => ground.grid.label(hex));
/** The first hexes of a unit's retreat, then those after a trail. */
function ways({ world, open }: Position, unit: number, ...trail: string[]): string[] {
  const gone = [open.hex[unit] as number, ...trail.map(at)];
  return names(retreatHexes(world, open, unit, gone, retreatLimit(world, open, unit)));
}
/** Lets a unit go back along a trail and settles what that means. */
function goBack({ world, state, open, tell }: Position, unit: number, ...trail: string[]): void {
  const frame: RetreatFrame = {
    step: 'retreat',
    asks: 'allied',
    units: [unit],
    unit,
    trail: [open.hex[unit] as number, ...trail.map(at)],
    by: 'assault',
  };
  open.stack.push(frame);
  createRetreatStep(world).play?.(state, frame, 'allied', { kind: 'word', word: 'stop' }, tell);
}

describe('retreat (§10.5)', () => {
  it('one hex or two, never back into a hex it went through (§10.5.3 g)', () => {
    const position = new Position();
    const unit = position.put('us-2-116', '4428');
    expect(ways(position, unit)).toHaveLength(6);
    expect(ways(position, unit, '4427')).not.toContain('4428');
    expect(ways(position, unit, '4427', '4426')).toEqual([]);
  });
  it('not into enemy zones, unless a friend stands there (§10.5.3 a, §10.5.3 b, §9.1.5)', () => {
    const position = new Position();
    const unit = position.put('us-2-116', '4428');
    position.put('ge-i-916', '4429');
    const before = ways(position, unit);
    expect(before).toHaveLength(3);
    const zoned = [...ground.grid.ring(at('4428'), 1)].find(
      (hex) => hex !== at('4429') && !before.includes(ground.grid.label(hex)),
    ) as number;
    position.put('us-3-116', ground.grid.label(zoned));
    expect(ways(position, unit)).toContain(ground.grid.label(zoned));
  });
  it('no farther than the allowance that shows: none kills, one hex is one (§10.5.3 e, §10.5.4)', () => {
    const position = new Position();
    const gun = position.put('us-5-fa', '4428');
    expect(ways(position, gun)).toEqual([]);
    expect(retreatLimit(position.world, position.open, position.put('us-80-aa', '4426'))).toBe(2);
    expect(ways(position, position.put('us-5-fa', '4428', 0))).toHaveLength(6);
  });
  it('no canal but at a bridge, even on foot (§10.5.3 f)', () => {
    const position = new Position();
    const unit = position.put('us-2-116', '0222');
    expect(ways(position, unit)).not.toContain('0322');
    expect(ways(position, unit)).toContain('0221');
  });
  it('not into a full hex; where all are full, one hex more and disrupted (§10.5.3 c, §10.5.3 d)', () => {
    const position = new Position();
    const { world, open } = position;
    const unit = position.put('us-5-rgr', '4428');
    const near = [...ground.grid.ring(at('4428'), 1), ...ground.grid.ring(at('4428'), 2)].map((hex) => ground.grid.label(hex));
    const bystanders = open.hex.map((_, other) => other).filter((other) => position.isAlliedBattalion(other));
    for (const hex of near) for (const id of bystanders.splice(0, 2)) position.stand(id, hex);
    expect(isOverlong(world, retreatLimit(world, open, unit))).toBe(true);
    const [first] = ways(position, unit) as [string];
    const [second] = ways(position, unit, first) as [string];
    const [third] = ways(position, unit, first, second) as [string];
    goBack(position, unit, first, second, third);
    expect([names([open.hex[unit] as number]), open.disrupted[unit]]).toEqual([[third], GREEN]);
  });
  it('on the march before, in Combat Mode after, without a disruption (§10.5.2)', () => {
    const position = new Position();
    const unit = position.put('us-2-116', '4428', 3);
    goBack(position, unit, '4427');
    expect([position.open.mode[unit], position.open.disrupted[unit]]).toEqual([COMBAT_MODE, 0]);
  });
});

describe('disruption (§10.6)', () => {
  it('green in the American turn, grey in the German; the second kills, of either colour (§10.4, §10.6.7)', () => {
    const position = new Position();
    const { world, state, open, tell } = position;
    const units = [position.put('us-2-116', '4428'), position.put('ge-i-916', '4424')];
    disrupt(world, state, units.slice(0, 1), '10.4', tell);
    open.segment = 'german-fire';
    disrupt(world, state, units.slice(1), '10.4', tell);
    expect(units.map((unit) => open.disrupted[unit])).toEqual([GREEN, GREY]);
    disrupt(world, state, units, '10.4', tell);
    expect(units.map((unit) => open.box[unit])).toEqual([ELIMINATED, ELIMINATED]);
  });
});
