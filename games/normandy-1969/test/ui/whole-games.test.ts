import { createRng, hex, type Seat, unit, word } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import type { NormandyView } from '../../src/types.js';
import { EYES, game, type Moment, playGame, ui } from './played.js';
import { expectReadable } from './wording.js';

const SPEAKERS: readonly Seat[] = ['allied', 'german'];

function readPrompts({ state }: Moment): void {
  for (const seats of EYES) {
    for (const seat of SPEAKERS) {
      const { text, section } = ui.prompt(game.view(state, seats), seat);
      expectReadable(text, section);
      if (!text.includes('§')) expect.fail(`cites no rule: ${text}`);
    }
  }
}

function readLabels({ state, asked, legal }: Moment): void {
  if (asked === undefined) return;
  const view = game.view(state, [asked]);
  const words: string[] = [];
  for (const action of legal) {
    const { label, key } = ui.actionLabel(view, action);
    expectReadable(label);
    if (action.kind === 'word') words.push(key ?? '');
  }
  expect(new Set(words).size).toBe(words.length);
}

function readTable(view: NormandyView, seat: Seat): void {
  const status = ui.status(view);
  for (const text of [status.turn, status.date, status.score, ...status.phase]) expectReadable(text);
  for (const track of ui.tracks(view)) for (const box of track.boxes) expectReadable(`${box.label}: ${box.note}`);
  for (const display of ui.displays(view)) for (const group of display.groups) expectReadable(`${group.title}: ${group.note ?? ''}`);
  for (const { faces } of ui.stacks(view)) for (const face of faces) expectReadable(`${face.name} ${face.factors} ${face.marks.join()}`);
  const step = ui.guide(view, seat);
  if (step) expectReadable(step.text, step.section);
  for (const { id } of ui.overlays) {
    const wrong = ui.overlay(view, seat, id).filter(({ shade }) => !(shade > 0 && shade <= 1));
    expect(wrong, id).toEqual([]);
  }
}

/** Everything a player can point at, at random. */
function readInspector(view: NormandyView, seat: Seat | undefined, rng: ReturnType<typeof createRng>): void {
  const at = rng.below(ui.grid.size);
  for (const { text, section } of ui.hexInfo(view, at)) expectReadable(text, section);
  const id = rng.below(view.open.hex.length);
  for (const { text, section } of ui.unitInfo(view, id)) expectReadable(text, section);
  if (seat === undefined) return;
  for (const action of [hex(at), unit(id), unit(400 + rng.below(80)), word('done'), word('heavy'), word('light')]) {
    const refusal = game.refusal(view, seat, action);
    if (refusal) expectReadable(ui.refusal(refusal), refusal.section || undefined);
  }
  const forecast = game.preview?.(view, seat);
  for (const { means } of forecast?.outcomes ?? []) for (const meaning of means) expectReadable(ui.meaning(meaning));
}

describe.each(['campaign', 'bridgehead'])('a whole %s', (scenario) => {
  it('reads well from every chair at every moment', { timeout: 120_000 }, () => {
    const rng = createRng('look');
    const seen = new Set<string>();
    let moments = 0;
    const end = playGame(
      `whole-${scenario}`,
      {
        before(moment) {
          const top = moment.state.open.stack.at(-1)?.step as string;
          readPrompts(moment);
          readLabels(moment);
          const fresh = !seen.has(top);
          seen.add(top);
          if (!fresh && moments++ % 59 !== 0) return;
          for (const seats of EYES) {
            const view = game.view(moment.state, seats);
            readTable(view, seats[0] ?? 'allied');
            for (let i = 0; i < 3; i++) readInspector(view, seats.find((seat) => seat === moment.asked) ?? seats[0], rng);
          }
        },
        after(state, events) {
          for (const event of events) {
            for (const seats of EYES) {
              const told = seats.length > 1 ? event : game.eventFor(event, seats[0]);
              const line = told && ui.logLine(game.view(state, seats), told);
              if (line) expectReadable(line.text, line.section);
              if (line) for (const at of line.hexes ?? []) expect(at).toBeGreaterThanOrEqual(0);
            }
            const path = ui.pathOf(event);
            if (path) expect(path.hexes.length).toBeGreaterThan(1);
          }
        },
        rolled(roll, result) {
          const { text, section } = ui.rollLine(roll, result);
          expectReadable(text, section);
        },
      },
      { scenario },
    );
    const awaits = game.awaits(end);
    if (awaits.kind === 'over') expectReadable(ui.outcome(awaits.outcome));
    expect(awaits.kind).toBe('over');
    for (const step of ['deploy', 'drop-zone', 'scatter', 'assault-landing', 'leg', 'attack', 'gunfire', 'battle', 'over'])
      expect(seen).toContain(step);
  });
});

describe('charts and rulebook', () => {
  it('read well', () => {
    for (const chart of ui.charts) {
      for (const text of [chart.title, chart.from, ...chart.notes]) expectReadable(text, chart.section);
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
