import { TACTICS, type Tactic } from '../data/shapes.js';
import type { Battle } from '../types.js';
import type { World } from '../world.js';

export type Tactical = 'win' | 'draw' | 'lose';
export type Role = 'attack' | 'defence';

/** §4.12 What a side brings to a battle. */
export interface Arms {
  readonly tanks: boolean;
  readonly infantry: boolean;
  /** Guns that are present, and guns that fire. */
  readonly artillery: boolean;
  readonly gunfire: boolean;
}

/** §4.12 Tanks and infantry among the counters that fight; guns in reach or in the hexes of the battle. */
function armsOf(world: World, battle: Battle, role: Role): Arms {
  const units = role === 'attack' ? battle.attackers : battle.defenders;
  const gunfire = (role === 'attack' ? battle.attackAmmo : battle.defenceAmmo).some((cards) => cards > 0);
  return {
    tanks: units.some((unit) => world.roster.tanks[unit]),
    infantry: units.some((unit) => world.roster.infantry[unit]),
    artillery: gunfire || (role === 'attack' ? battle.attackArtillery : battle.defenceArtillery) === 1,
    gunfire,
  };
}

/** §4.12 The cards whose conditions a side meets, in their order. */
export function playableTactics(world: World, battle: Battle, role: Role): Tactic[] {
  const arms = armsOf(world, battle, role);
  return world.data.cards.tactics.cards
    .filter(({ only, needs }) => (only === 'both' || only === role) && needs.every((arm) => arms[arm]))
    .map(({ id }) => id);
}

/** §5.1 How the attacker fares. */
export function compareTactics(world: World, attack: Tactic, defence: Tactic): Tactical {
  const row = world.data.cards.matrix.rows[TACTICS.indexOf(attack)] as readonly Tactical[];
  return row[TACTICS.indexOf(defence)] as Tactical;
}
