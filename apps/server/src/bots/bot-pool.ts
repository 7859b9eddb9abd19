import { ThinkingThread } from './thinking-thread.js';
import type { Chosen, Thought } from './thoughts.js';

/** For whom a thought is: where people play they wait for it, where only computers play nobody does. */
export interface ThoughtFor {
  /** Who opened the table. */
  readonly person: string;
  readonly company: 'people' | 'machines';
}

export interface BotPoolOptions {
  readonly workers: number;
  readonly limitMs: number;
  readonly gamesModule?: string;
}

const PLACES_KEPT = 5_000;
/** Below the threads that serve people, and machines among themselves below those. */
const NICE = { people: 5, machines: 15 } as const;

/**
 * Computer players think in threads of their own, so that no table waits for a thought. All tables of one person share
 * a thread, so that nobody takes up more than one, and a table keeps its thread, where its players are kept. Of three
 * threads one is for tables at which only computers play: nobody who plays ever waits behind them.
 */
export class BotPool {
  private readonly threads: readonly ThinkingThread[];
  /** So many of the threads, the first, are for tables with people. */
  private readonly forPeople: number;
  private readonly persons = { people: new Map<string, number>(), machines: new Map<string, number>() } as const;
  private readonly tables = new Map<string, number>();

  constructor({ workers, limitMs, gamesModule }: BotPoolOptions) {
    this.forPeople = workers === 1 ? 1 : workers - Math.max(1, Math.floor(workers / 3));
    this.threads = Array.from({ length: workers }, (_, i) => {
      const nice = i < this.forPeople ? NICE.people : NICE.machines;
      return new ThinkingThread({ limitMs, nice, ...(gamesModule === undefined ? {} : { gamesModule }) });
    });
  }

  think(thought: Omit<Thought, 'id'>, { person, company }: ThoughtFor): Promise<Chosen> {
    const { table } = thought;
    const place = this.placeOf(person, company);
    if ((this.tables.get(table) ?? place) !== place) this.forget(table);
    keep(this.tables, table, place);
    const thread = this.threads[place] as ThinkingThread;
    return thread.think(thought, { person, table }, company);
  }

  /** Nobody plays there any more, or elsewhere: its players are not needed. */
  forget(table: string): void {
    const place = this.tables.get(table);
    this.tables.delete(table);
    if (place !== undefined) this.threads[place]?.forget(table);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  /** The thread of a person, at first the one with the fewest others. */
  private placeOf(person: string, company: ThoughtFor['company']): number {
    const persons = this.persons[company];
    const place = persons.get(person) ?? this.emptiest(persons, company);
    keep(persons, person, place);
    return place;
  }

  private emptiest(persons: ReadonlyMap<string, number>, company: ThoughtFor['company']): number {
    const first = company === 'people' ? 0 : this.forPeople % this.threads.length;
    const end = company === 'people' ? this.forPeople : this.threads.length;
    const counts = this.threads.map((_, i) => (i < first || i >= end ? Number.POSITIVE_INFINITY : 0));
    for (const place of persons.values()) counts[place] = (counts[place] as number) + 1;
    return counts.indexOf(Math.min(...counts));
  }
}

function keep(places: Map<string, number>, key: string, place: number): void {
  places.delete(key);
  places.set(key, place);
  if (places.size > PLACES_KEPT) places.delete(places.keys().next().value as string);
}
