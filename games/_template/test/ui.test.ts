import { makeAction } from '@bocage/kernel';
import { randomGame, settingsOf } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { game as pack } from '../src/index.js';
import { createUi } from '../ui/index.js';

const ui = createUi(pack.data);
const { game } = ui;

describe('the words of Crossroads', () => {
  it('cover everything that happens in random games', () => {
    const said = new Set<string>();
    for (const setting of settingsOf(pack.meta)) {
      const { log } = randomGame(game as never, setting, { seed: 'ui', laws: [], every: 2 ** 30 });
      const state = game.setup(log.scenario, log.options);
      for (const entry of log.entries) {
        const awaits = game.awaits(state);
        const view = game.view(state, ['blue']);
        if (awaits.kind === 'seats')
          for (const seat of awaits.seats) expect(ui.prompt(game.view(state, [seat]), seat).text).not.toContain('other');
        for (const action of game.legal(view, 'blue')) expect(ui.actionLabel(view, action).label).not.toMatch(/undefined|unit \d/);
        const events =
          entry.kind === 'action'
            ? game.play(
                state,
                entry.seat,
                game.legal(game.view(state, [entry.seat]), entry.seat).find((a) => entry.action === makeAction(a)) as never,
              )
            : awaits.kind === 'chance' && entry.kind === 'roll'
              ? game.resolve(state, awaits.roll, entry.result)
              : [];
        for (const event of events) said.add(ui.logLine(view, event)?.text ?? event.event);
        expect(ui.stacks(view).length).toBeGreaterThan(0);
        expect(JSON.stringify([ui.status(view), ui.tracks(view), ui.displays(view), ui.unitInfo(view, 3)])).not.toContain('undefined');
      }
    }
    expect([...said].filter((text) => /undefined|null|NaN/.test(text))).toEqual([]);
    expect(said.size).toBeGreaterThan(30);
  });

  it('mark the commander only for those who may know', () => {
    const state = game.setup('meeting', {});
    state.sealed.commander = [2, 5];
    state.open.stack.pop();
    expect(ui.face(game.view(state, ['blue']), 2).marks).toContain('commander');
    expect(ui.face(game.view(state, ['red']), 2).marks).toEqual([]);
    expect(ui.face(game.view(state, []), 5).marks).toEqual([]);
  });

  it('have a page for every section and a text for every refusal', () => {
    expect(ui.rulebook.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, i) => `C.${i + 1}`));
    expect(ui.refusal({ code: 'too-far', section: 'C.6' })).toContain('too far');
    expect(ui.outcome({ winner: 'red', level: 'clear' })).toBe('Red wins (clear).');
  });

  it('lay a picture under the grid', async () => {
    expect((await ui.ground()).land.length).toBeGreaterThan(0);
  });
});
