import { lawsOf } from '@bocage/testkit';
import { it } from 'vitest';
import rulebook from '../rulebook/rulebook.json' with { type: 'json' };
import { game } from '../src/index.js';

const sections = rulebook.sections.map(({ id }) => id);

it.each(lawsOf(game, { sections, games: 4, every: 3 }))('%s', (_, run) => run());
