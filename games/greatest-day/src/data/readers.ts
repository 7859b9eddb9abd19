import { schema } from '@bocage/kernel';

const { integer, listOf, matching, optional } = schema;
type Reader<T> = schema.Reader<T>;

export const id = matching(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be an id of small letters, digits and hyphens');
export const ids = (least: number, most: number): Reader<readonly string[]> => listOf(id, least, most);
export const noId: Reader<string> = optional(id, '');

/** A part of a data file that may be left out. */
export const maybe = <T>(reader: Reader<T>): Reader<T | null> => optional<T | null>(reader, null);
export const pairOf = (least: number, most: number): Reader<readonly [number, number]> =>
  listOf(integer(least, most), 2, 2) as Reader<readonly [number, number]>;

/** What may not be entered; what is entered by road only. */
export const BY_ROAD = -1;

/** Movement points in halves: 1, "1/2", or "road" where only a road leads in. */
export const cost: Reader<number> = (value, path, complaints) => {
  if (value === '1/2') return 1;
  if (value === 'road') return BY_ROAD;
  return integer(0, 20)(value, path, complaints) * 2;
};
export const modifier = integer(-6, 6);
