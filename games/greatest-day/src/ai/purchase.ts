import type { Action } from '@bocage/kernel';
import { bestOf, wordIn } from '@bocage/wargame';
import { isOnMap } from '../rules/units.js';
import type { PurchaseFrame } from '../types.js';
import { fieldOf } from '../world.js';
import type { Asked } from './asked.js';

const chitOf = (click: Action): number => (click.kind === 'word' && click.word.startsWith('buy:') ? Number(click.word.slice(4)) : -1);

/** §S.7 Formations with most steps on the map first, Command Points given for them too: a Formation is worth more than some Second Actions. */
export function choosePurchase({ world, open, legal }: Asked<PurchaseFrame>): Action {
  const { chits, roster } = fieldOf(world, open);
  const strength = (formation: number): number =>
    roster.formation.reduce((sum, one, unit) => (one === formation && isOnMap(open, unit) ? sum + (open.steps[unit] as number) : sum), 0);
  const worth = (click: Action): number => strength(chits[chitOf(click)]?.formation ?? -2);
  return bestOf(legal, worth) ?? wordIn(legal, 'done') ?? (legal[0] as Action);
}
