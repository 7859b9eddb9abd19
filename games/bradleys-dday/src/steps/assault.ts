import type { HexId } from '@bocage/hex';
import { type Action, hex as hexAction, step, unit as unitAction, word } from '@bocage/kernel';
import { withOneMore } from '../in-order.js';
import { hexesHeldBy, holdsHexWhere } from '../occupancy.js';
import { useSupport } from '../rules/battle.js';
import { assaultersOf, canBeAssaulted } from '../rules/close-assault.js';
import { supporters } from '../rules/command.js';
import { setMark } from '../rules/units.js';
import { ASSAULTED, type AssaultFrame, type AssaultsFrame, type BradleyTypes, enemyOf, type Open, type Side, seatOf } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

/** §10.3.3 R29 Hexes that can still be assaulted in this segment. */
function assaultTargets(world: World, open: Open, side: Side): Action[] {
  for (const hex of hexesHeldBy(world, open, enemyOf(side))) if (isTarget(world, open, side, hex)) world.order.add(hex);
  return world.order.take<Action>(hexAction);
}

const isTarget = (world: World, open: Open, side: Side, hex: HexId): boolean =>
  !open.assaulted.includes(hex) && canBeAssaulted(world, open, side, hex);

/** §10.3.2 One assault after another. */
export const createAssaultsStep = (world: World) =>
  step<BradleyTypes, AssaultsFrame>({
    section: '10.3',
    settle({ open }, { side }) {
      if (holdsHexWhere(world, open, enemyOf(side), (hex) => isTarget(world, open, side, hex))) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, { side }) => [...assaultTargets(world, open, side), DONE],
    play({ open }, { side, asks }, _seat, action) {
      if (action.kind !== 'hex') open.stack.pop();
      else open.stack.push({ step: 'assault', asks, side, target: action.hex, attackers: [], headquarters: [] });
    },
  });

/** §10.3.4 §16.1 */
function choices(world: World, open: Open, { side, target, attackers, headquarters }: AssaultFrame): Action[] {
  const found: Action[] = assaultersOf(world, open, side, target)
    .filter((unit) => !attackers.includes(unit))
    .map(unitAction);
  // A headquarters that can join as a fighter is clicked to do so; it supports by its word.
  for (const hq of supporters(world, open, attackers, headquarters)) found.push(word(`support:${hq}`));
  if (attackers.length > 0) found.push(word('declare'));
  return found;
}

/** §10.3.4 An assault being put together. */
export const createAssaultStep = (world: World) =>
  step<BradleyTypes, AssaultFrame>({
    section: '10.3.4',
    legal: ({ open }, frame) => choices(world, open, frame),
    play({ open }, { side, target, attackers, headquarters }, _seat, action, tell) {
      if (action.kind === 'unit') attackers.push(action.unit);
      else if (action.kind !== 'word') return;
      else if (action.word.startsWith('support:')) headquarters.push(Number(action.word.slice('support:'.length)));
      else {
        open.stack.pop();
        for (const unit of attackers) setMark(open, unit, ASSAULTED);
        useSupport(open, headquarters);
        open.assaulted = withOneMore(open.assaulted, target);
        const battle = { side, target, attackers: [...attackers], asp: 0, armorOnly: 0, headquarters: [...headquarters] } as const;
        tell({ event: 'declared', section: '10.3.4', kind: 'assault', ...battle });
        open.stack.push({ step: 'battle', asks: seatOf(enemyOf(side)), kind: 'assault', ...battle, answers: [], answered: 0 });
      }
    },
  });
