import { describe, expect, it } from 'vitest';
import { NO_HERO } from '../../src/index.js';
import { bringHero, dismissHero, heroesFor, isLedByHero, passesByHero, surrenderers } from '../../src/rules/heroes.js';
import { actingFrame } from '../../src/steps/activation.js';
import { at, standAnew, world } from '../position.js';
import { GameScene } from '../scene.js';

const RIFLES = '3rd-8-bde-1-suffolk-a';

describe('heroes (§16.2, §17.4)', () => {
  const TIGERS = 'ind-s-ss-pz-101-s-ss-pz-101-2';
  const OTHERS = 'ind-s-ss-pz-101-s-ss-pz-101-1';
  const LEHR = 'lehr-pzlehr-130-ii-pzlehr-6';
  const HOWARDS = '50th-69-bde-6-green-howards-a';
  const NEST = '716-kg-krug-wn-33';

  it('come to a company of their battalion alone: Wittmann before its first Action, Hollis at any time', () => {
    const tiger = new GameScene('black-baron');
    const may = (scene: GameScene, id: string): string[] =>
      ([0, 1] as const).map((has) => heroesFor(world, scene.open, scene.id(id), has).join());
    expect([may(tiger, TIGERS), may(tiger, LEHR), may(tiger, '7th-22-arm-bde-4-cly-a')]).toEqual([
      ['wittmann', ''],
      ['', ''],
      ['', ''],
    ]);
    const gold = new GameScene('storming-gold');
    expect([may(gold, HOWARDS), may(gold, '50th-69-bde-5-e-yorks-a')]).toEqual([
      ['hollis', 'hollis'],
      ['', ''],
    ]);
    gold.open.heroes[1] = NO_HERO;
    expect(may(gold, HOWARDS)).toEqual(['', '']);
    expect(may(new GameScene('to-the-sea'), RIFLES)).toEqual(['', '']);
  });
  it('clear what has been suffered, make every check pass while their unit acts, and come once', () => {
    const scene = new GameScene('black-baron');
    const { open } = scene;
    const unit = scene.id(TIGERS);
    open.cohesion[unit] = 2;
    open.suppressed[unit] = 1;
    bringHero(world, open, 'wittmann', unit);
    expect([open.heroes[0], open.cohesion[unit], open.suppressed[unit]]).toEqual([unit, 0, 0]);
    open.stack.length = 0;
    expect(passesByHero(open, unit)).toBe(false);
    open.stack.push(actingFrame('german', scene.id(LEHR), 0));
    expect(passesByHero(open, unit)).toBe(false);
    expect(passesByHero(open, scene.id(LEHR))).toBe(false);
    open.stack.push(actingFrame('german', unit, 0));
    expect(passesByHero(open, unit)).toBe(true);
    dismissHero(open, 0);
    expect(open.heroes[0]).toBe(NO_HERO);
    const fresh = new GameScene('black-baron').open;
    dismissHero(fresh, 0);
    expect(fresh.heroes[0]).toBe(-1);
  });
  it('Wittmann leads his battalion within six hexes while he is on the map', () => {
    const scene = new GameScene('black-baron');
    const { open } = scene;
    const leads = (id: string): boolean => isLedByHero(world, open, scene.id(id));
    scene.put(OTHERS, '80.060');
    scene.put(LEHR, '80.060');
    expect([leads(OTHERS), leads(TIGERS)]).toEqual([false, false]);
    bringHero(world, open, 'wittmann', scene.id(TIGERS));
    expect([leads(OTHERS), leads(TIGERS), leads(LEHR)]).toEqual([true, true, false]);
    const { grid } = world;
    const ring = (distance: number): string => grid.label(grid.ring(at(scene.where(TIGERS)), distance).find((hex) => hex >= 0) as number);
    scene.put(OTHERS, ring(6));
    expect(leads(OTHERS)).toBe(true);
    scene.put(OTHERS, ring(7));
    expect(leads(OTHERS)).toBe(false);
    scene.put(OTHERS, ring(1));
    open.box[scene.id(TIGERS)] = 3;
    expect(leads(OTHERS)).toBe(false);
  });
  it('Hollis tells Germans beside his own unit to surrender: not farther off, not without him', () => {
    const scene = new GameScene('storming-gold').only(HOWARDS, NEST);
    const unit = scene.put(HOWARDS, '73.005');
    const nest = scene.put(NEST, '73.006');
    scene.put('50th-69-bde-6-green-howards-b', '73.004');
    const told = (one = unit): number[] => surrenderers(world, scene.open, one);
    expect(told()).toEqual([]);
    scene.open.heroes[1] = unit;
    standAnew(world, scene.open);
    expect(told()).toEqual([nest]);
    expect(told(scene.id('50th-69-bde-6-green-howards-b'))).toEqual([]);
    scene.put(NEST, '73.007');
    expect(told()).toEqual([]);
    scene.put(NEST, '73.006');
    scene.open.box[unit] = 1;
    expect(told()).toEqual([]);
  });
});
