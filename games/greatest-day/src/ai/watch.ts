import type { Counted, GameWatch } from '@bocage/kernel';
import { beachOf } from '../rules/beach.js';
import { sideOf } from '../rules/units.js';
import { SEATS } from '../sides.js';
import type { GreatestDayEvent, GreatestDayTypes, GreatestDayView } from '../types.js';
import { fieldOf, type World } from '../world.js';

/** §4.3 When a beach was cleared, and what a good player does not lose: units to his own stacking (§S.14). */
export function watchBeaches(world: World): GameWatch<GreatestDayTypes> {
  const stacked = [0, 0];
  const marks: Record<string, number> = {};
  const look = (view: GreatestDayView, event: GreatestDayEvent): void => {
    const { open } = view;
    if (event.event === 'overstacked') stacked[sideOf(world, open, event.unit)] = (stacked[sideOf(world, open, event.unit)] as number) + 1;
    if (event.event === 'over' && beachOf(world, open) >= 0) {
      const { scenario } = fieldOf(world, open);
      const turn = open.cleared[beachOf(world, open)] as number;
      marks['beach-cleared'] = turn > 0 ? 1 : 0;
      // A beach that is not clear at the end counts as cleared on the turn after.
      marks['cleared-on-turn'] = turn > 0 ? turn : scenario.turns + 1;
      marks['tracks-down-on-turn'] = (open.tracksDown[beachOf(world, open)] as number) || scenario.turns + 1;
    }
  };
  return {
    before() {},
    after(view, events) {
      for (const event of events) look(view, event);
    },
    counted: (): Counted => ({
      ceilings: Object.fromEntries(SEATS.map((seat, side) => [seat, { 'lost-to-stacking': stacked[side] as number }])),
      marks: { ...marks },
    }),
  };
}
