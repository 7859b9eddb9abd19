import { fixed } from '@bocage/kernel';
import { overStackFrames } from '../rules/5-stacking/over-stack.js';
import { beginArrivals, mayWithdraw } from '../rules/8-reinforcements/arriving.js';
import { closeBeaches, placeSecondWave } from '../rules/9-action-rounds/waves.js';
import { checkIsolation } from '../rules/13-supply/isolation.js';
import {
  AUTOMATIC,
  BRITISH,
  type CombatKind,
  type Command,
  GERMANS,
  type MovingFrame,
  type Open,
  type RoundFrame,
  type RoundKind,
  seatOf,
  type Tell,
  US,
  VIA_BRITTANY,
} from '../types.js';
import type { World } from '../world.js';

/** One part of a round: it pushes the decisions it needs, if any. */
export type Portion = (world: World, open: Open, frame: RoundFrame, tell: Tell) => void;

const LASTING = VIA_BRITTANY | AUTOMATIC;

/** §9.2 The chit is put on the track; what was noted for the round before is forgotten. */
const begin: Portion = (_, open, { command, kind, chit, prepared }, tell) => {
  open.marks = open.marks.map((marks) => marks & LASTING);
  open.roundUses.fill(0);
  open.attacked = [];
  open.obliged = [];
  open.cherbourgFought = 0;
  const played = { command, kind, chit, prepared };
  open.track = fixed([...open.track, played]);
  tell({ event: 'round', section: '9.2', ...played });
};

const isolation: Portion = (world, open, { command }, tell) => {
  if (command === GERMANS) checkIsolation(world, open, tell);
};

/** §8.3 */
const withdraw: Portion = (world, open, { command }) => {
  if (command !== GERMANS && mayWithdraw(world, open, command)) {
    open.stack.push({ step: 'withdraw', asks: seatOf(open, command), command });
  }
};

const arrivals: Portion = (world, open, { command }) => beginArrivals(world, open, command);

/** §9.3.3 Only when a Move chit was played for it. */
const ifMoveChit =
  (portion: Portion): Portion =>
  (world, open, frame, tell) => {
    if (frame.chit === 'move') portion(world, open, frame, tell);
  };

/** §9.3.1 All units of the command, or of a reaction those activated. */
const moving: Portion = (_, open, { command, kind }) =>
  void open.stack.push({ step: 'moving', asks: seatOf(open, command), command, kind: kind as MovingFrame['kind'] });

/** §5.2 */
const overStack: Portion = (world, open, { command }) => void open.stack.push(...overStackFrames(world, open, command));

const pushFighting = (open: Open, command: Command, kind: CombatKind): void =>
  void open.stack.push({ step: 'fighting', asks: seatOf(open, command), command, kind });

const COMBAT_OF = { combat: 'combat', combined: 'combined', reaction: 'reaction', 'first-reaction': 'reaction' } as const;

/** §9.3.2 §7.2.3 */
const fighting: Portion = (_, open, { command, kind, prepared }) =>
  pushFighting(open, command, prepared === 1 ? 'prepared' : COMBAT_OF[kind as keyof typeof COMBAT_OF]);

/** §9.3.4 */
const activation: Portion = (_, open) => void open.stack.push({ step: 'activate', asks: seatOf(open, GERMANS) });

/** §9.4.1 Americans first. */
const assaults: Portion = (_, open) => {
  for (const command of [BRITISH, US]) open.stack.push({ step: 'assault', asks: seatOf(open, command), command });
};

/** §9.4.3 All second-wave units are placed before any combat. */
const secondWave: Portion = (world, open, _, tell) => {
  placeSecondWave(world, open, tell);
  pushFighting(open, BRITISH, 'wave2');
  pushFighting(open, US, 'wave2');
};

/** §9.4.3 The limit holds again at the end of the round. */
const endOfWave: Portion = (world, open, _, tell) => {
  closeBeaches(world, open, tell);
  open.stack.push(...overStackFrames(world, open, BRITISH), ...overStackFrames(world, open, US));
};

const reaction: readonly Portion[] = [begin, isolation, activation, moving, overStack, fighting];

/** §9.3 §9.4 What each kind of round is made of. */
export const PORTIONS: Readonly<Record<RoundKind, readonly Portion[]>> = {
  wave1: [begin, assaults],
  'first-reaction': reaction,
  wave2: [begin, secondWave, endOfWave],
  reaction,
  move: [begin, isolation, withdraw, arrivals, moving, overStack],
  combat: [begin, isolation, fighting],
  combined: [begin, ifMoveChit(withdraw), ifMoveChit(arrivals), moving, overStack, fighting],
};
