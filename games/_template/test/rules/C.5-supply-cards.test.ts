import { proportions } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { BLUE, CARD, game, names, offers, play, position, RED } from '../position.js';

const units = { [BLUE.first]: '11', [BLUE.second]: '13', [RED.alder]: '77' };

describe('§C.5 supply cards', () => {
  it('are drawn so that only the owner sees which', () => {
    const state = position({ stack: [{ step: 'draw', side: 0 }], stage: 1, units });
    const awaits = game.awaits(state);
    expect(awaits).toMatchObject({ kind: 'chance', visibleTo: ['blue'], roll: { kind: 'draw', weights: [2, 1] } });
    const [drew] = play(state, [1]);
    expect([undefined, 'blue', 'red'].map((seat) => drew && game.eventFor(drew, seat)?.card)).toEqual([-1, CARD.shells, -1]);
    expect([[], ['blue'], ['red']].map((seats) => game.view(state, seats).known.card[0])).toEqual([-1, CARD.shells, -1]);
  });

  it('are handed out by both at once, one each', () => {
    const state = position({ stack: [{ step: 'supply' }], stage: 4, units, cards: [CARD.fuel, CARD.shells] });
    expect(game.awaits(state)).toEqual({ kind: 'seats', seats: ['blue', 'red'], mode: 'open' });
    expect(offers(state, 'red')).toEqual(['u4', 'done']);
    play(state, 'red u4', 'blue u1');
    expect([offers(state, 'blue'), offers(state, 'red')]).toEqual([['done'], ['done']]);
    expect(game.refusal(game.view(state, ['blue']), 'blue', { kind: 'unit', unit: 0 })).toEqual({ code: 'one-card', section: 'C.5' });
    play(state, 'red done');
    expect(game.awaits(state)).toMatchObject({ seats: ['blue'] });
  });

  it('fuel carries its unit one hex farther, and is shown only then', () => {
    const given = {
      stack: [{ step: 'march' as const, side: 0, unit: BLUE.first }],
      stage: 5,
      units,
      cards: [CARD.fuel, CARD.none] as const,
    };
    const near = position({ ...given, bearers: [BLUE.first, -1] });
    expect(names(play(near, 'blue h12'))).toEqual(['moved']);
    const far = position({ ...given, bearers: [BLUE.first, -1] });
    expect(names(play(far, 'blue h51'))).toEqual(['card-shown', 'moved']);
    expect(far.open.card).toEqual([CARD.fuel, -1]);
    const without = position({ ...given, bearers: [BLUE.second, -1] });
    expect(offers(without, 'blue')).not.toContain('h51');
  });

  it('are imagined as often as they are drawn', () => {
    const state = position({ stack: [{ step: 'supply' }], units, cards: [CARD.fuel, CARD.shells] });
    const label = ({ sealed }: typeof state) => String(sealed.card[1]);
    const found = proportions(game, { view: game.view(state, ['blue']), label, expected: { 0: 2, 1: 1 }, draws: 1500, seed: 1 });
    expect(found).toMatchObject({ ok: true });
    const own = proportions(game, { view: game.view(state, ['red']), label, expected: { 1: 1 }, draws: 50, seed: 1 });
    expect(own).toMatchObject({ ok: true });
  });
});
