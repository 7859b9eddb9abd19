import type { Desk, DeskCard, DeskGrid, DeskPart } from '@bocage/board';
import pc from 'picocolors';

const SOFT_HYPHEN = /\u00AD/g;

const cardText = ({ title, count, pending }: DeskCard): string => `${title} ${count}${pending === undefined ? '' : ` and ${pending} more`}`;

const cardsText = (cards: readonly DeskCard[] | undefined): string =>
  (cards ?? [])
    .filter(({ count, pending = 0 }) => count + pending > 0)
    .map(cardText)
    .join(', ');

function gridLines({ corner, columns, rows }: DeskGrid): string[] {
  const heads = columns.map((column) => column.replace(SOFT_HYPHEN, ''));
  const first = Math.max(corner.length, ...rows.map(({ title }) => title.length));
  const line = (title: string, cells: readonly string[]): string =>
    `    ${title.padEnd(first)}  ${cells.map((cell, i) => cell.padEnd((heads[i] as string).length)).join('  ')}`.trimEnd();
  return [
    pc.dim(line(corner, heads)),
    ...rows
      .filter(({ state }) => state !== 'off')
      .map(({ title, cells }) =>
        line(
          title,
          cells.map(({ text }) => text),
        ),
      ),
  ];
}

function partLines({ title, section, note, cards, lines = [], rows = [], grid }: DeskPart): string[] {
  const held = cardsText(cards);
  return [
    `${pc.bold(title)}${section === undefined ? '' : pc.dim(` §${section}`)}${held === '' ? '' : `: ${held}`}`,
    ...(note === undefined ? [] : [`  ${note}`]),
    ...lines.map(({ text }) => `  ${text}`),
    ...rows.map((row) => `  ${[row.title, row.note ?? '', cardsText(row.cards)].filter((text) => text !== '').join(' · ')}`),
    ...(grid ? gridLines(grid) : []),
  ];
}

/** What lies on a seat's desk beside the map; what lies folded is named. */
export function deskText({ title, about, parts }: Desk): string {
  const open = parts.filter(({ fold }) => fold !== true);
  const folded = parts.filter(({ fold }) => fold === true).map((part) => part.title);
  return [
    pc.bold(title),
    about,
    ...open.flatMap(partLines),
    ...(folded.length === 0 ? [] : [pc.dim(`Folded: ${folded.join('; ')}.`)]),
  ].join('\n');
}
