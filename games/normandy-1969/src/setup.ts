import { type Options, optionOf } from '@bocage/kernel';
import { meta } from './meta.js';
import { ABSENT, type GameFrame, GERMAN, type NormandyState, type Open, type Sealed, WAITING } from './types.js';
import type { World } from './world.js';

const chosen = (options: Options, id: string): string => optionOf(meta, options, id);

// `new Array(length)` would leave columns that the engine takes to have holes, and hash a third slower.
const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** §T.1 §R.1 The position before the German order is drawn: everybody waits. */
export function setup(world: World, scenario: string, options: Options): NormandyState {
  const { roster, data } = world;
  if (!data.scenarios.scenarios.some(({ id }) => id === scenario)) throw new Error(`no scenario named ${scenario}`);
  const alliedList = chosen(options, 'allied-list');
  const germanOrder = chosen(options, 'german-order');
  const agreedOrder = germanOrder === 'secret' ? 0 : Number(germanOrder);
  const waits = data.counters.allied.map(({ lists }) => ((lists as readonly string[]).includes(alliedList) ? WAITING : ABSENT));
  const bottom: GameFrame = { step: 'game', next: 0 };
  const open: Open = {
    stack: [bottom],
    scenario,
    alliedList,
    agreedOrder,
    turn: 1,
    phase: 'order',
    hex: [...waits, ...filled(roster.tokens, ABSENT)],
    marks: filled(roster.units, 0),
    battalionsLost: filled(roster.allied, 0),
    piece: filled(roster.tokens, -1),
    home: filled(roster.tokens, -1),
    entered: filled(roster.tokens, 0),
    attacked: [],
    capacity: filled(world.ground.beachHexes.length, 0),
    missions: data.tables.gunfire.map(() => 0),
    control: filled(world.controlHexes.length, GERMAN),
    losses: [0, 0],
  };
  const sealed: Sealed = {
    order: agreedOrder,
    piece: filled(roster.tokens, -1),
    placed: filled(roster.pieces + world.orders.mostDummies, -1),
    chosen: -1,
  };
  return { open, sealed };
}
