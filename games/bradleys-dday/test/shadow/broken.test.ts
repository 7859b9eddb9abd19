import { createPlayer } from '@bocage/ai';
import type { GameModule, Json } from '@bocage/kernel';
import { atRandom, replaced, shadowGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { type BradleyTypes, data, game } from '../../src/index.js';
import { createShadows } from './shadows.js';

type Module = GameModule<BradleyTypes>;
const sound = game.create(data);

/** A print of the game's charts that only one of the two readers has. */
const printed = (path: readonly string[], value: Json): Module =>
  game.create({ ...data, tables: replaced(data.tables as Json, path, value) });

function firstFound(module: Module, name: string, player: 'random' | 'greedy') {
  const seed = 'broken';
  const shadows = createShadows(data).filter((shadow) => shadow.name === name);
  const greedy = createPlayer('greedy', module, seed);
  const choose =
    player === 'random' ? atRandom<BradleyTypes>(seed) : (...asked: Parameters<typeof greedy.choose>) => greedy.choose(...asked);
  return shadowGame(module, { scenario: 'omaha', options: {} }, { seed, shadows, choose, enough: 1, most: 1500 })[0];
}

it('movement: roads that are no better than trails, and a way that is not shown', () => {
  expect(firstFound(printed(['ways', 'road'], 1), 'movement', 'greedy')?.what).toMatch(/^where may go|^halves/);
  const legal: Module['legal'] = (view, seat) => {
    const actions = sound.legal(view, seat);
    return view.open.stack.at(-1)?.step === 'move' && actions.length > 1 ? actions.slice(1) : actions;
  };
  expect(firstFound({ ...sound, legal }, 'movement', 'random')?.what).toMatch(/^where may go|^what may do/);
});

it('combat: a strongpoint that protects less, and dice that are read in another row', () => {
  expect(firstFound(printed(['forts', 'resistanceNest', 'multiplier'], 1), 'combat', 'greedy')?.what).toMatch(/^(fire|assault|landing) at/);
  const resolve: Module['resolve'] = (state, roll, [die, ...rest]) =>
    sound.resolve(state, roll, roll.why === 'fire' ? [die as number, 7 - (rest[0] as number)] : [die as number, ...rest]);
  const misread: Module = {
    ...sound,
    resolve: (state, roll, result) =>
      resolve(state, roll, result).map((event) => (event.event === 'result' ? { ...event, dice: result as number[] } : event)),
  };
  expect(firstFound(misread, 'combat', 'greedy')?.what).toMatch(/^fire at/);
});

it('combat: a target that is not shown', () => {
  const legal: Module['legal'] = (view, seat) => {
    const actions = sound.legal(view, seat);
    return view.open.stack.at(-1)?.step === 'fire' && actions.length > 1 ? actions.slice(1) : actions;
  };
  expect(firstFound({ ...sound, legal }, 'combat', 'random')?.what).toBe('what may be fired at');
});
