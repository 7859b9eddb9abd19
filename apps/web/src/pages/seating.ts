import { type GameMeta, type Options, seatsOf } from '@bocage/kernel';
import type { LocalPlayer } from '../tables/local/local-table.js';

export type Seating = LocalPlayer | 'invite';
export type Seatings = Readonly<Record<string, Seating>>;

export const firstOptions = (meta: GameMeta): Options =>
  Object.fromEntries(meta.options.map((option) => [option.id, option.values[0]?.id ?? '']));

/** Who sits where at a table with these options: what was wished stays where its seat does, and somebody is always me. */
export function seatingFor(meta: GameMeta, options: Options, wished: Seatings, other: Seating): Seatings {
  const ids = seatsOf(meta, options).map(({ id }) => id);
  const isMine = ids.some((id) => wished[id] === 'me');
  return Object.fromEntries(ids.map((id, i) => [id, wished[id] ?? (i === 0 && !isMine ? 'me' : other)]));
}
