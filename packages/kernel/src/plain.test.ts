import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone, deepFreeze, digest, fingerprint, fixed, isSamePrint, keyedText } from './plain.js';

const whole = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const { state } = fc.letrec<{ state: unknown }>((tie) => ({
  state: fc.oneof(
    { maxDepth: 3 },
    whole,
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(whole),
    fc.array(fc.string()),
    fc.array(fc.dictionary(fc.string(), tie('state'))),
    fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('state'),
    ),
  ),
}));

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** The same JSON with the keys of every object in another order. */
const reversed = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, held]) => [key, reversed(held)]),
  );
};
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, held) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );

describe('clone', () => {
  it('gives an equal value that shares nothing', () => {
    fc.assert(
      fc.property(state, (value) => {
        const frozen = deepFreeze(json(value));
        const copy = clone(frozen);
        expect(copy).toEqual(frozen);
        if (typeof copy === 'object' && copy !== null) expect(copy).not.toBe(frozen);
      }),
    );
  });

  it('copies nested columns too', () => {
    const value = { a: { columns: [[1, 2], [3]] } };
    const copy = clone(value);
    (copy.a.columns[0] as number[])[0] = 9;
    expect(value.a.columns[0]).toEqual([1, 2]);
  });
});

describe('digest', () => {
  it('is the same after saving and loading, and whatever the order of keys', () => {
    fc.assert(fc.property(state, (value) => digest(json(value)) === digest(value) && digest(reversed(value)) === digest(value)));
  });

  it('differs for different JSON', () => {
    fc.assert(
      fc.property(state, state, (a, b) => (sorted(a) === sorted(b)) === (digest(a) === digest(b))),
      { numRuns: 2000 },
    );
  });

  it('sees every change of one number in a column', () => {
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1 }), fc.nat(), whole, (column, at, value) => {
        const changed = column.with(at % column.length, value);
        return (changed[at % column.length] === column[at % column.length]) === (digest(changed) === digest(column));
      }),
    );
  });

  it('does not collide over small changes of two numbers in a column', () => {
    const column = Array.from({ length: 60 }, () => 0);
    const seen = new Set<string>();
    let changes = 0;
    for (let i = 0; i < 60; i++) {
      for (let j = 0; j < i; j++) {
        for (const [v, w] of [-1, 1, 2, 3, 40, 900].flatMap((one) => [-1, 1, 2, 3, 40, 900].map((other) => [one, other] as const))) {
          seen.add(digest(column.with(i, v).with(j, w)));
          changes++;
        }
      }
    }
    expect(seen.size).toBe(changes);
  });

  it('keeps what looks alike apart', () => {
    const alike = [
      0,
      '0',
      '',
      null,
      false,
      true,
      [],
      {},
      [0],
      [[]],
      [0, 0],
      [''],
      ['', ''],
      { a: 0 },
      { a: null },
      { '': 0 },
      [{}],
      [null],
      [false],
      -1,
      1,
    ];
    expect(new Set(alike.map((value) => digest(value))).size).toBe(alike.length);
  });

  it('takes a missing field and an undefined one as the same, as JSON does', () => {
    expect(digest({ a: 1, b: undefined })).toBe(digest({ a: 1 }));
  });

  it('stays what it was when older saves were made', () => {
    const frame = { step: 'movement', asks: 'allied', units: [3, 1, 2], zones: [], deep: { on: true, off: null, word: 'x'.repeat(60) } };
    expect([frame, 'done', [1, -5, 900]].map((value) => digest(value))).toEqual([
      '25ba859b37941647',
      '2f2b6d9a404c3233',
      'fe6316d3ecaa9429',
    ]);
  });

  it('is the same for a text met again, however many were met between', () => {
    const texts = Array.from({ length: 6000 }, (_, i) => `text ${i}`);
    const first = texts.map((text) => digest({ [text]: text }));
    expect(new Set(first).size).toBe(texts.length);
    expect(texts.map((text) => digest({ [text]: text }))).toEqual(first);
    expect(digest('done')).toBe('2f2b6d9a404c3233');
  });

  it('is sixteen hex digits and depends on the key', () => {
    expect(digest({ a: 1 })).toMatch(/^[0-9a-f]{16}$/);
    expect(digest({ a: 1 }, 'key')).not.toBe(digest({ a: 1 }));
    expect(digest({ a: 1 }, 'key')).not.toBe(digest({ a: 1 }, 'yek'));
  });
});

describe('fingerprints', () => {
  it('make one text of several in order', () => {
    const [one, two] = [fingerprint([1]), fingerprint([2])];
    expect(isSamePrint(one, fingerprint([1]))).toBe(true);
    expect(isSamePrint(one, two)).toBe(false);
    expect(keyedText([one, two], '')).not.toBe(keyedText([two, one], ''));
    expect(keyedText([one], '')).toBe(digest([1]));
  });
});

describe('fixed', () => {
  it('leaves a list what it was to the digest, and its copies free', () => {
    fc.assert(
      fc.property(fc.array(whole), state, (column, other) => {
        const held = { column: fixed([...column]), other };
        expect(digest(held)).toBe(digest({ column, other }));
        expect(digest(held)).toBe(digest(clone(held)));
      }),
    );
  });

  it('is asked only for the list itself: one that takes its place has its own digest', () => {
    const held: { column: readonly number[] } = { column: fixed([1, 2, 3, 4, 5]) };
    const before = digest(held);
    held.column = held.column.with(2, 7);
    expect(digest(held)).not.toBe(before);
    expect(digest(held)).toBe(digest({ column: [1, 2, 7, 4, 5] }));
  });

  it('walks a list once', () => {
    const list = [1, 2, 3, 4, 5];
    const before = digest({ list: fixed(list) });
    list[0] = 9;
    expect(digest({ list })).toBe(before);
  });
});
