import { type Action, type Seat, step, word } from '@bocage/kernel';
import { dismissable, seniorSeats } from '../rules/dismissal.js';
import { seatIds } from '../seats.js';
import {
  type ConsentFrame,
  FREE,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  type LiberatingAssaultView,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';
import { chairOf, controlSeat } from './steps.js';

const DISMISS = 'dismiss:';
const AGREE: Action = word('agree');
const REFUSE: Action = word('refuse');

/** §9.7 What a senior can ask for at the end of a turn: one officer right below him. */
export function requests(world: World, { open, known }: LiberatingAssaultView, seat: Seat): Action[] {
  if (known.cursor[chairOf(world, open, seat)] !== FREE) return [];
  return dismissable(world, open, seat).map((junior) => word(DISMISS + junior));
}

export const isRequest = (action: Action): boolean => action.kind === 'word' && action.word.startsWith(DISMISS);

/** §9.7 A request stands in its senior’s own place until all are done; then it is made before the whole hall. */
export function request(world: World, { open, sealed }: LiberatingAssaultState, seat: Seat, action: Action, tell: Tell): void {
  const junior = action.kind === 'word' ? action.word.slice(DISMISS.length) : '';
  sealed.cursor[chairOf(world, open, seat)] = chairOf(world, open, junior);
  tell({ event: 'asks-dismissal', section: '9.7', seat: junior, by: seat, to: [seat] });
}

/** §9.7 Control is asked about each request, one after another. */
export function consentFrames(world: World, { open, sealed }: LiberatingAssaultState): ConsentFrame[] {
  const seats = seatIds(world.teams, open.way);
  return [...new Set(seniorSeats(world, open))].flatMap((by) => {
    const junior = by === undefined ? undefined : seats[sealed.cursor[chairOf(world, open, by)] as number];
    return by === undefined || junior === undefined
      ? []
      : [{ step: 'consent', asks: [controlSeat(world, open)], seat: junior, by } as const];
  });
}

/** §9.7 Control agrees or not. The seat is vacated; who sits there afterwards is settled at the table. */
export const createConsentStep = () =>
  step<LiberatingAssaultTypes, ConsentFrame>({
    section: '9.7',
    legal: () => [AGREE, REFUSE],
    play({ open }, { seat, by }, _control, action, tell) {
      open.stack.pop();
      if (action === AGREE) tell({ event: 'dismissed', section: '9.7', seat, by, vacates: seat });
      else tell({ event: 'kept', section: '9.7', seat, by });
    },
  });
