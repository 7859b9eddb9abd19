import { createInterface } from 'node:readline/promises';
import { createPlayer, type Player } from '@bocage/ai';
import type { GameUi } from '@bocage/board';
import { type Action, type Host, type Level, makeAction, type Seat, seatsOf } from '@bocage/kernel';
import pc from 'picocolors';
import { deskText } from './desk-text.js';
import { chosen, forecastText, foundText, promptText, refusalText, toldLines } from './words.js';

const HELP =
  'A number chooses; so does a hex as printed; part of a name lists what has it. u undoes, s lets your staff finish the step, d shows your desk, f the odds, q leaves.';

/** No step takes a computer more answers than this. */
const MOST_STAFFED = 2_000;

export interface Sitting {
  readonly host: Host;
  readonly ui: GameUi;
  /** The seats of the person at the keyboard; the computer has the others. */
  readonly mine: readonly Seat[];
  readonly against: Level;
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
      else {
        const asked = await ask(sitting, own, lines);
        if (asked === 'leave') return false;
        if (asked === 'staff') staff(sitting, own, computer);
      }
    }
  } finally {
    typed.close();
  }
}

function answer({ host }: Sitting, seat: Seat, computer: ReadonlyMap<Seat, Player>): void {
  const action = (computer.get(seat) as Player).choose(host.view([seat]), seat, host.table.legal(seat));
  submit(host, seat, [seat], action);
}

/** The computer decides for the person until their part of the step is done. */
function staff(sitting: Sitting, seat: Seat, computer: ReadonlyMap<Seat, Player>): void {
  const { host } = sitting;
  const stepNow = (): string =>
    host
      .view([])
      .open.stack.map(({ step }) => step)
      .join('/');
  const step = stepNow();
  for (let i = 0; i < MOST_STAFFED && stepNow() === step; i++) {
    const awaits = host.table.awaits();
    if (awaits.kind !== 'seats' || !awaits.seats.includes(seat)) return;
    answer(sitting, seat, computer);
  }
}

function submit(host: Host, seat: Seat, seats: readonly Seat[], action: Action): void {
  const answered = host.submit(seat, { seats, position: host.position(seats) }, makeAction(action));
  if (!answered.ok) throw new Error(`${seat} was refused ${makeAction(action)}: ${answered.code}`);
}

/** What a letter shows, without deciding anything. */
const SHOWS: Readonly<Record<string, (sitting: Sitting, seat: Seat) => string>> = {
  d({ host, ui }, seat) {
    const desk = ui.desk?.(host.view([seat]), seat);
    return desk ? deskText(desk) : 'There is no desk in this game.';
  },
  f({ host, ui }, seat) {
    const forecast = host.game.preview?.(host.view([seat]), seat);
    return forecast ? forecastText(ui, forecast) : 'There are no odds to show here.';
  },
};

/** One decision of the person, unless they leave it to their staff, or leave. A single choice is made for them. */
async function ask(sitting: Sitting, seat: Seat, lines: AsyncIterator<string>): Promise<'decided' | 'staff' | 'leave'> {
  const { host, ui, mine, write } = sitting;
  const legal = host.table.legal(seat);
  if (legal.length === 1) {
    submit(host, seat, mine, legal[0] as Action);
    return 'decided';
  }
  write(promptText(ui, host.view(mine), seat, legal));
  for (;;) {
    process.stdout.write(pc.cyan('> '));
    const { value, done } = await lines.next();
    const text = (value ?? '').trim();
    if (done || text === 'q') return 'leave';
    if (text === 's') return 'staff';
    if (text === 'u') {
      const undone = host.undo(seat, { seats: mine, position: host.position(mine) });
      if (undone.ok) return 'decided';
      write(`Nothing can be undone now (${undone.code}).`);
      continue;
    }
    const action = SHOWS[text] ? undefined : chosen(ui, legal, text);
    if (action) {
      submit(host, seat, mine, action);
      return 'decided';
    }
    const view = host.view([seat]);
    write(SHOWS[text]?.(sitting, seat) ?? refusalText(ui, view, seat, text) ?? foundText(ui, view, legal, text) ?? HELP);
  }
}
