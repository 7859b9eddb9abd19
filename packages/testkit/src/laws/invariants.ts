import { clone, type Outcome } from '@bocage/kernel';
import type { Law } from '../law.js';
import { seatsOf } from '../plays.js';

export const invariants: Law = {
  name: 'invariants',
  kind: 'break',
  atMoment({ game, state }) {
    const broken = game.check(state);
    return broken.length > 0 ? `broken: ${broken.join('; ')}` : undefined;
  },
};

/** The host can end any game at any time, and then nothing more is asked. */
export const hostEndings: Law = {
  name: 'host endings',
  kind: 'break',
  atMoment(moment) {
    const { game, state, rng } = moment;
    const copy = clone(state);
    const seats = seatsOf(moment);
    const winner = seats[rng.below(seats.length)] as string;
    const outcome: Outcome = rng.below(2) === 0 ? { winner, level: 'resigned' } : { level: 'agreed' };
    game.conclude(copy, outcome);
    const awaits = game.awaits(copy);
    if (awaits.kind !== 'over') return `after ${outcome.level} the game still awaits ${awaits.kind}`;
    if (JSON.stringify(awaits.outcome) !== JSON.stringify(outcome)) return `concluded as ${outcome.level}, it says ${awaits.outcome.level}`;
    const offered = seats.find((seat) => game.legal(game.view(copy, [seat]), seat).length > 0);
    return offered && `after ${outcome.level} ${offered} is still offered something`;
  },
};
