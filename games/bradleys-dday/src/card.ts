import type { GameCard } from '@bocage/kernel';
import text from './card.json' with { type: 'json' };

export const card: GameCard = { ...text, levels: ['random', 'greedy', 'automaton'] };
