import { type Action, hex as atHex, type Seat, type Step, unit as theUnit, word } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { handOf } from '../rules/hands.js';
import { applyRuling, mayRule, type Ruling } from '../rules/rulings.js';
import { seatIds } from '../seats.js';
import {
  FREE,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  type LiberatingAssaultView,
  NO_ORDER,
  type Open,
  type RulingFrame,
} from '../types.js';
import type { World } from '../world.js';
import { chairOf, numbered, readNumbered } from './steps.js';
import { createWatch } from './watch.js';

const GO: Action = word('go-on');
const VOID: Action = word('void-order');

/** How far a counter is put by a ruling, and how many rulings a game can have. */
const FAR = 3;
const MOST_RULINGS = 200;

/** §9.8 Where people umpire, game control opens every step of the turn, and may rule before it does. */
export function rulingFrames(world: World, open: Open): RulingFrame[] {
  if (open.umpires === 0) return [];
  const control = seatIds(world.teams, open.way).find((seat) => seat.startsWith('control')) as Seat;
  return [{ step: 'ruling', asks: [control] }];
}

/** Cards in the hands of staffs: one more, or one fewer. */
function cardRulings(world: World, { known }: LiberatingAssaultView): Action[] {
  const holders = world.teams.level.flatMap((level, team) => (['division', 'german', 'control'].includes(level) ? [] : [team]));
  return holders.flatMap((holder) =>
    CARDS.flatMap((card, i) => [
      ...(handOf(known.hand, holder, card) < 99 ? [numbered('grant', i, holder)] : []),
      ...(handOf(known.hand, holder, card) > 0 ? [numbered('take', i, holder)] : []),
    ]),
  );
}

/** Divisions that are still to come may come now. */
const arrivalRulings = ({ open }: LiberatingAssaultView): Action[] =>
  open.due.flatMap((due, formation) => (due > open.turn ? [numbered('arrive', formation)] : []));

function unitRulings(world: World, { open, known }: LiberatingAssaultView, unit: number): Action[] {
  const state = { open, sealed: known };
  const hexes = world.ground.around(known.hex[unit] as number, FAR).filter((hex) => hex !== known.hex[unit]);
  const boxes = (world.roster.boxes[unit] as readonly number[]).map((_, lost) => lost).filter((lost) => lost !== known.lost[unit]);
  return [
    ...hexes.filter((hex) => mayRule(world, state, { what: 'move', unit, hex })).map(atHex),
    ...boxes.map((lost) => numbered('boxes', lost)),
    ...(known.order[unit] === NO_ORDER ? [] : [VOID]),
  ];
}

function readRuling({ open, sealed }: LiberatingAssaultState, action: Action, unit: number): Ruling {
  if (action.kind === 'hex') return { what: 'move', unit, hex: action.hex };
  if (action === VOID) return { what: 'order', unit };
  const { name, numbers } = readNumbered(action);
  const [first, holder] = numbers as [number, number];
  if (name === 'boxes') return { what: 'boxes', unit, lost: first };
  if (name === 'arrive') return { what: 'arrival', formation: first, turn: open.turn };
  const card = CARDS[first] as CardKind;
  return { what: 'cards', holder, card, count: handOf(sealed.hand, holder, card) + (name === 'grant' ? 1 : -1) };
}

/** §9.8 Control picks a counter and says what becomes of it, moves cards about, calls up a division, or lets the game go on. */
export const createRulingStep = (world: World): Step<LiberatingAssaultTypes, RulingFrame> => ({
  awaits: (_state, { asks }) => ({ kind: 'seats', seats: [...asks], mode: 'turn' }),
  legal(view, _frame, seat) {
    const { open, known } = view;
    const unit = known.cursor[chairOf(world, open, seat)] as number;
    if (open.rulings >= MOST_RULINGS) return [GO];
    if (unit !== FREE) return unitRulings(world, view, unit);
    const units = known.hex.flatMap((hex, one) => (hex >= 0 && unitRulings(world, view, one).length > 0 ? [theUnit(one)] : []));
    return [...units, ...cardRulings(world, view), ...arrivalRulings(view), GO];
  },
  refusal: () => ({ code: 'not-offered', section: '9.8' }),
  play(state, _frame, seat, action, tell) {
    const { open, sealed } = state;
    const chair = chairOf(world, open, seat);
    if (action.kind === 'unit') sealed.cursor[chair] = action.unit;
    if (action === GO) open.stack.pop();
    if (action.kind === 'unit' || action === GO) {
      tell({ event: 'done', section: '9.8', seat, to: [seat] });
      return;
    }
    const unit = sealed.cursor[chair] as number;
    const ruling = readRuling(state, action, unit);
    const watch = createWatch(world, open, sealed);
    applyRuling(world, state, ruling);
    sealed.cursor[chair] = FREE;
    if (ruling.what === 'move')
      tell({ event: 'moved', section: '9.8', unit, path: [ruling.hex], how: 'ruling', ...watch.seers(ruling.hex), reveals: 'all' });
    tell({ event: 'ruling', section: '9.8', number: open.rulings, what: ruling.what, reveals: 'all' });
  },
});
