import { createRng, hex, type Options, type Seat, unit, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import type { DarkSummerView } from '../../src/types.js';
import { REFUSALS } from '../../ui/refusals.js';
import { game, type Moment, playGame, ui } from './played.js';
import { expectReadable } from './wording.js';

interface Table {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly options: Options;
}

const TABLES: readonly Table[] = [
  { name: 'two players', seats: ['allied', 'german'], options: {} },
  {
    name: 'three players with every option',
    seats: ['us', 'british', 'german'],
    options: { players: 'three', 'historical-weather': 'yes', 'reaction-withdrawal': 'yes', 'assault-guns': 'yes' },
  },
];

function readPrompts({ state }: Moment, seats: readonly Seat[]): void {
  for (const eyes of [...seats.map((seat) => [seat]), []]) {
    for (const seat of seats) {
      const { text, section } = ui.prompt(game.view(state, eyes), seat);
      expectReadable(text, section);
      if (!text.includes('§')) expect.fail(`cites no rule: ${text}`);
    }
  }
}

function readLabels({ state, asked, legal }: Moment): void {
  if (asked === undefined) return;
  const view = game.view(state, [asked]);
  const keys: string[] = [];
  for (const action of legal) {
    const { label, key } = ui.actionLabel(view, action);
    expectReadable(label);
    if (action.kind !== 'word') continue;
    if (label === action.word) expect.fail(`no words for ${action.word}`);
    keys.push(key ?? '');
  }
  expect(new Set(keys).size, keys.join()).toBe(keys.length);
}

function readTable(view: DarkSummerView, seat: Seat): void {
  const status = ui.status(view);
  for (const text of [status.turn, status.date, status.score, ...status.phase]) expectReadable(text);
  for (const track of ui.tracks(view)) for (const box of track.boxes) expectReadable(`${box.label}: ${box.note}`);
  for (const display of ui.displays(view)) {
    const titles = display.groups.map(({ title }) => title);
    expect(new Set(titles).size, display.title).toBe(titles.length);
    for (const group of display.groups) expectReadable(`${group.title}: ${group.note ?? ''}`);
  }
  for (const { faces } of ui.stacks(view)) for (const face of faces) expectReadable(`${face.name} ${face.factors} ${face.marks.join()}`);
  const step = ui.guide(view, seat);
  if (step) expectReadable(step.text, step.section);
  for (const { id } of ui.overlays) {
    const wrong = ui.overlay(view, seat, id).filter(({ shade }) => !(shade > 0 && shade <= 1));
    expect(wrong, id).toEqual([]);
  }
}

const WORDS = [
  'done',
  'declare',
  'cherbourg',
  'prepared',
  'combined-move',
  'to-brittany',
  'exit:6309',
  'us-naval',
  'nebelwerfer',
  'german',
];

/** Everything a player can point at, at random. */
function readInspector(view: DarkSummerView, seat: Seat, rng: ReturnType<typeof createRng>): void {
  const at = rng.below(ui.grid.size);
  for (const { text, section } of ui.hexInfo(view, at)) expectReadable(text, section);
  const id = rng.below(view.open.hex.length);
  for (const { text, section } of ui.unitInfo(view, id)) expectReadable(text, section);
  for (const action of [hex(at), unit(id), ...WORDS.map(word)]) {
    const refusal = game.refusal(view, seat, action);
    if (!refusal) continue;
    if (!Object.hasOwn(REFUSALS, refusal.code)) expect.fail(`no sentence for ${refusal.code}`);
    expectReadable(ui.refusal(refusal), refusal.section || undefined);
  }
  const forecast = game.preview?.(view, seat);
  for (const { means } of forecast?.outcomes ?? []) for (const meaning of means) expectReadable(ui.meaning(meaning));
}

describe.each(TABLES)('a whole game of $name', ({ name, seats, options }) => {
  it('reads well from every chair at every moment', { timeout: 240_000 }, () => {
    const rng = createRng('look');
    const seen = new Map<string, number>();
    const told = new Set<string>();
    let moments = 0;
    const end = playGame(
      name,
      {
        before(moment) {
          const step = moment.state.open.stack.at(-1)?.step as string;
          const times = (seen.get(step) ?? 0) + 1;
          seen.set(step, times);
          if (times > 60 && moments++ % 11 !== 0) return;
          readPrompts(moment, seats);
          readLabels(moment);
          if (times > 3 && moments++ % 59 !== 0) return;
          // Nothing is sealed, so one pair of eyes sees what all see.
          const seat = moment.asked ?? (seats[times % seats.length] as Seat);
          const view = game.view(moment.state, [seat]);
          readTable(view, seat);
          for (let i = 0; i < 6; i++) readInspector(view, seat, rng);
        },
        after(state, events) {
          const view = game.view(state, []);
          for (const event of events) {
            told.add(event.event);
            const line = ui.logLine(view, event);
            if (line) expectReadable(line.text, line.section);
            for (const at of line?.hexes ?? []) expect(at).toBeGreaterThanOrEqual(0);
            const path = ui.pathOf(event);
            if (path) expect(path.hexes.length).toBeGreaterThan(1);
          }
        },
        rolled(roll, result) {
          const { text, section } = ui.rollLine(roll, result);
          expectReadable(text, section);
        },
      },
      { options },
    );
    const awaits = game.awaits(end);
    if (awaits.kind === 'over') expectReadable(ui.outcome(awaits.outcome));
    expect(awaits.kind).toBe('over');
    for (const step of ['assault', 'reveal', 'battle', 'second-advance', 'draw', 'chit', 'moving', 'leg', 'attack', 'losses', 'over'])
      expect([...seen.keys()]).toContain(step);
    for (const event of ['round', 'declared', 'revealed', 'battle', 'beach', 'moved']) expect([...told]).toContain(event);
  });
});

describe('charts and rulebook', () => {
  it('read well', () => {
    for (const chart of ui.charts) {
      for (const text of [chart.title, chart.from, ...chart.columns, ...chart.notes]) expectReadable(text, chart.section);
      for (const row of chart.rows) {
        expect(row.length, `${chart.title}: ${row[0]}`).toBe(chart.columns.length);
        for (const cell of row) expectReadable(cell);
      }
    }
    for (const section of ui.rulebook) for (const text of [section.title, section.from, ...section.text]) expectReadable(text);
  });

  it('say where every figure comes from', () => {
    for (const { from, title } of ui.charts) expect(from, title).toMatch(/rulebook|public|reconstructed/);
    for (const { from, title } of ui.rulebook) expect(from, title).toMatch(/^(rulebook|public|reconstructed)\b/);
  });
});
