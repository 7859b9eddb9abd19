import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BOCAGE } from '../ground.js';
import { isTarget } from '../rules/combat.js';
import { destinations } from '../rules/movement.js';
import { hasMark, isArmour, pieceOf, printedAllowance, unitsOnMap } from '../rules/units.js';
import { controls } from '../rules/victory.js';
import { hexOf, MOVED, type NormandyView, type Side, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import type { Mind } from './choose.js';
import { holdValue } from './hold-value.js';
import type { Sense } from './sense.js';
import { strengthSeen } from './sight.js';

/** How eagerly attacks on a hex are sought: what the posture of its sector says. 0: not at all. */
export type Eagerness = (hex: HexId) => number;

export interface Attacker {
  readonly unit: UnitId;
  readonly strength: number;
  /** Strength a defeat would cost: a unit that is cut off has less to lose. */
  readonly stake: number;
  /** What it leaves undone, a place to keep or to walk into, when it stands in a hex. */
  cost(hex: HexId): number;
  readonly hexes: readonly HexId[];
}

/** A unit that may fight, and everywhere it can be. */
interface Marcher {
  readonly unit: UnitId;
  readonly from: HexId;
  readonly strength: number;
  readonly moves: readonly number[];
}

function marchers({ world }: Mind, view: NormandyView, side: Side): Marcher[] {
  const { open } = view;
  return unitsOnMap(world, open, side)
    .filter((unit) => canFight(world, view, unit))
    .map((unit) => ({
      unit,
      from: hexOf(open, unit),
      strength: strengthSeen(world, view, unit),
      moves: hasMark(open, unit, MOVED) || printedAllowance(world, view, unit) === 0 ? [] : destinations(world, view, unit),
    }));
}

/** §R.14 Those who are to walk into a place of the enemy's that stands open: the weakest that can, one for each. */
function walkers(mind: Mind, view: NormandyView, side: Side, all: readonly Marcher[]): Set<number> {
  const chosen = new Map<number, Marcher>();
  const byStrength = [...all].sort((a, b) => a.strength - b.strength || a.unit - b.unit);
  for (const marcher of byStrength)
    for (const hex of marcher.moves) {
      const place = mind.fields.objectiveAt[hex] as number;
      if (place < 0 || chosen.has(place) || [...chosen.values()].includes(marcher) || !isForeign(mind, view, side, hex)) continue;
      chosen.set(place, marcher);
    }
  return new Set([...chosen.values()].map(({ unit }) => unit));
}

/** Everybody who can stand next to an enemy hex and attack it, by that hex. */
export function attackersByTarget(mind: Mind, view: NormandyView, side: Side, eager: Eagerness): Map<number, Attacker[]> {
  const { world, fields, senses } = mind;
  const sense = senses(view, side);
  const all = marchers(mind, view, side);
  const busy = walkers(mind, view, side, all);
  const found = new Map<number, Attacker[]>();
  for (const marcher of all) {
    const { unit, from, strength } = marcher;
    if (busy.has(unit)) continue;
    const keeps = (hex: HexId): number => holdValue(world, fields, sense, view, hex, { strength, from });
    const here = keeps(from);
    const isCutOff = hasMark(view.open, unit, UNSUPPLIED);
    const attacker = {
      unit,
      strength: isCutOff ? Math.ceil(strength / 2) : strength,
      stake: isCutOff ? strength / 2 : strength,
      cost: (hex: HexId) => Math.max(0, here - keeps(hex)),
    };
    for (const [target, hexes] of standsOf(mind, view, sense, marcher, eager)) {
      const listed = found.get(target) ?? [];
      listed.push({ ...attacker, hexes });
      found.set(target, listed);
    }
  }
  for (const listed of found.values()) listed.sort((a, b) => b.strength - a.strength || a.unit - b.unit);
  return found;
}

/** §R.5 §E.6 §E.7 §E.10 The hexes from which a unit could attack each enemy hex. */
function standsOf(
  { world }: Mind,
  view: NormandyView,
  sense: Sense,
  { unit, from, moves }: Marcher,
  eager: Eagerness,
): Map<number, number[]> {
  const armour = isArmour(world, view, unit);
  const stands = new Map<number, number[]>();
  for (const hex of [from, ...moves]) {
    if (sense.contact[hex] === 0) continue;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const target = world.zocTargets[i] as number;
      if (target < 0 || !isTarget(world, view.open, sense.side, target) || eager(target) <= 0) continue;
      if (armour && world.ground.terrain[target] === BOCAGE) continue;
      const listed = stands.get(target);
      if (listed) listed.push(hex);
      else stands.set(target, [hex]);
    }
  }
  return stands;
}

/** §R.14 A place to be walked into. */
const isForeign = ({ world, fields }: Mind, { open }: NormandyView, side: Side, hex: HexId): boolean =>
  (fields.objectiveAt[hex] as number) >= 0 && controls(world, open, hex) !== side;

/** §R.5 Face-down counters of one's own are known by their piece. */
function canFight(world: World, view: NormandyView, unit: UnitId): boolean {
  if (unit < world.roster.allied) return true;
  const piece = pieceOf(world, view, unit);
  return piece >= 0 && world.roster.pieceDefensive[piece] === false && (world.roster.pieceStrength[piece] as number) > 0;
}
