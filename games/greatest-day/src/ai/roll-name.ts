import type { GreatestDayFrame, GreatestDayView } from '../types.js';

/** What tells the rolls of one kind of frame apart, where it has it. */
interface Marks {
  readonly kind?: string;
  readonly why?: string;
  readonly unit?: number;
  readonly firer?: number;
  readonly battery?: number;
  readonly target?: number;
}

/** What the die that is due is for: a shot by who fires and whom it strikes, a check by who checks, why and after what. */
export function rollName({ open }: GreatestDayView): string {
  const frame = open.stack.at(-1) as GreatestDayFrame;
  const { kind, why, unit, firer, battery, target } = frame as Marks;
  const below = frame.step === 'check' ? open.stack.at(-2) : undefined;
  const after = below ? `${below.step}${'firer' in below ? below.firer : ''}` : '';
  return [frame.step, kind, why, unit, firer, battery, target, after].join(':');
}
