import { SUB_BEACHES } from '../data/scenario-shapes.js';
import { setSteady } from '../steady.js';
import { AT_ENTRY, DUE, EN_ROUTE, type GreatestDayState, LOADING, REINFORCEMENT } from '../types.js';
import { fieldOf, type World } from '../world.js';
import { beachOf } from './beach.js';
import { entryOf } from './clearing.js';

/** §S.33 E: who is due this turn goes to its box, or waits beside its Reinforcement hex for its Division chit; so does who is still at sea when the beach is cleared (§4.3.3). */
export function arrive(world: World, { open }: GreatestDayState): void {
  const { scenario, roster } = fieldOf(world, open);
  const isCleared = (open.cleared[beachOf(world, open)] ?? 0) > 0;
  open.box.forEach((box, unit) => {
    if (box === REINFORCEMENT) open.box[unit] = AT_ENTRY;
  });
  for (const { turn, hex, box, subBeach, units } of scenario.reinforcements) {
    if (turn !== open.turn) continue;
    for (const id of units) {
      const unit = roster.number.get(id) as number;
      if (open.box[unit] !== DUE) continue;
      const sub = subBeach === '' ? 0 : SUB_BEACHES.indexOf(subBeach);
      const comesByRoad = hex !== '' || isCleared;
      open.box[unit] = comesByRoad ? AT_ENTRY : box === 'loading' ? LOADING + sub : EN_ROUTE + sub;
      setSteady(open, 'entry', unit, hex !== '' ? (world.grid.parse(hex) as number) : isCleared ? entryOf(world, open, sub) : -1);
    }
  }
}
