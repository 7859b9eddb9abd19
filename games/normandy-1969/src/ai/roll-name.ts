import type { NormandyFrame, Open } from '../types.js';

/** What the die that is due is for: a battle by the hex it is fought for, a drop by its unit. */
export function rollName({ stack }: Open): string {
  const frame = stack.at(-1) as NormandyFrame;
  if (frame.step === 'battle') return `${frame.step}:${frame.targets[0]}`;
  return 'unit' in frame ? `${frame.step}:${frame.unit}` : frame.step;
}
