import { describe, expect, it } from 'vitest';
import { mayStack, mostOverStacked } from '../../src/rules/stacking.js';
import { ALLIED } from '../../src/types.js';
import { at, Position } from '../position.js';
import { fromSegment } from '../scene.js';

const { world, of } = new Position();
const byNumber = (a: string, b: string): number => of(a) - of(b);
const fits = (...ids: string[]): boolean => mayStack(world, ids.map(of));

describe('stacking (§8.0, §8.1, §8.2)', () => {
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
  it('without a battalion four small units; garrisons count for nothing (§8.2.1, §13.3.1)', () => {
    const small = ['ge-static-1', 'ge-static-2', 'ge-static-3', 'ge-static-4'];
    expect([fits(...small), fits(...small, 'ge-static-5'), fits('ge-i-914', 'ge-i-915', 'ge-static-1', 'ge-garrison-1')]).toEqual([
      true,
      false,
      true,
    ]);
  });
  it('the brigades of three battalions are one regiment each (§8.1.1)', () => {
    expect([fits('ge-513-30', 'ge-517-30', 'ge-518-30'), fits('uk-2-swb', 'uk-2-glosters', 'uk-2-essex')]).toEqual([true, true]);
    expect([fits('uk-1-hamps', 'uk-1-dorset', 'uk-2-devon'), fits('uk-1-hamps', 'uk-1-dorset', 'uk-2-essex')]).toEqual([true, false]);
  });
  it('at the end of a segment the owner says who is lost, until there is room (§8.1.4)', () => {
    const position = new Position();
    for (const id of ['ge-i-914', 'ge-i-915', 'ge-i-916', 'ge-iii-726']) position.put(id, '4426');
    const drill = fromSegment(position, 'allied-fire');
    expect([drill.step, drill.seat, drill.units()]).toEqual([
      'over-stack',
      'german',
      ['ge-i-914', 'ge-i-915', 'ge-i-916', 'ge-iii-726'].sort(byNumber),
    ]);
    drill.play('ge-i-915', 'ge-iii-726');
    expect([drill.where('ge-i-914'), drill.where('ge-i-915'), drill.where('ge-i-916')]).toEqual(['4426', '', '4426']);
    expect(drill.told('eliminated').map(({ why, section }) => [why, section])).toEqual([
      ['stacking', '8.1.4'],
      ['stacking', '8.1.4'],
    ]);
    expect(drill.step).not.toBe('over-stack');
  });
});
