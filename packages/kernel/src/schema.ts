import type { DataComplaint } from './contract.js';
import type { ReadData } from './game-package.js';
import type { Json } from './json.js';

/** Collects what is wrong with outside data; stops listening after enough, so a hostile file cannot fill memory. */
export class Complaints {
  readonly list: { readonly path: string; readonly reason: string }[] = [];

  say(path: string, reason: string): undefined {
    if (this.list.length < 50) this.list.push({ path: path.slice(0, 120), reason });
    return undefined;
  }
}

/** Reads one value of a known shape. What it returns may only be used when nothing was said. */
export type Reader<T> = (value: Json | undefined, path: string, complaints: Complaints) => T;

/** What a reader gives. */
export type Read<R> = R extends Reader<infer T> ? T : never;

export type Shape<T> = { readonly [K in keyof T]: Reader<T[K]> };

const MISSING = undefined as never;

/** A name shown to players: short, one line, no markup. */
export const name: Reader<string> = (value, path, complaints) => {
  if (typeof value !== 'string' || value.length === 0) return complaints.say(path, 'must be a text') ?? MISSING;
  if (value.length > 60) return complaints.say(path, 'must be at most 60 characters') ?? MISSING;
  if (/[<>\p{Cc}]/u.test(value)) return complaints.say(path, 'must not hold < > or control characters') ?? MISSING;
  return value;
};

/** A longer note for players: where a figure comes from, what a scenario is about. */
export const note: Reader<string> = (value, path, complaints) => {
  if (typeof value !== 'string' || value.length === 0) return complaints.say(path, 'must be a text') ?? MISSING;
  if (value.length > 600) return complaints.say(path, 'must be at most 600 characters') ?? MISSING;
  if (/[<>\p{Cc}]/u.test(value)) return complaints.say(path, 'must not hold < > or control characters') ?? MISSING;
  return value;
};

/** Where a figure comes from. */
export const provenance: Reader<string> = (value, path, complaints) => {
  const text = note(value, path, complaints);
  if (typeof text === 'string' && !/^(rulebook|public|reconstructed)\b/.test(text)) {
    complaints.say(path, 'must begin with rulebook, public or reconstructed');
  }
  return text;
};

export const matching =
  (pattern: RegExp, reason: string): Reader<string> =>
  (value, path, complaints) =>
    typeof value === 'string' && pattern.test(value) ? value : (complaints.say(path, reason) ?? MISSING);

export const integer =
  (least: number, most: number): Reader<number> =>
  (value, path, complaints) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : (complaints.say(path, `must be a whole number from ${least} to ${most}`) ?? MISSING);

export const real: Reader<number> = (value, path, complaints) =>
  typeof value === 'number' && Number.isFinite(value) ? value : (complaints.say(path, 'must be a number') ?? MISSING);

export const flag: Reader<boolean> = (value, path, complaints) =>
  typeof value === 'boolean' ? value : (complaints.say(path, 'must be true or false') ?? MISSING);

export const oneOf =
  <const T extends string>(...values: readonly T[]): Reader<T> =>
  (value, path, complaints) =>
    values.find((known) => known === value) ?? complaints.say(path, `must be one of ${values.join(', ')}`) ?? MISSING;

export const optional =
  <T>(reader: Reader<T>, otherwise: T): Reader<T> =>
  (value, path, complaints) =>
    value === undefined ? otherwise : reader(value, path, complaints);

export const listOf =
  <T>(reader: Reader<T>, least: number, most: number): Reader<readonly T[]> =>
  (value, path, complaints) => {
    if (!Array.isArray(value)) return complaints.say(path, 'must be a list') ?? MISSING;
    if (value.length < least || value.length > most) {
      return complaints.say(path, `must have ${least === most ? least : `${least} to ${most}`} entries, not ${value.length}`) ?? MISSING;
    }
    return value.map((entry: Json, i) => reader(entry, `${path}[${i}]`, complaints));
  };

export function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with exactly these keys: an unknown one is a complaint, so a misspelt figure is not silently ignored. */
export const shape =
  <T extends object>(readers: Shape<T>): Reader<T> =>
  (value, path, complaints) => {
    if (!isRecord(value)) return complaints.say(path, 'must be an object') ?? MISSING;
    const known = Object.keys(readers);
    for (const key of Object.keys(value)) {
      if (!known.includes(key)) complaints.say(path, `has an unknown field ${JSON.stringify(key.slice(0, 40))}`);
    }
    const entries = known.map((key) => {
      const at = path === '' ? key : `${path}.${key}`;
      const held = Object.hasOwn(value, key) ? value[key] : undefined;
      return [key, readers[key as keyof T](held, at, complaints)] as const;
    });
    return Object.fromEntries(entries) as T;
  };

/** Reads each file of a game by its own reader, and looks at what they mean together when each is in order by itself. */
export function readFiles<T extends object>(
  files: Readonly<Record<string, Json>>,
  readers: Shape<T>,
  lintMeaning: (data: T) => readonly DataComplaint[],
): ReadData<T> {
  const complaints: DataComplaint[] = [];
  const known = Object.keys(readers);
  const entries = known.map((file) => {
    const heard = new Complaints();
    const value = readers[file as keyof T](Object.hasOwn(files, file) ? files[file] : undefined, '', heard);
    complaints.push(...heard.list.map((complaint) => ({ file, ...complaint })));
    return [file, value] as const;
  });
  for (const file of Object.keys(files)) {
    if (!known.includes(file)) complaints.push({ file: file.slice(0, 40), path: '', reason: 'is not a data file of this game' });
  }
  const data = Object.fromEntries(entries) as T;
  if (complaints.length === 0) complaints.push(...lintMeaning(data));
  return complaints.length === 0 ? { ok: true, data } : { ok: false, complaints };
}
