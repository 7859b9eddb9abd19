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

/** The value a table was opened with; an option left out has its first one, and one it does not have is our mistake. */
export function optionOf({ options: offered }: Pick<GameMeta, 'options'>, options: Options, id: string): string {
  const values = offered.find((option) => option.id === id)?.values.map((value) => value.id) ?? [];
  const chosen = options[id] ?? values[0];
  if (chosen === undefined || !values.includes(chosen)) throw new Error(`option ${id} has no value ${String(chosen)}`);
  return chosen;
}

/** What a seat wins or loses with. */
export const sideOfSeat = ({ seats }: GameMeta, seat: Seat): string => seats.find(({ id }) => id === seat)?.side ?? seat;

export const hasWon = (meta: GameMeta, { winner }: Outcome, seat: Seat): boolean =>
  winner !== undefined && (winner === seat || winner === sideOfSeat(meta, seat));

/** How a game ends when a seat gives up: its whole side does, and the other one wins where there is only one. */
export function resignation(meta: GameMeta, options: Options, seat: Seat): Outcome {
  const own = sideOfSeat(meta, seat);
  const others = new Set(seatsOf(meta, options).map(({ id }) => sideOfSeat(meta, id)));
  others.delete(own);
  const [winner] = others;
  return { level: 'resignation', ...(others.size === 1 && winner !== undefined ? { winner } : {}) };
}
