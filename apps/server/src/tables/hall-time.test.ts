import { afterEach, describe, expect, it, vi } from 'vitest';
import { Hall, newHall } from './hall.js';
import type { LiveTable } from './live-table.js';

afterEach(() => vi.restoreAllMocks());

const HOUR = 3_600_000;

describe('the clock of a hall', () => {
  it.each([HOUR, -HOUR])('takes no notice when the machine’s clock is set by %d ms', async (jump) => {
    const table = { id: 't', asked: [], seating: { runs: () => true }, watchers: { tellAll: () => {} } } as unknown as LiveTable;
    const storage = { call: async () => ({ ok: true }) } as never;
    const record = newHall({ clock: { seconds: 600, warnings: [], late: 'wait' } });
    const hall = new Hall(table, record, [], { storage, log: () => {}, decide: async () => undefined });
    hall.onStep({ key: 'all-1', mode: 'sealed' });
    await hall.changeClock({ kind: 'start' });
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + jump);
    const { clock } = hall.info('host');
    expect(clock?.state).toBe('running');
    expect(clock?.left).toBeGreaterThan(590_000);
    expect(clock?.left).toBeLessThanOrEqual(600_000);
    hall.close();
  });
});
