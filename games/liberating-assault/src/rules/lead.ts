import type { Seat, UnitId } from '@bocage/kernel';
import { type Battle, type Field, NONE, type Open } from '../types.js';
import type { World } from '../world.js';
import { firesFor, hasArtillery } from './artillery.js';
import { isContested } from './battle.js';
import { coastTactic } from './coast.js';
import { formationOf } from './fuel.js';
import { totalOf } from './losses.js';
import { seatOfFormation } from './roles.js';
import type { Role } from './tactics.js';

type OpenForLead = Pick<Open, 'way' | 'player' | 'command' | 'attached'>;

/** §4.12 Where several divisions fight side by side the strongest of them plays the card; at equal strength the first. */
function leadOf(world: World, open: Pick<Open, 'attached'>, field: Pick<Field, 'lost'>, battle: Battle, role: Role): number {
  const units = role === 'attack' ? battle.attackers : battle.defenders;
  const formations = [...new Set(units.map((unit) => formationOf(open, unit)))].filter((formation) => formation >= 0).sort((a, b) => a - b);
  const strength = (formation: number): number =>
    totalOf(
      world,
      field,
      units.filter((unit) => formationOf(open, unit) === formation),
    );
  return formations.reduce((best, formation) => (strength(formation) > strength(best) ? formation : best), formations[0] ?? NONE);
}

/** §4.12 The seat that chooses a side’s card, none when nobody is there to choose. */
export function leadSeat(world: World, open: OpenForLead, battle: Battle, role: Role): Seat | undefined {
  const lead = role === 'attack' ? battle.attackLead : battle.defenceLead;
  return lead < 0 ? undefined : seatOfFormation(world, open, lead, 'battle');
}

/** §4.12 §8.1 What both sides have to know of a battle before cards are chosen, so that nobody needs to see all of it. */
export function prepare(world: World, open: Open, field: Field, battle: Battle): void {
  battle.contested = isContested(world, open, field, battle) ? 1 : 0;
  battle.works = coastTactic(world, open, field, battle) ? 1 : 0;
  battle.attackArtillery = hasArtillery(world, open, field, battle, 'attack') ? 1 : 0;
  battle.defenceArtillery = hasArtillery(world, open, field, battle, 'defence') ? 1 : 0;
  battle.attackLead = leadOf(world, open, field, battle, 'attack');
  battle.defenceLead = leadOf(world, open, field, battle, 'defence');
}

/** §4.13 The seat that says where a gun counter fires: that of the division it fires for. */
export function gunSeat(world: World, open: OpenForLead, field: Pick<Field, 'permit'>, gun: UnitId): Seat | undefined {
  const formation = firesFor(world, open, field, gun);
  return formation < 0 ? undefined : seatOfFormation(world, open, formation, 'battle');
}
