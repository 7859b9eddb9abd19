import type { GameReport } from '@bocage/board';
import { createRng, makeAction, rollWith, scripted } from '@bocage/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LiberatingAssaultEvent, LiberatingAssaultState, LiberatingAssaultTypes } from '../../src/index.js';
import { expectReadable, game, ui, viewOf } from './table.js';

const told: LiberatingAssaultEvent[] = [];
let state: LiberatingAssaultState;
let report: GameReport<LiberatingAssaultTypes>;

/** The computer plays both sides for two turns. */
function playTwoTurns(): LiberatingAssaultState {
  const rng = createRng('a report');
  const played = game.setup('day', {});
  const script = game.ai && scripted(game.ai);
  for (let i = 0; i < 6_000 && played.open.turn < 3; i++) {
    const awaits = game.awaits(played);
    if (awaits.kind === 'over') break;
    if (awaits.kind === 'chance') told.push(...game.resolve(played, awaits.roll, rollWith(rng, awaits.roll)));
    else {
      const [seat = ''] = awaits.seats;
      const view = viewOf(played, seat);
      const legal = game.legal(view, seat);
      const chosen = script?.(view, legal, seat) ?? legal[0];
      told.push(
        ...game.play(played, seat, legal.find((action) => chosen && makeAction(action) === makeAction(chosen)) as (typeof legal)[0]),
      );
    }
  }
  return played;
}

beforeAll(async () => {
  state = playTwoTurns();
  report = (await ui.report?.()) as GameReport<LiberatingAssaultTypes>;
}, 60_000);

const truth = () => viewOf(state, 'control');

describe('the report of a day', () => {
  it('has a row for every battle, with both tactics cards', () => {
    const rows = told.flatMap((_, at) => report.battle(truth(), told, at) ?? []);
    expect(rows.length).toBe(told.filter(({ event }) => event === 'battle').length);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      for (const text of [row.place, row.attackers, row.defenders ?? '', row.result, row.losses]) expectReadable(text);
      expect(row.how).toMatch(/^\S.* (beats|equals|loses to) \S/);
    }
  });

  // §3.1
  it('counts every box crossed off', () => {
    const lost = report.losses(truth()).reduce((sum, { amount }) => sum + amount, 0);
    expect(lost).toBe(state.sealed.lost.reduce((sum, boxes) => sum + boxes, 0));
    expect(lost).toBeGreaterThan(10);
  });

  // §9.8
  it('keeps what control ruled apart from what the rules did', () => {
    const news = { event: 'supplied', holder: 0, card: 'fuel', count: 1 } as const;
    expect(report.part({ ...news, section: '9.8' })).toBe('ruling');
    expect(report.part({ ...news, section: '4.2' })).toBe('none');
    expect(report.part({ event: 'ruling', section: '9.8', number: 1, what: 'cards' })).toBe('ruling');
    expect(report.part({ event: 'done', section: '9.8', seat: 'control' })).toBe('none');
  });

  // §9.5
  it('counts only what the eyes it is read with can see', () => {
    const few = viewOf(game.setup('day', { way: 'mega' }), 'br-50-commander');
    expect(report.losses(few)).toEqual([]);
    expect(report.figures(few)).toEqual([]);
    expect(report.figures(truth())).toHaveLength(3);
    expect(report.places(few).length).toBeLessThan(report.places(truth()).length);
  });
});
