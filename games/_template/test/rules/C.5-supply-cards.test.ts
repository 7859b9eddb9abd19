import { proportions } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { BLUE, CARD, game, names, position, RED } from '../position.js';

const units = { [BLUE.first]: '11', [BLUE.second]: '13', [RED.alder]: '77' };

describe('§C.5 supply cards', () => {
  it('are drawn so that only the owner sees which', () => {
    const scene = position({ stack: [{ step: 'draw', side: 0 }], stage: 1, units });
    expect(scene.awaits).toMatchObject({ kind: 'chance', visibleTo: ['blue'], roll: { kind: 'draw', weights: [2, 1] } });
    const [drew] = scene.roll(1).news;
    expect([undefined, 'blue', 'red'].map((seat) => drew && game.eventFor(drew, seat)?.card)).toEqual([-1, CARD.shells, -1]);
    expect([[], ['blue'], ['red']].map((seats) => game.view(scene.state, seats).known.card[0])).toEqual([-1, CARD.shells, -1]);
  });

  it('are handed out by both at once, one each', () => {
    const scene = position({ stack: [{ step: 'supply' }], stage: 4, units, cards: [CARD.fuel, CARD.shells] });
    expect(scene.awaits).toEqual({ kind: 'seats', seats: ['blue', 'red'], mode: 'open' });
    expect(scene.offered('red')).toEqual(['alder', 'done']);
    scene.as('red', 'alder').as('blue', 'second');
    expect([scene.offered('blue'), scene.offered('red')]).toEqual([['done'], ['done']]);
    expect(scene.refusal('first', 'blue')).toEqual({ code: 'one-card', section: 'C.5' });
    scene.as('red', 'done');
    expect(scene.awaits).toMatchObject({ seats: ['blue'] });
  });

  it('fuel carries its unit one hex farther, and is shown only then', () => {
    const given = {
      stack: [{ step: 'march' as const, side: 0, unit: BLUE.first }],
      stage: 5,
      units,
      cards: [CARD.fuel, CARD.none] as const,
    };
    const near = position({ ...given, bearers: [BLUE.first, -1] });
    expect(names(near.as('blue', '12').news)).toEqual(['moved']);
    const far = position({ ...given, bearers: [BLUE.first, -1] });
    expect(names(far.as('blue', '51').news)).toEqual(['card-shown', 'moved']);
    expect(far.open.card).toEqual([CARD.fuel, -1]);
    const without = position({ ...given, bearers: [BLUE.second, -1] });
    expect(without.offered('blue')).not.toContain('51');
  });

  it('are imagined as often as they are drawn', () => {
    const scene = position({ stack: [{ step: 'supply' }], units, cards: [CARD.fuel, CARD.shells] });
    const label = ({ sealed }: typeof scene.state) => String(sealed.card[1]);
    const found = proportions(game, { view: scene.view('blue'), label, expected: { 0: 2, 1: 1 }, draws: 1500, seed: 1 });
    expect(found).toMatchObject({ ok: true });
    const own = proportions(game, { view: scene.view('red'), label, expected: { 1: 1 }, draws: 50, seed: 1 });
    expect(own).toMatchObject({ ok: true });
  });
});
