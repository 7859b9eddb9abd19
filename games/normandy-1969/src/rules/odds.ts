/** One column of the combat results table: attacker to defender. */
export interface Column {
  readonly label: string;
  readonly attack: number;
  readonly defence: number;
}

/** §C.1 */
export function readColumns(labels: readonly string[]): Column[] {
  return labels.map((label) => {
    const [attack, defence] = label.split('-').map(Number);
    return { label, attack: attack as number, defence: defence as number };
  });
}

/**
 * §C.2 The column that two strengths come to, rounded for the defender; the last column holds for everything above
 * it. −1 when the odds are below the first column: such an attack may not be made.
 */
export function columnFor(columns: readonly Column[], attack: number, defence: number): number {
  const against = Math.max(1, defence);
  let found = -1;
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i] as Column;
    if (attack * column.defence >= against * column.attack) found = i;
  }
  return found;
}
