import type { GeneralLevel, Seat } from '@bocage/kernel';
import type { Quotas } from '../config.js';
import type { SeatPlan } from '../storage/records.js';
import type { Storage } from '../storage/storage.js';
import { daysAgo } from './housekeeping.js';
import type { LiveTable } from './live-table.js';
import { Seating } from './seating.js';

/** What is to change at a table: who plays its seats, who covers those nobody holds, and a seat that is left. */
export interface SeatingChange {
  readonly plan?: SeatPlan;
  readonly covers?: 'nobody' | GeneralLevel;
  readonly left?: Seat;
}

/** Whether a table at which people play would be left to computers alone. */
export function leavesMachines({ id, meta, header, seating }: LiveTable, { plan, covers, left }: SeatingChange): boolean {
  if (seating.company === 'machines') return false;
  const grants = seating.grants.filter(({ seat }) => seat === '' || seat !== left);
  const after = new Seating(meta, header.options, { id, owner: seating.owner, seats: plan ?? seating.plan }, grants);
  after.covers = covers ?? seating.covers;
  return after.company === 'machines';
}

/** Whether who opened a table has as many others as he may at which only computers play. */
export async function hasMostMachines(storage: Storage, quotas: Quotas, owner: string): Promise<boolean> {
  const { machines } = await storage.call('countTables', owner, daysAgo(quotas.quietTableDays));
  return machines >= quotas.machineTablesPerSession;
}
