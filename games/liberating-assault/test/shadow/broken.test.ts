import { createPlayer } from '@bocage/ai';
import type { GameModule, Json } from '@bocage/kernel';
import { replaced, shadowGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { data, game, type LiberatingAssaultTypes } from '../../src/index.js';
import { createShadows } from './shadows.js';

type Module = GameModule<LiberatingAssaultTypes>;
const sound = game.create(data);

/** A print of the game that only one of the two readers has. */
const printed = (file: string, path: readonly string[], value: Json) => ({ ...data, [file]: replaced(data[file] as Json, path, value) });

function firstFound(module: Module, name: string) {
  const seed = 'broken';
  const shadows = createShadows(data).filter((shadow) => shadow.name === name);
  const greedy = createPlayer('greedy', module, seed);
  const choose = (...asked: Parameters<typeof greedy.choose>) => greedy.choose(...asked);
  return shadowGame(module, { scenario: 'day', options: { way: 'duel' } }, { seed, shadows, choose, enough: 1, most: 3000 })[0];
}

it('movement: troops that march an hour longer', () => {
  const module = game.create(printed('tables', ['movement', 'tactical'], 4));
  expect(firstFound(module, 'movement')?.what).toMatch(/^order 3 of counter|^orders for counter/);
});

it('combat: hedgerows and rivers that help less', () => {
  const module = game.create(printed('tables', ['terrain', 'defence'], 2));
  expect(firstFound(module, 'combat')?.what).toMatch(/^battle of/);
});

it('withdrawal: a way that is not shown', () => {
  const legal: Module['legal'] = (view, seat) => {
    const actions = sound.legal(view, seat);
    return view.open.stack.at(-1)?.step === 'withdraw' && actions.length > 1 ? actions.slice(1) : actions;
  };
  expect(firstFound({ ...sound, legal }, 'withdrawal')?.what).toMatch(/^where counter \d+ may withdraw/);
});

it('supply: guns that are given more than they can fire', () => {
  const module = game.create(printed('tables', ['artillery', 'artillery', 'cards'], 4));
  expect(firstFound(module, 'supply')?.what).toMatch(/^counters ammo may be laid on/);
});

it('supply: a German truck too many', () => {
  const module = game.create(printed('cards', ['supply', 'german', 'fuel'], [3, 7, 7, 8, 9]));
  expect(firstFound(module, 'supply')?.what).toBe('fuel of side 1');
});

it('sequence: a withdrawal that asks the victor', () => {
  const turned = (seat: string, step: string | undefined): string => (step !== 'withdraw' ? seat : seat === 'allied' ? 'german' : 'allied');
  const awaits: Module['awaits'] = (state) => {
    const asked = sound.awaits(state);
    return asked.kind === 'seats' ? { ...asked, seats: asked.seats.map((seat) => turned(seat, state.open.stack.at(-1)?.step)) } : asked;
  };
  const legal: Module['legal'] = (view, seat) => sound.legal(view, turned(seat, view.open.stack.at(-1)?.step));
  const play: Module['play'] = (state, seat, action) => sound.play(state, turned(seat, state.open.stack.at(-1)?.step), action);
  expect(firstFound({ ...sound, awaits, legal, play }, 'sequence')?.what).toMatch(/^whether withdraw asks/);
});
