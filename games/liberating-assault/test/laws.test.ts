import { readFileSync } from 'node:fs';
import type { GameModule, Json } from '@bocage/kernel';
import { LAWS, randomGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { data, game } from '../src/index.js';

const csv = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8');
const sections = csv.split('\n').flatMap((line) => line.split(',')[0] || []);

/** Enough for a game at random, which would rule until it may no more. */
const RULINGS = 150;

/** The same game over after so many turns: each turn has all ten steps, and a hundred and forty seats to look through are many. */
function short(turns: number): GameModule {
  const scenarios = data.scenarios as { readonly scenarios: readonly { readonly [key: string]: Json }[] };
  const shortened = { ...scenarios, scenarios: scenarios.scenarios.map((scenario) => ({ ...scenario, turns })) };
  const tables = data.tables as { readonly [key: string]: Json };
  const limits = { ...(tables.limits as { readonly [key: string]: Json }), rulings: RULINGS };
  return game.create({ ...data, tables: { ...tables, limits }, scenarios: shortened as unknown as Json }) as unknown as GameModule;
}

const DEFAULTS = { way: 'duel', umpires: 'program', sight: 'roles', orders: 'secret' };

// Undo looks through all seats before each of its entries: in a megagame once is enough.
it.each([
  [{ way: 'duel' }, 2, 60],
  [{ way: 'duel', umpires: 'people', orders: 'shown' }, 1, 60],
  [{ way: 'staff', umpires: 'people' }, 1, 250],
  [{ way: 'staff', sight: 'whole', orders: 'shown' }, 1, 250],
  [{ way: 'mega' }, 1, 600],
  [{ way: 'mega', umpires: 'people' }, 1, 600],
] as const)(
  'a game at random with %o for %i turns keeps the laws',
  (options, turns, every) => {
    const setting = { scenario: 'day', options: { ...DEFAULTS, ...options } };
    const laws = LAWS.filter(({ name }) => name !== 'undo' || setting.options.way !== 'mega' || setting.options.umpires === 'people');
    const { isOver, broken } = randomGame(short(turns), setting, { seed: 'the laws', laws, every, sections });
    expect([isOver, broken]).toEqual([true, undefined]);
  },
  120_000,
);
