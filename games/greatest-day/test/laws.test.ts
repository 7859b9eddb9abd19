import { readFileSync } from 'node:fs';
import { lawsOf } from '@bocage/testkit';
import { describe, it } from 'vitest';
import { game } from '../src/index.js';

const csv = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8');
const sections = csv.split('\n').flatMap((line) => line.split(',')[0] || []);

describe.each(game.meta.scenarios.map(({ id }) => id))('%s', (scenario) => {
  it.each(lawsOf(game, { sections, scenario, every: 400, firsts: true, imagined: scenario === 'to-the-sea' ? 4 : 0 }))('%s', (_, run) =>
    run(),
  );
});
