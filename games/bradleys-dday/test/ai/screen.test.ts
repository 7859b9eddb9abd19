import { createRng, NO_PLAN, type Plan, playout, scripted } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { isWithinLodgment, screenOf } from '../../src/ai/lodgment.js';
import { SCREENING } from '../../src/ai/postures.js';
import { data as files, game } from '../../src/index.js';
import { setBox } from '../../src/rules/units.js';
import { DUE } from '../../src/types.js';
import { at, ground, Position } from '../position.js';

const BRIGADE = ['ge-513-30', 'ge-517-30', 'ge-518-30'];
const module = game.create(files);

/** Omaha with its beachhead at a nest, the brigade of turn 13 still to come. */
function before(turn: number, beachhead = '4124'): Position {
  const position = new Position('omaha');
  position.open.turn = turn;
  position.open.beachhead = [at(beachhead), -1];
  for (const id of BRIGADE) setBox(position.open, position.of(id), DUE);
  return position;
}

describe('the gate by which the 30th Brigade will come (§18.1.2, §9.1.1)', () => {
  const screen = (turn: number, beachhead?: string): string[] => {
    const { world, open } = before(turn, beachhead);
    return screenOf(world, open).map((hex) => ground.grid.label(hex));
  };

  it('is screened on the side of the beachhead, from three turns before', () => {
    expect([screen(9), screen(10).length > 3, screen(13)]).toEqual([[], true, screen(10)]);
    for (const label of screen(10)) {
      expect(ground.grid.distance(at(label), at('2227'))).toBe(2);
      expect(ground.grid.distance(at(label), at('4124'))).toBeLessThan(ground.grid.distance(at('2227'), at('4124')));
    }
    expect(screen(10, '4524')).toEqual(screen(10));
  });

  it('and keeps the brigade out of the lodgment, where search plans the moves', () => {
    const enters = (plan: Plan): boolean => {
      const position = before(11, '3721');
      const { open, state, world } = position;
      for (const [i, hex] of ['3024', '3026', '3028', '3125', '3127', '3129'].entries())
        position.put(`us-${(i % 3) + 1}-${i < 3 ? 16 : 18}`, hex);
      // One German inland, whom the script goes for.
      position.put('ge-i-916', '3632');
      open.segment = 'allied-movement';
      open.stack.push({ step: 'game', next: 4 }, { step: 'movement', asks: 'allied', side: 0, who: 'all' });
      const ai = module.ai as NonNullable<typeof module.ai>;
      const players = { allied: scripted(ai, () => plan), german: scripted(ai, () => NO_PLAN) };
      playout(module, state, players, createRng('gate'), { record: false, stop: ({ open: now }) => now.turn > 13 });
      return BRIGADE.some((id) => open.hex[position.of(id)] !== -1 && isWithinLodgment(world, open, open.hex[position.of(id)] as number));
    };
    expect([enters(NO_PLAN), enters(SCREENING)]).toEqual([true, false]);
  });
});
