import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply, Work } from './jobs.js';
import { LookBack, type Remembered } from './look-back.js';
import { RulesPool } from './rules-pool.js';

const SEEN = { ok: true, picture: { picture: '', told: '' } } as unknown as Reply;
const NOT_YET = { ok: false, code: 'not-yet' } as Reply;

/** What the thread was asked, how many logs are being read and how many have been, and who waits for his. */
let ran: [string, Work['kind']][] = [];
let reading = { now: 0, most: 0, all: 0 };
let release: (() => void)[] = [];
let pace: 'at once' | 'when released' = 'at once';
let inTime: (position: number) => boolean = () => true;

beforeEach(() => {
  [ran, release, pace, inTime] = [[], [], 'at once', () => true];
  reading = { now: 0, most: 0, all: 0 };
  const pool = {
    async run(id: string, work: Work) {
      ran.push([id, work.kind]);
      return work.kind === 'view-at' && work.from === 'past' && !inTime(work.position) ? NOT_YET : SEEN;
    },
  };
  vi.spyOn(RulesPool, 'start').mockResolvedValue(pool as unknown as RulesPool);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const table = (id: string): Remembered => ({
  id,
  async loadWork() {
    reading = { now: reading.now + 1, most: Math.max(reading.most, reading.now + 1), all: reading.all + 1 };
    await new Promise<void>((resolve) => (pace === 'at once' ? setImmediate(resolve) : release.push(resolve)));
    reading.now--;
    return { kind: 'load' } as Extract<Work, { kind: 'load' }>;
  },
});
const view = { seats: ['allied'], position: 1 };
const made = () => new LookBack({ limitMs: 1_000 });
const codes = (replies: readonly Reply[]) => replies.map((reply) => (reply.ok ? 'seen' : reply.code));
const goOn = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await new Promise((resolve) => setImmediate(resolve));
};

describe('the past of games', () => {
  it('is looked at by one person with few questions at a time, and by all with a bounded number', async () => {
    pace = 'when released';
    const past = made();
    const asked: Promise<Reply>[] = [];
    for (let i = 0; i < 8; i++) asked.push(past.viewAt('eve', table(`t${i}`), view));
    for (let i = 0; i < 130; i++) asked.push(past.viewAt(`person-${i}`, table('t0'), view));
    await goOn();
    pace = 'at once';
    for (const read of release) read();
    const heard = codes(await Promise.all(asked));
    expect(heard.slice(0, 8)).toEqual([...Array(6).fill('seen'), 'too-fast', 'too-fast']);
    expect(heard.slice(8)).toEqual([...Array(114).fill('seen'), ...Array(16).fill('too-fast')]);
    expect(codes([await past.viewAt('eve', table('t0'), view)])).toEqual(['seen']);
  });

  it('is read one log at a time, and of the tables looked at last copies are kept', async () => {
    const past = made();
    for (const [i, person] of ['ann', 'bob', 'eve', 'fay'].entries())
      await Promise.all(Array.from({ length: 5 }, (_, n) => past.viewAt(person, table(`t${5 * i + n}`), view)));
    expect(reading).toEqual({ now: 0, most: 1, all: 20 });
    const forgotten = ran.filter(([, kind]) => kind === 'forget').map(([id]) => id);
    expect(forgotten).toEqual(['t0', 't1', 't2', 't3']);
    await past.viewAt('ann', table('t19'), view);
    expect(reading.all).toBe(20);
  });

  it('is read again for what has happened since, and once a second for all who ask', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const past = made();
    await past.viewAt('ann', table('t'), view);
    inTime = (position) => position < 5;
    const newer = ['ann', 'bob', 'eve'].map((person) => past.viewAt(person, table('t'), { ...view, position: 5 }));
    await goOn();
    await vi.advanceTimersByTimeAsync(900);
    await goOn();
    expect(reading.all).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(codes(await Promise.all(newer))).toEqual(['seen', 'seen', 'seen']);
    expect(reading.all).toBe(2);
  });
});
