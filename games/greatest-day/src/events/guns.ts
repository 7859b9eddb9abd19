import type { GameEvent } from '@bocage/kernel';
import type { FireEvent } from './combat.js';

/** §S.23 Guns call for contact with a Formation; −1 where a ship does. */
export interface ContactEvent extends GameEvent {
  readonly event: 'contact';
  readonly unit: number;
  readonly formation: number;
  readonly needs: number;
  readonly die: number;
  readonly made: 0 | 1;
}
/** §S.23 Contact is lost on a 9 (C6). */
export interface ContactLostEvent extends GameEvent {
  readonly event: 'contact-lost';
  readonly unit: number;
}
/** §S.23 §S.25 An indirect attack; the target is −1 where nobody can be hurt. */
export interface BombardedEvent extends FireEvent {
  readonly event: 'bombarded';
  readonly kind: 'indirect' | 'counter-battery';
}
/** §S.24 A barrage marker is laid; strayed: beside the hex that was fired at. */
export interface BarrageEvent extends GameEvent {
  readonly event: 'barrage';
  readonly hex: number;
  readonly level: number;
  readonly strayed?: true;
}
/** §2.5 */
export interface RubbleEvent extends GameEvent {
  readonly event: 'rubble';
  readonly hex: number;
}
/** §16.1 The telephones of a beach are cut: index into BEACHES. */
export interface CutEvent extends GameEvent {
  readonly event: 'cut';
  readonly beach: number;
}
/** §S.24 Step I of the turn. */
export interface BarragesLiftedEvent extends GameEvent {
  readonly event: 'barrages-lifted';
}
export type GunEvents = ContactEvent | ContactLostEvent | BombardedEvent | BarrageEvent | RubbleEvent | CutEvent | BarragesLiftedEvent;
