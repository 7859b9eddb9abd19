import { enemyOf, type LiberatingAssaultEvent, type LiberatingAssaultState, type Side } from '../../src/types.js';
import type { Counter, Paper } from './paper.js';

/** The counters as they lie at one moment. */
export interface Board {
  readonly hex: readonly number[];
  readonly lost: readonly number[];
  stack(hex: number): readonly Counter[];
  holds(side: Side, hex: number): boolean;
  /** Hexes beside this one with enemies of a side in them. */
  enemiesBeside(side: Side, hex: number): number;
  isFull(hex: number): boolean;
}

const NOBODY: readonly Counter[] = [];

export function layBoard(paper: Paper, { hex, lost }: { readonly hex: readonly number[]; readonly lost: readonly number[] }): Board {
  const stacks = new Map<number, Counter[]>();
  for (const counter of paper.counters) {
    const at = hex[counter.unit] as number;
    if (at < 0) continue;
    const stack = stacks.get(at);
    if (stack) stack.push(counter);
    else stacks.set(at, [counter]);
  }
  const stack = (at: number) => stacks.get(at) ?? NOBODY;
  const holds = (side: Side, at: number) => stack(at)[0]?.side === side;
  return {
    hex,
    lost,
    stack,
    holds,
    enemiesBeside: (side, at) => paper.sheet.neighbours(at).filter((near) => holds(enemyOf(side), near)).length,
    isFull: (at) => stack(at).length >= paper.tables.limits.stacking,
  };
}

/** §3.1 The number in the first box that is not crossed off. */
export const strengthOf = ({ boxes, unit }: Counter, { lost }: Pick<Board, 'lost'>): number => boxes[lost[unit] as number] ?? 0;

/** The board before each event, as the events before it tell of it. */
export function* replay(
  paper: Paper,
  { sealed }: LiberatingAssaultState,
  events: readonly LiberatingAssaultEvent[],
): Iterable<{ readonly event: LiberatingAssaultEvent; readonly at: number; readonly board: Board }> {
  const hex = [...sealed.hex];
  const lost = [...sealed.lost];
  for (const [at, event] of events.entries()) {
    yield { event, at, board: layBoard(paper, { hex: [...hex], lost: [...lost] }) };
    if (event.event === 'moved') hex[event.unit] = event.path.at(-1) ?? (hex[event.unit] as number);
    if (event.event === 'destroyed') hex[event.unit] = -3;
    if (event.event === 'boxes-lost') lost[event.unit] = (paper.counters[event.unit]?.boxes.length ?? 0) - event.left;
  }
}
