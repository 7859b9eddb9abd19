import { clone, deepFreeze, digest, type Seat, type State, stateHash, type View } from '@bocage/kernel';
import type { Complaint, Law, Moment } from '../law.js';
import { observersOf } from '../lookers.js';
import { make, nameOf, savedAndLoaded, sayLegal } from '../plays.js';

/** What a seat may do is decided from its view alone: a copy that came over the wire gives the same list. */
export const viewDecides: Law = {
  name: 'the view decides',
  kind: 'break',
  atMoment(moment) {
    const { game, state } = moment;
    for (const seat of moment.lookers) {
      const view = game.view(state, [seat]);
      const here = sayLegal(game.legal(view, seat));
      const there = sayLegal(game.legal(savedAndLoaded(view), seat));
      if (here !== there) return `${seat} is offered ${here}; from a copy of its view ${there}`;
    }
    return undefined;
  },
};

/** Looking changes nothing, and playing in a copy leaves the snapshot as it was. */
export const snapshots: Law = {
  name: 'frozen snapshots',
  kind: 'break',
  atMoment(moment) {
    const { game, state, next, awaits, rng } = moment;
    // Frozen columns are slow to read: one look in three is enough.
    if (rng.below(3) > 0) return undefined;
    const before = stateHash(state);
    const snapshot = deepFreeze(clone(state));
    lookAtEverything({ ...moment, state: snapshot });
    for (const seats of observersOf(moment)) game.imagine(game.view(snapshot, seats), rng);
    if (next) make(game, clone(snapshot), awaits, next);
    return stateHash(snapshot) === before && stateHash(state) === before ? undefined : 'looking at a state changed it';
  },
};

function lookAtEverything(moment: Moment): void {
  const { game, state, next } = moment;
  game.awaits(state);
  game.check(state);
  for (const seat of moment.lookers) {
    const view = game.view(state, [seat]);
    game.legal(view, seat);
    game.preview?.(view, seat);
    if (next?.kind === 'action') game.refusal(view, seat, next.action);
  }
}

/** A view has no way back to the state: with the secrets spoilt behind its back it reads, and decides, the same. */
export const noWayBack: Law = {
  name: 'no way back to the state',
  kind: 'leak',
  atMoment(moment) {
    const { game, state } = moment;
    for (const seats of observersOf(moment)) {
      const complaint = wayBack(clone(state), seats, game);
      if (complaint) return complaint;
    }
    return undefined;
  },
};

function wayBack(state: State, seats: readonly Seat[], game: Moment['game']): Complaint {
  const view = game.view(state, seats);
  const parts = partsOf(view, new Set());
  // A seat that may know every secret may look through the sealed part itself; nobody else can.
  const holdsSecrets = parts.has(state.sealed as object) && seats.length === 0;
  if (parts.has(state) || holdsSecrets) return `the view of ${nameOf(seats)} holds the sealed state itself`;
  const reads = digest(view);
  const legal = legalOf(game, view);
  spoil(state.sealed, parts);
  if (digest(view) !== reads) return `the view of ${nameOf(seats)} changes with the sealed state`;
  return legalOf(game, view) === legal ? undefined : `what ${nameOf(seats)} may do changes with the sealed state`;
}

function legalOf(game: Moment['game'], view: View): string {
  return view.seats.map((seat) => sayLegal(game.legal(view, seat))).join('|');
}

function partsOf(value: unknown, parts: Set<object>): Set<object> {
  if (typeof value !== 'object' || value === null || parts.has(value)) return parts;
  parts.add(value);
  for (const held of Object.values(value)) partsOf(held, parts);
  return parts;
}

/** A column the view may show whole can be the state's own: that one is left alone. */
function spoil(value: unknown, shown: ReadonlySet<object>): void {
  if (typeof value !== 'object' || value === null || shown.has(value)) return;
  const held = value as Record<string, unknown>;
  for (const key of Object.keys(held)) {
    if (typeof held[key] === 'number') held[key] = -7777;
    else if (typeof held[key] === 'string') held[key] = 'spoilt';
    else spoil(held[key], shown);
  }
}
