import type { Forecast } from '@bocage/kernel';
import { capital, counted } from './text.js';

type Means = Forecast['outcomes'][number]['means'][number];
type Params = Readonly<Record<string, string | number>>;

const number = (params: Params, key: string): number => Number(params[key] ?? 0);

/** §11.3.5 What a result would mean here. */
export const MEANINGS: Readonly<Record<string, (params: Params) => string>> = {};

export function meaningText({ code, params = {} }: Means): string {
  return capital(MEANINGS[code]?.(params) ?? code);
}
void number;
void counted;
