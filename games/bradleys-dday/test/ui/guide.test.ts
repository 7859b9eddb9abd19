import { describe, expect, it } from 'vitest';
import { type Side, seatOf } from '../../src/types.js';
import { view } from '../../src/view.js';
import { guideOf } from '../../ui/guide.js';
import { createWords } from '../../ui/words.js';
import { Position } from '../position.js';

function textFor(side: Side, step: 'fire' | 'movement'): string {
  const position = new Position('omaha');
  const seat = seatOf(side);
  position.open.stack.push({ step, asks: seat, side } as never);
  return guideOf(createWords(position.world), view(position.state, [seat]), seat)?.text ?? '';
}

describe('the guide at a first table', () => {
  it('tells the German of guns he has, and not of ships and beaches (§11.1)', () => {
    for (const step of ['fire', 'movement'] as const) {
      expect(textFor(0, step)).toMatch(/German hex|beach/);
      expect(textFor(1, step)).not.toMatch(/German hex|support points|beach|^$/);
    }
  });
});
