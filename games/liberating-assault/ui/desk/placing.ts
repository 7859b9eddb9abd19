import type { DeskCard, DeskPart, DeskRow } from '@bocage/board';
import { CARDS } from '../../src/data/shapes.js';
import { TABLES } from '../../src/ground.js';
import { holderOf } from '../../src/world.js';
import { drawnAt } from '../at-sea.js';
import { faceOf } from '../faces.js';
import { formationName, tableName, unitName } from '../names.js';
import { capital, counted } from '../text.js';
import { topOf } from '../words.js';
import { unitsOf } from './needs.js';
import { cardAt, chip, handCards, legalWord, type MakeParts, type Sitting } from './on-desk.js';

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

function layPart(sitting: Sitting, formation: number): DeskPart[] {
  const { words } = sitting;
  const units = unitsOf(sitting, formation);
  const hand = handCards(sitting, holderOf(words.world, formation), laidOf(sitting, units));
  const rows = units.map((unit) => unitRow(sitting, unit)).filter(({ cards }) => (cards?.length ?? 0) > 0);
  const permits = words.world.formations.level[formation] === 'corps' ? permitRows(sitting, formation) : [];
  if (hand.length + rows.length + permits.length === 0) return [];
  const isOpen =
    rows.some(({ cards }) => cards?.some(({ word }) => word !== undefined)) || permits.some(({ actions }) => (actions?.length ?? 0) > 0);
  return [
    {
      id: `lay-${formation}`,
      title: formationName(words, formation),
      section: '4.3',
      ...(isOpen ? {} : { fold: true }),
      cards: hand,
      rows: [...permits, ...rows],
    },
  ];
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
    const note = `${counted(waiting + placed(0), 'resistance card')}${placed(1) > 0 ? `, ${placed(1)} SOE` : ''}`;
    return { id: `table-${table}`, title: `${capital(tableName(table))} table`, note, actions };
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
    cards: handCards(sitting, group),
    rows,
  };
}

/** §4.3 */
export const placeParts: MakeParts = (sitting) => {
  const top = topOf(sitting.view.open);
  if (top.step !== 'place') return [];
  if (top.level === 'army-group')
    return sitting.member.teams.includes(sitting.words.world.teams.ids.get('army-group') as number) ? [groupPart(sitting)] : [];
  return sitting.member.formations.flatMap((formation) => layPart(sitting, formation));
};
