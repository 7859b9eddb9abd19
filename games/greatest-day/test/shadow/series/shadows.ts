import type { Shadow } from '@bocage/testkit';
import type { GreatestDayTypes } from '../../../src/types.js';
import { activationShadow } from './activation-shadow.js';
import { assaultShadow } from './assault-shadow.js';
import { combatShadow } from './combat-shadow.js';
import { gunsShadow } from './guns-shadow.js';
import { movementShadow } from './movement-shadow.js';
import { type Paper, readPaper } from './paper.js';
import { reactShadow } from './react-shadow.js';
import { resultsShadow } from './results-shadow.js';
import { turnShadow } from './turn-shadow.js';

export type GreatestDayShadow = Shadow<GreatestDayTypes>;

/** All shadows of the game, with a memory of their own: for one game. Games of one print may share its paper. */
export function createShadows(data: Parameters<typeof readPaper>[0], paper: Paper = readPaper(data)): GreatestDayShadow[] {
  const makers = [activationShadow, movementShadow, combatShadow, reactShadow, resultsShadow, assaultShadow, gunsShadow, turnShadow];
  return together(
    paper,
    makers.map((make) => make(paper)),
  );
}

/** They come one after another at every moment: what the first has read the others need not read again. */
function together(paper: Paper, shadows: readonly GreatestDayShadow[]): GreatestDayShadow[] {
  let last = '';
  const look = (phase: string, index: number): void => {
    const now = `${phase}${String.fromCharCode(65 + index)}`;
    if (now[0] !== last[0] || now <= last) paper.fields.clear();
    last = now;
  };
  return shadows.map(({ name, asked, made }, index) => ({
    name,
    *asked(moment) {
      look('a', index);
      if (asked) yield* asked(moment);
    },
    *made(moment) {
      look('m', index);
      if (made) yield* made(moment);
    },
  }));
}
