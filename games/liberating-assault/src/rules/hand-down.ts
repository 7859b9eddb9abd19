import type { CardKind } from '../data/shapes.js';
import type { Field, Open, Sealed } from '../types.js';
import { holderOf, type World } from '../world.js';
import { mayReceive } from './headquarters.js';
import { isNaval } from './placing.js';

type OpenForHands = Pick<Open, 'command' | 'coast' | 'idle' | 'turn'>;
/** Who stands where, and who has come. */
type Come = Pick<Field, 'hex'> & Pick<Sealed, 'due'>;

/** §9.1 Bombers, SOE and resistance never leave the army group. */
const STAYS: readonly CardKind[] = ['bomber', 'soe', 'resistance'];

/** §7.4 A corps whose headquarters was beaten does nothing for a turn. */
export const isIdle = (open: Pick<Open, 'idle' | 'turn'>, team: number): boolean => open.idle[team] === open.turn;

/**
 * §4.2 §7.2 Whom a team may give a card of this kind to: the teams, or the divisions that have come, right below it. A
 * headquarters that its giver cannot see may turn out to be too far away.
 */
export function takersOf(world: World, open: OpenForHands, field: Come, team: number, card: CardKind): number[] {
  if (STAYS.includes(card) || isIdle(open, team)) return [];
  const { teams, formations } = world;
  const level = teams.level[team];
  if (level === 'army-group' || level === 'army') {
    // §2.3 §2.5 Air and naval cards begin with the armies.
    if (level === 'army-group' && card !== 'fuel' && card !== 'ammo') return [];
    return teams.superior.flatMap((superior, below) => (superior === team ? [below] : []));
  }
  if (level !== 'corps' && level !== 'coordinator') return [];
  return open.command.flatMap((command, formation) => {
    const isOwn = command === team && formations.level[formation] === 'division' && field.due[formation] === 0;
    return isOwn && mayReceive(world, open, field, formation) ? [holderOf(world, formation)] : [];
  });
}

/** §4.2 What seniors may ask back when a turn ends: air and naval cards, which are not used up. */
export const mayAskBack = (card: CardKind): boolean => card === 'air' || isNaval(card);

/** §6.3 The divisions a corps may give its guns’ permission card to. */
export function mayPermit(world: World, open: OpenForHands, field: Come, team: number): number[] {
  return takersOf(world, open, field, team, 'ammo').map((holder) => holder - world.teams.count);
}
