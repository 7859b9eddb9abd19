import {
  type Action,
  clone,
  createRng,
  type Entry,
  type GameLog,
  type GameModule,
  makeAction,
  type State,
  stateHash,
} from '@bocage/kernel';
import type { Complaint, Law, Moment, Move, PlayedGame, Setting } from './law.js';
import { lookersAmong } from './lookers.js';
import { anyOf, type Choose, eagerOf, make, nextMove, savedAndLoaded, sayMove, seatsOf } from './plays.js';

const MOST_SAMPLES = 6;

export interface Broken {
  readonly law: string;
  readonly kind: Law['kind'];
  readonly reason: string;
}

export interface RandomGame {
  readonly log: GameLog;
  readonly isOver: boolean;
  /** Copies of some of its states. */
  readonly samples: readonly State[];
  /** The first thing that was wrong; the game stops there. */
  readonly broken?: Broken;
}

export interface RandomGameOptions {
  readonly seed: string;
  readonly laws: readonly Law[];
  /** Laws look at one moment in this many, chosen at random. */
  readonly every: number;
  /** And at the first decision or roll of every kind in a game: what comes seldom, such as a secret being laid, is seen too. */
  readonly firsts?: boolean | undefined;
  readonly sections?: readonly string[] | undefined;
  /** Who plays all seats; somebody at random when absent. */
  readonly player?: Choose | undefined;
}

/** Plays one game, at random if nobody is named, holding it to the laws on the way. The same seed gives the same game. */
export function randomGame(
  game: GameModule,
  setting: Setting,
  { seed, laws, every, firsts, sections, player }: RandomGameOptions,
): RandomGame {
  const rolls = createRng(seed);
  const atRandom = rolls.below(2) === 0 ? anyOf(rolls) : eagerOf(rolls);
  const rng = createRng(`${seed} laws`);
  const entries: Entry[] = [];
  const samples: State[] = [];
  const offered = new Set<Action>();
  const listed = sections && new Set(sections);
  const choose: Choose = (view, seat, legal) => {
    for (const action of legal) offered.add(action);
    return (player ?? atRandom)(view, seat, legal);
  };
  const state = game.setup(setting.scenario, setting.options);
  const seats = seatsOf({ game, setting });
  // The same game without caches, loaded anew at each moment looked at: it must go the same way.
  let shadow: State | undefined;
  let isOver = false;
  let looks = 0;
  const met = new Set<string>();
  const result = (broken?: Broken): RandomGame => ({ log: logOf(game, setting, entries), isOver, samples, ...(broken ? { broken } : {}) });

  for (let i = 0; i <= game.meta.longestGame && !isOver; i++) {
    const isLookedAt = rng.below(every) === 0;
    let moment: Moment;
    try {
      const awaits = game.awaits(state);
      const next = nextMove(game, state, awaits, rolls, choose);
      const lookers = lookersAmong(
        seats,
        [...(next?.kind === 'action' ? [next.seat] : []), ...(awaits.kind === 'seats' ? awaits.seats : [])],
        rng,
      );
      moment = { game, setting, state, awaits, next, rng, lookers, offered, sections: listed };
    } catch (error) {
      return result(threw('asking', error));
    }
    isOver = moment.awaits.kind === 'over';
    const isFirst = firsts === true && isNew(met, state);
    if (isLookedAt || isFirst || isOver) {
      const broken = firstBroken(laws, (law) => law.atMoment?.(moment));
      if (broken) return result(broken);
      shadow = savedAndLoaded(state);
      looks++;
      // Every moment looked at is as likely to be kept as any other.
      const place = samples.length < MOST_SAMPLES ? samples.length : rng.below(looks);
      if (place < MOST_SAMPLES) samples[place] = clone(state);
    }
    if (isOver) break;
    if (!moment.next) return result({ law: 'legality', kind: 'break', reason: 'a seat is asked and nothing is offered to it' });
    const broken = advance(moment, moment.next, shadow, entries);
    if (broken) return result(broken);
  }
  const played: PlayedGame = { game, setting, log: logOf(game, setting, entries), isOver, samples, rng };
  return result(firstBroken(laws, (law) => law.atEnd?.(played)));
}

/** Whether this kind of decision or roll has not come before in the game. */
function isNew(met: Set<string>, { open }: State): boolean {
  const step = open.stack.at(-1)?.step ?? '';
  if (met.has(step)) return false;
  met.add(step);
  return true;
}

/** Makes the move in the live state and in its shadow. */
function advance({ game, state, awaits }: Moment, move: Move, shadow: State | undefined, entries: Entry[]): Broken | undefined {
  try {
    make(game, state, awaits, move);
    const hash = stateHash(state);
    entries.push(
      move.kind === 'action'
        ? { kind: 'action', seat: move.seat, action: makeAction(move.action), hash }
        : { kind: 'roll', result: move.result, from: 'host', hash },
    );
    if (!shadow) return undefined;
    make(game, shadow, game.awaits(shadow), move);
    if (stateHash(shadow) === hash) return undefined;
    return { law: 'caches', kind: 'break', reason: `after ${sayMove(move)} a game that was saved and loaded is another one` };
  } catch (error) {
    return threw(sayMove(move), error);
  }
}

function firstBroken(laws: readonly Law[], check: (law: Law) => Complaint): Broken | undefined {
  for (const law of laws) {
    let reason: Complaint;
    try {
      reason = check(law);
    } catch (error) {
      reason = threw('looking', error).reason;
    }
    if (reason !== undefined) return { law: law.name, kind: law.kind, reason };
  }
  return undefined;
}

function threw(doing: string, error: unknown): Broken {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { law: 'throws', kind: 'break', reason: `${doing} threw: ${text.split('\n').slice(0, 4).join(' ')}` };
}

export function logOf(game: GameModule, { scenario, options }: Setting, entries: readonly Entry[]): GameLog {
  const { id, version } = game.meta;
  return { format: 1, game: id, version, dataHash: game.dataHash, scenario, options, commitment: '', entries };
}
