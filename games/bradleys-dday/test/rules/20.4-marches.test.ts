import { describe, expect, it } from 'vitest';
import { CITY, TOWN } from '../../src/ground.js';
import type { Command } from '../../src/rules/automaton/compiled.js';
import { friendsAt, isShelter, stopRank } from '../../src/rules/automaton/cover.js';
import { objectiveOf } from '../../src/rules/automaton/objectives.js';
import { stopsFor } from '../../src/rules/automaton/reach.js';
import { fieldOf } from '../../src/rules/field.js';
import { freshMover, HALVES, reachOf } from '../../src/rules/movement.js';
import { COMBAT_MODE, MOVEMENT_MODE } from '../../src/types.js';
import { Solitaire } from '../automaton.js';
import { at, ground, unit } from '../position.js';

const label = (hex: number): string => ground.grid.label(hex);
const told = (p: Solitaire) => p.told.flatMap((event) => (event.event === 'automaton' ? [event] : []));

describe('§20.4 (5) where it would rather stop', () => {
  it('fort, city, town, hill, swamp, open ground, and nothing worse than the flats', () => {
    const p = new Solitaire();
    const ranks = ['3922', '4124', '5231', '4226', '4926', '3127', '4127', '4122'].map((hex) => stopRank(p.situation, at(hex)));
    expect(ranks).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(['3922', '4124', '5231', '4226', '4926', '3127', '4127'].map((hex) => isShelter(p.situation, at(hex)))).toEqual([
      ...[true, true, true, true, true],
      ...[false, false],
    ]);
  });
  it('with friends, itself apart', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-915', '4127');
    expect(friendsAt(p.situation, at('4127'), unit)).toBe(0);
    p.put('ge-ii-915', '4127');
    expect([friendsAt(p.situation, at('4127'), unit), friendsAt(p.situation, at('4127'), -1)]).toEqual([1, 2]);
    p.put('us-1-16', '4126');
    expect(friendsAt(p.situation, at('4126'), unit)).toBe(0);
  });
});

describe('§20.4 (4) points kept for Combat Mode', () => {
  it('who ends a march within four of the enemy has two points left', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-915', '4032', 0);
    p.put('us-1-16', '4026');
    const mover = freshMover(p.world, p.open, unit);
    const reached = reachOf(p.world, p.open, mover, { mode: MOVEMENT_MODE });
    const expected = Array.from({ length: reached.count }, (_, i) => reached.hexes[i] as number).filter((hex) => {
      const isNear = ground.grid.distance(hex, at('4026')) <= 4;
      return hex !== at('4032') && (!isNear || reached.cost(hex) + 2 * HALVES <= mover.points);
    });
    const stops = stopsFor(p.situation, mover, MOVEMENT_MODE).map(({ hex }) => hex);
    expect([...stops].sort()).toEqual(expected.sort());
    // Both ways in and out of the rule are there: on its last point, one too late, and beyond four.
    expect([stops.includes(at('4128')), stops.includes(at('3728')), stops.includes(at('4734'))]).toEqual([true, false, true]);
  });
});

describe('§20.4 (2) the only unit near a garrison', () => {
  const stopsOf = (others: Readonly<Record<string, string>>): number[] => {
    const p = new Solitaire();
    const unit = p.put('ge-i-916', '3926', 2);
    p.put('ge-garrison-3', '3923');
    for (const [id, hex] of Object.entries(others)) p.put(id, hex);
    return stopsFor(p.situation, freshMover(p.world, p.open, unit), MOVEMENT_MODE).map(({ hex }) => ground.grid.distance(hex, at('3923')));
  };
  it('moves, but within three hexes; another that is as near sets it free, another garrison does not', () => {
    expect(stopsOf({}).length).toBeGreaterThan(0);
    expect(Math.max(...stopsOf({}))).toBe(3);
    expect(Math.max(...stopsOf({ 'ge-i-915': '4025' }))).toBeGreaterThan(3);
    expect(Math.max(...stopsOf({ 'ge-i-915': '4127' }))).toBe(3);
    expect(Math.max(...stopsOf({ 'ge-garrison-4': '4024' }))).toBe(3);
  });
});

describe('§20.4 (3) hold', () => {
  it('in no cover with an enemy next to it, and says where it goes', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-915', '4029');
    // The nearest town, 4030, has an American next to it.
    p.put('us-1-16', '4031');
    p.rolled('east', 'hold');
    p.moves();
    expect([p.where(unit), ground.grid.distance(at('3928'), at('4031'))]).toEqual(['3928', 4]);
    expect(told(p)[0]).toMatchObject({ reason: 'hold', units: [unit], hex: at('3928') });
  });
});

describe('§20.4 (4) facing', () => {
  it('on the march and with nowhere to go it turns to the nearest enemy, unless he is before it', () => {
    const turned = (facing: number): number | string => {
      const p = new Solitaire();
      const unit = p.put('ge-i-916', '3922', facing);
      p.put('us-1-16', '3929');
      p.put('us-2-16', '4732');
      p.moves();
      return p.open.mode[unit] === MOVEMENT_MODE ? (p.open.facing[unit] as number) : p.where(unit);
    };
    // He is due south: 3; of the front three hexsides of 2, 3 and 4 that is one.
    expect([0, 1, 2, 3, 4, 5].map(turned)).toEqual([3, 3, 2, 3, 4, 3]);
  });
  it('before it is where it could fire at him: not beside its front, though the way to him begins there (§7.4.4)', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-916', '3922', 2);
    p.put('us-1-16', '3629');
    p.moves();
    expect(p.open.facing[unit]).toBe(3);
  });
  it('at its objective with the enemy within four it stands ready', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-916', '3922', 0);
    p.put('us-1-16', '3522');
    p.moves();
    expect([p.where(unit), p.open.mode[unit]]).toEqual(['3922', COMBAT_MODE]);
    expect(told(p)).toMatchObject([{ reason: 'stand', units: [unit], hex: at('3922') }]);
  });
});

describe('§20.4 (6) guns that fall back', () => {
  it('stay where no hex is farther from the enemy', () => {
    const p = new Solitaire();
    const gun = p.put('ge-iii-1716', '4329', 3);
    const { grid } = ground;
    for (const [side, id] of ['us-1-16', 'us-2-16', 'us-3-16', 'us-1-18', 'us-2-18', 'us-3-18'].entries())
      p.put(id, label(grid.neighbour(grid.neighbour(at('4329'), side), side)));
    p.moves();
    expect([p.where(gun), told(p)]).toEqual(['4329', []]);
    // It looks at the enemy in the lowest hex of those who are nearest, to its north-west (§20.4 (4)).
    expect(p.open.facing[gun]).toBe(5);
  });
  it('a headquarters goes to a town, not to a hill', () => {
    const p = new Solitaire();
    const staff = p.put('ge-91-hq', '0129', 0);
    p.put('us-1-505', '0126');
    p.moves();
    expect([TOWN, CITY]).toContain(ground.terrain[p.open.hex[staff] as number]);
  });
  it('and say where to', () => {
    const p = new Solitaire();
    const gun = p.put('ge-iii-1716', '4029', 3);
    p.put('us-1-16', '4026');
    p.moves();
    expect(told(p)).toMatchObject([{ reason: 'withdraw', units: [gun], hex: p.open.hex[gun] }]);
  });
});

describe('§20.2 the reserve', () => {
  it('makes for the nearest town the enemy holds, not for open ground he holds', () => {
    const p = new Solitaire();
    const unit = p.put('ge-aok7a', '4431');
    p.put('us-1-16', '4430');
    p.put('us-2-16', '4226');
    expect(label(objectiveOf(p.situation, p.command('reserve'), unit))).toBe('4226');
  });
});

describe('§20.4 (10) where a retreat ends', () => {
  /** Out of open ground with nothing but open ground in two hexes, an American to the north of it. */
  const retreat = (id: string, more: Readonly<Record<string, string>> = {}) => {
    const p = new Solitaire();
    const unit = p.put(id, '3833');
    p.put('us-1-16', '3832');
    for (const [other, hex] of Object.entries(more)) p.put(other, hex);
    p.asks('allied-assault', { step: 'retreat', asks: 'german', units: [unit], unit, trail: [at('3833')], by: 'assault' });
    const end = p.decides().why?.hex as number;
    const way = (hex: number): number =>
      fieldOf(p.world, p.open, unit, objectiveOf(p.situation, p.world.commands.of[unit] as Command, unit))[hex] as number;
    return { end, way };
  };
  it('nearer the objective its command has now', () => {
    // An American near 2427 makes that the objective, in the west; else it is 3319, in the north.
    const [north, west] = [retreat('ge-i-914'), retreat('ge-i-914', { 'us-2-16': '2425' })];
    expect(west.way(west.end)).toBeLessThan(west.way(north.end));
    expect(north.way(north.end)).toBeLessThan(north.way(west.end));
  });
  it('but first within the radius of a headquarters that commands it', () => {
    const alone = retreat('ge-i-915');
    const led = retreat('ge-i-915', { 'ge-352-hq': '2733' });
    const radius = unit('ge-352-hq').command;
    expect(ground.grid.distance(at('3833'), at('2733'))).toBe(radius + 1);
    expect(ground.grid.distance(alone.end, at('2733'))).toBeGreaterThan(radius);
    expect(ground.grid.distance(led.end, at('2733'))).toBeLessThanOrEqual(radius);
    expect(led.way(led.end)).toBeGreaterThan(led.way(alone.end));
  });
});
