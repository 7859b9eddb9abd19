import type { LogLine } from '@bocage/board';
import type { GreatestDayEvent, GreatestDayView } from '../src/types.js';
import type { Words } from './words.js';

export type Line<E> = (words: Words, view: GreatestDayView, event: E) => LogLine | undefined;
export type LogTable<Name extends GreatestDayEvent['event']> = { readonly [K in Name]: Line<Extract<GreatestDayEvent, { event: K }>> };

export const onMap = (...hexes: readonly number[]): number[] => hexes.filter((hex) => hex >= 0);
