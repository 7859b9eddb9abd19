import { unit as click, type Steps, step, word } from '@bocage/kernel';
import { takeAnswer } from '../answers.js';
import { shipsOf } from '../rules/assault-forces.js';
import { isInCommand } from '../rules/command.js';
import { targetTest } from '../rules/guns.js';
import { rangeOf } from '../rules/ratings.js';
import { findsAny, rangeOfShip } from '../rules/ships.js';
import { viewFrom } from '../rules/sight.js';
import { craftTargets, defencesOff, firingCraft } from '../rules/support-craft.js';
import { addMark, hasMark, unitsOnMap } from '../rules/units.js';
import { ALLIED } from '../sides.js';
import { ABSENT, type BombardFrame, type GreatestDayTypes, HAS_FIRED, type Open } from '../types.js';
import { fieldOf, hexOf, rosterOf, type World } from '../world.js';
import { beachFireFrame } from './beach-fire.js';
import { shotAt } from './shot.js';

const DONE = word('done');
const AT_DEFENCES = word('defences');
const ASKING = 0;
const FIRING = 2;

/** §4.4.4(c) Hexes an In-Command unit sees for the fleet, where a shell may fall. */
function spotted(world: World, open: Open): number[] {
  const { tried, places } = fieldOf(world, open);
  const isTarget = targetTest(world, open, ALLIED);
  const hexes: number[] = [];
  tried.begin();
  places.begin();
  for (const unit of unitsOnMap(world, open, ALLIED)) {
    const place = hexOf(open, unit);
    if (places.has(place) || !isInCommand(world, open, unit) || !places.isFirst(place)) continue;
    for (const hex of viewFrom(world, open, place)) if (tried.isFirst(hex) && isTarget(hex)) hexes.push(hex);
  }
  return hexes;
}

/** §4.8.1 Ships with something to fire at, found alone or through a spotter, and craft; each once in a chit. */
const bombarders = (world: World, open: Open): number[] =>
  [...shipsOf(world, open).filter(firesIn(world, open)), ...firingCraft(world, open)].sort((a, b) => a - b);

/** §4.8.1 Whether anybody has anything to fire at. */
const canAnyBombard = (world: World, open: Open): boolean =>
  shipsOf(world, open).some(firesIn(world, open)) || firingCraft(world, open).length > 0;

/** §4.4.4 Whether a ship has something to fire at. */
function firesIn(world: World, open: Open): (ship: number) => boolean {
  // Looked for only where a ship finds nothing alone: everybody's view is the dear part.
  let seen: readonly number[] | undefined;
  // Ships in a box with guns alike reach alike.
  const told = new Map<number, boolean>();
  const isTold = (ship: number): boolean => {
    const key = (open.box[ship] as number) * 256 + rangeOf(rosterOf(world, open), open, ship);
    let is = told.get(key);
    if (is === undefined) {
      seen ??= spotted(world, open);
      is = seen.some(rangeOfShip(world, open, ship));
      told.set(key, is);
    }
    return is;
  };
  return (ship) => !hasMark(open, ship, HAS_FIRED) && (findsAny(world, open, ship) || isTold(ship));
}

const isRocket = (world: World, open: Open, unit: number): boolean => rosterOf(world, open).templates[unit]?.id === 'rocket-craft';

/** §4.8.1 Step 2: a ship fires as guns do (§4.4.4), a craft at what it sees itself (§4.4.5, §4.4.6). */
const createBombardStep = (world: World) =>
  step<GreatestDayTypes, BombardFrame>({
    section: '4.8.1',
    settle({ open }, frame) {
      if (takeAnswer(frame) >= 0 && frame.stage === FIRING) hasFired(world, open, frame);
      if (frame.ship >= 0 || canAnyBombard(world, open)) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, { ship }) =>
      ship < 0
        ? [...bombarders(world, open).map(click), DONE]
        : [...craftTargets(world, open, ship).map(click), ...(defencesOff(world, open, ship) >= 0 ? [AT_DEFENCES] : [])],
    refusal: () => ({ code: 'no-bombardment' }),
    play({ open }, frame, _seat, action) {
      if (action === DONE) {
        open.stack.pop();
        return;
      }
      if (action === AT_DEFENCES) shoot(frame, open, () => beachFireFrame(frame.asks, frame.ship, defencesOff(world, open, frame.ship)));
      else if (action.kind === 'unit' && frame.ship < 0) pick(world, open, frame, action.unit);
      else if (action.kind === 'unit') {
        const kind = isRocket(world, open, frame.ship) ? 'rockets' : 'support';
        shoot(frame, open, () => shotAt(frame.asks, kind, frame.ship, action.unit, hexOf(open, action.unit), 0));
      }
    },
  });

function shoot(frame: BombardFrame, open: Open, make: () => Open['stack'][number]): void {
  frame.stage = FIRING;
  open.stack.push(make());
}

/** §4.4.4 A ship goes on as any battery does; a craft is asked for its target here. */
function pick(world: World, open: Open, frame: BombardFrame, unit: number): void {
  frame.ship = unit;
  if (shipsOf(world, open).includes(unit)) shoot(frame, open, () => ({ step: 'fire', asks: frame.asks, unit, answer: -1 }));
}

/** §4.4.5 Rocket craft are used up. */
function hasFired(world: World, open: Open, frame: BombardFrame): void {
  addMark(open, frame.ship, HAS_FIRED);
  if (isRocket(world, open, frame.ship)) open.box[frame.ship] = ABSENT;
  frame.ship = -1;
  frame.stage = ASKING;
}

export const createBombardSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'bombard'> => ({ bombard: createBombardStep(world) });
