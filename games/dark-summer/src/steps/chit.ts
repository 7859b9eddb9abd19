import { type Refusal, step, word } from '@bocage/kernel';
import { type ChitSide, refuseCombined, refusePrepared, waysToPlay } from '../rules/9-action-rounds/chits.js';
import { BRITISH, type ChitFrame, type DarkSummerTypes, type Open, type RoundFrame } from '../types.js';

const WAYS: readonly string[] = ['move', 'combat', 'prepared', 'combined-move', 'combined-combat'];

const sideOf = (way: string): ChitSide => (way.endsWith('move') ? 'move' : 'combat');

/** §9.2 §9.3.3 §7.2.3 The round a chit begins when it is played that way. */
function roundOf({ command }: ChitFrame, way: string): RoundFrame {
  const chit = sideOf(way);
  const kind = way.startsWith('combined') ? 'combined' : chit;
  return { step: 'round', command, kind, chit, prepared: way === 'prepared' ? 1 : 0, next: 0 };
}

function playAs(open: Open, frame: ChitFrame, way: string): void {
  open.stack.pop();
  open.stack.push(roundOf(frame, way));
}

/** §9.2 Which side of a chit is played, and whether as a combined round or a Prepared Offensive. */
export const createChitStep = () =>
  step<DarkSummerTypes, ChitFrame>({
    section: '9.2',
    settle({ open }, frame) {
      const [only, another] = waysToPlay(open, frame.command, frame.sides);
      if (another) return false;
      if (only) playAs(open, frame, only);
      else open.stack.pop();
      return true;
    },
    legal: ({ open }, { command, sides }) => waysToPlay(open, command, sides).map(word),
    refusal: ({ open }, frame, _, action) => refuse(open, frame, action.kind === 'word' ? action.word : ''),
    play({ open }, frame, _, action) {
      if (action.kind === 'word') playAs(open, frame, action.word);
    },
  });

/** §9.2 Turned to a side it does not have or has no more, or played in a way that is closed to it. */
function refuse(open: Open, { command, sides }: ChitFrame, way: string): Refusal | undefined {
  if (!WAYS.includes(way)) return undefined;
  const side = sideOf(way);
  if (!sides.includes(side)) return { code: command === BRITISH ? 'chit-one-sided' : 'chit-limit', section: '9.2', params: { side } };
  return (way === 'prepared' ? refusePrepared : refuseCombined)(open, command);
}
