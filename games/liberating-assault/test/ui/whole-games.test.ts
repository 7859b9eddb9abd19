import { readFileSync } from 'node:fs';
import { uiLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { REFUSALS } from '../../ui/refusals.js';
import { game, ui } from './table.js';

const csv = readFileSync(new URL('../../sections.csv', import.meta.url), 'utf8');
const sections = csv
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.slice(0, line.indexOf(',')));

it.each(
  uiLaws(ui, {
    sections,
    settings: ['duel', 'staff', 'mega'].map((way) => ({ scenario: 'day', options: { way } })),
    steps: ['beaches', 'drop-zones', 'hand-down', 'place', 'orders'],
    units: game.world.roster.units,
    refusals: REFUSALS,
    words: ['done', 'attack', 'stack', 'agree', 'end-game'],
    most: 1200,
    every: 11,
    shortestPath: 1,
  }),
)('%s', (_, run) => run());
