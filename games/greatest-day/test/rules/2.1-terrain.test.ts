import { describe, expect, it } from 'vitest';
import {
  BEACH,
  CITY,
  CLEAR,
  CREST,
  FORTIFIED,
  HEDGEROW,
  MARSH,
  RAIL,
  RIDGE,
  RIVER,
  ROAD,
  STREAM,
  TOWN,
  VILLAGE,
  WOODS,
} from '../../src/ground.js';
import { COLUMN, STORM } from '../../src/index.js';
import { BLUE, LEG, ORANGE, RED, TRACKED, WHEELED } from '../../src/roster.js';
import { isRoadFree } from '../../src/rules/connecting-roads.js';
import { coverLines, ridgeLines } from '../../src/rules/cover.js';
import type { Gait } from '../../src/rules/gait.js';
import { sum } from '../../src/rules/quality.js';
import { NO, stepCost, WHOLE_MOVE } from '../../src/rules/terrain-costs.js';
import { world } from '../position.js';
import { GameScene } from '../scene.js';

const { grid, ground } = world;
const FOOT: Gait = { move: LEG, column: false };
const MARCH: Gait = { move: LEG, column: true };
const WHEELS: Gait = { move: WHEELED, column: false };
const TRUCKS: Gait = { move: WHEELED, column: true };
const TRACKS: Gait = { move: TRACKED, column: false };
const TANK_COLUMN: Gait = { move: TRACKED, column: true };

const scene = new GameScene('to-the-sea');
const { open } = scene;
const COMPANY = scene.id('3rd-8-bde-1-suffolk-a');
const TANKS = scene.id('3rd-27-arm-bde-13-18-krh-c');

interface Step {
  readonly from: number;
  readonly direction: number;
  readonly to: number;
}
const bitsOf = ({ from, direction }: Step): number => ground.sides[from * 6 + direction] as number;
const isPlain = (hex: number): boolean => ground.hill[hex] === 0 && ground.raised[hex] === 0 && ground.sunken[hex] === 0;
/** The first step on the map for which something holds, with plain ground at both ends. */
function stepWhere(holds: (step: Step, bits: number) => boolean): Step {
  for (const from of ground.land)
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbour(from, direction);
      const step = { from, direction, to };
      if (to >= 0 && isPlain(from) && isPlain(to) && holds(step, bitsOf(step))) return step;
    }
  throw new Error('no such step on the map');
}
const into = (terrain: number): Step =>
  stepWhere(({ from, to }, bits) => ground.terrain[from] !== BEACH && ground.terrain[to] === terrain && bits === 0);
const cost = ({ from, direction, to }: Step, gait: Gait): number => stepCost(world, open, from, direction, to, gait);
const cover = (hex: number, unit: number, colour = RED): number => sum(coverLines(world, open, unit, hex, 'fire', colour));
const hexOf = (terrain: number): number => ground.land.find((hex) => ground.terrain[hex] === terrain && isPlain(hex)) as number;

describe('what a hex is to who is fired at in it (§2.0, §2.1)', () => {
  it.each([
    ['clear', '2.1.1', CLEAR, 0, 0],
    ['woods and brushwoods', '2.1.2, §2.1.3', WOODS, -2, -2],
    ['village', '2.1.4', VILLAGE, -1, 0],
    ['town', '2.1.5', TOWN, -2, -1],
    ['city', '2.1.6', CITY, -3, -2],
    ['fortified', '2.1.7', FORTIFIED, -4, -3],
    ['marsh', '2.1.8', MARSH, 1, 0],
    ['beach', '2.1.9', BEACH, 1, 0],
    ['hedgerow', '2.1.10', HEDGEROW, -2, -1],
  ])('%s (§%s)', (_name, _section, terrain, unarmoured, armoured) => {
    expect([cover(hexOf(terrain), COMPANY), cover(hexOf(terrain), TANKS)]).toEqual([unarmoured, armoured]);
  });
  it('woods do nothing against guns and mortars, but against small arms and armour-piercing (§2.1.2)', () => {
    expect([ORANGE, BLUE].map((colour) => cover(hexOf(WOODS), COMPANY, colour))).toEqual([0, -2]);
  });
  it('a hill is worth 1, to armour 2, besides what else is there (§2.1.11)', () => {
    const hill = ground.land.find((hex) => ground.hill[hex] === 1) as number;
    const lines = coverLines(world, open, COMPANY, hill, 'fire', RED);
    expect(lines).toContainEqual({ what: 'hill', add: -1, section: '2.1.11' });
    expect(coverLines(world, open, TANKS, hill, 'fire', RED)).toContainEqual({ what: 'hill', add: -2, section: '2.1.11' });
  });
  it('in Column protection is lost and harm kept, and it is 2 worse (§S.12)', () => {
    open.posture[COMPANY] = COLUMN;
    expect([cover(hexOf(CITY), COMPANY), cover(hexOf(MARSH), COMPANY)]).toEqual([2, 3]);
    open.posture[COMPANY] = 0;
  });
  it('rubble is worth 1 more and costs more (§2.5)', () => {
    const step = into(CITY);
    const [before, covered] = [cost(step, FOOT), cover(step.to, COMPANY)];
    open.rubble = [step.to];
    expect([cost(step, FOOT) - before, cover(step.to, COMPANY) - covered]).toEqual([2, -1]);
    open.rubble = [];
  });
});

describe('what a hex costs to enter, in halves (§2.1)', () => {
  it.each([
    ['clear (§2.1.1)', CLEAR, 2, 6, 4],
    ['woods: no vehicle off the road (§2.1.2)', WOODS, 6, NO, NO],
    ['village (§2.1.4)', VILLAGE, 2, 6, 4],
    ['town: vehicles in Column only (§2.1.5)', TOWN, 4, NO, NO],
    ['city: vehicles in Column only (§2.1.6)', CITY, 4, NO, NO],
    ['marsh: no vehicle off the road (§2.1.8)', MARSH, 6, NO, NO],
    ['hedgerow (§2.1.10)', HEDGEROW, 4, 8, 6],
  ])('%s', (_name, terrain, leg, wheeled, tracked) => {
    expect([FOOT, WHEELS, TRACKS].map((gait) => cost(into(terrain), gait))).toEqual([leg, wheeled, tracked]);
  });
  it('in Column vehicles enter towns and cities off the road too, not woods or marsh', () => {
    expect([TOWN, CITY, WOODS, MARSH].map((terrain) => cost(into(terrain), TRUCKS))).toEqual([6, 6, NO, NO]);
  });
  it('vehicles leave woods and marsh by a Road and towns in Column, as they came in (§2.1.2, §2.1.5, §2.1.8)', () => {
    const outOf = (terrain: number): Step =>
      stepWhere(({ from, to }, bits) => ground.terrain[from] === terrain && ground.terrain[to] === CLEAR && bits === 0);
    expect([WOODS, MARSH, TOWN].map((terrain) => cost(outOf(terrain), TRACKS))).toEqual([NO, NO, NO]);
    expect([WOODS, MARSH, TOWN].map((terrain) => cost(outOf(terrain), TANK_COLUMN))).toEqual([NO, NO, 4]);
    expect([WOODS, MARSH, TOWN].map((terrain) => cost(outOf(terrain), FOOT))).toEqual([2, 2, 2]);
  });
  it('what is grey cannot be entered or left: 31.022 leads to 30.022 and not to 30.023 (§2.1.12)', () => {
    const way = (a: string, b: string): number =>
      cost({ from: scene.hex(a), direction: grid.directionTo(scene.hex(a), scene.hex(b)), to: scene.hex(b) }, FOOT);
    expect(way('31.022', '30.022')).toBeGreaterThan(0);
    expect(way('31.022', '30.023')).toBe(NO);
  });
  it('in a storm everything costs twice as much, out of Column (§1.2)', () => {
    const step = stepWhere((_, bits) => (bits & ROAD) !== 0 && (bits & (STREAM | RIVER | RIDGE)) === 0);
    const plain = into(CLEAR);
    const before = [cost(plain, FOOT), cost(step, MARCH)];
    open.weather = STORM;
    expect([cost(plain, FOOT), cost(step, MARCH)]).toEqual([(before[0] as number) * 2, before[1]]);
    open.weather = 0;
  });
  it('in a storm a stream costs twice as much too (§1.2)', () => {
    const wet = stepWhere(({ to }, bits) => bits === STREAM && ground.terrain[to] === CLEAR);
    open.weather = STORM;
    expect([cost(wet, FOOT), cost(wet, MARCH)]).toEqual([12, 4]);
    open.weather = 0;
  });
});

describe('hexsides (§2.2)', () => {
  it('crests cost nothing (§2.2.1)', () => {
    const step = stepWhere(({ to }, bits) => bits === CREST && ground.terrain[to] === CLEAR);
    expect(cost(step, FOOT)).toBe(cost(into(CLEAR), FOOT));
  });
  it('a ridge takes a whole Movement Action on foot; vehicles need a road in Column, and no roadblock (§2.2.2)', () => {
    const step = stepWhere((_, bits) => bits === RIDGE);
    expect([cost(step, FOOT) >= WHOLE_MOVE, cost(step, TRACKS), cost(step, TANK_COLUMN)]).toEqual([true, NO, NO]);
    const road = stepWhere((_, bits) => (bits & RIDGE) !== 0 && (bits & ROAD) !== 0 && (bits & (STREAM | RIVER)) === 0);
    expect(cost(road, TANK_COLUMN)).toBe(1);
    open.roadblockHexes = [road.from];
    expect(cost(road, TANK_COLUMN)).toBe(NO);
    open.roadblockHexes = [];
  });
  it('fire across a ridge is 1 worse, at armour 2 (§2.2.2)', () => {
    const { from, to } = stepWhere((_, bits) => bits === RIDGE);
    open.hex[COMPANY] = from;
    const lines = [COMPANY, TANKS].map((target) => sum(ridgeLines(world, open, COMPANY, target, to)));
    expect(lines).toEqual([-1, -2]);
    open.hex[COMPANY] = scene.hex('34.012');
  });
  it('a stream costs 2 more on foot, 1 in Column; vehicles need a road, rubble or not, and no roadblock (§2.2.3)', () => {
    const step = stepWhere(({ from, to }, bits) => bits === STREAM && ground.terrain[from] === CLEAR && ground.terrain[to] === CLEAR);
    expect([cost(step, FOOT), cost(step, MARCH), cost(step, TRACKS)]).toEqual([2 + 4, 2 + 2, NO]);
    const road = stepWhere(({ to }, bits) => bits === (STREAM | ROAD) && ground.terrain[to] === CLEAR);
    expect(cost(road, TANK_COLUMN)).toBe(1);
    open.rubble = [road.to];
    expect(cost(road, TANK_COLUMN)).toBeGreaterThan(1);
    open.rubble = [];
    open.roadblockHexes = [road.to];
    expect(cost(road, TANK_COLUMN)).toBe(NO);
    open.roadblockHexes = [];
  });
  it('a river is crossed at bridges, in Column (§2.2.4)', () => {
    const step = stepWhere((_, bits) => bits === RIVER);
    expect([FOOT, MARCH, TANK_COLUMN].map((gait) => cost(step, gait))).toEqual([NO, NO, NO]);
    const pegasus = {
      from: scene.hex('28.020'),
      to: scene.hex('29.019'),
      direction: grid.directionTo(scene.hex('28.020'), scene.hex('29.019')),
    };
    expect([cost(pegasus, FOOT), cost(pegasus, MARCH), cost(pegasus, TANK_COLUMN)]).toEqual([NO, 1, 1]);
  });
});

describe('roads (§2.3)', () => {
  it('half a point in Column, the price of the hex out of it (§2.3.1)', () => {
    const step = stepWhere(({ to }, bits) => bits === ROAD && ground.terrain[to] === CLEAR);
    expect([cost(step, MARCH), cost(step, TRUCKS), cost(step, FOOT)]).toEqual([1, 1, 2]);
  });
  it('railways: half a point on foot, 2 on wheels, 1 on tracks (§2.3.2)', () => {
    const step = stepWhere(({ to }, bits) => bits === RAIL && ground.terrain[to] === CLEAR);
    expect([MARCH, TRUCKS, TANK_COLUMN].map((gait) => cost(step, gait))).toEqual([1, 4, 2]);
  });
  /** A step on the road into a hex with a dyke, and one beside it. */
  const dyke = scene.hex('09.012');
  const stepsTo = (hex: number): Step[] =>
    [0, 1, 2, 3, 4, 5].flatMap((back) => {
      const from = grid.neighbour(hex, back);
      return from >= 0 ? [{ from, direction: (back + 3) % 6, to: hex }] : [];
    });
  const onRoad = (step: Step): boolean => (bitsOf(step) & (ROAD | RAIL)) !== 0;
  const along = stepsTo(dyke).find(onRoad) as Step;
  const aside = stepsTo(dyke).find((step) => !onRoad(step) && cost(step, FOOT) > 0) as Step;

  it('a dyke is entered in Column only where its road crosses the hexside, and not past a roadblock in it (§2.3.3(2))', () => {
    expect([cost(along, MARCH), cost(aside, MARCH)]).toEqual([1, NO]);
    open.roadblockHexes = [dyke];
    expect(cost(along, MARCH)).toBe(NO);
    open.roadblockHexes = [];
  });
  it('no vehicle comes onto it out of Column (§2.3.3(3)); on foot it costs twice the ground (§2.3.3(4))', () => {
    expect([cost(along, TRACKS), cost(aside, WHEELS)]).toEqual([NO, NO]);
    const { terrain } = world.data.tables;
    const row = terrain.rows.find((one) => one.terrain === world.printed.hexAt(dyke)?.terrain);
    const streams = (bitsOf(aside) & STREAM) !== 0 ? world.data.tables.movement.stream : 0;
    expect(cost(aside, FOOT)).toBe((row?.leg as number) * 2 + streams);
  });
  it('who stands on it is hit 2 better, besides the ground (§2.3.3(1), §2.3.4)', () => {
    expect(coverLines(world, open, COMPANY, dyke, 'fire', RED)).toContainEqual({ what: 'raised', add: 2, section: '2.3.3' });
  });
  it('in a cutting 2 worse on foot, 3 in vehicles, in Column too (§2.3.5(1), §2.3.5(2), §2.3.5(3))', () => {
    const cutting = scene.hex('71.033');
    expect(coverLines(world, open, COMPANY, cutting, 'fire', RED)).toContainEqual({ what: 'sunken', add: -2, section: '2.3.5' });
    open.posture[TANKS] = COLUMN;
    expect(cover(cutting, TANKS)).toBe(-3 + 2);
    open.posture[TANKS] = 0;
    expect(
      stepsTo(cutting)
        .filter((step) => !onRoad(step))
        .every((step) => cost(step, TANK_COLUMN) === NO),
    ).toBe(true);
  });
});

describe('Connecting Roads (§2.3.6)', () => {
  it('lead from end to end of the map, hex to hex by road; a German unit or his mines block them', () => {
    const ends = { a: ['109.010', '24.012'], b: ['109.019', '24.022'] } as const;
    for (const road of ['a', 'b'] as const) {
      const hexes = new Set(ground.connecting(road));
      const [first, last] = ends[road].map((label) => scene.hex(label)) as [number, number];
      const seen = new Set([first]);
      for (const hex of seen)
        for (let direction = 0; direction < 6; direction++) {
          const to = grid.neighbour(hex, direction);
          if (hexes.has(to) && ((ground.sides[hex * 6 + direction] as number) & ROAD) !== 0) seen.add(to);
        }
      expect([hexes.has(first), seen.has(last)]).toEqual([true, true]);
    }
    const free = new GameScene('to-the-sea').only('3rd-8-bde-1-suffolk-a', '21pz-kg-rauch-ii-pzgr-192-5');
    free.open.mines = [];
    free.open.minesBy = [];
    expect(isRoadFree(world, free.open, 'a')).toBe(true);
    const [hex] = ground.connecting('a') as [number];
    free.open.mines = [hex];
    free.open.minesBy = [0];
    expect(isRoadFree(world, free.open, 'a')).toBe(true);
    free.open.minesBy = [1];
    expect(isRoadFree(world, free.open, 'a')).toBe(false);
    free.open.mines = [];
    free.put('21pz-kg-rauch-ii-pzgr-192-5', grid.label(hex));
    expect(isRoadFree(world, free.open, 'a')).toBe(false);
  });
});
