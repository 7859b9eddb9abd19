import { setMark } from '@bocage/wargame';
import { place, touch } from '../../occupancy.js';
import { CHERBOURG, EXITED, hexOf, JUST_ENTERED, MAY_LEAVE, type Open, type Tell, VIA_BRITTANY } from '../../types.js';
import type { World } from '../../world.js';
import { goAlong } from '../3-victory/going.js';
import { type Box, markExit } from './boxes.js';

const PLACES: Readonly<Record<Box, number>> = { cherbourg: CHERBOURG, brittany: JUST_ENTERED, exit: EXITED };
const SECTIONS: Readonly<Record<Box, string>> = { cherbourg: '10.4.3', brittany: '10.4.4', exit: '10.4.5' };

/** §10.4.1 A unit goes along a path to a lettered hex and from there into its box. */
export function enterBox(world: World, open: Open, unit: number, path: readonly number[], box: Box, tell: Tell): void {
  goAlong(world, open, unit, path, tell);
  place(world, open, unit, PLACES[box]);
  tell({ event: 'boxed', section: SECTIONS[box], unit, path, place: PLACES[box] });
  if (box === 'exit') markExit(world, open, unit, path[path.length - 1] as number);
  if (box !== 'brittany' || open.brittanyTurn > 0) return;
  open.brittanyTurn = open.turn;
  touch(world, open);
}

/** §10.4.2 §10.4.4 A unit leaves its box; the first to come back from Brittany closes the way there after this turn. */
export function leaveBox(world: World, open: Open, unit: number, path: readonly number[], tell: Tell): void {
  const from = hexOf(open, unit);
  goAlong(world, open, unit, path, tell);
  tell({ event: 'left-box', section: '10.4.2', unit, from, path });
  if (from !== MAY_LEAVE) return;
  setMark(open, unit, VIA_BRITTANY);
  if (open.returnTurn === 0) open.returnTurn = open.turn;
  touch(world, open);
}
