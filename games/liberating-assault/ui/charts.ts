import type { Chart } from '@bocage/board';
import type { Tactic } from '../src/data/shapes.js';
import { tacticTitle } from './names.js';
import type { Words } from './words.js';

const resultText = ([attacker, defender, back]: readonly number[]): string =>
  `${attacker} / ${defender}${back === 0 ? '' : ` back ${back}`}`;

/** "12 to 17", "18 and more", "less than 0". */
function bandText(leasts: readonly number[], i: number): string {
  const least = leasts[i] as number;
  if (i === 0) return `${least} and more`;
  const most = (leasts[i - 1] as number) - 1;
  return least < -100 ? `less than ${most + 1}` : `${least} to ${most}`;
}

/** §5.1 §5.2 §6.1 The charts of the handbook as cards. */
export function createCharts(words: Words): readonly Chart[] {
  const { tables, cards, scenarios } = words.world.data;
  const titles = cards.tactics.cards.map(({ id }) => tacticTitle(words, id as Tactic));
  const leasts = tables.results.rows.map(({ least }) => least);
  return [
    {
      id: 'results',
      title: 'Combat results',
      section: '5.2',
      columns: ['Attacker stronger by', 'Wins tactics', 'Draw', 'Loses tactics'],
      rows: tables.results.rows.map((row, i) => [bandText(leasts, i), resultText(row.win), resultText(row.draw), resultText(row.lose)]),
      from: tables.results.from,
      notes: ['Boxes each attacking and each defending counter crosses off, and hexes the defenders go back.'],
    },
    {
      id: 'matrix',
      title: 'Tactics: how the attacker fares',
      section: '5.1',
      columns: ['Attacker plays', ...titles],
      rows: cards.matrix.rows.map((row, i) => [titles[i] as string, ...row]),
      from: cards.matrix.from,
      notes: [
        'Barrage needs guns present, combined arms tanks, infantry and guns that fire; dig in only in defence, infiltrate only in attack with infantry (§4.12).',
      ],
    },
    {
      id: 'guns',
      title: 'Guns',
      section: '6.2',
      columns: ['Kind', 'Ammo cards', 'Range'],
      rows: (['artillery', 'corps-artillery', 'werfer', 'flak'] as const).map((kind) => [
        kind.replace('-', ' '),
        String(tables.artillery[kind].cards),
        String(tables.artillery[kind].range),
      ]),
      from: tables.artillery.from,
      notes: [
        'Each card that is fired counts three (§2.2).',
        'Werfer and Flak support troops of their division in the hex they stand in (§6.1, §6.4).',
      ],
    },
    {
      id: 'scoring',
      title: 'Points',
      section: '10.4',
      columns: ['Place', 'Points'],
      rows: scenarios.places.list.map(({ name, points }) => [name, String(points)]),
      from: scenarios.places.from,
      notes: ['A German division destroyed counts one, an Allied division below half its strength takes one off (§10.4).'],
    },
  ];
}
