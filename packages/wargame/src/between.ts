/** A small number above 0 for two hexes or two units, by rules that nothing in a game can change. */
export type Between = (from: number, to: number) => number;

/** Each pair is asked about once. */
export function rememberBetween(size: number, ask: Between): Between {
  const rows: (Uint8Array | undefined)[] = [];
  return (from, to) => {
    const row = (rows[from] ??= new Uint8Array(size));
    if (row[to] === 0) row[to] = ask(from, to);
    return row[to] as number;
  };
}
