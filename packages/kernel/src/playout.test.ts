import { describe, expect, it } from 'vitest';
import { createToy, SEATS, type Toy } from '../test/toy-game.js';
import { type Action, makeAction, word } from './action.js';
import type { Frame, GameModule, Refusal } from './contract.js';
import { type Chooser, playout, stateHash } from './playout.js';
import { replay } from './replay.js';
import { createRng } from './rng.js';
import { createSequence } from './sequence.js';
import { flowStep } from './step.js';

const game = createToy();
const chooserOf = (seed: number): Record<string, Chooser<Toy>> => {
  const rng = createRng(seed);
  const random: Chooser<Toy> = (_view, legal) => legal[rng.below(legal.length)] as Action;
  return Object.fromEntries(SEATS.map((seat) => [seat, random]));
};

describe('a playout', () => {
  it('writes the log that a table would, and repeats itself', () => {
    const run = () => playout(game, game.setup('turn', {}), chooserOf(5), createRng(5));
    const { outcome, entries, actions } = run();
    expect(outcome).toEqual({ level: 'ended' });
    expect(actions).toBe(entries.filter(({ kind }) => kind === 'action').length);
    expect(run().entries).toEqual(entries);
    const header = { format: 1, game: 'toy', version: 1, dataHash: 'toy-data', scenario: 'turn', options: {}, commitment: '' } as const;
    expect(replay(game, { ...header, entries })).toEqual({ entries: entries.length, ok: true });
  });

  it('stops at its limit and where it is told, and can go without a log', () => {
    const state = game.setup('open', {});
    expect(playout(game, state, chooserOf(1), createRng(1), { limit: 12 })).toMatchObject({ actions: 12 });
    expect(
      playout(game, state, chooserOf(1), createRng(1), { stop: ({ open }) => open.said.some((n) => n > 20), record: false }).entries,
    ).toEqual([]);
    expect(Math.max(...state.open.said)).toBeGreaterThan(20);
  });

  it('shows an observer every action before it is played and what each action and roll led to', () => {
    const before: string[] = [];
    let events = 0;
    const watch = {
      before: (_: unknown, seat: string, action: Action) => void before.push(`${seat} ${makeAction(action)}`),
      after: (_: unknown, told: readonly unknown[]) => void (events += told.length),
      counted: () => ({ ceilings: {}, marks: {} }),
    };
    const { entries } = playout(game, game.setup('turn', {}), chooserOf(5), createRng(5), { watch });
    expect(before).toEqual(entries.flatMap((entry) => (entry.kind === 'action' ? [`${entry.seat} ${entry.action}`] : [])));
    expect(events).toBeGreaterThan(0);
  });

  it('does not let a player choose what was not offered', () => {
    const cheat = Object.fromEntries(SEATS.map((seat) => [seat, () => word('copy')]));
    expect(() => playout(game, game.setup('turn', {}), cheat, createRng(1))).toThrow('a chose copy, which was not offered');
  });
});

describe('a sequence', () => {
  it('settles what needs no decision, and refuses with the reason a step gives', () => {
    const state = game.setup('sealed', {});
    for (const seat of SEATS) game.play(state, seat, word('bid:1'));
    expect(game.awaits(state)).toEqual({ kind: 'seats', seats: ['a'], mode: 'turn' });
    const refusalOf = (seat: string, text: string): Refusal | undefined => game.refusal(game.view(state, [seat]), seat, word(text));
    expect(refusalOf('a', 'one')).toBeUndefined();
    expect(refusalOf('a', 'copy')).toEqual({ code: 'no-such-word', section: '1' });
    expect(refusalOf('b', 'one')).toEqual({ code: 'not-asked', section: '1' });
    const open = game.setup('open', {});
    expect(game.refusal(game.view(open, ['a']), 'a', word('pass'))).toEqual({ code: 'not-offered', section: '4' });
  });

  it('throws when it never comes to a decision, or knows no step of that name', () => {
    const endless = createSequence<Toy>({ turn: flowStep<Toy, Frame>({ section: '1', next: () => {} }) });
    const state = game.setup('turn', {});
    expect(() => endless.settle(state, () => {})).toThrow('does not settle');
    state.open.stack.push({ step: 'nowhere' });
    expect(() => endless.awaits(state)).toThrow('no step named nowhere');
    state.open.stack.length = 0;
    expect(() => endless.awaits(state)).toThrow('the stack of decisions is empty');
  });

  it('hashes the open and the sealed part', () => {
    const change = (part: (state: ReturnType<GameModule<Toy>['setup']>) => void) => {
      const state = game.setup('turn', {});
      part(state);
      return stateHash(state);
    };
    const hashes = [change(() => {}), change(({ open }) => open.dice.push(1)), change(({ sealed }) => sealed.whispers.push(1))];
    expect(new Set(hashes).size).toBe(3);
  });
});
