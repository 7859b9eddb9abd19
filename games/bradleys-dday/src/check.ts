import { columnsOf, type NamedColumns, staleColumns } from '@bocage/wargame';
import type { Occupancy } from './occupancy.js';
import { GARRISON, sideOf } from './roster.js';
import { ABSENT, AFLOAT, type BradleyState, DZ_BOX, ON_MAP, type Open } from './types.js';
import type { World } from './world.js';

type Say = (what: string) => void;

/** Invariants that hold in every reachable state; each broken one is a sentence. */
export function check(world: World, { open, sealed }: BradleyState): string[] {
  const broken: string[] = [];
  const say: Say = (what) => void broken.push(what);
  checkColumns(world, open, say);
  checkPlaces(world, open, say);
  if (new Set(sealed.mines).size !== sealed.mines.length) say('two mine points lie in one hex');
  if (open.asp < 0) say('more support points were used than there were');
  staleColumns(columnsIn(world.occupancies.of(open)), columnsIn(world.occupancies.build(open))).forEach(say);
  return broken;
}

function checkColumns(world: World, open: Open, say: Say): void {
  const { units } = world.roster;
  for (const name of ['hex', 'box', 'mode', 'facing', 'disrupted', 'marks', 'flakAt'] as const)
    if (open[name].length !== units) say(`column ${name} has ${open[name].length} entries`);
  if (open.stack[0]?.step !== 'game') say('the bottom of the stack is not the sequence of play');
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
  open.box.forEach((box, unit) => {
    if (box === ABSENT && world.roster.kind[unit] === GARRISON && (open.hex[unit] as number) >= 0) say(`garrison ${unit} is not in play`);
  });
}

const columnsIn = (occupancy: Occupancy): NamedColumns =>
  columnsOf(occupancy, { 'Allied ZOC': occupancy.zoc[0], 'German ZOC': occupancy.zoc[1] });
