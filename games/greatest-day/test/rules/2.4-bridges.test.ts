import { describe, expect, it } from 'vitest';
import { COLUMN, game } from '../../src/index.js';
import { controlsBridge } from '../../src/rules/bridges.js';
import { coverLines } from '../../src/rules/cover.js';
import { jobsOf, parachuteWiring } from '../../src/rules/engineers.js';
import { canMove } from '../../src/rules/movement.js';
import { NO, stepCost } from '../../src/rules/terrain-costs.js';
import { changed } from '../other-data.js';
import { data, standAnew } from '../position.js';
import { GameScene } from '../scene.js';

const SAPPERS = '3rd-re-246-fd';
const SUFFOLK = '3rd-8-bde-1-suffolk-a';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const [EAST, WEST] = ['28.020', '29.019'];

/** Sappers at Pegasus bridge, which the Allies hold. */
function pegasus(): GameScene {
  const scene = new GameScene('to-the-sea').only(SAPPERS, SUFFOLK);
  scene.put(SAPPERS, WEST);
  scene.put(SUFFOLK, EAST);
  for (const label of [EAST, WEST]) scene.open.holders[scene.open.objectives.indexOf(scene.hex(label))] = 0;
  return scene.chit('division:3rd');
}
const edge = (scene: GameScene): number => scene.game.world.grid.sideBetween(scene.hex(EAST), scene.hex(WEST));
const controls = (scene: GameScene, side: 0 | 1): boolean =>
  controlsBridge(scene.game.world, scene.open, side, scene.hex(EAST), scene.hex(WEST));

describe('control (§2.4.5)', () => {
  it('is with the side that was last in both hexes, neither in an enemy zone', () => {
    const scene = pegasus();
    expect([controls(scene, 0), controls(scene, 1)]).toEqual([true, false]);
    scene.open.holders[scene.open.objectives.indexOf(scene.hex(EAST))] = 1;
    expect([controls(scene, 0), controls(scene, 1)]).toEqual([false, false]);
  });
  it('an enemy zone on either end makes it contested', () => {
    const scene = pegasus();
    scene.put(GRENADIERS, '30.019');
    expect(controls(scene, 0)).toBe(false);
  });
  it('changes with who enters', () => {
    const scene = pegasus();
    scene.open.holders.fill(1);
    scene.put(SUFFOLK, '30.019', COLUMN);
    scene.put(SAPPERS, '32.018');
    scene.chit('division:3rd').play(SUFFOLK, 'move', EAST);
    expect([scene.where(SUFFOLK), controls(scene, 0)]).toEqual([EAST, true]);
  });
});

describe('demolition (§2.4.6)', () => {
  it('engineers wire with a check; any active unit beside it blows it with a 6 or less', () => {
    const scene = pegasus().play(SAPPERS, 'engineer', 'wire').roll(5);
    expect([scene.open.wired, scene.open.wiredBy]).toEqual([[edge(scene)], [0]]);
    scene.chit('division:3rd').play(SUFFOLK, 'engineer', 'blow').roll(6);
    expect([scene.open.blown, scene.open.wired]).toEqual([[edge(scene)], []]);
    const march = { move: 0, column: true };
    const { grid } = scene.game.world;
    expect(
      stepCost(scene.game.world, scene.open, scene.hex(EAST), grid.directionTo(scene.hex(EAST), scene.hex(WEST)), scene.hex(WEST), march),
    ).toBe(NO);
  });
  it('a failure unwires it; with an enemy zone on either end a 5 is needed', () => {
    const scene = pegasus();
    scene.open.wired = [edge(scene)];
    scene.open.wiredBy = [0];
    const failed = scene.fork().play(SUFFOLK, 'engineer', 'blow').roll(7);
    expect([failed.open.blown, failed.open.wired]).toEqual([[], []]);
    scene.put(GRENADIERS, '30.019');
    scene.chit('division:3rd').play(SAPPERS, 'engineer', 'blow');
    scene.play('let-go').roll(6);
    expect(scene.open.blown).toEqual([]);
  });
  it('only the side that wired it', () => {
    const scene = pegasus();
    scene.open.wired = [edge(scene)];
    scene.open.wiredBy = [1];
    expect(jobsOf(scene.game.world, scene.open, scene.id(SUFFOLK))).not.toContain('blow');
  });
});

describe('on the bridge (§2.4, §2.4.1)', () => {
  it('in Column it is 2 worse and the ground does not count', () => {
    const scene = pegasus();
    scene.put(SUFFOLK, EAST, COLUMN);
    const lines = coverLines(scene.game.world, scene.open, scene.id(SUFFOLK), scene.hex(EAST), 'fire', 0);
    expect(lines.map(({ what, add }) => `${what} ${add}`)).toEqual(['bridge 2', 'column 2']);
  });
  it('one unit assaults across it, in Column', () => {
    const scene = pegasus();
    scene.put(GRENADIERS, WEST);
    scene.put(SAPPERS, EAST);
    scene.put(SUFFOLK, EAST);
    expect(scene.chit('formation:3rd-8-bde').play(SUFFOLK).offers('assault')).toBe(false);
    scene.put(SUFFOLK, EAST, COLUMN);
    scene.open.suppressed[scene.id(GRENADIERS)] = 1;
    standAnew(scene.game.world, scene.open);
    scene.chit('division:3rd').play(SUFFOLK, 'assault', WEST);
    expect(scene.step).toBe('attack');
  });
});

/** To the Sea with other units in it, which no scenario has. */
const withUnits = (units: Readonly<Record<string, string>>) =>
  changed('to-the-sea', ({ setUp, area }) => {
    for (const [unit, hex] of Object.entries(units)) setUp.push({ unit, hex, posture: 'deployed' });
    area.columns = [1, 50];
  });

describe('bridges built and improved (§2.4.3, §2.4.7), and others’ ways of blowing them (§17.8)', () => {
  const BAILEY = '3rd-re-71-bailey';
  const INNS = '3rd-i-corps-c-inns-of-ct';
  const PARAS = '6ab-3-para-bde-8-para-a';
  const module = withUnits({ [BAILEY]: '30.018', [INNS]: '30.019', '716-pi-716-1': '28.022' });
  it('a bridging company lays a Bailey bridge with a check; it never moves again, and carries nobody while shaken', () => {
    const scene = new GameScene('to-the-sea', module).only(BAILEY, SUFFOLK);
    const { grid, ground } = scene.game.world;
    const bank = ground.land.find((hex) => jobsAt(scene, hex).includes('bailey')) as number;
    scene.put(BAILEY, scene.label(bank));
    scene.chit('division:3rd').play(BAILEY, 'engineer', 'bailey');
    const [far] = scene.offered();
    if (far !== undefined) scene.play(far);
    scene.roll(1);
    const [side] = scene.open.built as [number];
    expect(scene.open.builtBy).toEqual([scene.id(BAILEY)]);
    const direction = [0, 1, 2, 3, 4, 5].find((one) => grid.side(bank, one) === side) as number;
    const cross = (): number =>
      stepCost(scene.game.world, scene.open, bank, direction, grid.neighbour(bank, direction), { move: 1, column: true });
    expect([cross() >= 0, canMove(scene.game.world, scene.open, scene.id(BAILEY))]).toEqual([true, false]);
    scene.open.cohesion[scene.id(BAILEY)] = 1;
    expect(cross()).toBe(NO);
  });
  function jobsAt(scene: GameScene, hex: number) {
    scene.put(BAILEY, scene.label(hex));
    return jobsOf(scene.game.world, scene.open, scene.id(BAILEY));
  }
  it('vehicles cross the railway bridge at Bures once it is improved; transport that crosses before is lost', () => {
    const scene = new GameScene('to-the-sea', module).only(SAPPERS);
    const { grid, ground } = scene.game.world;
    const [a, b] = [scene.hex('09.026'), scene.hex('10.027')];
    const way = (move: number): number => stepCost(scene.game.world, scene.open, a, grid.directionTo(a, b), b, { move, column: true });
    expect([way(0) >= 0, way(1), ground.raised[a]]).toEqual([true, NO, 1]);
    scene.put(SAPPERS, '10.027');
    scene.chit('division:3rd').play(SAPPERS, 'engineer', 'improve').roll(1);
    expect([scene.open.built.length, way(1) >= 0]).toEqual([1, true]);
  });
  it('C Squadron blows any bridge with a 0 and is lost with a 6 or more', () => {
    const scene = new GameScene('to-the-sea', module).only(INNS);
    scene.put(INNS, '29.019');
    scene.chit('division:3rd').play(INNS, 'engineer', 'demolish');
    expect(scene.fork().roll(10).open.blown).toHaveLength(1);
    expect(scene.fork().roll(3).open.blown).toEqual([]);
    const lost = scene.roll(6);
    expect(lost.open.box[lost.id(INNS)]).toBe(3);
  });
  it('paratroops wire at 3, 2 or 1 by their steps (§2.4.6)', () => {
    const scene = new GameScene('to-the-sea', withUnits({ [PARAS]: '29.019' }));
    const at = (steps: number): number => {
      scene.open.steps[scene.id(PARAS)] = steps;
      return parachuteWiring(scene.game.world, scene.open, scene.id(PARAS));
    };
    expect([at(2), at(1), at(0)]).toEqual([3, 2, 1]);
    expect(parachuteWiring(scene.game.world, scene.open, scene.id(SUFFOLK))).toBe(0);
  });
});

describe('ferries (§2.6, §2.6.1, §2.6.2)', () => {
  /** Pegasus bridge is gone; sappers and a company in Column stand before it. The rule is optional: a data pack turns it on. */
  function before(): GameScene {
    const tables = structuredClone(data.tables) as unknown as { engineers: { ferries: boolean } };
    tables.engineers.ferries = true;
    const scene = new GameScene('to-the-sea', game.create({ ...data, tables: tables as never })).only(SAPPERS, SUFFOLK, OTHER);
    scene.put(SAPPERS, WEST);
    scene.put(SUFFOLK, WEST, COLUMN);
    scene.put(OTHER, '32.018', COLUMN);
    scene.open.blown = [edge(scene)];
    return scene.chit('formation:3rd-8-bde');
  }
  const OTHER = '3rd-8-bde-1-suffolk-b';
  it('engineers take one unit on foot in Column over a destroyed Bridge with a check, and do nothing else', () => {
    const scene = before().play(SAPPERS, 'engineer', 'ferry').roll(1);
    expect([scene.where(SUFFOLK), scene.open.ferries]).toEqual([EAST, [edge(scene)]]);
    expect(scene.step).toBe('activation');
    expect(scene.offers(SAPPERS)).toBe(false);
  });
  it('afterwards one unit a chit goes over by a whole Movement Action, not as a Second Action', () => {
    const scene = before().play(SAPPERS, 'engineer', 'ferry').roll(1);
    scene.put(OTHER, WEST, COLUMN);
    scene.put(SUFFOLK, '30.018');
    expect(scene.fork().play(OTHER, 'move').offers(EAST)).toBe(false);
    scene.chit('formation:3rd-8-bde');
    scene.play(OTHER, 'move', EAST);
    expect([scene.where(OTHER), scene.open.ferryBusy]).toEqual([EAST, [1]]);
  });
  it('not in a game without it', () => {
    const scene = pegasus();
    scene.put(SUFFOLK, WEST, COLUMN);
    scene.open.blown = [edge(scene)];
    expect(jobsOf(scene.game.world, scene.open, scene.id(SAPPERS))).not.toContain('ferry');
  });
});
