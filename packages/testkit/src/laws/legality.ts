import { type Action, type Awaits, hasWon, hex, makeAction, parseAction, type Seat, unit, word } from '@bocage/kernel';
import type { Complaint, Law, Moment } from '../law.js';
import { savedAndLoaded, sayLegal, seatsOf } from '../plays.js';

/** Something is offered exactly to those who are asked: each action once, always in the same order. */
export const legality: Law = {
  name: 'legality',
  kind: 'break',
  atMoment(moment) {
    for (const seat of moment.lookers) {
      const complaint = offerTo(moment, seat);
      if (complaint) return complaint;
    }
    return undefined;
  },
};

function offerTo({ game, state, awaits }: Moment, seat: Seat): Complaint {
  const view = game.view(state, [seat]);
  const legal = game.legal(view, seat);
  const isAsked = awaits.kind === 'seats' && awaits.seats.includes(seat);
  if (isAsked && legal.length === 0) return `${seat} is asked and nothing is offered to it`;
  if (!isAsked && legal.length > 0) return `${seat} is not asked, yet offered ${sayLegal(legal)}`;
  if (new Set(legal).size !== legal.length) return `${seat} is offered something twice: ${sayLegal(legal)}`;
  const foreign = legal.find((action) => parseAction(makeAction(action)) !== action);
  if (foreign) return `${makeAction(foreign)} was not made by unit(), hex() or word(), or cannot be read back`;
  const again = sayLegal(game.legal(view, seat));
  if (again !== sayLegal(legal)) return `${seat} is offered ${sayLegal(legal)}, and then ${again}`;
  const loaded = savedAndLoaded(state);
  const uncached = sayLegal(game.legal(game.view(loaded, [seat]), seat));
  if (uncached !== sayLegal(legal)) return `${seat} is offered ${sayLegal(legal)}; saved and loaded ${uncached}`;
  return undefined;
}

export const asking: Law = {
  name: 'asking',
  kind: 'break',
  atMoment(moment) {
    const { game, awaits, sections } = moment;
    const seats = seatsOf(moment);
    if (awaits.kind === 'seats') return wrongSeats(awaits, seats);
    if (awaits.kind === 'over') {
      const { winner } = awaits.outcome;
      const isPlayed = winner === undefined || seats.some((seat) => hasWon(game.meta, awaits.outcome, seat));
      return isPlayed ? undefined : `${winner} wins and has no seat`;
    }
    const { roll, visibleTo } = awaits;
    if (visibleTo !== 'all' && !visibleTo.every((seat) => seats.includes(seat))) return `a roll is shown to ${visibleTo.join()}`;
    if (sections && !sections.has(roll.section)) return `the roll "${roll.why}" cites §${roll.section}, which is not in the list`;
    if (roll.kind === 'draw' && !roll.weights.some((weight) => weight > 0)) return `the draw "${roll.why}" has nothing to draw`;
    return undefined;
  },
};

function wrongSeats({ seats, mode }: Extract<Awaits, { kind: 'seats' }>, all: readonly Seat[]): Complaint {
  if (seats.length === 0) return 'seats are awaited, but none';
  if (new Set(seats).size !== seats.length || !seats.every((seat) => all.includes(seat))) return `awaits the seats ${seats.join()}`;
  return mode === 'turn' && seats.length > 1 ? `a turn of ${seats.length} seats at once` : undefined;
}

const TRIES = 12;
const UNCITED = ['not-asked', 'not-offered'];

/** `refusal` agrees with `legal`, and says why with a section of the rules. */
export const refusals: Law = {
  name: 'refusals',
  kind: 'break',
  atMoment(moment) {
    for (const seat of moment.lookers) {
      const legal = moment.game.legal(moment.game.view(moment.state, [seat]), seat);
      for (const action of triedBy(moment, legal)) {
        const complaint = wrongRefusal(moment, seat, action, legal.includes(action));
        if (complaint) return complaint;
      }
    }
    return undefined;
  },
};

function wrongRefusal({ game, state, sections }: Moment, seat: Seat, action: Action, isLegal: boolean): Complaint {
  const refusal = game.refusal(game.view(state, [seat]), seat, action);
  const what = `${seat} ${makeAction(action)}`;
  if (isLegal) return refusal && `${what} is offered and refused: ${refusal.code}`;
  if (!refusal) return `${what} is not offered and not refused`;
  if (refusal.code === '') return `${what} is refused without a code`;
  if (UNCITED.includes(refusal.code) && refusal.section === '') return undefined;
  return sections && !sections.has(refusal.section) ? `${what} is refused by §${refusal.section}, which is not in the list` : undefined;
}

function triedBy({ offered, rng }: Moment, legal: readonly Action[]): Action[] {
  const known = [...offered];
  const some = (from: readonly Action[]): Action[] =>
    Array.from({ length: Math.min(TRIES, from.length) }, () => from[rng.below(from.length)] as Action);
  return [...some(legal), ...some(known), unit(rng.below(200)), hex(rng.below(2000)), word('no-such-word')];
}
