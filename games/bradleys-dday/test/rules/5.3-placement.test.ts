import { describe, expect, it } from 'vitest';
import { approachHexes } from '../../src/rules/approach.js';
import { landingHex } from '../../src/rules/landing.js';
import { setBox } from '../../src/rules/units.js';
import { AFLOAT, COMBAT_MODE, HIGH_TIDE, POOL, TIDES, WAVE } from '../../src/types.js';
import { at, ground, Position } from '../position.js';
import { type BradleyScene, fromSegment, scenario } from '../scene.js';

/** The placement segment of a later turn, with these units in the box of the wave that lands. */
function placing(
  turn: number,
  wave: number,
  ...ids: readonly string[]
): { readonly position: Position; readonly begin: () => BradleyScene } {
  const position = new Position('d-day');
  position.open.turn = turn;
  for (const id of ids) setBox(position.open, position.of(id), WAVE + wave - 1);
  return { position, begin: () => fromSegment(position, 'placement').goTo('approach') };
}
const labels = (hexes: readonly number[]): string[] => hexes.map((hex) => ground.grid.label(hex)).sort();

describe('invasion placement (§5.3)', () => {
  it('the wave goes onto approach hexes in Combat Mode, before the hexes it is to enter (§5.3.1, §5.3.2, §7.2.2)', () => {
    const scene = placing(3, 2, 'us-1-16').begin().play('us-1-16');
    expect(scene.offered()).toEqual(['3819', '3919', '4020', '4121', '4221', '4321', '4421']);
    scene.play('4321');
    const unit = scene.id('us-1-16');
    expect([scene.open.mode[unit], (scene.open.marks[unit] as number) & AFLOAT]).toEqual([COMBAT_MODE, AFLOAT]);
    expect(landingHex(scene.world, scene.open, 0, unit)).toBe(at('4322'));
  });
  it('at High tide the flats are sea: the wave waits there and lands on the beach (§5.3.2, R7)', () => {
    const { position, begin } = placing(5, 1, 'us-1-16');
    position.open.tide = HIGH_TIDE;
    position.put('us-2-16', '4322');
    const scene = begin().play('us-1-16');
    expect(scene.offered()).toContain('4322');
    scene.play('4322');
    expect(landingHex(scene.world, scene.open, 0, scene.id('us-1-16'))).toBe(at('4323'));
  });
  it('approach hexes obey stacking (R5), and whoever finds none goes back to the pool (R48)', () => {
    const { position, begin } = placing(3, 2, 'us-1-16', 'us-1-18', 'us-1-26');
    const { world, open } = position;
    for (const id of ['us-1-16', 'us-1-18']) setBox(open, position.of(id), POOL);
    const scene = begin();
    for (const id of ['us-1-16', 'us-1-18']) {
      position.put(id, '4321');
      open.marks[position.of(id)] = AFLOAT;
    }
    expect(labels(approachHexes(world, open, 0, position.of('us-1-26')))).not.toContain('4321');
    expect(scene.play('us-1-26').offered()).not.toContain('4321');
  });
  it('the tide marker stands at Low for the first landing, unless the scenario or the table says otherwise (§5.3.3, §18.2, §19.1)', () => {
    const tideOf = (id: string, tide?: string): string | undefined => {
      const scene = scenario(id, tide ? { tide } : {}).goTo('approach');
      expect(scene.open.turn).toBe(2);
      return TIDES[scene.open.tide];
    };
    expect([tideOf('omaha'), tideOf('utah'), tideOf('d-day'), tideOf('omaha', 'high')]).toEqual(['low', 'average', 'low', 'high']);
  });
  it('a hex with Germans on it may be chosen (§5.3.4)', () => {
    const { position, begin } = placing(3, 2, 'us-1-16');
    position.put('ge-static-1', '4322');
    expect(begin().play('us-1-16').offered()).toContain('4321');
  });
  it('Port-en-Bessin is for the 47th Royal Marines alone, who may wait (§5.3.5, R10)', () => {
    const { position, begin } = placing(7, 3, 'us-1-18');
    setBox(position.open, position.of('uk-47-rm'), POOL);
    const scene = begin();
    expect(scene.play('uk-47-rm').offered()).toEqual(['4924']);
    scene.play('4924').play('us-1-18');
    expect(scene.offered()).not.toContain('4924');
    expect(landingHex(scene.world, scene.open, 0, scene.id('uk-47-rm'))).toBe(at('4925'));
    const waiting = placing(7, 3);
    setBox(waiting.position.open, waiting.position.of('uk-47-rm'), POOL);
    expect(waiting.begin().offered()).toEqual(['uk-47-rm', 'done']);
  });
});
