import { type Action, type Seat, word } from '@bocage/kernel';
import { leadSeat } from '../rules/lead.js';
import { DONE } from '../steps/steps.js';
import type { LiberatingAssaultFrame, LiberatingAssaultView } from '../types.js';
import { chooseAdvance, chooseWayBack } from './aftermath.js';
import { chooseAllocation, chooseAttachment } from './allocating.js';
import { chooseSupport, chooseTactic, nextTactic } from './fighting.js';
import { chooseGroupCard } from './group-cards.js';
import { chooseGift } from './hand-down.js';
import { chooseBeach, chooseDropZone } from './landing.js';
import { chooseLoss } from './losing.js';
import type { Mind } from './mind.js';
import { chooseOrder } from './orders.js';
import { choosePlacing } from './place.js';
import { chooseRetrieval } from './retrieve.js';

const GO_ON: Action = word('go-on');

/** The next click of a seat's computer staff, from what that seat sees. */
export function chooseAction(mind: Mind, view: LiberatingAssaultView, seat: Seat, legal: readonly Action[]): Action {
  const frame = view.open.stack[view.open.stack.length - 1] as LiberatingAssaultFrame;
  const chosen = legal.length === 1 ? (legal[0] as Action) : answer(mind, view, frame, seat, legal);
  if (legal.includes(chosen)) return chosen;
  return legal.includes(DONE) ? DONE : (legal[0] as Action);
}

function answer(mind: Mind, view: LiberatingAssaultView, frame: LiberatingAssaultFrame, seat: Seat, legal: readonly Action[]): Action {
  switch (frame.step) {
    case 'beaches':
      return chooseBeach(mind, view, legal);
    case 'drop-zones':
      return chooseDropZone(mind, view, legal);
    case 'attach':
      return chooseAttachment(mind, view, legal, frame.team);
    case 'allocate':
      return chooseAllocation(mind, view, legal);
    case 'hand-down':
      return chooseGift(mind, view, seat, legal);
    case 'place':
      return frame.level === 'division' ? choosePlacing(mind, view, seat, legal) : chooseGroupCard(mind, view, legal);
    case 'lose-cards':
      return chooseLoss(mind, view, seat, frame, legal);
    case 'orders':
      return chooseOrder(mind, view, seat, legal);
    case 'support':
      return chooseSupport(mind, view, legal);
    case 'tactics': {
      const next = nextTactic(view, (battle, role) => leadSeat(mind.world, view.open, battle, role) === seat);
      return next ? chooseTactic(mind, view, legal, next.index, next.role) : DONE;
    }
    case 'withdraw':
      return chooseWayBack(mind, view, seat, frame, legal);
    case 'advance':
      return chooseAdvance(mind, view, seat, frame, legal);
    case 'retrieve':
      return chooseRetrieval(mind, view, seat, legal);
    case 'ruling':
      return GO_ON;
    default:
      return DONE;
  }
}
