/** A small number above 0 for two hexes, by rules that nothing on the map can change. */
export type Between = (from: number, to: number) => number;

/** Each pair is asked about once. */
export function rememberBetween(hexes: number, ask: Between): Between {
  const rows: (Uint8Array | undefined)[] = [];
  return (from, to) => {
    const row = (rows[from] ??= new Uint8Array(hexes));
    if (row[to] === 0) row[to] = ask(from, to);
    return row[to] as number;
  };
}
