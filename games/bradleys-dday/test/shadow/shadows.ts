import type { Shadow } from '@bocage/testkit';
import type { BradleyTypes } from '../../src/types.js';
import { combatShadow } from './combat-shadow.js';
import { movementShadow } from './movement-shadow.js';
import { readPaper } from './paper.js';

export type BradleyShadow = Shadow<BradleyTypes>;

/** All shadows of the game, with a memory of their own: for one game. */
export function createShadows(data: Parameters<typeof readPaper>[0]): BradleyShadow[] {
  const paper = readPaper(data);
  return [movementShadow(paper), combatShadow(paper)];
}
