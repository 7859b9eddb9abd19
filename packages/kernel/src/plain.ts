/**
 * Copy and digest of plain JSON states. Both rely on the house rule that an array holds values of one type and that
 * numbers are whole and fit 32 bits, so a column of numbers is copied and hashed without looking at each one's type.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (typeof value[0] !== 'object') return value.slice() as T;
    return value.map(clone) as T;
  }
  // Spread keeps the shape of the original; built key by key, a large copy becomes a dictionary, five times as slow to read.
  const copy: T = { ...value };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = clone(copy[key]);
  return copy;
}

/** 64 bits as two independent lanes. Equal for equal JSON whatever the order of keys. */
export interface Fingerprint {
  readonly a: number;
  readonly b: number;
}

export function fingerprint(value: unknown): Fingerprint {
  const lanes = new Lanes();
  lanes.scan(value);
  return lanes;
}

/** Fingerprints of lists that do not change any more, found when they are first asked for. */
const fixedPrints = new WeakMap<object, Fingerprint | 'unknown'>();
/** Shorter lists are not worth a look there. */
const SHORTEST_FIXED = 4;

/**
 * A list that is replaced whole when something in it changes, never written into, as a column that seldom changes: as long as
 * it stands, its part of the digest is found once. Not frozen, since a frozen list takes ten times as long to copy.
 */
export function fixed<T>(list: readonly T[]): readonly T[] {
  fixedPrints.set(list, 'unknown');
  return list;
}

export function isSamePrint(one: Fingerprint, other: Fingerprint): boolean {
  return one.a === other.a && one.b === other.b;
}

/** A fingerprint as 16 hex digits. */
export function digest(value: unknown, key = ''): string {
  return keyedText([fingerprint(value)], key);
}

/** One text for several fingerprints in order: what a log entry carries of the open and the sealed part. */
export function keyedText(prints: readonly Fingerprint[], key: string): string {
  let a = key === '' ? SEED_A : textHash(key, SEED_A);
  let b = key === '' ? SEED_B : textHash(key, SEED_B);
  for (const print of prints) {
    a = mix(a, print.a);
    b = mix(b, print.b);
  }
  return hex8(finish(a)) + hex8(finish(b));
}

const SEED_A = 0x2545f491;
const SEED_B = 0x27220a95;
const MUL_A = 0x5bd1e995;
const MUL_B = 0x2c1b3c6d;
/** 2³² over the golden ratio: differences of small numbers times this never look like a small difference. */
const GOLDEN = 0x9e3779b1;

/** Both lanes in one walk: a walk a lane took three times as long. */
class Lanes {
  a = 0;
  b = 0;

  scan(value: unknown): void {
    if (typeof value === 'number') this.set(mix(SEED_A, value), mix(SEED_B, value));
    else if (typeof value === 'string') this.scanText(value);
    else if (typeof value !== 'object' || value === null) this.scanWord(value === true ? 3 : value === false ? 5 : 7);
    else if (!Array.isArray(value)) this.scanObject(value as Readonly<Record<string, unknown>>);
    else this.scanArray(value);
  }

  private scanArray(value: readonly unknown[]): void {
    const known = value.length >= SHORTEST_FIXED ? fixedPrints.get(value) : undefined;
    if (value.length === 0) this.set(EMPTY_A, EMPTY_B);
    else if (known && known !== 'unknown') this.set(known.a, known.b);
    else {
      if (typeof value[0] === 'number') this.scanNumbers(value as readonly number[]);
      else this.scanList(value);
      if (known) fixedPrints.set(value, { a: this.a, b: this.b });
    }
  }

  private set(a: number, b: number): void {
    this.a = a;
    this.b = b;
  }

  private scanText(value: string): void {
    const known = wordHashes.get(value) ?? hashWord(value);
    this.set(known.a, known.b);
  }

  private scanWord(word: number): void {
    this.set(mix(~SEED_A, word), mix(~SEED_B, word));
  }

  private scanObject(value: Readonly<Record<string, unknown>>): void {
    let a = 0x51ed270b;
    let b = 0x1b873593;
    let word = FIRST_KEY;
    for (const key in value) {
      const held = value[key];
      if (held === undefined) continue;
      word = word.next?.text === key ? word.next : follow(word, key);
      // What most fields hold is not worth a call.
      if (typeof held === 'number') {
        a = (a + mix(word.key ^ SEED_A, mix(SEED_A, held))) | 0;
        b = (b + mix(word.key ^ SEED_B, mix(SEED_B, held))) | 0;
        continue;
      }
      this.scan(held);
      a = (a + mix(word.key ^ SEED_A, this.a)) | 0;
      b = (b + mix(word.key ^ SEED_B, this.b)) | 0;
    }
    this.set(finish(a), finish(b));
  }

  /** Two numbers a step: the chain of multiplications is what takes the time. */
  private scanNumbers(values: readonly number[]): void {
    const count = values.length;
    let a = mix(SEED_A ^ 0x3c6ef372, count);
    let b = mix(SEED_B ^ 0x3c6ef372, count);
    let i = 0;
    for (; i + 1 < count; i += 2) {
      const pair = (Math.imul(values[i] as number, GOLDEN) + (values[i + 1] as number)) | 0;
      a = Math.imul(((a << 13) | (a >>> 19)) ^ pair, MUL_A);
      b = Math.imul(((b << 15) | (b >>> 17)) ^ pair, MUL_B);
    }
    const last = i < count ? (values[i] as number) : 0;
    this.set(finish(mix(a, last)), finish(mix(b, last)));
  }

  private scanList(values: readonly unknown[]): void {
    let a = mix(LIST_A, values.length);
    let b = mix(LIST_B, values.length);
    for (const value of values) {
      this.scan(value);
      a = mix(a, this.a);
      b = mix(b, this.b);
    }
    this.set(finish(a), finish(b));
  }
}

function mix(h: number, value: number): number {
  const k = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return Math.imul(((h << 13) | (h >>> 19)) ^ k, 0x297a2d39) ^ (k >>> 12);
}

function finish(h: number): number {
  let x = h;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

function textHash(text: string, seed: number): number {
  let h = seed ^ text.length;
  for (let i = 0; i < text.length; i++) h = Math.imul(((h << 13) | (h >>> 19)) ^ text.charCodeAt(i), MUL_A);
  return finish(h);
}

/** What a text hashes to: as a key, and as a value in either lane. */
interface WordHash extends Fingerprint {
  readonly text: string;
  readonly key: number;
  /** The key that last came after this one: objects of a kind have their keys in one order, so most are found without looking up. */
  next: WordHash | undefined;
}

/** A game's vocabulary comes again and again; longer and further texts are hashed each time. */
const wordHashes = new Map<string, WordHash>();
const MOST_WORDS = 4096;
const LONGEST_WORD = 40;

function hashWord(text: string): WordHash {
  const hash: WordHash = { text, key: textHash(text, 0x9747b28c), a: textHash(text, SEED_A), b: textHash(text, SEED_B), next: undefined };
  if (wordHashes.size < MOST_WORDS && text.length <= LONGEST_WORD) wordHashes.set(text, hash);
  return hash;
}

/** Stands before the first key of every object. */
const FIRST_KEY = hashWord('');

function follow(before: WordHash, key: string): WordHash {
  const word = wordHashes.get(key) ?? hashWord(key);
  before.next = word;
  return word;
}

const LIST_A = SEED_A ^ 0x1f83d9ab;
const LIST_B = SEED_B ^ 0x1f83d9ab;
/** Of lists of lists most are empty. */
const EMPTY_A = finish(mix(LIST_A, 0));
const EMPTY_B = finish(mix(LIST_B, 0));

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex8(n: number): string {
  return (
    (HEX_BYTES[n >>> 24] as string) +
    (HEX_BYTES[(n >>> 16) & 255] as string) +
    (HEX_BYTES[(n >>> 8) & 255] as string) +
    (HEX_BYTES[n & 255] as string)
  );
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const held of Object.values(value)) deepFreeze(held);
  }
  return value;
}
