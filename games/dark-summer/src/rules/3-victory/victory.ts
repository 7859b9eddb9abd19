import { ALLIED, BEACH_CLOSED, EXITED, GERMAN, GERMANS, hexOf, type Open, type Side, type SuddenDeathWhy } from '../../types.js';
import type { World } from '../../world.js';
import { isSupplied, supplyNet } from '../13-supply/supply.js';

export interface SuddenDeath {
  readonly winner: Side;
  readonly why: SuddenDeathWhy;
}

/** When it is asked whether the game is decided: any moment within a round, the end of a round, the end of a turn. */
export type Moment = 'instant' | 'round' | 'turn';

/** §3.2.1 Three closed beaches, two of them side by side. A closed beach stays closed, so recapture does not help. */
export function areBeachesLost(world: World, open: Open): boolean {
  const closed = world.ground.beaches.filter((_, i) => open.beach[i] === BEACH_CLOSED).map(({ hex }) => hex);
  if (closed.length < world.data.scenarios.suddenDeath.closedBeaches) return false;
  return closed.some((a) => closed.some((b) => world.grid.distance(a, b) === 1));
}

/** §3.2.2 Who controls a hex that victory asks for. */
export const controllerOf = (world: World, open: Open, label: string): Side =>
  open.control[world.controlNumbered.get(label) as number] as Side;

/** §3.2.1 §15.0 At the end of a round after the one in which Americans first entered Brittany, whose end lifts the Boundary. */
const isAvranchesLost = (world: World, open: Open): boolean =>
  open.boundaryLifted === 1 && controllerOf(world, open, world.data.scenarios.suddenDeath.avranches) === GERMAN;

/** §3.2.1 No German on the map is in supply; asked up to the end of turn 9. */
export function areGermansFinished(world: World, open: Open): boolean {
  if (open.turn > world.data.scenarios.suddenDeath.supplyTurn) return false;
  const net = supplyNet(world, open, GERMANS);
  for (let unit = world.roster.allied; unit < world.roster.units; unit++) {
    if (hexOf(open, unit) >= 0 && isSupplied(world, open, net, unit)) return false;
  }
  return true;
}

/** §3.2.1 What ends the game at once; Cherbourg only counts at the end of its turn, Avranches at the end of a round. */
export function suddenDeath(world: World, open: Open, moment: Moment): SuddenDeath | undefined {
  if (areBeachesLost(world, open)) return { winner: GERMAN, why: 'beaches' };
  const { cherbourgTurn } = world.data.scenarios.suddenDeath;
  if (moment === 'turn' && open.turn === cherbourgTurn && open.cherbourgTurn === 0) return { winner: GERMAN, why: 'cherbourg' };
  if (moment === 'round' && isAvranchesLost(world, open)) return { winner: GERMAN, why: 'avranches' };
  return areGermansFinished(world, open) ? { winner: ALLIED, why: 'no-supplied-germans' } : undefined;
}

/** §3.2.2 Control passes the instant a unit enters, even if it goes on. */
export function takeControl(world: World, open: Open, side: Side, hex: number): void {
  const index = world.controlIndex[hex] as number;
  if (index >= 0) open.control[index] = side;
}

/** §2.4 §3.2.2 A Formation is a division unless it is a unit on its own or the Flak Corps. */
const isDivision = ({ kind }: World['roster'], units: readonly number[]): boolean =>
  units.length > 1 && kind[units[0] as number] !== 'flak';

/** §3.2.2 Divisions that are whole in these places. */
export function wholeDivisionsIn(world: World, open: Open, places: readonly number[]): number[] {
  return [...world.roster.members.keys()].filter((formation) => {
    const units = world.roster.members[formation] as readonly number[];
    return isDivision(world.roster, units) && units.every((unit) => places.includes(hexOf(open, unit)));
  });
}

export interface ExitedDivisions {
  readonly allied: number;
  readonly panzer: number;
  readonly other: number;
}

/** §3.2.2 §10.4.5 Whole divisions in the Eastern Exit Box; a Panzer division is one of Kampfgruppen. */
export function exitedDivisions(world: World, open: Open): ExitedDivisions {
  const divisions = wholeDivisionsIn(world, open, [EXITED]);
  const first = (formation: number): number => (world.roster.members[formation] as readonly number[])[0] as number;
  const german = divisions.filter((formation) => first(formation) >= world.roster.allied);
  const panzer = german.filter((formation) => world.roster.striker[first(formation)]).length;
  return { allied: divisions.length - german.length, panzer, other: german.length - panzer };
}

/** §3.2.2 §10.4.5 Points for whole German divisions out to the east, in halves: who only flees does not win by it. */
export function germanExitPoints(world: World, { panzer, other }: ExitedDivisions): number {
  const { panzerExit, otherExit, mostExit } = world.data.scenarios.victory;
  return Math.min(panzer * panzerExit + other * otherExit, mostExit);
}

/** §3.2.2 A side's total on the Victory Point Track, in halves. */
export const pointsOf = (open: Open, side: Side): number =>
  open.ledger.reduce((total, score) => total + (score.side === side ? score.halves : 0), 0);

/** §3.2.3 The Allies win only when they have more; there is no draw. */
export const winnerOnPoints = (open: Open): Side => (pointsOf(open, ALLIED) > pointsOf(open, GERMAN) ? ALLIED : GERMAN);

/** §10.4.5 §3.2.2 Whether all of Caen is Allied now. */
export const isCaenAllied = (world: World, open: Open): boolean =>
  world.data.scenarios.places.caen.every((label) => controllerOf(world, open, label) === ALLIED);
