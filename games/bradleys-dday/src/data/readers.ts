import { schema } from '@bocage/kernel';

const { integer, listOf, matching, oneOf, optional } = schema;
type Reader<T> = schema.Reader<T>;

/** What may not be entered or crossed. */
export const NO_ENTRY = -1;
/** A range or a table's limit that is never reached: `U` and `never`. */
export const UNLIMITED = 99;

export const BEACHES = ['omaha', 'utah'] as const;
export type Beach = (typeof BEACHES)[number];
export const TIDES = ['low', 'rising', 'average', 'high', 'falling'] as const;
export type Tide = (typeof TIDES)[number];

/** A part of a data file that may be left out. */
export const maybe = <T>(reader: Reader<T>): Reader<T | null> => optional<T | null>(reader, null);

/** Movement points in halves, written 1, "1/2" or "no" where nothing may enter. */
export const cost: Reader<number> = (value, path, complaints) => {
  if (value === '1/2') return 1;
  if (value === 'no') return NO_ENTRY;
  return integer(0, 20)(value, path, complaints) * 2;
};

/** A share in halves: "0", "1/2" or "1". */
export const share: Reader<number> = (value, path, complaints) =>
  ['0', '1/2', '1'].indexOf(oneOf('0', '1/2', '1')(value, path, complaints));

/** A whole number, or a word that stands for one without end. */
export const upTo =
  (most: number, word: string): Reader<number> =>
  (value, path, complaints) =>
    value === word ? UNLIMITED : integer(0, most)(value, path, complaints);

export const pairOf = (least: number, most: number): Reader<readonly [number, number]> =>
  listOf(integer(least, most), 2, 2) as Reader<readonly [number, number]>;

export const id = matching(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be an id of small letters, digits and hyphens');
export const ids = (least: number, most: number): Reader<readonly string[]> => listOf(id, least, most);
export const turn = integer(1, 16);
/** One number for each face of a die. */
export const byDie = (least: number, most: number): Reader<readonly number[]> => listOf(integer(least, most), 6, 6);
