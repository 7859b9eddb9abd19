import { mapSchema, scenarioList, schema } from '@bocage/kernel';

const { flag, integer, listOf, matching, name, oneOf, optional, provenance, shape } = schema;
const { absent, mapOf } = mapSchema;
type Reader<T> = schema.Reader<T>;

export const COMBAT_RESULTS = ['AL2', 'AL1', 'BL1', 'EX', 'DR', 'DR*', 'DE'] as const;
export type CombatResult = (typeof COMBAT_RESULTS)[number];

/** A movement cost in halves of a point, written 1 or "1/2". */
const halves: Reader<number> = (value, path, complaints) => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99) return value * 2;
  if (value === '1/2') return 1;
  complaints.say(path, 'must be a whole number of movement points or "1/2"');
  return 0;
};

/** One number for each weather: sun, cloud, showers, rain, storm. */
const byWeather = listOf(integer(0, 20), 5, 5);
/** Allied, German, German in rain and storm (§7.2.2). */
const costs = listOf(halves, 3, 3);
const points = integer(0, 99);
const small = integer(0, 9);

export const readTables = shape({
  crt: shape({ from: provenance, columns: listOf(name, 2, 20), rows: listOf(listOf(oneOf(...COMBAT_RESULTS), 2, 20), 6, 6) }),
  cherbourg: shape({
    from: provenance,
    columns: listOf(name, 1, 20),
    rows: listOf(listOf(matching(/^(\d\/\d|C\d?)$/, 'must be losses such as "1/2", or C, or C with a loss'), 1, 20), 6, 6),
  }),
  movement: shape({
    from: provenance,
    clear: costs,
    bocage: costs,
    woods: costs,
    forest: costs,
    town: costs,
    city: costs,
    minorRiver: halves,
    majorRiver: halves,
    majorRoad: halves,
    minorRoad: halves,
    box: halves,
    unsupplied: halves,
  }),
  combat: shape({
    from: provenance,
    shifts: shape({ bocage: small, forest: small, town: small, city: small, minorRiver: small, majorRiver: small }),
    woodsDefence: small,
    tacAirLoss: shape({ woods: small, forest: small }),
    omaha: small,
    bocageTurns: integer(0, 20),
  }),
  weather: shape({ from: provenance, chits: byWeather, historical: byWeather }),
  actions: shape({
    from: provenance,
    german: byWeather,
    reaction: byWeather,
    us: byWeather,
    british: listOf(shape({ total: small, move: small, combat: small }), 5, 5),
  }),
  replacements: shape({
    from: provenance,
    us: shape({ infantry: byWeather, armor: byWeather }),
    british: shape({ infantry: byWeather, armor: byWeather }),
    canadian: byWeather,
    german: shape({ infantry: byWeather, mechanized: byWeather, armor: byWeather }),
  }),
  support: listOf(
    shape({
      id: name,
      kind: oneOf('carpet', 'tac-air', 'naval', 'tank-destroyer', 'nebelwerfer', 'artillery', 'assault-gun'),
      nation: oneOf('us', 'british', 'german'),
      value: integer(0, 20),
      turn: integer(1, 20),
      from: provenance,
    }),
    1,
    30,
  ),
  pools: shape({ from: provenance, strongpoint: listOf(integer(0, 40), 4, 4), ost: listOf(integer(0, 40), 4, 4) }),
  limits: shape({ from: provenance, stacking: integer(1, 12), withdrawalTurn: integer(1, 20), carpetsPerGame: integer(0, 9) }),
});

const UNIT_KINDS = [
  'infantry',
  'paratrooper',
  'glider',
  'special',
  'armor',
  'cavalry',
  'mechanized',
  'fallschirmjager',
  'tiger',
  'flak',
  'garrison',
  'ost',
  'strongpoint',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

const factor = integer(0, 20);
const start = matching(
  /^(\d{4}|cherbourg|wave[12]:\d{4}|wave3:[a-z-]{3,20}|turn:\d{1,2}(:[EWS])?)$/,
  'must be a hex, cherbourg, wave1:, wave2: or wave3: with its beach, or turn: with its number and entry letter',
);

export const readCounters = shape({
  from: provenance,
  units: listOf(
    shape({
      id: name,
      name,
      designation: name,
      /** Empty for a unit that belongs to no division: it is a Formation of its own (§2.4). */
      division: optional(matching(/^[^<>\p{Cc}]{0,60}$/u, 'must be a name or nothing'), ''),
      nation: oneOf('us', 'french', 'british', 'canadian', 'polish', 'german', 'ss'),
      kind: oneOf(...UNIT_KINDS),
      size: oneOf('II', 'III', 'X', 'KG'),
      steps: integer(1, 2),
      /** Attack, defence, movement. */
      full: listOf(factor, 3, 3),
      /** Attack and defence; zeros for a unit of one step. */
      reduced: listOf(factor, 2, 2),
      replaceable: flag,
      start,
      startsReduced: optional(flag, false),
      from: provenance,
    }),
    1,
    400,
  ),
});

export const readScenarios = (hexLabel: Reader<string>) =>
  shape({
    from: provenance,
    scenarios: scenarioList(['campaign'], {}),
    turns: shape({ from: provenance, names: listOf(name, 1, 20) }),
    suddenDeath: shape({
      from: provenance,
      closedBeaches: integer(1, 8),
      cherbourgTurn: integer(1, 20),
      avranches: hexLabel,
      supplyTurn: integer(1, 20),
    }),
    victory: shape({
      from: provenance,
      cherbourg: listOf(points, 10, 10),
      caen: listOf(points, 10, 10),
      saintLo: listOf(points, 10, 10),
      brittany: shape({ points, most: integer(0, 99) }),
      exit: shape({ points, most: integer(0, 99) }),
      heldAtEnd: points,
      notWithdrawn: points,
      closedBeach: points,
      panzerExit: points,
      otherExit: points,
      mostExit: points,
      caenAtEnd: points,
      placesAtEnd: points,
    }),
    places: shape({
      from: provenance,
      caen: listOf(hexLabel, 1, 6),
      saintLo: hexLabel,
      others: listOf(shape({ name, hex: hexLabel }), 1, 20),
      /** Score nothing; who holds them is kept for the record of a game. */
      noted: listOf(shape({ name, hex: hexLabel }), 0, 20),
    }),
  });

export const TERRAINS = ['sea', 'off', 'clear', 'bocage', 'woods', 'forest', 'town', 'city', 'flooded'] as const;

export const readMap = mapOf({
  orientation: 'flat',
  terrains: TERRAINS,
  onSides: { class: absent(oneOf('major', 'minor')), road: absent(oneOf('major', 'minor')) },
});

export type MapData = ReturnType<typeof readMap>;
export type Tables = ReturnType<typeof readTables>;
export type Counters = ReturnType<typeof readCounters>;
export type Scenarios = schema.Read<ReturnType<typeof readScenarios>>;
export type Counter = Counters['units'][number];
export type SupportKind = Tables['support'][number]['kind'];

export interface GameData {
  readonly map: MapData;
  readonly tables: Tables;
  readonly counters: Counters;
  readonly scenarios: Scenarios;
}
