import { describe, expect, it } from 'vitest';
import { ABANDONED, COLUMN, ENTRENCHED, game, JOBS, MOUNTED } from '../../src/index.js';
import { isBareRailBridge } from '../../src/rules/bridges.js';
import { enterHex } from '../../src/rules/entering.js';
import { ferryable, isFerried, isSecondAction, openFerry, passengerOf } from '../../src/rules/ferries.js';
import { hasMark } from '../../src/rules/units.js';
import { actingFrame } from '../../src/steps/activation.js';
import { data } from '../position.js';
import { GameScene } from '../scene.js';

const SAPPERS = '3rd-re-246-fd';
const GUNNERS = '3rd-2-middx-a';
const SUFFOLK = '3rd-8-bde-1-suffolk-a';
const OTHER = '3rd-8-bde-1-suffolk-b';
const TANKS = '3rd-27-arm-bde-13-18-krh-c';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const [EAST, WEST] = ['28.020', '29.019'];
const [BURES, FAR] = ['09.026', '10.027'];

/** The rule of ferries is optional: a data pack turns it on. */
const withFerries = () => {
  const tables = structuredClone(data.tables) as unknown as { engineers: { ferries: boolean } };
  tables.engineers.ferries = true;
  return game.create({ ...data, tables: tables as never });
};
const ferries = withFerries();
const alone = (...more: readonly string[]): GameScene =>
  new GameScene('to-the-sea', ferries).only(SAPPERS, GUNNERS, SUFFOLK, TANKS, ...more);
const enter = (scene: GameScene, id: string, label: string): GameScene => {
  enterHex(scene.game.world, scene.open, scene.id(id), scene.hex(label));
  return scene;
};
const side = (scene: GameScene, a = EAST, b = WEST): number => scene.game.world.grid.sideBetween(scene.hex(a), scene.hex(b));
const lost = (scene: GameScene, id: string): boolean => hasMark(scene.open, scene.id(id), ABANDONED);

describe('what a unit leaves behind with its hex (§S.30, §S.29, §16.3)', () => {
  it('its works, its job and its Bocage; those of others stay', () => {
    const scene = alone(OTHER);
    const units = [SUFFOLK, OTHER].map((id) => scene.put(id, '36.015')) as [number, number];
    for (const unit of units) {
      scene.open.works = scene.open.works.with(unit, ENTRENCHED);
      scene.open.job = scene.open.job.with(unit, JOBS.indexOf('dig'));
    }
    scene.open.bocage = [...units];
    enter(scene, SUFFOLK, '36.016');
    expect([scene.open.bocage, ...units.map((unit) => [scene.open.works[unit], scene.open.job[unit]])]).toEqual([
      [units[1]],
      [0, -1],
      [ENTRENCHED, JOBS.indexOf('dig')],
    ]);
  });
});

describe('transport over a railway bridge that is not improved (§2.4.3)', () => {
  it.each([
    ['wheels', SAPPERS, true],
    ['tracks', GUNNERS, true],
    ['nobody’s, of a company without any', SUFFOLK, false],
    ['tanks are none', TANKS, false],
  ])('is left for good: %s', (_, id, isLost) => {
    const scene = alone();
    scene.put(id, FAR, COLUMN);
    expect(isBareRailBridge(scene.game.world, scene.open, scene.hex(FAR), scene.hex(BURES))).toBe(true);
    expect(lost(enter(scene, id, BURES), id)).toBe(isLost);
  });
  it('not once the bridge is improved, nor by who comes on there from off the map', () => {
    const improved = alone();
    improved.put(SAPPERS, FAR, COLUMN);
    improved.open.built = [side(improved, FAR, BURES)];
    improved.open.builtBy = [-1];
    expect(lost(enter(improved, SAPPERS, BURES), SAPPERS)).toBe(false);
    const coming = alone();
    coming.open.hex[coming.id(SAPPERS)] = -1;
    coming.open.box[coming.id(SAPPERS)] = 4;
    expect(lost(enter(coming, SAPPERS, BURES), SAPPERS)).toBe(false);
  });
  it('nor over ground it could come to, whether ridden or not', () => {
    for (const posture of [0, COLUMN, MOUNTED, COLUMN | MOUNTED]) {
      const scene = alone();
      scene.put(SAPPERS, '36.015', posture);
      expect(lost(enter(scene, SAPPERS, '36.016'), SAPPERS)).toBe(false);
    }
  });
});

/** Pegasus bridge is gone; a ferry of the sappers is in its place. */
function atFerry(): GameScene {
  const scene = alone();
  scene.put(SAPPERS, WEST);
  scene.open.blown = [side(scene)];
  scene.open.ferries = [side(scene)];
  scene.open.ferryBy = [scene.id(SAPPERS)];
  scene.open.ferryBusy = [0];
  return scene;
}

describe('transport does not come over by ferry (§2.6.2)', () => {
  it('it is left, and the ferry is busy for this chit', () => {
    const scene = atFerry();
    scene.put(GUNNERS, WEST, COLUMN);
    enter(scene, GUNNERS, EAST);
    expect([lost(scene, GUNNERS), scene.open.ferryBusy]).toEqual([true, [1]]);
  });
  it('who has none loses none, and makes it busy too', () => {
    const scene = atFerry();
    scene.put(SUFFOLK, WEST, COLUMN);
    enter(scene, SUFFOLK, EAST);
    expect([lost(scene, SUFFOLK), scene.open.ferryBusy]).toEqual([false, [1]]);
  });
  it('over a bridge that stands nobody needs it, nor anywhere else', () => {
    const standing = atFerry();
    standing.open.blown = [];
    standing.put(GUNNERS, WEST, COLUMN);
    enter(standing, GUNNERS, EAST);
    expect([lost(standing, GUNNERS), standing.open.ferryBusy]).toEqual([false, [0]]);
    const elsewhere = atFerry();
    elsewhere.put(GUNNERS, WEST, COLUMN);
    enter(elsewhere, GUNNERS, '30.018');
    expect([lost(elsewhere, GUNNERS), elsewhere.open.ferryBusy]).toEqual([false, [0]]);
  });
});

describe('whether a ferry takes somebody over (§2.6.1, §2.6.2)', () => {
  const takes = (scene: GameScene, from = WEST, to = EAST): boolean =>
    isFerried(scene.game.world, scene.open, side(scene), scene.hex(from), scene.hex(to));
  it('either way, its engineers at either end', () => {
    const scene = atFerry();
    expect([takes(scene), takes(scene, EAST, WEST)]).toEqual([true, true]);
    scene.put(SAPPERS, EAST);
    expect([takes(scene), takes(scene, EAST, WEST)]).toEqual([true, true]);
  });
  it.each<[string, (scene: GameScene) => void]>([
    ['it has taken somebody over with this chit', ({ open }) => open.ferryBusy.fill(1)],
    ['its engineers have gone', (scene) => scene.put(SAPPERS, '30.018')],
    ['its engineers are suppressed', (scene) => scene.open.suppressed.fill(1, scene.id(SAPPERS), scene.id(SAPPERS) + 1)],
    ['its engineers are lost', (scene) => scene.open.box.fill(3, scene.id(SAPPERS), scene.id(SAPPERS) + 1)],
    ['there is none', ({ open }) => open.ferries.splice(0)],
  ])('not where %s', (_, change) => {
    const scene = atFerry();
    change(scene);
    expect(takes(scene)).toBe(false);
  });
  it('not to another hex than the one across', () => expect(takes(atFerry(), WEST, '30.018')).toBe(false));
  it('opened anew it is its new engineers’, and has taken somebody over; other ferries stay', () => {
    const scene = atFerry();
    const other = side(scene, BURES, FAR);
    openFerry(scene.open, other, 7);
    openFerry(scene.open, side(scene), 9);
    expect([scene.open.ferries, scene.open.ferryBy, scene.open.ferryBusy]).toEqual([
      [other, side(scene)],
      [7, 9],
      [1, 1],
    ]);
  });
  it('not as a Second Action of who goes over', () => {
    const scene = atFerry();
    const unit = scene.id(SUFFOLK);
    const second = (...done: number[]): boolean => {
      scene.open.stack.splice(0, 99, { step: 'turn', next: 8 }, { ...actingFrame('allied', unit, 0), done });
      return isSecondAction(scene.open, unit);
    };
    expect([second(), second(0), second(1, 0), isSecondAction(scene.open, scene.id(SAPPERS))]).toEqual([false, false, true, false]);
  });
});

describe('whom engineers take over first, and where to (§2.6, §2.6.1)', () => {
  function waiting(id: string, posture: number, label = WEST): GameScene {
    const scene = alone(GRENADIERS);
    scene.put(SAPPERS, WEST);
    scene.open.blown = [side(scene)];
    scene.put(id, label, posture);
    return scene;
  }
  it.each([
    ['a company in Column', SUFFOLK, COLUMN, WEST, true],
    ['one deployed', SUFFOLK, 0, WEST, false],
    ['one in another hex', SUFFOLK, COLUMN, '30.018', false],
    ['vehicles', TANKS, COLUMN, WEST, false],
    ['who rides', GUNNERS, COLUMN | MOUNTED, WEST, false],
    ['the engineers themselves', SAPPERS, COLUMN, WEST, false],
  ])('%s', (_, id, posture, label, goes) => {
    const scene = waiting(id, posture, label);
    const { world } = scene.game;
    expect(passengerOf(world, scene.open, scene.id(SAPPERS))).toBe(goes ? scene.id(id) : -1);
    expect(ferryable(world, scene.open, scene.id(SAPPERS))).toEqual(goes ? [scene.hex(EAST)] : []);
  });
  it('not over a bridge that stands, to an enemy, or where another Column is; two deployed do not matter', () => {
    const to = (change: (scene: GameScene) => void): number[] => {
      const scene = waiting(SUFFOLK, COLUMN);
      change(scene);
      return ferryable(scene.game.world, scene.open, scene.id(SAPPERS));
    };
    expect(to((scene) => scene.put(GUNNERS, EAST))).toHaveLength(1);
    expect(to((scene) => scene.put(GUNNERS, EAST, COLUMN))).toEqual([]);
    expect(to((scene) => scene.put(GRENADIERS, EAST))).toEqual([]);
    expect(to((scene) => scene.open.blown.splice(0))).toEqual([]);
  });
});
