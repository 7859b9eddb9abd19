import { chanceStep, step, word } from '@bocage/kernel';
import { answerers, modifierOf, oddsOf, struckBy, useSupport } from '../rules/battle.js';
import { resultAt } from '../rules/crt.js';
import { applyResult, disruptOneStack } from '../rules/results.js';
import type { BattleDiceFrame, BattleFrame, BradleyTypes } from '../types.js';
import type { World } from '../world.js';

/** §16.1 Before the dice the defender says which of his headquarters support him. */
export const createBattleStep = (world: World) =>
  step<BradleyTypes, BattleFrame>({
    section: '16.1',
    settle(state, frame, tell) {
      const { open } = state;
      if (frame.answered === 0 && answerers(world, open, frame).length > 0) return false;
      open.stack.pop();
      const odds = oddsOf(world, open, frame);
      if (struckBy(world, open, frame).length === 0) return true;
      if (odds.letter >= 0) {
        open.stack.push({ step: 'battle-dice', battle: frame });
        return true;
      }
      // §10.1.3 Fire has no effect; §10.3.4 e an assault costs the attacker a stack's order.
      tell({
        event: 'failed',
        section: frame.kind === 'fire' ? '10.1.3' : '10.3.4',
        kind: frame.kind,
        target: frame.target,
        differential: odds.differential,
      });
      if (frame.kind !== 'fire') disruptOneStack(world, state, frame, tell);
      return true;
    },
    legal: ({ open }, frame) => [...answerers(world, open, frame).map((hq) => word(`support:${hq}`)), word('ready')],
    play({ open }, frame, _seat, action, tell) {
      if (action.kind !== 'word') return;
      if (action.word === 'ready') {
        frame.answered = 1;
        return;
      }
      const hq = Number(action.word.slice('support:'.length));
      frame.answers.push(hq);
      useSupport(open, [hq]);
      tell({ event: 'supported', section: '16.1', headquarters: hq });
    },
  });

/** §10.2.8 i §10.3.4 i Two dice. */
export const createBattleDiceStep = (world: World) =>
  chanceStep<BradleyTypes, BattleDiceFrame>({
    section: '10.4',
    roll: (_state, { battle }) => ({ kind: 'dice', why: battle.kind === 'fire' ? 'fire' : 'assault', section: '10.4', count: 2, sides: 6 }),
    resolve(state, { battle }, _roll, dice, tell) {
      const { open } = state;
      const { letter, differential } = oddsOf(world, open, battle);
      const modifier = modifierOf(world, open, battle);
      const result = resultAt(world, letter, (dice[0] as number) + (dice[1] as number) + modifier);
      open.stack.pop();
      const { kind, target } = battle;
      const lightRed = result.lightRed ? 1 : 0;
      tell({
        event: 'result',
        section: '10.4',
        kind,
        target,
        differential,
        letter,
        dice: [...dice],
        modifier,
        effect: result.effect,
        lightRed,
      });
      applyResult(world, state, battle, letter, result, tell);
    },
  });
