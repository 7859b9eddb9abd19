import type { GuideStep } from '@bocage/board';
import { type Action, Memory, makeAction, type Seat } from '@bocage/kernel';
import { randomGame, settingsOf } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { game as pack } from '../../src/index.js';
import { createUi } from '../../ui/index.js';

const ui = createUi(pack.create(pack.data));
const { game } = ui;
type State = ReturnType<typeof game.setup>;

/** The legal things a step of the guide picks out. */
function advised(state: State, seat: Seat, step: GuideStep): readonly Action[] {
  const view = game.view(state, [seat]);
  return game.legal(view, seat).filter((action) => {
    if (action.kind === 'word') return step.words?.includes(action.word);
    const hex = action.kind === 'hex' ? action.hex : ui.hexOf(view, action.unit);
    return hex !== undefined && step.hexes?.includes(hex);
  });
}

/** A game in which Blue does what the guide says and Red plays as its computer does. */
function guidedGame(seed: number): { state: State; steps: readonly GuideStep[] } {
  let at = seed;
  const die = (sides: number) => ((at = (Math.imul(at, 1664525) + 1013904223) >>> 0) >>> 8) % sides;
  const state = game.setup('meeting', { first: 'blue' });
  const steps: GuideStep[] = [];
  for (let made = 0; made < 400; made++) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') break;
    if (awaits.kind === 'chance') {
      const { roll } = awaits;
      game.resolve(state, roll, roll.kind === 'dice' ? [die(6) + 1] : [die(3) === 2 ? 1 : 0]);
      continue;
    }
    const seat = awaits.seats.find((one) => game.legal(game.view(state, [one]), one).length > 0) as Seat;
    const step = ui.guide(game.view(state, [seat]), seat) as GuideStep;
    const view = game.view(state, [seat]);
    if (seat === 'red') {
      game.play(state, seat, game.ai?.choose(view, seat, game.legal(view, seat), {}, new Memory()) as Action);
      continue;
    }
    steps.push(step);
    const [choice] = advised(state, seat, step);
    if (!choice) throw new Error(`nothing to do at: ${step.text}`);
    game.play(state, seat, choice);
  }
  return { state, steps };
}

describe('the guided game of Crossroads', () => {
  it('leads from the first click to the end, always with something legal to do, and mostly to victory', () => {
    const ends = Array.from({ length: 30 }, (_, seed) => {
      const { state, steps } = guidedGame(seed + 1);
      const awaits = game.awaits(state);
      expect(awaits.kind).toBe('over');
      return {
        winner: awaits.kind === 'over' ? awaits.outcome.winner : '',
        count: steps.length,
        told: new Set(steps.map((s) => s.points)),
      };
    });
    const won = ends.filter(({ winner }) => winner === 'blue').length;
    expect(won).toBeGreaterThan(18);
    expect(Math.max(...ends.map(({ count }) => count))).toBeLessThan(120);
    // Whoever plays to the end has heard of all of these; only a game that ends early leaves some out.
    const all = ends.filter(({ told }) => ['undo', 'log', 'rulebook', 'score', 'forecast', 'dice'].every((one) => told.has(one as never)));
    expect(all.length).toBeGreaterThan(23);
  });

  it('has advice wherever somebody has strayed to, and it is never against the rules', () => {
    for (const setting of settingsOf(pack.meta)) {
      for (const seed of ['astray', 'lost', 'elsewhere']) {
        const { log } = randomGame(game as never, setting, { seed, laws: [], every: 2 ** 30 });
        const state = game.setup(log.scenario, log.options);
        for (const entry of log.entries) {
          const awaits = game.awaits(state);
          for (const seat of awaits.kind === 'seats' ? awaits.seats : []) {
            const view = game.view(state, [seat]);
            if (game.legal(view, seat).length === 0) continue;
            const step = ui.guide(view, seat) as GuideStep;
            const canDo = advised(state, seat, step).length > 0 || step.points === 'undo';
            expect(canDo, `${seat} ${JSON.stringify(view.open.stack.at(-1))}: ${step.text}`).toBe(true);
          }
          if (entry.kind === 'action') {
            const legal = game.legal(game.view(state, [entry.seat]), entry.seat);
            game.play(state, entry.seat, legal.find((action) => makeAction(action) === entry.action) as Action);
          } else if (entry.kind === 'roll' && awaits.kind === 'chance') game.resolve(state, awaits.roll, entry.result);
        }
        expect(ui.guide(game.view(state, ['blue']), 'blue')?.text).toContain('The game is over');
      }
    }
  });

  it('says nothing that its reader may not know', () => {
    const state = game.setup('meeting', {});
    state.sealed.commander = [2, 5];
    state.open.stack.pop();
    const told = ui.guide(game.view(state, ['blue']), 'blue');
    state.sealed.commander = [2, 6];
    expect(ui.guide(game.view(state, ['blue']), 'blue')).toEqual(told);
  });
});
