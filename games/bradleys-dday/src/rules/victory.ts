import type { HexId } from '@bocage/hex';
import type { Outcome } from '@bocage/kernel';
import { NearMap } from '@bocage/wargame';
import { CANAL } from '../ground.js';
import { GARRISON } from '../roster.js';
import { type BeachArea, ELIMINATED, GERMAN, type Open, UTAH } from '../types.js';
import type { World } from '../world.js';
import { scenarioOf } from './scenario.js';
import { hexOf, unitsOnMap } from './units.js';
import { landingBeaches } from './waves.js';

/** §17.0 The number of the last turn. */
export function turnsOf(world: World, open: Open): number {
  const { firstTurn, turns } = scenarioOf(world, open);
  return firstTurn + turns - 1;
}

const NONE = 0;
const TACTICAL = 1;
const STRATEGIC = 2;
const LEVELS = ['draw', 'tactical', 'strategic'];

/** §17.1.2 R44 Allied units out of the game, however they were lost. */
export const alliedLosses = (world: World, open: Open): number =>
  open.box.reduce((sum, box, unit) => sum + (unit < world.roster.allied && box === ELIMINATED ? 1 : 0), 0);

/** §17.1.3 Land joined to the Utah beachhead without crossing a canal, bridged or not, and the flats and rocks before it. */
function bankOf({ ground, grid }: Pick<World, 'ground' | 'grid'>, marker: number): ReadonlySet<HexId> {
  const { sides, isLand } = ground;
  const seen = new Set([marker]);
  for (const hex of seen)
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const to = grid.neighbours[side] as number;
      if (to >= 0 && isLand(to) && ((sides[side] as number) & CANAL) === 0) seen.add(to);
    }
  const shore = [...seen].flatMap((hex) => grid.ring(hex, 1).filter((other) => !isLand(other)));
  return new Set([...seen, ...shore]);
}

/** The banks of markers, each found once. */
const banks = new NearMap<World['ground'], Map<number, ReadonlySet<HexId>>>();

/** §17.1.3 Whether a German in a hex counts against a beachhead at all: at Utah only on its bank of the canals. */
export function isCounted(world: World, beach: BeachArea, marker: number, hex: HexId): boolean {
  if (beach !== UTAH) return true;
  const known = banks.get(world.ground) ?? new Map<number, ReadonlySet<HexId>>();
  banks.set(world.ground, known);
  const bank = known.get(marker) ?? bankOf(world, marker);
  known.set(marker, bank);
  return bank.has(hex);
}

/** §5.10.2 §17.1.3 The nearest German unit to a beachhead, garrisons apart; no beachhead: at its very gate (R44). */
export function nearestGerman(world: World, open: Open, beach: BeachArea): number {
  const marker = open.beachhead[beach] as number;
  if (marker < 0) return NONE;
  const distances = unitsOnMap(world, open, GERMAN)
    .filter((unit) => world.roster.kind[unit] !== GARRISON && isCounted(world, beach, marker, hexOf(open, unit)))
    .map((unit) => world.grid.distance(hexOf(open, unit), marker));
  return Math.min(Number.MAX_SAFE_INTEGER, ...distances);
}

/** §17.1.1 §17.1.2 §18.1.6 §18.2.6 Each scenario says how it is won. */
function alliedLevel(world: World, open: Open): number {
  const { victory } = scenarioOf(world, open);
  const beaches = landingBeaches(world, open);
  if (victory.kind === 'lodgments') {
    const secure = beaches.filter((beach) => nearestGerman(world, open, beach) > victory.radius).length;
    return secure >= victory.strategic ? STRATEGIC : secure >= victory.tactical ? TACTICAL : NONE;
  }
  const nearest = Math.min(...beaches.map((beach) => nearestGerman(world, open, beach)));
  return nearest > victory.strategic ? STRATEGIC : nearest > victory.tactical ? TACTICAL : NONE;
}

/** §17.1.2 §18.1.6 */
function germanLevel(world: World, open: Open): number {
  const { losses } = scenarioOf(world, open);
  const lost = alliedLosses(world, open);
  return lost >= losses.strategic ? STRATEGIC : lost >= losses.tactical ? TACTICAL : NONE;
}

/** §17.1.4 §17.1.5 The higher level wins; of equals nobody, unless a drop zone was lost. */
export function outcomeOf(world: World, open: Open): Outcome {
  const allied = alliedLevel(world, open);
  const german = germanLevel(world, open);
  const margin = allied - german;
  if (allied > german) return { winner: 'allied', level: LEVELS[allied] as string, margin, section: '17.1.4' };
  if (german > allied) return { winner: 'german', level: LEVELS[german] as string, margin, section: '17.1.4' };
  if (scenarioOf(world, open).dropZoneBreaksTies && open.dzLost > 0)
    return { winner: 'german', level: 'tactical', margin: -1, section: '17.1.5' };
  return { level: 'draw', margin, section: '17.1.4' };
}
