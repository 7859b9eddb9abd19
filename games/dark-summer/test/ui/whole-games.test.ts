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

const ALL_OPTIONS = { players: 'three', 'historical-weather': 'yes', 'reaction-withdrawal': 'yes', 'assault-guns': 'yes' };

it.each(
  uiLaws(ui, {
    sections,
    settings: [{}, ALL_OPTIONS].map((options) => ({ scenario: 'campaign', options })),
    steps: ['assault', 'reveal', 'battle', 'second-advance', 'draw', 'chit', 'moving', 'leg', 'attack', 'losses', 'over'],
    events: ['round', 'declared', 'revealed', 'battle', 'beach', 'moved'],
    units: game.setup('campaign', {}).open.hex.length,
    refusals: REFUSALS,
    words: 'done declare cherbourg prepared combined-move to-brittany exit:6309 us-naval nebelwerfer german'.split(' '),
    every: 11,
    // The computer lands.
    isScripted: ({ open }) => open.turn === 1,
  }),
)('%s', (_, run) => run());
