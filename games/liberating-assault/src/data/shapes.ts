import { mapSchema, scenarioList, schema } from '@bocage/kernel';

const { integer, listOf, matching, name, oneOf, provenance, real, shape } = schema;
const { absent, mapOf } = mapSchema;

const id = matching(/^[a-z0-9][a-z0-9-]{0,29}$/, 'must be a name of small letters, digits and hyphens');
const maybeId = matching(/^([a-z0-9][a-z0-9-]{0,29})?$/, 'must be a name of small letters, digits and hyphens, or nothing');
const small = integer(0, 9);
const triple = listOf(small, 3, 3);
const guns = shape({ cards: small, range: small });

export const readTables = shape({
  results: shape({
    from: provenance,
    rows: listOf(shape({ least: integer(-999, 99), win: triple, draw: triple, lose: triple }), 2, 12),
  }),
  tracks: listOf(shape({ strength: integer(1, 20), boxes: listOf(integer(1, 20), 1, 20), from: provenance }), 1, 20),
  terrain: shape({ from: provenance, defence: small }),
  artillery: shape({ from: provenance, werfer: guns, flak: guns, artillery: guns, 'corps-artillery': guns }),
  movement: shape({ from: provenance, attack: small, tactical: small, unfuelled: small, strategicOnFoot: integer(0, 50) }),
  limits: shape({ from: provenance, stacking: integer(1, 20), rulings: integer(1, 1_000_000) }),
  headquarters: shape({ from: provenance, divisionRange: small, corpsRange: small, friendWithin: small, drivenBack: small }),
  interference: shape({
    from: provenance,
    cards: small,
    resistanceLeast: integer(1, 7),
    errorWithin: small,
    errorLeast: integer(1, 7),
  }),
  drop: shape({ from: provenance, faces: listOf(shape({ scatter: small, losses: small }), 6, 6), wet: small }),
  coast: shape({
    from: provenance,
    perLoss: integer(1, 20),
    counters: listOf(shape({ strength: integer(0, 40), tactic: id, count: integer(1, 40) }), 1, 20),
  }),
  sight: shape({ from: provenance, division: small }),
});

/** In the order of the hands: what a holder has so many of. The five naval groups come last, a group being one card of two (§2.5). */
export const CARDS = [
  'fuel',
  'ammo',
  'air',
  'funnies',
  'forces',
  'bomber',
  'resistance',
  'soe',
  'naval-a',
  'naval-c',
  'naval-d',
  'naval-e',
  'naval-k',
] as const;
export type CardKind = (typeof CARDS)[number];

export const TACTICS = ['outflank', 'assault', 'barrage', 'dig-in', 'combined-arms', 'infiltrate'] as const;
export type Tactic = (typeof TACTICS)[number];

const NAVAL_GROUPS = ['a', 'c', 'd', 'e', 'k'] as const;
const count = integer(0, 40);
/** First US Army, then Second British Army. */
const byArmy = listOf(count, 2, 2);
/** Quarters of a card for each division ashore, and so many cards more. */
const perDivision = listOf(integer(-20, 40), 2, 2);

export const readCards = shape({
  resources: listOf(shape({ id: oneOf(...CARDS), title: name, worth: small, from: provenance }), CARDS.length, CARDS.length),
  naval: shape({ from: provenance, cards: small }),
  air: shape({ from: provenance, worthInWoods: small }),
  tactics: shape({
    from: provenance,
    cards: listOf(
      shape({
        id: oneOf(...TACTICS),
        title: name,
        only: oneOf('both', 'attack', 'defence'),
        needs: listOf(oneOf('tanks', 'infantry', 'artillery', 'gunfire'), 0, 3),
      }),
      TACTICS.length,
      TACTICS.length,
    ),
  }),
  matrix: shape({ from: provenance, rows: listOf(listOf(oneOf('win', 'draw', 'lose'), 6, 6), 6, 6) }),
  supply: shape({
    from: provenance,
    first: shape({ fuel: small, ammo: small, airborneAmmo: small }),
    periods: listOf(
      shape({
        from: integer(1, 40),
        fuel: perDivision,
        ammo: perDivision,
        bomber: count,
        soe: count,
        resistance: count,
        air: byArmy,
        funnies: byArmy,
        forces: byArmy,
        naval: listOf(listOf(oneOf(...NAVAL_GROUPS), 0, 5), 2, 2),
      }),
      1,
      20,
    ),
    german: shape({
      ammo: shape({ first: count, rise: small, most: count }),
      storm: shape({ turns: listOf(integer(1, 40), 0, 10), ammo: small }),
      fuel: listOf(count, 1, 20),
    }),
  }),
});

const UNIT_KINDS = [
  'infantry',
  'armour',
  'combat-command',
  'airborne',
  'grenadier',
  'panzergrenadier',
  'panzer',
  'artillery',
  'corps-artillery',
  'werfer',
  'flak',
  'hq',
  'corps-hq',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

const nation = oneOf('us', 'british', 'canadian', 'german');
const unitStart = matching(
  /^(arrival|\d{4}|turn:\d{1,2}(:(east|south|west))?)$/,
  'must be arrival, a hex, or turn: with its number and for a German the side of the map',
);

const formation = shape({
  id,
  name,
  nation,
  level: oneOf('division', 'corps'),
  /** The team above it: a corps or a coordinator for a division, an army for a corps. */
  command: id,
  /** 0 when it begins on the map. */
  arrives: integer(0, 40),
  entry: oneOf('set-up', 'assault', 'follow-up', 'airborne', 'sea', 'east', 'south', 'west'),
  /** The team that plays it; empty where control gives it to one (§9.6). */
  team: maybeId,
  from: provenance,
});

const counter = shape({
  id,
  name,
  designation: name,
  /** Empty for a unit that is given to a division when it comes (§8.3, §6.1, §6.4). */
  formation: maybeId,
  nation,
  kind: oneOf(...UNIT_KINDS),
  strength: integer(0, 20),
  start: unitStart,
  from: provenance,
});

export const readCounters = shape({ from: provenance, formations: listOf(formation, 1, 120), units: listOf(counter, 1, 600) });

const LEVELS = ['army-group', 'army', 'corps', 'division', 'coordinator', 'german', 'control'] as const;
export type Level = (typeof LEVELS)[number];
const roles = listOf(id, 1, 10);

export const readScenarios = (hexLabel: schema.Reader<string>) =>
  shape({
    from: provenance,
    scenarios: scenarioList(['day', 'campaign'], {
      /** So many points and more are an Allied victory, so many and fewer a German one (§10.4). */
      allied: integer(0, 99),
      german: integer(0, 99),
      /** The same for a player a side, and where every role is a seat of its own. */
      duel: shape({ allied: integer(0, 99), german: integer(0, 99) }),
      mega: shape({ allied: integer(0, 99), german: integer(0, 99) }),
      from: provenance,
    }),
    turns: shape({ from: provenance, names: listOf(name, 1, 40) }),
    places: shape({ from: provenance, list: listOf(shape({ name, hex: hexLabel, points: integer(0, 20) }), 1, 20) }),
    divisions: shape({ from: provenance, germanDestroyed: small, alliedBelowHalf: small }),
    roles: shape({
      from: provenance,
      'army-group': roles,
      army: roles,
      corps: roles,
      division: roles,
      coordinator: roles,
      german: roles,
      control: roles,
    }),
    teams: listOf(shape({ id, title: name, level: oneOf(...LEVELS), superior: maybeId, from: provenance }), 1, 100),
  });

export const TERRAINS = ['sea', 'off', 'clear', 'bocage', 'woods', 'swamp', 'city'] as const;

export const readMap = mapOf({
  orientation: 'pointy',
  terrains: TERRAINS,
  onSides: { road: absent(oneOf('road')) },
  also: { squares: shape({ metres: real, rotation: real, east: real, north: real }) },
});

export type MapData = ReturnType<typeof readMap>;
export type Tables = ReturnType<typeof readTables>;
export type CardData = ReturnType<typeof readCards>;
export type Counters = ReturnType<typeof readCounters>;
export type Scenarios = schema.Read<ReturnType<typeof readScenarios>>;
export type Counter = Counters['units'][number];
export type FormationData = Counters['formations'][number];

export interface GameData {
  readonly map: MapData;
  readonly tables: Tables;
  readonly cards: CardData;
  readonly counters: Counters;
  readonly scenarios: Scenarios;
}
