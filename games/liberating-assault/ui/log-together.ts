import type { LogLine } from '@bocage/board';
import { type LiberatingAssaultEvent, type LiberatingAssaultView, type MovedHow, NO_ORDER } from '../src/types.js';
import { type EventOf, hexesOf, onMap } from './log-table.js';
import { cardName, formationName, holderName, orderName, unitName } from './names.js';
import { capital, counted, inWords, listed } from './text.js';
import type { Words } from './words.js';

/** A list of events of one kind that are one line together: never empty. */
type Many<Name extends LiberatingAssaultEvent['event']> = readonly [EventOf<Name>, ...EventOf<Name>[]];

/** What one does, and what several do. */
type Verb = readonly [string, string];

const WENT: Readonly<Record<MovedHow, Verb>> = {
  attack: ['closes in to', 'close in to'],
  exploit: ['exploits to', 'exploit to'],
  tactical: ['moves to', 'move to'],
  strategic: ['goes by road to', 'go by road to'],
  withdrew: ['withdraws to', 'withdraw to'],
  advanced: ['advances into', 'advance into'],
  landed: ['lands at', 'land at'],
  arrived: ['arrives at', 'arrive at'],
  ruling: ['is put by control at', 'are put by control at'],
};

const STRUCK: Readonly<Record<EventOf<'order-struck'>['why'], Verb>> = {
  attacked: ['is attacked and loses its order', 'are attacked and lose their orders'],
  mutual: ['is attacked by its own target and only defends', 'are attacked by their own targets and only defend'],
  withdrew: ['was driven back and attacks no more', 'were driven back and attack no more'],
  ruling: ['loses its order by a ruling', 'lose their orders by a ruling'],
};

/** Guns are always several. */
function theyDo(words: Words, { open }: LiberatingAssaultView, units: readonly number[], [one, several]: Verb): string {
  const names = units.map((unit) => unitName(words, open, unit));
  return `${capital(listed(names))} ${names.length > 1 || names[0]?.endsWith('guns') ? several : one}`;
}

export function movedLine(words: Words, view: LiberatingAssaultView, events: Many<'moved'>): LogLine {
  const units = events.map(({ unit }) => unit);
  const last = events[0].path.at(-1);
  if (last === undefined) return { text: `${theyDo(words, view, units, ['cannot withdraw', 'cannot withdraw'])}.`, tone: 'move' };
  const text = `${theyDo(words, view, units, WENT[events[0].how])} ${words.places.entry(last)}.`;
  return { text, hexes: onMap(events.flatMap(({ path }) => path)), tone: 'move' };
}

/** A stack is ordered in one sentence; a route that has been drawn on since is told at its end. */
export function orderedLine(words: Words, view: LiberatingAssaultView, events: Many<'ordered'>): LogLine | undefined {
  const { unit, order, path } = events[0];
  const last = path.at(-1);
  if (order === NO_ORDER || last === undefined || (view.known.path[unit]?.length ?? 0) > path.length) return undefined;
  const units = events.map((event) => event.unit);
  const verb = `ordered to ${orderName(order)}`;
  return {
    text: `${theyDo(words, view, units, [`is ${verb}`, `are ${verb}`])}: ${words.places.entry(last)}.`,
    hexes: onMap([...hexesOf(view, units), ...path]),
  };
}

export function struckLine(words: Words, view: LiberatingAssaultView, events: Many<'order-struck'>): LogLine {
  const units = events.map(({ unit }) => unit);
  return { text: `${theyDo(words, view, units, STRUCK[events[0].why])}.`, hexes: hexesOf(view, units) };
}

const cardsOf = (words: Words, events: Many<'handed' | 'wanted'>): string =>
  listed(events.map(({ card, count }) => `${inWords(count)} ${cardName(words, card)}`));

export function handedLine(words: Words, _view: LiberatingAssaultView, events: Many<'handed'>): LogLine {
  return { text: `${holderName(words, events[0].holder)} is handed ${cardsOf(words, events)}.`, tone: 'arrival' };
}

export function wantedLine(words: Words, _view: LiberatingAssaultView, events: Many<'wanted'>): LogLine {
  return { text: `${holderName(words, events[0].holder)} asks for ${cardsOf(words, events)}.` };
}

export function laidLine(words: Words, view: LiberatingAssaultView, events: Many<'laid'>): LogLine {
  const cards = events.map(({ unit, card, count }) => `${inWords(count)} ${cardName(words, card)} on ${unitName(words, view.open, unit)}`);
  return {
    text: `${capital(listed(cards))}.`,
    hexes: hexesOf(
      view,
      events.map(({ unit }) => unit),
    ),
    tone: 'reveal',
  };
}

export function usedLine(words: Words, _view: LiberatingAssaultView, events: Many<'used'>): LogLine {
  const names = listed(events.map(({ formation }) => formationName(words, formation)));
  const cards = counted(events[0].count, `used ${events[0].card} card`);
  return { text: events.length > 1 ? `${names} hand in ${cards} each.` : `${names} hands in ${cards}.` };
}

const STRIKERS = { bomber: 'Bombers hit', resistance: 'Saboteurs hit' } as const;

export function hitLine(words: Words, _view: LiberatingAssaultView, events: Many<'struck'>): LogLine {
  const cards = events.flatMap((event) => event.cards.map((card) => cardName(words, card)));
  const loss = cards.length === 0 ? 'it has no card to lose' : `${listed(cards)} lost`;
  return { text: `${STRIKERS[events[0].by]} ${formationName(words, events[0].formation)}: ${loss}.`, tone: 'loss' };
}

/** Whether two events, one right after the other, are told in one line. */
function isAlike({ open }: LiberatingAssaultView, one: LiberatingAssaultEvent, other: LiberatingAssaultEvent): boolean {
  if (one.event === 'handed' && other.event === 'handed') return one.holder === other.holder;
  if (one.event === 'wanted' && other.event === 'wanted') return one.holder === other.holder;
  if (one.event === 'laid' && other.event === 'laid') return open.attached[one.unit] === open.attached[other.unit];
  if (one.event === 'used' && other.event === 'used') return one.card === other.card && one.count === other.count;
  if (one.event === 'ordered' && other.event === 'ordered') return one.order === other.order && one.path.at(-1) === other.path.at(-1);
  if (one.event === 'struck' && other.event === 'struck') return one.by === other.by && one.formation === other.formation;
  if (one.event === 'order-struck' && other.event === 'order-struck') return one.why === other.why;
  return one.event === 'moved' && other.event === 'moved' && one.how === other.how && one.path.at(-1) === other.path.at(-1);
}

/** The events of an entry, those together that are told in one line. */
export function together(view: LiberatingAssaultView, events: readonly LiberatingAssaultEvent[]): LiberatingAssaultEvent[][] {
  const runs: LiberatingAssaultEvent[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run && isAlike(view, run[0] as LiberatingAssaultEvent, event)) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

const LINES = {
  moved: movedLine,
  ordered: orderedLine,
  'order-struck': struckLine,
  handed: handedLine,
  wanted: wantedLine,
  laid: laidLine,
  used: usedLine,
  struck: hitLine,
};

/** One line for several events that belong together. */
export function lineTogether(words: Words, view: LiberatingAssaultView, run: readonly LiberatingAssaultEvent[]): LogLine | undefined {
  const { event, section } = run[0] as LiberatingAssaultEvent;
  const line = LINES[event as keyof typeof LINES] as (
    words: Words,
    view: LiberatingAssaultView,
    run: readonly unknown[],
  ) => LogLine | undefined;
  const told = line(words, view, run);
  return told && section !== undefined ? { section, ...told } : told;
}
