import type { InfoLine, Way } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { type ShotAlong, shotsAlong, unharmed } from '../src/forecast/along.js';
import { wayTo } from '../src/rules/movement.js';
import type { GreatestDayView } from '../src/types.js';
import { assaultLines, bombardLines } from './aim.js';
import { shortName } from './names.js';
import { percent } from './odds.js';
import { capital, counted, minus, points } from './text.js';
import { topOf, type Words } from './words.js';

/** More than these are told together. */
const TOLD = 5;

/** "Stp 20 Cod at it in 33.009: strength 5, 38 %". */
const shotLine = (words: Words, { open }: GreatestDayView, { firer, at, strength, chance }: ShotAlong): InfoLine => ({
  text: `${capital(shortName(words, open, firer))} at it in ${words.world.grid.label(at)}: strength ${minus(strength)}, ${percent(chance)}.`,
  section: 'S.22',
});

/** §S.22 Who may fire on the way, each with the chance of his best shot, and how likely it is to come through all of it. */
function dangerLines(words: Words, view: GreatestDayView, shots: readonly ShotAlong[]): InfoLine[] {
  if (shots.length === 0) return [{ text: 'No enemy fire zone on the way.', section: 'S.22' }];
  const worst = shots.toSorted((a, b) => b.chance - a.chance);
  const more = worst.length - TOLD;
  return [
    {
      text: `${capital(counted(shots.length, 'enemy', 'enemies'))} may fire; if all try, ${percent(unharmed(shots))} to come through unharmed.`,
      section: 'S.22',
    },
    ...worst.slice(0, TOLD).map((shot) => shotLine(words, view, shot)),
    ...(more > 0 ? [{ text: `And ${counted(more, 'weaker one')}.`, section: 'S.22' }] : []),
  ];
}

/** Where a legal click would lead, hex by hex, what that costs and who might fire on the way; of a hex that is fired at or assaulted, what may come of it. */
export function wayOf(words: Words, view: GreatestDayView, action: Action): Way | undefined {
  const { open } = view;
  const frame = topOf(open);
  if (action.kind !== 'hex') return undefined;
  if (frame.step === 'fire') return { hexes: [], lines: bombardLines(words, view, frame.unit, action.hex) };
  if (frame.step === 'assault') return { hexes: [], lines: assaultLines(words, view, frame, action.hex) };
  if (frame.step !== 'moving') return undefined;
  const { path, cost } = wayTo(words.world, open, frame, action.hex);
  const hexes = [open.hex[frame.unit] as number, ...path];
  const shots = shotsAlong(words.world, open, frame, hexes);
  return { hexes, lines: [{ text: `${capital(points(cost))}.`, section: 'S.11' }, ...dangerLines(words, view, shots)] };
}
