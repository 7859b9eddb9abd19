import type { Waiting } from './frames/game.js';
import type { GreatestDayFrame, Open } from './types.js';

/** The frame on top. */
const topOf = ({ stack }: Open): GreatestDayFrame => stack[stack.length - 1] as GreatestDayFrame;

/** Pops the frame on top and tells the one below, which waits for it. */
export function answer(open: Open, value: number): void {
  open.stack.pop();
  const below = topOf(open) as GreatestDayFrame & Partial<Waiting>;
  if (below.answer === undefined) throw new Error(`${below.step} waits for no answer`);
  below.answer = value;
}

/** What came back since the last look, −1 nothing; looks once. */
export function takeAnswer(frame: Waiting): number {
  const { answer: given } = frame;
  frame.answer = -1;
  return given;
}
