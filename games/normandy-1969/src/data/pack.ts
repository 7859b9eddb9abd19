import type { DataComplaint, Json } from '@bocage/kernel';
import { readData } from './read.js';
import { isRecord } from './schema.js';

/** What an owner of the printed game may load: whole files, or single values by path. */
export interface Pack {
  readonly title: string;
  readonly from: string;
  /** Whole data files, by name. */
  readonly files: Readonly<Record<string, Json>>;
  /** Single values: `terrain` of hex 2014 is { file: 'map', path: 'hexes.2014.terrain', value: 'clear' }. */
  readonly replace: readonly { readonly file: string; readonly path: string; readonly value: Json }[];
}

export type PackResult =
  | { readonly ok: true; readonly data: Readonly<Record<string, Json>> }
  | { readonly ok: false; readonly complaints: readonly DataComplaint[] };

const LARGEST_PACK = 5_000_000;

/** The data with a pack laid over it, or what is wrong with the pack; the data itself is never changed. */
export function applyPack(data: Readonly<Record<string, Json>>, pack: Json): PackResult {
  const read = readPack(pack);
  if (!read.ok) return read;
  const complaints: DataComplaint[] = [];
  const merged = new Map<string, Json>(Object.entries(data));
  for (const [file, value] of Object.entries(read.pack.files)) merged.set(file, value);
  for (const { file, path, value } of read.pack.replace) {
    const before = merged.get(file);
    const after = before === undefined ? undefined : replaceAt(before, path.split('.'), value);
    if (after === undefined) complaints.push({ file, path, reason: 'names nothing in this game’s data' });
    else merged.set(file, after);
  }
  if (complaints.length > 0) return { ok: false, complaints };
  const result = Object.fromEntries(merged);
  const checked = readData(result);
  return checked.ok ? { ok: true, data: result } : { ok: false, complaints: checked.complaints };
}

function readPack(
  pack: Json,
): { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly complaints: readonly DataComplaint[] } {
  const refuse = (path: string, reason: string) => ({ ok: false, complaints: [{ file: 'pack', path, reason }] }) as const;
  if (!isRecord(pack)) return refuse('', 'must be an object');
  const field = (key: string): Json | undefined => (Object.hasOwn(pack, key) ? pack[key] : undefined);
  const [title, from, files, replace] = [field('title'), field('from'), field('files') ?? {}, field('replace') ?? []];
  for (const key of Object.keys(pack)) {
    if (!['title', 'from', 'files', 'replace'].includes(key)) return refuse(key.slice(0, 40), 'is not a field of a pack');
  }
  if (JSON.stringify(pack).length > LARGEST_PACK) return refuse('', 'is too large');
  if (!isShortText(title)) return refuse('title', 'must be a text of at most 60 characters without < >');
  if (typeof from !== 'string' || from.length > 600 || /[<>]/.test(from))
    return refuse('from', 'must say where the figures come from, without < >');
  if (!isRecord(files)) return refuse('files', 'must be an object');
  if (!Array.isArray(replace) || !replace.every(isReplacement)) return refuse('replace', 'must be a list of { file, path, value }');
  return { ok: true, pack: { title, from, files, replace } };
}

const isShortText = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 60 && !/[<>]/.test(value);

function isReplacement(value: Json): value is { readonly file: string; readonly path: string; readonly value: Json } {
  return isRecord(value) && typeof value.file === 'string' && typeof value.path === 'string' && Object.hasOwn(value, 'value');
}

/** A copy with the value at a path replaced; a list is entered by index, or by the `hex` or `id` of an entry. */
function replaceAt(target: Json, path: readonly string[], value: Json): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(target)) {
    const index = indexIn(target, key);
    if (index < 0) return undefined;
    const inside = replaceAt(target[index] as Json, rest, value);
    return inside === undefined ? undefined : target.with(index, inside);
  }
  if (!isRecord(target) || !Object.hasOwn(target, key)) return undefined;
  const inside = replaceAt(target[key] as Json, rest, value);
  return inside === undefined ? undefined : { ...target, [key]: inside };
}

function indexIn(list: readonly Json[], key: string): number {
  const named = list.findIndex((entry) => isRecord(entry) && (entry.hex === key || entry.id === key));
  if (named >= 0) return named;
  const index = Number(key);
  return /^\d{1,6}$/.test(key) && index < list.length ? index : -1;
}
