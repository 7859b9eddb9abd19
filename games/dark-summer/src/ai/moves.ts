import { type Action, bestHex, hex, word } from '@bocage/kernel';
import { sideOf } from '../occupancy.js';
import { excessUnits, hasRoom } from '../rules/5-stacking/stacking.js';
import { endsFromBox } from '../rules/10-movement/box-movement.js';
import { destinations, type MoveKind } from '../rules/10-movement/movement.js';
import { emergencyPaths } from '../rules/10-movement/moves.js';
import { type Command, hexOf, type LegFrame, type MovingFrame, type Open } from '../types.js';
import { bestBox } from './boxes.js';
import { type Mind, roundKey } from './mind.js';
import { createHexValue } from './move-value.js';
import type { Mission } from './objectives.js';
import { postureFor } from './postures.js';

const DONE = word('done');
/** §5.2 More than any hex is worth: where there is no room somebody is lost. */
const CROWDED = 1000;
const HALF_WAY = 14;

/** Units that were looked at in this round and stay: they are not looked at again. */
interface Stayed {
  readonly units: Set<number>;
  /** The move just decided on: its unit is chosen first, its end at the next click. */
  next: { readonly unit: number; readonly to: Action } | undefined;
}

const stayedIn = ({ memory }: Mind, open: Open): Stayed =>
  memory.keep('stayed', roundKey(open), () => ({ units: new Set<number>(), next: undefined }));

/** The next unit with somewhere better to be, those nearest to the enemy first, then done. */
export function chooseMoving(mind: Mind, open: Open, frame: MovingFrame, legal: readonly Action[]): Action {
  const staying = stayedIn(mind, open);
  const units = legal.flatMap((action) => (action.kind === 'unit' && !staying.units.has(action.unit) ? [action.unit] : []));
  const { enemyFar } = mind.senses(open, frame.command === 2 ? 1 : 0);
  const far = (unit: number): number => (hexOf(open, unit) >= 0 ? (enemyFar[hexOf(open, unit)] as number) : 300);
  units.sort((a, b) => far(a) - far(b) || a - b);
  for (const unit of units) {
    const to = bestMove(mind, open, unit, frame.kind);
    if (to) {
      staying.next = { unit, to };
      return legal.find((action) => action.kind === 'unit' && action.unit === unit) as Action;
    }
    staying.units.add(unit);
  }
  return legal.includes(DONE) ? DONE : (legal[0] as Action);
}

/** Where the chosen unit goes. */
export function chooseLeg(mind: Mind, open: Open, frame: LegFrame, legal: readonly Action[]): Action {
  const decided = stayedIn(mind, open).next;
  if (decided?.unit === frame.unit && legal.includes(decided.to)) return decided.to;
  const worth = valueFor(mind, open, frame.unit);
  return bestHex(legal, (end) => worth(end) - (hasRoom(mind.world, open, frame.unit, end) ? 0 : CROWDED));
}

function bestMove(mind: Mind, open: Open, unit: number, kind: MoveKind): Action | undefined {
  const { world } = mind;
  const box = bestBox(mind, open, unit, kind);
  if (box) return box;
  const from = hexOf(open, unit);
  const worth = valueFor(mind, open, unit);
  if (from < 0) return leaveBox(mind, open, unit, kind, worth);
  let ends: readonly number[] = destinations(world, open, unit, kind);
  if (ends.length === 0) ends = emergencyPaths(world, open, unit, kind).map((path) => path[2]);
  let found: number | undefined;
  const isTooMany = excessUnits(world, open, from).includes(unit);
  let value = worth(from) + (isTooMany ? -CROWDED : mind.styles[sideOf(world, unit)].worthwhile);
  for (const end of ends) {
    const here = worth(end);
    if (here > value && hasRoom(world, open, unit, end)) {
      value = here;
      found = end;
    }
  }
  return found === undefined ? undefined : hex(found);
}

/** Americans come out of the port once it is theirs; Germans stay and hold it. */
function leaveBox(mind: Mind, open: Open, unit: number, kind: MoveKind, worth: (hex: number) => number): Action | undefined {
  if (open.cherbourgTurn === 0 || sideOf(mind.world, unit) !== 0) return undefined;
  const ends = endsFromBox(mind.world, open, unit, kind).filter((end) => hasRoom(mind.world, open, unit, end));
  if (ends.length === 0) return undefined;
  return hex(ends.reduce((a, b) => (worth(b) > worth(a) ? b : a)));
}

export function valueFor(mind: Mind, open: Open, unit: number): (hex: number) => number {
  const mission = missionOf(mind, open, unit);
  return createHexValue(mind, open, unit, mission, postureFor(mind.styles[sideOf(mind.world, unit)], mission, open.turn));
}

/** What a unit was told at the start of the round, or what it would be told now. */
function missionOf(mind: Mind, open: Open, unit: number): Mission {
  const { missions, given } = mind.orders(open, mind.world.roster.command[unit] as Command);
  const told = missions[given[unit] as number];
  if (told) return told;
  const from = hexOf(open, unit);
  const score = ({ weight, far }: Mission): number => (weight * HALF_WAY) / (HALF_WAY + (from >= 0 ? (far[from] as number) : 0));
  return missions.reduce((a, b) => (score(b) > score(a) ? b : a));
}
