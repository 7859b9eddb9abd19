import { flag, integer, listOf, matching, name, oneOf, optional, type Reader, real, shape } from './schema.js';

export const hexLabel = matching(/^\d{4}$/, 'must be a hex number such as "2014"');

/** A text that may be left out. */
export const absent = (reader: Reader<string>): Reader<string> => optional(reader, '');

const range = listOf(integer(0, 99), 2, 2) as Reader<readonly [number, number]>;

const label: Reader<readonly [number, string, number]> = (value, path, complaints) => {
  if (JSON.stringify(value) !== '[2,"",2]') complaints.say(path, 'must be [2, "", 2]');
  return [2, '', 2];
};

/** How the hexes of a map lie and are numbered: two digits of column, two of row. */
export const gridOf = (orientation: 'flat' | 'pointy') =>
  shape({
    orientation: oneOf(orientation),
    low: oneOf('odd', 'even'),
    columns: range,
    rows: range,
    columnsGrow: oneOf('east', 'west'),
    label,
  });

/** Where a map lies on the earth. */
export const place = shape({ hexMetres: real, lat: real, lon: real, rotation: real });

const features = optional(listOf(name, 0, 20), []);

export const hexesOf = <const T extends string>(...terrains: readonly T[]) =>
  listOf(shape({ hex: hexLabel, terrain: oneOf(...terrains), place: absent(name), features }), 1, 10_000);

/** What every map says of a hexside; a game adds its roads. */
export const SIDE = {
  a: hexLabel,
  b: hexLabel,
  river: absent(name),
  flooded: optional(flag, false),
  rail: optional(flag, false),
  bridge: absent(name),
  sea: optional(flag, false),
  features,
} as const;
