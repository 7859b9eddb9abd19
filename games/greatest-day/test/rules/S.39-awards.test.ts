import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/data/scenario-shapes.js';
import { ABSENT, ELIMINATED } from '../../src/index.js';
import { nearestHolders, takeHex } from '../../src/rules/objectives.js';
import { outcomeOf, pointsOf, worth } from '../../src/rules/victory.js';
import { ALLIED, GERMAN } from '../../src/sides.js';
import { rosterOf } from '../../src/world.js';
import { at, Position, world } from '../position.js';

type Award = Scenario['victory']['points'][number];
type Kind = Award['kind'];

/** The scenario's own line of a kind, the nth of them. */
function line({ open }: Position, kind: Kind, nth = 0): Award {
  const scenarios = world.data.scenarios.scenarios;
  const lines = scenarios.find(({ id }) => id === open.scenario)?.victory.points.filter((one) => one.kind === kind);
  return lines?.[nth] as Award;
}
const value = (position: Position, kind: Kind, nth = 0): number => worth(world, position.open, line(position, kind, nth));
/** Holds one of the objectives. */
const hold = ({ open }: Position, hex: string, side: number): void => {
  open.holders[open.objectives.indexOf(at(hex))] = side;
};

/** A unit loses steps. */
const lose = (position: Position, id: string, steps: number): void => {
  const unit = position.unit(id);
  position.open.steps[unit] = (position.open.steps[unit] as number) - steps;
};

describe('hexes held (§S.39)', () => {
  it('count for their side while it holds them, and for the other not', () => {
    const position = new Position('day-of-the-tiger');
    hold(position, '82.062', ALLIED);
    expect([value(position, 'held', 0), value(position, 'held', 3)]).toEqual([5, 0]);
    hold(position, '82.062', GERMAN);
    expect([value(position, 'held', 0), value(position, 'held', 3)]).toEqual([0, 4]);
  });
  it('where several are named all of them must be held', () => {
    const position = new Position('day-of-the-tiger');
    const both = { ...line(position, 'held'), hexes: ['82.062', '78.060'] };
    hold(position, '82.062', ALLIED);
    hold(position, '78.060', GERMAN);
    expect(worth(world, position.open, both)).toBe(0);
    hold(position, '78.060', ALLIED);
    expect(worth(world, position.open, both)).toBe(5);
  });
  it('are taken by who comes in with steps; one that is none of the objectives changes nothing', () => {
    const { open } = new Position('black-baron');
    const before = [...open.holders];
    takeHex(open, at('80.060'), GERMAN, 2);
    takeHex(open, open.objectives[0] as number, GERMAN, 0);
    expect([open.holders, '-1' in open.holders]).toEqual([before, false]);
    takeHex(open, open.objectives[0] as number, GERMAN, 1);
    expect(open.holders[0]).toBe(GERMAN);
    takeHex(open, open.objectives[0] as number, ALLIED, 1);
    expect(open.holders[0]).toBe(ALLIED);
  });
  it('belong at the start to who stands nearest, to the German where nobody does', () => {
    const position = new Position('black-baron');
    const { open } = position;
    const { allied } = rosterOf(world, open);
    const holders = (): number => nearestHolders(world, { ...open, objectives: [at('80.060')] }, allied)[0] as number;
    open.hex.fill(-1);
    expect(holders()).toBe(GERMAN);
    position.put('ind-s-ss-pz-101-s-ss-pz-101-2', '80.062');
    position.put('7th-22-arm-bde-4-cly-a', '80.063');
    expect(holders()).toBe(GERMAN);
    position.put('7th-22-arm-bde-4-cly-a', '80.061');
    expect(holders()).toBe(ALLIED);
  });
});

describe('places without a German (§S.39)', () => {
  it('count when nobody of his is in any of them; the Allied there do not matter', () => {
    const position = new Position('storming-gold');
    position.put('50th-69-bde-6-green-howards-a', '85.006');
    expect(value(position, 'empty')).toBe(0);
    position.put('352-kg-korfes-wn-39', '84.005');
    expect(value(position, 'empty')).toBe(0);
    position.put('352-kg-korfes-stp-42', '86.009');
    expect(value(position, 'empty')).toBe(1);
    position.put('352-kg-korfes-wn-39', '86.007');
    expect(value(position, 'empty')).toBe(0);
  });
});

describe('steps lost (§S.39)', () => {
  it('count by side: of one Formation, of all but one', () => {
    const position = new Position('black-baron');
    const values = (): number[] => [0, 1, 2].map((nth) => value(position, 'steps-lost', nth));
    expect(values()).toEqual([0, 0, 0]);
    lose(position, 'ind-s-ss-pz-101-s-ss-pz-101-2', 1);
    expect(values()).toEqual([3, 0, 0]);
    lose(position, 'lehr-pzlehr-130-ii-pzlehr-6', 1);
    expect(values()).toEqual([3, 1, 0]);
    lose(position, '7th-22-arm-bde-4-cly-a', 1);
    expect(values()).toEqual([3, 1, 1]);
  });
  it('of one division only, and by so many: an odd one is worth nothing', () => {
    const position = new Position('to-the-sea');
    lose(position, '716-kg-krug-wn-24', 1);
    lose(position, '716-kg-krug-iii-736-12', 2);
    expect(value(position, 'steps-lost', 0)).toBe(0);
    lose(position, '21pz-pz-jg-200-1', 1);
    expect(value(position, 'steps-lost', 0)).toBe(0);
    lose(position, '21pz-pz-jg-200-2', 1);
    expect(value(position, 'steps-lost', 0)).toBe(1);
    lose(position, '21pz-pz-jg-200-3', 1);
    expect(value(position, 'steps-lost', 0)).toBe(1);
  });
  it('who is no more has lost all, who never came out of the pool none', () => {
    const position = new Position('black-baron');
    const unit = position.unit('7th-22-arm-bde-4-cly-a');
    position.open.steps[unit] = 0;
    position.open.box[unit] = ELIMINATED;
    expect(value(position, 'steps-lost', 2)).toBe(rosterOf(world, position.open).steps[unit]);
    position.open.box[unit] = ABSENT;
    expect(value(position, 'steps-lost', 2)).toBe(0);
  });
});

describe('what is done by a turn (§S.39)', () => {
  it.each([
    ['tracks-down', 0, 0],
    ['tracks-down', 1, 3],
    ['tracks-down', 2, 3],
    ['tracks-down', 3, 1],
    ['tracks-down', 4, 0],
    ['beach-cleared', 0, 0],
    ['beach-cleared', 4, 8],
    ['beach-cleared', 5, 5],
    ['beach-cleared', 6, 0],
  ] as const)('%s in turn %i: %i', (kind, turn, points) => {
    for (const [beach, scenario] of ['storming-sword', 'storming-juno', 'storming-gold'].entries()) {
      const position = new Position(scenario);
      const column = kind === 'tracks-down' ? position.open.tracksDown : position.open.cleared;
      column.fill(1);
      column[beach] = turn;
      expect(value(position, kind)).toBe(points);
    }
  });
  it('without a later turn there is nothing for being late', () => {
    const position = new Position('storming-sword');
    position.open.tracksDown[0] = 3;
    const { late: _, ...strict } = line(position, 'tracks-down');
    expect(worth(world, position.open, { ...strict, late: null } as Award)).toBe(0);
  });
  it.each([
    [2, 2, 1],
    [0, 0, 1],
    [3, 2, 0],
    [2, 3, 0],
  ])('Gap track at %i and Nest track at %i: %i', (gaps, nests, points) => {
    const position = new Position('one-battalion-ashore');
    position.open.gaps[0] = gaps;
    position.open.nests[0] = nests;
    expect(value(position, 'tracks-at-most')).toBe(points);
  });
});

describe('units (§S.39)', () => {
  it('driven out of what was near count one each, up to six', () => {
    const position = new Position('storming-gold');
    const { open } = position;
    expect([open.near.length > 6, value(position, 'driven-out')]).toEqual([true, 0]);
    const gone = (count: number): number => {
      open.near.forEach((unit, i) => {
        open.box[unit] = i < count ? ELIMINATED : 0;
      });
      return value(position, 'driven-out');
    };
    expect([gone(1), gone(5), gone(6), gone(7)]).toEqual([1, 5, 6, 6]);
  });
  it('companies of one battalion ashore: three of them, another battalion’s not', () => {
    const position = new Position('one-battalion-ashore');
    const { counters } = rosterOf(world, position.open);
    const own = counters.flatMap(({ battalion, id }) => (battalion === '2 E Yorks' ? [id] : []));
    const others = counters.flatMap(({ battalion, id, side }) => (side === 'allied' && battalion !== '2 E Yorks' ? [id] : []));
    for (const id of others) position.put(id, '34.008');
    for (const id of own.slice(0, 2)) position.put(id, '34.008');
    expect(value(position, 'ashore')).toBe(0);
    position.put(own[2] as string, '34.008');
    expect(value(position, 'ashore')).toBe(1);
  });
});

describe('a division at the coast (§S.39)', () => {
  const { ground, grid } = world;
  const coastAt = (column: number): string =>
    grid.label(ground.land.find((hex) => ground.coast[hex] === 1 && ground.column[hex] === column) as number);
  const TANKS = '21pz-kg-oppeln-i-pz-22-1';
  it.each([
    [37, 0],
    [38, 6],
    [43, 6],
    [48, 6],
    [49, 0],
  ])('a unit of it on a coast hex of column %i: %i', (column, points) => {
    const position = new Position('to-the-sea');
    expect(value(position, 'at-the-coast')).toBe(0);
    position.put('716-kg-krug-wn-24', coastAt(column));
    position.put('3rd-8-bde-1-suffolk-a', coastAt(column));
    expect(value(position, 'at-the-coast')).toBe(0);
    position.put(TANKS, coastAt(column));
    expect(value(position, 'at-the-coast')).toBe(points);
  });
  it('or four steps of it within two hexes of one; who is off the map is nowhere near', () => {
    const position = new Position('to-the-sea');
    const hex = at(coastAt(44));
    const beside = (distance: number): string =>
      grid.label(
        grid
          .ring(hex, distance)
          .find((one) => ground.land.every((sea) => ground.coast[sea] !== 1 || grid.distance(sea, one) >= distance)) ?? -1,
      );
    position.open.steps[position.put(TANKS, beside(2))] = 3;
    expect(value(position, 'at-the-coast', 1)).toBe(0);
    const other = position.put('21pz-kg-oppeln-i-pz-22-2', beside(2));
    position.open.steps[other] = 1;
    expect(value(position, 'at-the-coast', 1)).toBe(3);
    position.open.box[other] = ABSENT;
    expect(value(position, 'at-the-coast', 1)).toBe(0);
    position.put('21pz-kg-oppeln-i-pz-22-2', beside(3));
    expect(value(position, 'at-the-coast', 1)).toBe(0);
  });
});

describe('the outcome (§S.39)', () => {
  /** What is done to Lehr or Wittmann's battalion gives the Allied so many; the two hexes the Germans five each. */
  function margin(german: number, steps: number) {
    const position = new Position('black-baron');
    hold(position, '78.060', german > 0 ? GERMAN : ALLIED);
    hold(position, '82.062', german > 1 ? GERMAN : ALLIED);
    lose(position, 'lehr-pzlehr-130-ii-pzlehr-6', steps);
    return outcomeOf(world, position.open);
  }
  it.each([
    [2, 0, 10, 'decisive', 'german'],
    [2, 1, 9, 'decisive', 'german'],
    [2, 2, 8, 'marginal', 'german'],
    [1, 2, 3, 'marginal', 'german'],
    [1, 3, 2, 'marginal', 'allied'],
    [0, 5, -5, 'marginal', 'allied'],
    [0, 6, -6, 'decisive', 'allied'],
  ])('%i hexes for the German and %i steps against him: %i, %s %s', (hexes, steps, points, level, winner) => {
    expect(margin(hexes, steps)).toEqual({ level, margin: points, winner, section: 'S.39' });
  });
  it('by the Allied margin where the scenario counts so; a draw has no winner', () => {
    const position = new Position('day-of-the-tiger');
    for (const hex of ['82.062', '78.060', '81.058', '87.063', '93.061']) hold(position, hex, ALLIED);
    expect(pointsOf(world, position.open)).toEqual({ allied: 13, german: 0 });
    expect(outcomeOf(world, position.open)).toEqual({ level: 'decisive', margin: 13, winner: 'allied', section: 'S.39' });
    hold(position, '82.062', GERMAN);
    hold(position, '93.061', GERMAN);
    expect(outcomeOf(world, position.open)).toEqual({ level: 'draw', margin: -2, section: 'S.39' });
  });
});
