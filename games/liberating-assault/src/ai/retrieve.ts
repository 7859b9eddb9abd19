import type { Action, Seat } from '@bocage/kernel';
import { handOf } from '../rules/hands.js';
import { isNaval } from '../rules/placing.js';
import { DONE, readNumbered } from '../steps/steps.js';
import { CARDS, type CardKind, enemyOf, type LiberatingAssaultView } from '../types.js';
import type { Mind } from './mind.js';
import { type Picture, pictureOf } from './picture.js';
import { chooseWish } from './wishes.js';

/** Whether a division can use aircraft or ships where it stands. */
function canUse({ mind, open, field, weight, side }: Picture, formation: number, card: CardKind): boolean {
  const { ground, grid } = mind.world;
  return open.attached.some((own, unit) => {
    const hex = field.hex[unit] as number;
    if (own !== formation || hex < 0 || (weight[enemyOf(side)][hex] as number) === 0) return false;
    return !isNaval(card) || grid.within(hex, 1).some((at) => ground.navalZone[at] === 1);
  });
}

/** §4.2 §9.4 Divisions ask for what the fight before them needs; only what lies idle with a division one sees is called back. */
export function chooseRetrieval(mind: Mind, view: LiberatingAssaultView, seat: Seat, legal: readonly Action[]): Action {
  const { world } = mind;
  const { known } = view;
  const want = chooseWish(mind, view, legal);
  if (want) return want;
  const backs = legal.filter((action) => readNumbered(action).name === 'back');
  if (backs.length === 0) return DONE;
  const picture = mind.remember(view, `retrieve:${seat}`, 'retrieve', () => pictureOf(mind, view, seat));
  const idle = backs.find((action) => {
    const [index, holder] = readNumbered(action).numbers as [number, number];
    const formation = holder - world.teams.count;
    if (formation < 0 || handOf(known.hand, holder, CARDS[index] as CardKind) === 0) return false;
    const hq = known.hex[world.formations.hq[formation] as number] as number;
    return known.due[formation] === 0 && hq >= 0 && !canUse(picture, formation, CARDS[index] as CardKind);
  });
  return idle ?? DONE;
}
