import { describe, expect, it } from 'vitest';
import { LIGHT, SHIP_BOX } from '../../src/index.js';
import { canFireAtSea, findsAny, forceOf, foundBy, isInRange, isSeenFromSand, isShip, rangeToShip } from '../../src/rules/ships.js';
import { craftTargets, defencesOff, firingCraft, isFirstChit } from '../../src/rules/support-craft.js';
import { at, standAnew, world } from '../position.js';
import { GameScene } from '../scene.js';

const COD = '716-kg-krug-stp-20-cod';
const RIVA = '716-art-1716-hkaa-1-1260-riva-bella';
const SUFFOLK = '3rd-8-bde-1-suffolk-a';

describe('ships (§4.4.1, §4.4.4)', () => {
  const sword = (): GameScene => new GameScene('storming-sword');
  it('are those in the boxes of the display; landing craft and troops are none', () => {
    const scene = sword();
    expect(['kelvin', 'landing-craft-1', SUFFOLK].map((id) => isShip(world, scene.open, scene.id(id)))).toEqual([true, false, false]);
    expect([forceOf(scene.open, scene.id('kelvin')), forceOf(scene.open, scene.id(SUFFOLK))]).toEqual([2, -1]);
    scene.open.box[scene.id('kelvin')] = 1;
    expect([isShip(world, scene.open, scene.id('kelvin')), forceOf(scene.open, scene.id('kelvin'))]).toEqual([false, -1]);
  });
  it('without a marker of their force reach nothing (§4.4.4(a))', () => {
    const scene = sword();
    const ship = scene.id('kelvin');
    scene.open.box[ship] = SHIP_BOX + 8;
    expect([isInRange(world, scene.open, ship, at('34.009')), rangeToShip(world, scene.open, at('34.009'), ship) >= 0]).toEqual([
      true,
      true,
    ]);
    scene.open.assaultForce.fill(-1);
    expect([isInRange(world, scene.open, ship, at('34.009')), rangeToShip(world, scene.open, at('34.009'), ship)]).toEqual([false, -1]);
    expect([foundBy(world, scene.open, ship), findsAny(world, scene.open, ship)]).toEqual([[], false]);
  });
  it('find strongpoints seen from the sand and batteries, no mere infantry; nothing seen once it is cleared (§4.4.4(b))', () => {
    const scene = sword();
    scene.put('716-kg-krug-iii-736-12', '34.009');
    const found = (): string[] => foundBy(world, scene.open, scene.id('roberts')).map((unit) => scene.nameOf(unit));
    expect(found()).toEqual(expect.arrayContaining([COD, RIVA]));
    expect(found()).not.toContain('716-kg-krug-iii-736-12');
    expect([isSeenFromSand(world, scene.open, 2, at('34.009')), isSeenFromSand(world, scene.open, 0, at('34.009'))]).toEqual([true, false]);
    scene.open.cleared[0] = 1;
    expect([isSeenFromSand(world, scene.open, 2, at('34.009')), found().includes(COD), found().includes(RIVA)]).toEqual([
      false,
      false,
      true,
    ]);
  });
  it('are fired at by batteries on the map that are free: not suppressed, nor under a barrage, nor beside an enemy (§4.4.7)', () => {
    const fires = (change: (scene: GameScene, unit: number) => void = () => undefined, id = RIVA): boolean => {
      const scene = sword();
      change(scene, scene.id(id));
      standAnew(world, scene.open);
      return canFireAtSea(world, scene.open, scene.id(id));
    };
    expect([fires(), fires(() => undefined, COD)]).toEqual([true, false]);
    expect(
      fires((scene, unit) => {
        scene.open.suppressed[unit] = 1;
      }),
    ).toBe(false);
    expect(
      fires((scene, unit) => {
        scene.open.hex[unit] = -1;
        scene.open.box[unit] = 3;
      }),
    ).toBe(false);
    expect(
      fires((scene) => {
        scene.open.barrages = [at('28.009')];
        scene.open.barrageLevels = [LIGHT];
      }),
    ).toBe(false);
  });
});

describe('support and rocket craft (§4.4.5, §4.4.6)', () => {
  const sword = (): GameScene => new GameScene('storming-sword');
  it('fire at strongpoints and batteries their sand sees, not at infantry there', () => {
    const scene = sword();
    scene.put('716-kg-krug-iii-736-12', '34.009');
    const names = craftTargets(world, scene.open, scene.id('lcs-s1')).map((unit) => scene.nameOf(unit));
    expect(names).toContain(COD);
    expect(names).not.toContain('716-kg-krug-iii-736-12');
  });
  it('support craft at the defences too, while a track is up and the overlay lies', () => {
    for (const track of ['gaps', 'obstacles', 'nests'] as const) {
      const scene = sword();
      const off = (): number => defencesOff(world, scene.open, scene.id('lcs-s1'));
      for (const other of ['gaps', 'obstacles', 'nests'] as const) scene.open[other][0] = other === track ? 1 : 0;
      expect([off(), defencesOff(world, scene.open, scene.id('lcr-s1'))]).toEqual([0, -1]);
      scene.open[track][0] = 0;
      expect(off()).toBe(-1);
      scene.open[track][0] = 1;
      scene.open.cleared[0] = 1;
      scene.open.turn = 2;
      expect(off()).toBe(-1);
    }
  });
  it('rockets in the first Naval chit of June 6 alone; each craft once in a chit', () => {
    const scene = sword();
    const firing = (): string[] => firingCraft(world, scene.open).map((unit) => scene.nameOf(unit));
    expect([isFirstChit(world, scene.open), firing().includes('lcr-s1'), firing().includes('lcs-s1')]).toEqual([true, true, true]);
    scene.open.navalAgain = 1;
    expect([isFirstChit(world, scene.open), firing().includes('lcr-s1'), firing().includes('lcs-s1')]).toEqual([false, false, true]);
    scene.open.navalAgain = 0;
    scene.open.turn = 2;
    expect(isFirstChit(world, scene.open)).toBe(false);
  });
});
