import type { InfoLine, Way } from '@bocage/board';
import type { Direction } from '@bocage/hex';
import { type Action, hex as click, word } from '@bocage/kernel';
import { type ShotAlong, shotsAlong, unharmed } from '../src/forecast/along.js';
import type { MovingFrame } from '../src/frames/movement.js';
import { gaitOf } from '../src/rules/gait.js';
import { destinations, freshMover, type Mover, wayTo } from '../src/rules/movement.js';
import { onWay } from '../src/rules/terrain-costs.js';
import { isOnMap, sideOf } from '../src/rules/units.js';
import { enemyOf } from '../src/sides.js';
import type { GreatestDayView } from '../src/types.js';
import { occupancyOf } from '../src/world.js';
import { assaultLines, bombardLines } from './aim.js';
import { shortName } from './names.js';
import { percent } from './odds.js';
import { groundName } from './terrain.js';
import { capital, counted, minus, points, stretched } from './text.js';
import { topOf, type Words } from './words.js';

const MOVE = word('move');

/** More than these are told together. */
const TOLD = 5;

/** "Stp 20 Cod at it in 33.009: strength 5, 38 %". */
const shotLine = (words: Words, { open }: GreatestDayView, { firer, at, strength, chance }: ShotAlong): InfoLine => ({
  text: `${capital(shortName(words, open, firer))} at it in ${words.world.grid.label(at)}: strength ${minus(strength)}, ${percent(chance)}.`,
  section: 'S.22',
});

/** §S.22 Who may fire on the way, each with the chance of his best shot, and how likely it is to come through all of it. */
function dangerLines(words: Words, view: GreatestDayView, shots: readonly ShotAlong[]): InfoLine[] {
  if (shots.length === 0) return [{ text: 'Nobody may fire on the way.', section: 'S.22' }];
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

/** §S.16 Coming into a fire zone is not fired at, but who does is in it. */
function endLines({ world }: Words, { open }: GreatestDayView, unit: number, hex: number): InfoLine[] {
  const enemies = occupancyOf(world, open).zones[enemyOf(sideOf(world, open, unit))][hex] as number;
  return enemies === 0
    ? []
    : [
        {
          text: `It ends in the fire ${enemies === 1 ? 'zone of one enemy' : `zones of ${counted(enemies, 'enemy', 'enemies')}`}.`,
          section: 'S.16',
        },
      ];
}

/** §2.3.1 §2.3.2 What a step goes along or through: in Column a road counts and not the ground beside it. */
function stepName({ world }: Words, { open }: GreatestDayView, unit: number, from: number, to: number): string {
  const direction = world.grid.directionTo(from, to);
  const way = direction < 0 ? undefined : onWay(world, open, from, direction as Direction, to, gaitOf(world, open, unit));
  return way === 'road' || way === 'rail' ? WAYS[way] : groundName(world, to);
}

const WAYS = { road: 'road', rail: 'railway' } as const;

/** §S.11 §2.1 "Two points: clear ground, two hexes; woods." */
function costLine(words: Words, view: GreatestDayView, mover: Mover, hex: number): InfoLine & { readonly path: readonly number[] } {
  const { path, cost } = wayTo(words.world, view.open, mover, hex);
  const from = view.open.hex[mover.unit] as number;
  const ground = stretched(path.map((at, i) => stepName(words, view, mover.unit, i === 0 ? from : (path[i - 1] as number), at)));
  return { text: `${capital(points(cost))}: ${ground}.`, section: 'S.11', path };
}

function movingWay(words: Words, view: GreatestDayView, mover: Mover & Pick<MovingFrame, 'tried'>, hex: number): Way {
  const { path, ...cost } = costLine(words, view, mover, hex);
  const hexes = [view.open.hex[mover.unit] as number, ...path];
  const shots = shotsAlong(words.world, view.open, mover, hexes);
  return { hexes, lines: [cost, ...dangerLines(words, view, shots), ...endLines(words, view, mover.unit, hex)] };
}

/** §S.10 Where a unit that is about to act can be carried to: that it moves is said with it. */
export function carriesOf({ world }: Words, { open }: GreatestDayView, legal: readonly Action[]): ReadonlyMap<number, readonly Action[]> {
  const frame = topOf(open);
  if (frame.step !== 'acting' || !legal.includes(MOVE) || !isOnMap(open, frame.unit)) return new Map();
  return new Map(destinations(world, open, freshMover(frame.unit)).map((hex) => [hex, [MOVE, click(hex)]]));
}

/** Where a legal click would lead, hex by hex, what that costs and who might fire on the way; of a hex that is fired at or assaulted, what may come of it. */
export function wayOf(words: Words, view: GreatestDayView, action: Action): Way | undefined {
  const { open } = view;
  const frame = topOf(open);
  if (action.kind !== 'hex') return undefined;
  if (frame.step === 'fire') return { hexes: [], lines: bombardLines(words, view, frame.unit, action.hex) };
  if (frame.step === 'assault') return { hexes: [], lines: assaultLines(words, view, frame, action.hex) };
  if (frame.step === 'acting') return movingWay(words, view, { ...freshMover(frame.unit), tried: [] }, action.hex);
  return frame.step === 'moving' ? movingWay(words, view, frame, action.hex) : undefined;
}
