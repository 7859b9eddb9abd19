import { flowStep, type Steps } from '@bocage/kernel';
import { craftOf } from '../rules/assault-forces.js';
import { overlays, subBeachesOf } from '../rules/beach.js';
import { lookAtBeach } from '../rules/clearing.js';
import { isFirstChit } from '../rules/support-craft.js';
import { ALLIED, GERMAN, seatOf } from '../sides.js';
import { ABSENT, type GreatestDayState, type GreatestDayTypes, type NavalFrame, type Open, type Tell } from '../types.js';
import { fieldOf, type World } from '../world.js';

const LAST = 8;
const US = seatOf(ALLIED);
const THEM = seatOf(GERMAN);

/** §4.0 §4.1 §4.7 §4.8 Step after step; a scenario may play only some of them. Then the chit goes back into the mug once (§4.1.8). */
const createNavalStep = (world: World) =>
  flowStep<GreatestDayTypes, NavalFrame>({
    section: '4.7',
    next(state, frame, tell) {
      const { open } = state;
      lookAtBeach(world, state, tell);
      const [least, most] = fieldOf(world, open).scenario.chits.navalSteps ?? [1, LAST];
      const now = frame.next++;
      if (now > LAST) return putAway(world, open, frame.chit);
      if (now < least || now > most || (LANDINGS.includes(now) && !isBeachUp(world, open))) return;
      tell({ event: 'naval-step', section: '4.7', number: now });
      begin(world, state, now, tell);
    },
  });

/** §4.7 §4.3.3 Steps that are left out without an overlay, or once its beach is cleared. */
const LANDINGS: readonly number[] = [1, 4, 5, 6];
const isBeachUp = (world: World, open: Open): boolean => overlays(world, open).some((beach) => open.cleared[beach] === 0);

/** §4.7 What each step pushes. */
function begin(world: World, { open }: GreatestDayState, now: number, tell: Tell): void {
  const asks = US;
  if (now === 3) leaveRockets(world, open);
  if (now === 2) open.stack.push({ step: 'bombard', asks, ship: -1, target: -1, stage: 0, answer: -1 });
  if (now === 3) open.stack.push({ step: 'batteries', asks: THEM, battery: -1, target: -1, stage: 0, answer: -1 });
  if (now === 7) open.stack.push({ step: 'markers', asks, force: 0 });
  if (now === 8) open.stack.push({ step: 'fleet', asks, ship: -1, moved: [] });
  if (now === 1) openAllGaps(world, open, tell);
  if (now === 4) open.stack.push({ step: 'landing', asks, unit: -1 });
  if (now === 5) open.stack.push({ step: 'loading', asks });
  if (now === 6) open.stack.push({ step: 'en-route', asks });
}

/** §4.2.4(f) Step 1: where the Gaps have come to 0 every Gap of the beach is open. */
function openAllGaps(world: World, open: Open, tell: Tell): void {
  for (const beach of overlays(world, open)) {
    const all = subBeachesOf(beach).flatMap((sub) => world.ground.gaps(sub));
    if (open.gaps[beach] !== 0 || all.every((side) => open.openGaps.includes(side))) continue;
    open.openGaps = [...new Set([...open.openGaps, ...all])].sort((a, b) => a - b);
    tell({ event: 'gap', section: '4.2.4(f)', beach, side: -1 });
  }
}

/** §4.8.1 §4.1.7(a) Rocket craft are gone before step 3, fired or not. */
function leaveRockets(world: World, open: Open): void {
  for (const craft of craftOf(world, open, 'rocket-craft')) open.box[craft] = ABSENT;
}

/** §4.1.8 A3 The first Naval chit of 0700, June 6, goes back into the mug where there is one. */
function putAway(world: World, open: Open, chit: number): void {
  open.stack.pop();
  if (!isFirstChit(world, open)) return;
  open.navalAgain = 1;
  const { chits, scenario } = fieldOf(world, open);
  if (scenario.chits.mug.some((id) => id === chits[chit]?.id)) open.mug = [...open.mug, chit].sort((a, b) => a - b);
}

export const createNavalSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'naval'> => ({ naval: createNavalStep(world) });
