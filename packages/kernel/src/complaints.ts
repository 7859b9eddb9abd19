import { type ListedMap, lintMap } from '@bocage/hex';
import type { DataComplaint } from './contract.js';

/** Says what is wrong with a game's data, and where. */
export type Say = (file: string, path: string, reason: string) => void;

const MOST = 50;

/** A list of complaints and how to add to it; it stops listening after enough, so a hostile file cannot fill memory. */
export function createComplaints(): { readonly complaints: readonly DataComplaint[]; readonly say: Say } {
  const complaints: DataComplaint[] = [];
  return {
    complaints,
    say(file, path, reason) {
      if (complaints.length < MOST) complaints.push({ file, path, reason });
    },
  };
}

interface Lints<Data, Ground> {
  /** What the files say of themselves and each other. */
  readonly files: readonly ((data: Data, say: Say) => void)[];
  /** Made of a map in which nothing was found wrong. */
  ground(data: Data): Ground;
  readonly onGround: readonly ((data: Data, ground: Ground, say: Say) => void)[];
}

/** What well-shaped files can still get wrong: the map and the files first, and only where they are in order what is laid on the ground. */
export const createLint =
  <Data extends { readonly map: ListedMap }, Ground>({ files, ground, onGround }: Lints<Data, Ground>) =>
  (data: Data): readonly DataComplaint[] => {
    const { complaints, say } = createComplaints();
    lintMap(data.map, (path, reason) => say('map', path, reason));
    for (const lint of files) lint(data, say);
    if (complaints.length > 0) return complaints;
    const made = ground(data);
    for (const lint of onGround) lint(data, made, say);
    return complaints;
  };

/** No two entries of a list may have one id. */
export function lintIds(say: Say, file: string, path: string, list: readonly { readonly id: string }[]): void {
  const seen = new Set<string>();
  list.forEach(({ id }, i) => {
    if (seen.has(id)) say(file, `${path}[${i}].id`, 'is used twice');
    seen.add(id);
  });
}

interface OddsTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** A combat results table: a result for every column, whose odds get better from left to right. */
export function lintOddsTable(say: Say, file: string, path: string, { columns, rows }: OddsTable): void {
  rows.forEach((row, i) => {
    if (row.length !== columns.length) say(file, `${path}.rows[${i}]`, `must have ${columns.length} results, one for each column`);
  });
  let before = 0;
  columns.forEach((label, i) => {
    const odds = /^([1-9]\d?)-([1-9]\d?)$/.exec(label);
    const ratio = odds ? Number(odds[1]) / Number(odds[2]) : 0;
    if (ratio <= before) say(file, `${path}.columns[${i}]`, 'must be odds such as "3-1", better than the column before');
    before = ratio;
  });
}
