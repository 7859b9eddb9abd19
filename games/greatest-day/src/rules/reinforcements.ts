import { SUB_BEACHES } from '../data/scenario-shapes.js';
import { AT_ENTRY, DUE, EN_ROUTE, type GreatestDayState, LOADING } from '../types.js';
import { fieldOf, type World } from '../world.js';

/** §S.33 E: who is due this turn goes to its box, or waits beside its Reinforcement hex for its Division chit. */
export function arrive(world: World, { open }: GreatestDayState): void {
  const { scenario, roster } = fieldOf(world, open);
  for (const { turn, hex, box, subBeach, units } of scenario.reinforcements) {
    if (turn !== open.turn) continue;
    for (const id of units) {
      const unit = roster.number.get(id) as number;
      if (open.box[unit] !== DUE) continue;
      const sub = subBeach === '' ? 0 : SUB_BEACHES.indexOf(subBeach);
      open.box[unit] = hex !== '' ? AT_ENTRY : box === 'loading' ? LOADING + sub : EN_ROUTE + sub;
      open.entry[unit] = hex === '' ? -1 : (world.grid.parse(hex) as number);
    }
  }
}
