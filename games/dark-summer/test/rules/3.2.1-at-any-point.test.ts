import { hex, unit, word } from '@bocage/kernel';
import { expect, test } from 'vitest';
import type { DarkSummerState } from '../../src/index.js';
import { areGermansFinished } from '../../src/rules/3-victory/victory.js';
import { groundFor, type Position, position } from '../position.js';

const NAMES = ['us-39-9-inf', 'us-47-9-inf', 'us-60-9-inf', 'us-313-79-inf', 'us-314-79-inf'];

/** A German in 5020 with five Americans around him at two hexes, and a sixth who has still to close the ring. */
function nearlyClosed(): { at: Position; gap: number } {
  const { world } = groundFor({});
  const centre = world.grid.parse('5020') as number;
  const ring = world.grid.ring(centre, 2);
  const made = (parity: number, from: number): Position => {
    const posts = ring.filter((_, i) => i % 2 === parity).map((at) => world.grid.label(at));
    const units = Object.fromEntries(NAMES.map((name, i) => [name, posts[i] as string]));
    return position({
      drill: {},
      units: { ...units, 'us-315-79-inf': world.grid.label(from), 'us-117-30-inf': '3204', 'ge-914-352': '5020' },
      beaches: ['3203'],
      open: { turn: 5, cherbourgTurn: 3, boundaryLifted: 1 },
    });
  };
  for (const parity of [0, 1]) {
    const gap = ring.filter((_, i) => i % 2 === parity)[5] as number;
    for (const from of world.grid.ring(gap, 2)) {
      if (world.grid.distance(from, centre) !== 4) continue;
      const at = made(parity, from);
      if (!areGermansFinished(at.world, at.open)) return { at, gap };
    }
  }
  throw new Error('no gap in the ring');
}

// §3.2.1 The game ends the moment no German on the map is in supply, in the middle of a round.
test('the move that cuts off the last supplied German ends the game before anybody else moves', () => {
  const { at, gap } = nearlyClosed();
  at.open.stack = [
    { step: 'game', next: 4, attrition: [] },
    { step: 'moving', asks: 'allied', command: 0, kind: 'move' },
  ];
  const module = groundFor({});
  const state: DarkSummerState = { open: at.open, sealed: {} };
  expect(module.play(state, 'allied', unit(at.id('us-315-79-inf')))).toEqual([]);
  const events = module.play(state, 'allied', hex(gap));
  expect(events.map(({ event }) => event)).toEqual(['moved', 'over']);
  expect(events.at(-1)).toMatchObject({ why: 'no-supplied-germans', outcome: { winner: 'allied' } });
  expect(module.awaits(state)).toMatchObject({ kind: 'over' });
});

// §3.2.1 §9.4.3 Three beaches the Allies have not taken by the end of the second wave, two of them side by side.
test('beaches that are closed for good end the game before anybody is asked about stacks, though nobody is afloat', () => {
  const stack = ['us-8-4-inf', 'us-12-4-inf', 'us-22-4-inf', 'us-505-82-ab', 'us-507-82-ab'];
  const units = { 'br-231-50-inf': '4003', 'ge-914-352': '4004', ...Object.fromEntries(stack.map((id) => [id, '2403'])) };
  const at = position({ units, beaches: ['2403', '3203', '3303', '4003', '4102'], open: { turn: 1 } });
  at.open.stack = [
    { step: 'game', next: 4, attrition: [] },
    { step: 'action', next: 'second-reaction' },
    { step: 'round', command: 0, kind: 'wave2', chit: 'none', prepared: 0, next: 2 },
    { step: 'fighting', asks: 'allied', command: 1, kind: 'wave2' },
  ];
  const module = groundFor();
  const state: DarkSummerState = { open: at.open, sealed: {} };
  // Looked at before, so that nothing but the beaches is new.
  expect(module.legal(module.view(state, ['allied']), 'allied')).toContain(word('done'));
  const events = module.play(state, 'allied', word('done'));
  expect(events.map(({ event }) => event)).toEqual(['beach', 'beach', 'beach', 'over']);
  expect(module.awaits(state)).toMatchObject({ kind: 'over', outcome: { winner: 'german', section: '3.2.1' } });
});
