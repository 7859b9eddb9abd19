import { schema } from '@bocage/kernel';
import { id, maybe, noId } from './readers.js';

const { flag, integer, listOf, name, oneOf, optional, provenance, shape } = schema;

const side = oneOf('allied', 'german');
export const SECTORS = ['orne', 'sword', 'juno', 'gold'] as const;
/** The weapon classes of the Combat Results Table (§S.17). */
export const COLOURS = ['red', 'white', 'blue', 'yellow', 'green', 'orange', 'brown', 'black', 'purple'] as const;
export const colour = oneOf(...COLOURS);
/** How a unit moves (§S.11): on foot, on wheels, on tracks, not at all, at sea. */
export const MOVES = ['leg', 'wheeled', 'tracked', 'none', 'ship'] as const;
/** §S.37 What activates a unit: its Formation's colour, black or white independents, a telephone (§16.1), the fleet, nothing of its own. */
export const STRIPES = ['formation', 'black', 'white', 'telephone', 'ship', 'none'] as const;
const SYMBOLS = [
  ...['infantry', 'commando', 'commando-mortar', 'engineer', 'assault-engineer', 'flail', 'bridging', 'parachute', 'glider', 'bicycle'],
  ...['motorised', 'mechanised', 'machine-gun', 'mortar', 'armour', 'reconnaissance', 'anti-tank', 'sp-anti-tank', 'artillery'],
  ...['sp-artillery', 'rocket', 'flak', 'coastal', 'fort', 'rearguard', 'transport', 'ship', 'craft'],
] as const;

const NOTHING = 99;
/** A rating that a unit does not have. */
export const NO_RATING: number = NOTHING;

const transport = shape({
  name,
  move: oneOf('wheeled', 'tracked'),
  allowance: integer(1, 30),
  defence: optional(integer(-5, 5), 0),
  armoured: optional(flag, false),
});

/** §S.37 What a counter says. Fire and assault are `NO_RATING` where it has none. */
const ratings = {
  fire: optional(integer(0, 9), NO_RATING),
  colour: optional(colour, 'red'),
  /** In hexes; 0 where a range is not asked for (rocket and support craft). */
  range: optional(integer(0, 80), 0),
  assault: optional(integer(0, 9), NO_RATING),
  /** Negative is harder to hit. */
  defence: integer(-5, 5),
  armoured: optional(flag, false),
  tq: integer(0, 9),
  move: oneOf(...MOVES),
  /** 0: cannot move by itself, though it may mount its transport. */
  allowance: integer(0, 30),
  steps: integer(0, 2),
  aa: optional(integer(0, 9), 0),
  transport: maybe(transport),
  /** What a reduced side shows where it is printed; otherwise fire, assault and quality lose one. */
  reduced: maybe(shape({ fire: integer(0, 9), range: integer(0, 80) })),
};

const template = shape({ id, name, symbol: oneOf(...SYMBOLS), ...ratings, from: provenance });

const UNSAID = -99;
const own = optional(integer(-5, 30), UNSAID);

export const readCounters = shape({
  from: provenance,
  divisions: listOf(shape({ id, name, side, sectors: listOf(oneOf(...SECTORS), 0, 4), from: provenance }), 1, 40),
  formations: listOf(
    shape({
      id,
      name,
      division: id,
      /** §13.0 It may be attached to another division. */
      independent: optional(flag, false),
      /** §16.1 Its leader commands by telephone. */
      telephone: optional(flag, false),
      from: provenance,
    }),
    1,
    100,
  ),
  leaders: listOf(shape({ id, name, formation: id, range: integer(0, 20), allowance: integer(0, 10), from: provenance }), 1, 100),
  templates: listOf(template, 1, 200),
  units: listOf(
    shape({
      id,
      name,
      battalion: optional(name, ''),
      side,
      division: id,
      formation: noId,
      nation: oneOf('british', 'canadian', 'french', 'polish', 'us', 'german', 'ss'),
      template: id,
      stripe: oneOf(...STRIPES),
      /** §14.0 A red troop quality. */
      autoCommand: optional(flag, false),
      /** Ships and craft: the Assault Force they belong to, and whether they may change it (§4.4.2). */
      force: optional(oneOf('g', 'j', 's', 'c', 'any'), 'any'),
      wild: optional(flag, false),
      /** Ratings in which it differs from its template. */
      ...{ fire: own, assault: own, defence: own, tq: own, allowance: own, steps: own, range: own },
      transport: maybe(transport),
      from: provenance,
    }),
    1,
    1200,
  ),
});

export type Counters = ReturnType<typeof readCounters>;
export type Counter = Counters['units'][number];
export type Template = Counters['templates'][number];
export const differs = (value: number): boolean => value !== UNSAID;
