import { describe, expect, it } from 'vitest';
import { landingFire } from '../../src/rules/landing-fire.js';
import { COMBAT_MODE, ELIMINATED, HIGH_TIDE, MOVEMENT_MODE } from '../../src/types.js';
import { Wave } from '../afloat.js';
import { Position } from '../position.js';
import { type BradleyScene, scenario } from '../scene.js';

/** A unit at Omaha in a calm sea after an In, its casualty dice next; the battery of Pointe du Hoc and the others named in place. */
function landed(id: string, germans: Readonly<Record<string, string>>, sea = 1): BradleyScene {
  const wave = new Wave({ [id]: '4121' });
  for (const [german, hex] of Object.entries(germans)) wave.put(german, hex);
  return wave.land().roll(sea).roll([3, 4]);
}
const GUNS = { 'ge-iii-1716': '3927', 'ge-i-352': '3931', 'ge-hoc': '3319' };

describe('landing casualties (§5.6)', () => {
  it('guns in range of any beach or flat add their factors, beyond half their range half (§5.6.1 a, §5.6.1 b)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('ge-iii-1716', '3927');
    expect(landingFire(world, open, 0)).toBe(10);
    // Range 12, the nearest beach hex 7 away or more: half of 8.
    position.put('ge-i-352', '3931');
    expect(landingFire(world, open, 0)).toBe(14);
    position.put('ge-i-916', '4024');
    expect(landingFire(world, open, 0)).toBe(14);
    expect(landingFire(world, open, 1)).toBe(0);
  });
  it('artillery in an Allied zone of control adds nothing (§5.6.1 c)', () => {
    const position = new Position();
    position.put('ge-iii-1716', '3927');
    position.put('us-1-16', '3926');
    expect(landingFire(position.world, position.open, 0)).toBe(0);
  });
  it('the flats do not count at High tide (§5.6.1 a)', () => {
    const position = new Position();
    const { world, open } = position;
    // Eleven hexes north of the nearest flat, twelve of the nearest beach hex; its range is eleven.
    position.put('ge-hoc', '3809');
    const low = landingFire(world, open, 0);
    open.tide = HIGH_TIDE;
    expect([low, landingFire(world, open, 0)]).toEqual([6, 0]);
  });
  it('the total takes the column at or below it, mines of the area added once, 55 at most (§5.6.2)', () => {
    // 10 + 4 + 12 = 26; with another gun and four mine points 38: a 10 disrupts from column 35 on.
    expect(landed('us-1-16', GUNS).roll([5, 5]).told('casualty')[0]).toMatchObject({ column: 26, effect: '' });
    const wave = new Wave({ 'us-1-16': '4121', 'us-2-16': '4221' }).mine('3821', '3921', '4022', '4123');
    for (const [german, hex] of Object.entries({ ...GUNS, 'ge-i-191': '4128' })) wave.put(german, hex);
    const scene = wave.land().roll(1).roll([3, 4]).roll([5, 5]).roll([5, 5]);
    expect(scene.told('casualty').map(({ column, effect }) => [column, effect])).toEqual([
      [36, 'D'],
      [36, 'D'],
    ]);
  });
  it('two dice and the sea for every unit, three more for tanks, guns and cavalry (§5.6.3, §5.6.4)', () => {
    const modifier = (id: string, sea: number): number | undefined => landed(id, {}, sea).roll([2, 2]).told('casualty')[0]?.modifier;
    expect([modifier('us-1-16', 4), modifier('us-743-tk', 4), modifier('us-5-fa', 4), modifier('us-1-eng', 4)]).toEqual([2, 5, 5, 2]);
    const cavalry = new Wave({ 'us-4-cav': '2015' }).land().roll(1).roll([3, 4]).roll([2, 2]);
    expect(cavalry.told('casualty')[0]?.modifier).toBe(3);
  });
  it('a net roll above 12 is a 12 (§5.6.5)', () => {
    const scene = landed('us-743-tk', GUNS, 6).roll([6, 6]);
    expect(scene.told('casualty')[0]).toMatchObject({ modifier: 6, effect: 'E' });
  });
  it('disrupts or eliminates, and a second disruption eliminates too (§5.6.7, §5.2.4, §10.6.7)', () => {
    const scene = landed('us-1-16', GUNS).roll([6, 5]);
    expect([scene.disrupted('us-1-16'), scene.box('us-1-16')]).toEqual([[true], 0]);
    const shifted = new Wave({ 'us-1-16': '4121' });
    for (const [german, hex] of Object.entries(GUNS)) shifted.put(german, hex);
    const again = shifted.land().roll(6).roll([6, 6]).roll([5, 5]);
    expect([again.disrupted('us-1-16'), again.box('us-1-16')]).toEqual([[false], ELIMINATED]);
  });
  it('what is set up as history had it reaches the beaches: batteries all round, the coastal gun to the south-east (§14.1.3, R12)', () => {
    const omaha = scenario('omaha').goTo('sea');
    const dDay = scenario('d-day').goTo('sea');
    const fire = ({ world, open }: BradleyScene, beach: 0 | 1): number => landingFire(world, open, beach);
    expect([fire(omaha, 0), fire(dDay, 0), fire(dDay, 1)]).toEqual([40, 56, 34]);
  });
  it('guns count with the face that shows (R12)', () => {
    const position = new Position();
    position.put('ge-iii-1716', '3927', 0);
    expect(position.open.mode[position.of('ge-iii-1716')]).toBe(MOVEMENT_MODE);
    expect(landingFire(position.world, position.open, 0)).toBe(1);
    position.put('ge-iii-1716', '3927');
    expect(position.open.mode[position.of('ge-iii-1716')]).toBe(COMBAT_MODE);
  });
});
