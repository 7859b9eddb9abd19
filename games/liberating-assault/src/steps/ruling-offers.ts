import { type Action, hex as atHex, unit as theUnit, word } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { handOf } from '../rules/hands.js';
import { mayRule, type Ruling } from '../rules/rulings.js';
import { seatIds } from '../seats.js';
import { type LiberatingAssaultState, type LiberatingAssaultView, type Open, STAFF } from '../types.js';
import { holderOf, type World } from '../world.js';
import { numbered, readNumbered } from './steps.js';

const VOID: Action = word('void-order');
const END: Action = word('end-game');

/** How far a counter is put by a ruling, and how many cards control gives somebody. */
const FAR = 3;
const MOST_CARDS = 99;

const stateOf = ({ open, known }: LiberatingAssaultView): LiberatingAssaultState => ({ open, sealed: known });

/** Cards in a hand: one more, or one fewer. */
function cardRulings({ known }: LiberatingAssaultView, holder: number): Action[] {
  return CARDS.flatMap((card, i) => {
    const count = handOf(known.hand, holder, card);
    return [...(count < MOST_CARDS ? [numbered('grant', i, holder)] : []), ...(count > 0 ? [numbered('take', i, holder)] : [])];
  });
}

/** §9.5 Teams that have a seat at this table and can be told what they do not see. */
function tellable(world: World, open: Open): number[] {
  const seats = new Set(seatIds(world.teams, open.way));
  return world.teams.level.flatMap((level, team) => {
    const isSeated = level !== 'control' && (open.way !== STAFF || seats.has(world.teams.id[team] as string));
    return isSeated ? [team] : [];
  });
}

/** §9.8 What control can say about a counter: where it stands, its boxes, its order, its division’s cards, and who may know of it. */
export function unitRulings(world: World, view: LiberatingAssaultView, unit: number): Action[] {
  const { open, known } = view;
  const may = (ruling: Ruling): boolean => mayRule(world, stateOf(view), ruling);
  const formation = open.attached[unit] as number;
  const boxes = (world.roster.boxes[unit] as readonly number[]).map((_, lost) => lost).filter((lost) => lost !== known.lost[unit]);
  return [
    ...world.ground
      .around(known.hex[unit] as number, FAR)
      .filter((hex) => hex !== known.hex[unit] && may({ what: 'move', unit, hex }))
      .map(atHex),
    ...boxes.filter((lost) => may({ what: 'boxes', unit, lost })).map((lost) => numbered('boxes', lost)),
    ...(may({ what: 'order', unit }) ? [VOID] : []),
    ...(formation < 0 ? [] : cardRulings(view, holderOf(world, formation))),
    ...tellable(world, open)
      .filter((team) => may({ what: 'reveal', unit, team }))
      .map((team) => numbered('reveal', team)),
  ];
}

/** §9.8 What control can decide without picking a counter. */
export function hallRulings(world: World, view: LiberatingAssaultView): Action[] {
  const { open, known } = view;
  const staffs = world.teams.level.flatMap((level, team) => (['division', 'german', 'control'].includes(level) ? [] : [team]));
  return [
    ...known.hex.flatMap((hex, unit) => (hex >= 0 && (open.attached[unit] as number) >= 0 ? [theUnit(unit)] : [])),
    ...staffs.flatMap((team) => cardRulings(view, team)),
    // What is called up comes with the next turn: that of this turn have come.
    ...open.due.flatMap((due, formation) => (due > open.turn + 1 ? [numbered('arrive', formation)] : [])),
    ...known.battles.flatMap((_, battle) =>
      mayRule(world, stateOf(view), { what: 'attacker', battle }) ? [numbered('attacker', battle)] : [],
    ),
    END,
  ];
}

/** The ruling a click makes; `unit` is the counter that was picked before. */
export function readRuling({ open, sealed }: LiberatingAssaultState, action: Action, unit: number): Ruling {
  if (action.kind === 'hex') return { what: 'move', unit, hex: action.hex };
  if (action === VOID) return { what: 'order', unit };
  if (action === END) return { what: 'end' };
  const { name, numbers } = readNumbered(action);
  const [first, holder] = numbers as [number, number];
  if (name === 'boxes') return { what: 'boxes', unit, lost: first };
  if (name === 'arrive') return { what: 'arrival', formation: first, turn: open.turn };
  if (name === 'attacker') return { what: 'attacker', battle: first };
  if (name === 'reveal') return { what: 'reveal', unit, team: first };
  const card = CARDS[first] as CardKind;
  return { what: 'cards', holder, card, count: handOf(sealed.hand, holder, card) + (name === 'grant' ? 1 : -1) };
}
