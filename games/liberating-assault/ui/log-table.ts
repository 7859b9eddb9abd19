import type { LogLine } from '@bocage/board';
import type { LiberatingAssaultEvent, LiberatingAssaultView } from '../src/types.js';
import type { Words } from './words.js';

export type EventName = LiberatingAssaultEvent['event'];
export type Line<E> = (words: Words, view: LiberatingAssaultView, event: E) => LogLine | undefined;
export type EventOf<Name extends EventName> = LiberatingAssaultEvent & { readonly event: Name };
export type LogTable<Name extends EventName> = { readonly [K in Name]: Line<EventOf<K>> };

/** The hexes of the map among these places. */
export const onMap = (places: readonly number[]): number[] => [...new Set(places.filter((place) => place >= 0))];

export const hexesOf = ({ known }: LiberatingAssaultView, units: readonly number[]): number[] =>
  onMap(units.map((unit) => known.hex[unit] ?? -1));
