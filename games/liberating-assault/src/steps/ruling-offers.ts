import { type Action, hex as atHex, unit as theUnit, type UnitId, word } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { handOf } from '../rules/hands.js';
import { divisionsToHave, mayRule, type Ruling } from '../rules/rulings.js';
import { seatIds } from '../seats.js';
import { AT_SEA, FREE, type LiberatingAssaultState, type LiberatingAssaultView, type Open, STAFF, STAGES } from '../types.js';
import { holderOf, type World } from '../world.js';
import { numbered, readNumbered } from './steps.js';

const VOID: Action = word('void-order');
const END: Action = word('end-game');

const REMOVE: Action = word('remove');
const PICK = 'pick';

/** How many cards control gives somebody. */
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

/** §9.8 What control can say about a counter: where it is to stand, or that it is taken off, its boxes, its order, its division’s cards, and who may know of it. */
export function unitRulings(world: World, view: LiberatingAssaultView, unit: UnitId): Action[] {
  const { open, known } = view;
  const may = (ruling: Ruling): boolean => mayRule(world, stateOf(view), ruling);
  const formation = open.attached[unit] as number;
  const boxes = (world.roster.boxes[unit] as readonly number[]).map((_, lost) => lost).filter((lost) => lost !== known.lost[unit]);
  return [
    ...world.ground.land.filter((hex) => hex !== known.hex[unit] && may({ what: 'move', unit, hex })).map(atHex),
    ...(may({ what: 'remove', unit }) ? [REMOVE] : []),
    ...divisionsToHave(world, open, unit).map((division) => numbered('to', division)),
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
    ...known.hex.flatMap((hex, unit) => {
      const canBe = (open.attached[unit] as number) >= 0 || divisionsToHave(world, open, unit).length > 0;
      return canBe ? [hex >= 0 || hex === AT_SEA ? theUnit(unit) : numbered(PICK, unit)] : [];
    }),
    ...staffs.flatMap((team) => cardRulings(view, team)),
    // What is called up comes when arrivals are next brought on: in the first step of this turn still, else in that of the next.
    ...known.due.flatMap((due, formation) => (due > open.turn + (open.stage === STAGES[0] ? 0 : 1) ? [numbered('arrive', formation)] : [])),
    ...known.battles.flatMap((_, battle) =>
      mayRule(world, stateOf(view), { what: 'attacker', battle }) ? [numbered('attacker', battle)] : [],
    ),
    END,
  ];
}

/** The counter a click picks to rule on; −1 where it picks none. Those off the map are picked by their number. */
export function pickedBy(action: Action): number {
  if (action.kind === 'unit') return action.unit;
  const { name, numbers } = readNumbered(action);
  return name === PICK ? (numbers[0] as number) : FREE;
}

/** The ruling a click makes; `unit` is the counter that was picked before. */
export function readRuling({ open, sealed }: LiberatingAssaultState, action: Action, unit: UnitId): Ruling {
  if (action.kind === 'hex') return { what: 'move', unit, hex: action.hex };
  if (action === REMOVE) return { what: 'remove', unit };
  if (action === VOID) return { what: 'order', unit };
  if (action === END) return { what: 'end' };
  const { name, numbers } = readNumbered(action);
  const [first, holder] = numbers as [number, number];
  if (name === 'to') return { what: 'attach', unit, formation: first };
  if (name === 'boxes') return { what: 'boxes', unit, lost: first };
  if (name === 'arrive') return { what: 'arrival', formation: first, turn: open.turn };
  if (name === 'attacker') return { what: 'attacker', battle: first };
  if (name === 'reveal') return { what: 'reveal', unit, team: first };
  const card = CARDS[first] as CardKind;
  return { what: 'cards', holder, card, count: handOf(sealed.hand, holder, card) + (name === 'grant' ? 1 : -1) };
}
