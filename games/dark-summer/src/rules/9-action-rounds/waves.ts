import { fixed } from '@bocage/kernel';
import { SEA } from '../../ground.js';
import { place, touch } from '../../occupancy.js';
import { BEACH_CLOSED, BEACH_GERMAN, BEACH_OPEN, hexOf, type Open, type Tell, WAITING } from '../../types.js';
import type { World } from '../../world.js';

/** §9.4.3 Survivors of the landings that are still afloat come as reinforcements of this turn. */
const NEXT_TURN = 2;

/** Units of one of the first two waves that are at sea. */
function afloat(world: World, open: Open, waves: readonly number[]): number[] {
  return world.roster.start.flatMap(({ wave }, unit) => {
    const hex = hexOf(open, unit);
    return waves.includes(wave) && hex >= 0 && world.ground.terrain[hex] === SEA ? [unit] : [];
  });
}

/** §9.4.3 Second-wave units go to their beach when it is open, else to its Beach Approach hex, whatever is stacked there. */
export function placeSecondWave(world: World, open: Open, tell: Tell): void {
  for (const unit of afloat(world, open, [2])) {
    const index = world.ground.beach[world.roster.start[unit]?.beaches[0] as number] as number;
    const beach = world.ground.beaches[index] as World['ground']['beaches'][number];
    const hex = open.beach[index] === BEACH_OPEN ? beach.hex : beach.approach;
    place(world, open, unit, hex);
    tell({ event: 'arrived', section: '9.4.3', unit, hex });
  }
}

/** §9.4.3 §3.2.1 The end of the second wave: beaches not landed on are closed, which may end the game, and who is still afloat waits for the next turn. */
export function closeBeaches(world: World, open: Open, tell: Tell): void {
  touch(world, open);
  world.ground.beaches.forEach(({ hex }, i) => {
    if (open.beach[i] !== BEACH_GERMAN) return;
    open.beach[i] = BEACH_CLOSED;
    tell({ event: 'beach', section: '9.4.3', hex, state: BEACH_CLOSED });
  });
  const units = afloat(world, open, [1, 2]);
  for (const unit of units) {
    place(world, open, unit, WAITING);
    open.marks[unit] = 0;
    open.due = fixed(open.due.with(unit, NEXT_TURN));
  }
  if (units.length > 0) tell({ event: 'postponed', section: '9.4.3', units, turn: NEXT_TURN });
}
