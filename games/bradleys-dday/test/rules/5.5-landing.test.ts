import { describe, expect, it } from 'vitest';
import { ELIMINATED, POOL } from '../../src/types.js';
import { Wave } from '../afloat.js';

describe('assault landing displacement (§5.5)', () => {
  it('one roll for the whole wave of a beach, by the column of the tide (§5.5.1, §5.5.2)', () => {
    const units = { 'us-1-16': '4020', 'us-2-16': '4121' };
    // Sea 3 and a 12 make 15: right 1 at Low, right 2 at Average.
    const low = new Wave(units).land().roll(6).roll([6, 6]);
    const average = new Wave(units, 'average').land().roll(6).roll([6, 6]);
    expect([low.told('displaced').length, low.told('displaced')[0]?.shift, average.told('displaced')[0]?.shift]).toEqual([1, 1, 2]);
  });
  it('In lands south at Omaha and south-west at Utah (§5.5.3)', () => {
    const omaha = new Wave({ 'us-1-16': '4121' }).land().roll(1).roll([3, 4]);
    const utah = new Wave({ 'us-1-8': '2014' }).land().roll(1).roll([3, 4]);
    expect([omaha.where('us-1-16'), utah.where('us-1-8')]).toEqual(['4122', '1915']);
  });
  it('right is west at Omaha and north at Utah, left the other way (§5.5.3)', () => {
    const right = [6, 6] as const;
    const left = [1, 1] as const;
    const where = (id: string, hex: string, dice: readonly number[]): string =>
      new Wave({ [id]: hex }, 'average').land().roll(4).roll(dice).where(id);
    // Sea 2: 14 is right 2, 0 is left 2.
    expect([where('us-1-16', '4121', right), where('us-1-16', '4121', left)]).toEqual(['3920', '4322']);
    expect([where('us-1-8', '2015', right), where('us-1-8', '2015', left)]).toEqual(['1814', '2017']);
  });
  it('after a shift the fullest hex lands disrupted, of equals the one the American names (§5.5.4)', () => {
    const wave = { 'us-1-16': '4121', 'us-2-16': '4121', 'us-3-16': '4221' };
    const scene = new Wave(wave).land().roll(6).roll([6, 6]);
    expect(scene.disrupted('us-1-16', 'us-2-16', 'us-3-16')).toEqual([true, true, false]);
    const equal = new Wave({ 'us-1-16': '4121', 'us-3-16': '4221' }).land().roll(6).roll([6, 6]);
    expect([equal.seat, equal.offered()]).toEqual(['allied', ['4021', '4122']]);
    equal.play('4122');
    expect(equal.disrupted('us-1-16', 'us-3-16')).toEqual([false, true]);
    const still = new Wave(wave).land().roll(1).roll([3, 4]);
    expect(still.disrupted('us-1-16', 'us-2-16')).toEqual([false, false]);
  });
  it('who is shifted past the last lane goes back to the pool, and does not count as the fullest (§5.5.5, R4, R6)', () => {
    const scene = new Wave({ 'us-1-16': '3819', 'us-2-16': '3819', 'us-3-16': '4221' }).land().roll(6).roll([6, 6]);
    expect([scene.box('us-1-16'), scene.box('us-2-16'), scene.where('us-3-16')]).toEqual([POOL, POOL, '4122']);
    expect(scene.disrupted('us-1-16', 'us-3-16')).toEqual([false, true]);
  });
  it('more than may stand in the hex: the American chooses who aborts (§5.5.5, R5)', () => {
    const wave = new Wave({ 'us-1-16': '4121' });
    wave.put('us-1-18', '4122');
    wave.put('us-1-26', '4122');
    const scene = wave.land().roll(1).roll([3, 4]);
    expect(scene.offered()).toEqual(['us-1-16']);
    scene.play('us-1-16');
    expect([scene.box('us-1-16'), scene.where('us-1-18')]).toEqual([POOL, '4122']);
  });
  it('before Germans he may abort each unit, or assault from the sea at once (§5.5.6, §5.3.4)', () => {
    const wave = new Wave({ 'us-1-16': '4121', 'us-2-16': '4121' });
    wave.put('ge-static-1', '4122');
    const scene = wave.land().roll(1).roll([3, 4]);
    expect(scene.offered()).toEqual(['us-1-16', 'us-2-16', 'assault', 'abort']);
    scene.play('us-2-16', 'assault');
    expect(scene.box('us-2-16')).toBe(POOL);
    // 8 − 2 = 6 on protection 2 is column D, E by morale: 12 eliminates.
    expect(scene.rolls).toBe('assault');
    scene.roll([6, 6]);
    expect([scene.box('ge-static-1'), scene.where('us-1-16'), scene.rolls]).toEqual([ELIMINATED, '4122', 'casualties']);
  });
  it('who does not drive them out is eliminated (§5.5.6)', () => {
    const wave = new Wave({ 'us-1-16': '4121' });
    wave.put('ge-static-1', '4122');
    const scene = wave.land().roll(1).roll([3, 4]).play('assault').roll([2, 3]);
    expect([scene.box('us-1-16'), scene.where('ge-static-1')]).toEqual([ELIMINATED, '4122']);
    expect(scene.told('eliminated').at(-1)).toMatchObject({ why: 'landing', section: '5.5.6' });
  });
  it('guns cannot assault: alone before Germans they abort (§5.5.6, §10.3.1)', () => {
    const wave = new Wave({ 'us-5-fa': '4121' });
    wave.put('ge-static-1', '4122');
    expect(wave.land().roll(1).roll([3, 4]).box('us-5-fa')).toBe(POOL);
  });
  it('casualties follow once all are on their hexes (§5.5.7)', () => {
    const scene = new Wave({ 'us-1-16': '4121', 'us-2-16': '4221' }).land().roll(1).roll([3, 4]);
    expect([scene.told('landed').length, scene.rolls]).toEqual([2, 'casualties']);
  });
});

describe('Germans driven back from one landing hex into the next (§5.5.5, §10.5.3)', () => {
  it('guns who were to land there turn back, others assault them in their turn', () => {
    const driven = (second: string): ReturnType<Wave['land']> => {
      const wave = new Wave({ 'us-1-16': '4020', [second]: '4121' });
      wave.put('ge-i-916', '4021');
      // 8 − 5 = 3: C. Nine is a retreat.
      return wave.land().roll(1).roll([3, 4]).play('assault').roll([4, 5]).play('4122', 'stop');
    };
    const guns = driven('us-5-fa');
    expect([guns.where('us-1-16'), guns.box('us-5-fa'), guns.told('aborted')]).toMatchObject(['4021', POOL, [{ section: '5.5.5' }]]);
    const others = driven('us-2-16');
    expect([others.where('us-2-16'), others.rolls]).toEqual(['4121', 'assault']);
  });
});

describe('who comes from the sea upon a unit on the march (§5.5.6, §10.3.6 c)', () => {
  const letter = (facing: number): number | undefined => {
    const wave = new Wave({ 'us-1-16': '4020' });
    wave.put('ge-i-916', '4021', facing);
    return wave.land().roll(1).roll([3, 4]).play('assault').roll([6, 6]).told('result')[0]?.letter;
  };
  it('outflanks it where it does not face the sea', () => {
    // 8 − 2 = 6: on protection 1 it is E, from behind F.
    expect([letter(0), letter(3)]).toEqual([4, 5]);
  });
});

describe('the Royal Marines before Port-en-Bessin (§5.3.5, §18.1.4)', () => {
  it('no shift: they assault whoever is there, come ashore, are rolled for without guns and mines, and move (R10)', () => {
    const wave = new Wave({ 'uk-47-rm': '4924' });
    wave.open.turn = 7;
    wave.put('ge-garrison-4', '4925');
    wave.put('ge-i-726', '5025');
    // Sea 2. 10 − 1 × 4 = 6: D; morale 4 to 2: E. Eight less two is a retreat, and the garrison is gone.
    const scene = wave.land().roll(4).play('assault').roll([4, 4]);
    expect([scene.where('uk-47-rm'), scene.told('displaced'), scene.rolls]).toEqual(['4925', [], 'casualties']);
    scene.roll([5, 5]);
    expect(scene.told('casualty')[0]).toMatchObject({ column: 0, modifier: 2, effect: 'D' });
    const calm = new Wave({ 'uk-47-rm': '4924' });
    calm.open.turn = 8;
    const moves = calm.land().roll(1).roll([3, 3]);
    expect([moves.where('uk-47-rm'), moves.step, moves.offered()]).toEqual(['4925', 'movement', ['uk-47-rm', 'done']]);
  });
});
