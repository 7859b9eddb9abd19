import { describe, expect, it } from 'vitest';
import { BLUE, CARD, game, ORDER, position, RED } from '../position.js';

const fight = { stack: [{ step: 'combat' as const, side: 0 }], stage: 6 };
const declared = { stack: [{ step: 'attack' as const, side: 0, attacker: BLUE.first, defender: RED.alder }], stage: 6 };
const column = (given: Partial<Parameters<typeof position>[0]>) => {
  const scene = position({ ...declared, units: { [BLUE.first]: '33', [RED.alder]: '43' }, ...given });
  return game.preview?.(scene.view('blue'), 'blue')?.column;
};

describe('§C.7 combat', () => {
  it('is a unit, an adjacent enemy and a declaration; each unit attacks once a turn', () => {
    const scene = position({ ...fight, units: { [BLUE.first]: '33', [BLUE.second]: '11', [RED.alder]: '43', [RED.beech]: '32' } });
    expect(scene.offered('blue')).toEqual(['first', 'done']);
    scene.as('blue', 'first');
    expect(scene.offered('blue')).toEqual(['32', '43']);
    scene.as('blue', '43');
    expect(scene.offered('blue')).toEqual(['declare']);
    scene.as('blue', 'declare');
    expect(scene.awaits).toMatchObject({ kind: 'chance', visibleTo: 'all', roll: { kind: 'dice', count: 1, sides: 6 } });
    scene.roll(3);
    expect(scene.offered('blue')).toEqual(['done']);
    expect(scene.refusal('first', 'blue')).toEqual({ code: 'fought', section: 'C.7' });
  });

  it.each<[string, Partial<Parameters<typeof position>[0]>, string]>([
    ['even strength, nobody the commander', {}, '-1 or 0'],
    ['the commander attacks', { commanders: [BLUE.first, RED.cedar] }, '0 or +1'],
    ['an assault', { orders: [ORDER.assault, ORDER.march] }, '0 or +1'],
    ['against a hold', { orders: [ORDER.march, ORDER.hold] }, '-2 or -1'],
    ['into woods', { units: { [BLUE.first]: '33', [RED.alder]: '34' } }, '-2 or -1'],
    ['with shells', { cards: [CARD.shells, CARD.none], bearers: [BLUE.first, -1] }, '0 or +1'],
    ['with shells that another unit carries', { cards: [CARD.shells, CARD.none], bearers: [BLUE.second, -1] }, '-1 or 0'],
  ])('finds the column: %s', (_what, given, expected) => {
    const columns = column(given)?.split(' or ').map(Number) ?? [];
    expect(columns.toSorted((a, b) => a - b)).toEqual(expected.split(' or ').map(Number));
  });

  it('shows the exact odds, a mixture while the defender may be the commander', () => {
    const scene = position({ ...declared, units: { [BLUE.first]: '33', [RED.alder]: '43' } });
    const outcomes = game.preview?.(scene.view('blue'), 'blue')?.outcomes ?? [];
    expect(outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(24);
    // Four candidates: once in four the column is −1, else 0.
    expect(outcomes.find(({ result }) => result === 'DE')).toMatchObject({ ways: 3, of: 24 });
    scene.open.shown[RED.alder] = 1;
    const known = game.preview?.(scene.view('blue'), 'blue')?.outcomes ?? [];
    expect(known.find(({ result }) => result === 'DE')).toMatchObject({ ways: 3, of: 18 });
  });

  it.each<[number, string[], number]>([
    [1, ['result'], 2],
    [3, ['result'], 2],
    [6, ['result', 'lost'], 1],
  ])('a %i brings %j', (die, expected, left) => {
    const scene = position({ ...declared, units: { [BLUE.first]: '33', [RED.alder]: '43' } });
    scene.as('blue', 'declare');
    expect(scene.roll(die).news.map(({ event }) => event)).toEqual(expected);
    expect(scene.open.hex.filter((hex) => hex >= 0)).toHaveLength(left);
  });
});
