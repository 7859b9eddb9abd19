/** Who pays for a thought, and for which table it is. */
export interface Payer {
  readonly person: string;
  readonly table: string;
}

type Tables<T> = Map<string, T[]>;

/** What waits for one thread: each person in turn, and of his tables each in turn, however much one of them has waiting. */
export class Lane<T> {
  private readonly persons = new Map<string, Tables<T>>();

  add({ person, table }: Payer, item: T): void {
    const tables: Tables<T> = this.persons.get(person) ?? new Map<string, T[]>();
    this.persons.set(person, tables);
    const waiting = tables.get(table);
    if (waiting) waiting.push(item);
    else tables.set(table, [item]);
  }

  next(): T | undefined {
    const [found] = this.persons;
    if (!found) return undefined;
    const [person, tables] = found;
    this.persons.delete(person);
    const item = nextOf(tables);
    if (tables.size > 0) this.persons.set(person, tables);
    return item;
  }
}

function nextOf<T>(tables: Tables<T>): T | undefined {
  const [found] = tables;
  if (!found) return undefined;
  const [table, [item, ...rest]] = found;
  tables.delete(table);
  if (rest.length > 0) tables.set(table, rest);
  return item;
}
