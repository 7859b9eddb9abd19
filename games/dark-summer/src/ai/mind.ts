import type { Memory } from '@bocage/kernel';
import { type Command, type Open, type Side, sideOfCommand } from '../types.js';
import type { World } from '../world.js';
import { columnWorth } from './combat-value.js';
import type { Fields } from './fields.js';
import { makeOrders, type Orders } from './orders.js';
import { createOwnMaps, type OwnMaps } from './own-maps.js';
import { createSenses, type Sense } from './sense.js';
import type { Style, Styles } from './styles.js';

/** Everything the choosers share: what is known of the game, and what this player remembers of it. */
export interface Mind {
  readonly world: World;
  readonly fields: Fields;
  readonly styles: Styles;
  readonly memory: Memory;
  /** Rough worth of each column to an attacker, on open ground and where Germans hold on. */
  readonly worth: ReturnType<typeof columnWorth>;
  senses(open: Open, side: Side): Sense;
  ownMaps(open: Open, side: Side): OwnMaps;
  orders(open: Open, command: Command): Orders;
}

/** The numbers a command plays by. */
export const styleOf = ({ styles }: Mind, command: number): Style => styles[sideOfCommand(command as Command)];

/** Names the round in progress: what is decided at its start is kept under it. */
export const roundKey = ({ turn, track }: Open): number => turn * 100 + track.length;

/** Minds that play in one way, each with a memory of its own. */
export function createMinds(world: World, fields: Fields, styles: Styles): (memory: Memory) => Mind {
  const worth = columnWorth(world);
  const ownMaps = createOwnMaps(world);
  return (memory) => ({
    world,
    fields,
    styles,
    memory,
    worth,
    senses: createSenses(world, fields, memory),
    ownMaps,
    orders: (open, command) =>
      memory.keep(`orders-${command}`, roundKey(open), () => makeOrders(world, fields, open, command, styles[sideOfCommand(command)])),
  });
}
