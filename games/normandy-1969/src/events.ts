import type { HexId } from '@bocage/hex';
import type { GameEvent, Outcome, UnitId } from '@bocage/kernel';
import type { PhaseId, Side } from './types.js';

interface Said<Name extends string> extends GameEvent {
  readonly event: Name;
}

export type NormandyEvent =
  | (Said<'order-drawn'> & { readonly order: number })
  | (Said<'piece-placed'> & { readonly piece: number; readonly hex: HexId })
  | (Said<'set-up'> & { readonly hexes: readonly HexId[] })
  | (Said<'turn'> & { readonly turn: number })
  | (Said<'phase'> & { readonly turn: number; readonly phase: PhaseId })
  | (Said<'dropped'> & { readonly unit: UnitId; readonly hex: HexId })
  | (Said<'scatter'> & {
      readonly unit: UnitId;
      readonly hex: HexId;
      readonly die: number;
      readonly loses: number;
      readonly scatters: number;
    })
  | (Said<'drifted'> & { readonly unit: UnitId; readonly from: HexId; readonly hex: HexId; readonly die: number })
  | (Said<'landed'> & { readonly unit: UnitId; readonly hex: HexId; readonly points: number })
  | (Said<'entered'> & { readonly unit: UnitId; readonly piece: number; readonly hex: HexId })
  | (Said<'moved'> & { readonly unit: UnitId; readonly path: readonly HexId[]; readonly thirds: number })
  | (Said<'revealed'> & { readonly hex: HexId; readonly units: readonly UnitId[]; readonly pieces: readonly number[] })
  | (Said<'declared'> & { readonly side: Side; readonly targets: readonly HexId[]; readonly units: readonly UnitId[] })
  | (Said<'gunfire'> & { readonly hex: HexId; readonly mission: string; readonly points: number; readonly purpose: 'attack' | 'defence' })
  | (Said<'battle'> & BattleReport)
  | (Said<'destroyed'> & { readonly units: readonly UnitId[]; readonly why: DestroyedWhy })
  | (Said<'retreated'> & { readonly unit: UnitId; readonly path: readonly HexId[] })
  | (Said<'reduced'> & { readonly unit: UnitId; readonly battalions: number; readonly strength: number })
  | (Said<'left-behind'> & { readonly units: readonly UnitId[]; readonly fate: 'lost' | 'follow-up' })
  | (Said<'entrenched'> & { readonly units: readonly UnitId[] })
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
  readonly targets: readonly HexId[];
  readonly units: readonly UnitId[];
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
