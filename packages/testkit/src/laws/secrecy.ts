import { type Awaits, digest, type GameEvent, type GameModule, rollWith, type Seat, type State } from '@bocage/kernel';
import type { Complaint, Law, Moment, Move } from '../law.js';
import { after, nameOf, sayMove, seatsOf } from '../plays.js';
import { firstDifference } from './imagining.js';

type Observer = Seat | undefined;

/**
 * Two states that look the same to somebody stay the same to them, whatever is played in both, until an event says
 * that it reveals something to them. So undo, which stops at such events, gives nothing away either.
 */
export const equalViews: Law = {
  name: 'equal views, equal events',
  kind: 'leak',
  atMoment(moment) {
    const { next } = moment;
    if (!next) return undefined;
    for (const observer of watchersOf(moment)) {
      const complaint = toldApart(moment, next, observer);
      if (complaint) return `${sayMove(next)}: ${complaint}`;
    }
    return undefined;
  },
};

function toldApart({ game, state, awaits, rng }: Moment, move: Move, observer: Observer): Complaint {
  const seats = seatsFor(observer);
  const other = game.imagine(game.view(state, seats), rng);
  if (!canMake(game, other, awaits, move)) {
    return move.kind === 'action' && move.seat === observer ? `${observer} cannot do the same in a state it imagines` : undefined;
  }
  const here = after(game, state, move);
  const there = after(game, other, move);
  const heardHere = heardBy(game, here.events, observer);
  const heardThere = heardBy(game, there.events, observer);
  if (tellsSomething(heardHere, observer) || tellsSomething(heardThere, observer)) return undefined;
  if (digest(heardHere) !== digest(heardThere))
    return `${nameOf(seats)} hears a difference, and no event says it reveals: ${firstDifference(heardHere, heardThere, 'events')}`;
  const one = [game.view(here.state, seats), seenOf(game.awaits(here.state), observer)];
  const two = [game.view(there.state, seats), seenOf(game.awaits(there.state), observer)];
  return digest(one) === digest(two)
    ? undefined
    : `${nameOf(seats)} sees a difference, and no event says it reveals: ${firstDifference(one, two, 'seen')}`;
}

function canMake(game: GameModule, state: State, wanted: Awaits, move: Move): boolean {
  const awaits = game.awaits(state);
  if (awaits.kind !== wanted.kind) return false;
  if (move.kind === 'roll') return digest(awaits) === digest(wanted);
  return game.legal(game.view(state, [move.seat]), move.seat).includes(move.action);
}

/** What an observer must be told of whom the table waits for; who has answered a sealed question is nobody's business. */
function seenOf(awaits: Awaits, observer: Observer): unknown {
  if (awaits.kind === 'seats') return awaits.mode === 'sealed' ? awaits.kind : awaits;
  if (awaits.kind === 'over') return awaits;
  return awaits.visibleTo === 'all' || (observer !== undefined && awaits.visibleTo.includes(observer)) ? awaits : undefined;
}

/** A roll shown to some is the same to the others whatever comes up; a sealed answer is nothing at all to them. */
export const unseen: Law = {
  name: 'unseen rolls and answers',
  kind: 'leak',
  atMoment(moment) {
    const { awaits, next } = moment;
    if (!next) return undefined;
    const blind = watchersOf(moment).filter((observer) => isBlind(awaits, next, observer));
    return blind.map((observer) => betrayed(moment, next, observer)).find((complaint) => complaint !== undefined);
  },
};

function isBlind(awaits: Awaits, next: Move, observer: Observer): boolean {
  if (awaits.kind === 'chance') return awaits.visibleTo !== 'all' && (observer === undefined || !awaits.visibleTo.includes(observer));
  const isAlone = awaits.kind === 'seats' && awaits.seats.length === 1;
  return awaits.kind === 'seats' && awaits.mode === 'sealed' && !isAlone && next.kind === 'action' && next.seat !== observer;
}

function betrayed({ game, state, awaits, rng }: Moment, move: Move, observer: Observer): Complaint {
  const seats = seatsFor(observer);
  const here = after(game, state, move);
  const heard = heardBy(game, here.events, observer);
  if (awaits.kind === 'seats') {
    const isSame = heard.length === 0 && digest(game.view(here.state, seats)) === digest(game.view(state, seats));
    return isSame ? undefined : `${nameOf(seats)} notices the sealed answer ${sayMove(move)}`;
  }
  if (awaits.kind !== 'chance' || tellsSomething(heard, observer)) return undefined;
  const there = after(game, state, { kind: 'roll', result: rollWith(rng, awaits.roll) });
  const heardThere = heardBy(game, there.events, observer);
  if (tellsSomething(heardThere, observer)) return undefined;
  const one = [heard, game.view(here.state, seats)];
  const two = [heardThere, game.view(there.state, seats)];
  return digest(one) === digest(two)
    ? undefined
    : `${nameOf(seats)} can tell what was rolled for "${awaits.roll.why}": ${firstDifference(one, two, 'seen')}`;
}

/** What the spectator may read of an event, every seat may. What changes a view is noticed: by an event or in the open. */
export const readers: Law = {
  name: 'readers of events',
  kind: 'leak',
  atMoment(moment) {
    const { game, state, awaits, next } = moment;
    if (!next) return undefined;
    const { events, state: then } = after(game, state, next);
    for (const event of events) {
      const shown = game.eventFor(event, undefined);
      const missing = shown && seatsOf(moment).find((seat) => !hasAllOf(game.eventFor(event, seat), shown));
      if (missing) return `the spectator reads more of "${event.event}" than ${missing}`;
    }
    if (digest(then.open) !== digest(state.open)) return undefined;
    for (const observer of watchersOf(moment)) {
      const isChanged = digest(game.view(then, seatsFor(observer))) !== digest(game.view(state, seatsFor(observer)));
      const isTold = heardBy(game, events, observer).length > 0 || isOwn(awaits, next, observer);
      if (isChanged && !isTold) return `${sayMove(next)} changes what ${nameOf(seatsFor(observer))} knows and tells them nothing`;
    }
    return undefined;
  },
};

function isOwn(awaits: Awaits, next: Move, observer: Observer): boolean {
  return next.kind === 'action' ? next.seat === observer : seenOf(awaits, observer) !== undefined;
}

function hasAllOf(event: GameEvent | undefined, shown: GameEvent): boolean {
  return event !== undefined && Object.keys(shown).every((key) => key in event);
}

function heardBy(game: GameModule, events: readonly GameEvent[], observer: Observer): GameEvent[] {
  return events.flatMap((event) => game.eventFor(event, observer) ?? []);
}

/** The spectator has no seat to be named: what it may read of a reveal is one for it too. */
function tellsSomething(heard: readonly GameEvent[], observer: Observer): boolean {
  return heard.some(({ reveals = [] }) => reveals === 'all' || (observer === undefined ? reveals.length > 0 : reveals.includes(observer)));
}

function watchersOf({ lookers }: Moment): Observer[] {
  return [undefined, ...lookers];
}

function seatsFor(observer: Observer): readonly Seat[] {
  return observer === undefined ? [] : [observer];
}
