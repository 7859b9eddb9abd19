import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { COLOURS } from '../data/counter-shapes.js';
import { TERRAINS } from '../data/map-shapes.js';
import { RESULTS, type Result } from '../data/table-shapes.js';
import type { ShotKind } from '../frames/combat.js';
import { unitsAt } from '../occupancy.js';
import { ENTRENCHED, HEAVY, IMPROVED, LIGHT, type Open, STORM } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { nightAt } from './calendar.js';
import type { Line } from './quality.js';
import { defenceOf, fireOf, isArmoured, losesByStep, rangeOf } from './ratings.js';
import { inColumn, isOnMap, isUnder, sideOf, unitsOnMap } from './units.js';
import { isInZone } from './zones.js';

const line = (what: string, add: number, section: string): Line[] => (add === 0 ? [] : [{ what, add, section }]);

/** §S.18 What the firer brings, besides the bonus. */
function firerLines(world: World, open: Open, firer: UnitId): Line[] {
  const roster = rosterOf(world, open);
  const { fire } = world.data.tables.modifiers;
  const isNight = nightAt(world, open);
  const dark = isNight ? (open.weather === STORM ? fire.nightAndStorm : fire.night) : open.weather === STORM ? fire.storm : 0;
  return [
    { what: 'fire', add: fireOf(roster, open, firer), section: 'S.37' },
    ...line('column', inColumn(open, firer) ? fire.column : 0, 'S.12'),
    ...line('cohesion', (open.cohesion[firer] as number) * fire.perCohesion, 'S.21'),
    ...line('step-loss', losesByStep(roster, open, firer) ? fire.stepLoss : 0, 'S.37'),
    ...line('barrage', isUnder(open, firer, HEAVY) ? fire.heavyBarrage : isUnder(open, firer, LIGHT) ? fire.lightBarrage : 0, 'S.24'),
    ...line('entrenched', open.works[firer] === ENTRENCHED ? fire.entrenched : 0, 'S.30'),
    ...line('dark', dark, '1.1'),
  ];
}

/** §S.18 Steps in the hex where the shot falls, the target among them. */
export function massAt(world: World, open: Open, hex: HexId, target: UnitId): number {
  const units = new Set([...unitsAt(world, open, hex), target]);
  return [...units].reduce((steps, unit) => steps + (open.steps[unit] as number), 0);
}

/** §S.18 §2.1 What terrain and works do for the target where it is hit. In Column protection is lost, not harm (§S.12). */
function coverLines(world: World, open: Open, target: UnitId, at: HexId, kind: ShotKind): Line[] {
  const roster = rosterOf(world, open);
  const { target: modifiers } = world.data.tables.modifiers;
  const { terrain, ground } = { terrain: world.data.tables.terrain, ground: world.ground };
  const code = TERRAINS[ground.terrain[at] as number];
  const row = terrain.rows.find((one) => one.terrain === code);
  const armoured = isArmoured(roster, open, target);
  const printed = row ? (armoured ? row.armoured : row.unarmoured) : 0;
  const column = inColumn(open, target);
  const hill = ground.hill[at] === 1 && !column ? (armoured ? modifiers.hillArmoured : modifiers.hillUnarmoured) : 0;
  const moved = kind === 'opportunity' || kind === 'running' || kind === 'charging';
  const works = moved
    ? 0
    : open.works[target] === IMPROVED
      ? modifiers.improved
      : open.works[target] === ENTRENCHED
        ? modifiers.entrenched
        : 0;
  return [
    ...line('terrain', column ? Math.max(0, printed) : printed, '2.1'),
    ...line('hill', hill, '2.1.11'),
    ...line('column', column ? modifiers.column : 0, 'S.12'),
    ...line('works', works, 'S.30'),
  ];
}

/** §S.18 Range: each hex beyond the first against the unarmoured; against armour one, two at the farthest. */
function rangeLines(world: World, open: Open, firer: UnitId, target: UnitId, at: HexId): Line[] {
  const roster = rosterOf(world, open);
  const { target: modifiers } = world.data.tables.modifiers;
  const distance = world.grid.distance(hexOf(open, firer), at);
  if (!isArmoured(roster, open, target)) return line('range', Math.max(0, distance - 1) * modifiers.rangePerHex, 'S.18');
  const farthest = distance > 1 && distance >= rangeOf(roster, open, firer);
  return line('range', distance <= 1 ? 0 : farthest ? modifiers.rangeArmouredMost : modifiers.rangeArmoured, 'S.18');
}

/** §S.17 §S.18 The strength of a shot as addends: what a forecast shows and what is rolled against. */
export function fireLines(world: World, open: Open, kind: ShotKind, firer: UnitId, target: UnitId, at: HexId): Line[] {
  const { mass } = world.data.tables.modifiers.target;
  const steps = massAt(world, open, at, target);
  return [
    ...firerLines(world, open, firer),
    ...rangeLines(world, open, firer, target, at),
    ...coverLines(world, open, target, at, kind),
    ...line('mass', mass.find((row) => steps >= row.steps)?.add ?? 0, 'S.18'),
    ...line('defence', defenceOf(rosterOf(world, open), open, target), 'S.37'),
  ];
}

/** §S.17 No strength counts above this. */
export const capped = ({ data }: World, strength: number): number => Math.min(data.tables.crt.highest, strength);

/** §S.17 §S.19 What a die does at a strength, undefined for a miss: 0 always hits, 9 never, otherwise at most the strength. */
export function resultOf(world: World, open: Open, firer: UnitId, target: UnitId, strength: number, die: number): Result | undefined {
  if (die === 9 || (die !== 0 && die > strength)) return undefined;
  const roster = rosterOf(world, open);
  const row = world.data.tables.crt.rows.find(({ colour }) => colour === COLOURS[roster.colour[firer] as number]);
  // §S.17 Entrenched targets use the armoured columns.
  const armoured = isArmoured(roster, open, target) || open.works[target] === ENTRENCHED;
  return (armoured ? row?.armoured : row?.unarmoured)?.[die];
}

export const resultIndex = (result: Result): number => RESULTS.indexOf(result);

/** §S.17 Enemy units a unit may fire at: in its zone. */
export const targetsOf = (world: World, open: Open, unit: UnitId): UnitId[] =>
  unitsOnMap(world, open, sideOf(world, open, unit) === 0 ? 1 : 0).filter((target) => isInZone(world, open, unit, hexOf(open, target)));

/** §S.17 Whether a unit can fire at all. */
export const canFire = (world: World, open: Open, unit: UnitId): boolean =>
  isOnMap(open, unit) && open.suppressed[unit] === 0 && targetsOf(world, open, unit).length > 0;
