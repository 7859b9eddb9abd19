import { differ } from '@bocage/testkit';
import type { GreatestDayState, ShotFrame } from '../../../src/types.js';
import type { Paper } from './paper.js';
import { type Field, readField } from './pieces.js';
import { helpFrom, passes, qualityOf } from './quality.js';
import type { GreatestDayShadow } from './shadows.js';
import { type Attack, resultOf, strengthOf } from './strength.js';

type Step = GreatestDayState['open']['stack'][number]['step'];
/** The topmost frame of a kind. */
export function frameOf<S extends Step>({ open }: GreatestDayState, step: S) {
  return open.stack.findLast((frame): frame is Extract<typeof frame, { step: S }> => frame.step === step);
}

const DICE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** §S.18 Shots without a Company Bonus of their own: opportunity fire, at who runs, rockets, and the two attacks that share one. */
const WITHOUT: readonly string[] = ['opportunity', 'running', 'rockets', 'storming', 'assault'];

/** §S.18 Whether its firer is to be asked for the bonus: with two steps, and where some die would do otherwise with it. */
function isBonusDue(field: Field, attack: Attack): boolean {
  if (WITHOUT.includes(attack.kind) || attack.firer.steps < 2) return false;
  const [plain, better] = [0, 1].map((bonus) => ({ ...attack, bonus })) as [Attack, Attack];
  return DICE.some(
    (die) => resultOf(field, plain, strengthOf(field, plain), die) !== resultOf(field, better, strengthOf(field, better), die),
  );
}

/** §S.17 §S.18 §S.19 §S.20 Every shot's strength and result, every check's number. */
export function combatShadow(paper: Paper): GreatestDayShadow {
  let asked = -1;
  return {
    name: 'combat',
    *made({ before, events, move }) {
      const top = before.open.stack.at(-1);
      if (top?.step === 'shot' && move.kind === 'action') asked = top.firer;
      for (const event of events) {
        if (event.event === 'shot') {
          const frame = frameOf(before, 'shot') as ShotFrame | undefined;
          // Ships and craft off the map have their own reader.
          if (!frame || (before.open.hex[event.unit] as number) < 0) continue;
          const field = readField(paper, before);
          const [firer, target] = [field.piece(event.unit), field.piece(event.target)];
          const attack = {
            kind: frame.kind,
            firer,
            target,
            at: event.at,
            add: frame.kind === 'opportunity' ? frame.add : 0,
            bonus: frame.bonus,
          };
          const what = `${event.kind} of ${firer.counter.id} at ${target.counter.id} in ${paper.label(event.at)}`;
          yield* differ(`strength: ${what}`, event.strength, strengthOf(field, attack));
          yield* differ(`whether the bonus is asked for: ${what}`, asked === event.unit, isBonusDue(field, attack));
          asked = -1;
          yield* differ(`result: ${what}, die ${event.die}`, event.result, resultOf(field, attack, event.strength, event.die));
        }
        if (event.event === 'checked' && event.die >= 0) {
          const field = readField(paper, before);
          const piece = field.piece(event.unit);
          const frame = frameOf(before, 'check');
          const what = `check for ${event.why} of ${piece.counter.id}`;
          yield* differ(`what it needs: ${what}`, event.needs, qualityOf(field, piece, event.why) + (frame?.add ?? 0));
          if (event.why === 'rally') yield* differ(`what helps: ${what}`, frame?.add ?? 0, helpFrom(field, piece, event.why));
          yield* differ(`passed: ${what}`, event.passed, passes(event.needs, event.die) ? 1 : 0);
        }
      }
    },
  };
}
