import type { GameEvent, Outcome } from '@bocage/kernel';
import type { CombatKind } from './frames.js';
import type { Command } from './roster.js';
import type { CupChit, PhaseId, Score, TrackSpace } from './types.js';

interface Said<Name extends string> extends GameEvent {
  readonly event: Name;
}

export type DarkSummerEvent =
  | (Said<'turn'> & { readonly turn: number })
  | (Said<'phase'> & { readonly turn: number; readonly phase: PhaseId })
  | (Said<'weather'> & { readonly weather: number })
  | (Said<'replacements'> & { readonly left: readonly number[] })
  | (Said<'rebuilt'> & { readonly unit: number; readonly with: string })
  | (Said<'cup'> & { readonly cup: readonly number[]; readonly reactions: number })
  | (Said<'chit-drawn'> & { readonly chit: CupChit })
  | (Said<'round'> & TrackSpace)
  | (Said<'passed'> & { readonly command: Command })
  | (Said<'activated'> & { readonly units: readonly number[] })
  | (Said<'isolated'> & { readonly isolated: number })
  | (Said<'relocated'> & { readonly units: readonly number[] })
  | (Said<'withdrawn'> & { readonly unit: number })
  | (Said<'entry-die'> & { readonly command: Command; readonly die: number; readonly waiting: number; readonly formations: number })
  | (Said<'arrived'> & { readonly unit: number; readonly hex: number })
  | (Said<'displaced'> & { readonly unit: number; readonly from: number; readonly hex: number })
  | (Said<'postponed'> & { readonly units: readonly number[]; readonly turn: number })
  | (Said<'moved'> & { readonly unit: number; readonly path: readonly number[]; readonly halves: number })
  | (Said<'withdrew'> & { readonly unit: number; readonly path: readonly number[] })
  | (Said<'boxed'> & { readonly unit: number; readonly path: readonly number[]; readonly place: number })
  | (Said<'left-box'> & { readonly unit: number; readonly from: number; readonly path: readonly number[] })
  | (Said<'boundary-lifted'> & Readonly<Record<never, never>>)
  | (Said<'over-stacked'> & { readonly unit: number; readonly hex: number })
  | (Said<'declared'> & {
      readonly command: Command;
      readonly kind: CombatKind;
      readonly target: number;
      readonly units: readonly number[];
      /** Hexes this attack obliges its player to attack too (§11.2). */
      readonly obliged: readonly number[];
    })
  | (Said<'revealed'> & { readonly unit: number; readonly value: number })
  | (Said<'supported'> & { readonly marker: string; readonly target: number; readonly purpose: 'attack' | 'defence' })
  | (Said<'battle'> & BattleReport)
  | (Said<'cherbourg-battle'> & CherbourgReport)
  | (Said<'step-lost'> & { readonly unit: number; readonly left: number })
  | (Said<'eliminated'> & { readonly units: readonly number[]; readonly why: EliminatedWhy })
  | (Said<'retreated'> & { readonly unit: number; readonly path: readonly number[] })
  | (Said<'advanced'> & { readonly unit: number; readonly path: readonly number[] })
  | (Said<'beach'> & { readonly hex: number; readonly state: number })
  | (Said<'obligation-lapsed'> & { readonly hexes: readonly number[] })
  | (Said<'captured'> & { readonly what: 'cherbourg' | 'caen' | 'saint-lo'; readonly turn: number })
  | (Said<'attrition'> & { readonly units: readonly number[] })
  | (Said<'scored'> & Score)
  /** `why` only for a sudden death (§3.2.1). */
  | (Said<'over'> & { readonly outcome: Outcome; readonly why?: SuddenDeathWhy });

export type SuddenDeathWhy = 'beaches' | 'cherbourg' | 'avranches' | 'no-supplied-germans';

export type EliminatedWhy =
  | 'combat'
  | 'exchange'
  | 'defender-eliminated'
  | 'no-retreat'
  | 'strongpoint'
  | 'ost-zero'
  | 'attrition'
  | 'over-stacked'
  | 'cherbourg';

/** What counted besides the factors of units: the name of a support marker, or one of the ground, the beach or supply. */
export interface Addition {
  readonly what: string;
  readonly by: number;
}

export interface BattleReport {
  readonly command: Command;
  readonly kind: CombatKind;
  readonly target: number;
  readonly units: readonly number[];
  readonly attack: number;
  readonly defence: number;
  /** What is in the two sums besides factors (§11.3.1, §11.3.2); left out when there is nothing. */
  readonly attackAdded?: readonly Addition[];
  readonly defenceAdded?: readonly Addition[];
  /** Printed column before and after shifts; an empty `column` is left of 1-3, where no die is rolled (§11.3.3). */
  readonly odds: string;
  readonly shift: number;
  readonly column: string;
  /** 0 when no die was rolled. */
  readonly die: number;
  /** As printed, and as the defender takes it; `-` for nothing. */
  readonly printed: string;
  readonly result: string;
}

export interface CherbourgReport {
  readonly attack: number;
  readonly defence: number;
  /** Empty below 1-1, when nothing happens. */
  readonly column: string;
  readonly die: number;
  readonly result: string;
}
