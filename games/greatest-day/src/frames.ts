import type { AirFrame } from './frames/air.js';
import type { AssaultFrames } from './frames/assault.js';
import type { CombatFrames } from './frames/combat.js';
import type { EngineerFrames } from './frames/engineer.js';
import type { GameFrames } from './frames/game.js';
import type { GunFrames } from './frames/guns.js';
import type { MovementFrames } from './frames/movement.js';
import type { NavalFrames } from './frames/naval.js';
import type { RallyFrame } from './frames/rally.js';

export * from './frames/air.js';
export * from './frames/assault.js';
export * from './frames/combat.js';
export * from './frames/engineer.js';
export * from './frames/game.js';
export * from './frames/guns.js';
export * from './frames/movement.js';
export * from './frames/naval.js';
export * from './frames/rally.js';

/** The decisions that can be in progress. Each area adds its own file of frames, of events and of steps. */
export type GreatestDayFrame =
  | GameFrames
  | AirFrame
  | CombatFrames
  | GunFrames
  | RallyFrame
  | MovementFrames
  | AssaultFrames
  | EngineerFrames
  | NavalFrames;
