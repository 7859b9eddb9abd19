import { chanceStep, flowStep, type Steps, step, word } from '@bocage/kernel';
import { gainPoints } from '../rules/points.js';
import { outcomeOf } from '../rules/victory.js';
import { beginTurnStep, openAll, TURN_STEPS } from '../sequence.js';
import { SEATS, type Side, seatOf } from '../sides.js';
import type { DrawFrame, GreatestDayState, GreatestDayTypes, Known, Open, PurchaseFrame, Sealed, Tell, TurnFrame } from '../types.js';
import { fieldOf, type World } from '../world.js';

const DONE = word('done');

/** §S.1 One step of the turn after another; after the last the next turn begins, or the game is over. */
const createTurnStep = (world: World) =>
  flowStep<GreatestDayTypes, TurnFrame>({
    section: 'S.1',
    next(state, frame, tell) {
      const { open } = state;
      const now = TURN_STEPS[frame.next];
      if (now !== undefined) {
        frame.next++;
        beginTurnStep(world, state, now, tell);
        return;
      }
      if (open.turn >= fieldOf(world, open).scenario.turns) {
        const outcome = outcomeOf(world, open);
        open.stack.push({ step: 'over', outcome });
        tell({ event: 'over', section: 'S.39', outcome });
        return;
      }
      open.turn++;
      frame.next = 0;
    },
  });

/** §S.2 A chit is drawn until one is left, which is carried over (A1). The one carried over is in play first. */
const createDrawStep = (world: World) =>
  chanceStep<GreatestDayTypes, DrawFrame>({
    section: 'S.2',
    settle(state, _frame, tell) {
      const { open } = state;
      if (open.chit >= 0) {
        const chit = open.chit;
        open.chit = -1;
        bringIntoPlay(world, state, chit, tell);
        return true;
      }
      if (open.mug.length > 1) return false;
      open.chit = open.mug.pop() ?? -1;
      open.stack.pop();
      return true;
    },
    roll: ({ open }) => ({ kind: 'draw', why: 'chit', section: 'S.2', weights: open.mug.map(() => 1) }),
    resolve(state, _frame, _roll, [at], tell) {
      const [chit] = state.open.mug.splice(at as number, 1);
      bringIntoPlay(world, state, chit as number, tell);
    },
  });

function bringIntoPlay(world: World, state: GreatestDayState, chit: number, tell: Tell): void {
  const { open } = state;
  const { kind, side, division } = fieldOf(world, open).chits[chit] as ReturnType<typeof fieldOf>['chits'][number];
  open.played.push(chit);
  tell({ event: 'chit', section: 'S.2', chit });
  openAll(open);
  if (kind === 'division') gainPoints(world, state, division, tell);
  if (kind === 'naval' || kind === 'event') return;
  open.stack.push({ step: 'activation', asks: seatOf(side), chit, whites: 0, led: [] });
}

/** §S.7 Formation chits a side can still buy. */
function forSale(world: World, open: Open, bought: readonly number[], side: Side): number[] {
  const { formationChit } = world.data.tables.command;
  const { chits, roster } = fieldOf(world, open);
  return chits.flatMap(({ kind, side: whose, division, formation }, chit) => {
    if (kind !== 'formation' || whose !== side || bought.includes(chit) || open.chit === chit) return [];
    const leader = roster.leaderFormation.indexOf(formation);
    // A12: his leader must be on the map.
    if (leader < 0 || (open.leaderWith[leader] as number) < 0) return [];
    const spent = bought.filter((other) => chits[other]?.division === division).length * formationChit;
    return (open.dp[division] as number) - spent >= formationChit ? [chit] : [];
  });
}

const buy = (chit: number) => word(`buy:${chit}`);
const sideAt = (seat: string): Side => SEATS.indexOf(seat as (typeof SEATS)[number]) as Side;
const answeredBy = (hidden: Sealed | Known, seat: string): boolean => hidden.answered[sideAt(seat)] === 1;

/** §S.7 Both sides buy Formation chits in secret, at once (A12); points are paid when all have. */
const createPurchaseStep = (world: World) =>
  step<GreatestDayTypes, PurchaseFrame>({
    section: 'S.7',
    asks: () => SEATS,
    mode: 'sealed',
    hasAnswered: (hidden, _open, _frame, seat) => answeredBy(hidden, seat),
    settle({ open, sealed }) {
      if (sealed.answered.some((one) => one === 0)) return false;
      for (const chit of sealed.bought.flat()) {
        const division = fieldOf(world, open).chits[chit]?.division as number;
        open.dp[division] = (open.dp[division] as number) - world.data.tables.command.formationChit;
      }
      open.stack.pop();
      return true;
    },
    legal: ({ open, known }, _frame, seat) => [...forSale(world, open, known.bought[sideAt(seat)] ?? [], sideAt(seat)).map(buy), DONE],
    refusal: () => ({ code: 'not-for-sale' }),
    play({ open, sealed }, _frame, seat, action, tell) {
      const side = sideAt(seat);
      if (action === DONE) {
        sealed.answered[side] = 1;
        return;
      }
      if (action.kind !== 'word') return;
      const chit = Number(action.word.slice('buy:'.length));
      sealed.bought[side]?.push(chit);
      tell({ event: 'bought', section: 'S.7', side, formation: fieldOf(world, open).chits[chit]?.formation as number, to: [seat] });
    },
  });

/** §S.1 §S.2 §S.7 */
export const createTurnSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'turn' | 'draw' | 'purchase'> => ({
  turn: createTurnStep(world),
  draw: createDrawStep(world),
  purchase: createPurchaseStep(world),
});
