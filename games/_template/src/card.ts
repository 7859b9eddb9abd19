import type { GameCard } from '@bocage/kernel';
import text from './card.json' with { type: 'json' };

/** What the front page would say of it; an example stands on no shelf. */
export const card: GameCard = text;
