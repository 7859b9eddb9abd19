import type { Refusal, Seat } from '@bocage/kernel';

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
  done(id: string, table: string, position?: number): void;
  refuse(id: string, code: string, refusal?: Refusal): void;
}

/** Who looks at one table, by the seats they look through. */
export class Watchers {
  private readonly byKey = new Map<string, { readonly seats: readonly Seat[]; readonly all: Set<Watcher>; wanted: number }>();
  private readonly keys = new Map<Watcher, string>();

  get size(): number {
    return this.keys.size;
  }

  /** The sets of seats that updates are made for. */
  get seatSets(): readonly (readonly Seat[])[] {
    return [...this.byKey.values()].map(({ seats }) => seats);
  }

  /** Updates are made for these seats from now on. True when they were not before. */
  want(key: string, seats: readonly Seat[]): boolean {
    const found = this.byKey.get(key);
    if (found) found.wanted++;
    else this.byKey.set(key, { seats, all: new Set(), wanted: 1 });
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
  }

  /** The key it looked through. */
  remove(watcher: Watcher): string | undefined {
    const key = this.keys.get(watcher);
    if (key === undefined) return undefined;
    this.keys.delete(watcher);
    this.byKey.get(key)?.all.delete(watcher);
    return key;
  }

  /** The seats it looks through. */
  seatsOf(watcher: Watcher): readonly Seat[] | undefined {
    const key = this.keys.get(watcher);
    return key === undefined ? undefined : this.byKey.get(key)?.seats;
  }

  has(watcher: Watcher): boolean {
    return this.keys.has(watcher);
  }

  isHere(session: string): boolean {
    for (const watcher of this.keys.keys()) if (watcher.session === session) return true;
    return false;
  }

  tell(key: string, text: string): void {
    for (const watcher of this.byKey.get(key)?.all ?? []) watcher.send(text);
  }

  tellAll(textFor: (session: string) => string): void {
    const texts = new Map<string, string>();
    for (const watcher of this.keys.keys()) {
      let text = texts.get(watcher.session);
      if (text === undefined) {
        text = textFor(watcher.session);
        texts.set(watcher.session, text);
      }
      watcher.send(text);
    }
  }
}
