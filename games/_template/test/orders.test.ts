import { ASK, makeAction, Orders, orderAnswer, type StandingOrder } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { BLUE, game, ORDER, position, RED } from './position.js';

/** §C.6.1 Blue's first company sets out between two companies of red that lie in ambush. */
const sighted = (ground = '32') =>
  position({
    stack: [{ step: 'march', side: 0, unit: BLUE.first }],
    stage: 5,
    units: { [BLUE.first]: ground, [RED.alder]: '42', [RED.beech]: '31', [RED.cedar]: '17' },
    orders: [ORDER.march, ORDER.hold],
  }).as('blue', '41');

function said(scene: ReturnType<typeof sighted>, ...list: readonly StandingOrder[]): string | undefined {
  const view = scene.view('red');
  const action = orderAnswer(game, view, 'red', game.legal(view, 'red'), new Orders(list));
  return action && makeAction(action);
}

const all = (choice: string, n?: number): StandingOrder => ({ kind: 'ambush', choice, ...(n === undefined ? {} : { n }) });
const one = (unit: number, choice: string): StandingOrder => ({ kind: 'ambush', unit, choice });

describe('§C.6.1 standing orders for an ambush', () => {
  it('fire with the first who can, or let pass and be asked at the next hex again', () => {
    expect(said(sighted(), all('fire'))).toBe(`u${RED.alder}`);
    expect(said(sighted(), all('never'))).toBe('pass');
    expect(said(sighted())).toBeUndefined();
  });

  it('hold one counter back, and ask about another', () => {
    expect(said(sighted(), all('fire'), one(RED.alder, 'never'))).toBe(`u${RED.beech}`);
    expect(said(sighted(), all('never'), one(RED.beech, 'fire'))).toBe(`u${RED.beech}`);
    expect(said(sighted(), all('never'), one(RED.beech, ASK))).toBeUndefined();
    expect(said(sighted(), one(RED.alder, 'never'), one(RED.beech, 'never'))).toBe('pass');
  });

  it('fire where enough faces of the die stop the march (§C.6.2)', () => {
    const answers = [1, 2, 3, 4, 5, 6].map((n) => said(sighted(), all('odds', n)));
    const faces = answers.filter((answer) => answer === `u${RED.alder}`).length;
    expect(faces).toBeGreaterThan(0);
    expect(answers).toEqual([...Array(faces).fill(`u${RED.alder}`), ...Array(6 - faces).fill('pass')]);
  });

  it('say nothing to the other side, nor to any other question', () => {
    const scene = sighted();
    const view = scene.view('blue');
    expect(game.orders?.answer(view, 'blue', [], new Orders([all('fire')]))).toBeUndefined();
    expect(game.orders?.asked(view, 'blue')).toBeUndefined();
    expect(game.orders?.asked(scene.view('red'), 'red')).toEqual({ kind: 'ambush', units: [RED.alder, RED.beech] });
    expect(game.orders?.units?.(scene.view('red'), 'red', 'ambush')).toEqual([RED.alder, RED.beech, RED.cedar]);
    const moving = position({ stack: [{ step: 'move', side: 1 }], units: { [RED.alder]: '42', [BLUE.first]: '11' } });
    expect(said(moving, all('fire'))).toBeUndefined();
  });
});
