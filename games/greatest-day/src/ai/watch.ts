import type { GameWatch } from '@bocage/kernel';
import { Tally, watchEvents } from '@bocage/wargame';
import { beachOf } from '../rules/beach.js';
import { sideOf } from '../rules/units.js';
import type { GreatestDayEvent, GreatestDayTypes, GreatestDayView } from '../types.js';
import { fieldOf, type World } from '../world.js';

/** §4.3 When a beach was cleared, and what a good player does not lose: units to his own stacking (§S.14). */
export function watchBeaches(world: World): GameWatch<GreatestDayTypes> {
  const tally = new Tally();
  const { marks } = tally;
  const look = (view: GreatestDayView, event: GreatestDayEvent): void => {
    const { open } = view;
    if (event.event === 'overstacked') tally.stacked(sideOf(world, open, event.unit));
    if (event.event === 'over' && beachOf(world, open) >= 0) {
      const { scenario } = fieldOf(world, open);
      const turn = open.cleared[beachOf(world, open)] as number;
      marks['beach-cleared'] = turn > 0 ? 1 : 0;
      // A beach that is not clear at the end counts as cleared on the turn after.
      marks['cleared-on-turn'] = turn > 0 ? turn : scenario.turns + 1;
      marks['tracks-down-on-turn'] = (open.tracksDown[beachOf(world, open)] as number) || scenario.turns + 1;
    }
  };
  return watchEvents(tally, look);
}
