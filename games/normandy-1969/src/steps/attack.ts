import { type Action, hex, type Refusal, step, unit, word } from '@bocage/kernel';
import { ALL_SEA, BOCAGE, FLOODED } from '../ground.js';
import { sideOf } from '../occupancy.js';
import { attackersOf, furtherTargets, isTarget, isTiedDown, reachesOdds } from '../rules/combat.js';
import { revealHex } from '../rules/hidden.js';
import { hasFought, isArmour, isDefensiveOnly, isOnMap, setMark } from '../rules/units.js';
import { type AttackFrame, BUSY, FOUGHT, hexOf, type NormandyTypes, type NormandyView, publicSight } from '../types.js';
import type { World } from '../world.js';

const DECLARE = word('declare');

/** §C.2 Whether what is committed so far reaches the lowest odds. */
const mayDeclare = (world: World, open: NormandyView['open'], { side, units, targets }: AttackFrame): boolean =>
  reachesOdds(world, open, side, units, targets);

/** §R.5 Build one attack: further hexes first, then the units, then declare it. */
export const createAttackStep = (world: World) =>
  step<NormandyTypes, AttackFrame>({
    section: 'R.5',
    legal({ open }, frame) {
      const actions: Action[] = [];
      for (const id of attackersOf(world, open, frame.side, frame.targets)) if (!frame.units.includes(id)) actions.push(unit(id));
      if (frame.units.length === 0) for (const at of furtherTargets(world, open, frame.side, frame.targets)) actions.push(hex(at));
      if (mayDeclare(world, open, frame)) actions.push(DECLARE);
      return actions;
    },
    refusal: (view, frame, _, action) => refuseAttack(world, view, frame, action),
    play(state, frame, _, action, tell) {
      const { open } = state;
      if (action.kind === 'unit') frame.units.push(action.unit);
      else if (action.kind === 'hex') frame.targets.push(action.hex);
      else {
        const { side, targets, units } = frame;
        open.stack.pop();
        for (const id of units) setMark(open, id, FOUGHT | BUSY);
        open.attacked.push(...targets);
        tell({ event: 'declared', section: 'R.5', side, targets: [...targets], units: [...units] });
        // §R.12: what is attacked is turned up.
        for (const target of targets) revealHex(world, state, target, tell);
        open.stack.push({ step: 'battle', side, targets, units, attackSupport: 0, defenceSupport: 0 });
        // §G.2 §G.3: the ships are Allied on either side of an attack.
        const purpose = side === 0 ? 'attack' : 'defence';
        open.stack.push({ step: 'gunfire', asks: 'allied', purpose, hexes: [...targets] });
      }
    },
  });

/** §C.2 §E.6 §E.7 §E.10 §R.5 Why a unit or a hex cannot join this attack. */
function refuseAttack(world: World, { open }: NormandyView, frame: AttackFrame, action: Action): Refusal | undefined {
  if (action === DECLARE) return { code: 'odds-too-low', section: 'C.2', params: { least: world.crt[0]?.label ?? '' } };
  if (action.kind === 'hex') {
    if (!isTarget(world, open, frame.side, action.hex)) {
      return { code: open.attacked.includes(action.hex) ? 'attacked-already' : 'no-enemy-there', section: 'R.5' };
    }
    if (frame.targets.includes(action.hex)) return { code: 'already-a-target', section: 'R.5' };
    if (frame.units.length > 0) return { code: 'targets-before-units', section: 'R.5' };
    return { code: 'cannot-attack-together', section: 'R.5', params: { limit: world.data.tables.limits.targets } };
  }
  return action.kind === 'unit' ? refuseAttacker(world, open, frame, action.unit) : undefined;
}

/** §E.6 §E.7 §E.10 §R.5 */
function refuseAttacker(world: World, open: NormandyView['open'], frame: AttackFrame, id: number): Refusal | undefined {
  if (id >= world.roster.units || !isOnMap(open, id)) return undefined;
  if (sideOf(world, id) !== frame.side) return { code: 'not-yours', section: 'R.5' };
  if (frame.units.includes(id)) return { code: 'already-committed', section: 'R.5' };
  if (hasFought(open, id)) return { code: 'fought-already', section: 'R.5' };
  if (isDefensiveOnly(world, open, id)) return { code: 'defensive-only', section: 'R.5' };
  if (isTiedDown(world, open, id)) return { code: 'armour-tied-down', section: 'R.5' };
  for (const target of frame.targets) {
    const direction = world.grid.directionTo(hexOf(open, id), target);
    if (direction < 0) return { code: 'not-adjacent', section: 'R.5' };
    const hexside = world.ground.sides[hexOf(open, id) * 6 + direction] as number;
    if ((hexside & ALL_SEA) !== 0) return { code: 'all-sea-hexside', section: 'E.7' };
    if ((hexside & FLOODED) !== 0) return { code: 'flooded-hexside', section: 'E.10' };
    if (world.ground.terrain[target] === BOCAGE && isArmour(world, publicSight(open), id)) {
      return { code: 'armour-into-bocage', section: 'E.6' };
    }
  }
  return undefined;
}
