import { createPackage, type GamePackage, type Json } from '@bocage/kernel';
import counters from '../data/counters.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import { ai } from './ai/ai.js';
import { type Book, readBook } from './book.js';
import { check } from './check.js';
import { imagine } from './imagine.js';
import { read } from './lint.js';
import { meta } from './meta.js';
import { preview } from './preview.js';
import { finish } from './rules/victory.js';
import { sequence } from './sequence.js';
import { setup } from './setup.js';
import type { Crossroads, CrossroadsEvent } from './types.js';
import { eventFor, view } from './view.js';

export type { Book } from './book.js';
export type * from './types.js';

export const game: GamePackage<Crossroads> = createPackage<Crossroads, Readonly<Record<string, Json>>, Book>({
  meta,
  data: { map, counters, tables, scenarios },
  read,
  createWorld: readBook,
  createParts: (book) => ({
    steps: sequence(book),
    setup: (scenario, options) => setup(book, scenario, options),
    view,
    eventFor,
    preview: (seen) => preview(book, seen),
    imagine: (seen, rng) => imagine(book, seen, rng),
    conclude({ open }, outcome) {
      const events: CrossroadsEvent[] = [];
      finish(open, outcome, (event) => void events.push(event));
      return events;
    },
    check: (state) => check(book, state),
    ai: ai(book),
  }),
});
