import { differ, differInList } from '@bocage/testkit';
import type { AttackFrame, DarkSummerState, FightingFrame } from '../../src/types.js';
import { offered } from './answers.js';
import { type Fray, joining, maySally, obligations, openTargets } from './attack.js';
import { battle } from './battle.js';
import type { Paper } from './paper.js';
import { pieceOf, readField } from './pieces.js';
import type { DarkSummerShadow } from './shadows.js';
import { readSupply } from './supply.js';

const ASSAULTS = ['wave1', 'wave2'];

function frayOf(paper: Paper, state: DarkSummerState, { command, kind }: FightingFrame | AttackFrame): Fray {
  const field = readField(paper, state);
  return { paper, state, field, supply: readSupply(paper, state, field), command, kind };
}

/** §11.1 to §11.3 §11.9 Who may attack what, what it obliges to, and what comes of it. */
export function combatShadow(paper: Paper): DarkSummerShadow {
  const { label } = paper.sheet;
  return {
    name: 'combat',
    *asked({ state, legal }) {
      const frame = state.open.stack.at(-1);
      const { hexes, units, words } = offered(legal);
      if (frame?.step === 'fighting' && !ASSAULTS.includes(frame.kind)) {
        const fray = frayOf(paper, state, frame);
        const meets = openTargets(fray).filter((hex) => joining(fray, [], hex).units.length > 0);
        yield* differInList('hexes that may be attacked', hexes.map(label), meets.map(label));
      }
      if (frame?.step === 'attack' && !ASSAULTS.includes(frame.kind)) {
        const fray = frayOf(paper, state, frame);
        const expected = joining(
          fray,
          frame.units.map((unit) => pieceOf(paper, state, unit)),
          frame.target,
        );
        const where = `the attack of ${frame.units} on ${label(frame.target)}`;
        yield* differInList(`units that may join ${where}`, units, expected.units);
        yield* differ(`whether ${where} may be declared`, words.includes('declare'), expected.declare);
      }
    },
    *made({ before, move, events }) {
      const fight = before.open.stack.at(-1);
      for (const event of events) {
        if (event.event === 'declared' && fight?.step === 'attack' && !ASSAULTS.includes(fight.kind)) {
          const fray = frayOf(paper, before, fight);
          const pieces = event.units.map((unit) => pieceOf(paper, before, unit));
          yield* differ('the attack leaves what is owed to be met', true, maySally(fray, pieces, event.target));
          yield* differInList('hexes owed', event.obliged.map(label), obligations(fray, pieces, event.target).map(label));
        }
        if (event.event !== 'battle' || fight?.step !== 'battle' || move.kind !== 'roll') continue;
        const { attack, defence, shift, column, printed, result } = event;
        yield* differ(
          `battle for ${label(event.target)}`,
          { attack, defence, shift, column, printed, result },
          battle(paper, before, fight, move.result[0] as number),
        );
      }
    },
  };
}
