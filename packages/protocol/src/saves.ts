import type { Told } from '@bocage/kernel';
import * as z from 'zod/mini';
import { computerName } from './hall.js';
import { savedOrders } from './orders.js';
import type { Picture, TableInfo } from './server-messages.js';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const count = z.number().check(z.int(), z.nonnegative());
const hash = text(64);
const numbers = z.array(z.number().check(z.int())).check(z.maxLength(2_000));
const outcome = z.object({
  winner: z.optional(text(40)),
  level: text(60),
  margin: z.optional(z.number()),
  section: z.optional(text(40)),
});

const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('action'), seat: text(40), action: text(48), by: z.optional(z.literal('order')), hash }),
  z.object({ kind: z.literal('roll'), result: numbers, from: z.enum(['host', 'hand']), hash }),
  z.object({ kind: z.literal('undo'), seat: text(40), entry: count, hash }),
  z.object({ kind: z.literal('take-back'), seat: text(40), to: count, agreed: z.array(text(40)), hash }),
  z.object({ kind: z.literal('conclude'), outcome, why: text(200), hash }),
  z.object({ kind: z.literal('nonce'), seat: text(40), nonce: text(64), hash }),
  z.object({ kind: z.literal('note'), text: text(500), to: z.optional(z.array(text(40))), hash }),
]);

/** A whole game as a file: its log. `bocage` says what the log does not need for replaying. */
const savedGame = z.object({
  format: z.literal(1),
  game: text(40),
  version: z.number(),
  dataHash: hash,
  scenario: text(40),
  options: z.record(text(40), text(40)),
  commitment: text(64),
  secret: z.optional(text(64)),
  entries: z.array(entry).check(z.maxLength(100_000)),
  bocage: z.optional(
    z.object({
      title: z.optional(text(80)),
      handDice: z.optional(z.boolean()),
      pack: z.optional(z.unknown()),
      orders: z.optional(savedOrders),
    }),
  ),
});

/** POST /api/load: a finished or solo game opened again as a new table. Seats left out are the loader's own. */
export const loadTable = z.strictObject({
  save: savedGame,
  title: z.optional(text(80)),
  name: z.optional(text(40)),
  seats: z.optional(z.record(text(40), z.enum(['me', 'invite', ...computerName.options]))),
});

/** GET /api/tables/:id/save while the game goes on: what this browser's seats know, and nothing else. */
export interface SavedView {
  readonly format: 'bocage-view-1';
  readonly table: TableInfo;
  readonly picture: Picture;
  readonly told: readonly Told[];
}

/** POST /api/tables/:id/invitations: a new link for a seat, or for 'spectator'. The one before it ends. */
export const makeInvitation = z.strictObject({ seat: text(40) });

/** GET /api/health */
export interface Health {
  /** Whether a move would be played and kept at this moment; the status is 503 where it would not. */
  readonly ok: boolean;
  readonly troubles: readonly string[];
  readonly journalMode: string;
  readonly synchronous: number;
  readonly tables: number;
  /** Of these, those whose rules failed. */
  readonly stopped: number;
  readonly tablesInMemory: number;
  readonly connections: number;
  readonly games: readonly string[];
}
