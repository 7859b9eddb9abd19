import { describe, expect, it } from 'vitest';
import { CLEAR, CREST, RIDGE } from '../../src/ground.js';
import { MOUNTED, PARKED } from '../../src/index.js';
import { aimedAt, bombardable, canFire, type Eye, eyesOn, targetTest } from '../../src/rules/guns.js';
import { ALLIED, GERMAN } from '../../src/sides.js';
import { at, standAnew, world } from '../position.js';
import { GameScene } from '../scene.js';

const PRIESTS = '3rd-7-fd-a';
const SUFFOLKS = '3rd-8-bde-1-suffolk-a';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const GUNS = '21pz-iii-pz-art-155-9';
const COD = '716-kg-krug-stp-20-cod';

/** Parked Priests behind, Suffolks in front who see a German company at 32.016 over clear ground. */
function battery(...more: readonly string[]): GameScene {
  const scene = new GameScene('to-the-sea').only(PRIESTS, SUFFOLKS, ...more);
  scene.put(PRIESTS, '36.010', PARKED);
  scene.put(SUFFOLKS, '33.014');
  scene.put(GRENADIERS, '32.016');
  return scene;
}
const hexes = (scene: GameScene, id = PRIESTS): string[] => bombardable(world, scene.open, scene.id(id)).map((hex) => scene.label(hex));

describe('who can fire indirectly (§S.23)', () => {
  it('guns off their transport and not suppressed; infantry and tanks never', () => {
    expect(hexes(battery())).toContain('32.016');
    const without = (change: (scene: GameScene, unit: number) => void): string[] => {
      const scene = battery();
      change(scene, scene.id(PRIESTS));
      standAnew(world, scene.open);
      return hexes(scene);
    };
    expect(without((scene, unit) => scene.open.suppressed.fill(1, unit, unit + 1))).toEqual([]);
    expect(without((scene) => scene.put(PRIESTS, '36.010', MOUNTED))).toEqual([]);
    expect(without((scene, unit) => scene.open.box.fill(1, unit, unit + 1))).toEqual([]);
    expect(hexes(battery(), SUFFOLKS)).toEqual([]);
  });
  it('each hex once and in order, land in play without one’s own', () => {
    const found = bombardable(world, battery().open, battery().id(PRIESTS));
    expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
    const scene = battery();
    const isTarget = (side: 0 | 1, hex: string): boolean => targetTest(world, scene.open, side)(at(hex));
    expect([isTarget(ALLIED, '32.016'), isTarget(ALLIED, '33.014'), isTarget(ALLIED, '33.013')]).toEqual([true, false, true]);
    expect([isTarget(GERMAN, '32.016'), isTarget(GERMAN, '33.014'), isTarget(ALLIED, '01.020')]).toEqual([false, true, false]);
  });
  it('a suppressed gun has nothing to fire at, directly or not', () => {
    const scene = battery();
    const fires = (id: string): boolean => canFire(world, scene.open, scene.id(id));
    expect([fires(PRIESTS), fires(SUFFOLKS)]).toEqual([true, false]);
    scene.put(SUFFOLKS, '32.015');
    expect(fires(SUFFOLKS)).toBe(true);
    scene.open.suppressed[scene.id(SUFFOLKS)] = 1;
    expect(fires(SUFFOLKS)).toBe(false);
  });
});

describe('through whose eyes (§S.23)', () => {
  const eyes = (scene: GameScene, hex: string): Eye[] => eyesOn(world, scene.open, scene.id(PRIESTS), at(hex));
  it('one spotter for each Formation, however many of it see', () => {
    const scene = battery('3rd-8-bde-1-suffolk-b', '3rd-185-bde-2-ksli-a');
    scene.put('3rd-8-bde-1-suffolk-b', '33.015');
    scene.put('3rd-185-bde-2-ksli-a', '32.014');
    const spotters = eyes(scene, '32.016');
    expect(spotters.map(({ by }) => by)).toEqual(['spotter', 'spotter']);
    expect(new Set(spotters.map(({ formation }) => formation)).size).toBe(2);
    expect(spotters.every(({ contact }) => contact === 7)).toBe(true);
  });
  it('Parks see each other without any; an empty hex or guns in the open not (§S.25)', () => {
    const counter = (posture: number): Eye[] => {
      const scene = battery(GUNS);
      scene.put(SUFFOLKS, '37.009');
      scene.put(GUNS, '40.026', posture);
      return eyes(scene, '40.026');
    };
    expect(counter(PARKED)).toEqual([{ by: 'counter-battery', spotter: -1, formation: -1, contact: -1 }]);
    expect(counter(0)).toEqual([]);
  });
  it('at a Park its guns alone are aimed at, of what a spotter sees everybody, of what he does not nobody', () => {
    const scene = battery(GUNS);
    scene.put(GUNS, '32.016', PARKED);
    const unit = scene.id(PRIESTS);
    const through = (eye: Partial<Eye>, hex = '32.016'): number[] =>
      aimedAt(world, scene.open, unit, at(hex), { by: 'spotter', spotter: -1, formation: -1, contact: -1, ...eye });
    expect(through({ by: 'counter-battery' })).toEqual([scene.id(GUNS)]);
    expect(through({ spotter: scene.id(SUFFOLKS) }).sort((a, b) => a - b)).toEqual(
      [scene.id(GUNS), scene.id(GRENADIERS)].sort((a, b) => a - b),
    );
    scene.put(SUFFOLKS, '32.013');
    scene.put(GRENADIERS, '34.014');
    expect(through({ spotter: scene.id(SUFFOLKS) }, '34.014')).toEqual([]);
    scene.put(SUFFOLKS, '33.013');
    expect(through({ spotter: scene.id(SUFFOLKS) }, '34.014')).toEqual([scene.id(GRENADIERS)]);
  });
  it('a ship by itself aims at strongpoints its sand sees and at batteries, not at infantry beside them (§4.4.4(b))', () => {
    const scene = new GameScene('storming-sword');
    scene.put('716-kg-krug-iii-736-12', '34.009');
    const eye: Eye = { by: 'ship', spotter: -1, formation: -1, contact: -1 };
    const aimed = (hex: string): string[] =>
      aimedAt(world, scene.open, scene.id('roberts'), at(hex), eye).map((unit) => scene.nameOf(unit));
    expect(aimed('34.009')).toEqual([COD]);
    expect(aimed('28.009')).toContain('716-art-1716-hkaa-1-1260-riva-bella');
    scene.open.cleared[0] = 1;
    expect([aimed('34.009'), aimed('28.009')]).toEqual([[], ['716-art-1716-hkaa-1-1260-riva-bella']]);
  });
});

describe('views under barrages (§S.15, §S.24)', () => {
  it('are the lines that are left, however they were asked for, and come back when it lifts', () => {
    const { grid, sights } = world;
    const from = at('62.013');
    const lists = [[], [at('62.015')], [at('62.015'), at('63.014')], [at('62.013')], [at('62.021')], []];
    for (const barrages of lists) {
      const view = sights.look(from, 8, 0, barrages);
      const lines = grid.within(from, 8).filter((to) => sights.sees(from, to, 0, barrages));
      expect([...view].sort((a, b) => a - b)).toEqual(lines.sort((a, b) => a - b));
      expect(lines.every((to) => sights.isInView(from, to, 8, 0, barrages))).toBe(true);
    }
    expect(sights.look(from, 8, 0, [at('62.015')]).length).toBeLessThan(sights.look(from, 8, 0, []).length);
    expect(sights.look(from, 8, 0, [from])).toEqual(sights.look(from, 8, 0, []));
    sights.forget();
    expect(sights.isInView(from, at('62.017'), 8, 0, [at('62.015')])).toBe(false);
  });
});

describe('crests and ridges (§2.2.1, §2.2.2)', () => {
  /** Two hexes of clear ground with one such hexside between. */
  function pairAcross(bit: number): readonly [number, number] {
    const { grid, ground } = world;
    for (const from of ground.land)
      for (let direction = 0; direction < 6; direction++) {
        const to = grid.neighbour(from, direction);
        const isPlain = to >= 0 && ground.terrain[from] === CLEAR && ground.terrain[to] === CLEAR;
        if (isPlain && ((ground.sides[from * 6 + direction] as number) & (CREST | RIDGE)) === bit) return [from, to];
      }
    throw new Error('no such hexside');
  }
  it('are looked over from beside them; a line into a hex over a ridge is one, over a crest none', () => {
    const [crest, ridge] = [pairAcross(CREST), pairAcross(RIDGE)];
    expect([world.sights.sees(...crest, 0, []), world.sights.sees(...ridge, 0, [])]).toEqual([true, true]);
    expect([world.sights.isIntoRidge(...crest), world.sights.isIntoRidge(...ridge), world.sights.isIntoRidge(ridge[0], ridge[0])]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
