import { describe, expect, it } from 'vitest';
import { AT_ENTRY, COLUMN, LOADING, REINFORCEMENT } from '../../src/index.js';
import { assaultTargets } from '../../src/rules/assault.js';
import { overlays } from '../../src/rules/beach.js';
import { destinations, freshMover, isOpenGround } from '../../src/rules/movement.js';
import { qualityLines, sum } from '../../src/rules/quality.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const YORK = '3rd-8-bde-2-e-yorks-a';
const SUFFOLK = '3rd-8-bde-1-suffolk-a';
const GERMAN = '716-kg-krug-iii-736-12';
const COD = '716-kg-krug-stp-20-cod';
const HILLMAN = '716-kg-krug-stp-17-hillman';
const SWORD = 0;
/** The turn on which the 185th Brigade comes, as the scenario's data have it. */
const KSLI_ARRIVE = 5;

/** A company behind the beach, one German far inland, all tracks at 0. */
function taken(): GameScene {
  const scene = new GameScene('storming-sword').only(YORK, HILLMAN);
  scene.open.aboard = scene.open.aboard.with(scene.id(YORK), -1);
  scene.put(YORK, '36.009');
  for (const track of ['gaps', 'obstacles', 'nests'] as const) scene.open[track][SWORD] = 0;
  return scene;
}
const cleared = (scene: GameScene): boolean => scene.chit('division:3rd').open.cleared[SWORD] === 1;

describe('an uncleared beach (§4.3.1)', () => {
  it('no Allied unit leaves the overlay; Germans do', () => {
    const scene = taken();
    scene.put(YORK, '36.012');
    expect(destinations(world, scene.open, freshMover(scene.id(YORK)))).not.toContain(at('36.013'));
    expect(isOpenGround(world, scene.open, scene.id(YORK), at('36.013'))).toBe(false);
    scene.put(GERMAN, '38.012');
    expect(isOpenGround(world, scene.open, scene.id(GERMAN), at('38.013'))).toBe(true);
  });
  it('nor does one assault a hex beyond it, which counts as entering (A6)', () => {
    const scene = taken();
    scene.put(YORK, '36.012');
    scene.put(GERMAN, '36.013');
    expect(assaultTargets(world, scene.open, scene.id(YORK))).toEqual([]);
    scene.put(GERMAN, '36.011');
    expect(assaultTargets(world, scene.open, scene.id(YORK))).toEqual([at('36.011')]);
  });
  it('no German comes onto the sand, though a Gap is open (§2.1.9)', () => {
    const scene = new GameScene('storming-sword').only(GERMAN);
    const gap = world.grid.sideBetween(at('33.008'), at('33.009'));
    scene.open.openGaps = [gap];
    scene.put(GERMAN, '33.009', COLUMN);
    expect(destinations(world, scene.open, freshMover(scene.id(GERMAN)))).not.toContain(at('33.008'));
    scene.put(YORK, '33.008');
    scene.open.aboard = scene.open.aboard.with(scene.id(YORK), -1);
    expect(assaultTargets(world, scene.open, scene.id(GERMAN))).toEqual([]);
  });
  it('its division has one less Troop Quality, which comes back with the clearing (§9.0)', () => {
    const scene = taken();
    const quality = (): number => sum(qualityLines(world, scene.open, scene.id(YORK)));
    const before = quality();
    expect(cleared(scene)).toBe(true);
    expect(quality()).toBe(before + 1);
  });
});

describe('clearing a beach (§4.3.2, §4.3)', () => {
  it('tracks at 0, no German within three hexes of a Reinforcement hex, no Allied unit on the sand', () =>
    expect(cleared(taken())).toBe(true));
  it.each(['gaps', 'obstacles', 'nests'] as const)('not while %s is above 0', (track) => {
    const scene = taken();
    scene.open[track][SWORD] = 1;
    expect(cleared(scene)).toBe(false);
  });
  it('not with any German three hexes away, strongpoints too; four are enough', () => {
    const near = taken();
    near.put(COD, '35.011');
    expect(cleared(near)).toBe(false);
    const far = taken();
    far.put(COD, '35.012');
    expect(cleared(far)).toBe(true);
  });
  it('not with an Allied unit or a craft adrift on the sand', () => {
    const scene = taken();
    scene.open.aboard = scene.open.aboard.with(scene.id(SUFFOLK), -1);
    scene.put(SUFFOLK, '34.007');
    expect(cleared(scene)).toBe(false);
    const adrift = taken();
    adrift.put('landing-craft-9', '34.007');
    adrift.open.drift = adrift.open.drift.with(adrift.id('landing-craft-9'), 2);
    expect(cleared(adrift)).toBe(false);
  });
});

describe('a cleared beach (§4.3.3, §4.8.5)', () => {
  it('the sand is closed at once, the overlay lies to the end of the turn, and units may leave its area', () => {
    const scene = taken();
    scene.open.openGaps = [world.grid.sideBetween(at('33.008'), at('33.009'))];
    cleared(scene);
    scene.put(YORK, '33.009', COLUMN);
    expect(destinations(world, scene.open, freshMover(scene.id(YORK)))).not.toContain(at('33.008'));
    expect(overlays(world, scene.open)).toEqual([SWORD]);
    expect(isOpenGround(world, scene.open, scene.id(YORK), at('36.013'))).toBe(true);
  });
  it('who is at sea goes to the Reinforcement box at once and to its hex with the next turn; craft are free (X8)', () => {
    const scene = taken();
    const units = [SUFFOLK, '3rd-33-fd-a', '3rd-8-bde-1-s-lancs-a'].map((id) => scene.id(id));
    cleared(scene);
    for (const unit of units)
      expect([scene.open.box[unit], scene.open.entry[unit], scene.open.aboard[unit]]).toEqual([REINFORCEMENT, at('35.008'), -1]);
    expect(scene.open.box[scene.id('landing-craft-1')]).toBe(1);
    scene.open.turn = 2;
    scene.frames({ step: 'turn', next: 4 });
    for (const unit of units) expect(scene.open.box[unit]).toBe(AT_ENTRY);
  });
  it('later arrivals come to the Reinforcement hex too', () => {
    const scene = taken();
    cleared(scene);
    scene.open.turn = KSLI_ARRIVE;
    scene.frames({ step: 'turn', next: 4 });
    const unit = scene.id('3rd-185-bde-2-ksli-a');
    expect([scene.open.box[unit], scene.open.entry[unit]]).toEqual([AT_ENTRY, at('35.008')]);
    const before = new GameScene('storming-sword');
    before.open.turn = KSLI_ARRIVE;
    before.frames({ step: 'turn', next: 4 });
    expect(before.open.box[unit]).toBe(LOADING);
  });
  it('with the next turn the overlay, its Gap marks and the support craft are gone', () => {
    const scene = taken();
    scene.open.openGaps = [world.grid.sideBetween(at('33.008'), at('33.009'))];
    cleared(scene);
    scene.open.turn = 2;
    scene.frames({ step: 'turn', next: 0 });
    expect([overlays(world, scene.open), scene.open.openGaps, scene.open.box[scene.id('lcs-s1')]]).toEqual([[], [], 1]);
    expect(scene.told('overlay-gone')).toHaveLength(1);
  });
  it('landing and loading are left out of the Naval chit (§4.3.3, §4.7)', () => {
    const scene = taken();
    cleared(scene);
    scene.chit('naval').until('markers');
    expect([scene.told('loaded'), scene.told('beached')]).toEqual([[], []]);
  });
  it('no German comes within three hexes of its Reinforcement hex any more (O5)', () => {
    const scene = taken();
    const unit = scene.put(GERMAN, '36.013');
    expect(isOpenGround(world, scene.open, unit, at('36.011'))).toBe(true);
    scene.put(GERMAN, '36.017');
    cleared(scene);
    const isOpen = (hex: string): boolean => isOpenGround(world, scene.open, unit, at(hex));
    expect([isOpen('36.011'), isOpen('36.013')]).toEqual([false, true]);
  });
});
