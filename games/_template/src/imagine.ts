import { clone, type Rng, rollWith } from '@bocage/kernel';
import { walkOf } from './rules/ambush.js';
import { reachOf } from './rules/movement.js';
import { candidates } from './rules/secrets.js';
import { unitsOf } from './rules/units.js';
import { cardDraw } from './steps/draw.js';
import { type CrossroadsState, type CrossroadsView, type FrameOf, NONE, type Open, ORDERS, SEATS } from './types.js';
import type { World } from './world.js';

/** A whole state this view allows: every secret drawn anew as likely as it is for whoever looks. */
export function imagine(world: World, view: CrossroadsView, rng: Rng): CrossroadsState {
  const open = clone(view.open) as Open;
  const sealed = clone(view.known);
  const hidden = SEATS.flatMap((seat, side) => (view.seats.includes(seat) ? [] : [side]));
  const asking = open.stack[open.stack.length - 1]?.step;
  if (asking === 'commander') imagineAnswers(sealed.commander, hidden, (side) => unitsOf(world, open, side), rng);
  if (asking === 'orders') imagineAnswers(sealed.order, hidden, () => ORDERS.map((_, order) => order), rng);
  for (const side of hidden) {
    if (asking !== 'commander') sealed.commander[side] = pick(candidates(world, open, side), rng);
    if (open.holds[side] === 1 && open.card[side] === NONE) sealed.card[side] = rollWith(rng, cardDraw(world))[0] as number;
  }
  const march = walkOf(open);
  if (march && hidden.includes(march.side)) sealed.route = imagineRoute(world, open, march, sealed.card[march.side] as number, rng);
  return { open, sealed };
}

/** §C.6.1 The rest of some way that begins as this march did: each hex it can still lead to is as likely as the others. */
function imagineRoute(world: World, open: Open, { unit, walked, next }: FrameOf<'walk'>, card: number, rng: Rng): number[] {
  const seen = next === NONE ? walked : [...walked, next];
  const reached = reachOf(world, open, unit, card, walked[0]);
  const ways = [...reached.hexes.slice(0, reached.count)].map((to) => reached.path(to));
  const fitting = ways.filter((way) => way.length >= seen.length && seen.every((hex, at) => way[at] === hex));
  return (fitting[rng.below(fitting.length)] as number[]).slice(seen.length);
}

/**
 * Answers to a sealed decision that is still open: whether the others have answered is not known either, only that
 * not everybody has. Not yet is as likely as each answer.
 */
function imagineAnswers(answers: number[], hidden: readonly number[], choices: (side: number) => readonly number[], rng: Rng): void {
  do {
    for (const side of hidden) answers[side] = pick([NONE, ...choices(side)], rng);
  } while (hidden.length > 0 && !answers.includes(NONE));
}

function pick(choices: readonly number[], rng: Rng): number {
  return choices[rng.below(choices.length)] as number;
}
