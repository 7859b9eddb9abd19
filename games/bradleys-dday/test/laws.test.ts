import { readFileSync } from 'node:fs';
import { lawsOf } from '@bocage/testkit';
import { it } from 'vitest';
import { game } from '../src/index.js';

const csv = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8');
const sections = csv.split('\n').flatMap((line) => line.split(',')[0] || []);

it.each(lawsOf(game, { sections, every: 150, scenario: 'omaha' }))('%s', (_, run) => run());
