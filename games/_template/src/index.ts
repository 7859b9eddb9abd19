import { contentHash, type GameModule, type GamePackage, type Json } from '@bocage/kernel';
import counters from '../data/counters.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import { ai } from './ai/ai.js';
import { readBook } from './book.js';
import { check } from './check.js';
import { imagine } from './imagine.js';
import { lint } from './lint.js';
import { meta } from './meta.js';
import { preview } from './preview.js';
import { finish } from './rules/victory.js';
import { sequence } from './sequence.js';
import { setup } from './setup.js';
import type { Crossroads, CrossroadsEvent } from './types.js';
import { eventFor, view } from './view.js';

export type { Book } from './book.js';
export type * from './types.js';

function create(data: Readonly<Record<string, Json>>): GameModule<Crossroads> {
  const book = readBook(data);
  const { awaits, legal, refusal, play, resolve } = sequence(book);
  return {
    meta,
    dataHash: contentHash(data),
    setup: (scenario, options) => setup(book, scenario, options),
    awaits,
    view,
    legal,
    refusal,
    play,
    resolve,
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
  };
}

export const game: GamePackage<Crossroads> = { meta, data: { map, counters, tables, scenarios }, lint, create };
