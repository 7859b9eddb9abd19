import type { Outcome } from '@bocage/kernel';
import { scenarioOf } from '../src/rules/scenario.js';
import { alliedLosses, nearestGerman, outcomeOf } from '../src/rules/victory.js';
import { landingBeaches } from '../src/rules/waves.js';
import type { Open } from '../src/types.js';
import { beachName } from './places.js';
import { counted } from './text.js';
import type { Words } from './words.js';

const SIDE: Readonly<Record<string, string>> = { allied: 'American', german: 'German' };

/** §17.1.4 "American tactical victory"; a resignation says that it was one. */
export function outcomeText({ winner, level }: Outcome): string {
  if (winner === undefined) return 'Draw';
  const side = SIDE[winner] ?? winner;
  if (level.startsWith('resign')) return `${side} victory by resignation`;
  return level === 'strategic' || level === 'tactical' ? `${side} ${level} victory` : `${side} victory`;
}

/** §17.1.2 §18.1.6 What the German counts, out of the losses his next level takes; above the highest there is none. */
function lossText({ world }: Words, open: Open): string {
  const { losses } = scenarioOf(world, open);
  const lost = alliedLosses(world, open);
  if (lost >= losses.strategic) return `${counted(lost, 'unit', 'units')} lost`;
  return `${lost} of ${lost < losses.tactical ? losses.tactical : losses.strategic} units lost`;
}

/** §17.1.3 What the American counts at one beach. */
export function clearText({ world }: Words, open: Open, beach: 0 | 1): string {
  if ((open.beachhead[beach] as number) < 0) return `no beachhead at ${beachName(beach)}`;
  const far = nearestGerman(world, open, beach);
  if (far >= world.grid.size) return `${beachName(beach)} clear of Germans`;
  return far === 0 ? `Germans hold ${beachName(beach)}’s beachhead` : `Germans ${counted(far, 'hex', 'hexes')} from ${beachName(beach)}`;
}

/** The same where there is little room, and the beach goes without saying or stands before it. */
function clearBriefly({ world }: Words, open: Open, beach: 0 | 1): string {
  if ((open.beachhead[beach] as number) < 0) return 'no beachhead';
  const far = nearestGerman(world, open, beach);
  if (far >= world.grid.size) return 'beach clear';
  return far === 0 ? 'beachhead in German hands' : `Germans ${counted(far, 'hex', 'hexes')} off`;
}

/** §17.0 What the position would be worth if the game ended now, for a bar. */
export function scoreText(words: Words, open: Open): string {
  const beaches = landingBeaches(words.world, open);
  const clear = beaches.map((beach) => clearBriefly(words, open, beach));
  const isAlike = new Set(clear).size === 1;
  const told = isAlike ? clear.slice(0, 1) : clear.map((text, i) => `${beachName(beaches[i] as 0 | 1)} ${text}`);
  return `${outcomeText(outcomeOf(words.world, open))}: ${[lossText(words, open).replace(/ units? lost$/, ' lost'), ...told].join(', ')}`;
}

/** §17.0 What the position would be worth if the game ended now. */
export function standingText(words: Words, open: Open): string {
  const clear = landingBeaches(words.world, open).map((beach) => clearText(words, open, beach));
  return `${outcomeText(outcomeOf(words.world, open))}: ${[lossText(words, open), ...clear].join(', ')}`;
}
