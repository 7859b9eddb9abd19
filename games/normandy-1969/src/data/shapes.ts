import { mapSchema, scenarioList, schema } from '@bocage/kernel';
import { COMBAT_RESULTS } from '../types.js';

const { flag, integer, listOf, name, note, oneOf, optional, provenance, shape } = schema;
const { absent, mapOf } = mapSchema;
type Reader<T> = schema.Reader<T>;

/** A movement cost in thirds of a point, written 1, "1/3" or "2/3". */
const thirds: Reader<number> = (value, path, complaints) => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99) return value * 3;
  if (value === '1/3') return 1;
  if (value === '2/3') return 2;
  complaints.say(path, 'must be a whole number of movement points, "1/3" or "2/3"');
  return 0;
};

/** §E.1 and §E.2: the cost for allowance four or less, then six or more. */
const costs = listOf(thirds, 2, 2);

export const readTables = shape({
  crt: shape({
    from: provenance,
    columns: listOf(name, 2, 20),
    rows: listOf(listOf(oneOf(...COMBAT_RESULTS), 2, 20), 6, 20),
  }),
  scatter: shape({
    from: provenance,
    clear: listOf(shape({ loses: integer(0, 9), scatters: flag }), 6, 6),
    bocageOrCity: listOf(shape({ loses: integer(0, 9), scatters: flag }), 6, 6),
  }),
  movement: shape({
    from: provenance,
    lightUpTo: integer(0, 20),
    clear: costs,
    bocage: costs,
    city: costs,
    road: costs,
    river: thirds,
    flooded: thirds,
    enterZoc: thirds,
    leaveZoc: thirds,
  }),
  additions: shape({
    from: provenance,
    bocage: integer(0, 20),
    city: integer(0, 20),
    fortification: integer(0, 20),
    river: integer(0, 20),
    entrenched: integer(0, 20),
  }),
  gunfire: listOf(
    shape({
      id: oneOf('heavy', 'medium', 'light'),
      from: provenance,
      missions: integer(0, 20),
      attack: integer(0, 200),
      defence: integer(0, 200),
      range: integer(0, 60),
    }),
    3,
    3,
  ),
  limits: shape({ from: provenance, stacking: integer(1, 12), targets: integer(1, 6), retreat: integer(2, 2) }),
});

const symbol = oneOf(
  'infantry',
  'armour',
  'parachute',
  'glider',
  'commando',
  'reconnaissance',
  'mechanised',
  'fusilier',
  'ost',
  'flak',
  'assault-gun',
);
const size = oneOf('II', 'III', 'X');

const ALLIED_GROUPS = ['assault', 'parachute', 'commando', 'second-wave', 'glider', 'follow-up'] as const;

export const readCounters = shape({
  from: provenance,
  allied: listOf(
    shape({
      id: name,
      name,
      formation: name,
      designation: name,
      nation: oneOf('us', 'british', 'canadian', 'french'),
      symbol,
      size,
      /** Full strength first; a parachute regiment goes on with what fewer battalions are worth. */
      strengths: listOf(integer(1, 99), 1, 4),
      allowance: integer(1, 12),
      armour: flag,
      group: oneOf(...ALLIED_GROUPS),
      lists: listOf(oneOf('historical', 'literal'), 1, 2),
      from: provenance,
    }),
    1,
    200,
  ),
  german: listOf(
    shape({
      id: name,
      name,
      formation: name,
      designation: name,
      nation: oneOf('german', 'ss'),
      symbol,
      size,
      strength: integer(1, 99),
      defensiveOnly: flag,
      allowance: integer(0, 12),
      armour: flag,
      from: provenance,
    }),
    1,
    120,
  ),
});

const zoneOf = (hexLabel: Reader<string>) =>
  shape({
    id: name,
    around: listOf(hexLabel, 1, 40),
    within: integer(0, 12),
    only: optional(oneOf('any', 'coast', 'fortification'), 'any'),
  });

const edge = oneOf('north', 'east', 'south', 'west');

export const readOrders = (hexLabel: Reader<string>) =>
  shape({
    from: provenance,
    /** Every order sets up this many counters, blanks included, so that their number tells nothing (§R.12). */
    tokens: integer(1, 120),
    zones: listOf(zoneOf(hexLabel), 1, 60),
    decoys: shape({ coastWithin: integer(0, 12), townWithin: integer(0, 12) }),
    /** The hexes of the ready-made set-up: the same in every order, blanks where an order has no piece. */
    slots: listOf(hexLabel, 1, 120),
    orders: listOf(
      shape({
        id: name,
        title: name,
        about: note,
        setup: listOf(shape({ piece: name, zone: name, hex: hexLabel }), 1, 120),
        arrivals: listOf(shape({ piece: name, turn: integer(1, 20), edges: listOf(edge, 1, 4) }), 0, 120),
        entrenched: listOf(name, 0, 120),
      }),
      6,
      6,
    ),
  });

const thresholds = shape({
  alliedDecisive: integer(-99, 999),
  alliedMarginal: integer(-99, 999),
  draw: integer(-99, 999),
  germanMarginal: integer(-99, 999),
});

export const readScenarios = (hexLabel: Reader<string>) =>
  shape({
    from: provenance,
    scenarios: scenarioList(['campaign', 'bridgehead'], { thresholds }),
    landing: shape({ from: provenance, secondWave: integer(0, 999), followUp: integer(0, 999), firstDayAllowance: integer(0, 99) }),
    supply: shape({ from: provenance, airborneTurns: integer(0, 20) }),
    victory: shape({
      from: provenance,
      places: listOf(shape({ name, hexes: listOf(hexLabel, 1, 10), points: integer(0, 99), partial: integer(0, 99) }), 1, 30),
      supplyArea: integer(0, 99),
      lossesPerPoint: integer(1, 999),
    }),
  });

export const readMap = mapOf({
  orientation: 'flat',
  terrains: ['sea', 'clear', 'bocage', 'city'],
  onSides: { road: absent(oneOf('major', 'minor')) },
});

export type MapData = ReturnType<typeof readMap>;
export type Tables = ReturnType<typeof readTables>;
export type Counters = ReturnType<typeof readCounters>;
export type Orders = schema.Read<ReturnType<typeof readOrders>>;
export type Scenarios = schema.Read<ReturnType<typeof readScenarios>>;
export type AlliedCounter = Counters['allied'][number];
export type GermanCounter = Counters['german'][number];
export type AlliedGroup = AlliedCounter['group'];
export type Order = Orders['orders'][number];

export interface GameData {
  readonly map: MapData;
  readonly tables: Tables;
  readonly counters: Counters;
  readonly orders: Orders;
  readonly scenarios: Scenarios;
}
