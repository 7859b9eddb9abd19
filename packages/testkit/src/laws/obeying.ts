import { digest, type Entry, Host, makeAction, type Rng, rollWith, type Seat, Table, type Told } from '@bocage/kernel';
import type { Complaint, Law, PlayedGame } from '../law.js';
import { lookersAmong } from '../lookers.js';
import { nameOf, randomMove, seatsOf } from '../plays.js';
import { randomOrders } from '../random-orders.js';

const TRIES = 2;
const LONGEST_TRY = 40;

/**
 * What standing orders decide is what the same clicks would be: the same states, the same dice, the same news for everybody
 * else, and undo goes as far. Who takes an order's answer back decides himself.
 */
export const obeying: Law = {
  name: 'orders are clicks',
  kind: 'leak',
  atEnd(played) {
    const { samples, rng } = played;
    for (let i = 0; i < TRIES; i++) {
      const complaint = new Pair(played, i === 0 ? undefined : samples[rng.below(samples.length)]).complaint();
      if (complaint) return complaint;
    }
    return undefined;
  },
};

/** Two tables at which the same happens: at one by orders, at the other by hand. */
class Pair {
  private readonly played: PlayedGame;
  private readonly rng: Rng;
  private readonly ordered: Host;
  private readonly clicked: Host;
  private readonly lookers: readonly Seat[];

  constructor(played: PlayedGame, from: PlayedGame['samples'][number] | undefined) {
    const { game, setting, rng } = played;
    this.played = played;
    this.rng = rng;
    const tables = [0, 1].map(() => new Table(game, { ...setting, commitment: '' })) as [Table, Table];
    if (from) for (const table of tables) table.checkpoint(from);
    this.ordered = new Host(game, tables[0], (roll) => rollWith(rng, roll));
    this.clicked = new Host(game, tables[1], (_roll, entries) => rolled(this.ordered.table.log.entries[entries.length]));
    this.lookers = lookersAmong(seatsOf(played), [], rng);
    for (const seat of seatsOf(played)) {
      if (rng.below(2) === 0) this.ordered.setOrders(seat, randomOrders(game, this.ordered.view([seat]), seat, rng));
    }
    this.ordered.goOn();
  }

  complaint(): Complaint {
    for (let i = 0; i < LONGEST_TRY; i++) {
      const wrong = this.follow() ?? this.differ() ?? (this.rng.below(4) === 0 ? this.takeBack() : undefined);
      if (wrong) return `entry ${this.ordered.table.log.entries.length}: ${wrong}`;
      if (this.ordered.isBehind) this.ordered.goOn();
      else if (!this.playOn()) return undefined;
    }
    return undefined;
  }

  /** Somebody decides by hand. */
  private playOn(): boolean {
    const { table, game } = this.ordered;
    const move = randomMove(game, table.state, table.awaits(), this.rng);
    if (move?.kind !== 'action') return false;
    return submit(this.ordered, move.seat, makeAction(move.action));
  }

  /** The same again by hand. */
  private follow(): Complaint {
    const { entries } = this.ordered.table.log;
    const { table } = this.clicked;
    this.clicked.rollAll();
    for (let at = table.log.entries.length; at < entries.length; at = table.log.entries.length) {
      const entry = entries[at] as Entry;
      const isDone =
        entry.kind === 'action' ? submit(this.clicked, entry.seat, entry.action) : entry.kind === 'undo' && undo(this.clicked, entry.seat);
      if (!isDone) return `by hand ${entry.kind} is refused`;
    }
    const other = entries.findIndex((entry, i) => entry.hash !== table.log.entries[i]?.hash);
    return other < 0 ? undefined : `entry ${other} leads elsewhere by hand`;
  }

  private differ(): Complaint {
    for (const seats of [[], ...this.lookers.map((seat) => [seat])]) {
      const [ordered, clicked] = [this.ordered, this.clicked].map((host) => JSON.stringify(host.since(seats, 0).map(unmarked(seats))));
      if (ordered !== clicked) return `${nameOf(seats)} is told of an order what clicks would not tell`;
      if (digest(this.ordered.view(seats)) !== digest(this.clicked.view(seats)))
        return `${nameOf(seats)} sees something else than by clicks`;
      const undoable = [this.ordered, this.clicked].map(({ table }) => JSON.stringify(seats.map((seat) => table.undoable(seat))));
      if (undoable[0] !== undoable[1]) return `${nameOf(seats)} could undo otherwise by clicks`;
    }
    return undefined;
  }

  /** Undo goes where it would by clicks; the seat is then left alone. */
  private takeBack(): Complaint {
    const seats = seatsOf(this.played);
    const seat = seats[this.rng.below(seats.length)] as Seat;
    const { log } = this.ordered.table;
    if (!undo(this.ordered, seat)) return undefined;
    const from = log.entries.length;
    this.ordered.goOn();
    const by = this.ordered.table.log.entries.slice(from).find((entry) => entry.kind === 'action' && entry.seat === seat);
    return by && `what ${seat} took back is done again by its order`;
  }
}

/** Only the seat itself is told that an order was carried out. */
const unmarked =
  (seats: readonly Seat[]) =>
  ({ order, ...told }: Told): Told =>
    order !== undefined && (told.seat === undefined || !seats.includes(told.seat)) ? { ...told, order } : told;

function rolled(entry: Entry | undefined): readonly number[] {
  if (entry?.kind !== 'roll') throw new Error('by hand a die falls where by orders none did');
  return entry.result;
}

const submit = (host: Host, seat: Seat, action: string): boolean =>
  host.submit(seat, { seats: [seat], position: host.position([seat]) }, action).ok;

const undo = (host: Host, seat: Seat): boolean => host.undo(seat, { seats: [seat], position: host.position([seat]) }).ok;
