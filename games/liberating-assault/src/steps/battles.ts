import { chanceStep, flowStep } from '@bocage/kernel';
import { setMark } from '@bocage/wargame';
import type { Tactic } from '../data/shapes.js';
import { isHeldBy, unitsAt } from '../occupancy.js';
import { approach } from '../rules/approach.js';
import { isFaceDown, isFromSea, turnUp } from '../rules/coast.js';
import { joinBattles, nextWave, struckIn, withoutMutual } from '../rules/effective.js';
import { attacksOf, exploitsOf } from '../rules/exploit.js';
import { isOpen, refresh } from '../rules/fighting.js';
import { prepare } from '../rules/lead.js';
import {
  type Battle,
  type BattlesFrame,
  enemyOf,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  MOVED,
  type RevealCoastFrame,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';
import { clearBeach } from './clear-beach.js';
import { fightBattle } from './fight.js';
import { landFollowers } from './landing.js';
import { rulingFrames } from './ruling.js';
import { strikeOrders } from './strike-orders.js';
import { supportFrame } from './support.js';
import { tacticsFrame } from './tactics.js';
import { createWatch } from './watch.js';

/** §4.8 §4.9 §4.10 §4.11 Attackers close in, and it is settled who fights whom: whoever is attacked goes nowhere else. */
function join(world: World, state: LiberatingAssaultState, { round }: BattlesFrame, tell: Tell): void {
  const { open, sealed } = state;
  const watch = createWatch(world, open, sealed);
  const { contacts, walked } = approach(world, sealed, round === 'attack' ? attacksOf(sealed) : exploitsOf(sealed));
  for (const [unit, path] of walked) {
    if (path.length === 0) continue;
    setMark(sealed, unit, MOVED);
    tell({ event: 'moved', section: '4.11', unit, path: [...path], how: round, ...watch.followers(unit, ...path), reveals: 'all' });
  }
  const left = withoutMutual(world, open, sealed, contacts);
  const battles = joinBattles(world, sealed, left, (hex) => unitsAt(world, sealed, hex));
  const outmatched = [...contacts.keys()].filter((unit) => !left.has(unit));
  strikeOrders(world, state, outmatched, 'mutual', tell);
  const attacked = new Set(
    battles.filter(({ side, target }) => isHeldBy(world, sealed, enemyOf(side), target)).map(({ target }) => target),
  );
  strikeOrders(world, state, struckIn(sealed, sealed, attacked, round), 'attacked', tell);
  for (const battle of battles) {
    const { target, attackers } = battle;
    sealed.battles.push(battle);
    tell({
      event: 'joined',
      section: '4.10',
      battle: sealed.battles.length - 1,
      target,
      attackers: [...attackers],
      ...watch.seers(target),
      reveals: 'all',
    });
  }
}

/** §4.9 The battles that come next; those that have become pointless are passed over. */
function wave(world: World, { open, sealed }: LiberatingAssaultState, frame: BattlesFrame, tell: Tell): boolean {
  const now = nextWave(world, sealed, sealed.battles);
  for (const i of now) {
    const battle = sealed.battles[i] as Battle;
    refresh(world, sealed, battle);
    if (!isOpen(world, sealed, battle)) battle.fought = 1;
  }
  frame.now = now.filter((i) => sealed.battles[i]?.fought === 0);
  tell({ event: 'waves', section: '4.9', reveals: 'all' });
  if (now.length > 0) return frame.now.length > 0;
  landFollowers(world, { open, sealed }, tell);
  open.stack.pop();
  return false;
}

/** §8.1 Coastal counters before the bows of the landing craft are turned up. */
function turnUpCoast(world: World, { open, sealed }: LiberatingAssaultState, { now }: BattlesFrame): void {
  for (const battle of now) {
    const { target } = sealed.battles[battle] as Battle;
    if (isFromSea(sealed, sealed.battles[battle] as Battle) && isFaceDown(world, open, target))
      open.stack.push({ step: 'reveal-coast', battle });
  }
}

/** §4.11 §4.17 All attacks, or all exploitation, wave after wave. */
export const createBattlesStep = (world: World) =>
  flowStep<LiberatingAssaultTypes, BattlesFrame>({
    section: '4.11',
    next(state, frame, tell) {
      const { open, sealed } = state;
      switch (frame.next) {
        case 'join':
          join(world, state, frame, tell);
          frame.next = 'wave';
          // §4.9 If in doubt who attacks whom, control says so.
          if (sealed.battles.some(({ fought }) => fought === 0)) open.stack.push(...rulingFrames(world, open));
          return;
        case 'wave':
          if (wave(world, state, frame, tell)) frame.next = 'coast';
          return;
        case 'coast':
          frame.next = 'support';
          turnUpCoast(world, state, frame);
          return;
        case 'support':
          frame.next = 'tactics';
          for (const i of frame.now) prepare(world, open, sealed, sealed.battles[i] as Battle);
          open.stack.push(...supportFrame(world, open, sealed, frame.now));
          return;
        case 'tactics':
          frame.next = 'fight';
          open.stack.push(...tacticsFrame(world, open, sealed, frame.now));
          return;
        default: {
          const battle = frame.now.shift();
          if (battle === undefined) frame.next = 'wave';
          else fightBattle(world, state, battle, tell);
          return;
        }
      }
    },
  });

/** §8.1 What nobody knew is drawn when it is turned up. */
export const createRevealCoastStep = (world: World) =>
  chanceStep<LiberatingAssaultTypes, RevealCoastFrame>({
    section: '8.1',
    settle({ open, sealed }, { battle }, tell) {
      const { target } = sealed.battles[battle] as Battle;
      if (isFaceDown(world, open, target)) {
        if (open.coastBag.some((count) => count > 0)) return false;
        clearBeach(world, open, target, tell);
      }
      open.stack.pop();
      return true;
    },
    roll: ({ open }) => ({ kind: 'draw', why: 'coast', section: '8.1', weights: [...open.coastBag] }),
    resolve({ open, sealed }, { battle }, _roll, [drawn = 0], tell) {
      const { target } = sealed.battles[battle] as Battle;
      const { strength, tactic } = world.data.tables.coast.counters[drawn] as { strength: number; tactic: string };
      turnUp(world, open, target, drawn);
      tell({ event: 'coast', section: '8.1', hex: target, strength, tactic: tactic as Tactic, reveals: 'all' });
    },
  });
