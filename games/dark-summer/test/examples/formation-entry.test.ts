import { expect, test } from 'vitest';
import { ELIMINATED, GERMANS, WAITING } from '../../src/index.js';
import { waitingFormations } from '../../src/rules/8-reinforcements/entry.js';
import { waiting } from '../afloat.js';
import { type Position, position } from '../position.js';
import { arrivals, type DarkSummerScene } from '../scene.js';

/** All of turn 1's and turn 2's German reinforcements wait. */
const june = (): Position => {
  const at = position({ open: { turn: 1 } });
  const { units } = at.world.data.counters;
  return waiting(at, ...units.filter(({ start }) => /^turn:[12]:/.test(start)).map(({ id }) => id));
};

/** Always the first choice. */
function enterAll(march: DarkSummerScene): DarkSummerScene {
  while (!march.isOver) march.play(march.offered()[0] as string);
  return march;
}
const left = (at: Position): number => waitingFormations(at.world, at.open, GERMANS).length;

// §8.1.1 The example of the first German Move Rounds.
test('of seven Formations a three lets three enter, and half of seven would be three too', () => {
  for (const die of [3, 1]) {
    const at = june();
    expect(left(at)).toBe(7);
    enterAll(arrivals(at, GERMANS).roll(die));
    expect(left(at)).toBe(4);
  }
});

test('of the four left a two or a one lets two enter, a four or more all', () => {
  for (const [die, after] of [
    [2, 2],
    [1, 2],
    [4, 0],
    [6, 0],
  ] as const) {
    const at = june();
    enterAll(arrivals(at, GERMANS).roll(3));
    enterAll(arrivals(at, GERMANS).roll(die));
    expect(left(at)).toBe(after);
  }
});

test('who is pushed back to turn 2 is chosen before anybody of turn 2', () => {
  const at = june();
  for (const die of [3, 2]) enterAll(arrivals(at, GERMANS).roll(die));
  const late = at.open.due.flatMap((turn, unit) => (turn === 1 && at.open.hex[unit] === WAITING ? [unit] : []));
  at.open.turn = 2;
  at.open.hex = at.open.hex.map((hex) => (hex >= 0 ? ELIMINATED : hex));
  at.world.occupancies.forget(at.open);
  const march = arrivals(at, GERMANS).roll(2);
  expect(march.offered().length).toBeGreaterThan(0);
  expect(march.offered().every((id) => late.includes(at.id(id)))).toBe(true);
  enterAll(march);
  expect(late.every((unit) => (at.open.hex[unit] as number) >= 0)).toBe(true);
});
