import { schema } from '@bocage/kernel';
import { unitType } from './counter-shapes.js';
import { BEACHES, byDie, cost, id, ids, maybe, pairOf, share, TIDES, turn, upTo } from './readers.js';

const { flag, integer, listOf, matching, name, oneOf, optional, provenance, shape } = schema;

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type Letter = (typeof LETTERS)[number];
/** §10.4 An asterisk is the light red shading. */
const CRT_CELLS = ['', '*', 'R', 'R*', 'D', 'D*', 'E', 'E*'] as const;
export type CrtCell = (typeof CRT_CELLS)[number];
const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;

const drm = integer(-9, 9);
const points = integer(0, 20);
const differentials = listOf(integer(-20, 99), 7, 7);
const ground = shape({ mm: cost, cm: cost, multiplier: integer(1, 5), drm });
const fort = shape({ multiplier: integer(1, 5), drm });
const scatterTerrain = shape({ clear: drm, hill: drm, beach: drm, town: drm, city: drm, swamp: drm });
const thresholds = listOf(integer(-20, 40), 8, 8);
const limits = listOf(listOf(integer(0, 20), 3, 3), 1, 9);
const direction = oneOf(...DIRECTIONS);

const support = listOf(shape({ turns: listOf(turn, 1, 16), points: integer(0, 400), perPip: optional(integer(0, 20), 0) }), 1, 16);

/** All that names no hex. */
const TABLES = {
  crt: shape({
    from: provenance,
    letters: listOf(oneOf(...LETTERS), 9, 9),
    /** The least differential of each of seven columns. */
    least: shape({
      closeAssault: differentials,
      bombardment: differentials,
      directGun: differentials,
      smallArms: differentials,
      mixed: differentials,
    }),
    /** By the highest protection factor, the last for all above: the letter of each of the seven columns. */
    byProtection: listOf(matching(/^[A-I]{7}$/, 'must be seven letters from A to I'), 6, 6),
    firstRoll: integer(2, 2),
    /** A row a roll from `firstRoll`, a cell a letter. */
    results: listOf(listOf(oneOf(...CRT_CELLS), 9, 9), 11, 11),
    /** Light red makes ruins from this letter on (§12.1.1). */
    ruinsFrom: oneOf(...LETTERS),
  }),
  shifts: shape({
    from: provenance,
    gunsAtArmor: points,
    morale: points,
    armor: points,
    outflanking: points,
    surrounding: points,
    hilltop: points,
    engineers: points,
  }),
  terrain: shape({
    from: provenance,
    clear: ground,
    hill: ground,
    town: ground,
    city: ground,
    swamp: ground,
    beach: ground,
    tidalFlat: ground,
    shale: ground,
    /** The multiplier counts in close assaults only (§12.2.3). */
    ruins: ground,
  }),
  forts: shape({ from: provenance, strongpoint: fort, resistanceNest: fort }),
  /** Infantry types, then all others. */
  sides: shape({ from: provenance, stream: listOf(cost, 2, 2), canal: listOf(cost, 2, 2), bridge: cost, assaultAcross: share }),
  ways: shape({ from: provenance, road: cost, trail: cost, rail: cost }),
  work: shape({
    from: provenance,
    changeMode: cost,
    checkMines: cost,
    clearMines: cost,
    breachWall: cost,
    clearTown: cost,
    disruptedOn: integer(1, 6),
  }),
  scatter: shape({
    from: provenance,
    least: drm,
    most: integer(0, 20),
    hexes: listOf(shape({ roll: integer(-9, 20), steps: listOf(direction, 0, 2), disrupts: optional(flag, false) }), 1, 30),
  }),
  wind: shape({ from: provenance, drm: byDie(-9, 9) }),
  flak: shape({ from: provenance, within: integer(0, 9), drm }),
  scatterTerrain: shape({ from: provenance, parachute: scatterTerrain, glider: scatterTerrain }),
  sea: shape({ from: provenance, conditions: listOf(shape({ name, value: integer(0, 9) }), 6, 6) }),
  tide: shape({ from: provenance, circle: listOf(oneOf(...TIDES), 5, 5), firstTurn: turn }),
  displacement: shape({
    from: provenance,
    pivot: integer(2, 12),
    /** Lanes, left negative: east at Omaha, south at Utah (§5.5.3). */
    shifts: listOf(integer(-4, 4), 9, 9),
    most: shape({ low: thresholds, rising: thresholds, average: thresholds, high: thresholds, falling: thresholds }),
  }),
  casualties: shape({
    from: provenance,
    columns: listOf(integer(0, 99), 2, 20),
    disruptsFrom: listOf(upTo(12, 'never'), 2, 20),
    eliminatesFrom: listOf(upTo(12, 'never'), 2, 20),
    large: drm,
    mostRoll: integer(2, 20),
  }),
  swimming: shape({ from: provenance, safeTo: integer(2, 12) }),
  waves: shape({
    from: provenance,
    /** By cycle, then by wave. */
    omaha: limits,
    utah: limits,
    bound: listOf(
      shape({
        beach: oneOf(...BEACHES),
        wave: integer(1, 3),
        /** A unit fits a slot by its regiment, its id or its type; or any does. */
        slots: listOf(
          shape({
            count: integer(1, 20),
            name,
            regiments: optional(listOf(name, 1, 9), []),
            units: optional(ids(1, 9), []),
            types: optional(listOf(unitType, 1, 9), []),
            any: optional(flag, false),
          }),
          1,
          9,
        ),
      }),
      0,
      6,
    ),
  }),
  turns: shape({
    from: provenance,
    track: listOf(
      shape({
        turn,
        hour: matching(/^\d{4}$/, 'must be an hour such as "0500"'),
        day: integer(1, 30),
        night: optional(flag, false),
        air: optional(flag, false),
        /** Cycle and wave. */
        landing: maybe(pairOf(1, 9)),
        newCycle: maybe(pairOf(1, 9)),
      }),
      16,
      16,
    ),
  }),
  support: shape({ from: provenance, campaign: support, introductory: support }),
  retreat: shape({ from: provenance, least: points, most: points, overstacked: points, afterDrop: points }),
  stacking: shape({
    from: provenance,
    battalions: points,
    sameRegiment: points,
    smallWithFull: points,
    smallWithOne: points,
    smallAlone: points,
    headquarters: points,
  }),
  garrisons: shape({ from: provenance, within: points }),
  movement: shape({ from: provenance, landedShare: share, firstHexTimes: points, gliderShare: share }),
};

export const readTables = (hexLabel: schema.Reader<string>) =>
  shape({
    ...TABLES,
    specialLandings: shape({
      from: provenance,
      rangers: shape({ units: ids(1, 9), cycle: integer(1, 5), wave: integer(1, 3), coast: listOf(hexLabel, 1, 20) }),
      royalMarines: shape({ units: ids(1, 9), approach: hexLabel, hex: hexLabel }),
      casualtyColumn: integer(0, 99),
    }),
    bruno: shape({ from: provenance, unit: id, hex: hexLabel, facing: direction }),
  });

export type Tables = schema.Read<ReturnType<typeof readTables>>;
