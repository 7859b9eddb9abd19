import type { Command, Open, Side } from '../types.js';
import type { World } from '../world.js';
import { columnWorth } from './combat-value.js';
import { createFields, type Fields } from './fields.js';
import { makeOrders, type Orders } from './orders.js';
import { createOwnMaps, type OwnMaps } from './own-maps.js';
import { createSenses, type Sense } from './sense.js';

/** Everything the choosers share. What it remembers is kept beside each open state and never decides anything by itself. */
export interface Mind {
  readonly world: World;
  readonly fields: Fields;
  /** Rough worth of each column to an attacker, on open ground and where Germans hold on. */
  readonly worth: ReturnType<typeof columnWorth>;
  senses(open: Open, side: Side): Sense;
  ownMaps(open: Open, side: Side): OwnMaps;
  orders(open: Open, command: Command): Orders;
}

export function createMind(world: World): Mind {
  const fields = createFields(world);
  const kept = new WeakMap<Open, ({ readonly key: number; readonly orders: Orders } | undefined)[]>();
  return {
    world,
    fields,
    worth: columnWorth(world),
    senses: createSenses(world, fields),
    ownMaps: createOwnMaps(world),
    orders(open, command) {
      const all = kept.get(open) ?? [undefined, undefined, undefined];
      kept.set(open, all);
      const key = open.turn * 100 + open.track.length;
      const last = all[command];
      if (last && last.key === key) return last.orders;
      const orders = makeOrders(world, fields, open, command);
      all[command] = { key, orders };
      return orders;
    },
  };
}
