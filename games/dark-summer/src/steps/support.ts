import { type Action, type Refusal, step, word } from '@bocage/kernel';
import { supportCase } from '../rules/11-combat/battle.js';
import { cherbourgSupportCase } from '../rules/11-combat/cherbourg.js';
import { availableSupport, refuseSupport, type SupportCase } from '../rules/12-support/support.js';
import { type BattleFrame, CHERBOURG, type CherbourgFrame, type DarkSummerTypes, type Open, type SupportFrame } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

/** The combat this support is for: it lies below on the stack. */
const combatOf = (open: Open): BattleFrame | CherbourgFrame => open.stack[open.stack.length - 2] as BattleFrame | CherbourgFrame;

export function supportCaseOf(world: World, open: Open, { purpose }: SupportFrame): SupportCase {
  const combat = combatOf(open);
  return combat.step === 'battle' ? supportCase(world, open, combat, purpose) : cherbourgSupportCase(world, open, combat.support);
}

/** §11.3.2 §12.0 Markers are announced one by one, the attacker's first. */
export const createSupportStep = (world: World) =>
  step<DarkSummerTypes, SupportFrame>({
    section: '11.3.2',
    settle({ open }, frame) {
      if (availableSupport(world, open, supportCaseOf(world, open, frame)).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal({ open }, frame) {
      const markers = availableSupport(world, open, supportCaseOf(world, open, frame));
      const actions: Action[] = markers.map((marker) => word(world.data.tables.support[marker]?.id as string));
      return [...actions, DONE];
    },
    refusal: ({ open }, frame, _, action) => (action.kind === 'word' ? refuse(world, open, frame, action.word) : undefined),
    play({ open }, frame, _, action, tell) {
      if (action === DONE || action.kind !== 'word') {
        open.stack.pop();
        return;
      }
      const marker = world.data.tables.support.findIndex(({ id }) => id === action.word);
      const combat = combatOf(open);
      const given = combat.step === 'battle' ? (frame.purpose === 'attack' ? combat.attackSupport : combat.defenceSupport) : combat.support;
      given.push(marker);
      for (const uses of [open.roundUses, open.turnUses, open.gameUses]) uses[marker] = (uses[marker] as number) + 1;
      const target = combat.step === 'battle' ? combat.target : CHERBOURG;
      tell({ event: 'supported', section: '11.3.2', marker: action.word, target, purpose: frame.purpose });
    },
  });

/** §12.0 The codes of `refuseSupport`, named as support's. */
function refuse(world: World, open: Open, frame: SupportFrame, id: string): Refusal | undefined {
  const marker = world.data.tables.support.findIndex((listed) => listed.id === id);
  const why = marker < 0 ? undefined : refuseSupport(world, open, marker, supportCaseOf(world, open, frame));
  return why && { code: `support-${why.code}`, section: why.section };
}
