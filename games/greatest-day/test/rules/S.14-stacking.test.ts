import { describe, expect, it } from 'vitest';
import { COLUMN, MOUNTED, PARKED } from '../../src/index.js';
import { canPark, isOnlyPark, overrunPark } from '../../src/rules/parks.js';
import { canRun, retreats } from '../../src/rules/running.js';
import { hasColumn, hasRoom, hasRoomDeployed, isOverstacked, stepsIn } from '../../src/rules/stacking.js';
import { at, standAnew, world } from '../position.js';
import { GameScene } from '../scene.js';

const COMPANIES = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-1-suffolk-${company}`);
const [A, B] = COMPANIES as [string, string];
const TANKS = '3rd-27-arm-bde-staffs-yeo-a';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const GUNS = ['a', 'b', 'c'].map((battery) => `3rd-7-fd-${battery}`);
const GUN = GUNS[0] as string;
const GERMAN_GUNS = ['7', '8', '9'].map((battery) => `21pz-iii-pz-art-155-${battery}`);
const FIELD = '36.015';

/** Nobody on the map but who is named afterwards. */
const empty = (): GameScene => new GameScene('to-the-sea').only();

describe('steps in a hex (§S.14)', () => {
  it('are those out of Column: eight are enough, nine are too many', () => {
    const scene = empty();
    for (const id of COMPANIES) scene.put(id, FIELD);
    expect([stepsIn(world, scene.open, at(FIELD)), isOverstacked(world, scene.open, at(FIELD))]).toEqual([8, false]);
    scene.put(TANKS, FIELD, COLUMN);
    expect([stepsIn(world, scene.open, at(FIELD)), isOverstacked(world, scene.open, at(FIELD))]).toEqual([8, false]);
    scene.put(TANKS, FIELD);
    expect(isOverstacked(world, scene.open, at(FIELD))).toBe(true);
    scene.open.steps[scene.id(A)] = 0;
    expect([stepsIn(world, scene.open, at(FIELD)) <= 8, stepsIn(world, scene.open, at('36.016'))]).toEqual([true, 0]);
  });
  it('who rides aboard counts for nothing (§7.3)', () => {
    const scene = empty();
    for (const id of COMPANIES) scene.put(id, FIELD);
    scene.open.aboard = scene.open.aboard.with(scene.id(A), scene.id(TANKS));
    standAnew(world, scene.open);
    expect(stepsIn(world, scene.open, at(FIELD))).toBe(6);
  });
  it('one’s own are not counted twice: who stands there has room there', () => {
    const scene = empty();
    for (const id of COMPANIES) scene.put(id, FIELD);
    expect([hasRoom(world, scene.open, scene.id(A), at(FIELD)), hasRoomDeployed(world, scene.open, scene.id(TANKS), at(FIELD))]).toEqual([
      true,
      false,
    ]);
  });
  it('one Column a hex: another is in the way, oneself is not, who is out of Column is not (§S.12)', () => {
    const scene = empty();
    scene.put(TANKS, FIELD, COLUMN);
    scene.put(B, FIELD);
    const [tanks, a] = [scene.id(TANKS), scene.put(A, '36.016', COLUMN)];
    const taken = (hex: string, without: number): boolean => hasColumn(world, scene.open, at(hex), without);
    expect([taken(FIELD, a), taken(FIELD, tanks), taken(FIELD, -1), taken('36.016', a), taken('36.014', a)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect([hasRoom(world, scene.open, a, at(FIELD)), hasRoom(world, scene.open, tanks, at(FIELD))]).toEqual([false, true]);
  });
  it('an enemy Park that is run over takes no room (§S.25), for whichever side', () => {
    const scene = empty();
    for (const id of GERMAN_GUNS) scene.put(id, FIELD, PARKED);
    const steps = stepsIn(world, scene.open, at(FIELD));
    expect(steps).toBeGreaterThan(0);
    for (const id of COMPANIES.slice(1)) scene.put(id, FIELD);
    expect(hasRoomDeployed(world, scene.open, scene.id(A), at(FIELD))).toBe(true);
    const british = empty();
    for (const id of COMPANIES) british.put(id, FIELD);
    expect(hasRoomDeployed(world, british.open, british.id(GRENADIERS), at(FIELD))).toBe(true);
    // The very first unit of the roster is no exception.
    const { open } = british;
    expect(stepsIn(world, open, at(FIELD))).toBe(8);
  });
});

describe('Artillery Parks (§S.25)', () => {
  const parks = (change: (scene: GameScene) => void = () => undefined, id = GUN, hex = FIELD, posture = 0): boolean => {
    const scene = empty();
    scene.put(id, hex, posture);
    change(scene);
    standAnew(world, scene.open);
    return canPark(world, scene.open, scene.id(id));
  };
  it('are made by guns that stand free', () => {
    expect([parks(), parks(() => undefined, A), parks(() => undefined, TANKS)]).toEqual([true, false, false]);
  });
  it.each([
    ['in Column', COLUMN],
    ['on their transport', MOUNTED],
    ['in a Park already', PARKED],
  ])('not %s', (_, posture) => {
    expect(parks(() => undefined, GUN, FIELD, posture)).toBe(false);
  });
  it('not in hedgerow (§2.1.10), nor in an enemy’s zone', () => {
    expect(parks(() => undefined, GUN, '34.014')).toBe(false);
    expect(parks((scene) => scene.put(GRENADIERS, '36.016'))).toBe(false);
    expect(parks((scene) => scene.put(GRENADIERS, '36.019'))).toBe(true);
  });
  it('three batteries to a Park and five Parks to a division; those of the enemy do not count', () => {
    const batteries = ['3rd-7-fd', '3rd-33-fd'].flatMap((regiment) => ['a', 'b', 'c'].map((one) => `${regiment}-${one}`));
    const others = batteries.filter((id) => id !== GUN);
    const inHex = (count: number) => (scene: GameScene) => {
      for (const id of others.slice(0, count)) scene.put(id, FIELD, PARKED);
    };
    expect([parks(inHex(2)), parks(inHex(3))]).toEqual([true, false]);
    const spread = (count: number) => (scene: GameScene) => {
      others.slice(0, count).forEach((id, i) => {
        scene.put(id, `3${i + 1}.011`, PARKED);
      });
      GERMAN_GUNS.forEach((id, i) => {
        scene.put(id, `4${i}.028`, PARKED);
      });
    };
    expect([parks(spread(4)), parks(spread(5))]).toEqual([true, false]);
    const sixth = (scene: GameScene): void => {
      spread(5)(scene);
      scene.put(others[4] as string, FIELD, PARKED);
    };
    expect(parks(sixth)).toBe(true);
  });
  it('a hex with somebody else in it is no mere Park', () => {
    const scene = empty();
    expect(isOnlyPark(world, scene.open, at(FIELD))).toBe(false);
    scene.put(GUN, FIELD, PARKED);
    expect(isOnlyPark(world, scene.open, at(FIELD))).toBe(true);
    scene.put(A, FIELD);
    expect(isOnlyPark(world, scene.open, at(FIELD))).toBe(false);
  });
  it('are destroyed, battery by battery, by an enemy who comes in; one’s own and who is not parked stay', () => {
    const scene = empty();
    const [first, second, third] = GERMAN_GUNS as [string, string, string];
    scene.put(first, FIELD, PARKED);
    scene.put(second, FIELD, PARKED);
    scene.put(third, FIELD);
    scene.put(GUN, FIELD, PARKED);
    const unit = scene.put(A, FIELD);
    const told: unknown[] = [];
    overrunPark(world, scene.open, unit, at(FIELD), (event) => told.push(event));
    expect([first, second, third, GUN].map((id) => scene.where(id))).toEqual(['', '', FIELD, FIELD]);
    const ends = [first, second].map((id) => ({
      event: 'suffered',
      section: 'S.25',
      unit: scene.id(id),
      what: 'eliminated',
      hex: at(FIELD),
    }));
    expect(told).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining(ends));
  });
});

describe('running (§S.27, §S.40)', () => {
  const FROM = '36.014';
  const runs = (change: (scene: GameScene) => void = () => undefined, id = A, posture = 0): boolean => {
    const scene = empty();
    scene.put(id, FIELD, posture);
    change(scene);
    standAnew(world, scene.open);
    return canRun(world, scene.open, scene.id(id), at(FROM));
  };
  it('is for who can move and has where to run', () => {
    expect(runs()).toBe(true);
    expect(runs((scene) => scene.open.suppressed.fill(1))).toBe(false);
    expect(runs(() => undefined, GUN, PARKED)).toBe(false);
    expect(runs(() => undefined, '716-kg-krug-stp-17-hillman')).toBe(false);
    expect(
      runs((scene) => {
        scene.open.box[scene.id(A)] = 1;
      }),
    ).toBe(false);
  });
  it('leads away from the assaulters: each hex farther from them than the last', () => {
    const scene = empty();
    const unit = scene.put(A, FIELD);
    const { grid } = world;
    const away = (left: number) => retreats(world, scene.open, unit, at(FIELD), at(FROM), left);
    const all = grid.ring(at(FIELD), 1).filter((to) => grid.distance(to, at(FROM)) > 1);
    expect(away(1)).toEqual([...all].sort((a, b) => a - b));
    expect(away(2)).toEqual(away(1));
  });
  it('not where an enemy stands, nor where the last hex has no room for it', () => {
    const scene = empty();
    const unit = scene.put(A, FIELD);
    const last = (left: number): string[] => retreats(world, scene.open, unit, at(FIELD), at(FROM), left).map((hex) => scene.label(hex));
    scene.put(GRENADIERS, '36.016');
    expect(last(1)).not.toContain('36.016');
    scene.put(GRENADIERS, '40.026');
    for (const id of COMPANIES.slice(1)) scene.put(id, '36.016');
    scene.put(TANKS, '36.016');
    expect(last(1)).not.toContain('36.016');
    // One may run through them.
    expect(last(2)).toContain('36.016');
    scene.open.mines = [at('36.016')];
    scene.open.minesBy = [1];
    // §10.2 But not through mines: they end it there.
    expect(last(2)).not.toContain('36.016');
  });
  it('in Column not where another stands in Column (§S.12)', () => {
    const scene = empty();
    const unit = scene.put(TANKS, FIELD, COLUMN);
    const next = (): number[] => retreats(world, scene.open, unit, at(FIELD), at(FROM), 2);
    const [hex] = next();
    scene.put('3rd-27-arm-bde-staffs-yeo-b', scene.label(hex as number), COLUMN);
    expect(next()).not.toContain(hex);
    scene.put('3rd-27-arm-bde-staffs-yeo-b', scene.label(hex as number));
    expect(next()).toContain(hex);
  });
});
