import { createPlayer } from '@bocage/ai';
import type { GameModule, Json } from '@bocage/kernel';
import { atRandom, replaced, shadowGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { data, game, type NormandyTypes } from '../../src/index.js';
import { createShadows } from './shadows.js';

type Module = GameModule<NormandyTypes>;
const sound = game.create(data);

/** A print of the game that only one of the two readers has. */
const printed = (file: string, path: readonly string[], value: Json) => ({ ...data, [file]: replaced(data[file] as Json, path, value) });

function firstFound(module: Module, name: string, player: 'random' | 'greedy') {
  const seed = 'broken';
  const shadows = createShadows(data).filter((shadow) => shadow.name === name);
  const greedy = createPlayer('greedy', module, seed);
  const choose =
    player === 'random' ? atRandom<NormandyTypes>(seed) : (...asked: Parameters<typeof greedy.choose>) => greedy.choose(...asked);
  return shadowGame(module, { scenario: 'bridgehead', options: {} }, { seed, shadows, choose, enough: 1 })[0];
}

it('movement: hedgerows that cost vehicles less than the chart says', () => {
  const module = game.create(printed('tables', ['movement', 'bocage'], [1, 2]));
  expect(firstFound(module, 'movement', 'random')?.what).toMatch(/may move to|cost in thirds/);
});

it('retreat: a way that is not shown', () => {
  const legal: Module['legal'] = (view, seat) => {
    const actions = sound.legal(view, seat);
    return view.open.stack.at(-1)?.step === 'retreat' && actions.length > 1 ? actions.slice(1) : actions;
  };
  expect(firstFound({ ...sound, legal }, 'retreat', 'greedy')?.what).toMatch(/^retreat of unit/);
});

it('supply: parachutes that carry less than they should', () => {
  const module = game.create(printed('scenarios', ['supply', 'airborneTurns'], 0));
  expect(firstFound(module, 'supply', 'greedy')?.what).toMatch(/without supply in/);
});

it('combat: a die that is read in another row', () => {
  const resolve: Module['resolve'] = (state, roll, [die, ...rest]) =>
    sound.resolve(state, roll, roll.why === 'combat' ? [7 - (die as number)] : [die as number, ...rest]);
  expect(firstFound({ ...sound, resolve }, 'combat', 'greedy')?.what).toBe('battle');
});

it('combat: hedgerows that hide fewer', () => {
  const module = game.create(printed('tables', ['additions', 'bocage'], 2));
  expect(firstFound(module, 'combat', 'greedy')?.what).toBe('battle');
});

it('landing: beaches that take twice as much', () => {
  const module = game.create(printed('scenarios', ['landing', 'secondWave'], 60));
  expect(firstFound(module, 'landing', 'random')?.what).toBe('landing capacity');
});

it('sequence: a movement phase that asks the other player', () => {
  const awaits: Module['awaits'] = (state) => {
    const asked = sound.awaits(state);
    const step = state.open.stack.at(-1)?.step;
    return asked.kind === 'seats' && step === 'movement' ? { ...asked, seats: [asked.seats[0] === 'allied' ? 'german' : 'allied'] } : asked;
  };
  const legal: Module['legal'] = (view, seat) => sound.legal(view, view.open.stack.at(-1)?.step === 'movement' ? other(seat) : seat);
  const play: Module['play'] = (state, seat, action) =>
    sound.play(state, state.open.stack.at(-1)?.step === 'movement' ? other(seat) : seat, action);
  expect(firstFound({ ...sound, awaits, legal, play }, 'sequence', 'random')?.what).toMatch(/^whom movement asks/);
});

const other = (seat: string): string => (seat === 'allied' ? 'german' : 'allied');
