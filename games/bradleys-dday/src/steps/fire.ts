import type { HexId } from '@bocage/hex';
import { type Action, hex as hexAction, step, unit as unitAction, word } from '@bocage/kernel';
import { withOneMore } from '../in-order.js';
import { hexesHeldBy, holdsHexWhere } from '../occupancy.js';
import { useSupport } from '../rules/battle.js';
import { navalPoints } from '../rules/bombing.js';
import { supporters } from '../rules/command.js';
import { firersAt, hasTarget, isArmor, maySingleOut, reachesAny, readyToFire, targetsIn, whyNot } from '../rules/fire.js';
import { isInPlay } from '../rules/scenario.js';
import { setMark } from '../rules/units.js';
import {
  ALLIED,
  type BattleFrame,
  type BradleyTypes,
  enemyOf,
  FIRED,
  type FireFrame,
  type Open,
  type Side,
  seatOf,
  type Tell,
  type VolleyFrame,
} from '../types.js';
import type { World } from '../world.js';

const DONE = [word('done')];
/** Support points are added by so many at a click. */
const HELPINGS = [1, 5, 10, 25];

/** §10.2.2 §10.2.4 §11.1.2 §11.1.4 §19.2 Hexes that can still be fired at in this segment: by support points all of them. */
function fireTargets(world: World, open: Open, side: Side, after: readonly Action[]): Action[] {
  const isTarget = targetTest(world, open, side);
  for (const hex of hexesHeldBy(world, open, enemyOf(side))) if (isTarget(hex)) world.order.add(hex);
  return world.order.take<Action>(hexAction, after);
}

/** Who is ready is asked once for all hexes, and not where support points reach them all. */
function targetTest(world: World, open: Open, side: Side): (hex: HexId) => boolean {
  let ready: readonly number[] | undefined;
  const isReached = (hex: HexId): boolean => {
    ready ??= readyToFire(world, open, side);
    return reachesAny(world, open, ready, hex);
  };
  return (hex) =>
    isInPlay(world, open, hex) &&
    !open.firedAt.includes(hex) &&
    hasTarget(world, open, side, hex) &&
    ((side === ALLIED && navalPoints(world, open, hex) + open.air > 0) || isReached(hex));
}

/** §10.2 §10.2.1 One attack after another, each resolved before the next is declared (R47). */
export const createFireStep = (world: World) =>
  step<BradleyTypes, FireFrame>({
    section: '10.2',
    settle({ open }, { side }) {
      if (holdsHexWhere(world, open, enemyOf(side), targetTest(world, open, side))) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, { side }) => fireTargets(world, open, side, DONE),
    play({ open }, { side, asks }, _seat, action) {
      if (action.kind !== 'hex') open.stack.pop();
      else open.stack.push({ step: 'volley', asks, side, target: action.hex, firers: [], asp: 0, armorOnly: 0, headquarters: [] });
    },
  });

/** §10.2.5 §10.2.7 §11.1.3 §16.1 §19.2 What can still be added to an attack, and whether it can be declared. */
function choices(world: World, open: Open, frame: VolleyFrame): Action[] {
  const { side, target, firers, asp, air = 0, armorOnly, headquarters } = frame;
  const able = firersAt(world, open, side, target).filter(
    (unit) => !firers.includes(unit) && (armorOnly === 0 || maySingleOut(world, unit)),
  );
  const found: Action[] = able.map(unitAction);
  found.push(...supporters(world, open, firers, headquarters).map(unitAction));
  if (side === ALLIED && armorOnly === 0) {
    const naval = navalPoints(world, open, target);
    for (const helping of HELPINGS) if (asp + helping <= naval) found.push(word(`asp:${helping}`));
    for (const helping of HELPINGS) if (air + helping <= open.air) found.push(word(`air:${helping}`));
  }
  if (mayAimAtArmor(world, open, frame, able)) found.push(word('armor'));
  if (firers.length > 0 || asp + air > 0) found.push(word('declare'));
  return found;
}

/** §10.2.7 b */
function mayAimAtArmor(world: World, open: Open, frame: VolleyFrame, able: readonly number[]): boolean {
  const { side, target, firers, asp, air = 0, armorOnly } = frame;
  if (armorOnly === 1 || asp + air > 0 || !firers.every((unit) => maySingleOut(world, unit))) return false;
  if (!targetsIn(world, open, side, target).some((unit) => isArmor(world, unit))) return false;
  return firers.length > 0 || able.some((unit) => maySingleOut(world, unit));
}

/** §10.2.8 An attack being put together. */
export const createVolleyStep = (world: World) =>
  step<BradleyTypes, VolleyFrame>({
    section: '10.2.8',
    legal: ({ open }, frame) => choices(world, open, frame),
    play({ open }, frame, _seat, action, tell) {
      const { target, firers, headquarters } = frame;
      if (action.kind === 'unit') (whyNot(world, open, action.unit, target) === undefined ? firers : headquarters).push(action.unit);
      else if (action.kind !== 'word') return;
      else if (action.word === 'armor') frame.armorOnly = 1;
      else if (action.word.startsWith('asp:')) frame.asp += Number(action.word.slice(4));
      else if (action.word.startsWith('air:')) frame.air = (frame.air ?? 0) + Number(action.word.slice(4));
      else declare(open, frame, tell);
    },
  });

/** §10.2.3 §10.2.4 §10.2.8 §11.1.5 Who fires has fired, the hex was fired at and points are spent; §19.2 bombs roll first. */
function declare(open: Open, { side, target, firers, headquarters, asp, air = 0, armorOnly }: VolleyFrame, tell: Tell): void {
  open.stack.pop();
  for (const unit of firers) setMark(open, unit, FIRED);
  useSupport(open, headquarters);
  open.asp -= asp;
  open.air -= air;
  open.firedAt = withOneMore(open.firedAt, target);
  const [attackers, support] = [firers.slice(), headquarters.slice()];
  const told = {
    event: 'declared',
    section: '10.2.8',
    kind: 'fire',
    side,
    target,
    attackers,
    asp,
    armorOnly,
    headquarters: support,
  } as const;
  tell(air > 0 ? { ...told, air } : told);
  const battle: BattleFrame = {
    step: 'battle',
    asks: seatOf(enemyOf(side)),
    kind: 'fire',
    side,
    target,
    attackers: firers.slice(),
    asp,
    armorOnly,
    headquarters: headquarters.slice(),
    answers: [],
    answered: 0,
  };
  open.stack.push(air > 0 ? { step: 'bombing', battle, air } : battle);
}
