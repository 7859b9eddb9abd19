import type { DataComplaint } from './contract.js';
import type { Json } from './json.js';

type Data = Readonly<Record<string, Json>>;

const DEEPEST = 24;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const MARKUP = /<[a-z/!?]/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

/**
 * Default data with an owner's figures laid over it: objects are merged key by key, anything else (a column, a table
 * row, a number) is replaced whole. Laid over a list, an object names the entries it changes by their `id` or `hex`:
 * `{"german": {"gr-914": {"strength": 6}}}`. Outside data is looked at here before a game's own lint sees it.
 */
export function applyPack(data: Data, pack: unknown): { readonly data: Data; readonly complaints: readonly DataComplaint[] } {
  const complaints: DataComplaint[] = [];
  if (!isRecord(pack)) return { data, complaints: [{ file: 'pack', path: '', reason: 'a data pack is an object with one key a file' }] };
  for (const file of Object.keys(pack)) {
    if (!Object.hasOwn(data, file))
      complaints.push({ file, path: '', reason: `there is no such file; there are ${Object.keys(data).join(', ')}` });
    else findComplaints(pack[file], file, '', 0, complaints);
  }
  if (complaints.length > 0) return { data, complaints };
  const result = merged(data, pack as Data, '', complaints) as Data;
  return { data: complaints.length > 0 ? data : result, complaints };
}

function findComplaints(value: unknown, file: string, path: string, depth: number, found: DataComplaint[]): void {
  if (found.length >= 20) return;
  const complain = (reason: string) => void found.push({ file, path, reason });
  if (depth > DEEPEST) complain(`is nested deeper than ${DEEPEST}`);
  else if (typeof value === 'string') {
    if (MARKUP.test(value) || CONTROL.test(value)) complain('holds markup or control characters; write plain text');
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      const inner = path === '' ? key : `${path}.${key}`;
      if (FORBIDDEN.has(key)) found.push({ file, path: inner, reason: 'is a name no data may use' });
      else findComplaints((value as Record<string, unknown>)[key], file, inner, depth + 1, found);
    }
  } else if (typeof value === 'number' ? !Number.isFinite(value) : value !== null && typeof value !== 'boolean') {
    complain('is not JSON');
  }
}

function merged(base: Json | undefined, over: Json, path: string, found: DataComplaint[]): Json {
  if (!isRecord(over)) return over;
  const inner = (key: string): string => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(base)) return mergedList(base, over, inner, found);
  if (!isRecord(base)) return over;
  const result: Record<string, Json> = { ...base };
  for (const key of Object.keys(over)) {
    result[key] = merged(Object.hasOwn(base, key) ? base[key] : undefined, over[key] as Json, inner(key), found);
  }
  return result;
}

function mergedList(base: readonly Json[], over: Record<string, Json>, inner: (key: string) => string, found: DataComplaint[]): Json {
  const result = [...base];
  for (const key of Object.keys(over)) {
    const at = base.findIndex((entry) => isRecord(entry) && (entry.id === key || entry.hex === key));
    if (at >= 0) result[at] = merged(base[at], over[key] as Json, inner(key), found);
    else {
      const [file, ...path] = inner(key).split('.');
      found.push({ file: file as string, path: path.join('.'), reason: 'names no entry of this list by its id or hex' });
    }
  }
  return result;
}

function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
