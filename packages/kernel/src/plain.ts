/**
 * Copy and digest of plain JSON states. Both rely on the house rule that an array holds values of one type,
 * so a column of numbers is copied and hashed without looking at each element's type.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (typeof value[0] !== 'object') return value.slice() as T;
    return value.map(clone) as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = clone(value[key]);
  return copy as T;
}

/** Two independent 32-bit lanes, as 16 hex digits. Equal for equal JSON whatever the order of keys. */
export function digest(value: unknown, key = ''): string {
  const a = mix(lane(value, 0x2545f491), textHash(key, 0x2545f491));
  const b = mix(lane(value, 0x27220a95), textHash(key, 0x27220a95));
  return hex8(a) + hex8(b);
}

function lane(value: unknown, seed: number): number {
  if (typeof value === 'number') return mix(seed, value | 0);
  if (typeof value === 'string') return textHash(value, seed);
  if (typeof value !== 'object' || value === null) return mix(seed, value === true ? 3 : value === false ? 5 : 7);
  if (Array.isArray(value)) return arrayLane(value, seed);
  let sum = 0x51ed270b;
  for (const key in value) {
    const held = (value as Record<string, unknown>)[key];
    if (held !== undefined) sum = (sum + mix(keyHash(key, seed), lane(held, seed))) | 0;
  }
  return finish(sum);
}

function arrayLane(values: readonly unknown[], seed: number): number {
  let h = mix(seed ^ 0x3c6ef372, values.length);
  if (typeof values[0] === 'number') {
    const numbers = values as readonly number[];
    for (let i = 0; i < numbers.length; i++) h = Math.imul(h ^ (numbers[i] as number), 0x5bd1e995) ^ (h >>> 13);
  } else {
    for (const value of values) h = mix(h, lane(value, seed));
  }
  return finish(h);
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
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x5bd1e995) ^ (h >>> 13);
  return finish(h);
}

const keyHashes = new Map<string, number>();

function keyHash(key: string, seed: number): number {
  let h = keyHashes.get(key);
  if (h === undefined) {
    h = textHash(key, 0x9747b28c);
    keyHashes.set(key, h);
  }
  return h ^ seed;
}

function hex8(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const held of Object.values(value)) deepFreeze(held);
  }
  return value;
}
