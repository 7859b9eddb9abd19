import * as z from 'zod/mini';
import { computerName, hallMessages, hallWish, MOST_SEATS, personHandle, seatName as seat } from './hall.js';
import { orderMessage } from './orders.js';

/**
 * What a browser may send. Every request carries an id of the client's making; a request that is sent again with the
 * same id is answered again and not carried out twice. Sizes are bounded here, before anything looks at the content.
 */
const id = z.string().check(z.minLength(1), z.maxLength(40));
const tableId = z.string().check(z.regex(/^[a-z0-9]{8,32}$/));
const seats = z.array(seat).check(z.maxLength(MOST_SEATS));
const position = z.number().check(z.int(), z.nonnegative());
const request = { id, table: tableId };

export const clientMessage = z.discriminatedUnion('type', [
  /**
   * Look at a table through these seats (which this browser must hold) instead of those before; none is the spectator. `have` resumes the
   * log after that position, which counts for exactly these seats. `brief` asks for `change` in place of `update`.
   */
  z.strictObject({ ...request, type: z.literal('watch'), seats, have: position, brief: z.optional(z.boolean()) }),
  z.strictObject({ ...request, type: z.literal('unwatch') }),
  /** `seats` and `position` are what the client was looking at; without `seats` it is what this connection watches. */
  z.strictObject({
    ...request,
    type: z.literal('act'),
    seat,
    seats: z.optional(seats),
    position,
    action: z.string().check(z.maxLength(48)),
  }),
  z.strictObject({ ...request, type: z.literal('undo'), seat, seats: z.optional(seats), position }),
  /** A computer decides for this seat until its part of the step is done, or somebody else is asked. */
  z.strictObject({ ...request, type: z.literal('assist'), seat, seats: z.optional(seats), position }),
  z.strictObject({ ...request, type: z.literal('propose'), seat, what: z.enum(['take-back', 'draw']) }),
  z.strictObject({ ...request, type: z.literal('answer'), seat, what: z.enum(['take-back', 'draw']), agree: z.boolean() }),
  z.strictObject({ ...request, type: z.literal('resign'), seat }),
  z.strictObject({
    ...request,
    type: z.literal('chat'),
    text: z.string().check(z.minLength(1), z.maxLength(500)),
    hex: z.optional(position),
  }),
  /** A public die rolled by hand, on tables opened for it. */
  z.strictObject({ ...request, type: z.literal('roll'), seat, result: z.array(z.number().check(z.int())).check(z.maxLength(12)) }),
  /** The view as it was after that many told entries: for the replay slider. */
  z.strictObject({ ...request, type: z.literal('view-at'), seats, position }),
  /** Who runs the table sends a spectator away; the spectators' link ends with it. */
  z.strictObject({ ...request, type: z.literal('remove'), person: personHandle }),
  /** How this seat answers from now on where it has said so beforehand; nobody else is told. */
  orderMessage(request),
  ...hallMessages(request),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** Named things are counted before any of them is looked at: with a data pack a request may be long. */
const few = <T extends z.ZodMiniType<unknown, Record<string, unknown>>>(fields: T) =>
  z.pipe(
    z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null && Object.keys(value).length <= MOST_SEATS),
    fields,
  );
const named = <T extends z.ZodMiniType>(what: T) => few(z.record(z.string().check(z.maxLength(40)), what));

/** POST /api/tables */
export const openTable = few(
  z.strictObject({
    game: z.string().check(z.maxLength(40)),
    scenario: z.string().check(z.maxLength(40)),
    options: named(z.string().check(z.maxLength(40))),
    title: z.string().check(z.maxLength(80)),
    /** Who sits where: me, an invitation, or a computer player. */
    seats: named(z.enum(['me', 'invite', ...computerName.options])),
    name: z.string().check(z.maxLength(40)),
    nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    handDice: z.optional(z.boolean()),
    /** Opens it as a hall: with a clock, letters, and people who may be moved from seat to seat by who runs it. */
    hall: z.optional(hallWish),
    /** Data that replaces tables, counters or hexes; checked by the game. */
    pack: z.optional(z.unknown()),
  }),
);
export type OpenTable = z.infer<typeof openTable>;

/** POST /api/join: an invitation, exchanged once for a seat held by this browser's cookie. */
export const joinTable = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});
export type JoinTable = z.infer<typeof joinTable>;
