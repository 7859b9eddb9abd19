import type { GameCard } from '@bocage/kernel';
import text from './card.json' with { type: 'json' };
import { LEVELS } from './levels.js';

export const card: GameCard = { ...text, levels: LEVELS };
