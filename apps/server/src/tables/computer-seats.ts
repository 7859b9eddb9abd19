import { LEVELS, type Level, type Seat } from '@bocage/kernel';
import type { BotPool, ThoughtFor } from '../bots/bot-pool.js';
import type { Chosen } from '../bots/thoughts.js';
import type { ComputerAsked } from '../rules/jobs.js';
import type { LiveTable } from './live-table.js';

const simplerThan = (level: Level): Level | undefined => (level === 'automaton' ? 'greedy' : LEVELS[LEVELS.indexOf(level) - 1]);

export interface ComputerSurroundings {
  /** The data the table plays with. */
  dataText(): Promise<string | undefined>;
  log(line: string): void;
}

const AFTER_FAILURE_MS = 5_000;
const FAILURES_FORGIVEN = 3;

/**
 * The computer's seats at one table: asked as soon as the table asks them, they answer by the same way as a person. A
 * player that fails leaves that decision to a simpler one (and all of them, if it fails again and again), and the table stops only when the simplest fails too.
 */
export class ComputerSeats {
  private readonly table: LiveTable;
  private readonly bots: BotPool;
  private readonly around: ComputerSurroundings;
  private readonly latest = new Map<Seat, ComputerAsked>();
  private readonly thinking = new Set<Seat>();
  /** Who decides in place of a player that failed. */
  private readonly fallback = new Map<Seat, Level>();
  private readonly failures = new Map<Seat, number>();

  constructor(table: LiveTable, bots: BotPool, around: ComputerSurroundings) {
    this.table = table;
    this.bots = bots;
    this.around = around;
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
        const chosen = await this.think(asked, this.playerAt(seat), this.table.seating.company);
        // The seat may have been given back while it thought.
        if (this.table.seating.computerOf(seat) === undefined) this.latest.delete(seat);
        else if (this.latest.get(seat)?.position === asked.position) await this.carryOut(asked, chosen);
      }
    } catch (error) {
      this.around.log(`the computer at ${this.table.id} ${seat}: ${String(error)}`);
      this.againLater(seat);
    } finally {
      this.thinking.delete(seat);
    }
  }

  private async carryOut(asked: ComputerAsked, chosen: Chosen): Promise<void> {
    if (!chosen.ok) {
      if (chosen.code !== 'orphaned') this.simpler(asked.seat, `${chosen.code}: ${chosen.message}`);
      return;
    }
    const { seat, position } = asked;
    const reply = await this.table.carryOut({ kind: 'act', seat, seats: [seat], position, action: chosen.action });
    if (!reply.ok && (reply.code === 'not-legal' || reply.code === 'unreadable')) return this.simpler(seat, `chose ${chosen.action}`);
    if (this.latest.get(seat) === asked) this.latest.delete(seat);
    if ((this.failures.get(seat) ?? 0) < FAILURES_FORGIVEN) this.fallback.delete(seat);
    if (!reply.ok && reply.code === 'not-saved') this.againLater(seat);
  }

  /** The disk or a thread failed: loading the table asks its computers again. */
  private againLater(seat: Seat): void {
    setTimeout(() => {
      if (this.table.status === 'running' && !this.thinking.has(seat)) this.table.reload();
    }, AFTER_FAILURE_MS).unref();
  }

  private playerAt(seat: Seat): Level {
    return this.fallback.get(seat) ?? this.table.seating.computerOf(seat) ?? 'random';
  }

  /** One decision on a seat that is not the computer's. */
  async decide(asked: ComputerAsked, player: Level): Promise<string | undefined> {
    for (let name: Level | undefined = player; name; name = simplerThan(name)) {
      const chosen = await this.think(asked, name, 'people');
      if (chosen.ok) return chosen.action;
      this.around.log(`table ${this.table.id}: ${name} for ${asked.seat} failed (${chosen.code}: ${chosen.message.slice(0, 300)})`);
    }
    return undefined;
  }

  private async think({ seat, view }: ComputerAsked, player: Level, company: ThoughtFor['company']): Promise<Chosen> {
    const { game } = this.table.header;
    const who: ThoughtFor = { person: this.table.seating.owner, company };
    const thought = { table: this.table.id, seat, player, game, dataHash: this.table.record.dataHash, view };
    const chosen = await this.bots.think(thought, who);
    if (chosen.ok || chosen.code !== 'need-data') return chosen;
    return this.bots.think({ ...thought, dataText: (await this.around.dataText()) ?? '' }, who);
  }

  private simpler(seat: Seat, why: string): void {
    const player = this.playerAt(seat);
    const next = simplerThan(player);
    this.around.log(`table ${this.table.id}: ${player} at ${seat} failed (${why.slice(0, 300)})`);
    this.failures.set(seat, (this.failures.get(seat) ?? 0) + 1);
    if (next) this.fallback.set(seat, next);
    else this.table.stop(`the computer at ${seat} failed: ${why}`);
  }
}
