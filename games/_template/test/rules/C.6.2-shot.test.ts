import { describe, expect, it } from 'vitest';
import { at, BLUE, game, names, ORDER, position, RED } from '../position.js';

const fired = (change: Partial<Parameters<typeof position>[0]> = {}, to = '52') => {
  const scene = position({
    stack: [
      { step: 'move', side: 0 },
      { step: 'march', side: 0, unit: BLUE.first },
    ],
    stage: 5,
    units: { [BLUE.first]: '32', [BLUE.second]: '11', [RED.alder]: '42', [RED.beech]: '77' },
    orders: [ORDER.march, ORDER.hold],
    ...change,
  });
  return scene.as('blue', to).as('red', 'alder');
};

describe('§C.6.2 the shot', () => {
  it('is an open die', () => {
    expect(fired().awaits).toMatchObject({ kind: 'chance', visibleTo: 'all', roll: { section: 'C.6.2', count: 1, sides: 6 } });
  });

  it.each([1, 2, 3])('lets the march go on with a %i, along the way it was sent', (die) => {
    const scene = fired();
    expect(scene.roll(die).news).toMatchObject([
      { event: 'shot', result: '-' },
      { event: 'moved', path: ['32', '41', '52'].map(at) },
    ]);
    expect(scene.open.hex[BLUE.first]).toBe(at('52'));
    expect(scene.offered('blue')).toEqual(['second', 'done']);
  });

  it.each([4, 5])('stops it where it stands with a %i: its march is over, and nobody hears where it led', (die) => {
    const scene = fired();
    expect(names(scene.roll(die).news)).toEqual(['shot']);
    expect(scene.open.hex[BLUE.first]).toBe(at('32'));
    expect(scene.sealed.route).toEqual([]);
    expect(scene.offered('blue')).toEqual(['second', 'done']);
  });

  it('destroys it with a 6: its owner goes on with the others', () => {
    const scene = fired();
    expect(names(scene.roll(6).news)).toEqual(['shot', 'identified', 'lost']);
    expect(scene.open.hex[BLUE.first]).toBe(-1);
    expect(scene.sealed.route).toEqual([]);
    expect(scene.offered('blue')).toEqual(['second', 'done']);
  });

  it('wins the game where it hits the commander, whom nobody knew before', () => {
    const scene = fired({ commanders: [BLUE.first, RED.beech] });
    expect(names(scene.roll(6).news)).toEqual(['shot', 'identified', 'lost', 'over']);
    expect(scene.awaits).toMatchObject({ kind: 'over', outcome: { winner: 'red', level: 'commander' } });
    expect(scene.sealed.route).toEqual([]);
  });

  it('is harder at whoever is in cover', () => {
    // 22 and 34 are woods: with a 4 in cover the march goes on, a 6 only stops it.
    const woods = { units: { [BLUE.first]: '22', [RED.alder]: '32', [RED.beech]: '77' } };
    expect(fired(woods, '12').roll(4).news[0]).toMatchObject({ result: '-' });
    expect(fired(woods, '12').roll(6).news[0]).toMatchObject({ result: 'S' });
  });

  it('holds what it stopped on, and not what it passed', () => {
    const scene = fired({ units: { [BLUE.first]: '43', [RED.alder]: '54' } }, '45');
    expect(scene.open.hex[BLUE.first]).toBe(at('43'));
    scene.roll(1);
    expect(scene.open.hex[BLUE.first]).toBe(at('45'));
    expect(scene.open.holder).toBe(-1);
    const stopped = position({
      stack: [{ step: 'march', side: 0, unit: BLUE.first }],
      units: { [BLUE.first]: '33', [RED.alder]: '54' },
      orders: [ORDER.march, ORDER.hold],
    });
    stopped.as('blue', '44').as('red', 'pass', 'alder').roll(5);
    expect(stopped.open.holder).toBe(0);
  });

  it('has its odds on the table before it is fired', () => {
    const scene = position({
      stack: [{ step: 'march', side: 0, unit: BLUE.first }],
      units: { [BLUE.first]: '32', [RED.alder]: '42' },
      orders: [ORDER.march, ORDER.hold],
    });
    scene.as('blue', '52');
    const { outcomes = [] } = game.preview?.(scene.view('red'), 'red') ?? {};
    expect(outcomes.map(({ result, ways, of }) => [result, ways, of])).toEqual([
      ['-', 3, 6],
      ['S', 2, 6],
      ['L', 1, 6],
    ]);
  });
});
