import type { GameEvent, Outcome } from '@bocage/kernel';
import type { PhaseId, Side } from './types.js';

interface Said<Name extends string> extends GameEvent {
  readonly event: Name;
}

export type NormandyEvent =
  | (Said<'order-drawn'> & { readonly order: number })
  | (Said<'piece-placed'> & { readonly piece: number; readonly hex: number })
  | (Said<'set-up'> & { readonly hexes: readonly number[] })
  | (Said<'turn'> & { readonly turn: number })
  | (Said<'phase'> & { readonly turn: number; readonly phase: PhaseId })
  | (Said<'dropped'> & { readonly unit: number; readonly hex: number })
  | (Said<'scatter'> & {
      readonly unit: number;
      readonly hex: number;
      readonly die: number;
      readonly loses: number;
      readonly scatters: number;
    })
  | (Said<'drifted'> & { readonly unit: number; readonly from: number; readonly hex: number; readonly die: number })
  | (Said<'landed'> & { readonly unit: number; readonly hex: number; readonly points: number })
  | (Said<'entered'> & { readonly unit: number; readonly piece: number; readonly hex: number })
  | (Said<'moved'> & { readonly unit: number; readonly path: readonly number[]; readonly thirds: number })
  | (Said<'revealed'> & { readonly hex: number; readonly units: readonly number[]; readonly pieces: readonly number[] })
  | (Said<'declared'> & { readonly side: Side; readonly targets: readonly number[]; readonly units: readonly number[] })
  | (Said<'gunfire'> & { readonly hex: number; readonly mission: string; readonly points: number; readonly purpose: 'attack' | 'defence' })
  | (Said<'battle'> & BattleReport)
  | (Said<'destroyed'> & { readonly units: readonly number[]; readonly why: DestroyedWhy })
  | (Said<'retreated'> & { readonly unit: number; readonly path: readonly number[] })
  | (Said<'reduced'> & { readonly unit: number; readonly battalions: number; readonly strength: number })
  | (Said<'left-behind'> & { readonly units: readonly number[]; readonly fate: 'lost' | 'follow-up' })
  | (Said<'entrenched'> & { readonly units: readonly number[] })
  | (Said<'supply'> & { readonly side: Side; readonly unsupplied: readonly number[] })
  | (Said<'capacity'> & { readonly capacity: readonly number[] })
  | (Said<'over'> & { readonly outcome: Outcome });

export type DestroyedWhy =
  | 'attacker-eliminated'
  | 'defender-eliminated'
  | 'exchange'
  | 'no-retreat'
  | 'static'
  | 'no-battalions'
  | 'scattered-off-map'
  | 'scattered-into-sea'
  | 'scattered-onto-enemy'
  | 'scattered-into-full-hex';

export interface BattleReport {
  readonly targets: readonly number[];
  readonly units: readonly number[];
  readonly attack: number;
  readonly defence: number;
  readonly column: string;
  readonly die: number;
  readonly addition: number;
  readonly row: number;
  readonly result: CombatResult;
}

export const COMBAT_RESULTS = ['AX', 'AR', 'DR', 'EX', 'DX'] as const;
export type CombatResult = (typeof COMBAT_RESULTS)[number];
