import type { HexId } from '@bocage/hex';
import { holderOf } from '../occupancy.js';
import { AFLOAT, ALLIED, type BattleFrame, type BradleyState, GERMAN, type Open, seatOf } from '../types.js';
import type { World } from '../world.js';
import { hasMark, hexOf } from './units.js';

/** Shares are counted in halves. */
const HALVES = 2;

const isOn = ({ options }: Open): boolean => options.bombing === 'on';

/** §19.2 Of the turn's points two thirds, rounded down, are the ships'; the rest are bombs. */
export function shareOut({ data }: World, open: Open): void {
  if (!isOn(open)) return;
  const [share, of] = data.scenarios.options.alternateBombing.naval;
  const naval = Math.floor((open.asp * share) / of);
  open.air = open.asp - naval;
  open.asp = naval;
}

/** §11.1.2 §19.2 Points of the ships that reach a hex: all there are, with bombing only so far from the sea. */
export function navalPoints({ data, toSea }: World, open: Open, target: HexId): number {
  return isOn(open) && (toSea[target] as number) > data.scenarios.options.alternateBombing.navalReach ? 0 : open.asp;
}

/** §19.2 What is added to the roll of the bombers; below 2 it is a 2. */
export function bombingModifier({ data }: World, open: Open): number {
  const { overcast } = data.scenarios.options.alternateBombing;
  return open.turn === overcast.turn ? overcast.drm : 0;
}
const LEAST_ROLL = 2;
export const bombingRoll = (world: World, open: Open, dice: readonly number[]): number =>
  Math.max(LEAST_ROLL, (dice[0] as number) + (dice[1] as number) + bombingModifier(world, open));

/** What bombs come to: factors on the target, a shift, and the own hex they fall on instead, −1 none. */
export interface Bombs {
  readonly asp: number;
  readonly shift: number;
  readonly strays: number;
}

/** §19.2 Of so many air points with this roll. */
export function bombsOf(world: World, open: Open, target: HexId, air: number, roll: number): Bombs {
  const { results, strayTo } = world.data.scenarios.options.alternateBombing;
  const strays = roll <= strayTo ? nearestOwn(world, open, target) : -1;
  const result = results.find(({ to }) => roll <= to) ?? results[results.length - 1];
  if (!result || strays >= 0) return { asp: 0, shift: 0, strays };
  return { asp: Math.floor((air * result.share) / HALVES), shift: result.shift, strays: -1 };
}

/** §19.2 The nearest own hex that bombs can fall on, of equals the lowest; −1 none so near. */
function nearestOwn(world: World, open: Open, target: HexId): number {
  const { ownWithin } = world.data.scenarios.options.alternateBombing;
  let found = -1;
  let least = ownWithin + 1;
  for (let unit = 0; unit < world.roster.allied; unit++) {
    const hex = hexOf(open, unit);
    if (hex < 0 || hasMark(open, unit, AFLOAT) || holderOf(world, open, hex) !== ALLIED) continue;
    const distance = world.grid.distance(hex, target);
    if (distance < least || (distance === least && hex < found)) [found, least] = [hex, distance];
  }
  return found;
}

/** §19.2 The attack with what the bombs came to; undefined where nothing is left of it. */
export function afterBombing(battle: BattleFrame, { asp, shift }: Bombs): BattleFrame | undefined {
  const all = battle.asp + asp;
  if (all === 0 && battle.attackers.length === 0) return undefined;
  return { ...battle, asp: all, ...(shift > 0 ? { shift } : {}) };
}

/** §19.2 Bombs among own troops: an attack at half value, defended by their owner. */
export function strayAttack({ data }: World, { open }: BradleyState, strays: number, air: number): void {
  const asp = Math.floor((air * data.scenarios.options.alternateBombing.strayShare) / HALVES);
  if (asp === 0) return;
  open.stack.push({
    ...{ step: 'battle', asks: seatOf(ALLIED), kind: 'fire', side: GERMAN, target: strays, attackers: [], asp },
    ...{ armorOnly: 0, headquarters: [], answers: [], answered: 0 },
  });
}
