import type { Group } from '@bocage/kernel';
import { unitsOnMap } from '../rules/units.js';
import { ALLIED, GERMAN, hexOf, type NormandyView, type PhaseId, SEATS, type Side } from '../types.js';
import type { World } from '../world.js';
import type { Fields } from './fields.js';
import { DROP_TACTICS } from './landing-value.js';

const MOVE_TACTICS = [
  ['advance', 'assault', 'hold', 'dash'],
  ['guard', 'counter', 'dig', 'hold'],
] as const;
const COMBAT_TACTICS = ['normal', 'bold', 'careful', 'none'] as const;
const LANDING_TACTICS = ['land', 'west', 'east', 'save'] as const;

/** The value from which an attack is made, by tactic. */
export const ATTACK_FROM: Readonly<Record<string, number>> = { normal: 0.5, bold: -1.5, careful: 2.5, none: Number.POSITIVE_INFINITY };

const MOVING: readonly [readonly PhaseId[], readonly PhaseId[]] = [['allied-first', 'allied-second'], ['german-movement']];
const FIGHTING: readonly [PhaseId, PhaseId] = ['allied-combat', 'german-combat'];

/** Sectors are the genes: every unit nearest to the same beach follows one tactic for the phase. */
export function groupsOf(world: World, fields: Fields, view: NormandyView, seat: string): Group[] {
  const side: Side = seat === SEATS[ALLIED] ? ALLIED : GERMAN;
  const { phase } = view.open;
  if (side === ALLIED && phase === 'drop') return [{ id: 'drop', tactics: DROP_TACTICS }];
  const sectors = sectorsWithUnits(world, fields, view, side);
  if (MOVING[side].includes(phase)) {
    const groups = sectors.map((sector) => ({ id: `move-${sector}`, tactics: MOVE_TACTICS[side] as readonly string[] }));
    return phase === 'allied-second' ? [...groups, { id: 'landing', tactics: LANDING_TACTICS }] : groups;
  }
  if (phase === FIGHTING[side]) return sectors.map((sector) => ({ id: `fight-${sector}`, tactics: COMBAT_TACTICS }));
  return [];
}

function sectorsWithUnits(world: World, fields: Fields, view: NormandyView, side: Side): number[] {
  const found = new Set<number>();
  for (const unit of unitsOnMap(world, view.open, side)) found.add(fields.sector[hexOf(view.open, unit)] as number);
  return [...found].sort((a, b) => a - b);
}

export const moveTactic = (side: Side): string => MOVE_TACTICS[side][0];
