import type { Shadow } from '@bocage/testkit';
import type { DarkSummerTypes } from '../../src/types.js';
import { combatShadow } from './combat-shadow.js';
import { movementShadow } from './movement-shadow.js';
import { readPaper } from './paper.js';
import { retreatShadow } from './retreat-shadow.js';
import { sequenceShadow } from './sequence-shadow.js';
import { supplyShadow } from './supply-shadow.js';

export type DarkSummerShadow = Shadow<DarkSummerTypes>;

/** All shadows of the game, with a memory of their own: for one game. */
export function createShadows(data: Parameters<typeof readPaper>[0]): DarkSummerShadow[] {
  const paper = readPaper(data);
  return [movementShadow(paper), supplyShadow(paper), retreatShadow(paper), combatShadow(paper), sequenceShadow(paper)];
}
