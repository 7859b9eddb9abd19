import type { GameEvent, Outcome } from '@bocage/kernel';

/** §S.1 A turn begins. */
export interface TurnEvent extends GameEvent {
  readonly event: 'turn';
  readonly turn: number;
}
/** §S.35 */
export interface WeatherEvent extends GameEvent {
  readonly event: 'weather';
  readonly weather: number;
  readonly die: number;
}
/** §S.2 A chit comes into play. */
export interface ChitEvent extends GameEvent {
  readonly event: 'chit';
  readonly chit: number;
  /** Carried over from the turn before. */
  readonly carried?: true;
}
/** §S.6 §S.7 A division gains points with its chit, or spends them. */
export interface PointsEvent extends GameEvent {
  readonly event: 'points';
  readonly division: number;
  readonly cp: number;
  readonly dp: number;
  readonly why: 'chit' | 'second' | 'direct' | 'check' | 'convert' | 'bought' | 'landed' | 'exchanged';
}
/** §S.7 What a side bought: to that side at once, to all when the chits go into the mug. */
export interface BoughtEvent extends GameEvent {
  readonly event: 'bought';
  readonly side: number;
  readonly formation: number;
}
/** §S.7 Both sides have bought what they wanted: that all have answered is news to everybody. */
export interface DispatchedEvent extends GameEvent {
  readonly event: 'dispatched';
}
/** A unit begins an Action. */
export interface ActionEvent extends GameEvent {
  readonly event: 'action';
  readonly unit: number;
  readonly action: string;
  readonly second?: true;
}
/** §S.8 A leader is with another unit now; with none, −1. */
export interface LeaderEvent extends GameEvent {
  readonly event: 'leader';
  readonly leader: number;
  readonly unit: number;
  readonly replaced: number;
}
/** §16.2 §17.4 A named hero comes. */
export interface HeroEvent extends GameEvent {
  readonly event: 'hero';
  readonly hero: string;
  readonly unit: number;
}
export interface OverEvent extends GameEvent {
  readonly event: 'over';
  readonly outcome: Outcome;
}

export type GameEvents =
  | TurnEvent
  | WeatherEvent
  | ChitEvent
  | PointsEvent
  | BoughtEvent
  | DispatchedEvent
  | ActionEvent
  | LeaderEvent
  | HeroEvent
  | OverEvent;
