import { describe, expect, it } from 'vitest';
import { CLEAR, NAMED_BRIDGE, RAIL, RIVER, ROAD } from '../../src/ground.js';
import { COLUMN, ENTRENCHED, IMPROVED, JOBS } from '../../src/index.js';
import { jobsOf } from '../../src/rules/engineers.js';
import { fireLines } from '../../src/rules/fire.js';
import { qualityLines, sum } from '../../src/rules/quality.js';
import { actingFrame } from '../../src/steps/activation.js';
import { standAnew } from '../position.js';
import { GameScene } from '../scene.js';

const SAPPERS = '3rd-re-246-fd';
const SUFFOLK = '3rd-8-bde-1-suffolk-a';
const TANKS = '3rd-27-arm-bde-13-18-krh-c';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';
const PIONEERS = 'lehr-pi-lehr-1';

/** Sappers and a company in the open, away from everybody, with the division's chit. */
function alone(...more: readonly string[]): GameScene {
  const scene = new GameScene('to-the-sea').only(SAPPERS, SUFFOLK, ...more);
  scene.put(SAPPERS, '36.015');
  scene.put(SUFFOLK, '36.015');
  return scene.chit('division:3rd');
}
const jobs = (scene: GameScene, id: string) => jobsOf(scene.game.world, scene.open, scene.id(id));

describe('Engineer Actions (§S.29)', () => {
  it('take a check that no Command Point passes; a failure leaves Men at Work, worth 2 at the same job', () => {
    const scene = alone().play(SUFFOLK, 'engineer', 'dig');
    expect(scene.rolls).toBe('check');
    scene.roll(8);
    expect(scene.event('worked')).toMatchObject({ job: 'dig', done: 0 });
    expect(scene.open.job[scene.id(SUFFOLK)]).toBe(JOBS.indexOf('dig'));
    scene.chit('division:3rd').play(SUFFOLK, 'engineer', 'dig').roll(7);
    expect(scene.event('checked')).toMatchObject({ needs: 7, passed: 1 });
    expect([scene.open.works[scene.id(SUFFOLK)], scene.open.job[scene.id(SUFFOLK)]]).toEqual([IMPROVED, -1]);
  });
  it('a rearguard that can move digs in like others, one that cannot does not (§4.8, note)', () => {
    const scene = alone();
    scene.put('3rd-rearguards-rg1', '36.015');
    scene.put('716-nachhuten-n1', '40.015');
    expect([jobs(scene, '3rd-rearguards-rg1').includes('dig'), jobs(scene, '716-nachhuten-n1').includes('dig')]).toEqual([true, false]);
  });
  it('are not for who is in Column or suppressed', () => {
    const scene = alone();
    expect(jobs(scene, SUFFOLK)).toContain('dig');
    scene.put(SUFFOLK, '36.015', COLUMN);
    expect(jobs(scene, SUFFOLK)).toEqual([]);
    scene.put(SUFFOLK, '36.015');
    scene.open.suppressed[scene.id(SUFFOLK)] = 1;
    expect(jobs(scene, SUFFOLK)).toEqual([]);
  });
  it('may be fired at once, before the die, without plus or minus; who is suppressed then does not work (§S.22)', () => {
    const scene = alone(GRENADIERS);
    scene.put(GRENADIERS, '36.016');
    scene.chit('division:3rd').play(SUFFOLK, 'engineer', 'dig');
    expect([scene.seat, scene.offered()]).toEqual(['german', [GRENADIERS, 'pass', 'let-go']]);
    scene.play(GRENADIERS).roll(1).roll(3);
    // 4 red, +1 for four steps in the hex.
    expect(scene.event('shot')).toMatchObject({ strength: 5, result: 'S' });
    scene.play('take');
    expect(scene.open.works[scene.id(SUFFOLK)]).toBe(0);
    expect(scene.told('worked')).toEqual([]);
  });
  it('go on after a Cohesion Hit', () => {
    const scene = alone(GRENADIERS);
    scene.put(GRENADIERS, '36.016');
    scene.chit('division:3rd').play(SUFFOLK, 'engineer', 'dig', GRENADIERS).roll(1).roll(4);
    expect(scene.open.cohesion[scene.id(SUFFOLK)]).toBe(1);
    expect(scene.rolls).toBe('check');
  });
});

describe('positions (§S.30)', () => {
  it('any company on foot digs in; only engineers make an Entrenchment of it, also for others in their hex', () => {
    const scene = alone(TANKS);
    scene.put(TANKS, '36.015');
    scene.open.works = scene.open.works.with(scene.id(SUFFOLK), IMPROVED);
    expect([jobs(scene, SUFFOLK).includes('entrench'), jobs(scene, TANKS).includes('dig')]).toEqual([false, false]);
    expect(jobs(scene, SAPPERS)).toContain('entrench');
    scene.play(SAPPERS, 'engineer', 'entrench').roll(1);
    expect(scene.open.works[scene.id(SUFFOLK)]).toBe(ENTRENCHED);
  });
  it('protect by 1 and 2 and are left behind with the hex', () => {
    const scene = alone(GRENADIERS);
    scene.put(GRENADIERS, '36.016');
    const strength = (): number =>
      sum(fireLines(scene.game.world, scene.open, 'fire', scene.id(GRENADIERS), scene.id(SUFFOLK), scene.hex('36.015')));
    const plain = strength();
    scene.open.works = scene.open.works.with(scene.id(SUFFOLK), IMPROVED);
    expect(strength()).toBe(plain - 1);
    scene.open.works = scene.open.works.with(scene.id(SUFFOLK), ENTRENCHED);
    expect(strength()).toBe(plain - 2);
    scene.put(GRENADIERS, '45.027');
    scene.chit('division:3rd').play(SUFFOLK, 'move', '36.014');
    expect(scene.open.works[scene.id(SUFFOLK)]).toBe(0);
  });
});

const hasWay = ({ game }: GameScene, hex: number, way: number): boolean =>
  [0, 1, 2, 3, 4, 5].some((side) => ((game.world.ground.sides[hex * 6 + side] as number) & way) !== 0);

describe('roadblocks and rearguards (§5.0, §S.31)', () => {
  it('engineers block a Road hex with a roadblock of their division, and clear one; as many as the scenario gives', () => {
    const scene = alone();
    const road = scene.game.world.ground.land.find(
      (hex) => hasWay(scene, hex, ROAD) && jobsHere(scene, hex).includes('roadblock'),
    ) as number;
    const left = scene.open.roadblocks.reduce((sum, one) => sum + one, 0);
    scene.put(SAPPERS, scene.label(road));
    scene.chit('division:3rd').play(SAPPERS, 'engineer', 'roadblock').roll(1);
    expect(scene.open.roadblockHexes).toEqual([road]);
    expect(scene.open.roadblocks.reduce((sum, one) => sum + one, 0)).toBe(left - 1);
    expect(jobs(scene, SAPPERS)).toContain('unblock');
    scene.open.roadblocks.fill(0);
    scene.open.roadblockHexes = [];
    expect(jobs(scene, SAPPERS)).not.toContain('roadblock');
  });
  it('not where one of the seven bridges is (§2.4.2); beside any other its road may be blocked (§2.4, §2.2.3)', () => {
    const scene = alone();
    const { grid, ground } = scene.game.world;
    expect(jobsHere(scene, scene.hex('28.020'))).not.toContain('roadblock');
    const byRoad = (hex: number): boolean =>
      [0, 1, 2, 3, 4, 5].some((side) => {
        const bits = ground.sides[hex * 6 + side] as number;
        return (bits & RIVER) !== 0 && (bits & ROAD) !== 0 && (bits & NAMED_BRIDGE) === 0;
      });
    const beside = ground.land.filter((hex) => byRoad(hex) && grid.distance(hex, scene.hex('40.033')) < 6);
    expect(beside.length).toBeGreaterThan(1);
    for (const hex of beside) expect(jobsHere(scene, hex)).toContain('roadblock');
  });
  it('a railway is a Road too (§2.3.1, note)', () => {
    const scene = alone();
    const { ground } = scene.game.world;
    const rail = ground.land.find(
      (hex) => hasWay(scene, hex, RAIL) && !hasWay(scene, hex, ROAD) && ground.terrain[hex] === CLEAR,
    ) as number;
    expect(jobsHere(scene, rail)).toContain('roadblock');
  });
  it('any company In Command leaves a rearguard without a check; lost, it comes back to the pool', () => {
    const scene = alone().play(SUFFOLK, 'engineer', 'rearguard');
    const rearguard = scene.id('3rd-rearguards-rg1');
    expect([scene.where('3rd-rearguards-rg1'), scene.open.rearguards[0], scene.open.steps[rearguard]]).toEqual(['36.015', 3, 0]);
    expect(scene.told('checked')).toEqual([]);
    scene.frames(
      { step: 'turn', next: 8 },
      { ...actingFrame('allied', scene.id(SUFFOLK), 0), done: [0, 1] },
      {
        ...{ step: 'suffer', asks: 'allied', unit: rearguard, result: 3, stage: 0, answer: -1 },
      },
    );
    expect([scene.where('3rd-rearguards-rg1'), scene.open.rearguards[0], scene.open.box[rearguard]]).toEqual(['', 4, 1]);
  });
  function jobsHere(scene: GameScene, hex: number) {
    scene.put(SAPPERS, scene.label(hex));
    return jobs(scene, SAPPERS);
  }
});

describe('Bocage (§16.3, §X.4)', () => {
  /** A company of pioneers in hedgerow. */
  function hedge() {
    const scene = new GameScene('day-of-the-tiger').only(PIONEERS, '7th-8-h-a');
    scene.put(PIONEERS, '81.058');
    scene.put('7th-8-h-a', '90.050');
    const hedgerow = scene.game.world.grid
      .within(scene.hex('81.058'), 6)
      .find((hex) => scene.game.world.ground.terrain[hex] === 10) as number;
    scene.put(PIONEERS, scene.label(hedgerow));
    return { scene, hedgerow };
  }
  it('is for Germans in hedgerow out of Allied zones, an Engineer Action without a check; it helps and follows nobody', () => {
    const { scene } = hedge();
    scene.chit('division:lehr').play(PIONEERS, 'engineer', 'bocage');
    expect(scene.open.bocage).toEqual([scene.id(PIONEERS)]);
    expect(scene.told('checked')).toEqual([]);
    const { world } = scene.game;
    const lines = fireLines(world, scene.open, 'fire', scene.id('7th-8-h-a'), scene.id(PIONEERS), scene.hex(scene.where(PIONEERS)));
    expect(lines).toContainEqual({ what: 'bocage', add: -1, section: '16.3' });
    const own = fireLines(world, scene.open, 'fire', scene.id(PIONEERS), scene.id('7th-8-h-a'), scene.hex('90.050'));
    expect(own).toContainEqual({ what: 'bocage', add: 1, section: '16.3' });
    const steadier = qualityLines(world, scene.open, scene.id(PIONEERS)).filter(({ what }) => what === 'bocage');
    expect(steadier).toEqual([{ what: 'bocage', add: 1, section: '16.3' }]);
    scene.chit('division:lehr').play(PIONEERS, 'move');
    scene.play(scene.offered().find((text) => /^\d/.test(text)) as string);
    expect(scene.open.bocage).toEqual([]);
  });
  it('not in an Allied fire zone, and not for the Allies', () => {
    const { scene, hedgerow } = hedge();
    const beside = scene.game.world.grid.ring(hedgerow, 1).find((hex) => scene.game.world.ground.terrain[hex] === 10) as number;
    scene.put('7th-8-h-a', scene.label(beside));
    expect(jobs(scene, PIONEERS)).not.toContain('bocage');
    expect(jobs(scene, '7th-8-h-a')).not.toContain('bocage');
  });
});

describe('rubble (§2.5)', () => {
  it('is cleared by engineers in it with a check; posts in it stay destroyed', () => {
    const scene = alone();
    scene.open.rubble = [scene.hex('36.015')];
    standAnew(scene.game.world, scene.open);
    scene.chit('division:3rd').play(SAPPERS, 'engineer', 'clear').roll(2);
    expect([scene.open.rubble, scene.open.razed]).toEqual([[], [scene.hex('36.015')]]);
  });
});
