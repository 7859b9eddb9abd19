import type { GameUi, LessonAdvice, LessonFile, lessonAdvice, lessonClick, ReadyReply, readyReplies, replyTo } from '@bocage/board';
import { type Action, Host, makeAction, placeIn, runErrand, type Seat, seatsOf, Table, type View, verifiableRoll } from '@bocage/kernel';

/** A computer player of one seat. */
export interface LessonPlayer {
  choose(view: View, seat: Seat, legal: readonly Action[]): Action;
}

export interface FollowedLesson {
  /** Which steps were shown, in the order they came. */
  readonly shown: readonly number[];
  /** Decisions it had nothing to say to, by the name of the step: the staff took them. */
  readonly silent: readonly string[];
  /** Decisions of all seats. */
  readonly decisions: number;
  readonly end: LessonAdvice | undefined;
}

/** How the table reads a lesson: `lessonAdvice` and `lessonClick` of the board, and the computers that play along. */
export interface LessonReading {
  readonly advice: typeof lessonAdvice;
  readonly click: typeof lessonClick;
  /** For lessons that say what the other side does. */
  readonly replies?: { readonly ready: typeof readyReplies; readonly to: typeof replyTo };
  playerOf(seat: Seat): LessonPlayer;
}

const LONGEST = 3_000;

/** A lesson as somebody plays it who does what it says and lets the staff do the rest, against the computers of a table in the browser. */
export async function followLesson(ui: GameUi, reading: LessonReading): Promise<FollowedLesson> {
  if (!ui.lesson) throw new Error('this game has no lesson');
  const run = new Following(ui, ui.lesson.file, reading);
  for (let i = 0; i < LONGEST && !run.isOver; i++) await run.goOn();
  return run.report();
}

class Following {
  private readonly ui: GameUi;
  private readonly file: LessonFile;
  private readonly reading: LessonReading;
  private readonly host: Host;
  private readonly players: ReadonlyMap<Seat, LessonPlayer>;
  private readonly shown: number[] = [];
  private readonly silent: string[] = [];
  private readonly replies: readonly ReadyReply[];
  private decisions = 0;
  private end: LessonAdvice | undefined;

  constructor(ui: GameUi, file: LessonFile, reading: LessonReading) {
    const { scenario, options, secret } = file;
    const seats = seatsOf(ui.game.meta, options).map(({ id }) => id);
    this.ui = ui;
    this.file = file;
    this.reading = reading;
    this.players = new Map(seats.map((seat) => [seat, reading.playerOf(seat)]));
    const dice: ConstructorParameters<typeof Host>[2] = (roll, so) => verifiableRoll(secret, so, roll);
    this.host = new Host(ui.game, new Table(ui.game, { scenario, options, commitment: '' }), dice, { laid: file.dice ?? [] });
    const view = this.host.view([file.seat]) as View;
    this.replies = ui.lesson && reading.replies ? reading.replies.ready(ui, ui.lesson, view) : [];
    for (const seat of seats) this.host.record({ kind: 'nonce', seat, nonce: '00' });
    this.host.rollAll();
    this.others();
  }

  get isOver(): boolean {
    return this.end !== undefined || this.host.table.awaits().kind === 'over';
  }

  report(): FollowedLesson {
    const { shown, silent, decisions, end } = this;
    return { shown, silent, decisions, end };
  }

  /** One click, or what the staff does with one. */
  async goOn(): Promise<void> {
    const { seat } = this.file;
    const view = this.viewOf(seat);
    const advice = this.reading.advice(this.ui, view, seat);
    if (advice?.isEnd) {
      this.end = advice;
      return;
    }
    const step = advice?.place && this.file.steps[advice.place.at - 1];
    if (advice?.place) this.shown.push(advice.place.at);
    else this.silent.push(view.open.stack.at(-1)?.step ?? '');
    const action = step && this.ui.lesson && this.reading.click(this.ui, this.ui.lesson, view, step);
    if (action) this.submit(seat, action);
    else await this.staff();
    this.others();
  }

  /** To the end of the phase, as a press of the button does. */
  private staff(): Promise<void> {
    const { seat } = this.file;
    return runErrand({
      place: () => placeIn(this.ui.game, this.host.view([seat])),
      isAsked: () => this.isAsked(seat),
      decide: async () => {
        this.decide(seat);
        return true;
      },
      others: async () => this.others(),
    });
  }

  /** The computers, until the player is asked. */
  private others(): void {
    const isOther = (seat: Seat) => seat !== this.file.seat && this.isAsked(seat);
    for (let i = 0; i < LONGEST; i++) {
      const asked = [...this.players.keys()].find(isOther);
      if (asked === undefined) return;
      this.decide(asked);
    }
  }

  private decide(seat: Seat): void {
    const view = this.viewOf(seat);
    const legal = this.ui.game.legal(view, seat);
    const reply = seat === this.file.seat ? undefined : this.reading.replies?.to(this.replies, view.open, legal);
    const only = reply ?? (legal.length === 1 ? legal[0] : undefined);
    this.submit(seat, only ?? (this.players.get(seat) as LessonPlayer).choose(view, seat, legal));
  }

  private isAsked(seat: Seat): boolean {
    const awaits = this.host.table.awaits();
    return awaits.kind === 'seats' && awaits.seats.includes(seat) && this.host.table.legal(seat).length > 0;
  }

  private submit(seat: Seat, action: Action): void {
    const answer = this.host.submit(seat, { seats: [seat], position: this.host.position([seat]) }, makeAction(action));
    if (!answer.ok) throw new Error(`${seat} may not ${makeAction(action)}: ${answer.code}`);
    this.decisions++;
  }

  /** As it comes through a port: a copy. */
  private viewOf(seat: Seat): View {
    return JSON.parse(JSON.stringify(this.host.view([seat]))) as View;
  }
}
