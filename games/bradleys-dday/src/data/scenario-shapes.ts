import { mapSchema, schema } from '@bocage/kernel';
import { BEACHES, id, ids, maybe, pairOf, share, TIDES, turn } from './readers.js';

const { flag, integer, listOf, name, note, oneOf, optional, provenance, shape } = schema;
const { absent } = mapSchema;
type Reader<T> = schema.Reader<T>;

const beach = oneOf(...BEACHES);
const columns = maybe(pairOf(1, 61));
const rows = maybe(pairOf(1, 36));
const words = (least: number, most: number) => optional(listOf(name, least, most), []);

const SCENARIOS = ['omaha', 'utah', 'd-day', 'rommels-fantasy', 'optimal-defense'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

const near = shape({ of: listOf(name, 1, 9), within: maybe(integer(0, 99)), beyond: maybe(integer(0, 99)) });

/** A predicate of hexes: all that is said must hold. `land` is any hex but sea; other words are terrains and features. */
const where = shape({
  /** Any of these terrains or features. */
  is: words(1, 9),
  /** None of these. */
  not: words(1, 9),
  place: absent(name),
  columns,
  rows,
  /** At most `within` and more than `beyond` hexes from the nearest hex with one of these features. */
  near: optional(listOf(near, 1, 4), []),
});
export type Where = ReturnType<typeof where>;

export const placedOf = (hexLabel: Reader<string>) => listOf(shape({ hex: hexLabel, units: ids(1, 9) }), 0, 60);

const reinforcementOf = (hexLabel: Reader<string>) =>
  shape({
    turn,
    by: oneOf('sea', 'port', 'land', 'parachute', 'glider'),
    /** The beach of a landing, the division of a drop. */
    at: absent(oneOf('omaha', 'utah', '82', '101')),
    /** Entry by land: any of these. */
    hexes: optional(listOf(hexLabel, 1, 20), []),
    units: ids(1, 30),
    /** Entry by land when Allied units are this near to the first, in these scenarios. */
    instead: maybe(shape({ hexes: listOf(hexLabel, 1, 20), alliedWithin: integer(0, 9), scenarios: listOf(oneOf(...SCENARIOS), 1, 5) })),
  });
export type Reinforcement = schema.Read<ReturnType<typeof reinforcementOf>>;

const forceOf = (hexLabel: Reader<string>) =>
  shape({
    id,
    side: oneOf('allied', 'german'),
    from: provenance,
    setUp: optional(placedOf(hexLabel), []),
    free: optional(
      listOf(
        shape({
          id,
          /** Said to the player. */
          name: note,
          units: ids(1, 30),
          /** 0: as many as may stack. */
          perHex: optional(integer(0, 9), 0),
          mode: optional(oneOf('either', 'mm'), 'either'),
          where,
        }),
        0,
        20,
      ),
      [],
    ),
    garrisons: maybe(shape({ units: ids(1, 30), where })),
    pool: maybe(shape({ beach, units: ids(1, 80) })),
    reinforcements: optional(listOf(reinforcementOf(hexLabel), 0, 30), []),
  });
export type Force = schema.Read<ReturnType<typeof forceOf>>;

const level = shape({ tactical: integer(1, 99), strategic: integer(1, 99) });

const scenarioOf = (hexLabel: Reader<string>) =>
  shape({
    id: oneOf(...SCENARIOS),
    section: name,
    title: name,
    about: note,
    from: provenance,
    firstTurn: turn,
    /** How many there are. */
    turns: integer(1, 16),
    /** The columns in play; units that set up in a hex outside may only move in (§18.1). */
    area: shape({ columns: pairOf(1, 61), outside: listOf(hexLabel, 0, 9) }),
    beaches: listOf(beach, 1, 2),
    airborne: flag,
    /** On turn 2 (§5.3.3). */
    tide: oneOf(...TIDES),
    forces: ids(1, 9),
    support: oneOf('campaign', 'introductory'),
    /** Mine points, fixed or by a die, and the most for one beach (§5.4.3, §18.1.5). */
    mines: shape({ points: optional(integer(0, 20), 0), byDie: maybe(listOf(integer(0, 20), 6, 6)), most: integer(0, 20) }),
    /** For the Allies: hexes around the beachhead clear of Germans, or lodgments of a radius. */
    victory: shape({
      kind: oneOf('clear-of-germans', 'lodgments'),
      tactical: integer(1, 99),
      strategic: integer(1, 99),
      radius: optional(integer(0, 99), 0),
    }),
    /** For the Germans: Allied units eliminated. */
    losses: level,
    dropZoneBreaksTies: flag,
    /** A force that neither moves nor fires until released: the die needed by turn, the turn it is free, Allies this near free it. */
    release: maybe(shape({ force: id, byTurn: listOf(pairOf(1, 16), 0, 16), automatic: turn, alliedWithin: integer(0, 20) })),
    /** Where the units of these formations may set up instead of their printed hexes. */
    zones: optional(listOf(shape({ formations: ids(1, 9), where }), 0, 9), []),
    extraNests: maybe(shape({ count: integer(1, 9), where })),
  });
export type Scenario = schema.Read<ReturnType<typeof scenarioOf>>;

const optionsOf = (hexLabel: Reader<string>) =>
  shape({
    alternateTide: shape({
      from: provenance,
      tides: listOf(oneOf(...TIDES), 2, 5),
      averageMines: integer(-9, 0),
      highMinesTimes: integer(1, 9),
      highFirstMoveLess: integer(0, 9),
    }),
    alternateBombing: shape({
      from: provenance,
      /** Share of the points that is naval: two thirds, rounded down. */
      naval: pairOf(1, 9),
      navalReach: integer(0, 99),
      results: listOf(shape({ to: integer(2, 12), share, shift: optional(integer(0, 9), 0) }), 1, 11),
      ownWithin: integer(0, 9),
      strayTo: integer(2, 12),
      strayShare: share,
      overcast: shape({ turn, drm: integer(-9, 9) }),
    }),
    northernUtah: shape({ from: provenance, lanes: listOf(listOf(hexLabel, 2, 2), 1, 12) }),
    hexShift: shape({ from: provenance, disruptsFrom: integer(1, 9) }),
    newCycle: shape({ from: provenance, turn }),
  });

export const readScenarios = (hexLabel: Reader<string>) =>
  shape({
    from: provenance,
    scenarios: listOf(scenarioOf(hexLabel), 5, 5),
    forces: listOf(forceOf(hexLabel), 1, 20),
    options: optionsOf(hexLabel),
  });

export type Scenarios = schema.Read<ReturnType<typeof readScenarios>>;
