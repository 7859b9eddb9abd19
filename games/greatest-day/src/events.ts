import type { AirEvents } from './events/air.js';
import type { AssaultEvents } from './events/assault.js';
import type { CombatEvents } from './events/combat.js';
import type { EngineerEvents } from './events/engineer.js';
import type { GameEvents } from './events/game.js';
import type { GunEvents } from './events/guns.js';
import type { MovementEvents } from './events/movement.js';
import type { NavalEvents } from './events/naval.js';

/** What can be told. */
export type GreatestDayEvent =
  | GameEvents
  | AirEvents
  | CombatEvents
  | GunEvents
  | MovementEvents
  | AssaultEvents
  | EngineerEvents
  | NavalEvents;
