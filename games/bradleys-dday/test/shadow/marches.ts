import { ALLIED, GERMAN } from '../../src/types.js';
import { type Choice, groundRank, onTheMarch, stops, waysTo } from './choices.js';
import { commanders } from './command.js';
import * as conduct from './conduct.js';
import { fortOf, isTown } from './ground.js';
import type { Left } from './movement.js';
import { isBruno, isGarrison, type Piece } from './pieces.js';

type Before = conduct.Before;

/** §20.4 point 6 How far away is far enough. */
const FARTHEST = 6;

/** §20.4 point 4 The enemy a unit turns to, of equals the one in the lower hex. */
export function faced(now: Before, piece: Piece): number | undefined {
  const near = conduct.toEnemy(now, piece, piece.hex);
  const hexes = conduct
    .enemies(now, piece)
    .filter((enemy) => !isGarrison(enemy) && now.paper.sheet.distance(enemy.hex, piece.hex) === near)
    .map(({ hex }) => hex);
  return hexes.length > 0 ? Math.min(...hexes) : undefined;
}

/** §20.2 Where the reserve goes: the nearest beachhead as it marches, else a town in American hands, else a hex for either half of the map. */
function reserveGoal({ paper, state, sheets, field }: Before, piece: Piece): number {
  const nearest = (goals: readonly number[]): number | undefined => {
    const far = (goal: number): number => waysTo(paper, state, onTheMarch(piece), goal).get(piece.hex) ?? Number.POSITIVE_INFINITY;
    const by = goals.map((goal) => [far(goal), goal] as const).filter(([cost]) => cost < Number.POSITIVE_INFINITY);
    return by.sort(([a, x], [b, y]) => a - b || x - y)[0]?.[1];
  };
  const { west, east, westTo } = sheets.commands.reserve;
  const held = [...new Set(field.pieces.filter(({ side, hex }) => side === ALLIED && isTown(paper, hex)).map(({ hex }) => hex))];
  const home = Number(paper.sheet.label(piece.hex).slice(0, 2)) <= westTo ? west : east;
  return nearest(state.open.beachhead.filter((hex) => hex >= 0)) ?? nearest(held) ?? paper.sheet.hex(home);
}

/** §20.2 What a unit is sent to. */
export function goalFor(now: Before, piece: Piece): number | undefined {
  const command = conduct.commandOf(now, piece);
  return command.id === 'reserve' ? reserveGoal(now, piece) : conduct.objectiveFor(now, command);
}

/** §20.4 point 6 Guns that stay as they are: in forts, static, the railway gun. */
export const isFixed = ({ paper, state }: Before, piece: Piece): boolean =>
  piece.disrupted ||
  isBruno(piece) ||
  piece.counter.type === 'static' ||
  (piece.side === GERMAN && fortOf(paper, state.open, piece.hex) !== undefined);

/** §20.4 point 6 Hexes that guns on the march may go to, with what decides: far off, cheap. In command, for a headquarters a town; ruling learnt: where none is, any. */
export function gunPlaces(now: Before, piece: Piece, left: Left): Choice[] {
  const { paper, field } = now;
  const staff = commanders(paper, field, piece);
  const led = (hex: number): boolean => staff.some((hq) => paper.sheet.distance(hq.hex, hex) <= (hq.counter.command as number));
  const suits = (hex: number): boolean => (piece.counter.class === 'hq' ? isTown(paper, hex) : led(hex));
  const away = (hex: number): number => Math.min(FARTHEST, conduct.toEnemy(now, piece, hex));
  const farther = stops(now, piece, left).filter(([hex]) => away(hex) > away(piece.hex));
  const fit = farther.filter(([hex]) => suits(hex));
  return (fit.length > 0 ? fit : farther).map(([hex, cost]) => ({ hex, by: [-away(hex), cost, groundRank(now, piece, hex), hex] }));
}
