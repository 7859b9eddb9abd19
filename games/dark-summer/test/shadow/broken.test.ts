import { createPlayer } from '@bocage/ai';
import type { GameModule, Json } from '@bocage/kernel';
import { atRandom, replaced, shadowGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { type DarkSummerEvent, type DarkSummerTypes, data, game } from '../../src/index.js';
import { createShadows } from './shadows.js';

type Module = GameModule<DarkSummerTypes>;
const sound = game.create(data);

/** A game whose tables only one of the two readers has. */
const printed = (path: readonly string[], value: Json) => game.create({ ...data, tables: replaced(data.tables as Json, path, value) });

/** A game that tells, and so does, something else. */
const telling = (change: (event: DarkSummerEvent) => DarkSummerEvent): Module => ({
  ...sound,
  play: (state, seat, action) => sound.play(state, seat, action).map(change),
  resolve: (state, roll, result) => sound.resolve(state, roll, result).map(change),
});

function firstFound(module: Module, name: string, player: 'random' | 'greedy') {
  const seed = 'broken';
  const shadows = createShadows(data).filter((shadow) => shadow.name === name);
  const greedy = createPlayer('greedy', module, seed);
  const choose =
    player === 'random' ? atRandom<DarkSummerTypes>(seed) : (...asked: Parameters<typeof greedy.choose>) => greedy.choose(...asked);
  return shadowGame(module, { scenario: 'campaign', options: {} }, { seed, shadows, choose, enough: 1, most: 2500 })[0];
}

it('movement: hedgerows that cost less than the chart says', () => {
  expect(firstFound(printed(['movement', 'bocage'], [1, 1, 1]), 'movement', 'random')?.what).toMatch(/may move to|pays to/);
});

it('retreat: a way that is not shown', () => {
  const legal: Module['legal'] = (view, seat) => {
    const actions = sound.legal(view, seat);
    return view.open.stack.at(-1)?.step === 'retreat' && actions.length > 1 ? actions.slice(1) : actions;
  };
  expect(firstFound({ ...sound, legal }, 'retreat', 'greedy')?.what).toMatch(/may retreat to$/);
});

it('supply: somebody cut off who loses nothing', () => {
  const module = telling((event) => (event.event === 'attrition' ? { ...event, units: event.units.slice(1) } : event));
  expect(firstFound(module, 'supply', 'greedy')?.what).toBe('units that lose a step for want of supply');
});

it('combat: hedgerows that hide fewer, and a die read in another row', () => {
  expect(firstFound(printed(['combat', 'shifts', 'bocage'], 1), 'combat', 'greedy')?.what).toMatch(/^battle for/);
  const resolve: Module['resolve'] = (state, roll, [die, ...rest]) =>
    sound.resolve(state, roll, roll.why === 'combat' ? [7 - (die as number)] : [die as number, ...rest]);
  expect(firstFound({ ...sound, resolve }, 'combat', 'greedy')?.what).toMatch(/^battle for/);
});

it('combat: an obligation that is forgotten', () => {
  const module = telling((event) => (event.event === 'declared' ? { ...event, obliged: event.obliged.slice(1) } : event));
  expect(firstFound(module, 'combat', 'greedy')?.what).toBe('hexes owed');
});

it('sequence: a formation more than the die allows', () => {
  const module = telling((event) => (event.event === 'entry-die' ? { ...event, formations: event.formations + 1 } : event));
  expect(firstFound(module, 'sequence', 'random')?.what).toBe('formations that enter');
});
