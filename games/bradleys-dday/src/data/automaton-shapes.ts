import { schema } from '@bocage/kernel';
import { id, ids, pairOf } from './readers.js';
import { placedOf } from './scenario-shapes.js';
import { LETTERS } from './table-shapes.js';

const { flag, integer, listOf, matching, name, oneOf, optional, provenance, shape } = schema;

const ACTIONS = ['dig-in', 'hold', 'reposition', 'counterattack', 'all-out'] as const;
export type AutomatonAction = (typeof ACTIONS)[number];

const distance = integer(0, 20);
const drm = integer(-9, 9);
const letter = oneOf(...LETTERS);
const shelter = oneOf('strongpoint', 'resistance-nest', 'city', 'town', 'hill', 'swamp', 'clear');

const actions = shape({
  from: provenance,
  list: listOf(shape({ action: oneOf(...ACTIONS), name, to: integer(0, 99) }), 5, 5),
  modifiers: shape({
    hqInPlay: drm,
    objectiveHeld: drm,
    disruptedNear: drm,
    disruptedWithin: distance,
    night: drm,
    perDisrupted: drm,
    disruptedCount: integer(1, 9),
    firstTurn: drm,
    support: drm,
    supportFrom: integer(0, 400),
    hqEliminated: drm,
    /** The sum is held between this and its negative. */
    most: drm,
  }),
});

const parameters = shape({
  from: provenance,
  stayWithin: distance,
  garrisonWithin: distance,
  counterattackWithin: distance,
  allOutWithin: distance,
  assaultFrom: letter,
  allOutFrom: letter,
  nightFrom: letter,
  fireFrom: letter,
  /** The American adds support points until his fire comes to this. */
  supportTo: letter,
  returnWithin: distance,
  returnPoints: distance,
  stops: listOf(shelter, 1, 9),
  shelter: listOf(shelter, 1, 9),
  gunsLeaveWithin: distance,
  gunsMoveWithin: distance,
  gunsFarthest: distance,
  fireOrder: listOf(oneOf('adjacent', 'disrupted', 'engineers', 'hq', 'armor', 'strongest'), 1, 9),
  retreatOrder: listOf(oneOf('undisrupted', 'shelter', 'command', 'objective', 'away', 'short'), 1, 9),
  advanceInto: listOf(oneOf('objective', 'strongpoint', 'resistance-nest', 'town', 'drop-zone'), 1, 9),
  windAtZero: drm,
  /** Where the coastal gun that may turn points at set-up (§14.1.3). */
  coastalGunFaces: integer(0, 5),
});

export const readAutomaton = (hexLabel: schema.Reader<string>) =>
  shape({
    from: provenance,
    setUp: shape({
      from: provenance,
      /** Begin in Movement Mode, facing the nearest beach; all others in Combat Mode. */
      movementMode: ids(0, 60),
      forces: listOf(shape({ force: id, units: placedOf(hexLabel) }), 1, 9),
      extraNests: listOf(hexLabel, 0, 9),
    }),
    /** Omaha, then Utah. */
    mines: shape({ from: provenance, byDie: listOf(pairOf(0, 9), 6, 6) }),
    commands: shape({
      from: provenance,
      threatWithin: distance,
      /** In which they move. */
      order: ids(1, 20),
      list: listOf(
        shape({
          id,
          name,
          side: oneOf('german', 'allied'),
          letter: matching(/^[A-Z]$/, 'must be a capital letter'),
          /** Guns do not roll for an action. */
          rolls: optional(flag, true),
          /** Which objective is current while no enemy is near any. */
          idle: optional(oneOf('first', 'last'), 'first'),
          /** The first that is in play; none named: any. */
          hq: ids(0, 4),
          units: ids(1, 80),
          objectives: listOf(hexLabel, 0, 9),
        }),
        1,
        20,
      ),
      /** Without a beachhead and a town in Allied hands the reserve makes for one of these: west to this column, else east. */
      reserve: shape({ westTo: integer(1, 61), west: hexLabel, east: hexLabel }),
    }),
    actions,
    parameters,
    remote: shape({ from: provenance, holdTo: integer(0, 6) }),
  });

export type Automaton = schema.Read<ReturnType<typeof readAutomaton>>;
