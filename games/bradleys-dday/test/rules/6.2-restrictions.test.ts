import { describe, expect, it } from 'vitest';
import { mayMove } from '../../src/rules/movement.js';
import { setMark } from '../../src/rules/units.js';
import { AFLOAT, ALLIED, GERMAN, LANDED, UNRELEASED } from '../../src/types.js';
import { ground, Position } from '../position.js';
import { fromSegment, moving } from '../scene.js';

describe('restrictions of movement (§6.2)', () => {
  it('only in the movement segment of the own player turn (§6.2.1)', () => {
    const position = new Position();
    position.put('us-2-116', '4630');
    position.put('ge-i-916', '4530');
    const drill = fromSegment(position, 'allied-fire');
    const asked: string[] = [];
    while (position.open.turn === 3) {
      if (drill.step === 'movement') asked.push(`${position.open.segment} ${drill.seat} ${drill.units().join()}`);
      drill.play('done');
    }
    expect(asked).toEqual(['allied-movement allied us-2-116', 'german-movement german ge-i-916']);
  });
  it('not into a hex with enemies, garrisons among them (§6.2.2)', () => {
    const position = new Position();
    position.put('ge-garrison-1', '4730');
    position.disrupt(position.put('ge-i-916', '4530'));
    const reach = position.reach(position.put('us-2-116', '4630'));
    expect([reach.includes('4530'), reach.includes('4730'), reach.includes('4529')]).toEqual([false, false, true]);
  });
  it('a unit with one point enters a town of two, and has spent all (§6.2.5)', () => {
    const position = new Position();
    const unit = position.put('us-80-aa', '4730');
    setMark(position.open, unit, LANDED);
    const drill = moving(position, ALLIED).play('us-80-aa');
    expect(drill.hexes()).toContain('4829');
    drill.play('4829');
    expect(drill.told('moved').map(({ halves }) => halves)).toEqual([2]);
    expect(drill.step).toBe('over');
  });
  it('the one hex does not help from zone to zone, nor after a change of mode (§6.2.5, §9.1.2)', () => {
    const position = new Position();
    position.put('ge-i-916', '4630');
    const near = position.reach(position.put('us-2-116', '4629'), 1);
    expect([near.includes('4530'), near.includes('4730'), near.includes('4628')]).toEqual([false, false, true]);
    const other = new Position();
    other.put('us-2-116', '4730');
    other.open.ruins = [ground.grid.parse('4829') as number];
    const changed = moving(other, ALLIED).play('us-2-116');
    expect(changed.hexes()).toContain('4829');
    changed.play('mode', 'mode');
    expect(changed.hexes()).toEqual([]);
  });
  it('disruption, the sea and a division not yet released hold units (§6.2, §10.6.1, §18.4)', () => {
    const position = new Position();
    const { world, open } = position;
    const units = ['us-2-116', 'us-3-116', 'us-1-16'].map((id) => position.put(id, '4630'));
    position.disrupt(units[0] as number);
    setMark(open, units[1] as number, AFLOAT);
    setMark(open, units[2] as number, UNRELEASED);
    expect(units.map((unit) => mayMove(world, open, unit))).toEqual([false, false, false]);
    expect(mayMove(world, open, position.put('ge-garrison-1', '4124'))).toBe(false);
    expect(moving(position, GERMAN).step).toBe('over');
  });
});
