import type { HexId } from '@bocage/hex';
import { type Action, bestHex, hex, type Memory, type Plan, word } from '@bocage/kernel';
import { CLEAR } from '../ground.js';
import { sideOf } from '../occupancy.js';
import { attackStrength, defenceStrength } from '../rules/combat.js';
import { largestAddition, possibleAdditions } from '../rules/die-addition.js';
import { fullStrength } from '../rules/units.js';
import { controls } from '../rules/victory.js';
import {
  type ArrivalHexFrame,
  type AttackFrame,
  type BattleFrame,
  type CombatFrame,
  type ExchangeFrame,
  enemyOf,
  type GunfireFrame,
  type NormandyFrame,
  type NormandyView,
  PIECE_BASE,
  type RetreatFrame,
  type Side,
} from '../types.js';
import type { World } from '../world.js';
import { bestAttack, bestAttackOn, bestMission, stakesOf } from './attack.js';
import { expectedValue } from './combat-value.js';
import { deploymentOf } from './deployment.js';
import type { Fields } from './fields.js';
import { ATTACK_FROM } from './groups.js';
import { assaultValue, commandoValue, dropValue } from './landing-value.js';
import type { Lanes } from './lanes.js';
import { chooseMovement, chooseWhere } from './moves.js';
import type { Fronts } from './onset.js';
import type { Sense } from './sense.js';

export interface Mind {
  readonly world: World;
  readonly fields: Fields;
  readonly lanes: Lanes;
  readonly senses: (view: NormandyView, side: Side) => Sense;
  /** Where the enemy may come next. */
  readonly fronts: Fronts;
}

const DONE = word('done');
/** More than any distance on the map. */
const FAR = 1000;

/** The next click of the rules script, following the tactics of a plan where it names any. */
export function chooseAction(mind: Mind, view: NormandyView, legal: readonly Action[], plan: Plan, memory: Memory): Action {
  const frame = view.open.stack[view.open.stack.length - 1] as NormandyFrame;
  switch (frame.step) {
    case 'deploy':
      return chooseDeployment(mind, view, legal, memory);
    case 'drop':
    case 'commandos':
    case 'assault':
      return legal[0] as Action;
    case 'drop-zone':
    case 'commando-landing':
    case 'assault-landing':
      return bestHex(legal, landingWorth(mind, view, frame as ArrivalHexFrame, plan));
    case 'movement':
      return chooseMovement(mind, view, legal, plan, memory);
    case 'leg':
    case 'landing':
    case 'glide':
    case 'entry':
      return chooseWhere(mind, view, frame, legal, plan, memory);
    case 'combat':
      return chooseTarget(mind, view, frame, legal, plan);
    case 'attack':
      return chooseAttacker(mind, view, frame, legal);
    case 'gunfire':
      return chooseGunfire(mind, view, frame, legal);
    case 'exchange':
      return chooseLoss(mind, view, frame, legal);
    case 'retreat':
      return chooseRetreat(mind, view, frame, legal);
    default:
      return legal[0] as Action;
  }
}

/** §R.13 Counter by counter as this player's own set-up has them; a set-up begun otherwise is filled up as near to it as it goes. */
function chooseDeployment({ world }: Mind, { known }: NormandyView, legal: readonly Action[], memory: Memory): Action {
  if (known.chosen < 0) return legal[0] as Action;
  const places = memory.keep('deployment', known.order, () => deploymentOf(world, known, memory.seed));
  const wanted = places.get(known.chosen - PIECE_BASE);
  return wanted === undefined ? (legal[0] as Action) : bestHex(legal, (at) => -world.grid.distance(at, wanted));
}

function landingWorth(mind: Mind, view: NormandyView, frame: ArrivalHexFrame, plan: Plan): (hex: HexId) => number {
  if (frame.step === 'drop-zone') return dropValue(mind, view, frame.unit, plan.drop ?? 'split');
  return frame.step === 'commando-landing' ? commandoValue(mind.world, view) : assaultValue(mind, view, frame.unit);
}

/** §R.5 The attack worth most, as long as it is worth what its sector asks for. */
function chooseTarget(mind: Mind, view: NormandyView, frame: CombatFrame, legal: readonly Action[], plan: Plan): Action {
  const from = (target: HexId): number => ATTACK_FROM[plan[`fight-${mind.fields.sector[target]}`] ?? 'normal'] ?? 0;
  const idea = bestAttack(mind, view, frame.side, from);
  const chosen = idea ? hex(idea.target) : DONE;
  return legal.includes(chosen) ? chosen : DONE;
}

/** §R.5 Commits the units of the best attack on the chosen hex, then declares it. */
function chooseAttacker(mind: Mind, { open }: NormandyView, frame: AttackFrame, legal: readonly Action[]): Action {
  const idea = bestAttackOn(mind, open, frame.side, frame.targets[0] as number);
  const missing = idea?.units.find((id) => !frame.units.includes(id));
  const wanted = legal.find((action) => action.kind === 'unit' && action.unit === missing);
  return wanted ?? legal.find((action) => action.kind === 'word') ?? (legal[0] as Action);
}

/** §G.2 §G.3 */
function chooseGunfire({ world, fields }: Mind, { open }: NormandyView, frame: GunfireFrame, legal: readonly Action[]): Action {
  const battle = open.stack[open.stack.length - 2] as BattleFrame;
  const { units, targets } = battle;
  const attack = attackStrength(world, open, units) + battle.attackSupport;
  const defence = defenceStrength(world, open, targets) + battle.defenceSupport;
  const addition = largestAddition(possibleAdditions(world, open, units, targets))?.value ?? 0;
  const stakes = stakesOf(world, fields, open, units, targets);
  const words = legal.flatMap((action) => (action.kind === 'word' ? [action.word] : []));
  const worth = (support: number): number =>
    frame.purpose === 'attack'
      ? expectedValue(world, attack + support, defence, addition, stakes)
      : -Math.max(-stakes.attackers, expectedValue(world, attack, defence + support, addition, stakes));
  const best = word(bestMission(world, open, words, frame.purpose, worth));
  // §C.2 An attack that needs its ships may not go without.
  return legal.includes(best) ? best : (legal[0] as Action);
}

/** §C.4 The smallest unit that pays the debt; else the largest. */
function chooseLoss({ world }: Mind, { open }: NormandyView, frame: ExchangeFrame, legal: readonly Action[]): Action {
  const price = (action: Action): number => (action.kind === 'unit' ? fullStrength(world, open, action.unit) : 0);
  const enough = legal.filter((action) => price(action) >= frame.owed);
  if (enough.length > 0) return enough.reduce((a, b) => (price(b) < price(a) ? b : a));
  return legal.reduce((a, b) => (price(b) > price(a) ? b : a));
}

/** §C.8 Away from what it guards, and into the open. */
function chooseRetreat({ world, fields }: Mind, { open }: NormandyView, frame: RetreatFrame, legal: readonly Action[]): Action {
  const unit = frame.units[0] as number;
  const mine = enemyOf(sideOf(world, unit));
  const isMine = (at: number): boolean => (world.controlIndex[at] as number) >= 0 && controls(world, open, at) === mine;
  const guarded = unit < world.roster.allied ? fields.beaches : fields.places;
  return bestHex(legal, (at) => {
    const nearest = Math.min(...guarded.map(({ far }) => far[0][at] as number));
    // §R.14 A retreat that ends in a place takes it.
    return nearest + (world.ground.terrain[at] === CLEAR ? 1 : 0) - (isMine(at) ? FAR : 0);
  });
}
