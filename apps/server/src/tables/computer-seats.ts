import type { Seat } from '@bocage/kernel';
import type { BotPool } from '../bots/bot-pool.js';
import type { Chosen, ComputerName } from '../bots/thoughts.js';
import type { ComputerAsked } from '../rules/jobs.js';
import type { LiveTable } from './live-table.js';

const SIMPLER: Readonly<Record<ComputerName, ComputerName | undefined>> = { search: 'greedy', greedy: 'random', random: undefined };

/**
 * The computer's seats at one table: asked as soon as the table asks them, they answer by the same way as a person. A
 * player that fails is replaced by a simpler one, and the table stops only when the simplest fails too.
 */
export class ComputerSeats {
  private readonly table: LiveTable;
  private readonly bots: BotPool;
  private readonly dataText: () => Promise<string | undefined>;
  private readonly latest = new Map<Seat, ComputerAsked>();
  private readonly thinking = new Set<Seat>();
  private readonly fallback = new Map<Seat, ComputerName>();

  constructor(table: LiveTable, bots: BotPool, dataText: () => Promise<string | undefined>) {
    this.table = table;
    this.bots = bots;
    this.dataText = dataText;
  }

  get idle(): boolean {
    return this.thinking.size === 0;
  }

  asked(list: readonly ComputerAsked[]): void {
    for (const asked of list) {
      this.latest.set(asked.seat, asked);
      if (!this.thinking.has(asked.seat)) void this.answer(asked.seat);
    }
  }

  private async answer(seat: Seat): Promise<void> {
    this.thinking.add(seat);
    try {
      for (let asked = this.latest.get(seat); asked && this.table.status === 'running'; asked = this.latest.get(seat)) {
        const chosen = await this.think(asked);
        if (this.latest.get(seat)?.position !== asked.position) continue;
        if (chosen.ok && (await this.submit(asked, chosen.action))) this.forget(asked);
        else if (chosen.ok || chosen.code !== 'orphaned') this.simpler(seat, chosen.ok ? 'chose what was not offered' : chosen.message);
      }
    } finally {
      this.thinking.delete(seat);
    }
  }

  private forget(asked: ComputerAsked): void {
    if (this.latest.get(asked.seat) === asked) this.latest.delete(asked.seat);
  }

  private playerAt(seat: Seat): ComputerName {
    const planned = this.table.record.seats[seat];
    return this.fallback.get(seat) ?? (planned === undefined || planned === 'human' ? 'random' : planned);
  }

  private async think({ seat, view }: ComputerAsked): Promise<Chosen> {
    const { game } = this.table.header;
    const thought = { table: this.table.id, seat, player: this.playerAt(seat), game, dataHash: this.table.record.dataHash, view };
    const chosen = await this.bots.think(thought);
    if (chosen.ok || chosen.code !== 'need-data') return chosen;
    return this.bots.think({ ...thought, dataText: (await this.dataText()) ?? '' });
  }

  /** False when the choice itself was at fault. A disk that refuses or a table that moved on is not the player's fault. */
  private async submit({ seat, position }: ComputerAsked, action: string): Promise<boolean> {
    const reply = await this.table.carryOut({ kind: 'act', seat, seats: [seat], position, action });
    return reply.ok || (reply.code !== 'not-legal' && reply.code !== 'unreadable');
  }

  private simpler(seat: Seat, why: string): void {
    const next = SIMPLER[this.playerAt(seat)];
    if (next) this.fallback.set(seat, next);
    else this.table.stop(`the computer at ${seat} failed: ${why}`);
  }
}
