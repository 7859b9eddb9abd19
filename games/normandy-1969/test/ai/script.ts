import type { Player } from '@bocage/ai';
import type { GameAi } from '@bocage/kernel';
import { type Action, createRng, Memory, NO_PLAN, type Plan, rollWith } from '@bocage/kernel';
import type { NormandyTypes } from '../../src/index.js';
import type { Position } from '../position.js';

/** Lets the script play the phase that is open, with these dice, and stops at the next one. */
export function followScript(at: Position, plan: Plan = NO_PLAN, seed = 'script'): Position {
  const ai = at.game.ai as GameAi<NormandyTypes>;
  const memory = new Memory(seed);
  return follow(at, () => chosen(at, ai, plan, memory), seed);
}

/** Lets a player play the phase that is open. */
export function followPlayer(at: Position, player: Player<NormandyTypes>, seed = 'player'): Position {
  return follow(at, () => player.choose(at.view(), at.seat, at.game.legal(at.view(), at.seat)), seed);
}

function follow(at: Position, choose: () => Action, seed: string): Position {
  const rng = createRng(seed);
  const { phase, turn } = at.open;
  for (let clicks = 0; at.open.phase === phase && at.open.turn === turn && at.top.step !== 'over'; clicks++) {
    if (clicks > 2000) throw new Error(`the script does not end ${phase}`);
    const awaits = at.game.awaits(at.state);
    if (awaits.kind === 'over') break;
    if (awaits.kind === 'chance') at.roll(rollWith(rng, awaits.roll));
    else at.act(at.seat, choose());
  }
  return at;
}

function chosen(at: Position, ai: GameAi<NormandyTypes>, plan: Plan, memory: Memory): Action {
  const view = at.view();
  const legal = at.game.legal(view, at.seat);
  return legal.length === 1 ? (legal[0] as Action) : ai.choose(view, at.seat, legal, plan, memory);
}

/** Strength of a side's units in a hex. */
export function strengthIn(at: Position, label: string): number {
  const { roster } = at.world;
  return at
    .unitsIn(label)
    .reduce((sum, id) => sum + (id < roster.allied ? (roster.strengths[id]?.[0] ?? 0) : pieceStrength(at, id - roster.allied)), 0);
}

function pieceStrength(at: Position, token: number): number {
  const piece = Math.max(at.open.piece[token] as number, at.state.sealed.piece[token] as number);
  return at.world.roster.pieceStrength[piece] ?? 0;
}
