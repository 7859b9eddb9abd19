import type { Refusal } from '@bocage/kernel';
import { hasMark } from '@bocage/wargame';
import { occupancyOf, unitsAt } from '../../occupancy.js';
import { ACTIVE, ALLIED, type CombatKind, type Command, FOUGHT, hexOf, type Open, sideOfCommand } from '../../types.js';
import type { World } from '../../world.js';
import { isOverStacked } from '../5-stacking/stacking.js';
import { isSupplied, supplyNet } from '../13-supply/supply.js';
import { canMeet, isInReach, isTarget, obligations, strikesAlone } from './mandatory.js';

/** Who attacks in what kind of round. */
export interface Fighting {
  readonly command: Command;
  readonly kind: CombatKind;
}

const no = (code: string, section: string): Refusal => ({ code, section });
const NOT_YOURS = no('not-yours', '9.3.2');
const OFF_MAP = no('off-map', '11.1');
const FOUGHT_ALREADY = no('fought-already', '11.1');
const NOT_ACTIVE = no('not-active', '9.3.4');
const NO_STRIKER = no('only-kampfgruppen-and-tigers', '9.3.4');
const NOT_SEABORNE = no('not-seaborne', '9.4.3');
const FOUR_ONLY = no('only-four-out-of-a-hex', '9.4.3');
const UNSUPPLIED = no('unsupplied', '11.0');

/**
 * §9.4.3 §5.1 Out of an over-stacked hex no more than four units attack; these count already. In a beach taken in this
 * round whoever has fought did so before it landed.
 */
function hasSentFour(world: World, open: Open, unit: number, chosen: readonly number[]): boolean {
  const hex = hexOf(open, unit);
  const fought = open.attacked.includes(hex) ? 0 : FOUGHT;
  const isOut = (other: number): boolean => chosen.includes(other) || hasMark(open, other, fought);
  return unitsAt(world, open, hex).filter(isOut).length >= world.data.tables.limits.stacking && isOverStacked(world, open, hex);
}

/** §11.0 §9.3.4 §9.4.3 Why a unit may not attack anything in this round, besides those chosen for an attack already. */
export function refuseFighter(
  world: World,
  open: Open,
  { command, kind }: Fighting,
  unit: number,
  chosen: readonly number[] = [],
): Refusal | undefined {
  const { roster } = world;
  const marks = open.marks[unit] as number;
  if (roster.command[unit] !== command) return NOT_YOURS;
  if (hexOf(open, unit) < 0) return OFF_MAP;
  if ((marks & FOUGHT) !== 0) return FOUGHT_ALREADY;
  if (kind === 'reaction') {
    if ((marks & ACTIVE) === 0) return NOT_ACTIVE;
    if (!roster.striker[unit]) return NO_STRIKER;
  }
  if (kind === 'wave1' || kind === 'wave2') {
    const wave = roster.start[unit]?.wave;
    if (wave !== 1 && wave !== 2) return NOT_SEABORNE;
    if (hasSentFour(world, open, unit, chosen)) return FOUR_ONLY;
  }
  if (sideOfCommand(command) === ALLIED && !isSupplied(world, open, supplyNet(world, open, command), unit)) return UNSUPPLIED;
  return undefined;
}

/** The hexes that may be attacked out of a hex. */
function targetsFrom(world: World, open: Open, command: Command, unit: number): number[] {
  const from = hexOf(open, unit);
  const targets: number[] = [];
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const hex = world.grid.neighbours[i] as number;
    if (hex >= 0 && isTarget(world, open, command, hex) && isInReach(world, open, unit, hex)) targets.push(hex);
  }
  return targets;
}

/** Whether no unit of its command with a lower number stands in its hex. */
function isFirstOfCommand(world: World, open: Open, unit: number): boolean {
  const { first, next } = occupancyOf(world, open);
  const { command } = world.roster;
  let other = first[hexOf(open, unit)] as number;
  while (command[other] !== command[unit]) other = next[other] as number;
  return other === unit;
}

/** What may still be fought in this round: who could attack each hex, and all of them. */
export interface Front {
  readonly targets: ReadonlyMap<number, readonly number[]>;
  readonly fighters: readonly number[];
}

/** §11.0 §11.1 Scans the hexes of a command once. */
export function frontOf(world: World, open: Open, fighting: Fighting): Front {
  const { command } = fighting;
  const { first, next } = occupancyOf(world, open);
  const targets = new Map<number, number[]>();
  const fighters: number[] = [];
  for (const unit of world.roster.commanded[command] as readonly number[]) {
    const from = hexOf(open, unit);
    if (from < 0 || !isFirstOfCommand(world, open, unit)) continue;
    const near = targetsFrom(world, open, command, unit);
    if (near.length === 0) continue;
    for (let here = first[from] as number; here >= 0; here = next[here] as number) {
      if (refuseFighter(world, open, fighting, here)) continue;
      fighters.push(here);
      for (const hex of near) {
        const there = targets.get(hex);
        if (there) there.push(here);
        else targets.set(hex, [here]);
      }
    }
  }
  return { targets, fighters };
}

/** §9.4.3 Units in the approach hex of this beach that owe the assault on it: nobody attacks it without one of them. */
function owing(world: World, open: Open, { kind }: Fighting, target: number, fighters: readonly number[]): number[] {
  if (kind !== 'wave2') return [];
  return fighters.filter((unit) => world.ground.assaults[hexOf(open, unit)] === target);
}

/** §9.4.3 Beaches that must still be attacked in the second wave: units in an approach hex do not wait there. */
export const assaultsOwed = (world: World, open: Open, { kind }: Fighting, { targets }: Front): number[] =>
  kind !== 'wave2'
    ? []
    : [...targets.keys()].filter((hex) => targets.get(hex)?.some((unit) => world.ground.assaults[hexOf(open, unit)] === hex));

/** §11.2 Everything that must be attacked once this attack is declared. */
export function obligedBy(world: World, open: Open, { command }: Fighting, target: number, units: readonly number[]): number[] {
  const added = obligations(world, open, command, target, units);
  const kept = open.obliged.filter((hex) => hex !== target && !added.includes(hex));
  return [...kept, ...added].sort((a, b) => a - b);
}

/** §2.2.1 §9.3.4 §11.2 Whether an attack by these units may be declared: what it obliges to must still be possible. */
export function mayDeclare(
  world: World,
  open: Open,
  fighting: Fighting,
  target: number,
  units: readonly number[],
  fighters: readonly number[],
): boolean {
  if (!units.some((unit) => strikesAlone(world, open, unit))) return false;
  const afloat = owing(world, open, fighting, target, fighters);
  if (afloat.length > 0 && !afloat.some((unit) => units.includes(unit))) return false;
  const obliged = obligedBy(world, open, fighting, target, units);
  if (fighting.kind === 'reaction') return obliged.length === 0;
  return (
    obliged.length === 0 ||
    canMeet(
      world,
      open,
      fighters.filter((unit) => !units.includes(unit)),
      obliged,
    )
  );
}

/** §2.2.1 §9.4.3 §11.2 Who may join the units chosen for an attack on this hex. */
export function joiners(
  world: World,
  open: Open,
  fighting: Fighting,
  target: number,
  chosen: readonly number[],
  { targets, fighters }: Front = frontOf(world, open, fighting),
): number[] {
  const may = (units: readonly number[]): boolean => mayDeclare(world, open, fighting, target, units, fighters);
  const fits = (unit: number, units: readonly number[]): boolean =>
    !units.includes(unit) && !refuseFighter(world, open, fighting, unit, units);
  const afloat = owing(world, open, fighting, target, fighters);
  // §9.4.3 These may attack, or may once somebody joins them from the approach hex who owes it.
  const leadsTo = (units: readonly number[]): boolean => may(units) || afloat.some((unit) => fits(unit, units) && may([...units, unit]));
  return (targets.get(target) ?? []).filter((unit) => fits(unit, chosen) && leadsTo([...chosen, unit]));
}

/** §11.1 §11.2 The hexes at least one unit may attack now, in order. */
export function attackableHexes(world: World, open: Open, fighting: Fighting, { targets, fighters }: Front): number[] {
  return [...targets.keys()]
    .filter((hex) => targets.get(hex)?.some((unit) => mayDeclare(world, open, fighting, hex, [unit], fighters)))
    .sort((a, b) => a - b);
}
