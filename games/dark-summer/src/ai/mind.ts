import { type Command, type Open, type Side, sideOfCommand } from '../types.js';
import type { World } from '../world.js';
import { columnWorth } from './combat-value.js';
import { createFields, type Fields } from './fields.js';
import { makeOrders, type Orders } from './orders.js';
import { createOwnMaps, type OwnMaps } from './own-maps.js';
import { createSenses, type Sense } from './sense.js';
import type { Style, Styles } from './styles.js';

/** Everything the choosers share. What it remembers is kept beside each open state and never decides anything by itself. */
export interface Mind {
  readonly world: World;
  readonly fields: Fields;
  readonly styles: Styles;
  /** Rough worth of each column to an attacker, on open ground and where Germans hold on. */
  readonly worth: ReturnType<typeof columnWorth>;
  senses(open: Open, side: Side): Sense;
  ownMaps(open: Open, side: Side): OwnMaps;
  orders(open: Open, command: Command): Orders;
}

/** The numbers a command plays by. */
export const styleOf = ({ styles }: Mind, command: number): Style => styles[sideOfCommand(command as Command)];

export function createMind(world: World, styles: Styles): Mind {
  const fields = createFields(world);
  const kept = new WeakMap<Open, ({ readonly key: number; readonly orders: Orders } | undefined)[]>();
  return {
    world,
    fields,
    styles,
    worth: columnWorth(world),
    senses: createSenses(world, fields),
    ownMaps: createOwnMaps(world),
    orders(open, command) {
      const all = kept.get(open) ?? [undefined, undefined, undefined];
      kept.set(open, all);
      const key = open.turn * 100 + open.track.length;
      const last = all[command];
      if (last && last.key === key) return last.orders;
      const orders = makeOrders(world, fields, open, command, styles[sideOfCommand(command)]);
      all[command] = { key, orders };
      return orders;
    },
  };
}
