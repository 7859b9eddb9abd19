import { GENERAL_LEVELS, type GeneralLevel, LEVELS, type Seat } from '@bocage/kernel';
import * as z from 'zod/mini';

/**
 * A hall is a table that is run by somebody: the browser that opened it and whoever holds an umpire's seat. It has a
 * clock, people may be moved from seat to seat, and seats write letters to one another. Tables without one have none of it.
 */
export const seatName = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
/** As many as the largest game has, and some. */
export const MOST_SEATS = 200;
const LONGEST_LETTER = 1_000;
export const LONGEST_REASON = 400;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Somebody at a table, by a handle that tells nothing about his browser. */
export const personHandle = z.string().check(z.regex(/^[0-9a-f]{12}$/));

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));
export const computerName = z.enum(LEVELS);

const clockWish = z.strictObject({
  /** For a step in which many decide at once. */
  seconds: whole(5, DAY),
  /** For one seat's decision while the others wait; absent: no limit. */
  turnSeconds: z.optional(whole(5, DAY)),
  /** Seconds before the end at which everybody is warned. */
  warnings: z.array(whole(1, DAY)).check(z.maxLength(5)),
  /** What becomes of seats that have not answered: nothing, or the table says `done` for them (and a computer decides what cannot be left open). */
  late: z.enum(['wait', 'done']),
});
export type ClockWish = z.infer<typeof clockWish>;

/** An automaton takes no seat in the middle of a game: its table is opened for it. */
const coverName = z.enum(GENERAL_LEVELS);
const covers = z.enum(['nobody', ...GENERAL_LEVELS]);
const delay = whole(0, DAY);

/** Part of POST /api/tables: opens the table as a hall. Its clock stands still until somebody starts it. */
export const hallWish = z.strictObject({
  clock: z.optional(clockWish),
  /** Seconds a letter is under way. */
  delay: z.optional(delay),
  /** Who plays the seats nobody holds, as long as nobody does. */
  covers: z.optional(covers),
});
export type HallWish = z.infer<typeof hallWish>;

const clockChange = z.discriminatedUnion('kind', [
  /** New lengths, for the running step too. */
  z.strictObject({ kind: z.literal('set'), clock: clockWish }),
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({ kind: z.literal('start') }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('extend'), seconds: whole(1, HOUR) }),
  /** Time is up now. */
  z.strictObject({ kind: z.literal('end') }),
]);
export type ClockChange = z.infer<typeof clockChange>;

const seatChange = z.discriminatedUnion('kind', [
  /** A computer plays it until it is given back; whoever holds it still looks through it. Its holder may do this himself. */
  z.strictObject({ kind: z.literal('cover'), by: coverName }),
  z.strictObject({ kind: z.literal('uncover') }),
  /** Somebody at the table holds it from now on, beside what he holds already. */
  z.strictObject({ kind: z.literal('give'), person: personHandle }),
  /** Nobody holds it any more; who did stays as a spectator. */
  z.strictObject({ kind: z.literal('free') }),
]);
export type SeatChange = z.infer<typeof seatChange>;

/** What an umpire does about the last ruling: says why, or takes it back. */
const rulingChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('reason'),
    text: z.string().check(z.minLength(1), z.maxLength(LONGEST_REASON)),
    /** Umpires always read it; `concerned` are those who were told all of the ruling. */
    readers: z.enum(['concerned', 'umpires', 'all']),
  }),
  z.strictObject({ kind: z.literal('take-back') }),
]);
export type RulingChange = z.infer<typeof rulingChange>;

export const hallMessages = <R extends { readonly [key: string]: z.ZodMiniType }>(request: R) =>
  [
    z.strictObject({ ...request, type: z.literal('clock'), change: clockChange }),
    z.strictObject({ ...request, type: z.literal('hall'), delay: z.optional(delay), covers: z.optional(covers) }),
    z.strictObject({ ...request, type: z.literal('seat'), seat: seatName, change: seatChange }),
    /** From a seat this browser holds, to any others. */
    z.strictObject({
      ...request,
      type: z.literal('letter'),
      from: seatName,
      to: z.array(seatName).check(z.minLength(1), z.maxLength(MOST_SEATS)),
      text: z.string().check(z.minLength(1), z.maxLength(LONGEST_LETTER)),
    }),
    /** From an umpire's seat; at any table that has one. */
    z.strictObject({ ...request, type: z.literal('ruling'), seat: seatName, change: rulingChange }),
    /** Earlier letters that this browser may read, before one it has. */
    z.strictObject({ ...request, type: z.literal('letters'), before: z.string().check(z.regex(/^[a-z0-9]{16}$/)) }),
  ] as const;

export interface Letter {
  readonly id: string;
  readonly from: Seat;
  /** The name of who wrote it. */
  readonly name: string;
  readonly to: readonly Seat[];
  readonly text: string;
  readonly at: string;
  /** When it arrives, where it is delayed: only its writer and umpires read it before. */
  readonly due?: string;
}

export interface ClockInfo extends ClockWish {
  /** `idle`: nobody is asked, or there is no limit on what is asked. */
  readonly state: 'idle' | 'paused' | 'running';
  /** Milliseconds left when this was sent; of a paused clock, what is left when it starts again. Absent while idle. */
  readonly left?: number;
  /** Changes with each step that is timed. */
  readonly step: string;
}

export interface HallInfo {
  /** Whether this browser may run the hall: clock, seats, delay. */
  readonly runs: boolean;
  readonly clock?: ClockInfo;
  readonly delay: number;
  readonly covers: 'nobody' | GeneralLevel;
}

/** Somebody at the table: a handle to give seats by, which tells nothing about the browser. */
export interface Person {
  readonly person: string;
  readonly name: string;
  readonly online: boolean;
  /** Who opened the table: no spectator, also without a seat. */
  readonly owner?: true;
  /** Spectators hold none. */
  readonly seats: readonly Seat[];
}
