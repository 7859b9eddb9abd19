import type { Action, UnitId } from '@bocage/kernel';
import { bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from '@bocage/wargame';
import { unitsAt } from '../occupancy.js';
import { landedPrice } from '../rules/activation.js';
import type { AshoreFrame, BatteriesFrame, BeachFireFrame, BombardFrame, LandingFrame, Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import type { Asked } from './asked.js';
import { threatAt } from './ground.js';
import { shotWorth, worthOf } from './shots.js';

/** §4.8.1 Everybody who can fires, at the defences while there are any, else at whoever is hurt most. */
export function chooseBombard({ world, open, frame, legal }: Asked<BombardFrame>): Action {
  if (frame.ship < 0) return legal.find(({ kind }) => kind === 'unit') ?? (legal[0] as Action);
  const defences = wordIn(legal, 'defences');
  const target = bestOf(unitsOf(legal), (unit) => shotWorth(world, open, 'fire', frame.ship, unit, hexOf(open, unit), 0));
  return (target === undefined ? defences : unitIn(legal, target)) ?? defences ?? (legal[0] as Action);
}

/** §4.8.2 Every battery, at what carries most. */
export function chooseBattery({ world, open, frame, legal }: Asked<BatteriesFrame>): Action {
  if (frame.battery < 0) return legal.find(({ kind }) => kind === 'unit') ?? (legal[0] as Action);
  const worth = (unit: UnitId): number => worthOf(world, open, unit) + loadOf(world, open, unit);
  return unitIn(legal, bestOf(unitsOf(legal), worth) ?? -1) ?? (legal[0] as Action);
}

const loadOf = (world: World, open: Open, craft: UnitId): number =>
  open.aboard.reduce((sum, host, unit) => (host === craft ? sum + worthOf(world, open, unit) : sum), 0);

/** §4.8.3 One after another, to the hex the fewest see and the fewest stand in. */
export function chooseLanding({ world, open, side, frame, legal }: Asked<LandingFrame>): Action {
  if (frame.unit < 0) return legal.find(({ kind }) => kind === 'unit') ?? (legal[0] as Action);
  const worth = (hex: number): number => -threatAt(world, open, side, hex) - unitsAt(world, open, hex).length / 2;
  return hexIn(legal, bestOf(hexesOf(legal), worth) ?? -1) ?? (legal[0] as Action);
}

/** §4.5.4(7) Points are kept for the fight inland: only a good many are spent on the sand. */
export function chooseAshore({ world, open, legal }: Asked<AshoreFrame>): Action {
  const { division } = rosterOf(world, open);
  const rich = unitsOf(legal).find((unit) => (open.cp[division[unit] as number] as number) >= landedPrice(world) + 4);
  return (rich === undefined ? undefined : unitIn(legal, rich)) ?? wordIn(legal, 'done') ?? (legal[0] as Action);
}

/** §4.2.6 Ways off the sand first, then what fires at it. */
export const chooseTrack = ({ legal }: Asked<BeachFireFrame>): Action =>
  wordIn(legal, 'gaps') ?? wordIn(legal, 'nests') ?? wordIn(legal, 'obstacles') ?? (legal[0] as Action);

/** §4.8.3(1) Nests and whoever can fire do; those aboard come off deployed, and fire back at the defences. */
export function chooseBeaching({ world, open, legal }: Asked): Action {
  const said = ['nests', 'all-deployed', 'deployed', 'defences'].map((one) => wordIn(legal, one)).find((one) => one !== undefined);
  if (said) return said;
  const unit = bestOf(unitsOf(legal), (one) => worthOf(world, open, one));
  return (unit === undefined ? undefined : unitIn(legal, unit)) ?? (legal[0] as Action);
}
