import { describe, expect, it } from 'vitest';
import { noteFort } from '../../src/rules/beachhead.js';
import { alliedLosses, outcomeOf } from '../../src/rules/victory.js';
import { Wave } from '../afloat.js';
import { at, Position } from '../position.js';
import { fromSegment, only } from '../scene.js';

describe('sequence of landing and movement (§5.9)', () => {
  it('units ashore end their movement before the wave lands (§5.9.1, §3.1 D, R2)', () => {
    const wave = new Wave({ 'us-1-16': '4121' });
    wave.put('us-2-16', '4223');
    const scene = fromSegment(wave, 'allied-movement');
    expect([scene.step, scene.offered()]).toEqual(['movement', ['us-2-16', 'done']]);
    scene.play('done');
    expect(scene.rolls).toBe('sea');
    scene.roll(1).roll([3, 4]).roll([2, 2]);
    expect(scene.offered()).toEqual(['us-1-16', 'done']);
  });
  it('who lands may use half its allowance, the first hex counts double, and does not move again (§5.9, §5.9.2, §6.1.7, R1)', () => {
    const scene = new Wave({ 'us-1-16': '4121', 'us-743-tk': '4221' }).land().roll(1).roll([3, 4]).roll([2, 2]).roll([2, 2]);
    // Infantry: two points, and any flat or beach hex beside it costs one, doubled.
    scene.play('us-1-16');
    expect(scene.offered().filter((text) => /^\d/.test(text))).toEqual(['4021', '4022', '4123', '4222']);
    scene.play('4123');
    expect(scene.offered()).toEqual(['us-743-tk', 'done']);
  });
});

describe('establishing the beachhead (§5.10)', () => {
  it('the first beach fort Americans enter is the beachhead of its area, for good (§5.10, §5.10.1, §5.10.3)', () => {
    const position = new Position();
    const { world, state, open, tell } = position;
    noteFort(world, state, at('4124'), tell);
    noteFort(world, state, at('4224'), tell);
    expect(open.beachhead).toEqual([at('4124'), -1]);
  });
  it('each Beach Area has its own (§5.10.4)', () => {
    const { world, state, open, tell } = new Position();
    for (const hex of ['4124', '1918']) noteFort(world, state, at(hex), tell);
    expect(open.beachhead).toEqual([at('4124'), at('1918')]);
  });
  it('a fort inland is none (§5.10.1)', () => {
    const { world, state, open, tell } = new Position();
    for (const hex of ['1108', '3319', '4925']) noteFort(world, state, at(hex), tell);
    expect(open.beachhead).toEqual([-1, -1]);
  });
  it('moving in takes it, whoever holds it afterwards (§5.10.1, §5.10.3)', () => {
    const position = new Position();
    position.open.segment = 'allied-movement';
    position.put('us-1-16', '4123');
    const scene = only(position, { step: 'movement', asks: 'allied', side: 0, who: 'all' }).play('us-1-16', '4124');
    expect(scene.open.beachhead[0]).toBe(at('4124'));
    expect(scene.told('beachhead')).toHaveLength(1);
    position.put('us-1-16', '4123');
    position.put('ge-i-916', '4124');
    expect(scene.open.beachhead[0]).toBe(at('4124'));
  });
  it('it does nothing but decide victory (§5.10.2)', () => {
    const position = new Position('omaha');
    const { world, open } = position;
    expect([alliedLosses(world, open), outcomeOf(world, open).level]).toEqual([0, 'draw']);
    open.beachhead[0] = at('4124');
    expect(outcomeOf(world, open)).toMatchObject({ winner: 'allied', level: 'strategic' });
    position.put('ge-i-916', '4124');
    expect(outcomeOf(world, open).level).toBe('draw');
  });
});
