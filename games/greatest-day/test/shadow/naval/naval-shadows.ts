import type { Shadow } from '@bocage/testkit';
import type { GreatestDayTypes } from '../../../src/types.js';
import type { Paper } from '../series/paper.js';
import { arrivalsShadow } from './arrivals-shadow.js';
import { commandosShadow } from './commandos-shadow.js';
import { landingShadow } from './landing-shadow.js';
import { batteriesShadow } from './naval-batteries-shadow.js';
import { boxesShadow } from './naval-boxes-shadow.js';
import { defencesShadow } from './naval-defences-shadow.js';
import { navalFireShadow } from './naval-fire-shadow.js';
import { gapsShadow } from './naval-gaps-shadow.js';
import { sandShadow } from './naval-sand-shadow.js';
import { navalStepsShadow } from './naval-steps-shadow.js';
import { verdictShadow } from './verdict-shadow.js';
import { worksShadow } from './works-shadow.js';

/** Comes first at every moment: what was read at the last one is no longer so. */
const freshLook = ({ fields }: Paper): Shadow<GreatestDayTypes> => {
  const forget = (): [] => {
    fields.clear();
    return [];
  };
  return { name: 'fresh look', asked: forget, made: forget };
};

/** The shadows of landings, arrivals, works and the verdict, with a memory of their own: for one game. Games of one print share its paper. */
export function createNavalShadows(paper: Paper): Shadow<GreatestDayTypes>[] {
  return [
    freshLook(paper),
    ...[navalStepsShadow(paper), navalFireShadow(paper), batteriesShadow(paper), landingShadow(paper), defencesShadow(paper)],
    ...[gapsShadow(paper), sandShadow(paper), boxesShadow(paper), commandosShadow(paper), arrivalsShadow(paper)],
    ...[verdictShadow(paper), worksShadow(paper)],
  ];
}
