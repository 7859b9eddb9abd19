import { refreshAll } from './occupancy.js';
import { liftBarrages } from './rules/barrage.js';
import { isWeatherRolled, nightAt } from './rules/calendar.js';
import { removeOverlays } from './rules/clearing.js';
import { dismissHero, WITTMANN } from './rules/heroes.js';
import { chitsDue, isSilent } from './rules/mug.js';
import { arrive } from './rules/reinforcements.js';
import { clearMark } from './rules/units.js';
import { CLOSED, type GreatestDayState, HAS_FIRED, LANDED, type Open, type Tell } from './types.js';
import { fieldOf, type World } from './world.js';

/** §S.1 The steps of a turn in order; A is housekeeping before it, G and H are the mug and its chits. */
export const TURN_STEPS = [
  'housekeeping',
  'weather',
  'air',
  'dispatch',
  'reinforcements',
  'attachments',
  'mug',
  'activations',
  'barrages',
  'end',
] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

/** §S.1 What a step of the turn does; the frames it pushes are played before the next one comes. */
export function beginTurnStep(world: World, state: GreatestDayState, step: TurnStep, tell: Tell): void {
  const { open } = state;
  switch (step) {
    case 'housekeeping':
      tell({ event: 'turn', section: 'S.1', turn: open.turn });
      removeOverlays(world, state, tell);
      // §1.1 §S.34 Night falls or ends: everybody sees less or more.
      refreshAll(world, open);
      break;
    case 'weather':
      if (isWeatherRolled(world, open)) open.stack.push({ step: 'weather' });
      break;
    case 'air':
      // §17.1 Planes do not fly at night, and those not used are lost.
      if (nightAt(world, open)) open.planes = open.planes.map(() => 0);
      break;
    case 'dispatch':
      if (hasForSale(world, open)) open.stack.push({ step: 'purchase' });
      break;
    case 'reinforcements':
      arrive(world, state);
      break;
    case 'mug':
      fillMug(world, state, tell);
      break;
    case 'activations':
      open.stack.push({ step: 'draw' });
      break;
    case 'barrages':
      liftBarrages(world, open, tell);
      break;
    case 'end':
      // §16.2 He leaves with the turn he came in.
      dismissHero(open, WITTMANN);
      break;
    default:
      break;
  }
}

/** §S.7 */
const hasForSale = (world: World, open: Open): boolean => fieldOf(world, open).chits.some(({ kind }) => kind === 'formation');

/** §S.2 G: every eligible chit but the one carried over goes in; bought Formations are shown now (N7). */
function fillMug(world: World, state: GreatestDayState, tell: Tell): void {
  const { open, sealed } = state;
  // A2 §17.2 A chit carried over that would activate nobody now is lost.
  if (open.chit >= 0 && isSilent(world, open, open.chit)) open.chit = -1;
  const bought = sealed.bought.flat();
  for (const chit of bought) {
    const { side, formation } = fieldOf(world, open).chits[chit] as { side: number; formation: number };
    tell({ event: 'bought', section: 'S.7', side, formation, reveals: 'all' });
  }
  open.mug = [...chitsDue(world, open), ...bought]
    .filter((chit) => chit !== open.chit && !isSilent(world, open, chit))
    .sort((a, b) => a - b);
  open.played = [];
  sealed.bought = [[], []];
  sealed.answered = [0, 0];
}

/** A9 A new chit: everybody may act again. */
export function openAll(open: Open): void {
  open.ferryBusy.fill(0);
  for (let unit = 0; unit < open.marks.length; unit++) clearMark(open, unit, CLOSED | LANDED | HAS_FIRED);
}
