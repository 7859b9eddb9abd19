import type { Shadow } from '@bocage/testkit';
import type { BradleyTypes } from '../../src/types.js';
import { airborneShadow } from './airborne-shadow.js';
import { attacksShadow } from './attacks-shadow.js';
import { automatonShadow } from './automaton-shadow.js';
import { bombingShadow } from './bombing-shadow.js';
import { choicesShadow } from './choices-shadow.js';
import { combatShadow } from './combat-shadow.js';
import { conductShadow } from './conduct-shadow.js';
import { landingShadow } from './landing-shadow.js';
import { marchesShadow } from './marches-shadow.js';
import { movementShadow } from './movement-shadow.js';
import { readPaper } from './paper.js';
import { releaseShadow } from './release-shadow.js';
import { retreatShadow } from './retreat-shadow.js';
import { setUpShadow } from './set-up-shadow.js';
import { takeUpShadow } from './take-up-shadow.js';
import { turnShadow } from './turn-shadow.js';

export type BradleyShadow = Shadow<BradleyTypes>;

/** All shadows of the game, with a memory of their own: for one game. */
export function createShadows(data: Parameters<typeof readPaper>[0]): BradleyShadow[] {
  const paper = readPaper(data);
  return [
    movementShadow(paper),
    combatShadow(paper),
    retreatShadow(paper),
    landingShadow(paper),
    airborneShadow(paper),
    turnShadow(paper),
    setUpShadow(paper),
    automatonShadow(paper, data),
    conductShadow(paper, data),
    choicesShadow(paper, data),
    marchesShadow(paper, data),
    attacksShadow(paper, data),
    bombingShadow(paper),
    releaseShadow(paper),
    takeUpShadow(paper),
  ];
}
