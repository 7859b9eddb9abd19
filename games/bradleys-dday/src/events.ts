import type { AutomatonEvents } from './events/automaton.js';
import type { CombatEvents } from './events/combat.js';
import type { GameEvents } from './events/game.js';
import type { InvasionEvents } from './events/invasion.js';
import type { MovementEvents } from './events/movement.js';

export * from './events/automaton.js';
export * from './events/combat.js';
export * from './events/game.js';
export * from './events/invasion.js';
export * from './events/movement.js';

export type BradleyEvent = GameEvents | MovementEvents | CombatEvents | InvasionEvents | AutomatonEvents;
