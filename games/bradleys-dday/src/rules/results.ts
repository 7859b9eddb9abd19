import type { UnitId } from '@bocage/kernel';
import { CITY, TOWN } from '../ground.js';
import { withOneMore } from '../in-order.js';
import { GARRISON } from '../roster.js';
import { type BattleFrame, type BradleyState, enemyOf, type Open, seatOf, type Tell } from '../types.js';
import type { World } from '../world.js';
import { type Battle, struckBy } from './battle.js';
import { stacksOf } from './close-assault.js';
import { type Result, ruinsIn } from './crt.js';
import { lineOf } from './fire.js';
import { isFortified } from './fortifications.js';
import { disrupt, eliminate, isOnMap } from './units.js';

/** §10.4 §10.5.6 What a result does to those it strikes, whoever has retreated there among them, and to the attacker. Frames are pushed so that retreats come first and advances last. */
export function applyResult(
  world: World,
  state: BradleyState,
  battle: BattleFrame,
  letter: number,
  { effect, lightRed }: Result,
  tell: Tell,
): void {
  const { open } = state;
  const struck = struckBy(world, open, battle);
  if (battle.kind === 'assault') pushAdvance(open, battle);
  if (lightRed && battle.kind === 'fire') ruin(world, open, battle, letter, tell);
  if (lightRed && battle.kind !== 'fire') disruptOneStack(world, state, battle, tell);
  const strike = battle.kind === 'fire' ? strikeByFire : strikeByAssault;
  strike(world, state, { battle, struck, effect }, tell);
}

/** One result, and whom it strikes. */
interface Blow extends Pick<Result, 'effect'> {
  readonly battle: BattleFrame;
  readonly struck: readonly UnitId[];
}

/** §10.4 §13.0 R32 Fire does not drive units out of fortifications, nor the coastal gun from its place. */
function strikeByFire(world: World, state: BradleyState, { battle, struck, effect }: Blow, tell: Tell): void {
  const { target, side } = battle;
  if (effect === 'D') disrupt(world, state, struck, '10.4', tell);
  if (effect === 'E') eliminate(world, state, struck, 'fire', '10.4', tell);
  if (effect !== 'R') return;
  const fixed = isFortified(world, state.open, target, enemyOf(side));
  const going = drivenBy(world, state.open, battle, struck);
  if (going.length < struck.length) tell({ event: 'stood', section: fixed ? '13.0' : '14.1.2', hex: target });
  pushRetreat(state.open, battle, going, 'fire');
}

/** §10.5 §13.0 §14.1.2 R32 Of those a retreat strikes, who has to go: fire drives nobody from a fortification, and never the coastal gun. */
export function drivenBy(world: World, open: Open, { kind, target, side }: Battle, struck: readonly UnitId[]): UnitId[] {
  if (kind !== 'fire') return [...struck];
  return isFortified(world, open, target, enemyOf(side)) ? [] : struck.filter((unit) => !isCoastal(world, unit));
}

/** §10.4 §13.3.5 §14.1.2 Any result clears a garrison; the coastal gun is lost where it would retreat. */
function strikeByAssault(world: World, state: BradleyState, { battle, struck, effect }: Blow, tell: Tell): void {
  if (effect === '') return;
  const garrisons = struck.filter((unit) => world.roster.kind[unit] === GARRISON);
  const units = struck.filter((unit) => world.roster.kind[unit] !== GARRISON);
  eliminate(world, state, garrisons, 'assault', '13.3.5', tell);
  if (effect === 'D') disrupt(world, state, units, '10.4', tell);
  if (effect === 'E') eliminate(world, state, units, 'assault', '10.4', tell);
  if (effect !== 'R') return;
  eliminate(
    world,
    state,
    units.filter((unit) => isCoastal(world, unit)),
    'retreat',
    '14.1.2',
    tell,
  );
  pushRetreat(
    state.open,
    battle,
    units.filter((unit) => !isCoastal(world, unit)),
    'assault',
  );
}

const isCoastal = ({ roster }: World, unit: UnitId): boolean => roster.type[unit] === 'coastal-artillery';

/** §10.5 */
function pushRetreat(open: Open, { side }: BattleFrame, units: readonly UnitId[], by: 'fire' | 'assault'): void {
  if (units.length > 0) open.stack.push({ step: 'retreat', asks: seatOf(enemyOf(side)), units: [...units], unit: -1, trail: [], by });
}

/** §10.3.5 */
function pushAdvance(open: Open, { side, target, attackers }: BattleFrame): void {
  open.stack.push({ step: 'advance', asks: seatOf(side), side, to: target, units: [...attackers] });
}

/** §12.0 §12.1 §15.3.4 A town that was cleared can be ruined again. */
function ruin(world: World, open: Open, { target, attackers, asp }: BattleFrame, letter: number, tell: Tell): void {
  const terrain = world.ground.terrain[target];
  if ((terrain !== TOWN && terrain !== CITY) || open.ruins.includes(target) || !ruinsIn(world, letter)) return;
  if (lineOf(world, { firers: [...attackers], asp }) !== 'bombardment') return;
  open.ruins = withOneMore(open.ruins, target);
  tell({ event: 'ruined', section: '12.1.2', hex: target });
}

/** §10.3.4 e §10.4 One attacking stack is disrupted: by the defender's choice where there are several. */
export function disruptOneStack(world: World, state: BradleyState, { side, attackers }: BattleFrame, tell: Tell): void {
  const { open } = state;
  const alive = attackers.filter((unit) => isOnMap(open, unit));
  const hexes = stacksOf(open, alive);
  if (hexes.length <= 1) disrupt(world, state, alive.length > 0 ? alive : attackers, '10.4', tell);
  else open.stack.push({ step: 'stack-choice', asks: seatOf(enemyOf(side)), hexes, attackers: [...attackers] });
}
