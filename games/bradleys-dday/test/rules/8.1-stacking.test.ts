import { describe, expect, it } from 'vitest';
import { mayStack, mostOverStacked } from '../../src/rules/stacking.js';
import { ALLIED } from '../../src/types.js';
import { at, Position } from '../position.js';

const { world, of } = new Position();
const fits = (...ids: string[]): boolean => mayStack(world, ids.map(of));

describe('stacking (§8.1, §8.2)', () => {
  it('two battalions, three of one regiment (§8.1.1)', () => {
    expect([fits('us-1-16', 'us-1-18'), fits('us-1-16', 'us-2-16', 'us-1-18')]).toEqual([true, false]);
    expect([fits('us-1-16', 'us-2-16', 'us-3-16'), fits('us-1-16', 'us-2-16', 'us-3-16', 'us-1-18')]).toEqual([true, false]);
    expect(fits('us-743-tk', 'us-745-tk', 'us-146-eng')).toBe(false);
  });
  it('headquarters do not count, but two are the most (§8.1.2)', () => {
    expect(fits('us-1-16', 'us-1-18', 'us-1-hq', 'us-29-hq')).toBe(true);
    expect(fits('us-1-hq', 'us-29-hq', 'us-4-hq')).toBe(false);
  });
  it('three small units beside one battalion, one beside as many battalions as may be (§8.2.1, §8.2.2)', () => {
    const small = ['ge-static-1', 'ge-static-2', 'ge-static-3'];
    expect([fits('ge-i-914', ...small), fits('ge-i-914', ...small, 'ge-static-4')]).toEqual([true, false]);
    expect([fits('ge-i-914', 'ge-i-915', 'ge-static-1'), fits('ge-i-914', 'ge-i-915', ...small.slice(1))]).toEqual([true, false]);
    expect(fits('us-1-16', 'us-2-16', 'us-3-16', 'us-a-741-tk')).toBe(true);
  });
  it('two components together are a battalion, of its regiment (§8.2.3)', () => {
    const tanks = ['us-a-741-tk', 'us-b-741-tk', 'us-c-741-tk'];
    expect([fits('us-1-16', ...tanks), fits('us-1-16', 'us-1-18', ...tanks), fits('us-1-16', 'us-1-18', 'us-a-741-tk')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(fits('us-1-116', 'us-a-1-116', 'us-2-116', 'us-3-116')).toBe(true);
  });
  it('nobody may end a move where there is no room, but all may pass (§6.2.3, §8.1.3)', () => {
    const position = new Position();
    for (const id of ['us-1-16', 'us-1-18']) position.put(id, '4426');
    for (const id of ['us-2-26', 'us-3-26']) for (const hex of ['4526', '4325']) position.put(id, hex);
    const reach = position.reach(position.put('us-1-26', '4425'));
    expect(reach).not.toContain('4426');
    expect(reach).toContain('4427');
  });
  it('too many at the end of a segment are found (§8.1.4)', () => {
    const position = new Position();
    for (const id of ['us-1-16', 'us-1-18']) position.put(id, '4426');
    expect(mostOverStacked(position.world, position.open)).toBeUndefined();
    position.put('us-1-26', '4426');
    expect(mostOverStacked(position.world, position.open)).toEqual({ side: ALLIED, hex: at('4426') });
  });
});
