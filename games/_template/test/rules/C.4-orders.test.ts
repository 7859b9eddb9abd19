import { describe, expect, it } from 'vitest';
import { allowance } from '../../src/rules/movement.js';
import { BLUE, ORDER, position, RED, world } from '../position.js';

describe('§C.4 orders', () => {
  it('are sealed until both have given theirs', () => {
    const scene = position({ stack: [{ step: 'orders' }], stage: 3, units: { [BLUE.first]: '11', [RED.alder]: '77' } });
    expect(scene.offered('red')).toEqual(['march', 'hold', 'assault']);
    scene.as('red', 'assault');
    expect(scene.view('blue').known.order).toEqual([-1, -1]);
    expect(scene.awaits).toEqual({ kind: 'seats', seats: ['blue'], mode: 'sealed' });
    expect(scene.as('blue', 'march').news).toContainEqual({ event: 'orders', section: 'C.4', orders: [0, 2], reveals: 'all' });
    expect(scene.open.order).toEqual([ORDER.march, ORDER.assault]);
    expect(scene.sealed.order).toEqual([-1, -1]);
  });

  it('march adds to the movement of the side that marches', () => {
    const { open } = position({ stack: [], units: { [BLUE.first]: '11', [RED.alder]: '77' }, orders: [ORDER.march, ORDER.hold] });
    expect([allowance(world, open, BLUE.first), allowance(world, open, RED.alder)]).toEqual([4, 3]);
  });
});
