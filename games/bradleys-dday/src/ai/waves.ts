import type { Action } from '@bocage/kernel';
import { holderOf } from '../occupancy.js';
import { HQ, INFANTRY } from '../roster.js';
import { lanesOf } from '../rules/approach.js';
import { turnsOf } from '../rules/victory.js';
import { waveOf } from '../rules/waves.js';
import { type AllotFrame, type BeachArea, COMBAT_MODE, GERMAN, HIGH_TIDE, type Open, TIDES } from '../types.js';
import type { World } from '../world.js';
import { type Asked, unitIn, unitsOf, wordIn } from './asked.js';

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

/** §5.1.6 As many as may, but no guns that High tide would find on the flats, if the wave can go without them. */
export function chooseAllot({ world, open, frame, legal }: Asked<AllotFrame>): Action {
  const turn = turnOf(world, open, frame.wave);
  const units = unitsOf(legal);
  const dry = units.filter((unit) => !wouldDrown(world, open, unit, turn, frame.beach));
  if (dry.length === units.length) return wordIn(legal, 'fill') ?? (legal[0] as Action);
  if (dry.length > 0) return unitIn(legal, dry[0] as number) as Action;
  return wordIn(legal, 'next') ?? wordIn(legal, 'fill') ?? (legal[0] as Action);
}
