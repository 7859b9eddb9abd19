import pc from 'picocolors';

/** Writes an answer: exactly one JSON value in a pipe-friendly form, or something to read. */
export function say(answer: unknown, json: boolean | undefined, readable: () => string): void {
  process.stdout.write(`${json ? JSON.stringify(answer) : readable()}\n`);
}

/** Columns padded to their widest cell; the first row is the heading. Numbers are set to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  const line = (row: readonly (string | number)[]): string =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return rows.map((row, index) => (index === 0 ? pc.bold(line(row)) : line(row))).join('\n');
}

/** A short list of name and value, one a line. */
export function facts(entries: readonly (readonly [string, string | number])[]): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${pc.dim(name.padEnd(width))}  ${value}`).join('\n');
}

/** Three digits that matter, thousands set apart. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}
