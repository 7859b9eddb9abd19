import { readFileSync } from 'node:fs';
import { uiLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { MEANINGS } from '../../ui/meanings.js';
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
    settings: ['campaign', 'bridgehead'].map((scenario) => ({ scenario, options: {} })),
    steps: ['deploy', 'drop-zone', 'scatter', 'assault-landing', 'leg', 'attack', 'gunfire', 'battle', 'over'],
    units: game.setup('campaign', {}).open.hex.length,
    refusals: { ...REFUSALS, ...MEANINGS },
    words: ['done', 'heavy', 'light'],
  }),
)('%s', (_, run) => run());
