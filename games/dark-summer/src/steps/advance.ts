import { type Refusal, step, unit, word } from '@bocage/kernel';
import { isOpenBeach, occupancyOf, sideOf, unitsAt } from '../occupancy.js';
import { endIfDecided } from '../rules/3-victory/deciding.js';
import { goAlong } from '../rules/3-victory/going.js';
import { closeBeach, openBeach } from '../rules/9-action-rounds/beaches.js';
import { advancers, mayAdvance } from '../rules/11-combat/advance.js';
import { type AdvanceFrame, ALLIED, type DarkSummerState, type DarkSummerTypes, enemyOf, hexOf, type Open, type Tell } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

/** §11.3.8 §11.9 Whether the hex stands open: nobody left in it, and no open beach that holds out. */
function isTaken(world: World, open: Open, { units, hex, beach }: AdvanceFrame): boolean {
  const side = sideOf(world, units[0] as number);
  if (occupancyOf(world, open).side[hex] === enemyOf(side)) return false;
  return side === ALLIED || beach === 1 || !isOpenBeach(world, open, hex);
}

/** §11.3.8 §9.4.1 §9.4.3 Survivors advance into the emptied hex, in the waves a second hex. */
export const createAdvanceStep = (world: World) =>
  step<DarkSummerTypes, AdvanceFrame>({
    section: '11.3.8',
    settle(state, frame, tell) {
      const { open } = state;
      if (frame.units.length === 0 || !isTaken(world, open, frame)) return end(world, open, frame);
      for (const id of frame.ashore) if (mayAdvance(world, open, id, frame.hex)) advance(world, state, frame, id, tell);
      return advancers(world, open, frame.units, frame.kind, frame.hex).length === 0 && end(world, open, frame);
    },
    legal: ({ open }, frame) => [
      ...advancers(world, open, frame.units, frame.kind, frame.hex)
        .sort((a, b) => a - b)
        .map(unit),
      DONE,
    ],
    refusal: ({ open }, frame, _, action) => (action.kind === 'unit' ? refuse(world, open, frame, action.unit) : undefined),
    play(state, frame, _, action, tell) {
      if (action.kind === 'unit') advance(world, state, frame, action.unit, tell);
      else frame.units.length = 0;
    },
  });

/** §9.4.1 §9.4.3 Whoever stands in the hex now has just come, and may go on in the wave rounds. */
function end(world: World, open: Open, { asks, hex, kind }: AdvanceFrame): boolean {
  open.stack.pop();
  if (kind !== 'wave1' && kind !== 'wave2') return true;
  const units = unitsAt(world, open, hex).filter((id) => sideOf(world, id) === ALLIED);
  if (units.length > 0) open.stack.push({ step: 'second-advance', asks, units, kind, unit: -1 });
  return true;
}

/** §11.3.8 §11.9 */
function advance(world: World, state: DarkSummerState, { hex }: AdvanceFrame, id: number, tell: Tell): void {
  const { open } = state;
  tell({ event: 'advanced', section: '11.3.8', unit: id, path: [hexOf(open, id), hex] });
  goAlong(world, open, id, [hex], tell);
  if (sideOf(world, id) === ALLIED) openBeach(world, open, hex, tell);
  else if (closeBeach(world, open, hex, tell)) endIfDecided(world, state, 'instant', tell);
}

/** §11.1 §11.3.8 §5.1 Why a unit does not advance. */
function refuse(world: World, open: Open, { units, hex }: AdvanceFrame, id: number): Refusal {
  if (!units.includes(id) || hexOf(open, id) < 0) return { code: 'did-not-attack', section: '11.3.8' };
  if (open.hex[id] === hex) return { code: 'advanced-already', section: '11.3.8' };
  if (world.roster.kind[id] === 'strongpoint') return { code: 'strongpoints-never-advance', section: '11.1' };
  if (!mayAdvance(world, open, id, hex)) return { code: 'no-bridge', section: '11.3.8' };
  return { code: 'stacking', section: '5.1', params: { limit: world.data.tables.limits.stacking } };
}
