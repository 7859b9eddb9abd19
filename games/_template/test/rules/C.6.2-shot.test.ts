import { describe, expect, it } from 'vitest';
import { at, BLUE, game, names, ORDER, offers, play, position, RED } from '../position.js';

const fired = (change: Partial<Parameters<typeof position>[0]> = {}, to = 'h52') => {
  const state = position({
    stack: [
      { step: 'move', side: 0 },
      { step: 'march', side: 0, unit: BLUE.first },
    ],
    stage: 5,
    units: { [BLUE.first]: '32', [BLUE.second]: '11', [RED.alder]: '42', [RED.beech]: '77' },
    orders: [ORDER.march, ORDER.hold],
    ...change,
  });
  play(state, `blue ${to}`, `red u${RED.alder}`);
  return state;
};

describe('§C.6.2 the shot', () => {
  it('is an open die', () => {
    expect(game.awaits(fired())).toMatchObject({ kind: 'chance', visibleTo: 'all', roll: { section: 'C.6.2', count: 1, sides: 6 } });
  });

  it.each([1, 2, 3])('lets the march go on with a %i, along the way it was sent', (die) => {
    const state = fired();
    expect(play(state, [die])).toMatchObject([
      { event: 'shot', result: '-' },
      { event: 'moved', path: ['32', '41', '52'].map(at) },
    ]);
    expect(state.open.hex[BLUE.first]).toBe(at('52'));
    expect(offers(state, 'blue')).toEqual([`u${BLUE.second}`, 'done']);
  });

  it.each([4, 5])('stops it where it stands with a %i: its march is over, and nobody hears where it led', (die) => {
    const state = fired();
    expect(names(play(state, [die]))).toEqual(['shot']);
    expect(state.open.hex[BLUE.first]).toBe(at('32'));
    expect(state.sealed.route).toEqual([]);
    expect(offers(state, 'blue')).toEqual([`u${BLUE.second}`, 'done']);
  });

  it('destroys it with a 6: its owner goes on with the others', () => {
    const state = fired();
    expect(names(play(state, [6]))).toEqual(['shot', 'identified', 'lost']);
    expect(state.open.hex[BLUE.first]).toBe(-1);
    expect(state.sealed.route).toEqual([]);
    expect(offers(state, 'blue')).toEqual([`u${BLUE.second}`, 'done']);
  });

  it('wins the game where it hits the commander, whom nobody knew before', () => {
    const state = fired({ commanders: [BLUE.first, RED.beech] });
    expect(names(play(state, [6]))).toEqual(['shot', 'identified', 'lost', 'over']);
    expect(game.awaits(state)).toMatchObject({ kind: 'over', outcome: { winner: 'red', level: 'commander' } });
    expect(state.sealed.route).toEqual([]);
  });

  it('is harder at whoever is in cover', () => {
    // 22 and 34 are woods: with a 4 in cover the march goes on, a 6 only stops it.
    const woods = { units: { [BLUE.first]: '22', [RED.alder]: '32', [RED.beech]: '77' } };
    expect(play(fired(woods, 'h12'), [4])[0]).toMatchObject({ result: '-' });
    expect(play(fired(woods, 'h12'), [6])[0]).toMatchObject({ result: 'S' });
  });

  it('holds what it stopped on, and not what it passed', () => {
    const state = fired({ units: { [BLUE.first]: '43', [RED.alder]: '54' } }, 'h45');
    expect(state.open.hex[BLUE.first]).toBe(at('43'));
    play(state, [1]);
    expect(state.open.hex[BLUE.first]).toBe(at('45'));
    expect(state.open.holder).toBe(-1);
    const stopped = position({
      stack: [{ step: 'march', side: 0, unit: BLUE.first }],
      units: { [BLUE.first]: '33', [RED.alder]: '54' },
      orders: [ORDER.march, ORDER.hold],
    });
    play(stopped, 'blue h44', 'red pass', `red u${RED.alder}`, [5]);
    expect(stopped.open.holder).toBe(0);
  });

  it('has its odds on the table before it is fired', () => {
    const state = position({
      stack: [{ step: 'march', side: 0, unit: BLUE.first }],
      units: { [BLUE.first]: '32', [RED.alder]: '42' },
      orders: [ORDER.march, ORDER.hold],
    });
    play(state, 'blue h52');
    const { outcomes = [] } = game.preview?.(game.view(state, ['red']), 'red') ?? {};
    expect(outcomes.map(({ result, ways, of }) => [result, ways, of])).toEqual([
      ['-', 3, 6],
      ['S', 2, 6],
      ['L', 1, 6],
    ]);
  });
});
