import type { DeskPart, DeskRow } from '@bocage/board';
import { formationOf } from '../../src/rules/fuel.js';
import { isInCommand } from '../../src/rules/headquarters.js';
import { NO_ORDER, UNSEEN } from '../../src/types.js';
import { holderOf } from '../../src/world.js';
import { drawnAt } from '../at-sea.js';
import { faceOf } from '../faces.js';
import { formationName, isBeaten, orderName, unitName } from '../names.js';
import { cardsText } from '../unit-info.js';
import { strengthText, unitsOf } from './needs.js';
import { handCards, type MakeParts, type Sitting } from './on-desk.js';
import { isOrdering, orderable, whyIdle } from './ordering.js';

/** More formations than this are summed up, one row each. */
const MOST_IN_FULL = 4;

function orderText({ words, view }: Sitting, unit: number): string | undefined {
  const order = view.known.order[unit] as number;
  const last = (view.known.path[unit] as number[]).at(-1);
  return order === NO_ORDER ? undefined : `${orderName(order)}${last === undefined ? '' : ` to ${words.places.entry(last)}`}`;
}

/** §7.1 How far it is from its headquarters. */
function rangeText({ words, view }: Sitting, unit: number): string | undefined {
  const { world } = words;
  const hq = view.known.hex[world.formations.hq[formationOf(view.open, unit)] as number] as number;
  const at = view.known.hex[unit] as number;
  if (hq < 0 || at < 0 || world.formations.hq.includes(unit)) return undefined;
  const distance = world.grid.distance(at, hq);
  return isInCommand(world, view.open, view.known, unit) ? `HQ ${distance}` : `HQ ${distance}: out of command`;
}

export function counterRow(sitting: Sitting, unit: number): DeskRow {
  const { words, view } = sitting;
  const { world } = words;
  const cards = cardsText(view, unit);
  const hex = drawnAt(words, view, unit);
  const notes = [
    words.places.at(view.known.hex[unit] as number),
    rangeText(sitting, unit),
    orderText(sitting, unit),
    cards === '' ? undefined : cards,
    whyIdle(sitting, unit),
  ];
  return {
    id: `counter-${unit}`,
    unit,
    title: unitName(words, view.open, unit),
    note: notes.filter((text) => text !== undefined).join(' · '),
    face: faceOf(words, view, unit),
    ...(world.roster.fights[unit]
      ? { track: { boxes: world.roster.boxes[unit] as readonly number[], crossed: view.known.lost[unit] as number } }
      : {}),
    ...(hex === undefined ? {} : { hexes: [hex] }),
  };
}

function fullPart(sitting: Sitting, formation: number): DeskPart {
  const { words, view } = sitting;
  const units = unitsOf(sitting, formation).filter((unit) => view.known.hex[unit] !== UNSEEN);
  const beaten = isBeaten(view, formation) ? 'Its headquarters was beaten: no attack this turn. ' : '';
  return {
    id: `formation-${formation}`,
    title: formationName(words, formation),
    section: '9.4',
    note: `${beaten}${units.length === 0 ? 'Its counters are out of your sight: ask your operations officer.' : (strengthText(sitting, formation) ?? 'no fighting counters')}`,
    cards: handCards(sitting, holderOf(words.world, formation)),
    rows: units.map((unit) => counterRow(sitting, unit)),
  };
}

/** How many counters of a formation wait for an order, or why none of those that fight can be given one. */
function idleText(sitting: Sitting, units: readonly number[]): string | undefined {
  if (!isOrdering(sitting)) return undefined;
  const can = orderable(sitting);
  const waiting = units.filter((unit) => can.has(unit)).length;
  if (waiting > 0) return `${waiting} can be ordered`;
  return units
    .filter((unit) => sitting.words.world.roster.fights[unit])
    .map((unit) => whyIdle(sitting, unit))
    .find((why) => why !== undefined);
}

/** A formation in one row. */
export function formationRow(sitting: Sitting, formation: number): DeskRow {
  const { words, view } = sitting;
  const hq = view.known.hex[words.world.formations.hq[formation] as number] as number;
  const units = unitsOf(sitting, formation);
  const ordered = units.filter((unit) => view.known.order[unit] !== NO_ORDER).length;
  const due = view.known.due[formation] as number;
  const notes = [
    due > 0 ? `comes in turn ${due}` : strengthText(sitting, formation),
    due > 0 || hq === UNSEEN ? undefined : words.places.at(hq),
    ordered > 0 ? `${ordered} ordered` : undefined,
    due > 0 ? undefined : idleText(sitting, units),
    isBeaten(view, formation) ? 'HQ beaten' : undefined,
  ];
  return {
    id: `row-${formation}`,
    title: formationName(words, formation),
    note: notes.filter((text) => text !== undefined).join(' · '),
    cards: handCards(sitting, holderOf(words.world, formation)),
    ...(due > 0 ? { tone: 'quiet' } : {}),
    ...(hq >= 0 ? { hexes: [hq] } : {}),
  };
}

/** §9.4 §9.6 The counters of the formations this seat plays: in full for a team, in a row each for a whole side. */
export const counterParts: MakeParts = (sitting) => {
  const { words, view, member } = sitting;
  const here = member.formations.filter((formation) => (view.known.due[formation] as number) === 0);
  if (member.formations.length <= MOST_IN_FULL) return here.map((formation) => fullPart(sitting, formation));
  const rows = (formations: readonly number[]): DeskRow[] => formations.map((formation) => formationRow(sitting, formation));
  const { level } = words.world.formations;
  const later = member.formations.filter((formation) => !here.includes(formation));
  const isDivision = (formation: number): boolean => level[formation] === 'division';
  const parts: readonly DeskPart[] = [
    {
      id: 'divisions',
      title: 'Divisions',
      section: '9.6',
      ...(isOrdering(sitting) ? {} : { fold: true }),
      rows: rows(here.filter(isDivision)),
    },
    { id: 'corps', title: 'Corps', section: '9.3', fold: true, rows: rows(here.filter((formation) => !isDivision(formation))) },
    { id: 'later', title: 'Still to come', section: '10.1', fold: true, rows: rows(later) },
  ];
  return parts.filter((part) => (part.rows?.length ?? 0) > 0);
};
