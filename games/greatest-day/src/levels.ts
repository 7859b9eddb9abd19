import type { Level } from '@bocage/kernel';

/** Who can take a seat: what the card on the shelf says and what the rules have. */
export const LEVELS: readonly Level[] = ['random', 'greedy', 'search'];
