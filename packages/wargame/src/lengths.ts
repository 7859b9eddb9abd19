/** A sentence for each of these columns that has not this many entries. */
export const wrongLengths = <Name extends string>(
  columns: Readonly<Record<Name, readonly unknown[]>>,
  length: number,
  ...names: readonly Name[]
): string[] => names.flatMap((name) => (columns[name].length === length ? [] : [`column ${name} has ${columns[name].length} entries`]));
