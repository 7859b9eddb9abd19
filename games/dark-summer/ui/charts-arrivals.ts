import type { Chart } from '@bocage/board';
import { LETTERS } from '../src/ground.js';
import type { Command } from '../src/types.js';
import { lastTurn, turnName } from './calendar.js';
import { formationName } from './units.js';
import type { Words } from './words.js';

/** §8.1 Formations of a command that come in a turn, with their letters. */
function formationsOf(words: Words, command: Command, turn: number): string {
  const { roster } = words.world;
  const names = roster.start.flatMap(({ turn: due, letter }, unit) => {
    if (due !== turn || roster.command[unit] !== command) return [];
    const name = formationName(words, roster.formation[unit] as number).replace(/ Division$/, '');
    return [letter > 0 ? `${name} (${LETTERS[letter]})` : name];
  });
  return [...new Set(names)].join(', ') || '–';
}

/** §8.1 The schedule of both sides. */
export function arrivalsChart(words: Words): Chart {
  const turns = Array.from({ length: lastTurn(words.world) }, (_, i) => i + 1);
  return {
    id: 'arrivals',
    title: 'Reinforcements',
    section: '8.1',
    columns: ['Turn', 'US and French', 'British, Canadian, Polish', 'German, with entry letter'],
    rows: turns.map((turn) => [
      `${turn} ${turnName(words.world, turn)}`,
      formationsOf(words, 0, turn),
      formationsOf(words, 1, turn),
      formationsOf(words, 2, turn),
    ]),
    from: words.world.data.counters.from,
    notes: [
      'A die decides how many of those waiting may enter in a move round (§8.1.1).',
      'The three waves of turn 1 lie offshore on the map (§8.1.3).',
    ],
  };
}
