import { readFileSync } from 'node:fs';
import type { Json } from '@bocage/kernel';
import { lawsOf } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { data, game } from '../src/index.js';

const csv = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8');
const sections = csv.split('\n').flatMap((line) => line.split(',')[0] || []);

/** Enough for a game at random, which would rule until it may no more. */
const RULINGS = 150;

/** The same game, over after so many turns, each of which has all ten steps. */
function short(turns: number): typeof data {
  const scenarios = data.scenarios as { readonly scenarios: readonly { readonly [key: string]: Json }[] };
  const shortened = { ...scenarios, scenarios: scenarios.scenarios.map((scenario) => ({ ...scenario, turns })) };
  const tables = data.tables as { readonly [key: string]: Json };
  const limits = { ...(tables.limits as { readonly [key: string]: Json }), rulings: RULINGS };
  return { ...data, tables: { ...tables, limits }, scenarios: shortened as unknown as Json };
}

const DEFAULTS = { way: 'duel', umpires: 'program', sight: 'roles', orders: 'secret' };

describe('two turns', () => {
  it.each(lawsOf(game, { sections, scenario: 'day', data: short(2), every: 60, options: DEFAULTS }))('%s', (_, run) => run());
});

describe('a turn', () => {
  it.each(lawsOf(game, { sections, scenario: 'day', data: short(1), every: 150 }))('%s', (_, run) => run());
});
