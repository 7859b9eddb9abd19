import { AT_SEA, CLEARED, GERMAN, type LiberatingAssaultState } from '../../src/types.js';
import type { Board } from './board.js';
import { formationOf, hasFuel, isInCommand, needsFuel } from './command.js';
import type { Counter, Paper } from './paper.js';

/** Hexes that can be reached in so many steps. */
function reached(paper: Paper, from: number, most: number, enter: (hex: number, before: number) => boolean): number[] {
  const seen = new Set([from]);
  let rim = [from];
  for (let step = 0; step < most && rim.length > 0; step++) {
    const next: number[] = [];
    for (const hex of rim)
      for (const near of paper.sheet.neighbours(hex))
        if (!seen.has(near) && paper.mayCross(hex, near) && enter(near, hex)) {
          seen.add(near);
          next.push(near);
        }
    rim = next;
  }
  seen.delete(from);
  return [...seen];
}

/** §8.4 §10.1 Beaches that are open: cleared, with room, and no German there. */
function openBeaches(paper: Paper, { open }: LiberatingAssaultState, board: Board, beaches: ReadonlySet<number>): number[] {
  return [...beaches].filter((hex) => open.coast[paper.coast.indexOf(hex)] === CLEARED && !board.holds(GERMAN, hex) && !board.isFull(hex));
}

/** §4.19 Three hexes, one without fuel; only an enemy in the way matters. */
export function tacticalMoves(paper: Paper, state: LiberatingAssaultState, board: Board, counter: Counter): number[] {
  const from = board.hex[counter.unit] as number;
  const { tactical, unfuelled } = paper.tables.movement;
  if (from === AT_SEA) {
    const division = state.open.attached[counter.unit] as number;
    const corps = paper.beaches[paper.teams[state.open.command[division] as number]?.id ?? ''] ?? [];
    return openBeaches(paper, state, board, new Set([...corps, ...(state.sealed.targets[division] ?? [])]));
  }
  const enemy = counter.side === GERMAN ? 0 : GERMAN;
  return reached(paper, from, hasFuel(paper, state, counter) ? tactical : unfuelled, (hex) => !board.holds(enemy, hex));
}

/** §4.18 By road, away from enemies, battles and bombed roads; any distance on wheels, ten hexes on foot. */
export function strategicMoves(paper: Paper, state: LiberatingAssaultState, board: Board, counter: Counter): number[] {
  const from = board.hex[counter.unit] as number;
  const quiet = (hex: number) =>
    board.enemiesBeside(counter.side, hex) === 0 && !state.sealed.fought.includes(hex) && !state.open.cuts.includes(hex);
  if (from < 0 || !quiet(from) || !hasFuel(paper, state, counter) || !isInCommand(paper, state, counter)) return [];
  const walks = !isMotorised(paper, state, counter);
  return reached(paper, from, walks ? paper.tables.movement.strategicOnFoot : Number.POSITIVE_INFINITY, (hex, before) => {
    return paper.sheet.side(before, hex).road !== undefined && quiet(hex);
  });
}

/** §2.1 §4.18 */
const isMotorised = (paper: Paper, state: LiberatingAssaultState, counter: Counter): boolean =>
  counter.kind === 'corps-hq' || needsFuel(paper, state, counter);

/** §4.5 §4.6 §1.3 §8.4 The next hex of an attack or exploit arrow: three hexes and the target. */
export function nextOfArrow(
  paper: Paper,
  state: LiberatingAssaultState,
  board: Board,
  counter: Counter,
  { kind, path }: { readonly kind: 'attack' | 'exploit'; readonly path: readonly number[] },
): number[] {
  const from = board.hex[counter.unit] as number;
  const dry = (hex: number) => !(counter.armoured && paper.sheet.terrain(hex) === 'swamp');
  if (from === AT_SEA) {
    const formation = formationOf(paper, state, counter);
    const beaches = formation ? (state.sealed.targets[paper.formations.indexOf(formation)] ?? []) : [];
    return path.length === 0 ? beaches.filter(dry) : [];
  }
  const last = path.at(-1) ?? from;
  const enemy = counter.side === GERMAN ? 0 : GERMAN;
  if (path.length > paper.tables.movement.attack || (kind === 'attack' && path.length > 0 && board.holds(enemy, last))) return [];
  return paper.sheet.neighbours(last).filter((hex) => paper.mayCross(last, hex) && dry(hex) && hex !== from && !path.includes(hex));
}
