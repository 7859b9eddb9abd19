import type { TableSpec } from '../rules/jobs.js';
import type { LiveTable } from './live-table.js';

/** What a rules thread must know of a table, but for the secret of its dice. */
export function specOf({ id, header, record, seating }: LiveTable): TableSpec {
  const { game, scenario, options, commitment } = header;
  const { handDice, dataHash } = record;
  return { id, game, scenario, options, commitment, secret: '', handDice, computers: seating.computers, dataHash };
}
