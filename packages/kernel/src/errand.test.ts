import { describe, expect, it } from 'vitest';
import { isErrand, runErrand, type SequencePlace } from './errand.js';

const at = (phase: string, ...path: string[]): SequencePlace => ({ phase, path });
const SENT = at('1 movement', 'game', 'movement');

describe('an errand', () => {
  it('goes through what its step opens', () => {
    expect(isErrand(at('1 movement', 'game', 'movement', 'leg'), SENT)).toBe(true);
  });

  it('goes back to the step that opened the one it began in', () => {
    expect(isErrand(SENT, at('1 movement', 'game', 'movement', 'leg'))).toBe(true);
    expect(isErrand(at('1 movement', 'game'), SENT)).toBe(false);
  });

  it('ends with the phase, also where a later one has the same steps', () => {
    expect(isErrand(at('1 combat', 'game', 'combat'), SENT)).toBe(false);
    expect(isErrand(at('2 movement', 'game', 'movement'), SENT)).toBe(false);
  });

  it('begun in the middle of a move finishes the phase and not the next', async () => {
    const places = [
      at('1 movement', 'game', 'movement', 'leg'),
      SENT,
      at('1 movement', 'game', 'movement', 'leg'),
      SENT,
      at('1 combat', 'game', 'combat'),
    ];
    let made = 0;
    await runErrand({
      place: () => places[made] as SequencePlace,
      isAsked: () => true,
      decide: () => Promise.resolve(++made > 0),
      others: () => Promise.resolve(),
    });
    expect(made).toBe(4);
  });
});
