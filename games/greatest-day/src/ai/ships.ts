import type { Action, UnitId } from '@bocage/kernel';
import { bestOf, unitIn, unitsOf, wordIn } from '@bocage/wargame';
import { isInRange, isShip } from '../rules/ships.js';
import type { BatteriesFrame, BeachingFrame, BombardFrame, Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import type { Asked } from './asked.js';
import { urgencyOf } from './ground.js';
import { loudBatteries } from './gunfire.js';
import { defencesWorth, unclearedBeach } from './shore.js';
import { shotWorth } from './shots.js';
import { chanceOf, loadOf, worthOf } from './worth.js';

/** §4.8.1 The smallest ships silence the batteries; then the heaviest begin, then craft. */
export function chooseBombard(asked: Asked<BombardFrame>): Action {
  const { world, open, side, frame, legal } = asked;
  if (frame.ship >= 0) return chooseCraftTarget(asked, frame.ship);
  const { fire } = rosterOf(world, open);
  const loud = loudBatteries(world, open, side);
  const small = unitsOf(legal).filter(
    (ship) => isShip(world, open, ship) && loud.some((battery) => isInRange(world, open, ship, hexOf(open, battery))),
  );
  const next =
    bestOf(small, (ship) => -(fire[ship] as number)) ??
    bestOf(unitsOf(legal), (ship) => (isShip(world, open, ship) ? 10 : 0) + (fire[ship] as number));
  return (next === undefined ? undefined : unitIn(legal, next)) ?? (legal[0] as Action);
}

function chooseCraftTarget({ world, open, legal, posture }: Asked, craft: UnitId): Action {
  const kind = rosterOf(world, open).templates[craft]?.id === 'rocket-craft' ? 'rockets' : 'support';
  const worth = (unit: UnitId): number => shotWorth(world, open, kind, craft, unit, hexOf(open, unit), 0) * urgencyOf(world, open, unit);
  const target = bestOf(unitsOf(legal), worth);
  const defences = wordIn(legal, 'defences');
  const beach = unclearedBeach(world, open);
  if (defences && beach >= 0 && (target === undefined || posture.defences * defencesWorth(world, open, craft, beach) > worth(target)))
    return defences;
  return (target === undefined ? undefined : unitIn(legal, target)) ?? defences ?? (legal[0] as Action);
}

/** §4.8.2 Every battery, at what carries most. */
export function chooseBattery({ world, open, frame, legal }: Asked<BatteriesFrame>): Action {
  if (frame.battery < 0) return legal.find(({ kind }) => kind === 'unit') ?? (legal[0] as Action);
  const worth = (unit: UnitId): number => worthOf(world, open, unit) + loadOf(world, open, unit);
  return unitIn(legal, bestOf(unitsOf(legal), worth) ?? -1) ?? (legal[0] as Action);
}

/** A shot at a landing has to be worth so much. */
const WORTH_A_TRY = 0.15;
const NESTS_AT_CRAFT = 1;
const UNLOAD = 3;
const NESTS_ASHORE = 4;
const FIRE_BACK = 6;

/** §4.8.3(1) The German spends nests and fire on what carries most; those aboard come off deployed; the craft fires back. */
export function chooseBeaching(asked: Asked<BeachingFrame>): Action {
  const { world, open, frame, legal } = asked;
  if (frame.stage === UNLOAD) return wordIn(legal, 'all-deployed') ?? wordIn(legal, 'deployed') ?? (legal[0] as Action);
  if (frame.stage === FIRE_BACK) return chooseFireBack(asked);
  if (frame.stage === NESTS_AT_CRAFT) return chooseNests(world, open, frame, legal);
  if (frame.stage === NESTS_ASHORE) {
    const victim = bestOf(unitsOf(legal), (unit) => worthOf(world, open, unit));
    return (victim === undefined ? undefined : unitIn(legal, victim)) ?? (legal[0] as Action);
  }
  return chooseFirer(world, open, frame, legal);
}

/** §4.2.2(1) At a craft with many aboard each hit counts for all of them; a single unit is easier to hit ashore. */
function chooseNests(_world: World, _open: Open, { passengers }: BeachingFrame, legal: readonly Action[]): Action {
  return wordIn(legal, passengers.length > 1 ? 'nests' : 'hold') ?? (legal[0] as Action);
}

/** §4.2.3 Who hits hardest; at passengers the one worth most is chosen first. */
function chooseFirer(world: World, open: Open, frame: BeachingFrame, legal: readonly Action[]): Action {
  const isPicking = frame.stage > UNLOAD && frame.target < 0;
  const target = frame.stage > UNLOAD ? frame.target : frame.craft;
  const worth = (unit: UnitId): number =>
    isPicking
      ? worthOf(world, open, unit)
      : chanceOf(world, open, unit) * shotWorth(world, open, 'opportunity', unit, target, frame.at, frame.stage > UNLOAD ? 2 : 0);
  const best = bestOf(unitsOf(legal), worth);
  return (best !== undefined && worth(best) >= WORTH_A_TRY ? unitIn(legal, best) : wordIn(legal, 'pass')) ?? (legal[0] as Action);
}

/** §4.5.4(5) */
function chooseFireBack({ world, open, frame, legal, posture }: Asked<BeachingFrame>): Action {
  const { craft, beach } = frame;
  const worth = (unit: UnitId): number => shotWorth(world, open, 'fire', craft, unit, hexOf(open, unit), 0) * urgencyOf(world, open, unit);
  const target = bestOf(unitsOf(legal), worth);
  const defences = wordIn(legal, 'defences');
  if (defences && (target === undefined || posture.defences * defencesWorth(world, open, craft, beach) >= worth(target))) return defences;
  return (target === undefined ? undefined : unitIn(legal, target)) ?? (legal[0] as Action);
}
