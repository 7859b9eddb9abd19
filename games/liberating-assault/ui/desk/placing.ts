import type { DeskCard, DeskPart, DeskRow } from '@bocage/board';
import { CARDS, type CardKind } from '../../src/data/shapes.js';
import { TABLES } from '../../src/ground.js';
import { holderOf } from '../../src/world.js';
import { drawnAt } from '../at-sea.js';
import { faceOf } from '../faces.js';
import { formationName, tableName, unitName } from '../names.js';
import { capital, counted, listedUpTo } from '../text.js';
import { topOf } from '../words.js';
import { unitsOf } from './needs.js';
import { cardAt, chip, handCards, legalWord, type MakeParts, type Sitting } from './on-desk.js';
import { usualLaying } from './usual.js';

const COLUMNS = ['fuel', 'ammo', 'air', 'funnies', 'forces'] as const;

/** The cards on a counter, those about to be laid, and those that can be. */
function unitCards(sitting: Sitting, unit: number): DeskCard[] {
  const { words, view } = sitting;
  return CARDS.flatMap((kind, card) => {
    const column = COLUMNS.find((one) => one === kind);
    const lies = column ? (view.known[column][unit] as number) : 0;
    const pending = cardAt(view.known.laying, unit, card);
    return (
      chip(words, card, lies, {
        pending,
        word: legalWord(sitting, `lay:${card}:${unit}`),
        label: `Lay one on ${unitName(words, view.open, unit)}`,
      }) ?? []
    );
  });
}

function unitRow(sitting: Sitting, unit: number): DeskRow {
  const { words, view } = sitting;
  const hex = drawnAt(words, view, unit);
  return {
    id: `unit-${unit}`,
    unit,
    title: unitName(words, view.open, unit),
    note: words.places.at(view.known.hex[unit] as number),
    face: faceOf(words, view, unit),
    cards: unitCards(sitting, unit),
    ...(hex === undefined ? {} : { hexes: [hex] }),
  };
}

function laidOf(sitting: Sitting, units: readonly number[]): number[] {
  return CARDS.map((_, card) => units.reduce((sum, unit) => sum + cardAt(sitting.view.known.laying, unit, card), 0));
}

/** §6.3 A corps lends its guns to a division. */
function permitRows(sitting: Sitting, formation: number): DeskRow[] {
  const { words, view, legal } = sitting;
  const gun = words.world.formations.artillery[formation] as number;
  const permit = view.known.permit[gun] ?? -1;
  const offers = [...legal].filter((word) => word.startsWith(`permit:${gun}:`));
  if (permit < 0 && offers.length === 0) return [];
  return [
    {
      id: `permit-${gun}`,
      title: `${unitName(words, view.open, gun)}: permission card`,
      note: permit >= 0 ? `fires for ${formationName(words, permit)}` : 'say which division it may fire for (§6.3)',
      actions: offers.map((word) => ({ word, label: formationName(words, Number(word.split(':')[2])) })),
    },
  ];
}

/** The word that lays a card where only one counter of the formation can take it. */
function onlyWord({ legal }: Sitting, units: readonly number[], card: number): string | undefined {
  const found = units.map((unit) => `lay:${card}:${unit}`).filter((word) => legal.has(word));
  return found.length === 1 ? found[0] : undefined;
}

/** A formation's hand: a chip is a button where there is only one place for its card. */
function layHand(sitting: Sitting, formation: number, units: readonly number[]): DeskCard[] {
  const { words, view } = sitting;
  const laid = laidOf(sitting, units);
  return CARDS.flatMap((_, card) => {
    const word = onlyWord(sitting, units, card);
    const left = cardAt(view.known.hand, holderOf(words.world, formation), card) - (laid[card] as number);
    const label = word === undefined ? undefined : `Lay one on ${unitName(words, view.open, Number(word.split(':')[2]))}`;
    return chip(words, card, left, { word, ...(label === undefined ? {} : { label }) }) ?? [];
  });
}

function layPart(sitting: Sitting, formation: number): DeskPart[] {
  const { words } = sitting;
  const units = unitsOf(sitting, formation);
  const cards = layHand(sitting, formation, units);
  const isAlone = (word: string | undefined): boolean => word !== undefined && cards.some((card) => card.word === word);
  const rows = units
    .map((unit) => unitRow(sitting, unit))
    .filter((row) =>
      row.cards?.some(({ count, pending, word }) => count > 0 || pending !== undefined || (word !== undefined && !isAlone(word))),
    );
  const permits = words.world.formations.level[formation] === 'corps' ? permitRows(sitting, formation) : [];
  if (cards.length + rows.length + permits.length === 0) return [];
  const isOpen = [...cards, ...rows.flatMap((row) => row.cards ?? [])].some(({ word }) => word !== undefined);
  return [
    {
      id: `lay-${formation}`,
      title: formationName(words, formation),
      section: '4.3',
      ...(isOpen || permits.some(({ actions }) => (actions?.length ?? 0) > 0) ? {} : { fold: true }),
      cards,
      rows: [...permits, ...rows],
    },
  ];
}

/** The towns of a map table, to know it by. */
function townsOf({ words }: Sitting, table: number): { readonly name: string; readonly hex: number }[] {
  const { data, places, ground } = words.world;
  return data.scenarios.places.list.flatMap(({ name }, i) => {
    const hex = places[i] as number;
    return ground.table[hex] === table ? [{ name, hex }] : [];
  });
}

/** What of the army group's hand is about to be placed. */
function placedOf({ bombs, breaks, agents }: Sitting['view']['known'], card: CardKind): number {
  const kind = (['resistance', 'soe'] as readonly string[]).indexOf(card);
  if (card === 'bomber') return bombs.length + breaks.length;
  return kind < 0 ? 0 : agents.reduce((sum, count, i) => (i % 2 === kind ? sum + count : sum), 0);
}

/** §2.6 to §2.10 What the army group has for the map. */
function groupPart(sitting: Sitting): DeskPart {
  const { words, view } = sitting;
  const group = words.world.teams.ids.get('army-group') as number;
  const { bombs, breaks, agents } = view.known;
  const rows = Array.from({ length: TABLES }, (_, table): DeskRow => {
    const waiting = view.open.resistance[table] as number;
    const placed = (kind: number): number => agents[table * 2 + kind] ?? 0;
    const actions = ['resistance', 'soe'].flatMap((kind) =>
      sitting.legal.has(`${kind}:${table}`) ? [{ word: `${kind}:${table}`, label: kind === 'soe' ? 'SOE' : 'Resistance' }] : [],
    );
    const towns = townsOf(sitting, table);
    const note = `${listedUpTo(
      3,
      towns.map(({ name }) => name),
    )}; ${counted(waiting + placed(0), 'resistance card')}${placed(1) > 0 ? `, ${placed(1)} SOE` : ''}`;
    const hexes = towns.slice(0, 1).map(({ hex }) => hex);
    return { id: `table-${table}`, title: `${capital(tableName(table))} table`, note, actions, hexes };
  });
  const targets = [
    ...bombs.map((hex) => `bombs on ${words.places.entry(hex)}`),
    ...breaks.map((hex) => `roads cut at ${words.places.entry(hex)}`),
  ];
  return {
    id: 'group',
    title: 'Bombers and agents',
    section: '2.6',
    note: targets.length > 0 ? `${capital(targets.join('; '))}.` : 'Tap a German division on the map to bomb it, or a road to cut it.',
    cards: handCards(
      sitting,
      group,
      CARDS.map((card) => placedOf(view.known, card)),
    ),
    rows,
  };
}

/** §4.3 */
export const placeParts: MakeParts = (sitting) => {
  const top = topOf(sitting.view.open);
  if (top.step !== 'place') return [];
  if (top.level === 'army-group')
    return sitting.member.teams.includes(sitting.words.world.teams.ids.get('army-group') as number) ? [groupPart(sitting)] : [];
  return [...usualLaying(sitting), ...sitting.member.formations.flatMap((formation) => layPart(sitting, formation))];
};
