import type { Action, Seat } from '@bocage/kernel';
import type { LiberatingAssaultModule } from '../src/index.js';
import { meta } from '../src/meta.js';
import { seenHexes } from '../src/rules/sight.js';
import type { LiberatingAssaultFrame, LiberatingAssaultView, Open } from '../src/types.js';
import type { World } from '../src/world.js';
import { createBands } from './bands.js';
import { createPlaces, type Places } from './places.js';

/** What every sentence of this folder is made from. */
export interface Words {
  readonly world: World;
  readonly places: Places;
  /** The stripe of each formation. */
  readonly bands: readonly string[];
  /** §9.5 1 for each hex these eyes may look at now. */
  seen(view: LiberatingAssaultView): Uint8Array;
  /** What a seat of this view may do now; nothing for others. */
  legal(view: LiberatingAssaultView, seat: Seat): readonly Action[];
}

export function createWords(game: LiberatingAssaultModule): Words {
  const { world } = game;
  const looked = new WeakMap<LiberatingAssaultView, Uint8Array>();
  const offered = new WeakMap<LiberatingAssaultView, Map<Seat, readonly Action[]>>();
  return {
    world,
    places: createPlaces(world),
    bands: createBands(world),
    seen(view) {
      let seen = looked.get(view);
      if (!seen) {
        seen = seenHexes(world, view.open, view.known, view.seats);
        looked.set(view, seen);
      }
      return seen;
    },
    legal(view, seat) {
      if (!view.seats.includes(seat)) return [];
      const bySeat = offered.get(view) ?? new Map<Seat, readonly Action[]>();
      offered.set(view, bySeat);
      const actions = bySeat.get(seat) ?? game.legal(view, seat);
      bySeat.set(seat, actions);
      return actions;
    },
  };
}

/** The decision on top of the stack. */
export const topOf = (open: Open): LiberatingAssaultFrame => open.stack[open.stack.length - 1] as LiberatingAssaultFrame;

/** The nearest frame of a step, from the top. */
export function frameOf<S extends LiberatingAssaultFrame['step']>(
  open: Open,
  step: S,
): Extract<LiberatingAssaultFrame, { step: S }> | undefined {
  return open.stack.findLast((frame) => frame.step === step) as Extract<LiberatingAssaultFrame, { step: S }> | undefined;
}

/** Everybody the decision on top asks. */
export const asksOf = (open: Open): readonly Seat[] => {
  const top = topOf(open);
  return 'asks' in top ? top.asks : [];
};

const TITLES: ReadonlyMap<Seat, string> = new Map(meta.seats.map(({ id, title }) => [id, title]));
const SIDES: Readonly<Record<Seat, string>> = { allied: 'the Allies', german: 'the Germans', control: 'control' };

/** A seat in a sentence. */
export const seatName = (seat: Seat): string => SIDES[seat] ?? TITLES.get(seat) ?? seat;
