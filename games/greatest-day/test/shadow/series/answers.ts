import type { Action } from '@bocage/kernel';

/** What is offered, sorted into the three kinds of action. */
export const offered = (legal: readonly Action[]) => ({
  units: legal.flatMap((action) => (action.kind === 'unit' ? [action.unit] : [])),
  hexes: legal.flatMap((action) => (action.kind === 'hex' ? [action.hex] : [])),
  words: legal.flatMap((action) => (action.kind === 'word' ? [action.word] : [])),
});
