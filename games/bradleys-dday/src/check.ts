import type { UnitId } from '@bocage/kernel';
import { bySide, columnsOf, type NamedColumns, staleColumns } from '@bocage/wargame';
import { checkGround } from './check-ground.js';
import { type Occupancy, unitsAt } from './occupancy.js';
import { GARRISON, HQ, sideOf } from './roster.js';
import { mostOverStacked } from './rules/stacking.js';
import {
  AFLOAT,
  ALLIED,
  ASSAULTED,
  AT_EDGE,
  type BradleyState,
  COMBAT_MODE,
  DUE,
  DZ_BOX,
  ELIMINATED,
  ENTERED,
  FIRED,
  GERMAN,
  GLIDED,
  GREY,
  LANDED,
  MOVED,
  ON_MAP,
  type Open,
  POOL,
  SUPPORTED,
  UNPLACED,
  WET,
} from './types.js';
import type { World } from './world.js';

export type Say = (what: string) => void;

/** Invariants that hold in every reachable state; each broken one is a sentence. */
export function check(world: World, { open, sealed }: BradleyState): string[] {
  const broken: string[] = [];
  const say: Say = (what) => void broken.push(what);
  checkColumns(world, open, say);
  checkPlaces(world, open, say);
  for (let unit = 0; unit < world.roster.units; unit++) {
    checkModes(world, open, unit, say);
    checkMarks(world, open, unit, say);
    checkBox(world, open, unit, say);
  }
  checkStacks(world, open, say);
  checkGround(world, open, sealed, say);
  staleColumns(columnsIn(world.occupancies.of(open)), columnsIn(world.occupancies.build(open))).forEach(say);
  return broken;
}

function checkColumns(world: World, open: Open, say: Say): void {
  const { units } = world.roster;
  for (const name of ['hex', 'box', 'mode', 'facing', 'disrupted', 'marks', 'flakAt'] as const)
    if (open[name].length !== units) say(`column ${name} has ${open[name].length} entries`);
  if (open.stack[0]?.step !== 'game') say('the bottom of the stack is not the sequence of play');
  if (open.asp < 0 || open.air < 0) say('more support points were used than there were');
}

/** §6.2.2 §2.1 */
function checkPlaces(world: World, open: Open, say: Say): void {
  const holder = new Map<number, number>();
  open.hex.forEach((hex, unit) => {
    if (hex >= 0 !== (open.box[unit] === ON_MAP)) say(`unit ${unit} is both in a hex and in a box`);
    if (hex < 0) {
      // §4.4.9 Who fights for the hex it fell into is in none yet.
      if (open.disrupted[unit] !== 0 && (open.box[unit] as number) < DZ_BOX) say(`unit ${unit} is off the map and disrupted`);
      return;
    }
    if (hex >= world.grid.size) say(`unit ${unit} is nowhere`);
    if (((open.marks[unit] as number) & AFLOAT) !== 0) return;
    const side = sideOf(world.roster, unit);
    if ((holder.get(hex) ?? side) !== side) say(`both sides stand in ${world.grid.label(hex)}`);
    holder.set(hex, side);
  });
}

/** §7.0 §7.4.1 §10.6 §13.3 A garrison has no other face, and only an assault ends it. */
function checkModes({ roster }: World, open: Open, unit: UnitId, say: Say): void {
  const [mode, facing, disrupted] = [open.mode[unit], open.facing[unit], open.disrupted[unit]] as [number, number, number];
  if (mode !== 0 && mode !== COMBAT_MODE) say(`unit ${unit} is in mode ${mode}`);
  if (facing < 0 || facing > 5) say(`unit ${unit} faces ${facing}`);
  if (disrupted < 0 || disrupted > GREY) say(`unit ${unit} has disruption ${disrupted}`);
  if (roster.kind[unit] !== GARRISON) return;
  if (mode !== COMBAT_MODE) say(`garrison ${unit} is on the march`);
  if (disrupted !== 0) say(`garrison ${unit} is disrupted`);
}

/** §3.1 Whose mark it is, and what goes with it. */
function checkMarks({ roster }: World, open: Open, unit: UnitId, say: Say): void {
  const marks = open.marks[unit] as number;
  const has = (mark: number): boolean => (marks & mark) !== 0;
  const done = MOVED | FIRED | ASSAULTED;
  if (has(SUPPORTED) && roster.kind[unit] !== HQ) say(`unit ${unit} has supported and is no headquarters`);
  if (has(WET | GLIDED) && !has(LANDED)) say(`unit ${unit} has come ashore or down without landing`);
  if (has(AFLOAT | LANDED) && sideOf(roster, unit) !== ALLIED) say(`unit ${unit} is German and lands`);
  if (has(ENTERED) && sideOf(roster, unit) !== GERMAN) say(`unit ${unit} is Allied and pays for its entry`);
  // §7.2.2
  if (has(LANDED | AFLOAT) && open.mode[unit] !== COMBAT_MODE) say(`unit ${unit} lands on the march`);
  if (has(done) && roster.kind[unit] === GARRISON) say(`garrison ${unit} has acted`);
  if (marks !== 0 && open.box[unit] === ELIMINATED) say(`unit ${unit} is eliminated and marked`);
}

/** §2.5 §5.1 Boxes of the one side are not for the other. */
function checkBox({ roster }: World, open: Open, unit: UnitId, say: Say): void {
  const box = open.box[unit] as number;
  if (box < ON_MAP || box > AT_EDGE) say(`unit ${unit} is in box ${box}`);
  const isGerman = sideOf(roster, unit) === GERMAN;
  if (isGerman && box >= POOL && box < UNPLACED) say(`German unit ${unit} is in an Allied box`);
  if (!isGerman && box === UNPLACED) say(`Allied unit ${unit} waits to be set up`);
  if (roster.kind[unit] === GARRISON && (box === DUE || box === AT_EDGE)) say(`garrison ${unit} comes as a reinforcement`);
}

/** §8.1.4 Whoever was too many at the end of a segment is gone when the next begins; §13.3.2 a garrison is alone. */
function checkStacks(world: World, open: Open, say: Say): void {
  const top = open.stack.at(-1);
  const begins = (top?.step === 'fire' || top?.step === 'assaults') && open.firedAt.length === 0 && open.assaulted.length === 0;
  if (!begins) return;
  const crowded = mostOverStacked(world, open);
  if (crowded) say(`too many stand in ${world.grid.label(crowded.hex)}`);
  open.hex.forEach((hex, unit) => {
    if (hex >= 0 && world.roster.kind[unit] === GARRISON && unitsAt(world, open, hex).length > 1)
      say(`garrison ${unit} is not alone in ${world.grid.label(hex)}`);
  });
}

const columnsIn = (occupancy: Occupancy): NamedColumns =>
  columnsOf(occupancy, { ...bySide('ZOC', occupancy.zoc), ...bySide('entry', occupancy.entry) });
