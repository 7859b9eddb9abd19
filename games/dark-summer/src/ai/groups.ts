import { type Group, word } from '@bocage/kernel';
import { waysToPlay } from '../rules/chits.js';
import { type Command, CUP, type DarkSummerFrame, type DarkSummerView, type Open, type RoundFrame, sideOfCommand } from '../types.js';
import { chooseChit, chooseInitiative } from './chits.js';
import type { Mind } from './mind.js';
import { tacticsFor } from './postures.js';
import { reactsNow } from './reaction.js';

/** What a plan can decide now: how a chit is played, whether and how to react, and how boldly a round is moved or fought. */
export function createGroups(mind: Mind) {
  return ({ open }: DarkSummerView): readonly Group[] => {
    const frame = open.stack[open.stack.length - 1] as DarkSummerFrame;
    switch (frame.step) {
      case 'initiative': {
        const words = CUP.filter((chit, i) => chit !== 'german' && (open.cup[i] as number) > 0);
        const first = chooseInitiative(mind, open, frame, words.map(word), {});
        return [{ id: 'initiative', tactics: firstOf(first.kind === 'word' ? first.word : 'us', words) }];
      }
      case 'chit': {
        const words = waysToPlay(open, frame.command, frame.sides);
        const script = chooseChit(mind, open, frame, words.map(word), {});
        const first = script.kind === 'word' ? script.word : 'move';
        return [
          {
            id: 'chit',
            tactics: firstOf(
              first,
              words.filter((way) => !way.startsWith('combined')),
            ),
          },
          ...stances(open, frame.command, first),
        ];
      }
      case 'react':
        return [{ id: 'react', tactics: firstOf(reactsNow(mind, open) ? 'idea-0' : 'pass', ['idea-0', 'pass', 'idea-1', 'idea-2']) }];
      default:
        return roundGroups(open);
    }
  };
}

/** A round that began without a choice of its chit is planned at its first question. */
function roundGroups(open: Open): readonly Group[] {
  const round = open.stack.find((frame): frame is RoundFrame => frame.step === 'round');
  return round && PLANNED.includes(round.kind) ? stances(open, round.command, round.kind) : [];
}
const PLANNED: readonly string[] = ['move', 'combat', 'combined'];

const firstOf = (first: string, words: readonly string[]): string[] => [first, ...words.filter((other) => other !== first)];

const FIGHT: Group = { id: 'fight', tactics: ['normal', 'bold', 'careful'] };

/** How a round of this kind may be gone about. */
function stances(open: Open, command: Command, kind: string): Group[] {
  const move: Group = { id: 'move', tactics: tacticsFor(sideOfCommand(command), open.turn) };
  if (kind.startsWith('combined')) return [move, FIGHT];
  return kind === 'move' ? [move] : [FIGHT];
}
