import type { Outcome } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { prospectOf } from '../../src/ai/prospects.js';
import { Position, world } from '../position.js';

const LANDINGS = ['storming-sword', 'storming-juno', 'storming-gold'];

function prospect(scenario: string, turn: number, change: (position: Position) => void = () => {}): number {
  const position = new Position(scenario);
  position.open.turn = turn;
  change(position);
  return prospectOf(world, position.open);
}
const over =
  (outcome: Outcome) =>
  ({ open }: Position): void => {
    open.stack.push({ step: 'over', outcome });
  };

describe('what the Allied side can expect of a landing (§S.39)', () => {
  it('is what became of it, once it is over', () => {
    const [scenario] = LANDINGS as [string];
    expect(prospect(scenario, 5, over({ level: 'marginal', winner: 'allied' }))).toBe(1);
    expect(prospect(scenario, 5, over({ level: 'draw' }))).toBe(0.5);
    expect(prospect(scenario, 5, over({ level: 'marginal', winner: 'german' }))).toBe(0);
  });

  it.each(LANDINGS)('lies between defeat and victory before, and falls while %s stays as it was', (scenario) => {
    const by = [1, 3, 5].map((turn) => prospect(scenario, turn));
    for (const one of by) {
      expect(one).toBeGreaterThan(0);
      expect(one).toBeLessThan(1);
    }
    expect(by).toEqual([...by].sort((a, b) => b - a));
  });

  it.each(LANDINGS)('rises at %s with the beach cleared, and falls with steps lost', (scenario) => {
    const cleared = prospect(scenario, 4, ({ open }) => {
      open.cleared = open.cleared.map(() => 4);
    });
    expect(cleared).toBeGreaterThan(prospect(scenario, 4));
    const start = prospect(scenario, 2);
    const hurt = prospect(scenario, 2, (position) => {
      for (let unit = 0; unit < 60; unit++) if ((position.open.steps[unit] as number) > 1) position.open.steps[unit] = 1;
    });
    expect(hurt).toBeLessThan(start);
  });

  it('counts the first Command Points of a side, and hardly those beyond them (§S.6)', () => {
    const at = (points: number): number =>
      prospect('storming-gold', 2, ({ open }) => {
        open.cp = open.cp.map((_, division) => (division === 2 ? points : 0));
      });
    expect(at(3) - at(0)).toBeGreaterThan(4 * (at(6) - at(3)));
    expect(at(6)).toBeGreaterThan(at(3));
  });
});
