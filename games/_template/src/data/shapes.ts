import { mapSchema, scenarioList, schema } from '@bocage/kernel';

const { integer, listOf, name, note, oneOf, provenance, shape } = schema;

export const TERRAINS = ['clear', 'woods', 'town'] as const;
const COMBAT_RESULTS = ['AE', 'AR', '-', 'DR', 'DE'] as const;
const SHOT_RESULTS = ['-', 'S', 'L'] as const;
const SCENARIOS = ['meeting', 'siege'] as const;

/** Every file says where its figures come from, and why if they are ours. */
const source = { from: provenance, reason: note };
const small = integer(0, 9);
const terrain = shape({ cost: integer(1, 9), defence: small });
const columns = listOf(integer(-9, 9), 1, 20);

export const readMap = mapSchema.mapOf({ orientation: 'flat', terrains: TERRAINS, onSides: {}, also: { reason: note } });

export const readCounters = shape({
  ...source,
  units: listOf(
    shape({ side: oneOf('blue', 'red'), name, symbol: oneOf('infantry', 'armour'), strength: integer(1, 9), movement: small }),
    2,
    99,
  ),
});

export const readTables = shape({
  ...source,
  terrain: shape({ clear: terrain, woods: terrain, town: terrain }),
  bonus: shape({ march: small, hold: small, assault: small, commander: small, fuel: small, shells: small }),
  cards: shape({ fuel: integer(1, 99), shells: integer(1, 99) }),
  combat: shape({ columns, rows: listOf(listOf(oneOf(...COMBAT_RESULTS), 1, 20), 6, 6) }),
  ambush: shape({ range: integer(1, 9), columns, rows: listOf(listOf(oneOf(...SHOT_RESULTS), 1, 20), 6, 6) }),
  crossroadsWorth: small,
});

export const readScenarios = (hexLabel: schema.Reader<string>) =>
  shape({ ...source, scenarios: scenarioList(SCENARIOS, { hexes: listOf(hexLabel, 2, 99) }) });

/** All data of the game, in its own types. */
export interface GameData {
  readonly map: schema.Read<typeof readMap>;
  readonly counters: schema.Read<typeof readCounters>;
  readonly tables: schema.Read<typeof readTables>;
  readonly scenarios: schema.Read<ReturnType<typeof readScenarios>>;
}

export type Counter = GameData['counters']['units'][number];
