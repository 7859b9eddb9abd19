import type { Action, Memory, Plan, Seat } from '@bocage/kernel';
import { bestOf, wordIn } from '@bocage/wargame';
import type { GreatestDayFrame, GreatestDayView } from '../types.js';
import type { World } from '../world.js';
import { chooseActing, chooseActor } from './acting.js';
import type { Asked } from './asked.js';
import { chooseAssault, chooseStand, chooseVictim } from './assaults.js';
import { chooseCheck, chooseReaction, chooseSuffer } from './fights.js';
import { sideOfSeat } from './ground.js';
import { chooseAim, chooseTarget } from './gunfire.js';
import { chooseAshore, chooseGap, chooseLanding, chooseLoading, chooseTrack } from './landings.js';
import { chooseHex, chooseMoving, chooseRetreat } from './moves.js';
import { postureOf } from './posture.js';
import { choosePurchase } from './purchase.js';
import { chooseBattery, chooseBeaching, chooseBombard } from './ships.js';
import type { Ways } from './ways.js';
import { worthOf } from './worth.js';

type Choosers = { readonly [S in GreatestDayFrame['step']]?: (asked: Asked<Extract<GreatestDayFrame, { step: S }>>) => Action };

/** §S.18 The bonus costs nothing but a check. */
const bonus = ({ legal }: Asked): Action => wordIn(legal, 'bonus') ?? (legal[0] as Action);
/** Everybody who may. */
const all = ({ legal }: Asked): Action => legal.find(({ kind }) => kind === 'unit') ?? (legal[0] as Action);
const done = ({ legal }: Asked): Action => wordIn(legal, 'done') ?? (legal[0] as Action);

/** §S.14 Who is worth least goes. */
const chooseLost = ({ world, open, legal }: Asked): Action =>
  bestOf(legal, (click) => (click.kind === 'unit' ? -worthOf(world, open, click.unit) : -99)) ?? (legal[0] as Action);

/** §S.33 Onto the map as one marches. */
const onTheRoad = ({ legal }: Asked): Action => wordIn(legal, 'mounted-column') ?? wordIn(legal, 'column') ?? (legal[0] as Action);

/** For every question the rules ask, who answers it. */
const CHOOSERS: Choosers = {
  purchase: choosePurchase,
  activation: chooseActor,
  acting: chooseActing,
  moving: chooseMoving,
  enter: onTheRoad,
  engineer: ({ legal }) => wordIn(legal, 'dig') ?? (legal[0] as Action),
  react: chooseReaction,
  fire: chooseTarget,
  aim: chooseAim,
  check: chooseCheck,
  shot: bonus,
  indirect: bonus,
  suffer: chooseSuffer,
  assault: chooseAssault,
  stand: chooseStand,
  pursue: chooseVictim,
  defend: chooseVictim,
  attack: chooseVictim,
  advance: all,
  retreat: chooseRetreat,
  bombard: chooseBombard,
  batteries: chooseBattery,
  landing: chooseLanding,
  beaching: chooseBeaching,
  ashore: chooseAshore,
  loading: chooseLoading,
  'open-gap': chooseGap,
  'beach-fire': chooseTrack,
  overstack: chooseLost,
  fleet: done,
  markers: ({ legal }) => wordIn(legal, 'stay') ?? (legal[0] as Action),
};

/** Nothing is known of the question: a hex it likes, or to be done with it. */
function fallback(asked: Asked): Action {
  const { legal, frame } = asked;
  if ('unit' in frame && legal.some(({ kind }) => kind === 'hex')) return chooseHex(asked, frame.unit);
  return legal.find(({ kind }) => kind !== 'word') ?? (legal[0] as Action);
}

/** One click of the computer player, from its own view. */
export function chooseAction(
  world: World,
  ways: Ways,
  { open }: GreatestDayView,
  seat: Seat,
  legal: readonly Action[],
  plan: Plan,
  memory: Memory,
): Action {
  const frame = open.stack.at(-1) as GreatestDayFrame;
  if (legal.length === 1) return legal[0] as Action;
  const asked: Asked = { world, ways, open, side: sideOfSeat(seat), frame, legal, memory, posture: postureOf(world, open, plan, seat) };
  const chooser = (CHOOSERS[frame.step] as ((asked: Asked) => Action) | undefined) ?? fallback;
  return chooser(asked);
}
