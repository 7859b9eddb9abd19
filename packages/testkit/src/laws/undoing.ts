import { digest, type GameModule, type Played, type Rng, replay, type Seat, stateHash, Table } from '@bocage/kernel';
import type { Complaint, Law } from '../law.js';
import { lookersAmong } from '../lookers.js';
import { randomMove, type SetUp, seatsOf } from '../plays.js';

const LONGEST_TRY = 50;
const TRIES = 3;

/**
 * Undo takes out a seat's own last action and nothing else, and never goes past a roll, a reveal or what another seat
 * did that it could notice. A table played with undos replays like any other.
 */
export const undoing: Law = {
  name: 'undo',
  kind: 'break',
  atEnd(played) {
    const { game, setting, samples, rng } = played;
    for (let i = 0; i < TRIES; i++) {
      const table = new Table(game, { ...setting, commitment: '' });
      const from = samples[rng.below(samples.length)];
      if (i > 0 && from) table.checkpoint(from);
      const complaint = playWithUndos(played, table, rng);
      if (complaint) return complaint;
    }
    return undefined;
  },
};

/** The state and what seats saw before an entry, by the entry's index. */
type Before = Map<number, { readonly hash: string; readonly seen: ReadonlyMap<Seat, string> }>;

function playWithUndos(setUp: SetUp, table: Table, rng: Rng): Complaint {
  const { game } = setUp;
  const before: Before = new Map();
  for (let i = 0; i < LONGEST_TRY; i++) {
    if (rng.below(4) === 0) {
      const seats = seatsOf(setUp);
      const complaint = tryUndo(game, table, seats[rng.below(seats.length)] as Seat, before);
      if (complaint) return `entry ${table.log.entries.length}: ${complaint}`;
    }
    const awaits = table.awaits();
    const move = randomMove(game, table.state, awaits, rng);
    if (!move) break;
    const lookers = lookersAmong(seatsOf(setUp), move.kind === 'action' ? [move.seat] : [], rng);
    before.set(table.log.entries.length, glance(table, lookers));
    const answer = move.kind === 'action' ? table.act(move.seat, move.action) : table.roll(move.result);
    if (!answer.ok) return `the table refuses what the game offers: ${answer.code}`;
  }
  const { ok, firstMismatch } = replay(game, table.log);
  return ok ? undefined : `with undos, entry ${firstMismatch?.entry} does not replay: ${firstMismatch?.why}`;
}

function glance(table: Table, lookers: readonly Seat[]): { hash: string; seen: Map<Seat, string> } {
  const seen = new Map(lookers.map((seat) => [seat, digest(table.view([seat]))]));
  return { hash: stateHash(table.state), seen };
}

function tryUndo(game: GameModule, table: Table, seat: Seat, before: Before): Complaint {
  const standing = table.played;
  const hash = stateHash(table.state);
  const found = table.undoable(seat);
  if (stateHash(table.state) !== hash || table.log.entries.length !== table.history.length)
    return 'asking whether it can undo changed the table';
  if (!found.ok) return wronglyRefused(standing, seat, found.code);
  const at = standing.findIndex(({ index }) => index === found.entry);
  const barrier = barrierAfter(table, standing, at, seat);
  if (barrier) return `${seat} may undo entry ${found.entry}, though ${barrier}`;
  if (!table.undo(seat).ok) return `${seat} may undo and cannot`;
  return wrongAfterUndo(game, table, standing, at, before);
}

/** The last entry, one's own and revealing nothing, can always be undone. */
function wronglyRefused(standing: readonly Played[], seat: Seat, code: string): Complaint {
  const last = standing[standing.length - 1];
  if (last?.entry.kind !== 'action' || last.entry.seat !== seat || last.events.some(({ reveals }) => reveals)) return undefined;
  return `${seat} may not undo what it did last and what revealed nothing: ${code}`;
}

function barrierAfter(table: Table, standing: readonly Played[], at: number, seat: Seat): Complaint {
  const own = standing[at] as Played;
  if (own.entry.kind !== 'action' || own.entry.seat !== seat) return 'it is not its own action';
  if (own.events.some(({ reveals }) => reveals)) return 'it revealed something';
  for (const later of standing.slice(at + 1)) {
    if (!table.notices(seat, later)) continue;
    if (later.entry.kind === 'roll') return 'a roll came after it';
    if (later.events.some(({ reveals }) => reveals)) return 'something was revealed after it';
    if (later.entry.kind === 'action' && (later.mode !== 'open' || own.mode !== 'open')) return `${later.entry.seat} acted after it`;
  }
  return undefined;
}

function wrongAfterUndo(game: GameModule, table: Table, standing: readonly Played[], at: number, before: Before): Complaint {
  const undone = standing[at] as Played;
  const left = standing.filter((_, i) => i !== at).map(({ index }) => index);
  if (left.join() !== table.played.map(({ index }) => index).join()) return 'undo took out another entry too';
  const replayed = Table.load(game, { ...table.log, entries: table.played.map(({ entry }) => entry) });
  if (stateHash(replayed.state) !== stateHash(table.state)) return 'after undo the state is not the one the entries left lead to';
  if (at < standing.length - 1) return undefined;
  const was = before.get(undone.index);
  if (!was) return undefined;
  if (stateHash(table.state) !== was.hash) return 'after undo the state is not the one before the entry';
  const learnt = [...was.seen].find(([seat, seen]) => digest(table.view([seat])) !== seen);
  return learnt && `after undo ${learnt[0]} sees something else than before`;
}
