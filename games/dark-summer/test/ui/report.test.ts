import type { GameReport } from '@bocage/board';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DarkSummerEvent, type DarkSummerState, type DarkSummerTypes, ELIMINATED } from '../../src/types.js';
import { game, playGame, ui, world } from './played.js';
import { expectReadable } from './wording.js';

const told: DarkSummerEvent[] = [];
let state: DarkSummerState;
let report: GameReport<DarkSummerTypes>;

beforeAll(async () => {
  state = playGame('a report', { after: (_, events) => told.push(...events) }, { most: 2_500 });
  report = (await ui.report?.()) as GameReport<DarkSummerTypes>;
});

const view = () => game.view(state, ['allied', 'german']);

describe('the report of a campaign', () => {
  it('has a row for every battle', () => {
    const rows = told.flatMap((_, at) => report.battle(view(), told, at) ?? []);
    expect(rows.length).toBe(told.filter(({ event }) => event === 'battle' || event === 'cherbourg-battle').length);
    expect(rows.length).toBeGreaterThan(10);
    for (const { place, attackers, how, result, losses } of rows)
      for (const text of [place, attackers, how, result, losses]) expectReadable(text);
    for (const { result, losses } of rows) if (result === 'The attacker loses a step') expect(losses).not.toBe('none');
  });

  it('counts the steps of every unit that is gone and of none that waits', () => {
    const gone = state.open.hex.flatMap((hex, unit) => (hex === ELIMINATED ? [unit] : []));
    const least = gone.reduce(
      (sum, unit) => sum + (world.roster.fullSteps[unit] as number) - (world.roster.start[unit]?.reduced ? 1 : 0),
      0,
    );
    const all = report.losses(view()).reduce((sum, { amount }) => sum + amount, 0);
    expect(gone.length).toBeGreaterThan(5);
    expect(all).toBeGreaterThanOrEqual(least);
    const before = game.view(game.setup('campaign', {}), ['allied', 'german']);
    expect(report.losses(before)).toEqual([]);
    expect(report.figures(before).map(({ value }) => value)).toEqual([0, 0, 0, 0]);
  });

  it('tells of weather, captures and points, and leaves battles to their table', () => {
    const part = (event: DarkSummerEvent['event']) => report.part({ event } as DarkSummerEvent);
    expect(['weather', 'captured', 'scored'].map((name) => part(name as 'weather'))).toEqual(['story', 'story', 'story']);
    expect(['declared', 'battle', 'step-lost'].map((name) => part(name as 'battle'))).toEqual(['none', 'none', 'none']);
    expect(report.part({ event: 'eliminated', units: [], why: 'combat' })).toBe('none');
    expect(report.part({ event: 'eliminated', units: [], why: 'attrition' })).toBe('story');
  });

  it('has every place German at the beginning', () => {
    const before = game.view(game.setup('campaign', {}), ['allied', 'german']);
    expect(report.places(before).map(({ name }) => name)).toContain('Cherbourg');
    expect(new Set(report.places(before).map(({ holder }) => holder))).toEqual(new Set(['German']));
  });
});
