import { type Seat, seatsOf } from '@bocage/kernel';
import type { SeatInfo } from '@bocage/protocol';
import type { LiveTable } from './live-table.js';
import { type Described, hearsOfPeople, peopleOf, seatInfo } from './table-info.js';

interface LastTold {
  /** What everybody was last told of each seat, as nobody's own. */
  readonly seats: Map<Seat, string>;
  timer: NodeJS.Timeout | undefined;
}

/** People come together: what happens within this time is told at once. */
const SOON_MS = 200;

/** In a hall people come and go all the time, elsewhere spectators: everybody is told of the seats that changed, not of all. */
export class SeatNews {
  private readonly told = new Map<string, LastTold>();

  tellSoon(table: LiveTable, describe: () => Described): void {
    const told = this.told.get(table.id) ?? { seats: new Map(), timer: undefined };
    this.told.set(table.id, told);
    told.timer ??= setTimeout(() => {
      told.timer = undefined;
      this.tell(table, describe(), told);
    }, SOON_MS).unref();
  }

  forget({ id }: LiveTable): void {
    clearTimeout(this.told.get(id)?.timer);
    this.told.delete(id);
  }

  private tell(table: LiveTable, described: Described, { seats }: LastTold): void {
    // Elsewhere everybody is told at once, and whole, when a seat changes.
    const all = described.hallInfo ? seatsOf(described.meta, described.header.options) : [];
    const changed = all.filter(({ id, title }) => {
      const text = JSON.stringify(seatInfo(described, id, title, ''));
      const isNew = seats.get(id) !== text;
      seats.set(id, text);
      return isNew;
    });
    const people = JSON.stringify(peopleOf(described.seating, described));
    table.watchers.tellAll((session) => {
      const infos: readonly SeatInfo[] = changed.map(({ id, title }) => seatInfo(described, id, title, session));
      const hears = hearsOfPeople(described, session);
      if (infos.length === 0 && !hears) return undefined;
      const rest = hears ? `,"people":${people}` : '';
      return `{"type":"seats","table":"${table.id}","seats":${JSON.stringify(infos)}${rest}}`;
    });
  }
}
