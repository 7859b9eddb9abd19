import { describe, expect, it } from 'vitest';
import { ABSENT, COLUMN, ELIMINATED, EN_ROUTE, LOADING, WAVE } from '../../src/index.js';
import {
  allDeployed,
  canShakeOff,
  inherit,
  isAdrift,
  landable,
  landingHexes,
  passengersOf,
  recycle,
  sink,
  unloadingPostures,
  waiting,
} from '../../src/rules/landing.js';
import { backAt, landed, reactorsAt } from '../../src/rules/landing-fire.js';
import { freeCraft, nextStack, stackOf, subBeachesFor, waveBoxesFor } from '../../src/rules/loading.js';
import { rosterOf } from '../../src/world.js';
import { at, standAnew, world } from '../position.js';
import { GameScene } from '../scene.js';

const TANKS = '3rd-27-arm-bde-13-18-krh-b';
const YORKS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-2-e-yorks-${company}`);
const YORK = YORKS[0] as string;
const SAPPERS = '3rd-re-246-fd';
const CRAFT = 'landing-craft-1';
const COD = '716-kg-krug-stp-20-cod';
const SAND = '34.008';

/** Nobody on the map but who is named afterwards; nobody afloat has landed. */
const sword = (): GameScene => new GameScene('storming-sword').only();
/** Takes units out of their craft and stands them in a hex. */
function ashore(scene: GameScene, hex: string, ...ids: readonly string[]): number[] {
  return ids.map((id) => {
    scene.open.aboard = scene.open.aboard.with(scene.id(id), -1);
    return scene.put(id, hex);
  });
}

describe('who waits to land (§4.5.1)', () => {
  it('craft and swimmers in the wave boxes; not who is aboard, nor who loads or is ashore', () => {
    const scene = sword();
    const all = waiting(world, scene.open);
    const names = all.map((unit) => scene.nameOf(unit));
    expect(names).toContain(TANKS);
    expect(names).not.toContain(YORK);
    expect(all.every((unit) => (scene.open.box[unit] as number) >= WAVE && (scene.open.box[unit] as number) < WAVE + 10)).toBe(true);
    const craft = names.find((id) => id.startsWith('landing-craft')) as string;
    for (const box of [WAVE - 1, WAVE + 10, LOADING, ABSENT, 0]) {
      scene.open.box[scene.id(craft)] = box;
      expect(waiting(world, scene.open)).not.toContain(scene.id(craft));
    }
    for (const box of [WAVE, WAVE + 9]) {
      scene.open.box[scene.id(craft)] = box;
      expect(waiting(world, scene.open)).toContain(scene.id(craft));
    }
  });
  it('where all hexes of its box are full nobody can land (§S.14)', () => {
    const scene = sword();
    const tanks = scene.id(TANKS);
    const hexes = landingHexes(world, scene.open, tanks).map((hex) => scene.label(hex));
    expect(landable(world, scene.open)).toContain(tanks);
    const fillers = rosterOf(world, scene.open).counters.flatMap(({ side, id }) => (side === 'german' ? [id] : []));
    hexes.forEach((hex, i) => {
      for (const id of fillers.slice(i * 5, i * 5 + 5)) scene.put(id, hex);
    });
    expect(landingHexes(world, scene.open, tanks)).toEqual([]);
    expect(landable(world, scene.open)).not.toContain(tanks);
  });
});

describe('coming off a craft (§4.5.4(4), §S.14)', () => {
  const postures = (scene: GameScene, ...ids: readonly string[]) =>
    unloadingPostures(
      world,
      scene.open,
      ids.map((id) => scene.id(id)),
      at(SAND),
    );
  it('on an empty hex in Column or not, mounted only with transport', () => {
    expect(postures(sword(), ...YORKS)).toEqual(['deployed', 'column']);
    expect(postures(sword(), SAPPERS)).toEqual(['deployed', 'column', 'mounted', 'mounted-column']);
  });
  it('in Column where the steps are full, deployed where a Column stands already', () => {
    const full = sword();
    ashore(full, SAND, ...YORKS);
    expect(postures(full, SAPPERS)).toEqual(['column', 'mounted-column']);
    const taken = sword();
    taken.put(TANKS, SAND, COLUMN);
    expect(postures(taken, SAPPERS)).toEqual(['deployed', 'mounted']);
  });
  it('the first only so that those after it find room too', () => {
    const scene = sword();
    ashore(scene, SAND, '3rd-8-bde-1-suffolk-a');
    // Six steps are left: of four companies one comes in Column, the first or another.
    expect(postures(scene, ...YORKS)).toEqual(['deployed', 'column']);
    scene.put(TANKS, SAND, COLUMN);
    expect(postures(scene, ...YORKS.slice(1))).toEqual(['deployed']);
    expect(postures(scene, ...YORKS)).toEqual([]);
  });
  it('the last with more steps than are left cannot deploy', () => {
    const scene = sword();
    ashore(scene, SAND, ...YORKS);
    scene.open.steps[scene.id(YORK)] = 1;
    standAnew(world, scene.open);
    expect(postures(scene, '3rd-8-bde-1-suffolk-a')).toEqual(['column']);
    scene.open.steps[scene.id('3rd-8-bde-1-suffolk-a')] = 1;
    expect(postures(scene, '3rd-8-bde-1-suffolk-a')).toEqual(['deployed', 'column']);
  });
  it('all deployed only where there is room for every step', () => {
    const scene = sword();
    const units = YORKS.map((id) => scene.id(id));
    expect(allDeployed(world, scene.open, units, at(SAND))).toBe(true);
    scene.put(TANKS, SAND);
    expect(allDeployed(world, scene.open, units, at(SAND))).toBe(false);
    expect(allDeployed(world, scene.open, units.slice(0, 3), at(SAND))).toBe(true);
  });
});

describe('what a craft has suffered (§4.1.7(c), §4.5.4(3))', () => {
  function after(steps: number, change: (open: GameScene['open'], craft: number, unit: number) => void = () => undefined) {
    const scene = sword();
    const { open } = scene;
    const [craft, unit] = [scene.id(CRAFT), scene.id(YORK)];
    open.aboard = open.aboard.with(unit, craft);
    open.steps[craft] = steps;
    change(open, craft, unit);
    const lives = inherit(world, open, craft, unit);
    return { lives, open, unit };
  }
  it('a step lost is lost by the passenger; none, none; all, and it is its end', () => {
    expect([2, 1].map((steps) => [after(steps).lives, after(steps).open.steps[after(steps).unit]])).toEqual([
      [true, 2],
      [true, 1],
    ]);
    const end = after(0);
    expect([end.lives, end.open.box[end.unit], end.open.aboard[end.unit]]).toEqual([false, ELIMINATED, -1]);
  });
  it('hits and suppression too, never less than the passenger’s own', () => {
    const hurt = after(2, (open, craft) => {
      open.cohesion[craft] = 1;
      open.suppressed[craft] = 1;
    });
    expect([hurt.open.cohesion[hurt.unit], hurt.open.suppressed[hurt.unit], hurt.open.aboard[hurt.unit]]).toEqual([1, 1, -1]);
    const worse = after(2, (open, _, unit) => {
      open.cohesion[unit] = 2;
      open.suppressed[unit] = 1;
    });
    expect([worse.open.cohesion[worse.unit], worse.open.suppressed[worse.unit]]).toEqual([2, 1]);
  });
});

describe('craft that are done with (§4.5.4(3), §4.5.4(6), §4.2.1)', () => {
  it('go back to the pool whole, unmarked and free', () => {
    const scene = sword();
    const craft = scene.put(CRAFT, SAND);
    scene.open.steps[craft] = 1;
    scene.open.cohesion[craft] = 1;
    scene.open.suppressed[craft] = 1;
    scene.open.marks[craft] = 1;
    scene.open.drift = scene.open.drift.with(craft, 2);
    recycle(world, scene.open, craft);
    const { box, steps, cohesion, suppressed, marks, drift, hex } = scene.open;
    expect([box, steps, cohesion, suppressed, marks, drift, hex].map((column) => column[craft])).toEqual([ABSENT, 2, 0, 0, 0, 0, -1]);
  });
  it('sunk, all aboard are no more and the craft is free; a swimmer is no more itself', () => {
    const scene = sword();
    const craft = scene.open.aboard[scene.id(YORK)] as number;
    const aboard = passengersOf(scene.open, craft);
    expect(aboard.map((unit) => scene.nameOf(unit))).toEqual(expect.arrayContaining(YORKS));
    expect(sink(world, scene.open, craft)).toEqual(aboard);
    expect([scene.open.box[craft], passengersOf(scene.open, craft)]).toEqual([ABSENT, []]);
    expect(aboard.every((unit) => scene.open.box[unit] === ELIMINATED && scene.open.aboard[unit] === -1)).toBe(true);
    expect(sink(world, scene.open, scene.id(TANKS))).toEqual([]);
    expect(scene.open.box[scene.id(TANKS)]).toBe(ELIMINATED);
  });
  it('adrift only on the sand with a drift marker; shaken off by who is not suppressed (§4.2.1)', () => {
    const scene = sword();
    const craft = scene.id(CRAFT);
    const tells = (): boolean[] => [isAdrift(world, scene.open, craft), canShakeOff(world, scene.open, craft)];
    expect(tells()).toEqual([false, false]);
    scene.open.drift = scene.open.drift.with(craft, 1);
    expect(tells()).toEqual([false, false]);
    scene.put(CRAFT, SAND);
    expect(tells()).toEqual([true, true]);
    scene.open.suppressed[craft] = 1;
    expect(tells()).toEqual([true, false]);
    scene.open.suppressed[craft] = 0;
    scene.open.drift = scene.open.drift.with(craft, 0);
    expect(tells()).toEqual([false, false]);
    const tanks = scene.put(TANKS, SAND);
    scene.open.drift = scene.open.drift.with(tanks, 1);
    expect([isAdrift(world, scene.open, tanks), canShakeOff(world, scene.open, tanks)]).toEqual([false, true]);
  });
});

describe('stacks that load (§4.5.4(2), §4.5.6)', () => {
  it('a battalion in one box goes together; who is in another box does not', () => {
    const scene = sword();
    const names = (): string[] => stackOf(world, scene.open, scene.id(YORK)).map((unit) => scene.nameOf(unit));
    for (const id of YORKS) scene.open.box[scene.id(id)] = LOADING;
    expect(names()).toEqual(YORKS);
    scene.open.box[scene.id(YORKS[3] as string)] = EN_ROUTE;
    expect(names()).toEqual(YORKS.slice(0, 3));
  });
  it('the first that waits is next, in its own kind of box; none where none waits', () => {
    const scene = sword();
    scene.open.box.forEach((box, unit) => {
      if (box >= EN_ROUTE && box < WAVE) scene.open.box[unit] = ABSENT;
    });
    const next = (): number[][] => [nextStack(world, scene.open, LOADING), nextStack(world, scene.open, EN_ROUTE)];
    expect(next()).toEqual([[], []]);
    scene.open.box[scene.id(SAPPERS)] = LOADING + 9;
    expect(next()).toEqual([[scene.id(SAPPERS)], []]);
    scene.open.box[scene.id(SAPPERS)] = EN_ROUTE;
    expect(next()).toEqual([[], [scene.id(SAPPERS)]]);
  });
  it('wave boxes are those of its sub-beach; from England any sub-beach of the beach', () => {
    const gold = new GameScene('storming-gold');
    const unit = gold.id('50th-151-bde-6-dli-a');
    const boxes = (sub: number): number[] => {
      gold.open.box[unit] = LOADING + sub;
      return waveBoxesFor(world, gold.open, unit);
    };
    expect([boxes(3), boxes(4), boxes(0)]).toEqual([[WAVE + 2, WAVE + 3], [WAVE, WAVE + 1], []]);
    expect(subBeachesFor(world, gold.open)).toEqual([4, 3]);
  });
  it('the first craft of the pool that is free; none where all are out', () => {
    const scene = sword();
    const craft = freeCraft(world, scene.open);
    expect([scene.nameOf(craft).startsWith('landing-craft'), scene.open.box[craft]]).toEqual([true, ABSENT]);
    scene.open.box[craft] = WAVE;
    expect(freeCraft(world, scene.open)).toBeGreaterThan(craft);
    // Whoever is absent but no craft carries nobody.
    scene.open.box.fill(WAVE);
    scene.open.box[scene.id(YORK)] = ABSENT;
    expect(freeCraft(world, scene.open)).toBe(-1);
  });
});

describe('fire on the sand (§4.2.3, §4.5.4(5))', () => {
  const beaching = (scene: GameScene, ...passengers: readonly string[]) => {
    const craft = scene.put(CRAFT, SAND);
    return { craft, at: at(SAND), passengers: passengers.map((id) => scene.id(id)) } as unknown as Parameters<typeof landed>[1];
  };
  it('who is ashore and alive counts as landed', () => {
    const scene = sword();
    const frame = beaching(scene, ...YORKS);
    expect(landed(scene.open, frame)).toEqual([]);
    const [first] = ashore(scene, SAND, YORK);
    expect(landed(scene.open, frame)).toEqual([first]);
  });
  it('who has the hex in his zone may try, once, and no mortar (§4.2.3(a), C8)', () => {
    const scene = sword();
    scene.put(COD, '34.009');
    scene.put('716-kg-krug-iii-736-12', '33.009');
    const tries = (...tried: readonly number[]): string[] =>
      reactorsAt(world, scene.open, at(SAND), tried).map((unit) => scene.nameOf(unit));
    expect(tries()).toContain(COD);
    expect(tries()).not.toContain('716-kg-krug-i-736-4');
    expect(tries(scene.id(COD))).not.toContain(COD);
    expect(reactorsAt(world, sword().open, at(SAND), [])).toEqual([]);
  });
  it('an unsuppressed craft fires back at the defences and at what it sees in range', () => {
    const scene = sword();
    scene.put(COD, '34.009');
    scene.put('716-kg-krug-iii-736-12', '34.009');
    const frame = beaching(scene);
    expect(backAt(world, scene.open, frame)).toEqual({ beach: 0, units: [scene.id(COD)], any: true });
    for (const track of ['gaps', 'obstacles', 'nests'] as const) scene.open[track][0] = 0;
    expect(backAt(world, scene.open, frame)).toEqual({ beach: -1, units: [scene.id(COD)], any: true });
    scene.put(COD, '34.012');
    expect(backAt(world, scene.open, frame)).toEqual({ beach: -1, units: [], any: false });
    scene.put(COD, '34.009');
    scene.open.suppressed[frame.craft] = 1;
    expect(backAt(world, scene.open, frame)).toEqual({ beach: -1, units: [], any: false });
  });
});
