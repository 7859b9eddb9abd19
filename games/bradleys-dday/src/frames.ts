import type { AirborneFrames } from './frames/airborne.js';
import type { AutomatonFrames } from './frames/automaton.js';
import type { CombatFrames } from './frames/combat.js';
import type { GameFrame, OverFrame } from './frames/game.js';
import type { LandingFrames } from './frames/landing.js';
import type { MovementFrames } from './frames/movement.js';
import type { PlacementFrames } from './frames/placement.js';
import type { SetUpFrames } from './frames/set-up.js';

export * from './frames/airborne.js';
export * from './frames/automaton.js';
export * from './frames/combat.js';
export * from './frames/game.js';
export * from './frames/landing.js';
export * from './frames/movement.js';
export * from './frames/placement.js';
export * from './frames/set-up.js';

/** What can lie on the stack (§3.0). */
export type BradleyFrame =
  | GameFrame
  | OverFrame
  | SetUpFrames
  | PlacementFrames
  | CombatFrames
  | AirborneFrames
  | MovementFrames
  | LandingFrames
  | AutomatonFrames;
