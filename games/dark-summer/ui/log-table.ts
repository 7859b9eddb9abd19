import type { LogLine } from '@bocage/board';
import type { DarkSummerEvent, DarkSummerView } from '../src/types.js';
import type { Words } from './words.js';

export type EventName = DarkSummerEvent['event'];
export type Line<E> = (words: Words, view: DarkSummerView, event: E) => LogLine | undefined;
export type LogTable<Name extends EventName> = { readonly [K in Name]: Line<Extract<DarkSummerEvent, { event: K }>> };

/** The hexes of the map among these places. */
export const onMap = (places: readonly number[]): number[] => [...new Set(places.filter((place) => place >= 0))];

export const hexesOf = ({ open }: DarkSummerView, units: readonly number[]): number[] => onMap(units.map((unit) => open.hex[unit] ?? -1));

/** From the first to the last stage of a way. */
export function wayText({ places }: Words, path: readonly number[]): string {
  return `${places.entry(path[0] as number)} → ${places.entry(path.at(-1) as number)}`;
}
