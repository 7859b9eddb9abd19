import { describe, expect, it } from 'vitest';
import { BEACH } from '../../src/ground.js';
import { COLUMN, MOUNTED, PARKED } from '../../src/index.js';
import {
  allowanceOf,
  canMove,
  changedPosture,
  destinations,
  freshMover,
  hasDestination,
  isBarred,
  isHurried,
  isOpenGround,
  type Mover,
  mayDeploy,
  postures,
  spentAfter,
  wayTo,
} from '../../src/rules/movement.js';
import { at, standAnew, world } from '../position.js';
import { GameScene } from '../scene.js';

const RIFLES = '3rd-8-bde-1-suffolk-a';
const COMPANIES = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-1-suffolk-${company}`);
const TANKS = '3rd-27-arm-bde-staffs-yeo-a';
const GUN = '3rd-7-fd-a';
const RIDERS = '21pz-kg-rauch-i-pzgr-192-1';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const FIELD = '36.015';

/** Nobody on the map but one unit, with no chit played. */
function alone(id: string, hex = FIELD, posture = 0) {
  const scene = new GameScene('to-the-sea').only();
  scene.open.played = [];
  const unit = scene.put(id, hex, posture);
  const { open } = scene;
  const mover = (change: Partial<Mover> = {}): Mover => ({ ...freshMover(unit), ...change });
  const reach = (change: Partial<Mover> = {}): string[] => destinations(world, open, mover(change)).map((to) => scene.label(to));
  /** Whether any is found is the same as whether there are some. */
  const any = (change: Partial<Mover> = {}): boolean => {
    const found = hasDestination(world, open, mover(change));
    expect(found).toBe(reach(change).length > 0);
    return found;
  };
  const words = (change: Partial<Mover> = {}) => postures(world, open, mover(change));
  return { scene, open, unit, mover, reach, any, words };
}

describe('what is left of an allowance (§S.11)', () => {
  it('each hex costs its price, and none is reached for more than is left', () => {
    const { open, unit, reach, any } = alone(RIFLES);
    const all = allowanceOf(world, open, unit);
    expect(any()).toBe(true);
    expect(reach()).not.toContain(FIELD);
    for (const left of [2, 4, 6]) {
      const near = reach({ spent: all - left, legs: 1 });
      expect(near.length).toBeGreaterThan(0);
      expect(near.every((to) => world.grid.distance(at(to), at(FIELD)) <= left / 2)).toBe(true);
    }
    expect([reach({ spent: all - 1, legs: 1 }), any({ spent: all - 1, legs: 1 }), any({ spent: all, legs: 1 })]).toEqual([
      [],
      false,
      false,
    ]);
  });
  it('nothing once it is halted, or parked', () => {
    const { reach, any, words } = alone(RIFLES);
    expect([reach({ halted: 1 }), any({ halted: 1 }), words({ halted: 1 })]).toEqual([[], false, []]);
    const park = alone(GUN, FIELD, PARKED);
    expect([park.reach(), park.any(), park.words(), park.words({ legs: 1 })]).toEqual([[], false, ['leave-park'], []]);
  });
  it('with all of it one hex may always be entered, with less not (E7)', () => {
    const { open, unit, mover } = alone(RIFLES);
    const all = allowanceOf(world, open, unit);
    const to = destinations(world, open, mover({ spent: all - 1 }));
    expect([...to].sort()).toEqual(
      world.grid
        .ring(at(FIELD), 1)
        .filter((hex) => to.includes(hex))
        .sort(),
    );
    expect(to.length).toBeGreaterThan(0);
    expect(wayTo(world, open, mover({ spent: all - 1 }), to[0] as number)).toEqual({ path: [to[0]], cost: 1 });
    expect(destinations(world, open, mover({ spent: all - 1, legs: 1 }))).toEqual([]);
    expect(destinations(world, open, mover({ spent: all - 1, halted: 1 }))).toEqual([]);
  });
  it('hexes full of one’s own are passed and not ended in (§S.14)', () => {
    const { scene, reach } = alone(RIFLES);
    for (const id of COMPANIES.slice(1)) scene.put(id, '36.014');
    expect(reach()).toContain('36.014');
    scene.put(TANKS, '36.014');
    expect(reach()).not.toContain('36.014');
    expect(reach()).toContain('36.013');
  });
  it('in Column no hex with another Column is entered or passed; one deployed there does not matter (§S.12)', () => {
    const { scene, reach } = alone(TANKS, FIELD, COLUMN);
    scene.put('3rd-27-arm-bde-staffs-yeo-b', '36.014');
    expect(reach()).toContain('36.014');
    scene.put('3rd-27-arm-bde-staffs-yeo-b', '36.014', COLUMN);
    expect(reach()).not.toContain('36.014');
  });
  it('an enemy’s hex is not entered, but his Park is (§S.25)', () => {
    const { scene, reach } = alone(RIFLES);
    scene.put(GRENADIERS, '36.016');
    expect(reach()).not.toContain('36.016');
    scene.put(GRENADIERS, '45.027');
    scene.put('21pz-iii-pz-art-155-7', '36.016', PARKED);
    expect(reach()).toContain('36.016');
    scene.put(GRENADIERS, '36.016');
    expect(reach()).not.toContain('36.016');
  });
});

describe('what is barred (§S.3, §2.1.9)', () => {
  it('an enemy’s zone in a Division activation, not in a Formation’s, nor to Auto-Command units (§14.0)', () => {
    const barred = (chit: string, id: string): boolean => {
      const scene = new GameScene('to-the-sea').only();
      scene.put(id, FIELD);
      scene.put(GRENADIERS, '36.017');
      scene.chit(chit);
      const found = isBarred(world, scene.open, scene.id(id), at('36.016'));
      const to = destinations(world, scene.open, freshMover(scene.id(id)));
      expect(to.includes(at('36.016'))).toBe(!found);
      return found;
    };
    expect(barred('division:3rd', RIFLES)).toBe(true);
    expect(barred('formation:3rd-8-bde', RIFLES)).toBe(false);
    expect(barred('direct:allied', RIFLES)).toBe(false);
    expect(barred('division:3rd', 'cdo-ss-bde-41-rm-cdo-a')).toBe(false);
    const { open, unit } = alone(RIFLES);
    expect(isBarred(world, open, unit, at('36.016'))).toBe(false);
  });
  it('the sand: to Germans, where there is no beach, and once it is cleared (§4.3.3)', () => {
    const sword = new GameScene('storming-sword').only();
    const sand = at('34.008');
    const open = (id: string, hex = sand): boolean => isOpenGround(world, sword.open, sword.id(id), hex);
    expect(world.ground.terrain[sand]).toBe(BEACH);
    expect([open(RIFLES), open('716-kg-krug-iii-736-12')]).toEqual([true, false]);
    sword.open.cleared[0] = 1;
    expect(open(RIFLES)).toBe(false);
    const later = alone(RIFLES);
    expect(isOpenGround(world, later.open, later.unit, sand)).toBe(false);
  });
  it('who is on the overlay stays on it until the beach is cleared (§4.3.1)', () => {
    const sword = new GameScene('storming-sword').only();
    sword.open.aboard = sword.open.aboard.with(sword.id(RIFLES), -1);
    sword.put(RIFLES, '34.010');
    const open = (hex: string): boolean => isOpenGround(world, sword.open, sword.id(RIFLES), at(hex));
    const off = world.ground.land.find(
      (hex) => world.ground.overlay[hex] === -1 && world.grid.distance(hex, at('34.010')) < 9 && world.ground.column[hex] === 34,
    ) as number;
    expect([open('34.009'), open(sword.label(off))]).toEqual([true, false]);
    sword.open.cleared[0] = 1;
    expect(open(sword.label(off))).toBe(true);
  });
});

describe('who moves at all (§S.11)', () => {
  it('nobody suppressed, aboard, off the map, immobile or at sea', () => {
    const moves = (id: string, change: (one: ReturnType<typeof alone>) => void = () => undefined): boolean => {
      const one = alone(id);
      change(one);
      standAnew(world, one.open);
      return canMove(world, one.open, one.unit);
    };
    expect([moves(RIFLES), moves(TANKS), moves(GUN)]).toEqual([true, true, true]);
    expect(moves(RIFLES, ({ open, unit }) => (open.suppressed[unit] = 1))).toBe(false);
    expect(moves(RIFLES, ({ open, unit, scene }) => (open.aboard = open.aboard.with(unit, scene.id(TANKS))))).toBe(false);
    expect(moves(RIFLES, ({ open, unit }) => (open.box[unit] = 1))).toBe(false);
    expect(moves('716-kg-krug-stp-17-hillman')).toBe(false);
    const sword = new GameScene('storming-sword');
    expect(canMove(world, sword.open, sword.put('landing-craft-1', '34.008'))).toBe(false);
  });
});

describe('changes of posture (§S.12, §S.13, §S.25)', () => {
  it('into Column for a point where no other is; out of it while there is room', () => {
    const { open, unit, words, scene } = alone(RIFLES);
    const all = allowanceOf(world, open, unit);
    expect([words(), words({ spent: all - 2, legs: 1 }), words({ spent: all - 1, legs: 1 })]).toEqual([['column'], ['column'], []]);
    scene.put(TANKS, FIELD, COLUMN);
    expect(words()).toEqual([]);
    const march = alone(RIFLES, FIELD, COLUMN);
    expect(march.words()).toEqual(['deploy']);
    for (const id of [...COMPANIES.slice(1), TANKS]) march.scene.put(id, FIELD);
    expect(march.words()).toEqual([]);
  });
  it('without a point left it is hurried, and not for who has two hits (E3)', () => {
    const { open, unit, words, mover } = alone(RIFLES, FIELD, COLUMN);
    const all = allowanceOf(world, open, unit);
    const left = (halves: number): Partial<Mover> => ({ spent: all - halves, legs: 1 });
    expect([2, 1, 0].map((halves) => isHurried(world, open, mover(left(halves))))).toEqual([false, true, true]);
    open.cohesion[unit] = 1;
    expect(words(left(1))).toEqual(['deploy']);
    open.cohesion[unit] = 2;
    expect([words(left(2)), words(left(1))]).toEqual([['deploy'], []]);
  });
  it('mounting and dismounting once, with half the allowance left; only with transport', () => {
    const { open, unit, words } = alone(RIDERS);
    const all = allowanceOf(world, open, unit);
    const rides = (change: Partial<Mover>): boolean => words(change).includes('mount');
    expect([rides({}), rides({ changed: 1 }), rides({ spent: all / 2 }), rides({ spent: all / 2 + 1 })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(alone(RIDERS, FIELD, MOUNTED).words()).toContain('dismount');
    expect(alone(RIFLES).words()).not.toContain('mount');
  });
  it('a battery parks as its whole Action', () => {
    expect([alone(GUN).words().includes('park'), alone(GUN).words({ legs: 1 }).includes('park')]).toEqual([true, false]);
  });
  it('vehicles do not deploy on a dyke or in a cutting, men do (§2.3.3(3), §2.3.5(3))', () => {
    for (const hex of ['09.012', '71.033']) {
      const may = (id: string): boolean => mayDeploy(world, alone(id, hex, COLUMN).open, alone(id, hex, COLUMN).unit, at(hex));
      expect([may(RIFLES), may(TANKS)]).toEqual([true, false]);
    }
  });
  it.each([
    ['column', 0, COLUMN],
    ['column', MOUNTED, MOUNTED | COLUMN],
    ['deploy', MOUNTED | COLUMN, MOUNTED],
    ['mount', COLUMN, MOUNTED | COLUMN],
    ['dismount', MOUNTED | COLUMN, COLUMN],
    ['park', 0, PARKED],
    ['leave-park', PARKED, 0],
  ] as const)('%s of %i makes %i', (change, before, after) => {
    expect(changedPosture(before, change)).toBe(after);
  });
  it('cost a point in and out of Column, half an allowance to mount, all of it to park (E4)', () => {
    const { open, unit, mover } = alone(RIDERS);
    const all = allowanceOf(world, open, unit);
    const spends = (spent: number, change: Parameters<typeof spentAfter>[3]): number => spentAfter(world, open, mover({ spent }), change);
    expect([spends(3, 'column'), spends(3, 'deploy'), spends(all - 1, 'deploy')]).toEqual([5, 5, all]);
    expect([spends(0, 'park'), spends(0, 'leave-park')]).toEqual([all, all]);
    open.posture[unit] = MOUNTED;
    const mounted = allowanceOf(world, open, unit);
    open.posture[unit] = 0;
    expect([spends(0, 'mount'), spends(all / 2, 'mount')]).toEqual([mounted / 2, mounted]);
    open.posture[unit] = MOUNTED;
    expect([spends(0, 'dismount'), spends(mounted / 2, 'dismount')]).toEqual([all / 2, all]);
  });
});
