import { readFileSync } from 'node:fs';
import { uiLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { REFUSALS } from '../../ui/refusals.js';
import { game, ui } from './played.js';

const csv = readFileSync(new URL('../../sections.csv', import.meta.url), 'utf8');
const sections = csv
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.slice(0, line.indexOf(',')));

it.each(
  uiLaws(ui, {
    sections,
    settings: [
      ...['omaha', 'utah', 'd-day'].map((scenario) => ({ scenario, options: {} })),
      { scenario: 'omaha', options: { bombing: 'on', tide: 'high', 'hex-shift': 'on' } },
    ],
    steps: [
      'deploy',
      'mines',
      'allot',
      'approach',
      'fire',
      'volley',
      'movement',
      'move',
      'displacement',
      'casualties',
      'battle-dice',
      'over',
    ],
    units: game.setup('omaha', {}).open.hex.length,
    refusals: REFUSALS,
    words: ['done', 'declare', 'face:2'],
    every: 7,
  }),
)('%s', (_, run) => run());
