import { replyTo } from '@bocage/board';
import { type GameTypes, type Host, makeAction, type Seat } from '@bocage/kernel';
import type { LocalTable } from './local-table.js';

/** The decisions in progress, by their names. */
export const stepNow = <T extends GameTypes>(host: Host<T>): string =>
  host
    .view([])
    .open.stack.map(({ step }) => step)
    .join('/');

/** What a lesson has a computer do here, as it is sent; undefined where it is to think for itself. */
export function lessonReply<T extends GameTypes>({ replies }: LocalTable, host: Host<T>, seat: Seat): string | undefined {
  const action = replies && replyTo(replies, host.view([seat]).open, host.table.legal(seat));
  return action && makeAction(action);
}
