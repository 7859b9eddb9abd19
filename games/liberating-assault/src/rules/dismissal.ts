import type { Seat } from '@bocage/kernel';
import type { Level } from '../data/shapes.js';
import { seatIds } from '../seats.js';
import { DUEL, NONE, type Open } from '../types.js';
import type { World } from '../world.js';
import { isIdle } from './hand-down.js';
import { memberOf } from './members.js';
import { seatOfTeam } from './roles.js';

type OpenForDismissal = Pick<Open, 'way' | 'umpires' | 'player' | 'command' | 'idle' | 'turn'>;

/** §9.7 Whether a team is right below another: it obeys it, or plays a division that does. */
export function isRightBelow(world: World, open: Pick<Open, 'player' | 'command'>, senior: number, junior: number): boolean {
  if (world.teams.superior[junior] === senior) return true;
  return open.player.some((player, formation) => player === junior && open.command[formation] === senior && player !== NONE);
}

const SENIORS: readonly Level[] = ['army-group', 'army', 'corps'];

/** §9.7 The commanders who may ask for a dismissal: none without umpires to agree to it, nor where one player is his whole side. */
export function seniorSeats(world: World, open: OpenForDismissal): (Seat | undefined)[] {
  if (open.umpires === 0 || open.way === DUEL) return [];
  return world.teams.level.flatMap((level, team) => (SENIORS.includes(level) ? [seatOfTeam(world, open, team, 'dismiss')] : []));
}

/** §9.7 Whom a commander may ask to have dismissed: everybody of the teams right below his. A beaten corps does nothing (§7.4). */
export function dismissable(world: World, open: OpenForDismissal, senior: Seat): Seat[] {
  if (!seniorSeats(world, open).includes(senior)) return [];
  const [team] = memberOf(world, open, senior).teams as [number];
  if (isIdle(open, team)) return [];
  return seatIds(world.teams, open.way).filter((seat) => {
    const member = memberOf(world, open, seat);
    return !member.control && member.teams.some((junior) => junior !== team && isRightBelow(world, open, team, junior));
  });
}
