import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { COLOURS } from '../data/counter-shapes.js';
import { RESULTS, type Result } from '../data/table-shapes.js';
import type { ShotKind } from '../frames/combat.js';
import { unitsAt } from '../occupancy.js';
import { AT_SEA, BLACK, BROWN, GREEN, ORANGE, type Roster, YELLOW } from '../roster.js';
import { enemyOf } from '../sides.js';
import { ENTRENCHED, HEAVY, LIGHT, type Open, STORM } from '../types.js';
import { hexOf, occupancyOf, rosterOf, type World } from '../world.js';
import { assaultLines } from './assault-strength.js';
import { nightAt } from './calendar.js';
import { isInCommand } from './command.js';
import { coverLines, hasMoved, isIndirect, ridgeLines } from './cover.js';
import { type Line, line } from './quality.js';
import { defenceOf, fireOf, isArmoured, losesByStep, rangeOf } from './ratings.js';
import { inColumn, isOnMap, isUnder, sideOf, unitsOnMap } from './units.js';
import { isInZone } from './zones.js';

/** §S.18 §S.24 What the firer brings, besides the bonus and the hour: its rating and what lies on it. */
export function ownLines(world: World, open: Open, firer: UnitId): Line[] {
  const roster = rosterOf(world, open);
  const { fire } = world.data.tables.modifiers;
  return [
    { what: 'fire', add: fireOf(roster, open, firer), section: 'S.37' },
    ...line('column', inColumn(open, firer) ? fire.column : 0, 'S.12'),
    ...line('cohesion', (open.cohesion[firer] as number) * fire.perCohesion, 'S.21'),
    ...line('step-loss', losesByStep(roster, open, firer) ? fire.stepLoss : 0, 'S.37'),
    ...line('barrage', isUnder(open, firer, HEAVY) ? fire.heavyBarrage : isUnder(open, firer, LIGHT) ? fire.lightBarrage : 0, 'S.24'),
    ...line('entrenched', open.works[firer] === ENTRENCHED ? fire.entrenched : 0, 'S.30'),
    ...line('bocage', open.bocage.includes(firer) ? fire.bocage : 0, '16.3'),
    ...line('out-of-command', isLostCommando(world, open, firer) ? fire.commandoOutOfCommand : 0, '17.3.2'),
  ];
}

/** §1.1 §1.2 */
export function darkLines(world: World, open: Open): Line[] {
  const { fire } = world.data.tables.modifiers;
  const isStorm = open.weather === STORM;
  return nightAt(world, open)
    ? line('dark', isStorm ? fire.nightAndStorm : fire.night, '1.1')
    : line('dark', isStorm ? fire.storm : 0, '1.2');
}

/** §S.23 Guns that fire indirectly beyond a few hexes; black ones are coastal batteries (§4.4.7). */
export const isGun = (roster: Roster, unit: UnitId): boolean => {
  const colour = roster.colour[unit] as number;
  return colour === ORANGE || colour === BROWN || colour === BLACK;
};
export const isMortar = (roster: Roster, unit: UnitId): boolean => roster.colour[unit] === GREEN;

/** §17.3.2 */
const isLostCommando = (world: World, open: Open, unit: UnitId): boolean =>
  (rosterOf(world, open).templates[unit]?.symbol.startsWith('commando') ?? false) && !isInCommand(world, open, unit);

/** §S.18 Steps in the hex where the shot falls, the target among them. */
export function massAt(world: World, open: Open, hex: HexId, target: UnitId): number {
  const { move } = rosterOf(world, open);
  // §4.2.2 §4.2.3 Craft are no mass but their own.
  const units = new Set([...unitsAt(world, open, hex).filter((unit) => move[unit] !== AT_SEA), target]);
  return [...units].reduce((steps, unit) => steps + (open.steps[unit] as number), 0);
}

/** §S.18 */
export function massLines(world: World, open: Open, target: UnitId, at: HexId): Line[] {
  const { mass } = world.data.tables.modifiers.target;
  const steps = massAt(world, open, at, target);
  return line('mass', mass.find((row) => steps >= row.steps)?.add ?? 0, 'S.18');
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

/** Attacks out of an assault: nothing is said of range (§S.26). */
const isClose = (kind: ShotKind): boolean => kind === 'storming' || kind === 'assault';

/** §S.17 The weapon class a shot is read in; guns that see their target use the yellow one; §S.26 who has no armour assaults as small arms do. */
export function colourOf(world: World, open: Open, kind: ShotKind, firer: UnitId): number {
  const roster = rosterOf(world, open);
  if (kind === 'assault' && !isArmoured(roster, open, firer)) return COLOURS.indexOf(world.data.tables.assaulting.unarmoured);
  return isGun(roster, firer) && roster.move[firer] !== AT_SEA && !isIndirect(kind) ? YELLOW : (roster.colour[firer] as number);
}

/** §S.17 §S.18 The strength of a shot as addends: what a forecast shows and what is rolled against. */
export function fireLines(world: World, open: Open, kind: ShotKind, firer: UnitId, target: UnitId, at: HexId): Line[] {
  const { own, against } = linesOf(world, open, kind, firer, target, at);
  return [...own, ...against];
}

/** §S.18 The same in two parts: what the firer brings, and what lies with the target. */
export function linesOf(
  world: World,
  open: Open,
  kind: ShotKind,
  firer: UnitId,
  target: UnitId,
  at: HexId,
): { readonly own: readonly Line[]; readonly against: readonly Line[] } {
  // §4.1.7(b) §4.4.5 X1 Of support and rocket craft only what helps them counts.
  const counted = (lines: readonly Line[]): readonly Line[] => (isFromCraft(kind) ? lines.filter(({ add }) => add > 0) : lines);
  return { own: counted(firerLines(world, open, kind, firer)), against: counted(targetLines(world, open, kind, firer, target, at)) };
}

/** §4.4.5 §4.4.6 Support and rocket craft: direct fire that counts no range. */
const isFromCraft = (kind: ShotKind): boolean => kind === 'support' || kind === 'rockets';

/** §S.18 */
const firerLines = (world: World, open: Open, kind: ShotKind, firer: UnitId): Line[] =>
  kind === 'assault' ? assaultLines(world, open, firer) : [...ownLines(world, open, firer), ...darkLines(world, open)];

/** §S.18 */
function targetLines(world: World, open: Open, kind: ShotKind, firer: UnitId, target: UnitId, at: HexId): Line[] {
  return [
    ...(isClose(kind) || isIndirect(kind) || isFromCraft(kind) ? [] : rangeLines(world, open, firer, target, at)),
    ...(kind === 'assault' || isIndirect(kind) ? [] : ridgeLines(world, open, firer, target, at)),
    ...coverLines(world, open, target, at, kind, colourOf(world, open, kind, firer)),
    ...massLines(world, open, target, at),
    ...line('defence', defenceOf(rosterOf(world, open), open, target), 'S.37'),
    ...(kind === 'counter-battery' ? line('counter-battery', world.data.tables.guns.counterBattery, 'S.25') : []),
  ];
}

/** §S.17 No strength counts above this. */
export const capped = ({ data }: World, strength: number): number => Math.min(data.tables.crt.highest, strength);

/** §S.17 What is fired: how, in which weapon class (an index into COLOURS), at whom. */
export interface Attack {
  readonly kind: ShotKind;
  readonly colour: number;
  readonly target: UnitId;
}

/** §S.17 §S.19 What a die does at a strength, undefined for a miss: 0 always hits, 9 never, otherwise at most the strength. */
export function hit(world: World, open: Open, { kind, colour, target }: Attack, strength: number, die: number): Result | undefined {
  if (die === 9 || (die !== 0 && die > strength)) return undefined;
  const row = world.data.tables.crt.rows.find((one) => one.colour === COLOURS[colour]);
  return (isHitAsArmour(world, open, kind, target) ? row?.armoured : row?.unarmoured)?.[die];
}

/** §S.17 Armour and who is entrenched use the armoured columns. */
export const isHitAsArmour = (world: World, open: Open, kind: ShotKind, target: UnitId): boolean =>
  isArmoured(rosterOf(world, open), open, target) || (open.works[target] === ENTRENCHED && !hasMoved(kind));

/** §S.19 The same for a shot of one unit at another. */
export const resultOf = (
  world: World,
  open: Open,
  { kind, firer, target }: { readonly kind: ShotKind; readonly firer: UnitId; readonly target: UnitId },
  strength: number,
  die: number,
): Result | undefined => hit(world, open, { kind, colour: colourOf(world, open, kind, firer), target }, strength, die);

export const resultIndex = (result: Result): number => RESULTS.indexOf(result);

/** §S.17 Whether a unit fires directly at all: mortars never do (§S.23), nor who carries riders (§7.3). */
const firesDirectly = (world: World, open: Open, unit: UnitId): boolean =>
  isOnMap(open, unit) && !isMortar(rosterOf(world, open), unit) && !open.aboard.includes(unit);

/** §S.17 Enemy units a unit may fire at directly: in its zone. */
export function targetsOf(world: World, open: Open, unit: UnitId): UnitId[] {
  if (!firesDirectly(world, open, unit)) return [];
  return unitsOnMap(world, open, enemyOf(sideOf(world, open, unit))).filter((target) => isInZone(world, open, unit, hexOf(open, target)));
}

/** §S.17 Whether there are any. */
export function hasTarget(world: World, open: Open, unit: UnitId): boolean {
  if (!firesDirectly(world, open, unit)) return false;
  const { side, zoneOf } = occupancyOf(world, open);
  const enemy = enemyOf(sideOf(world, open, unit));
  return (zoneOf[unit] as readonly number[]).some((hex) => side[hex] === enemy);
}
