import type { GameReport, GameUi, LogLine } from '@bocage/board';
import type { GameEvent, View } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { grid } from '../testing/fake-game.js';
import { fakeUi } from '../testing/fake-ui.js';
import { changedPlaces, lossesOf, sinceThen } from './changes.js';
import { compose } from './compose.js';
import type { GameRecord } from './record.js';
import { chartsOf } from './series.js';

const at = (label: string): number => grid.parse(label) as number;
const viewOf = (turn: number, ...labels: string[]): View =>
  ({ seats: [], open: { stack: [], turn, hex: labels.map(at), moved: [], outcome: null }, known: {} }) as unknown as View;

interface TestEvent extends GameEvent {
  readonly tone?: LogLine['tone'];
  readonly turn?: number;
}

const ui = {
  ...fakeUi,
  logLine: (_: View, { event, tone }: TestEvent) => (event === 'silent' ? undefined : { text: event, ...(tone ? { tone } : {}) }),
} as unknown as GameUi;

const own: GameReport = {
  lossUnit: ['step', 'steps'],
  part: ({ event }) => (event === 'hidden' ? 'none' : event === 'ruled' ? 'ruling' : undefined),
  battle: (_, events, index) =>
    events[index]?.event === 'battle'
      ? {
          hexes: [at('0304')],
          place: 'Village',
          side: 'Blue',
          attackers: 'First Blue',
          units: [0, 1],
          attack: 5,
          defence: 2,
          how: 'die 3',
          result: 'won',
          losses: `${events.length - index - 1} after it`,
        }
      : undefined,
  losses: ({ open }) => [{ side: 'Red', formation: 'Guard', amount: (open as unknown as { turn: number }).turn }],
  places: ({ open }) => [{ name: 'Village', hexes: [], holder: (open as unknown as { turn: number }).turn > 1 ? 'Blue' : 'Red' }],
  figures: ({ open }) => [{ chart: 'Points', title: 'Blue', value: (open as unknown as { turn: number }).turn * 2 }],
};

function recordOf(...events: TestEvent[]): GameRecord {
  const moments = [{ events }, { events: [], note: 'Tea at four.' }];
  const status = { turn: 'Turn 1', date: '6 June', phase: [], score: '' };
  return {
    start: viewOf(1, '0102', '0204', '0104', '0803', '0805'),
    chapters: [{ status, moments, view: viewOf(2, '0303') }],
    scope: 'whole',
  };
}

describe('a report', () => {
  it('knows the number of a turn that was told to begin', () => {
    const [begun] = compose(ui, own, recordOf({ event: 'turn', turn: 3 }, { event: 'battle' })).turns;
    const [first] = compose(ui, own, recordOf({ event: 'battle' })).turns;
    expect([begun?.turn, first?.turn]).toEqual([3, undefined]);
  });

  it('tells a turn under its phases and leaves empty ones out', () => {
    const record = recordOf(
      { event: 'Morning', tone: 'phase' },
      { event: 'Noon', tone: 'phase' },
      { event: 'a fight', tone: 'combat' },
      { event: 'a step', tone: 'move' },
      { event: 'silent', tone: 'combat' },
      { event: 'hidden', tone: 'combat' },
    );
    const [turn] = compose(ui, own, record).turns;
    expect(turn?.story.map(({ title, lines }) => [title, ...lines.map(({ text }) => text)])).toEqual([['Noon', 'a fight']]);
  });

  it('keeps rulings and remarks apart', () => {
    const [turn] = compose(ui, own, recordOf({ event: 'ruled', tone: 'combat' }, { event: 'said', tone: 'host' })).turns;
    expect(turn?.rulings).toEqual(['ruled', 'said', 'Tea at four.']);
    expect(turn?.story).toEqual([]);
  });

  it('draws one arrow for the whole way of a counter, and attacks from where it then stood', () => {
    const moved = (unit: number, ...labels: string[]) => ({ event: 'moved', unit, path: labels.map(at) });
    const events = [
      moved(0, '0102', '0203'),
      moved(0, '0203', '0303'),
      { event: 'battle' },
      moved(2, '0104', '0205'),
      moved(2, '0205', '0104'),
    ];
    const [turn] = compose(ui, own, recordOf(...events)).turns;
    expect(turn?.map.ways.map(({ hexes }) => hexes.map((h) => grid.label(h)))).toEqual([['0102', '0203', '0303']]);
    expect(turn?.map.attacks.map(({ hexes }) => hexes.map((h) => grid.label(h)))).toEqual([
      ['0303', '0304'],
      ['0204', '0304'],
    ]);
    expect(turn?.map.targets).toEqual([at('0304')]);
    expect(turn?.battles[0]).toMatchObject({ place: 'Village', losses: '2 after it' });
  });

  it('counts what a turn and the game cost, and what changed hands', () => {
    const report = compose(ui, own, recordOf());
    expect(report.turns[0]?.losses).toEqual([{ side: 'Red', total: 1, formations: [{ name: 'Guard', amount: 1 }] }]);
    expect(report.losses).toEqual(report.turns[0]?.losses);
    expect(report.turns[0]?.places).toEqual([{ name: 'Village', from: 'Red', to: 'Blue' }]);
    expect(chartsOf(report.turns)).toEqual([{ title: 'Points', series: [{ title: 'Blue', values: [4] }] }]);
  });

  it('has maps, story and counters lost for a game that adds nothing', () => {
    const box = {
      id: 'losses',
      title: 'Losses',
      groups: [{ title: 'Blue', faces: [fakeUi.face({} as never, 0), fakeUi.face({} as never, 1)] }],
    };
    const plain = { ...ui, displays: ({ open }: { open: { turn: number } }) => (open.turn > 1 ? [box] : []) } as unknown as GameUi;
    const report = compose(plain, undefined, recordOf({ event: 'a fight', tone: 'combat' }));
    expect(report.lossUnit).toEqual(['counter', 'counters']);
    expect(report.losses).toEqual([{ side: 'Blue', total: 2, formations: [{ name: 'blue', amount: 2 }] }]);
    expect(report.turns[0]).toMatchObject({ battles: [], places: [], figures: [], title: 'Turn 1' });
    expect(report.turns[0]?.map.stacks).toHaveLength(1);
    expect(lossesOf(plain, undefined, viewOf(1))).toEqual([]);
  });
});

describe('changes', () => {
  it('lists the heaviest losses first and nothing that was made good', () => {
    const loss = (formation: string, amount: number) => ({ side: 'Red', formation, amount });
    const [red] = sinceThen([loss('A', 3)], [loss('A', 2), loss('B', 1), loss('C', 1), loss('C', 3)]);
    expect(red).toEqual({
      side: 'Red',
      total: 5,
      formations: [
        { name: 'C', amount: 4 },
        { name: 'B', amount: 1 },
      ],
    });
  });

  it('says who holds a place that was not seen before', () => {
    expect(changedPlaces([], [{ name: 'Caen', hexes: [], holder: 'Allied' }])).toEqual([{ name: 'Caen', from: '', to: 'Allied' }]);
  });
});
