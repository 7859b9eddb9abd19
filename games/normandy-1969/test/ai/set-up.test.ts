import { describe, expect, it } from 'vitest';
import { BEACHES, SEA } from '../../src/ground.js';
import { moduleFor, opening, Position, position } from '../position.js';
import { followScript } from './script.js';

/** What the Allies see once the script has set up an order from its seed. */
function seen(order: number, seed: string): number[] {
  const module = moduleFor();
  const at = new Position(module, module.setup('campaign', { 'german-order': String(order) }));
  followScript(at, {}, seed);
  return at.open.home.filter((hex) => hex >= 0).sort((a, b) => a - b);
}

describe('the set-up', () => {
  it.each(['one', 'two', 'three'])('looks the same whatever the order, seed %s', (seed) => {
    const first = seen(1, seed);
    expect(first).toHaveLength(63);
    for (const order of [2, 3, 4, 5, 6]) expect(seen(order, seed)).toEqual(first);
  });

  it('is another with another seed', () => {
    const patterns = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => seen(1, seed).join()));
    expect(patterns.size).toBe(6);
  });

  it('leaves no hex of a town that scores empty', () => {
    const { world } = moduleFor();
    const towns = world.data.scenarios.victory.places.flatMap(({ hexes }) => hexes.map((label) => world.grid.parse(label) as number));
    for (const seed of ['a', 'b', 'c']) expect(towns.filter((hex) => !seen(1, seed).includes(hex))).toEqual([]);
  });
});

/** Where the script aims its regiments. */
function aimedBy(at: Position, seed: string): number[] {
  const aimed: number[] = [];
  const { play } = at.game;
  at.game.play = (...args) => {
    const events = play(...args);
    for (const event of events) if (event.event === 'dropped') aimed.push(event.hex);
    return events;
  };
  try {
    followScript(at, {}, seed);
  } finally {
    at.game.play = play;
  }
  return aimed;
}

describe('the drop', () => {
  it.each([1, 2, 3, 4, 5, 6])('is neither beside a beach nor where the wind blows out to sea, order %i', (order) => {
    const at = opening(order);
    const { grid, ground } = at.world;
    const aimed = aimedBy(at, `drop ${order}`);
    expect(aimed).toHaveLength(8);
    expect(ground.beachHexes).toHaveLength(BEACHES.length);
    const wet = aimed.filter((hex) =>
      [0, 1, 2, 3, 4, 5].some((d) => grid.neighbour(hex, d) < 0 || ground.terrain[grid.neighbour(hex, d)] === SEA),
    );
    expect(wet.map((hex) => grid.label(hex))).toEqual([]);
    const beside = aimed.filter((hex) => ground.beaches.some((beach) => grid.distance(beach, hex) <= 1));
    expect(beside.map((hex) => grid.label(hex))).toEqual([]);
  });

  // §P.3
  it('is elsewhere once there is water beside the hex it would else be in', () => {
    const dry = position({ phase: 'drop', turn: 1, drill: {} });
    const { grid, ground } = dry.world;
    const [best = -1] = aimedBy(dry, 'drop');
    const isLand = (hex: number): boolean => hex >= 0 && ground.terrain[hex] !== SEA;
    expect(grid.ring(best, 1).every(isLand)).toBe(true);
    for (const shore of grid.ring(best, 1)) {
      const wet = position({ phase: 'drop', turn: 1, drill: { terrain: { [grid.label(shore)]: 'sea' } } });
      expect(aimedBy(wet, 'drop')[0]).not.toBe(best);
    }
  });
});
