import { type Steps, step, word } from '@bocage/kernel';
import { buyers, forSale, priceOf } from '../rules/dispatch.js';
import { sideAt } from '../sides.js';
import type { GreatestDayState, GreatestDayTypes, Known, Open, PurchaseFrame, Sealed, Tell } from '../types.js';
import { fieldOf, type World } from '../world.js';

const DONE = word('done');
const buy = (chit: number) => word(`buy:${chit}`);
const answeredBy = (hidden: Sealed | Known, seat: string): boolean => hidden.answered[sideAt(seat)] === 1;

/** §S.7 Both sides buy Formation chits in secret, at once (A12); points are paid when all have. */
const createPurchaseStep = (world: World) =>
  step<GreatestDayTypes, PurchaseFrame>({
    section: 'S.7',
    asks: (open: Open) => buyers(world, open),
    mode: 'sealed',
    hasAnswered: (hidden, _open, _frame, seat) => answeredBy(hidden, seat),
    settle(state, _frame, tell) {
      if (buyers(world, state.open).some((seat) => !answeredBy(state.sealed, seat))) return false;
      tell({ event: 'dispatched', section: 'S.7', reveals: 'all' });
      payAll(world, state, tell);
      state.open.stack.pop();
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

/** §S.7 Every division pays for its Formations at once: the rate of exchange is for the whole of what it lacks. */
function payAll(world: World, { open, sealed }: GreatestDayState, tell: Tell): void {
  const { chits } = fieldOf(world, open);
  const divisions = sealed.bought.flat().map((chit) => chits[chit]?.division as number);
  for (const division of [...new Set(divisions)].sort((a, b) => a - b)) {
    const { dp, cp } = priceOf(world, open, division, divisions.filter((one) => one === division).length);
    open.dp[division] = (open.dp[division] as number) - dp;
    open.cp[division] = (open.cp[division] as number) - cp;
    tell({ event: 'points', section: 'S.7', division, cp: 0 - cp, dp: 0 - dp, why: cp > 0 ? 'exchanged' : 'bought', reveals: 'all' });
  }
}

/** §S.7 */
export const createPurchaseSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'purchase'> => ({ purchase: createPurchaseStep(world) });
