import type { GameReport } from '@bocage/board';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NormandyModule } from '../../src/index.js';
import type { NormandyEvent, NormandyState, NormandyTypes } from '../../src/types.js';
import { game, playGame, ui } from './played.js';
import { expectReadable } from './wording.js';

const told: NormandyEvent[] = [];
let state: NormandyState;
let report: GameReport<NormandyTypes>;

beforeAll(async () => {
  state = playGame('a report', { after: (_, events) => told.push(...events) });
  report = (await ui.report?.()) as GameReport<NormandyTypes>;
});

const view = () => game.view(state, ['allied', 'german']);

describe('the report of a game', () => {
  it('has a row for every battle, with the losses that came of it', () => {
    const rows = told.flatMap((_, at) => report.battle(view(), told, at) ?? []);
    expect(rows.length).toBe(told.filter(({ event }) => event === 'battle').length);
    expect(rows.length).toBeGreaterThan(10);
    for (const { place, attackers, how, result, losses } of rows)
      for (const text of [place, attackers, how, result, losses]) expectReadable(text);
    expect(rows.some(({ losses }) => losses === 'none')).toBe(true);
    expect(rows.some(({ losses }) => losses !== 'none')).toBe(true);
    for (const { result, losses } of rows) if (result === 'Defenders eliminated') expect(losses).not.toBe('none');
  });

  // §R.14 §O.4
  it('counts losses by formation as the score counts them, and what was left behind', () => {
    const lost = (side: string) => report.losses(view()).reduce((sum, loss) => sum + (loss.side === side ? loss.amount : 0), 0);
    const behind = told.flatMap((event) => (event.event === 'left-behind' && event.fate === 'lost' ? event.units : []));
    const strength = behind.reduce((sum, unit) => sum + ((game as NormandyModule).world.roster.strengths[unit]?.[0] ?? 0), 0);
    const [allied = 0, german] = state.open.losses;
    expect([lost('Allied'), lost('German')]).toEqual([allied + strength, german]);
  });

  it('puts each battle into the table and not into the story', () => {
    const parts = (name: NormandyEvent['event']) => new Set(told.filter(({ event }) => event === name).map((event) => report.part(event)));
    for (const name of ['declared', 'battle', 'piece-placed'] as const) expect(parts(name)).toEqual(new Set(['none']));
    expect(parts('over')).toEqual(new Set(['story']));
    expect(parts('landed')).toEqual(new Set([undefined]));
  });

  it('has every place German at the beginning', () => {
    const before = game.view(game.setup('campaign', {}), ['allied', 'german']);
    expect(new Set(report.places(before).map(({ holder }) => holder))).toEqual(new Set(['German']));
    expect(report.figures(before).map(({ value }) => value)).toEqual([0, 0, 0]);
  });
});
