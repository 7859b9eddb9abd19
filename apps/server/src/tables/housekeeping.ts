import { ApiRefusal } from '../api-error.js';
import type { House, Tables } from './tables.js';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 50;

export const daysAgo = (days: number): number => Date.now() - days * DAY_MS;

/** Looks now and then for tables that nobody has used for long, and lets them go. */
export class Housekeeping {
  private readonly house: House;
  private readonly tables: Tables;
  private readonly timer: NodeJS.Timeout;

  constructor(house: House, tables: Tables) {
    this.house = house;
    this.tables = tables;
    this.timer = setInterval(() => void this.sweep(), house.config.sweepSeconds * 1000);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    const { storage, config } = this.house;
    const { finishedTableDays, abandonedTableDays } = config.quotas;
    try {
      await Promise.all(this.tables.inUse.map((id) => storage.call('touch', id, Date.now())));
      const expiry = { finishedBefore: daysAgo(finishedTableDays), abandonedBefore: daysAgo(abandonedTableDays), most: AT_ONCE };
      for (const id of await storage.call('expiredTables', expiry)) {
        if (!this.tables.here(id)) await storage.call('deleteTable', id);
      }
    } catch (error) {
      config.log(`expired tables were not deleted: ${String(error)}`);
    }
  }
}

/** Who opened a table deletes it, unless others are in the middle of a game there. */
export async function deleteTable(tables: Tables, id: string, session: string): Promise<{ readonly table: string }> {
  const table = await tables.find(id);
  if (!table?.mayLook(session)) throw new ApiRefusal(404, 'unknown-table', 'There is no such table among yours.');
  const { seating, outcome } = table;
  if (seating.owner !== session) throw new ApiRefusal(403, 'not-owner', 'Only who opened the table can delete it.');
  const others = seating.seats.some((seat) => (seating.holderOf(seat)?.session ?? session) !== session);
  if (others && !outcome) throw new ApiRefusal(409, 'others-play', 'Others play here. Resign or agree on a draw first.');
  await tables.remove(table);
  return { table: id };
}
