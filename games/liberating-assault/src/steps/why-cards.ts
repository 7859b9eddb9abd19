import type { Action, Refusal, Seat, UnitId } from '@bocage/kernel';
import { CARDS, type CardKind } from '../data/shapes.js';
import { ammoLimit } from '../rules/artillery.js';
import { takesFuel } from '../rules/fuel.js';
import { above } from '../rules/giving.js';
import { isIdle } from '../rules/hand-down.js';
import { handOf } from '../rules/hands.js';
import { mayReceive } from '../rules/headquarters.js';
import { withLaid } from '../rules/laying.js';
import { isNaval, mayLay } from '../rules/placing.js';
import { seatOfFormation } from '../rules/roles.js';
import type { LiberatingAssaultView, Sealed } from '../types.js';
import { holderOf, type World } from '../world.js';
import { readNumbered } from './steps.js';

const no = (code: string, section: string): Refusal => ({ code, section });

/** §2.1 to §2.8 Why a counter does not take a card of this kind. */
function whyNotOn(world: World, { open }: LiberatingAssaultView, trial: Sealed, unit: UnitId, card: CardKind): Refusal | undefined {
  if (mayLay(world, open, trial, unit, card)) return undefined;
  if (card === 'fuel') return takesFuel(world, open, { fuel: [] }, unit) ? no('has-fuel', '2.1') : no('fuel-on-headquarters', '2.1');
  if (card === 'ammo') return ammoLimit(world, unit) === 0 ? no('ammo-on-guns', '2.2') : no('guns-full', '6.2');
  if (!world.roster.fights[unit]) return no('only-on-brigades', '4.3');
  return isNaval(card) ? no('out-of-naval-reach', '2.5') : no('only-in-the-assault', '8.2');
}

/** §4.3 Why a card cannot be laid there. */
export function whyNotLaid(world: World, view: LiberatingAssaultView, seat: Seat, action: Action): Refusal | undefined {
  const { open, known } = view;
  const { name, numbers } = readNumbered(action);
  if (action.kind !== 'word') return no('lay-from-the-desk', '4.3');
  if (name !== 'lay') return undefined;
  const [card, unit] = [CARDS[numbers[0] as number], numbers[1] as number];
  const formation = open.attached[unit] ?? -1;
  if (card === undefined || formation < 0) return undefined;
  if (seatOfFormation(world, open, formation, 'place') !== seat) return no('not-yours', '9.4');
  const left = handOf(known.hand, holderOf(world, formation), card);
  return whyNotOn(world, view, withLaid(known), unit, card) ?? (left === 0 ? no('no-card', '4.3') : no('all-laid', '4.3'));
}

/** §4.2 §7.2 §7.4 Why a card cannot be handed to this holder. */
export function whyNotGiven(world: World, { open, known }: LiberatingAssaultView, action: Action): Refusal | undefined {
  const { name, numbers } = readNumbered(action);
  if (action.kind !== 'word') return no('give-from-the-desk', '4.2');
  const [card, holder] = [CARDS[numbers[0] as number], numbers[1] as number];
  if (name !== 'give' || card === undefined || !(holder >= 0 && holder < world.holders)) return undefined;
  if (card === 'bomber' || card === 'soe' || card === 'resistance') return no('stays-with-army-group', '9.1');
  const [giver, formation] = [above(world, open, holder), holder - world.teams.count];
  if (giver >= 0 && isIdle(open, giver)) return no('corps-idle', '7.4');
  if (formation >= 0 && known.due[formation] !== 0) return no('not-come-yet', '10.1');
  if (formation >= 0 && !mayReceive(world, open, known, formation)) return no('too-far-from-corps', '7.2');
  return no('no-card-to-give', '4.2');
}
