import type { Json } from '@bocage/kernel';

/** A copy of a value with what lies at a path replaced; list entries go by index, id or hex. */
export function replaced(target: Json, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(target)) {
    const named = target.findIndex((entry) => [(entry as Record<string, Json>)?.id, (entry as Record<string, Json>)?.hex].includes(key));
    const index = named >= 0 ? named : Number(key);
    return target.with(index, replaced(target[index] as Json, rest, value));
  }
  const record = target as Record<string, Json>;
  return { ...record, [key]: replaced(record[key] as Json, rest, value) };
}
