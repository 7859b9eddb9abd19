import { readFileSync } from 'node:fs';
import { uiLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { data, game as pack } from '../../src/index.js';
import { createUi } from '../../ui/index.js';
import { REFUSALS } from '../../ui/refusals.js';

const ui = createUi(pack.create(data));
const csv = readFileSync(new URL('../../sections.csv', import.meta.url), 'utf8');
const sections = csv
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.slice(0, line.indexOf(',')));

/** Each scenario has counters of its own. */
function laws(scenario: string, steps: readonly string[], most = 4_000) {
  return uiLaws(ui, {
    ...{ sections, steps, refusals: REFUSALS, every: 29, most },
    settings: [{ scenario, options: {} }],
    units: ui.game.setup(scenario, {}).open.hex.length,
    words: ['done', 'pass', 'gap:6259'],
  });
}

const [pages, charts, ...landing] = laws('one-battalion-ashore', ['landing', 'beaching', 'activation', 'acting', 'over']);
const others = [
  laws('black-baron', ['activation', 'acting', 'moving', 'over']),
  laws('storming-sword', ['bombard', 'landing', 'beaching', 'activation', 'acting', 'moving']),
  laws('to-the-sea', ['activation', 'acting', 'moving'], 2_000),
  laws('storming-juno', ['bombard', 'landing', 'beaching', 'activation', 'acting', 'moving'], 1_500),
  laws('storming-gold', ['bombard', 'landing', 'beaching', 'activation', 'acting', 'moving'], 1_500),
  laws('day-of-the-tiger', ['activation', 'acting', 'moving'], 1_500),
].flatMap(([, , ...played]) => played);

it.each([pages, charts, ...landing, ...others].flatMap((law) => (law ? [law] : [])))('%s', (_, run) => run());
