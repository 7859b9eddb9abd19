import { chanceStep } from '@bocage/kernel';
import { cherbourgOdds, readCherbourgCell, unitsInCherbourg } from '../rules/11-combat/cherbourg.js';
import { unknownAmong } from '../rules/11-combat/declaring.js';
import { eliminate } from '../rules/11-combat/removal.js';
import { type CherbourgFrame, type DarkSummerTypes, GERMANS, type Open, seatOf, type Tell, US } from '../types.js';
import type { World } from '../world.js';

/** §11.7 Everybody in the box fights; what is unknown there is drawn first. */
export function beginCherbourg(world: World, open: Open): void {
  open.cherbourgFought = 1;
  const { germans } = unitsInCherbourg(world, open);
  // An empty port is taken without a fight.
  open.stack.push({ step: 'cherbourg', support: [], next: germans.length === 0 ? 'end' : 'support' });
  const unknown = unknownAmong(world, open, germans);
  if (unknown.length > 0) open.stack.push({ step: 'reveal', units: unknown });
}

/** §11.7 The battle for the port. Below 1-1 nothing happens. */
export const createCherbourgStep = (world: World) =>
  chanceStep<DarkSummerTypes, CherbourgFrame>({
    section: '11.7',
    settle({ open }, frame, tell) {
      if (frame.next === 'support') {
        frame.next = 'die';
        open.stack.push({ step: 'support', asks: seatOf(open, US), command: US, purpose: 'attack' });
        return true;
      }
      const isEmpty = unitsInCherbourg(world, open).germans.length === 0;
      if (frame.next === 'die' && !isEmpty) {
        const odds = cherbourgOdds(world, open, frame.support);
        if (odds.column >= 0) return false;
        tell({ event: 'cherbourg-battle', section: '11.7', attack: odds.attack, defence: odds.defence, column: '', die: 0, result: '' });
      }
      open.stack.pop();
      if (isEmpty) capture(world, open, tell);
      return true;
    },
    roll: () => ({ kind: 'dice', why: 'cherbourg', section: '11.7', count: 1, sides: 6 }),
    resolve({ open }, frame, _, rolled, tell) {
      const die = rolled[0] as number;
      const { columns, rows } = world.data.tables.cherbourg;
      const { attack, defence, column } = cherbourgOdds(world, open, frame.support);
      const result = rows[die - 1]?.[column] as string;
      tell({ event: 'cherbourg-battle', section: '11.7', attack, defence, column: columns[column] as string, die, result });
      frame.next = 'end';
      const cell = readCherbourgCell(result);
      const { americans, germans } = unitsInCherbourg(world, open);
      if (cell.captured) capture(world, open, tell);
      if (cell.americans > 0) open.stack.push({ step: 'losses', asks: seatOf(open, US), units: americans, owed: cell.americans });
      if (cell.germans > 0) open.stack.push({ step: 'losses', asks: seatOf(open, GERMANS), units: germans, owed: cell.germans });
    },
  });

/** §11.7 The port falls by the table, or with its last defender. */
function capture(world: World, open: Open, tell: Tell): void {
  eliminate(world, open, unitsInCherbourg(world, open).germans, 'cherbourg', '11.7', tell);
  if (open.cherbourgTurn > 0) return;
  open.cherbourgTurn = open.turn;
  tell({ event: 'captured', section: '11.7', what: 'cherbourg', turn: open.turn });
}
