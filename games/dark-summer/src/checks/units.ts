import { isWithdrawable } from '../roster.js';
import { AUTOMATIC, ELIMINATED, hexOf, type Open, VIA_BRITTANY, WAITING, WITHDRAWN } from '../types.js';
import type { World } from '../world.js';
import type { Say } from './say.js';

/** §2.2.1 §8.1 §8.3 Steps, marks and dates fit the place of a unit. */
export function checkUnits(world: World, open: Open, say: Say): void {
  for (let unit = 0; unit < world.roster.units; unit++) {
    const place = hexOf(open, unit);
    const steps = open.steps[unit] as number;
    const marks = open.marks[unit] as number;
    if (place !== ELIMINATED && (steps < 1 || steps > (world.roster.fullSteps[unit] as number))) say(`unit ${unit} has ${steps} steps`);
    if ((place === ELIMINATED || place === WITHDRAWN) && marks !== 0) say(`unit ${unit} is out of the game and marked`);
    if (place === WITHDRAWN && !isWithdrawable(world.roster.kind[unit] as 'glider')) say(`unit ${unit} may not be withdrawn`);
    if (place === WAITING && (marks & ~AUTOMATIC) !== 0) say(`unit ${unit} waits and is marked`);
    if (place === WAITING && (open.due[unit] as number) < 1) say(`unit ${unit} waits for no turn`);
    if (place >= 0 && open.due[unit] !== 0) say(`unit ${unit} is on the map and due`);
    if ((marks & VIA_BRITTANY) !== 0 && open.returnTurn === 0) say(`unit ${unit} is back from Brittany before anybody`);
  }
}

/** §11.5 Factors come from their pool, and the Ost battalion of factor 0 goes at once. */
export function checkValues(world: World, open: Open, say: Say): void {
  const { kind, hidden } = world.roster;
  const { pools } = world.data.tables;
  const left = { strongpoint: [...pools.strongpoint], ost: [...pools.ost] };
  open.value.forEach((value, unit) => {
    if (value < 0) return;
    if (!hidden[unit]) {
      say(`unit ${unit} has a drawn factor`);
      return;
    }
    const pool = left[kind[unit] as 'ost'];
    pool[value] = (pool[value] ?? 0) - 1;
    if ((pool[value] as number) < 0) say(`too many counters of kind ${kind[unit]} have factor ${value}`);
    if (kind[unit] === 'ost' && value === 0 && open.hex[unit] !== ELIMINATED) say(`unit ${unit} has factor 0 and is still there`);
  });
}
