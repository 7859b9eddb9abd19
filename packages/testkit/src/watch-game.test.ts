import { type GameEvent, stateHash } from '@bocage/kernel';
import { type Crossroads, game as crossroads } from '@bocage/template';
import { expect, it } from 'vitest';
import { type WatchedGame, watchGame } from './watch-game.js';

const game = crossroads.create(crossroads.data);
const WATCHED: WatchedGame<Crossroads> = {
  seed: 'watched',
  scenario: 'meeting',
  options: { first: 'blue' },
  most: 5000,
  pick: (_view, _seat, legal, rng) => legal[rng.below(legal.length)] ?? expect.fail('nothing is offered'),
};

it('shows every moment of a game, from the first decision to its end', () => {
  const told: GameEvent[] = [];
  let [moments, afters, rolls] = [0, 0, 0];
  const end = watchGame(
    game,
    {
      before({ state, asked, legal }) {
        moments++;
        const awaits = game.awaits(state);
        expect(asked).toBe(awaits.kind === 'seats' ? awaits.seats[0] : undefined);
        expect(legal.length > 0).toBe(asked !== undefined);
      },
      after(_state, events) {
        afters++;
        told.push(...events);
      },
      rolled(roll, result) {
        rolls++;
        if (roll.kind === 'dice') expect(result).toHaveLength(roll.count);
      },
    },
    WATCHED,
  );
  expect(game.awaits(end).kind).toBe('over');
  expect(moments).toBe(afters + 1);
  expect(rolls).toBeGreaterThan(0);
  expect(told.at(-1)?.event).toBe('over');
});

it('plays the same game with nobody watching, and stops when asked to', () => {
  const end = watchGame(game, {}, WATCHED);
  expect(stateHash(watchGame(game, { before: () => {}, after: () => {} }, WATCHED))).toBe(stateHash(end));
  const early = watchGame(game, {}, { ...WATCHED, most: 1 });
  expect(early.sealed.commander.filter((unit) => unit >= 0)).toHaveLength(1);
});
