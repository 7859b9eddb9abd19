import type { GameWatch } from '@bocage/kernel';
import { Tally, watchEvents } from '@bocage/wargame';
import { sideOf } from '../roster.js';
import { ALLIED, type BradleyEvent, type BradleyTypes, type BradleyView, ELIMINATED, STEADY } from '../types.js';
import type { World } from '../world.js';

/** §5.1.6 The turns on which the first cycle lands. */
const FIRST_WAVES = [2, 4] as const;
/** A beachhead is looked for until this turn. */
const BEACHHEAD_BY = 5;

/** What shows how a landing and a drop went, and what a good player does not lose: units to his own stacking (§8.1.4). */
export function watchLandings(world: World): GameWatch<BradleyTypes> {
  const tally = new Tally();
  const marks = Object.assign(tally.marks, { 'lost-landing-first-waves': 0, 'beachhead-by-turn-5': 0, 'airborne-hurt-turn-1-percent': 0 });
  const dropped = new Set<number>();
  const dropsHurt = ({ open }: BradleyView): number => {
    const hurt = [...dropped].filter((unit) => open.box[unit] === ELIMINATED || open.disrupted[unit] !== STEADY).length;
    return dropped.size === 0 ? 0 : Math.round((100 * hurt) / dropped.size);
  };
  const look = (view: BradleyView, event: BradleyEvent): void => {
    const { turn, segment } = view.open;
    if (event.event === 'dropped' && turn === 1) dropped.add(event.unit);
    if (event.event === 'beachhead' && turn <= BEACHHEAD_BY) marks['beachhead-by-turn-5'] = 1;
    if (event.event === 'segment' && turn === 1 && event.segment === 'german-defensive-fire')
      marks['airborne-hurt-turn-1-percent'] = dropsHurt(view);
    if (event.event !== 'eliminated') return;
    for (const unit of event.units) {
      const side = sideOf(world.roster, unit);
      if (event.why === 'stacking') tally.stacked(side);
      if (side === ALLIED && segment === 'allied-movement' && turn >= FIRST_WAVES[0] && turn <= FIRST_WAVES[1])
        marks['lost-landing-first-waves']++;
    }
  };
  return watchEvents(tally, look);
}
