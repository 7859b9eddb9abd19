import { describe, expect, it } from 'vitest';
import { setBox } from '../../src/rules/units.js';
import { isAllotted, lastAllotted, waveOf } from '../../src/rules/waves.js';
import { POOL, WAVE } from '../../src/types.js';
import { Position } from '../position.js';
import { type BradleyScene, fromSegment, scenario } from '../scene.js';

const inBox = ({ open }: BradleyScene, box: number): number => open.box.filter((other) => other === box).length;

describe('invasion waves and cycles (§5.0, §5.1, §5.2)', () => {
  it('three waves a cycle on turns 2 to 8, none by night, then the third cycle goes on (§5.1, §5.1.11, §5.2.1, R8)', () => {
    const { world, open } = new Position();
    const waves = Array.from({ length: 14 }, (_, i) => waveOf(world, open, i + 1)).map((wave) =>
      wave ? `${wave.cycle}.${wave.wave}` : '',
    );
    expect(waves).toEqual(['', '1.1', '1.2', '1.3', '2.1', '2.2', '2.3', '3.1', '', '', '3.2', '3.3', '4.1', '4.2']);
    open.options['new-cycle'] = 'on';
    expect(waveOf(world, open, 11)).toEqual({ cycle: 4, wave: 1 });
  });
  it('a cycle is allotted when it begins: all its waves, of the third the first alone before night (§5.1.6, §5.1.7)', () => {
    const { world, open } = new Position();
    const allotted = [2, 3, 4, 5, 6, 7, 8, 11, 12, 13].map((turn) => {
      open.turn = turn;
      return isAllotted(world, open) ? lastAllotted(world, open) : 0;
    });
    expect(allotted).toEqual([3, 0, 0, 3, 0, 0, 1, 3, 0, 3]);
  });
  it('every American unit that comes by sea begins in the Available Box of its beach (§5.1.1, §5.1.4, §5.1.5)', () => {
    const scene = scenario('d-day');
    expect([inBox(scene, POOL), inBox(scene, POOL + 1)]).toEqual([40, 23]);
    expect([scene.box('us-1-16'), scene.box('us-1-8')]).toEqual([POOL, POOL + 1]);
  });
  it('the first wave at Omaha takes only the kinds of its display, and takes them all (§5.1.2)', () => {
    const scene = scenario('omaha').goTo('allot');
    expect(scene.offered()).not.toContain('us-1-18');
    expect(scene.offered()).not.toContain('us-5-fa');
    expect(scene.offered()).not.toContain('next');
    for (const id of ['us-1-16', 'us-2-16', 'us-3-16', 'us-2-116', 'us-3-116', 'us-1-116']) scene.play(id);
    expect(scene.offered()).not.toContain('us-a-1-116');
    scene.play('fill');
    expect(inBox(scene, WAVE)).toBe(12);
    expect(scene.top).toMatchObject({ step: 'allot', wave: 2 });
  });
  it('only the first wave is bound at Utah; then who and how many is free up to the limit (§5.1.3, §5.1.9)', () => {
    const scene = scenario('utah').goTo('allot');
    expect(scene.offered().filter((id) => id.endsWith('fa') || id.endsWith('hq') || id.endsWith('eng'))).toEqual([]);
    scene.play('fill');
    expect(scene.offered()).toEqual(expect.arrayContaining(['us-20-fa', 'us-4-hq', 'us-4-eng', 'next']));
    scene.play('us-4-hq', 'us-20-fa', 'us-29-fa', 'us-42-fa', 'us-44-fa', 'us-4-eng');
    expect(inBox(scene, WAVE + 4)).toBe(6);
    expect(scene.top).toMatchObject({ step: 'allot', wave: 3 });
    scene.play('next');
    expect(scene.step).toBe('approach');
  });
  it('nobody is held back in a box: its wave goes to sea whole on its turn, and not before (§5.1.8, §5.1.10, §5.2, §5.2.2)', () => {
    const scene = scenario('omaha').goTo('allot').play('fill', 'fill', 'fill');
    expect(scene.step).toBe('approach');
    expect(scene.offered()).not.toContain('done');
    expect([scene.box('us-1-16'), scene.box('us-1-18')]).toEqual([WAVE, WAVE + 1]);
    scene.play('spread');
    expect([inBox(scene, WAVE), scene.where('us-1-18')]).toEqual([0, '']);
    expect(scene.box('us-1-18')).toBe(WAVE + 1);
  });
  it('no more land than the display allots; Rangers at Pointe du Hoc are beyond it (§5.2.3)', () => {
    const scene = scenario('omaha').goTo('allot').play('fill', 'fill', 'fill', 'spread');
    expect(scene.offered()).toEqual(expect.arrayContaining(['us-5-rgr', 'us-2-rgr', 'done']));
    scene.play('us-5-rgr', '3318', 'done');
    expect(scene.told('approached')).toHaveLength(13);
  });
  it('no cycle is allotted anew because a free wave was left empty (§5.1.7)', () => {
    const scene = scenario('utah').goTo('allot').play('fill', 'next', 'next');
    scene.goTo('casualties').goTo('allot');
    expect([scene.open.turn, scene.told('allotted').length]).toEqual([5, 3]);
  });
  it('the Royal Marines take no place in a wave (§5.3.5)', () => {
    const position = new Position('omaha');
    const { open } = position;
    open.turn = 8;
    for (const id of ['uk-47-rm', 'us-1-18', 'us-2-18']) setBox(open, position.of(id), POOL);
    const scene = fromSegment(position, 'placement').goTo('allot');
    expect(scene.offered()).toEqual(['us-1-18', 'us-2-18', 'fill', 'next']);
  });
});
