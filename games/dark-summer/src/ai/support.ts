import { type Action, word } from '@bocage/kernel';
import { type Battle, supportCase } from '../rules/11-combat/battle.js';
import { availableSupport, supportValue } from '../rules/12-support/support.js';
import { type BattleFrame, type CherbourgFrame, type Command, enemyOf, type Open, type SupportFrame, sideOfCommand } from '../types.js';
import type { World } from '../world.js';
import { battleValue } from './battle-value.js';
import type { Mind } from './mind.js';

/** What a marker is worth kept for another fight of the round or turn, by kind. */
const PRICE: Readonly<Record<string, number>> = {
  naval: 0.3,
  'tac-air': 0.3,
  'tank-destroyer': 0.35,
  nebelwerfer: 0.3,
  artillery: 0.3,
  'assault-gun': 0.2,
  carpet: 1.2,
};

const kindOf = (world: World, marker: number): string => world.data.tables.support[marker]?.kind as string;
export const priceOf = (world: World, marker: number): number => PRICE[kindOf(world, marker)] ?? 0.3;

/** The strongest marker of each kind that may join a combat, bombs left aside. */
export function usualMarkers(world: World, open: Open, battle: Battle, purpose: 'attack' | 'defence'): number[] {
  const best = new Map<string, number>();
  for (const marker of availableSupport(world, open, supportCase(world, open, battle, purpose))) {
    const kind = kindOf(world, marker);
    const other = best.get(kind);
    if (kind === 'carpet') continue;
    if (other === undefined || supportValue(world, marker, battle.target) > supportValue(world, other, battle.target))
      best.set(kind, marker);
  }
  return [...best.values()];
}

/** §11.3.2 The marker that helps most, as long as it is worth its price; else done. */
export function chooseSupport(mind: Mind, open: Open, frame: SupportFrame, legal: readonly Action[]): Action {
  const below = open.stack[open.stack.length - 2] as BattleFrame | CherbourgFrame;
  if (below.step === 'cherbourg') return legal.find((action) => action.kind === 'word' && action.word !== 'done') ?? (legal[0] as Action);
  const { world } = mind;
  const sign = frame.purpose === 'attack' ? 1 : -1;
  const now = sign * battleValue(mind, open, below).value;
  const side = sideOfCommand(below.command as Command);
  const { price } = mind.styles[frame.purpose === 'attack' ? side : enemyOf(side)];
  let chosen: Action = word('done');
  let gain = 0;
  world.data.tables.support.forEach(({ id }, marker) => {
    if (!legal.includes(word(id))) return;
    const field = frame.purpose === 'attack' ? 'attackSupport' : 'defenceSupport';
    const then = sign * battleValue(mind, open, { ...below, [field]: [...below[field], marker] }).value;
    const more = then - now - price * priceOf(world, marker);
    if (more > gain) {
      gain = more;
      chosen = word(id);
    }
  });
  return legal.includes(chosen) ? chosen : (legal[0] as Action);
}
