import { type Action, type Counted, type GameWatch, type Seat, word } from '@bocage/kernel';
import { mustMove } from '../rules/10-movement/moves.js';
import { supportCase } from '../rules/11-combat/battle.js';
import { availableSupport } from '../rules/12-support/support.js';
import { isUnitSupplied } from '../rules/13-supply/supply.js';
import type { BattleFrame, DarkSummerEvent, DarkSummerFrame, DarkSummerTypes, Open, SupportFrame } from '../types.js';
import { type CombatKind, seatOf } from '../types.js';
import { LEAST_COLUMN } from './attack.js';
import { battleValue } from './battle-value.js';
import { createMarks } from './marks.js';
import type { Mind } from './mind.js';
import { GOOD_REACTION, reactionIdeas } from './reaction.js';

/** The ceilings, in the order they are reported. */
const CEILINGS = ['moved-out-of-supply', 'attacks-below-1-2', 'unused-reactions', 'unused-support', 'lost-to-stacking'] as const;
type Ceiling = (typeof CEILINGS)[number];

/** How much a marker would have changed a combat, in factors, to have been of good use. */
const GOOD_SUPPORT = 1;

/** Counts over one game what a good player does not do, from what is seen before and after each click. */
export function watchCeilings(mind: Mind): GameWatch<DarkSummerTypes> {
  const counts = new Map<Seat, Record<Ceiling, number>>();
  const marks = createMarks(mind.world);
  const count = (seat: Seat, what: Ceiling, by = 1): void => {
    const own = counts.get(seat) ?? noCounts();
    own[what] += by;
    counts.set(seat, own);
  };
  const turn: Turn = { leaving: -1, chosen: -1, declined: new Map(), used: new Set(), passes: 0, left: 0, removing: '' };
  return {
    before({ open }, seat, action) {
      if (counts.size === 0) for (const command of [0, 1, 2] as const) counts.set(seatOf(open, command), noCounts());
      noteBefore(mind, open, action, turn);
      turn.removing = seat;
      noteSupport(mind, open, seat, action, turn);
    },
    after({ open }, events) {
      for (const event of events) {
        judge(mind, open, event, turn, count);
        marks.see(open, event);
      }
      turn.leaving = -1;
      if (open.phase === 'action') turn.left = open.reactions;
    },
    counted: (): Counted => ({ ceilings: Object.fromEntries(counts), marks: marks.counted() }),
  };
}

const noCounts = (): Record<Ceiling, number> => Object.fromEntries(CEILINGS.map((name) => [name, 0])) as Record<Ceiling, number>;

/** What is remembered between clicks. */
interface Turn {
  /** The unit about to move that could stay in supply, −1 none. */
  leaving: number;
  /** The hex of the attack being declared that nobody was obliged to, −1 none. */
  chosen: number;
  /** Markers that would have been of good use in this round, with whose they were. */
  readonly declined: Map<number, Seat>;
  readonly used: Set<string>;
  /** Good uses of a Reaction chit passed by in this turn. */
  passes: number;
  left: number;
  /** Who removes units of an over-stacked hex. */
  removing: Seat;
}

function noteBefore(mind: Mind, open: Open, action: Action, turn: Turn): void {
  const { world } = mind;
  const frame = open.stack[open.stack.length - 1] as DarkSummerFrame;
  if (frame.step === 'leg') {
    const isForced = mustMove(world, open, frame.unit, frame.kind);
    turn.leaving = !isForced && (open.hex[frame.unit] as number) >= 0 && isUnitSupplied(world, open, frame.unit) ? frame.unit : -1;
  }
  if (frame.step === 'fighting') turn.chosen = action.kind === 'hex' && !open.obliged.includes(action.hex) ? action.hex : -1;
  if (frame.step === 'react' && action === word('pass')) {
    const best = reactionIdeas(mind, open, 'reaction')[0]?.gain ?? 0;
    if (best >= GOOD_REACTION) turn.passes++;
  }
}

/** §11.3.2 A player who stops giving support: which markers would have helped much. */
function noteSupport(mind: Mind, open: Open, seat: Seat, action: Action, turn: Turn): void {
  const frame = open.stack[open.stack.length - 1] as SupportFrame;
  if (frame.step !== 'support' || action !== word('done')) return;
  const below = open.stack[open.stack.length - 2] as BattleFrame;
  if (below.step !== 'battle') return;
  const sign = frame.purpose === 'attack' ? 1 : -1;
  const field = frame.purpose === 'attack' ? 'attackSupport' : 'defenceSupport';
  const now = sign * battleValue(mind, open, below).value;
  for (const marker of availableSupport(mind.world, open, supportCase(mind.world, open, below, frame.purpose))) {
    const then = sign * battleValue(mind, open, { ...below, [field]: [...below[field], marker] }).value;
    if (then - now >= GOOD_SUPPORT) turn.declined.set(marker, seat);
  }
}

const WAVES: readonly CombatKind[] = ['wave1', 'wave2'];

function judge(mind: Mind, open: Open, event: DarkSummerEvent, turn: Turn, count: (seat: Seat, what: Ceiling, by?: number) => void): void {
  const { world } = mind;
  switch (event.event) {
    case 'moved':
      if (event.unit === turn.leaving && !isUnitSupplied(world, open, event.unit))
        count(seatOf(open, world.roster.command[event.unit] as 0 | 1 | 2), 'moved-out-of-supply');
      return;
    case 'battle':
      if (event.target === turn.chosen && !WAVES.includes(event.kind) && world.data.tables.crt.columns.indexOf(event.column) < LEAST_COLUMN)
        count(seatOf(open, event.command), 'attacks-below-1-2');
      return;
    case 'over-stacked': {
      // §5.2 After a retreat the owner removes them, and may not have had a choice.
      const owner = seatOf(open, world.roster.command[event.unit] as 0 | 1 | 2);
      if (owner !== turn.removing) count(owner, 'lost-to-stacking');
      return;
    }
    case 'supported':
      turn.used.add(event.marker);
      return;
    case 'round':
      settleSupport(mind, turn, count);
      return;
    case 'phase':
      settleSupport(mind, turn, count);
      if (event.phase === 'attrition') {
        count(seatOf(open, 2), 'unused-reactions', Math.min(turn.passes, turn.left));
        turn.passes = 0;
      }
      return;
  }
}

function settleSupport({ world }: Mind, turn: Turn, count: (seat: Seat, what: Ceiling) => void): void {
  for (const [marker, seat] of turn.declined)
    if (!turn.used.has(world.data.tables.support[marker]?.id as string)) count(seat, 'unused-support');
  turn.declined.clear();
  turn.used.clear();
}
