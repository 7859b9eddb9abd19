import { describe, expect, it } from 'vitest';
import { approachers, approachHexes } from '../../src/rules/approach.js';
import { setBox } from '../../src/rules/units.js';
import { COMBAT_MODE, ELIMINATED, POOL, WAVE } from '../../src/types.js';
import { Wave } from '../afloat.js';
import { ground, Position } from '../position.js';
import { type BradleyScene, fromSegment } from '../scene.js';

const labels = (hexes: readonly number[]): string[] => hexes.map((hex) => ground.grid.label(hex)).sort();
/** Rangers before their coast on turn 2. */
function rangers(units: Readonly<Record<string, string>>, germans: Readonly<Record<string, string>> = {}): BradleyScene {
  const wave = new Wave(units);
  wave.open.turn = 2;
  for (const [id, hex] of Object.entries(germans)) wave.put(id, hex);
  return wave.land();
}

describe('Ranger units (§5.7)', () => {
  it('both battalions may land within two hexes of Pointe du Hoc with the very first wave, and only then (§5.7, §5.7.1)', () => {
    const position = new Position('omaha');
    const { world, open } = position;
    for (const id of ['us-5-rgr', 'us-2-rgr', 'us-c-2-rgr']) setBox(open, position.of(id), POOL);
    open.turn = 2;
    expect(approachers(world, open, 0)).toEqual([position.of('us-5-rgr'), position.of('us-2-rgr')]);
    expect(labels(approachHexes(world, open, 0, position.of('us-5-rgr')))).toEqual(['3118', '3218', '3318', '3418', '3518']);
    for (const turn of [3, 5]) {
      open.turn = turn;
      expect(approachers(world, open, 0)).toEqual([]);
    }
  });
  it('each rolls its own displacement, by the sea alone; a company never lands there (§5.7.2)', () => {
    const scene = rangers({ 'us-5-rgr': '3318', 'us-2-rgr': '3418', 'us-1-16': '4121' });
    // The heavy sea of Omaha: 12 and 2 make 14, right 1 at Low; an 8 is In.
    scene.roll(4).roll([6, 6]).roll([4, 4]).roll([3, 4]);
    expect(scene.told('displaced').map(({ unit, shift, mines }) => [unit, shift, mines])).toEqual([
      [scene.id('us-5-rgr'), 1, 0],
      [scene.id('us-2-rgr'), 0, 0],
      [-1, 0, 0],
    ]);
    expect([scene.where('us-5-rgr'), scene.where('us-2-rgr')]).toEqual(['3219', '3419']);
  });
  it('guns and mines of the beach do not count against them (§5.7.2)', () => {
    const wave = new Wave({ 'us-5-rgr': '3118' }).mine('3821', '3921');
    wave.open.turn = 2;
    wave.put('ge-iii-1716', '3927');
    wave.put('ge-hoc', '3319');
    const scene = wave.land().roll(6).roll([4, 4]).roll([5, 5]);
    expect(scene.told('displaced')[0]).toMatchObject({ modifier: 3, mines: 0 });
    expect(scene.told('casualty')[0]).toMatchObject({ column: 0, modifier: 3, effect: 'D' });
    expect(wave.open.minePoints[0]).toBe(-1);
  });
  it('shifted off the coast they go to the pool of Omaha (§5.7.3, R9)', () => {
    const scene = rangers({ 'us-5-rgr': '3118' }).roll(6).roll([6, 6]);
    expect(scene.box('us-5-rgr')).toBe(POOL);
  });
  it('on a hex with Germans they assault at once (R9)', () => {
    const scene = rangers({ 'us-5-rgr': '3318' }, { 'ge-hoc': '3319' }).roll(1).roll([3, 4]).play('assault').roll([1, 1]);
    expect(scene.box('us-5-rgr')).toBe(ELIMINATED);
  });
  it('not used, the capability is lost: later they land at Omaha in a wave like all others (§5.7.3)', () => {
    const position = new Position('omaha');
    position.open.turn = 3;
    setBox(position.open, position.of('us-5-rgr'), WAVE + 1);
    const scene = fromSegment(position, 'placement').goTo('approach');
    expect(scene.offered()).toEqual(['us-5-rgr', 'spread']);
    expect(scene.play('us-5-rgr').offered()).toContain('4121');
    scene.play('4121').goTo('displacement').roll([3, 4]);
    expect([scene.where('us-5-rgr'), scene.told('displaced')[0]?.unit]).toEqual(['4122', -1]);
  });
});

describe('amphibious tanks (§5.8)', () => {
  const companies = { 'us-a-741-tk': '4020', 'us-b-741-tk': '4121', 'us-c-741-tk': '4221' };
  it('after the sea is known each company swims or not (§5.8, §5.8.3, R11)', () => {
    const scene = new Wave({ ...companies, 'us-743-tk': '4321' }).land().roll(4);
    expect(scene.offered()).toEqual(['us-a-741-tk', 'us-b-741-tk', 'us-c-741-tk', 'done']);
    scene.play('us-b-741-tk', 'done').roll([3, 4]);
    expect(scene.told('landed')).toHaveLength(4);
    const rolls = [scene.rolls, scene.roll([2, 2]).rolls, scene.roll([2, 2]).rolls, scene.roll([2, 2]).rolls];
    expect(rolls.toSorted()).toEqual(['casualties', 'casualties', 'casualties', 'sinking']);
    expect(scene.told('casualty').filter(({ section }) => section === '5.8.1')).toHaveLength(1);
  });
  it.each([
    [1, [3, 4], true],
    [1, [4, 4], false],
    [4, [2, 3], true],
    [4, [3, 3], false],
  ])('swimming, sea die %i and %j: 7 and less lands safely, more sinks (§5.8.1)', (sea, dice, safe) => {
    const scene = new Wave({ 'us-a-741-tk': '4121' }).land().roll(sea).play('us-a-741-tk').roll([3, 4]).roll(dice);
    expect(scene.box('us-a-741-tk') === ELIMINATED).toBe(!safe);
    expect(scene.told('casualty')[0]?.effect).toBe(safe ? '' : 'sunk');
  });
  it('who swims takes no fire: not even the heaviest guns count (§5.8.1)', () => {
    const wave = new Wave({ 'us-a-741-tk': '4121' });
    for (const [id, hex] of [
      ['ge-iii-1716', '3927'],
      ['ge-hoc', '3319'],
      ['ge-bruno', '4026'],
    ] as const)
      wave.put(id, hex);
    const scene = wave.land().roll(1).play('us-a-741-tk').roll([3, 4]).roll([3, 4]);
    expect([scene.where('us-a-741-tk'), scene.open.disrupted[scene.id('us-a-741-tk')]]).toEqual(['4122', 0]);
  });
  it('who does not swim lands like any tank, in Combat Mode with the wave (§5.8.4)', () => {
    const scene = new Wave({ 'us-a-741-tk': '4121' }).land().roll(4).play('done').roll([3, 4]).roll([2, 2]);
    expect(scene.told('casualty')[0]).toMatchObject({ modifier: 5, effect: '' });
    expect([scene.where('us-a-741-tk'), scene.open.mode[scene.id('us-a-741-tk')]]).toEqual(['4122', COMBAT_MODE]);
  });
  it('they belong to the first wave at Omaha (§5.8.4, §5.1.2)', () => {
    const { world } = new Position();
    const slots = world.data.tables.waves.bound.find(({ beach, wave }) => beach === 'omaha' && wave === 1)?.slots ?? [];
    expect(slots.flatMap(({ units }) => units ?? [])).toEqual(expect.arrayContaining(['us-a-741-tk', 'us-b-741-tk', 'us-c-741-tk']));
  });
});
