import type { HexId } from '@bocage/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hex, makeAction, parseAction, type UnitId, unit, word } from './action.js';

const id = fc.integer({ min: 0, max: 99_999 });
const text = fc.stringMatching(/^[a-z][a-z0-9:-]{0,39}$/).filter((s) => !/^[uh]\d+$/.test(s));

describe('actions', () => {
  it('are the same object whenever they are equal', () => {
    const sameTwice =
      <A>(make: (value: A) => object) =>
      (value: A) =>
        void expect(make(value)).toBe(make(value));
    fc.assert(fc.property(id, sameTwice(unit)));
    fc.assert(fc.property(id, sameTwice(hex)));
    fc.assert(fc.property(text, sameTwice(word)));
  });

  it('are read back from their text as the same object', () => {
    fc.assert(fc.property(id, (n) => parseAction(makeAction(unit(n))) === unit(n) && parseAction(makeAction(hex(n))) === hex(n)));
    fc.assert(fc.property(text, (s) => parseAction(makeAction(word(s))) === word(s)));
  });

  it('cannot be changed', () => {
    expect(() => Object.assign(unit(3), { unit: 4 })).toThrow();
    expect(() => Object.assign(word('done'), { word: 'x' })).toThrow();
  });

  it.each(['', 'U1', 'u01', 'u1.5', 'h 1', 'h1 ', 'Done', 'a b', '<b>', '1', `w${'x'.repeat(40)}`, '__proto__', 'ünd'])(
    'are not read from %j',
    (wrong) => expect(parseAction(wrong)).toBeUndefined(),
  );

  it('are not interned by reading: text from outside cannot fill the table of words', () => {
    const read = parseAction('never-offered-by-any-game');
    expect(read).toEqual({ kind: 'word', word: 'never-offered-by-any-game' });
    expect(parseAction('never-offered-by-any-game')).not.toBe(read);
    expect(word('never-offered-by-any-game')).not.toBe(read);
  });
});

describe('what a number names', () => {
  it('is either a unit or a hex: the compiler refuses one for the other, and takes a plain number for both', () => {
    const anyUnit: UnitId = 17;
    const anyHex: HexId = 17;
    // @ts-expect-error a hex is no unit
    expect(unit(anyHex)).toBe(unit(anyUnit));
    // @ts-expect-error a unit is no hex
    expect(hex(anyUnit)).toBe(hex(anyHex));
  });
});
