import { MOST_ORDERS, type Seat, type StandingOrder } from '@bocage/kernel';
import * as z from 'zod/mini';

/** What a seat says beforehand about a kind of question (`OrderKind` of its game): for the whole side, or for one unit. */
const name = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const unit = z.number().check(z.int(), z.minimum(0), z.maximum(99_999));
const n = z.number().check(z.int(), z.minimum(-9_999), z.maximum(9_999));

/** Without a choice the order ends. */
const change = z.strictObject({ kind: name, unit: z.optional(unit), choice: z.optional(name), n: z.optional(n) });

export const orderMessage = <R extends { readonly [key: string]: z.ZodMiniType }>(request: R) =>
  z.strictObject({
    ...request,
    type: z.literal('orders'),
    seat: name,
    change: z.array(change).check(z.minLength(1), z.maxLength(MOST_ORDERS)),
  });

/** The orders of seats as a save holds them. */
export const savedOrders = z.record(
  name,
  z.array(z.object({ kind: name, unit: z.optional(unit), choice: name, n: z.optional(n) })).check(z.maxLength(MOST_ORDERS)),
);

/** Those of one's own seats that have any. */
export type OrdersBySeat = Readonly<Record<Seat, readonly StandingOrder[]>>;
