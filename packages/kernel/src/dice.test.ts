import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToy } from '../test/toy-game.js';
import { word } from './action.js';
import { isResultOf, type Roll } from './chance.js';
import { commitmentOf, contentHash, verifiableRoll } from './dice.js';
import { Host } from './host.js';
import type { Json } from './json.js';
import { replay } from './replay.js';
import { Table } from './table.js';

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const D6: Roll = { kind: 'dice', why: 'test', section: '1', count: 1, sides: 6 };
const note = (text: string) => ({ kind: 'note', text, hash: '' }) as const;
const nonce = (seat: string, value: string) => ({ kind: 'nonce', seat, nonce: value, hash: '' }) as const;

describe('verifiable dice', () => {
  it('are committed to by the SHA-256 of the secret', () => {
    expect(commitmentOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(commitmentOf(secret)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('give the same roll at the same place, and only results of the roll', () => {
    const entries = [nonce('a', '01'), nonce('b', '02')];
    const many: Roll = { kind: 'dice', why: 'many', section: '1', count: 40, sides: 6 };
    const shuffle: Roll = { kind: 'shuffle', why: 'deck', section: '1', size: 60 };
    for (const roll of [D6, many, shuffle]) {
      const result = verifiableRoll(secret, entries, roll);
      expect(isResultOf(roll, result)).toBe(true);
      expect(verifiableRoll(secret, entries, roll)).toEqual(result);
    }
  });

  it('depend on the secret, on every nonce and on the place in the log', () => {
    const long: Roll = { kind: 'dice', why: 'long', section: '1', count: 20, sides: 6 };
    const base = [nonce('a', '01'), nonce('b', '02')];
    const rolls = [
      verifiableRoll(secret, base, long),
      verifiableRoll(secret.replace('0', '1'), base, long),
      verifiableRoll(secret, [nonce('a', '03'), nonce('b', '02')], long),
      verifiableRoll(secret, [nonce('a', '01'), nonce('b', '03')], long),
      verifiableRoll(secret, [...base, note('later')], long),
    ];
    expect(new Set(rolls.map((roll) => roll.join())).size).toBe(rolls.length);
  });

  it('are even', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let place = 0; place < 3000; place++) {
      const [die] = verifiableRoll(
        secret,
        Array.from({ length: place }, () => note('')),
        D6,
      ) as [number];
      counts[die - 1] = (counts[die - 1] as number) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(90);
  });
});

describe('a game with verifiable dice', () => {
  const game = createToy();
  const table = new Table(game, { scenario: 'turn', options: {}, commitment: commitmentOf(secret) });
  const host = new Host(game, table, (roll, entries) => verifiableRoll(secret, entries, roll));
  const say = (text: string) => table.awaits().kind === 'seats' && host.submit('a', { seats: ['a'], position: host.position(['a']) }, text);
  host.record({ kind: 'nonce', seat: 'a', nonce: 'abcd' });
  for (const text of ['throw', 'throw', 'whisper']) say(text);
  host.takeBack('a', ['b', 'c']);
  say('throw');
  const log = { ...table.log, secret };

  /** The log with another result at one place, played again so that every hash fits. */
  const forged = (at: number) => {
    const forgedTable = new Table(game, { scenario: 'turn', options: {}, commitment: log.commitment });
    log.entries.forEach((entry, i) => {
      if (entry.kind === 'nonce') forgedTable.record(entry);
      else if (entry.kind === 'take-back') forgedTable.takeBack(entry.seat, entry.agreed);
      else if (entry.kind === 'roll') forgedTable.roll(i === at ? [((entry.result[0] as number) % 6) + 1] : entry.result);
      else if (entry.kind === 'action') forgedTable.act(entry.seat, word(entry.action));
    });
    return { ...forgedTable.log, secret };
  };

  it('is verified by whoever is shown the secret', () => {
    expect(replay(game, log)).toEqual({ entries: 10, ok: true });
  });

  it('is caught with any roll changed, though every hash fits: those taken back too', () => {
    const rolls = log.entries.flatMap(({ kind }, i) => (kind === 'roll' ? [i] : []));
    expect(rolls).toHaveLength(4);
    for (const at of rolls) {
      const { secret: _, ...unverified } = forged(at);
      expect(replay(game, unverified).ok).toBe(true);
      expect(replay(game, forged(at))).toEqual({ entries: 10, ok: false, firstMismatch: { entry: at, why: 'not the committed dice' } });
    }
  });

  it('is caught with another secret', () => {
    const other = secret.replace('0', '1');
    expect(replay(game, { ...log, secret: other }).firstMismatch?.why).toBe('the secret is not the one committed to');
  });

  it('does not hold the host to a die thrown by hand', () => {
    const byHand = new Table(game, { scenario: 'turn', options: {}, commitment: commitmentOf(secret) });
    byHand.act('a', word('throw'));
    byHand.roll([3], 'hand');
    expect(replay(game, { ...byHand.log, secret }).ok).toBe(true);
  });
});

describe('the content hash', () => {
  const json = fc.jsonValue() as fc.Arbitrary<Json>;

  it('is the same whatever the order of keys', () => {
    expect(contentHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(contentHash({ b: { d: null, c: [1, 2] }, a: 1 }));
    fc.assert(fc.property(json, (value) => contentHash(JSON.parse(JSON.stringify(value))) === contentHash(value)));
  });

  it('differs for different data, fractions and large numbers too', () => {
    const values: Json[] = [
      { a: 1 },
      { a: 1.5 },
      { a: 2 ** 40 },
      { a: '1' },
      { a: [1] },
      { a: 1, b: null },
      [1, 2],
      [2, 1],
      [[1], 2],
      '',
      null,
    ];
    expect(new Set(values.map((value) => contentHash(value))).size).toBe(values.length);
  });

  it('is the SHA-256 of the canonical text', () => {
    expect(contentHash('')).toBe('12ae32cb1ec02d01eda3581b127c1fee3b0dc53572ed6baf239721a03d82e126');
  });
});
