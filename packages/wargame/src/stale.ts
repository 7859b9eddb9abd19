import type { Stacks } from './stacks.js';

export const sameNumbers = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** Columns a check compares, by the name it tells them under. */
export type NamedColumns = Readonly<Record<string, ArrayLike<number>>>;

/** The stacks under their own names, and what a game keeps beside them. */
export const columnsOf = ({ count, side, first, next }: Stacks, own: NamedColumns): NamedColumns => ({ count, side, first, next, ...own });

/** What both sides have of something, each under its own name. */
export const bySide = (name: string, [allied, german]: readonly [ArrayLike<number>, ArrayLike<number>]): NamedColumns => ({
  [`Allied ${name}`]: allied,
  [`German ${name}`]: german,
});

/** A sentence for each column that was not kept as it comes out from scratch. */
export const staleColumns = (kept: NamedColumns, fresh: NamedColumns): string[] =>
  Object.entries(fresh).flatMap(([name, column]) =>
    sameNumbers(kept[name] ?? [], column) ? [] : [`the kept ${name} is not what the columns say`],
  );
