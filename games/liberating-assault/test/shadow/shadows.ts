import type { Json } from '@bocage/kernel';
import type { Shadow } from '@bocage/testkit';
import type { LiberatingAssaultTypes } from '../../src/types.js';
import { combatShadow } from './combat-shadow.js';
import { movementShadow } from './movement-shadow.js';
import { readPaper } from './paper.js';
import { sequenceShadow } from './sequence-shadow.js';
import { supplyShadow } from './supply-shadow.js';
import { withdrawalShadow } from './withdrawal-shadow.js';

export type AssaultShadow = Shadow<LiberatingAssaultTypes>;

/** All shadows of the game, with a memory of their own: for one game. */
export function createShadows(data: Readonly<Record<string, Json>>): AssaultShadow[] {
  const paper = readPaper(data);
  return [movementShadow(paper), combatShadow(paper), withdrawalShadow(paper), supplyShadow(paper), sequenceShadow(paper)];
}
