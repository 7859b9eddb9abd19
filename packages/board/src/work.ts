/** What one spell of background work came to. */
export interface Worked {
  /** Something that is in sight looks different now. */
  readonly changed: boolean;
  /** There is more to do. */
  readonly more: boolean;
}

/** First what is in sight, later what may come into sight. */
export type Urgency = 'seen' | 'ahead';

export interface Worker {
  work(until: number, urgency: Urgency): Worked;
}

/** Lets each worker do what is in sight, then what lies ahead, until the time is up. */
export function workUntil(workers: readonly Worker[], until: number): Worked {
  let changed = false;
  let more = false;
  for (const urgency of ['seen', 'ahead'] as const) {
    for (const worker of workers) {
      const done = worker.work(until, urgency);
      changed ||= done.changed;
      more ||= done.more;
    }
    if (more) break;
  }
  return { changed, more };
}
