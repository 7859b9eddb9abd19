import { type GridSpec, labelForm, labelReach } from '@bocage/hex';
import type { DataComplaint } from './contract.js';
import type { ReadData } from './game-package.js';
import type { Json } from './json.js';
import {
  Complaints,
  flag,
  integer,
  isRecord,
  listOf,
  matching,
  name,
  note,
  oneOf,
  optional,
  type Reader,
  readFiles,
  real,
  type Shape,
  shape,
} from './schema.js';

const MOST_HEXES = 10_000;
const MOST_SIDES = 30_000;

/** A text that may be left out. */
export const absent = (reader: Reader<string>): Reader<string> => optional(reader, '');

const digits = integer(1, 4);
const between = matching(/^[.:/-]?$/, 'must be nothing or one of . : / -');

const label: Reader<GridSpec['label']> = (value, path, complaints) => {
  if (!Array.isArray(value) || value.length !== 3) {
    complaints.say(path, 'must be the digits of a column, what stands between and the digits of a row, such as [2, ".", 3]');
    return [2, '', 2];
  }
  const [columns, sign, rows] = value as readonly Json[];
  return [digits(columns, `${path}[0]`, complaints), between(sign, `${path}[1]`, complaints), digits(rows, `${path}[2]`, complaints)];
};

/** What a map file says of its labels, undefined where it says it wrongly. */
function labelIn(map: Json | undefined): GridSpec['label'] | undefined {
  const heard = new Complaints();
  const found = isRecord(map) && isRecord(map.grid) ? label(map.grid.label, '', heard) : undefined;
  return heard.list.length === 0 ? found : undefined;
}

/** Reads a hex as the grid of this map file prints it. Where the grid itself is out of order the map's complaint is enough. */
export function hexLabelOf(map: Json | undefined): Reader<string> {
  const found = labelIn(map);
  if (found === undefined) return name;
  const { pattern, example } = labelForm(found);
  return matching(pattern, `must be a hex such as ${JSON.stringify(example)}`);
}

const rangeTo = (most: number): Reader<readonly [number, number]> => listOf(integer(0, most), 2, 2) as Reader<readonly [number, number]>;

/** How the hexes of a map lie and are numbered: as far as its labels reach, and no more hexes than a browser can hold. */
const gridOf =
  (orientation: GridSpec['orientation'], map: Json | undefined): Reader<GridSpec> =>
  (value, path, complaints) => {
    const [column, row] = labelReach(labelIn(map) ?? [2, '', 2]);
    const before = complaints.list.length;
    const grid = shape<GridSpec>({
      orientation: oneOf(orientation),
      low: oneOf('odd', 'even'),
      columns: rangeTo(column),
      rows: rangeTo(row),
      columnsGrow: oneOf('east', 'west'),
      label,
    })(value, path, complaints);
    if (complaints.list.length > before) return grid;
    const hexes = (grid.columns[1] - grid.columns[0] + 1) * (grid.rows[1] - grid.rows[0] + 1);
    if (hexes > MOST_HEXES) complaints.say(path, `must have at most ${MOST_HEXES} hexes`);
    return grid;
  };

/** Where a map lies on the earth. */
const place = shape({ hexMetres: real, lat: real, lon: real, rotation: real });

const features = optional(listOf(name, 0, 20), []);

interface Hex<Terrain extends string> {
  readonly hex: string;
  readonly terrain: Terrain;
  readonly place: string;
  readonly features: readonly string[];
}

/** What every map says of a hexside; a game adds its roads and classes of rivers. */
const sideOf = (hexLabel: Reader<string>) => ({
  a: hexLabel,
  b: hexLabel,
  river: absent(name),
  flooded: optional(flag, false),
  rail: optional(flag, false),
  bridge: absent(name),
  sea: optional(flag, false),
  features,
});

interface Side {
  readonly a: string;
  readonly b: string;
  readonly river: string;
  readonly flooded: boolean;
  readonly rail: boolean;
  readonly bridge: string;
  readonly sea: boolean;
  readonly features: readonly string[];
}

interface MapForm<Terrain extends string, OnSides extends object, Also extends object> {
  readonly orientation: GridSpec['orientation'];
  readonly terrains: readonly Terrain[];
  /** What else this game's hexsides carry. */
  readonly onSides: Shape<OnSides>;
  /** What else this game's map file says. */
  readonly also?: Shape<Also>;
}

export type MapRead<Terrain extends string, OnSides extends object, Also extends object> = Also & {
  readonly from: string;
  readonly grid: GridSpec;
  readonly place: ReturnType<typeof place>;
  readonly hexes: readonly Hex<Terrain>[];
  readonly sides: readonly (Side & OnSides)[];
};

/** Reads a map file of any size: the labels of its hexes and hexsides are held to the form its own grid gives. */
export const mapOf =
  <const Terrain extends string, OnSides extends object, Also extends object = object>({
    orientation,
    terrains,
    onSides,
    also,
  }: MapForm<Terrain, OnSides, Also>): Reader<MapRead<Terrain, OnSides, Also>> =>
  (value, path, complaints) => {
    const hexLabel = hexLabelOf(value);
    const hex = shape<Hex<Terrain>>({ hex: hexLabel, terrain: oneOf(...terrains), place: absent(name), features });
    const side = shape({ ...sideOf(hexLabel), ...onSides } as Shape<Side & OnSides>);
    const file = {
      from: note,
      grid: gridOf(orientation, value),
      place,
      hexes: listOf(hex, 1, MOST_HEXES),
      sides: listOf(side, 0, MOST_SIDES),
      ...also,
    } as Shape<MapRead<Terrain, OnSides, Also>>;
    return shape(file)(value, path, complaints);
  };

/** Reads a game's files together: what is wrong with each, then what well-shaped ones can still get wrong. Hexes are labelled as its map has them. */
export const filesWithMap =
  <Data extends object>(filesOf: (hexLabel: Reader<string>) => Shape<Data>, lintMeaning: (data: Data) => readonly DataComplaint[]) =>
  (files: Readonly<Record<string, Json>>): ReadData<Data> =>
    readFiles(files, filesOf(hexLabelOf(files.map)), lintMeaning);
