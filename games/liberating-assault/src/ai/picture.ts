import type { Seat } from '@bocage/kernel';
import type { Level } from '../data/shapes.js';
import { sideOf } from '../occupancy.js';
import { strengthOf } from '../rules/losses.js';
import { memberOf } from '../rules/members.js';
import { seatOfFormation } from '../rules/roles.js';
import { isAlliedLevel } from '../seats.js';
import { ALLIED, AT_SEA, enemyOf, GERMAN, type LiberatingAssaultView, type Open, type Sealed, type Side } from '../types.js';
import type { World } from '../world.js';
import type { Mind } from './mind.js';

/** What a seat knows, seen as a commander sees it. */
export interface Picture {
  readonly mind: Mind;
  readonly open: Open;
  readonly field: Sealed;
  readonly seat: Seat;
  readonly side: Side;
  /** Formations whose counters it orders about. */
  readonly own: ReadonlySet<number>;
  /** Those and all others of its side that it sees something of: neighbours are counted on as they count on this seat. */
  readonly formations: readonly number[];
  /** Counters on the map or off the coast, by formation. */
  readonly members: ReadonlyMap<number, readonly number[]>;
  /** Strength that can come to bear on a hex within a turn, by side. */
  readonly weight: readonly [Float32Array, Float32Array];
  /** Hexes where enemies are seen. */
  readonly enemyHexes: readonly number[];
}

export function sideOfSeat(world: World, open: Pick<Open, 'way' | 'player' | 'command'>, seat: Seat): Side {
  const { teams } = memberOf(world, open, seat);
  return isAlliedLevel(world.teams.level[teams[0] as number] as Level) ? ALLIED : GERMAN;
}

/** How much of a counter's strength counts at a distance: what it can reach with an attack. */
const REACH: readonly number[] = [1, 1, 0.9, 0.7, 0.5];

function weigh(world: World, field: Sealed): [Float32Array, Float32Array] {
  const weight: [Float32Array, Float32Array] = [new Float32Array(world.grid.size), new Float32Array(world.grid.size)];
  field.hex.forEach((hex, unit) => {
    if (hex < 0 || !world.roster.fights[unit]) return;
    const strength = strengthOf(world, field, unit);
    const own = weight[sideOf(world, unit)];
    for (const at of world.grid.within(hex, REACH.length - 1))
      own[at] = (own[at] as number) + strength * (REACH[world.grid.distance(hex, at)] as number);
  });
  return weight;
}

export function pictureOf(mind: Mind, { open, known }: LiberatingAssaultView, seat: Seat): Picture {
  const { world } = mind;
  const side = sideOfSeat(world, open, seat);
  const members = new Map<number, number[]>();
  open.attached.forEach((formation, unit) => {
    const hex = known.hex[unit] as number;
    if (formation < 0 || (hex < 0 && hex !== AT_SEA) || world.formations.side[formation] !== side) return;
    const units = members.get(formation) ?? [];
    units.push(unit);
    members.set(formation, units);
  });
  const own = [...members.keys()].filter((formation) => seatOfFormation(world, open, formation, 'orders') === seat);
  const enemies = known.hex.filter((hex, unit) => hex >= 0 && sideOf(world, unit) === enemyOf(side));
  return {
    mind,
    open,
    field: known,
    seat,
    side,
    own: new Set(own),
    formations: [...members.keys()].sort((a, b) => a - b),
    members,
    weight: weigh(world, known),
    enemyHexes: [...new Set(enemies)].sort((a, b) => a - b),
  };
}

export const fightersOf = ({ mind, members }: Picture, formation: number): number[] =>
  (members.get(formation) ?? []).filter((unit) => mind.world.roster.fights[unit]);

export const strengthIn = ({ mind, field }: Picture, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + strengthOf(mind.world, field, unit), 0);

/** The hex where most of a formation's strength stands, −1 while it is off the map. */
export function coreOf(picture: Picture, formation: number): number {
  const { mind, field, members } = picture;
  const at = new Map<number, number>();
  for (const unit of members.get(formation) ?? []) {
    const hex = field.hex[unit] as number;
    if (hex >= 0) at.set(hex, (at.get(hex) ?? 0) + strengthOf(mind.world, field, unit) + 0.1);
  }
  return [...at.entries()].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0] as [number, number])[0];
}
