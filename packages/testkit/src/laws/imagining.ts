import { digest, type Rng, type Seat, type State, stateHash, type View } from '@bocage/kernel';
import type { Complaint, Law, Moment } from '../law.js';
import { lookersAmong, observersAmong, observersOf } from '../lookers.js';
import { nameOf, type SetUp, sayLegal, seatsOf } from '../plays.js';

/** What somebody imagines looks to them exactly like what they see, keeps the rules, and lets them do the same. */
export const imagining: Law = {
  name: 'imagining',
  kind: 'leak',
  atMoment(moment) {
    for (const seats of observersOf(moment)) {
      const complaint = imaginedBy(moment, seats);
      if (complaint) return `${nameOf(seats)}: ${complaint}`;
    }
    return undefined;
  },
};

function imaginedBy({ game, state, rng }: Moment, seats: readonly Seat[]): Complaint {
  const view = game.view(state, seats);
  const imagined = game.imagine(view, rng);
  if (imagined.open === state.open) return 'imagine gives the live open state away instead of a copy';
  const broken = game.check(imagined);
  if (broken.length > 0) return `an imagined state is broken: ${broken.join('; ')}`;
  const seen = game.view(imagined, seats);
  if (digest(seen) !== digest(view)) return `an imagined state does not look like the view: ${firstDifference(view, seen, 'view')}`;
  // The live open part, whose caches may know too much, over the imagined secrets.
  const mixed: State = { open: state.open, sealed: imagined.sealed };
  for (const seat of seats) {
    const legal = sayLegal(game.legal(view, seat));
    if (sayLegal(game.legal(seen, seat)) !== legal) return `${seat} may do something else in an imagined state`;
    if (sayLegal(game.legal(game.view(mixed, seats), seat)) !== legal) return `what ${seat} may do depends on a cached secret`;
  }
  return undefined;
}

/** Whoever sees more knows what those who see less know: the spectator ⊆ each seat ⊆ all seats together. */
export const spectator: Law = {
  name: 'the spectator knows no more',
  kind: 'leak',
  atMoment(moment) {
    const { game, state, rng } = moment;
    const seats = seatsOf(moment);
    const pairs: [readonly Seat[], readonly Seat[]][] = moment.lookers.flatMap((seat) => [
      [[], [seat]],
      [[seat], seats],
    ]);
    for (const [fewer, more] of pairs) {
      const imagined = game.imagine(game.view(state, more), rng);
      if (digest(game.view(imagined, fewer)) !== digest(game.view(state, fewer)))
        return `${nameOf(fewer)} knows something that ${nameOf(more)} does not`;
    }
    return undefined;
  },
};

const DRAWS = 24;

/** Secrets are secret: how many different states somebody can imagine, at the best of these moments. */
export function mostImagined(setUp: SetUp, samples: readonly State[], rng: Rng): number {
  const { game } = setUp;
  const observers = () => observersAmong(lookersAmong(seatsOf(setUp), [], rng), setUp);
  const views = samples.flatMap((state) => observers().map((seats) => game.view(state, seats)));
  return Math.max(0, ...views.map((view) => countImagined(game, view, rng)));
}

function countImagined(game: Moment['game'], view: View, rng: Rng): number {
  return new Set(Array.from({ length: DRAWS }, () => stateHash(game.imagine(view, rng)))).size;
}

export function firstDifference(one: unknown, other: unknown, path: string): string {
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const a = (one as Record<string, unknown>)[key];
      const b = (other as Record<string, unknown>)[key];
      if (digest(a) !== digest(b)) return firstDifference(a, b, `${path}.${key}`);
    }
  }
  return `${path} is ${JSON.stringify(one)}, then ${JSON.stringify(other)}`;
}
