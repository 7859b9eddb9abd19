import { clone, effective, type GameModule, type GameTypes, parseAction, type Seat, type StateOf, type Table } from '@bocage/kernel';

/**
 * The state after so many entries that these seats could notice: for the replay slider. Plays what then stood again,
 * without undo and hashes.
 */
export function stateAt(game: GameModule, table: Table, seats: readonly Seat[], position: number): StateOf<GameTypes> {
  const entries = table.log.entries.slice(0, lengthAt(table, seats, position));
  let state = game.setup(table.header.scenario, table.header.options);
  for (const index of effective(entries)) {
    const entry = entries[index];
    if (entry?.kind === 'action') game.play(state, entry.seat, parseAction(entry.action) as NonNullable<ReturnType<typeof parseAction>>);
    else if (entry?.kind === 'roll') {
      const awaits = game.awaits(state);
      if (awaits.kind === 'chance') game.resolve(state, awaits.roll, entry.result);
    } else if (entry?.kind === 'conclude') game.conclude(state, entry.outcome);
    else if (entry?.kind === 'checkpoint') state = clone(entry.state) as unknown as StateOf<GameTypes>;
  }
  return state;
}

/** How much of the log these seats had seen at a position. */
function lengthAt(table: Table, seats: readonly Seat[], position: number): number {
  const ears = seats.length > 0 ? seats : [undefined];
  let noticed = 0;
  let length = 0;
  for (const played of table.history) {
    if (noticed === position) return length;
    length++;
    if (ears.some((seat) => table.notices(seat, played))) noticed++;
  }
  return length;
}
