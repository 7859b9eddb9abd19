import type { Chart } from '@bocage/board';
import { combatCharts } from './charts-combat.js';
import { landingCharts } from './charts-landing.js';
import { turnCharts } from './charts-turn.js';
import { cited } from './text.js';
import type { Words } from './words.js';

/** Every printed chart as a card, from the data. */
export const createCharts = (words: Words): readonly Chart[] =>
  [...combatCharts(words), ...landingCharts(words), ...turnCharts(words)].map((chart) => ({ ...chart, from: cited(chart.from) }));
