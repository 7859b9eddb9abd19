import type { Refusal, Seat } from '@bocage/kernel';
import { keyOf, type Watched } from '../rules/jobs.js';

/** A browser tab's connection, as tables see it. */
export interface Watcher {
  /** Hash of its session; '' when it has none. */
  readonly session: string;
  send(text: string): void;
}

/** How the one who asked is answered. */
export interface Asker extends Watcher {
  /** False once the connection is gone. */
  readonly isOpen: boolean;
  /** Whether he may have it worked out now what seats know that nobody looks through. Each time counts. */
  mayLook(seats: number): boolean;
  done(id: string, table: string, position?: number): void;
  refuse(id: string, code: string, refusal?: Refusal): void;
}

/** Who looks at one table, by the seats they look through. */
export class Watchers {
  private readonly byKey = new Map<string, { readonly watched: Watched; readonly all: Set<Watcher>; wanted: number }>();
  private readonly keys = new Map<Watcher, string>();
  private readonly tabs = new Map<string, number>();

  get size(): number {
    return this.keys.size;
  }

  /** What updates are made for. */
  get sets(): readonly Watched[] {
    return [...this.byKey.values()].map(({ watched }) => watched);
  }

  /** Updates are made for these seats from now on. True when they were not before. */
  want(watched: Watched): boolean {
    const key = keyOf(watched);
    const found = this.byKey.get(key);
    if (found) found.wanted++;
    else this.byKey.set(key, { watched, all: new Set(), wanted: 1 });
    return !found;
  }

  unwant(key: string): boolean {
    const found = this.byKey.get(key);
    if (!found || --found.wanted > 0) return false;
    return this.byKey.delete(key);
  }

  /** Everything sent to its seats from now on reaches it. */
  add(watcher: Watcher, key: string): void {
    this.byKey.get(key)?.all.add(watcher);
    this.keys.set(watcher, key);
    this.tabs.set(watcher.session, (this.tabs.get(watcher.session) ?? 0) + 1);
  }

  /** The key it looked through. */
  remove(watcher: Watcher): string | undefined {
    const key = this.keys.get(watcher);
    if (key === undefined) return undefined;
    this.keys.delete(watcher);
    this.byKey.get(key)?.all.delete(watcher);
    const left = (this.tabs.get(watcher.session) ?? 1) - 1;
    if (left > 0) this.tabs.set(watcher.session, left);
    else this.tabs.delete(watcher.session);
    return key;
  }

  /** The seats it looks through. */
  seatsOf(watcher: Watcher): readonly Seat[] | undefined {
    const key = this.keys.get(watcher);
    return key === undefined ? undefined : this.byKey.get(key)?.watched.seats;
  }

  /** Whether what these seats together know is kept up to date. */
  isLookedThrough(seats: readonly Seat[]): boolean {
    return this.byKey.has(keyOf({ seats, brief: true })) || this.byKey.has(keyOf({ seats, brief: false }));
  }

  /** All tabs of a session that look at the table. */
  of(session: string): readonly Watcher[] {
    return [...this.keys.keys()].filter((watcher) => watcher.session === session);
  }

  /** Tabs of sessions of which something holds. */
  count(holds: (session: string) => boolean): number {
    let count = 0;
    for (const [session, tabs] of this.tabs) if (holds(session)) count += tabs;
    return count;
  }

  get all(): readonly Watcher[] {
    return [...this.keys.keys()];
  }

  has(watcher: Watcher): boolean {
    return this.keys.has(watcher);
  }

  isHere(session: string): boolean {
    return this.tabs.has(session);
  }

  tell(key: string, text: string): void {
    for (const watcher of this.byKey.get(key)?.all ?? []) watcher.send(text);
  }

  /** Nothing is sent to a session for which there is no text. */
  tellAll(textFor: (session: string) => string | undefined): void {
    const texts = new Map<string, string | undefined>();
    for (const watcher of this.keys.keys()) {
      const { session } = watcher;
      if (!texts.has(session)) texts.set(session, textFor(session));
      const text = texts.get(session);
      if (text !== undefined) watcher.send(text);
    }
  }
}
