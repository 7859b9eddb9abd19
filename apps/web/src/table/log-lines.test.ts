import type { Told, View } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { fakeUi } from '../testing/fake-ui.js';
import { countDice, EMPTY_LOG, findLines, type LogItem, type LogKind, lastTurnOf, placesOf, readOn, turnStarts } from './log-lines.js';

const ui = fakeUi as unknown as Parameters<typeof readOn>[0];
const view = {} as View;
const moved = (seat: string, unit: number): Told => ({ kind: 'action', seat, events: [{ event: 'moved', unit } as never] });
const rolled = (face: number): Told => ({
  kind: 'roll',
  events: [],
  roll: { roll: { kind: 'dice', why: 'shot', section: 'F.4', count: 1, sides: 6 }, result: [face], from: 'host' },
});
const texts = (told: readonly Told[]) => readOn(ui, view, EMPTY_LOG, told).items.map((item) => item.line.text);

describe('the log', () => {
  it('has a line for each event worth one, and for each roll', () => {
    expect(texts([moved('blue', 0), rolled(4)])).toEqual(['First Blue moved', 'shot: 4']);
  });

  it('leaves the roll out where the line of its event tells it', () => {
    const telling = { ...ui, logLine: () => ({ text: 'A 4: a hit', tone: 'dice' }) } as typeof ui;
    const told: Told = { ...rolled(4), events: [{ event: 'hit' } as never] };
    expect(readOn(telling, view, EMPTY_LOG, [told]).items.map((item) => item.line.text)).toEqual(['A 4: a hit']);
  });

  it('says what a standing order of one’s own did before what came of it, also where that is nothing', () => {
    const pass: Told = { kind: 'action', seat: 'blue', events: [], order: 'done' };
    const lines = texts([{ ...moved('blue', 0), order: 'h3' }, pass, moved('red', 3)]);
    const byOrder = expect.stringMatching(/^By standing order: .+\.$/);
    expect(lines).toEqual([byOrder, 'First Blue moved', byOrder, 'First Red moved']);
  });

  it('keeps an action and what it brought about together, up to the next one or a heading', () => {
    const line = (text: string, more: object = {}): LogItem => ({ key: text, entry: 0, seat: undefined, line: { text, ...more } });
    const items = [
      line('a chit', { tone: 'phase' }),
      line('points'),
      line('moves', { opens: 'group' }),
      line('is fired at'),
      line('is paid for', { opens: 'next' }),
      line('fires', { opens: 'group' }),
      line('hits'),
      line('next chit', { tone: 'phase' }),
      line('points'),
    ];
    expect(placesOf(items)).toEqual(['alone', 'alone', 'head', 'within', 'alone', 'head', 'within', 'alone', 'alone']);
  });

  it('forgets the line of an undone click', () => {
    expect(texts([moved('blue', 0), moved('blue', 1), { kind: 'undo', seat: 'blue', events: [] }])).toEqual(['First Blue moved']);
  });

  it('takes the line of the seat that undid, not the last one', () => {
    expect(texts([moved('blue', 0), moved('red', 3), { kind: 'undo', seat: 'blue', events: [] }])).toEqual(['First Red moved']);
  });

  it('takes everything since out with a take-back and says so', () => {
    const told: Told[] = [moved('blue', 0), moved('blue', 1), rolled(6), { kind: 'take-back', seat: 'blue', events: [] }];
    expect(texts(told)).toEqual(['First Blue moved', 'A move was taken back by consent.']);
  });

  it('says which ruling an umpire took back, and forgets its reason', () => {
    const ruled: Told = { kind: 'action', seat: 'control', events: [{ event: 'ruling' } as never, { event: 'moved', unit: 0 } as never] };
    const back: Told = { kind: 'take-back', seat: 'control', events: [] };
    expect(texts([moved('red', 3), ruled, { kind: 'note', events: [], note: 'Ruling 1: why' }, back])).toEqual([
      'First Red moved',
      'Taken back: First Blue moved',
    ]);
  });

  it('knows where each turn began, but for one that was taken back', () => {
    const begins = (turn: number): Told => ({ kind: 'roll', events: [{ event: 'turn', turn } as never] });
    const told: Told[] = [moved('blue', 0), begins(2), moved('blue', 1), begins(3), { kind: 'take-back', seat: 'blue', events: [] }];
    const second = { turn: 2, at: 2 };
    expect(turnStarts(readOn(ui, view, EMPTY_LOG, told.slice(0, 4)), told)).toEqual([second, { turn: 3, at: 4 }]);
    expect(turnStarts(readOn(ui, view, EMPTY_LOG, told), told)).toEqual([second]);
  });

  it('reads on where it stopped', () => {
    const told = [moved('blue', 0), moved('blue', 1)];
    const first = readOn(ui, view, EMPTY_LOG, told.slice(0, 1));
    const both = readOn(ui, view, first, told);
    expect(both.items).toHaveLength(2);
    expect(both.items[0]).toBe(first.items[0]);
  });
});

describe('finding in the log', () => {
  const lines = [
    ['Turn 1', 'phase'],
    ['Moves', 'phase'],
    ['First Blue moved', 'move'],
    ['Fights', 'phase'],
    ['First Blue attacks', 'combat'],
    ['First Red loses', 'loss'],
    ['Control rules', 'host'],
    ['Turn 2', 'phase'],
  ] as const;
  const items: LogItem[] = lines.map(([text, tone], entry) => ({ key: `${entry}`, entry, seat: undefined, line: { text, tone } }));
  const found = (kind: LogKind, text: string) => findLines(items, kind, text).map(({ line }) => line.text);

  it('keeps the heading a line fell under, and no other', () => {
    expect(found('all', 'blue ')).toEqual(['Moves', 'First Blue moved', 'Fights', 'First Blue attacks']);
    expect(found('combat', '')).toEqual(['Fights', 'First Blue attacks', 'First Red loses']);
    expect(found('host', 'rules')).toEqual(['Fights', 'Control rules']);
    expect(found('all', 'turn 2')).toEqual(['Turn 2']);
    expect(found('move', 'red')).toEqual([]);
  });

  it('leaves the log as it is where nothing is asked for', () => {
    expect(findLines(items, 'all', ' ')).toBe(items);
  });
});

describe('dice statistics', () => {
  it('counts open dice by their faces', () => {
    const [count] = countDice([rolled(1), rolled(6), rolled(6), moved('blue', 0)]);
    expect(count).toMatchObject({ sides: 6, rolls: 3, counts: [1, 0, 0, 0, 0, 2] });
    expect(count?.mean).toBeCloseTo(13 / 3);
  });

  it('counts nothing when nothing was rolled', () => {
    expect(countDice([moved('blue', 0)])).toEqual([]);
  });
});

describe('what happened since my last turn', () => {
  it('begins after my last action before the others acted', () => {
    expect(lastTurnOf([moved('blue', 0), moved('red', 3), rolled(2), moved('red', 4)], 'blue')).toBe(1);
  });

  it('is the stretch before when I have acted since', () => {
    expect(lastTurnOf([moved('blue', 0), moved('red', 3), moved('blue', 1), rolled(2), moved('blue', 2)], 'blue')).toBe(1);
  });

  it('is everything when I have not acted yet', () => {
    expect(lastTurnOf([moved('red', 3)], 'blue')).toBe(0);
    expect(lastTurnOf([], 'blue')).toBe(0);
  });
});
