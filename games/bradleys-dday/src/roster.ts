import type { UnitId } from '@bocage/kernel';
import type { Fixed } from '@bocage/wargame';
import { type Counter, type Counters, UNIT_CLASSES } from './data/shapes.js';
import { ALLIED, GERMAN, type Side } from './sides.js';

/** What the rules ask of a unit's type (§2.3). */
export const INFANTRY = 0;
export const WEAPON = 1;
export const ARTILLERY = 2;
export const ARMOR = 3;
export const HQ = 4;
export const GARRISON = 5;

/** §2.3 What never changes about units, as columns. Allied units come first. */
export function createRoster({ units, formations }: Counters) {
  const column = (of: (counter: Counter) => number): Uint8Array => Uint8Array.from(units, of);
  const byMode = (factor: 0 | 1 | 2): Uint8Array => Uint8Array.from(units.flatMap(({ mm, cm }) => [mm[factor], cm[factor]]));
  const numbered = (of: (counter: Counter) => string): Int16Array => {
    const names = [...new Set(units.map(of))].filter((name) => name !== '');
    return Int16Array.from(units, (counter) => names.indexOf(of(counter)));
  };
  const number = new Map(units.map(({ id }, unit) => [id, unit]));
  return {
    units: units.length,
    allied: units.filter(({ side }) => side === 'allied').length,
    kind: column(({ class: kind }) => UNIT_CLASSES.indexOf(kind)),
    /** The unit type of §2.3 as its own word: 'infantry', 'engineer', 'anti-tank' … */
    type: units.map(({ type }) => type),
    /** Combat factor, protection factor and movement allowance by mode: index unit * 2 + mode (§7.0). */
    cf: byMode(0),
    pf: byMode(1),
    ma: byMode(2),
    morale: column(({ morale }) => morale),
    /** In hexes, 0 for none, UNLIMITED for Bruno (§2.3, §14.0). */
    range: column(({ range }) => range),
    /** How far its fire goes: what has no range fires into the next hex (§10.2.7). */
    reach: column(({ class: kind, range }) => (UNIT_CLASSES.indexOf(kind) === INFANTRY ? 1 : Math.max(1, range))),
    /** Command radius of a headquarters, else 0 (§16.2). */
    command: column(({ command }) => command),
    /** Index into the formations of counters.json. */
    formation: column(({ formation }) => formations.findIndex(({ id }) => id === formation)),
    /** For each formation its headquarters and who stands in for it, −1 none (§16.2.1). */
    headquarters: formations.map(({ hq }) => number.get(hq) ?? -1),
    standIn: formations.map(({ standIn }) => number.get(standIn) ?? -1),
    /** All headquarters of each side, in order of their numbers. */
    staffs: [staffOf(units, 'allied'), staffOf(units, 'german')],
    /** Regiments by number: equal exactly when the names are; −1 none. */
    regiment: numbered(({ regiment, formation }) => (regiment === '' ? '' : `${formation} ${regiment}`)),
    /** §8.2 A dark bar behind the name, and the battalion it is a component of, −1 none. */
    bar: column(({ bar }) => (bar ? 1 : 0)),
    components: numbered(({ components }) => components),
    /** 1 with wheels under the symbol (§2.3). */
    motorized: column(({ motorized }) => (motorized ? 1 : 0)),
    /** May swim ashore (§5.8). */
    amphibious: column(({ amphibious }) => (amphibious ? 1 : 0)),
    number,
  };
}

const staffOf = (units: Counters['units'], of: Counter['side']): number[] =>
  [...units.keys()].filter((unit) => units[unit]?.side === of && UNIT_CLASSES.indexOf((units[unit] as Counter).class) === HQ);

export type Roster = Fixed<ReturnType<typeof createRoster>>;

export const sideOf = (roster: Roster, unit: UnitId): Side => (unit < roster.allied ? ALLIED : GERMAN);
