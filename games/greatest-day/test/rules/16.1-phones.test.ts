import { describe, expect, it } from 'vitest';
import { hasPhone, isBesidePhone, linesCutAt } from '../../src/rules/phones.js';
import { atHour } from '../other-data.js';
import { at, standAnew, world } from '../position.js';
import { GameScene } from '../scene.js';

const WN = '716-kg-krug-wn-36';
const LONGUES = '716-art-1716-hkaa-longues-4-1260';
const OST = '716-kg-krug-ost-441-2';
const GREEN_HOWARDS = '50th-69-bde-6-green-howards-a';
const GOLD = 2;
const gold = (turn = 2): GameScene => {
  const scene = new GameScene('storming-gold');
  scene.open.turn = turn;
  return scene;
};

describe('lines (§16.1)', () => {
  it('hold to strongpoints and batteries, and are nothing to others', () => {
    const scene = gold();
    expect([WN, LONGUES, OST, GREEN_HOWARDS].map((id) => hasPhone(world, scene.open, scene.id(id)))).toEqual([true, true, false, false]);
  });
  it('cut on one beach, hold on the others; a coastal battery’s are not cut, nor who stands behind the overlay', () => {
    const scene = gold();
    const holds = (id: string): boolean => hasPhone(world, scene.open, scene.id(id));
    scene.open.cut = [1, 1, 0];
    expect([holds(WN), holds(LONGUES)]).toEqual([true, true]);
    scene.open.cut = [0, 0, 1];
    scene.put(LONGUES, '80.005');
    expect([holds(WN), holds(LONGUES)]).toEqual([false, true]);
    scene.put(WN, '85.020');
    expect([world.ground.overlay[at('85.020')], holds(WN)]).toEqual([-1, true]);
    scene.open.hex[scene.id(WN)] = -1;
    expect(holds(WN)).toBe(true);
  });
  it.each([
    ['0607-night', true],
    ['0608-0700', false],
    ['0608-0900', false],
  ])('at %s they hold: %s', (label, holds) => {
    const scene = new GameScene('storming-gold', atHour('storming-gold', label));
    const { world: late } = scene.game;
    expect([WN, LONGUES].map((id) => hasPhone(late, scene.open, scene.id(id)))).toEqual([holds, holds]);
  });
});

describe('beside a telephone (§16.1)', () => {
  const beside = (id: string, hex: string, change: (scene: GameScene) => void = () => undefined): boolean => {
    const scene = gold();
    scene.put(id, hex);
    change(scene);
    standAnew(world, scene.open);
    return isBesidePhone(world, scene.open, scene.id(id));
  };
  it('men of the regiment in the hex of a strongpoint; in the next hex not, nor once its line is cut', () => {
    expect([beside(OST, '80.005'), beside(OST, '80.006')]).toEqual([true, false]);
    expect(beside(OST, '80.005', ({ open }) => open.cut.fill(1))).toBe(false);
  });
  it('not who belongs to none with telephones, nor a strongpoint by itself, nor who is off the map', () => {
    expect(beside(GREEN_HOWARDS, '80.005')).toBe(false);
    expect(beside(WN, '80.005')).toBe(false);
    const off = (scene: GameScene): void => {
      scene.open.hex[scene.id(OST)] = -1;
    };
    expect(beside(OST, '80.005', off)).toBe(false);
  });
});

describe('what a ship’s 0 cuts (§16.1)', () => {
  it.each([
    [1, '80.005', -1],
    [2, '80.005', GOLD],
    [2, '85.020', -1],
  ])('in turn %i at %s: %i', (turn, hex, beach) => {
    expect(linesCutAt(world, gold(turn).open, at(hex))).toBe(beach);
  });
  it('what is cut is not cut again', () => {
    const { open } = gold();
    open.cut[GOLD] = 1;
    expect(linesCutAt(world, open, at('80.005'))).toBe(-1);
    open.cut = [1, 1, 0];
    expect(linesCutAt(world, open, at('80.005'))).toBe(GOLD);
  });
});
