import { type Action, chanceStep, hex, type Refusal, step, unit, word } from '@bocage/kernel';
import { place } from '../occupancy.js';
import { countersToPlace, dealTokens, orderOf, placeRest, setupHexes, zoneOf } from '../rules/deployment.js';
import { type DeployFrame, type Known, type NormandyTypes, PIECE_BASE, type ShuffleFrame } from '../types.js';
import type { World } from '../world.js';

const HISTORICAL = word('historical');
const DONE = word('done');

/** §R.11 §R.13 The German player sets up in secret: the open frame never changes while he does. */
export const createDeployStep = (world: World) =>
  step<NormandyTypes, DeployFrame>({
    section: 'R.13',
    legal({ known }) {
      if (known.chosen >= 0) return setupHexes(world, known, known.chosen - PIECE_BASE).map(hex);
      const counters = countersToPlace(world, known);
      return counters.length === 0 ? [DONE] : [...counters.map((counter) => unit(PIECE_BASE + counter)), HISTORICAL];
    },
    refusal: ({ known }, _, __, action) => refuseDeploy(world, known, action),
    play(state, _, __, action, tell) {
      const { open, sealed } = state;
      if (action === HISTORICAL) placeRest(world, sealed);
      else if (action === DONE) {
        open.stack.pop();
        open.stack.push({ step: 'shuffle' });
      } else if (action.kind === 'unit') sealed.chosen = action.unit;
      else if (action.kind === 'hex') {
        const counter = sealed.chosen - PIECE_BASE;
        sealed.placed[counter] = action.hex;
        sealed.chosen = -1;
        tell({ event: 'piece-placed', section: 'R.13', to: ['german'], piece: Math.min(counter, world.roster.dummy), hex: action.hex });
      }
    },
  });

/** §R.6 §R.13 Why a piece may not be set up there, or not now. */
function refuseDeploy(world: World, known: Known, action: Action): Refusal | undefined {
  if (action.kind === 'hex') {
    if (known.chosen < 0) return { code: 'choose-counter-first', section: 'R.13' };
    if (!zoneOf(world, known, known.chosen - PIECE_BASE).includes(action.hex)) return { code: 'outside-setup-zone', section: 'R.13' };
    return { code: 'stacking', section: 'R.6', params: { limit: world.data.tables.limits.stacking } };
  }
  if (action === DONE) return { code: 'setup-unfinished', section: 'R.13', params: { left: unplaced(world, known) } };
  if (action.kind === 'unit') return { code: known.chosen >= 0 ? 'place-chosen-first' : 'not-to-set-up', section: 'R.13' };
  return undefined;
}

/** §R.13 */
function unplaced(world: World, known: Known): number {
  const { setup, dummies } = orderOf(world, known);
  return setup.length + dummies - known.placed.filter((at) => at >= 0).length;
}

/** §R.12 The counters are mixed before they lie on the map, so that a token's number betrays nothing. */
export const createShuffleStep = (world: World) =>
  chanceStep<NormandyTypes, ShuffleFrame>({
    section: 'R.12',
    roll: () => ({ kind: 'shuffle', why: 'tokens', section: 'R.12', size: world.roster.setupTokens }),
    visibleTo: () => ['german'],
    resolve(state, _, __, result, tell) {
      dealTokens(world, state, result, (token, at) => place(world, state.open, token, at));
      state.open.stack.pop();
      tell({ event: 'set-up', section: 'R.13', reveals: ['allied'], hexes: state.open.home.filter((home) => home >= 0) });
    },
  });
