import type { OptionValue, PackageMeta, Seat, SeatMeta } from '@bocage/kernel';
import scenarios from '../data/scenarios.json' with { type: 'json' };
import type { Scenarios } from './data/shapes.js';
import { LEVELS } from './levels.js';
import text from './meta.json' with { type: 'json' };
import { type SeatOfTable, seatsOfWay } from './seats.js';
import { createTeams } from './teams.js';
import { DUEL, MEGA, STAFF } from './types.js';

const teams = createTeams({ scenarios: scenarios as Scenarios });
const byWay: readonly (readonly SeatOfTable[])[] = [DUEL, STAFF, MEGA].map((way) => seatsOfWay(teams, way));
const ids = (way: number): Seat[] => (byWay[way] as readonly SeatOfTable[]).map(({ id }) => id);
const seats: readonly SeatMeta[] = [...new Map(byWay.flat().map((seat) => [seat.id, seat])).values()];
const isControl = ({ id }: SeatMeta): boolean => id.startsWith('control');

/** Who sits at the table with a value of an option; no entry: all of them. */
const PLAYED: Readonly<Record<string, readonly Seat[]>> = {
  duel: ids(DUEL),
  staff: ids(STAFF),
  mega: ids(MEGA),
  program: seats.filter((seat) => !isControl(seat)).map(({ id }) => id),
};

const withSeats = (value: OptionValue): OptionValue => {
  const played = PLAYED[value.id];
  return played ? { ...value, seats: played } : value;
};

export const meta: PackageMeta = {
  ...text,
  seats,
  options: text.options.map((option) => ({ ...option, values: option.values.map(withSeats) })),
  levels: LEVELS,
};
