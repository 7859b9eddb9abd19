import type { GameMeta, Options, Outcome, Seat, SeatMeta } from './contract.js';

/** The seats of a table opened with these options; an option left out has its first value. */
export function seatsOf({ seats, options: offered }: GameMeta, options: Options): readonly SeatMeta[] {
  let played = seats;
  for (const { id, values } of offered) {
    const only = (values.find((value) => value.id === options[id]) ?? values[0])?.seats;
    if (only) played = played.filter((seat) => only.includes(seat.id));
  }
  return played;
}

/** What a seat wins or loses with. */
export const sideOfSeat = ({ seats }: GameMeta, seat: Seat): string => seats.find(({ id }) => id === seat)?.side ?? seat;

export const hasWon = (meta: GameMeta, { winner }: Outcome, seat: Seat): boolean =>
  winner !== undefined && (winner === seat || winner === sideOfSeat(meta, seat));
