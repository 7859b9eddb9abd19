import type { GameModule, GameTypes, ViewOf } from './contract.js';

/** Where a game stands in its sequence of play, for a seat: the steps that are open, outermost first, and its phase. */
export interface SequencePlace {
  readonly path: readonly string[];
  readonly phase: string;
}

export function placeIn<T extends GameTypes>(game: GameModule<T>, view: ViewOf<T>): SequencePlace {
  return { path: view.open.stack.map(({ step }) => step), phase: game.ai?.phaseKey(view) ?? '' };
}

/** Below it lies only the game itself. */
const SHALLOWEST = 2;

/** Whether one place lies in what the steps of another have opened. */
export const opensInto = ({ path: outer }: SequencePlace, { path }: SequencePlace): boolean => outer.every((step, i) => path[i] === step);

/**
 * Whether somebody sent from one place to finish a seat's part still has work: in the step in which he was sent, what that
 * step opens, and the step that opened it, as long as it is the same phase.
 */
export function isErrand(now: SequencePlace, sent: SequencePlace): boolean {
  const isBack = now.path.length >= SHALLOWEST && opensInto(now, sent);
  return now.phase === sent.phase && (isBack || opensInto(sent, now));
}

export interface Errand {
  place(): SequencePlace;
  isAsked(): boolean;
  /** One decision; false when it was refused. */
  decide(): Promise<boolean>;
  /** Waits for the computers on the other seats. */
  others(): Promise<void>;
}

/** No phase of a game asks one seat more often than this. */
const MOST_DECISIONS = 2_000;

/** Decides for a seat until its part of the phase is done, or a person is asked in between. */
export async function runErrand(errand: Errand): Promise<void> {
  let sent = errand.place();
  for (let made = 0; made < MOST_DECISIONS && errand.isAsked() && isErrand(errand.place(), sent); made++) {
    const now = errand.place();
    if (!opensInto(sent, now)) sent = now;
    if (!(await errand.decide())) return;
    if (!errand.isAsked()) await errand.others();
  }
}
