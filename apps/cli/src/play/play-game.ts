import { createInterface } from 'node:readline/promises';
import { createPlayer, type Player, type PlayerName } from '@bocage/ai';
import type { GameUi } from '@bocage/board';
import { type Action, type Host, makeAction, type Seat, seatsOf } from '@bocage/kernel';
import pc from 'picocolors';
import { chosen, forecastText, promptText, refusalText, toldLines } from './words.js';

const HELP = 'A number chooses; so does a hex as printed. u undoes, f shows the odds, q leaves.';

export interface Sitting {
  readonly host: Host;
  readonly ui: GameUi;
  /** The seats of the person at the keyboard; the computer has the others. */
  readonly mine: readonly Seat[];
  readonly against: PlayerName;
  readonly seed: string;
  write(text: string): void;
}

/** Plays until the game is over or the person leaves; true when it is over. */
export async function playGame(sitting: Sitting): Promise<boolean> {
  const { host, mine, write } = sitting;
  const seats = seatsOf(host.game.meta, host.table.header.options);
  const computer = new Map(seats.map(({ id }) => [id, createPlayer(sitting.against, host.game, `${sitting.seed}:${id}`)]));
  const typed = createInterface({ input: process.stdin });
  const lines = typed[Symbol.asyncIterator]();
  let heard = 0;
  write(pc.dim(HELP));
  try {
    for (;;) {
      host.rollAll();
      const told = host.since(mine, heard);
      heard += told.length;
      for (const line of toldLines(sitting.ui, host.view(mine), told)) write(line);
      const awaits = host.table.awaits();
      if (awaits.kind === 'over') {
        write(`\n${pc.bold(sitting.ui.outcome(awaits.outcome))}`);
        return true;
      }
      if (awaits.kind === 'chance') throw new Error('the host left a die unrolled');
      const own = awaits.seats.find((seat) => mine.includes(seat));
      if (own === undefined) answer(sitting, awaits.seats[0] as Seat, computer);
      else if (!(await ask(sitting, own, lines))) return false;
    }
  } finally {
    typed.close();
  }
}

function answer({ host }: Sitting, seat: Seat, computer: ReadonlyMap<Seat, Player>): void {
  const action = (computer.get(seat) as Player).choose(host.view([seat]), seat, host.table.legal(seat));
  submit(host, seat, [seat], action);
}

function submit(host: Host, seat: Seat, seats: readonly Seat[], action: Action): void {
  const answered = host.submit(seat, { seats, position: host.position(seats) }, makeAction(action));
  if (!answered.ok) throw new Error(`${seat} was refused ${makeAction(action)}: ${answered.code}`);
}

/** One decision of the person; false when they leave. A single choice is made for them. */
async function ask({ host, ui, mine, write }: Sitting, seat: Seat, lines: AsyncIterator<string>): Promise<boolean> {
  const legal = host.table.legal(seat);
  if (legal.length === 1) {
    submit(host, seat, mine, legal[0] as Action);
    return true;
  }
  write(promptText(ui, host.view(mine), seat, legal));
  for (;;) {
    process.stdout.write(pc.cyan('> '));
    const { value, done } = await lines.next();
    const text = (value ?? '').trim();
    if (done || text === 'q') return false;
    if (text === 'u') {
      const undone = host.undo(seat, { seats: mine, position: host.position(mine) });
      if (undone.ok) return true;
      write(`Nothing can be undone now (${undone.code}).`);
      continue;
    }
    if (text === 'f') {
      const forecast = host.game.preview?.(host.view([seat]), seat);
      write(forecast ? forecastText(ui, forecast) : 'There are no odds to show here.');
      continue;
    }
    const action = chosen(ui, legal, text);
    if (action) {
      submit(host, seat, mine, action);
      return true;
    }
    write(refusalText(ui, host.view([seat]), seat, text) ?? HELP);
  }
}
