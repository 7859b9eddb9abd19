import type { Asked, Shadow } from '@bocage/testkit';
import type { NormandyTypes } from '../../src/types.js';
import { combatShadow } from './combat-shadow.js';
import { landingShadow } from './landing-shadow.js';
import { movementShadow } from './movement-shadow.js';
import { type Paper, readPaper } from './paper.js';
import { retreatShadow } from './retreat-shadow.js';
import { sequenceShadow } from './sequence-shadow.js';
import { supplyShadow } from './supply-shadow.js';

export type NormandyShadow = Shadow<NormandyTypes>;
export type NormandyAsked = Asked<NormandyTypes>;

/** All shadows of the game, with a memory of their own: for one game. */
export function createShadows(data: Parameters<typeof readPaper>[0]): NormandyShadow[] {
  const paper: Paper = readPaper(data);
  return [
    movementShadow(paper),
    supplyShadow(paper),
    retreatShadow(paper),
    combatShadow(paper),
    landingShadow(paper),
    sequenceShadow(paper),
  ];
}
