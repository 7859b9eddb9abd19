import type { Quotas } from '../config.js';
import { Bucket } from './bucket.js';

/** What one person may ask for through all his tabs together. */
export interface Measure {
  readonly messages: Bucket;
  readonly watches: Bucket;
  readonly undos: Bucket;
  readonly looksBack: Bucket;
  /** Lists of his tables, and each of them with its data pack. */
  readonly lists: Bucket;
  readonly saves: Bucket;
  readonly proposals: Bucket;
}

const PERSONS_KEPT = 5_000;
const MINUTE = 60;

/** The measures of those who were here last: who hangs up and comes back has no other. */
export class Measures {
  private readonly quotas: Quotas;
  private readonly persons = new Map<string, Measure>();

  constructor(quotas: Quotas) {
    this.quotas = quotas;
  }

  /** A browser without a session holds nothing, and has a measure for each of its tabs. */
  of(session: string): Measure {
    const found = this.persons.get(session) ?? this.make();
    if (session === '') return found;
    this.persons.delete(session);
    this.persons.set(session, found);
    if (this.persons.size > PERSONS_KEPT) this.persons.delete(this.persons.keys().next().value as string);
    return found;
  }

  private make(): Measure {
    const { messageBurst, messagesPerSecond, watchBurst, watchesPerSecond, looksBackPerSecond } = this.quotas;
    const perMinute = (most: number) => new Bucket(most, most / MINUTE);

    return {
      messages: new Bucket(4 * messageBurst, 2 * messagesPerSecond),
      watches: new Bucket(watchBurst, watchesPerSecond),
      undos: new Bucket(4 * this.quotas.undosPerMinute, this.quotas.undosPerMinute / MINUTE),
      looksBack: new Bucket(4 * looksBackPerSecond, looksBackPerSecond),
      lists: perMinute(this.quotas.listsPerMinute),
      saves: perMinute(this.quotas.savesPerMinute),
      proposals: perMinute(this.quotas.proposalsPerMinute),
    };
  }
}
