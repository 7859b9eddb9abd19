import { readFileSync } from 'node:fs';
import { lawsOf } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { game } from '../src/index.js';

const csv = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8');
const sections = csv.split('\n').flatMap((line) => line.split(',')[0] || []);

// All options where games are short, the long games as the table finds them.
const standard = Object.fromEntries(game.meta.options.map(({ id, values }) => [id, values[0]?.id as string]));
const held = [
  { scenario: 'omaha', options: { 'northern-utah': 'off', solitaire: 'off', 'new-cycle': 'off' } },
  { scenario: 'utah', options: { tide: 'scenario' } },
  { scenario: 'd-day', options: standard },
  { scenario: 'rommels-fantasy', options: standard },
  { scenario: 'optimal-defense', options: standard },
];

describe.each(held)('$scenario', (setting) => {
  it.each(lawsOf(game, { sections, every: 1200, firsts: true, ...setting }))('%s', (_, run) => run());
});
