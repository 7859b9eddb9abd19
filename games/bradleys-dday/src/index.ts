import type { Json } from '@bocage/kernel';
import automaton from '../data/automaton.json' with { type: 'json' };
import counters from '../data/counters.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };

export const data: Readonly<Record<string, Json>> = { map, counters, tables, scenarios, automaton } as unknown as Record<string, Json>;
