import type { GameEvent } from '@bocage/kernel';
import type { CheckReason, ShotKind } from '../frames/combat.js';

/** §S.20 */
export interface CheckedEvent extends GameEvent {
  readonly event: 'checked';
  readonly unit: number;
  readonly why: CheckReason;
  /** What it had to roll at most. */
  readonly needs: number;
  /** −1 where a Command Point was paid or a hero passes it. */
  readonly die: number;
  readonly passed: 0 | 1;
}
/** §S.17 §S.23 One roll against a strength. */
export interface FireEvent extends GameEvent {
  readonly unit: number;
  readonly target: number;
  readonly at: number;
  readonly strength: number;
  readonly die: number;
  /** '-' a miss. */
  readonly result: string;
}
/** §S.17 */
export interface ShotEvent extends FireEvent {
  readonly event: 'shot';
  readonly kind: ShotKind;
}
/** §S.19 §S.21 What came of a result: −1 where nothing did. */
export interface SufferedEvent extends GameEvent {
  readonly event: 'suffered';
  readonly unit: number;
  readonly what: 'nothing' | 'suppressed' | 'cohesion' | 'step' | 'eliminated';
  readonly hex: number;
}
/** §S.28 */
export interface RalliedEvent extends GameEvent {
  readonly event: 'rallied';
  readonly unit: number;
  readonly from: 'suppression' | 'cohesion' | 'step';
  readonly hex: number;
}
export type CombatEvents = CheckedEvent | ShotEvent | SufferedEvent | RalliedEvent;
