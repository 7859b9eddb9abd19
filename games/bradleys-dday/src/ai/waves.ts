import type { Action } from '@bocage/kernel';
import { TWO_DICE } from '../forecast/dice.js';
import { holderOf } from '../occupancy.js';
import { HQ, INFANTRY } from '../roster.js';
import { lanesOf } from '../rules/approach.js';
import { isLarge, landingFire } from '../rules/landing-fire.js';
import { casualtyOf } from '../rules/look-ups.js';
import { turnsOf } from '../rules/victory.js';
import { waveOf } from '../rules/waves.js';
import { type AllotFrame, type BeachArea, COMBAT_MODE, GERMAN, HIGH_TIDE, type Open, TIDES } from '../types.js';
import type { World } from '../world.js';
import { type Asked, unitIn, unitsOf, wordIn } from './asked.js';
import { minesExpected } from './drift.js';

/** The turn in which a wave of the present cycle lands, the present one where nothing says another. */
function turnOf(world: World, open: Open, wave: number): number {
  const cycle = waveOf(world, open, open.turn)?.cycle;
  for (let turn = open.turn; turn <= turnsOf(world, open); turn++) {
    const lands = waveOf(world, open, turn);
    if (lands && lands.cycle === cycle && lands.wave === wave) return turn;
  }
  return open.turn;
}

/** §7.3.2 The turns after its landing that a gun without allowance spends on changing mode before it can leave. */
const UNLIMBERING = 1;

/** §6.3.4 Whether the water comes before a unit that lands then could have left the flats: Germans in most beach hexes keep all on them. */
function wouldDrown(world: World, open: Open, unit: number, turn: number, beach: BeachArea): boolean {
  const { roster } = world;
  const tide = (open.tide + turn - open.turn) % TIDES.length;
  if (roster.kind[unit] === INFANTRY || roster.kind[unit] === HQ || tide >= HIGH_TIDE) return false;
  const stands = (roster.ma[unit * 2 + COMBAT_MODE] as number) === 0;
  return stands ? tide + 1 + UNLIMBERING >= HIGH_TIDE : tide + 1 >= HIGH_TIDE && isShut(world, open, beach);
}

function isShut(world: World, open: Open, beach: BeachArea): boolean {
  const lanes = lanesOf(world, open, beach);
  return 2 * lanes.filter((lane) => holderOf(world, open, lane.beach) === GERMAN).length > lanes.length;
}

/** §5.6.4 The share of large targets the fire on a beach would take, as it is now. */
export function lossOfLarge(world: World, open: Open, beach: BeachArea): number {
  const { sea, casualties } = world.data.tables;
  const strength = landingFire(world, open, beach) + minesExpected(world, open, beach);
  let share = 0;
  for (const { value } of sea.conditions)
    for (const [roll, chance] of TWO_DICE)
      if (casualtyOf(world.data.tables, strength, roll + value + casualties.large) === 'E') share += chance / sea.conditions.length;
  return share;
}

/** Guns and tanks wait for quieter beaches if more of them would be lost than this. */
export const TOO_MANY = 0.25;

/** §5.1.6 As many as may, but no guns that High tide would find on the flats or fire would take, if the wave can go without them. */
export function chooseAllot({ world, open, frame, legal }: Asked<AllotFrame>): Action {
  const turn = turnOf(world, open, frame.wave);
  const units = unitsOf(legal);
  const costly = lossOfLarge(world, open, frame.beach) > TOO_MANY;
  const dry = units.filter((unit) => !wouldDrown(world, open, unit, turn, frame.beach) && !(costly && isLarge(world, unit)));
  if (dry.length === units.length) return wordIn(legal, 'fill') ?? (legal[0] as Action);
  if (dry.length > 0) return unitIn(legal, dry[0] as number) as Action;
  return wordIn(legal, 'next') ?? wordIn(legal, 'fill') ?? (legal[0] as Action);
}
