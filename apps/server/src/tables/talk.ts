import type { ChatLine } from '@bocage/protocol';
import type { Quotas } from '../config.js';
import { Bucket } from '../http/bucket.js';
import { SPECTATORS_SHOWN } from '../storage/chats.js';
import type { StoredChat } from '../storage/records.js';
import type { Storage } from '../storage/storage.js';
import type { LiveTable } from './live-table.js';
import { keepOnce, type MessageOf, requestKey } from './play-requests.js';
import type { Asker } from './watcher.js';

const SHOWN = 100;
const MINUTE = 60;

export type TalkLimits = Pick<Quotas, 'chatPerMinute' | 'chatPerTable' | 'spectatorChatPerMinute' | 'spectatorChatPerTable'>;

/** What is said at a table. Who only looks on has a share of it, and the players' words are not pushed out by theirs. */
export class Talk {
  private shown: readonly ChatLine[];
  private count: number;
  private bySpectators: number;
  private readonly rates = new Map<string, Bucket>();

  constructor({ lines, count, bySpectators }: StoredChat) {
    this.shown = lines;
    this.count = count;
    this.bySpectators = bySpectators;
  }

  get lines(): readonly ChatLine[] {
    return this.shown;
  }

  /** The code of why somebody may not speak now. All spectators share one measure, and a person's tabs another. */
  refusal(session: string, who: 'player' | 'spectator', limits: TalkLimits): string | undefined {
    if (this.count >= limits.chatPerTable) return 'chat-full';
    if (who === 'spectator' && this.bySpectators >= limits.spectatorChatPerTable) return 'chat-full';
    const [key, perMinute] = who === 'player' ? [session, limits.chatPerMinute] : ['', limits.spectatorChatPerMinute];
    const rate = this.rates.get(key) ?? new Bucket(perMinute, perMinute / MINUTE);
    this.rates.set(key, rate);
    return rate.take() ? undefined : 'too-fast';
  }

  add(line: ChatLine): void {
    this.count++;
    if (line.seat === undefined) this.bySpectators++;
    const lines = [...this.shown, line];
    const first = lines.findIndex(({ seat }) => seat === undefined);
    const tooMany = lines.filter(({ seat }) => seat === undefined).length > SPECTATORS_SHOWN;
    this.shown = (tooMany ? lines.toSpliced(first, 1) : lines).slice(-SHOWN);
  }
}

export async function chatRequest(
  storage: Storage,
  table: LiveTable,
  asker: Asker,
  { id, text, hex }: MessageOf<'chat'>,
  limits: TalkLimits,
): Promise<void> {
  const { seating, talk } = table;
  if (!table.mayLook(asker.session)) return asker.refuse(id, 'not-invited');
  // Where words take their time nobody gets round it by speaking to all.
  if (table.hall && table.hall.record.delay > 0 && !seating.runs(asker.session)) return asker.refuse(id, 'letters-only');
  const request = requestKey(asker.session, id, 'chat');
  const [seat] = table.seatsOf(asker.session);
  const isSpectator = seat === undefined && !seating.runs(asker.session);
  const line: ChatLine = {
    from: seating.nameOf(asker.session),
    ...(seat === undefined ? {} : { seat }),
    text,
    ...(hex === undefined ? {} : { hex }),
    at: new Date().toISOString(),
  };
  const isKept = await keepOnce(table, asker, {
    id,
    request,
    refusal: () => talk.refusal(asker.session, isSpectator ? 'spectator' : 'player', limits),
    async keep() {
      await storage.call('addChat', table.id, line, request);
      talk.add(line);
    },
  });
  if (!isKept) return;
  const told = JSON.stringify({ type: 'chat', table: table.id, line });
  table.watchers.tellAll(() => told);
}
