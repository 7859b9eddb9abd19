import { type Difference, differ, differInList, type Shadow } from '@bocage/testkit';
import {
  ENTRENCHED,
  type EngineerFrame,
  type GreatestDayEvent,
  type GreatestDayState,
  type GreatestDayTypes,
  IMPROVED,
  JOBS,
} from '../../../src/types.js';
import { offered } from '../series/answers.js';
import { frameOf } from '../series/combat-shadow.js';
import { isBlocked, isBridge } from '../series/ground.js';
import type { Paper } from '../series/paper.js';
import { enemyOf, type Field, isEngineer, type Piece, readField } from '../series/pieces.js';
import { inZone } from '../series/zones.js';

type Worked = Extract<GreatestDayEvent, { event: 'worked' }>;
/** I Jobs that need a Troop Quality Check, those that need a die of their own, and those that need nothing. */
const CHECKED = ['dig', 'entrench', 'roadblock', 'unblock', 'clear', 'wire', 'improve', 'bailey', 'ferry'];
const SURE = ['mine', 'bocage', 'rearguard'];

/** §2.4.5 Who was last in a hex; at the start, where nobody was, who is nearest (ruling). */
class LastIn {
  private readonly last = new Map<number, string>();
  look({ pieces, paper }: Field): void {
    for (const { hex, side, steps } of pieces) if (steps > 0 && bridgesAt(paper, hex).length > 0) this.last.set(hex, side);
  }
  controls(field: Field, side: Piece['side'], ends: readonly number[]): boolean | undefined {
    if (ends.some((hex) => !this.last.has(hex))) return undefined;
    return ends.every((hex) => this.last.get(hex) === side && !inZone(field, enemyOf(side), hex));
  }
}

/** §2.4 Ends of the bridges with a counter on the sides of a hex. */
const bridgesAt = (paper: Paper, hex: number): number[] => paper.neighbours(hex).filter((to) => isBridge(paper, hex, to));
const sideOf = ({ grid }: Paper, a: number, b: number): number => grid.sideBetween(a, b);
const ownNumber = (side: Piece['side']): number => (side === 'allied' ? 0 : 1);

/** §2.4.6 Bridges beside a unit that its own side has wired. */
const wiredBeside = ({ paper, open }: Field, { hex, side }: Piece): number[] =>
  bridgesAt(paper, hex).filter((to) => {
    const at = open.wired.indexOf(sideOf(paper, hex, to));
    return at >= 0 && open.wiredBy[at] === ownNumber(side);
  });

/** §S.30 I Whom engineers can entrench: units of their side in their hex that are in an improved position. */
const entrenchable = (field: Field, { hex, side }: Piece): Piece[] =>
  field.stack(hex).filter((other) => other.side === side && other.works === IMPROVED);

/** §S.29 §2.4.6 What the other reader of works leaves out. */
function* asked(field: Field, piece: Piece, words: readonly string[], last: LastIn): Iterable<Difference> {
  const { paper, open } = field;
  const what = `${piece.counter.id} in ${paper.label(piece.hex)}`;
  const standing = bridgesAt(paper, piece.hex).filter((to) => !open.blown.includes(sideOf(paper, piece.hex, to)));
  const unwired = standing.filter((to) => !open.wired.includes(sideOf(paper, piece.hex, to)));
  const control = unwired.map((to) => last.controls(field, piece.side, [piece.hex, to]));
  const may = [
    ...(isEngineer(piece) && entrenchable(field, piece).length > 0 ? ['entrench'] : []),
    ...(isEngineer(piece) && isBlocked(field, piece.hex) ? ['unblock'] : []),
    ...(isEngineer(piece) && control.includes(true) ? ['wire'] : []),
    ...(wiredBeside(field, piece).length > 0 ? ['blow'] : []),
  ];
  const known = ['entrench', 'unblock', 'blow', ...(control.includes(undefined) ? [] : ['wire'])];
  const others = (list: readonly string[]): string[] => list.filter((word) => known.includes(word));
  yield* differInList(`what else ${what} may do`, others(words), others(may));
}

const lying = (field: Field, { hex, side }: Piece): Readonly<Record<string, () => unknown>> => {
  const { open } = field;
  const own = ownNumber(side);
  const wires = bridgesAt(field.paper, hex).map((to) => sideOf(field.paper, hex, to));
  return {
    roadblock: () => open.roadblockHexes.includes(hex),
    unblock: () => !open.roadblockHexes.includes(hex),
    mine: () => open.minesBy[open.mines.indexOf(hex)] === own,
    lift: () => !open.mines.includes(hex),
    clear: () => !open.rubble.includes(hex) && open.razed.includes(hex),
    rearguard: () => field.stack(hex).some((other) => other.side === side && other.template.symbol === 'rearguard'),
    wire: () => wires.some((one) => open.wiredBy[open.wired.indexOf(one)] === own),
    blow: () => wires.some((one) => open.blown.includes(one) && !open.wired.includes(one)),
  };
};

/** §S.29 §S.30 §5.0 §10.1 §2.5 §16.3 What a job that is done leaves behind, on the unit, in the hex, in the pool. */
function* done(before: Field, after: Field, { unit, job }: Worked, object: number): Iterable<Difference> {
  const [was, piece] = [before.piece(unit), after.piece(unit)];
  const what = `${job} of ${was.counter.id} in ${before.paper.label(was.hex)}`;
  const there = lying(after, was)[job];
  if (there) yield* differ(`whether it is there: ${what}`, there(), true);
  if (job === 'dig') yield* differ(`works after ${what}`, piece.works, IMPROVED);
  if (job === 'bocage') yield* differ(`hedges after ${what}`, piece.bocage, true);
  if (job === 'entrench') {
    const dug = entrenchable(before, was).filter(({ unit: one }) => after.open.works[one] === ENTRENCHED);
    yield* differ(
      `who is entrenched by ${what}`,
      dug.map((one) => one.unit),
      object >= 0 ? [object] : dug.slice(0, 1).map((one) => one.unit),
    );
  }
  const at = before.paper.counters.divisions.findIndex(({ id }) => id === was.division);
  const pools = ['roadblocks', 'rearguards'] as const;
  for (const pool of pools) {
    const spent = job === pool.slice(0, -1) ? 1 : 0;
    yield* differ(`${pool} left after ${what}`, after.open[pool][at], (before.open[pool][at] as number) - spent);
  }
}

/** §S.29 I What a job needs: a check, a die, nothing. */
function* needs(before: Field, event: Worked, events: readonly GreatestDayEvent[]): Iterable<Difference> {
  const piece = before.piece(event.unit);
  const check = events.find((one) => one.event === 'checked' && one.why === 'engineer');
  const what = `${event.job} of ${piece.counter.id}`;
  yield* differ(`whether a check decides ${what}`, check !== undefined, CHECKED.includes(event.job));
  if (check?.event === 'checked') yield* differ(`whether it is done: ${what}`, event.done, check.passed);
  if (SURE.includes(event.job)) yield* differ(`whether it is sure: ${what}`, [event.done, event.die], [1, -1]);
  if (event.job !== 'blow') return;
  const { blow, blowInZone } = before.paper.tables.engineers;
  const ends = [piece.hex, ...wiredBeside(before, piece)];
  const most = ends.some((hex) => inZone(before, enemyOf(piece.side), hex)) ? blowInZone : blow;
  yield* differ(`whether ${event.die} does it: ${what}`, event.done, event.die <= most ? 1 : 0);
}

/** §S.29 Men at Work: who failed at a job is helped in his next try at it, and by nothing once it is done. */
function* menAtWork(before: GreatestDayState, after: GreatestDayState, { unit, job, done: isDone, die }: Worked): Iterable<Difference> {
  const number = JOBS.indexOf(job as (typeof JOBS)[number]);
  const again = CHECKED.includes(job) || (job === 'lift' && die >= 0);
  if (isDone === 1 || !again) {
    if (before.open.job[unit] === number) yield* differ(`Men at Work after ${job}`, after.open.job[unit] === number, false);
    return;
  }
  yield* differ(`Men at Work after a failed ${job}`, after.open.job[unit], number);
}

/** §S.29 §S.30 §S.31 §2.4 §2.5 §10.0 §16.3 What comes of work: what it needs, what it leaves, and bridges wired and blown. */
export function labourShadow(paper: Paper): Shadow<GreatestDayTypes> {
  const last = new LastIn();
  return {
    name: 'labour',
    *asked({ state, legal }): Iterable<Difference> {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'engineer' || frame.job >= 0) return;
      const field = readField(paper, state);
      yield* asked(field, field.piece(frame.unit), offered(legal).words, last);
    },
    *made({ before, state, events }): Iterable<Difference> {
      const frame = frameOf(before, 'engineer') as EngineerFrame | undefined;
      const [field, after] = [readField(paper, before), readField(paper, state)];
      last.look(after);
      for (const event of events) {
        if (event.event === 'checked' && event.why === 'engineer' && frame) {
          const { menAtWork: help } = paper.tables.modifiers.quality;
          const add = (frameOf(before, 'check') as { add?: number } | undefined)?.add ?? 0;
          // §17.4 Whom a hero helps past the check does it with the same click that names the job: there is no frame to read yet.
          if (event.die >= 0) yield* differ(`help for ${JOBS[frame.job]}`, add, before.open.job[event.unit] === frame.job ? help : 0);
          yield* differ('whether a point is paid for work', event.die >= 0 || field.open.heroes.includes(event.unit), true);
        }
        if (event.event !== 'worked') continue;
        yield* needs(field, event, events);
        if (event.done === 1) yield* done(field, after, event, frame?.object ?? -1);
        yield* menAtWork(before, state, event);
      }
    },
  };
}
