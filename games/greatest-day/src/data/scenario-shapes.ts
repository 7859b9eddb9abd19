import { mapSchema, scenarioList, schema } from '@bocage/kernel';
import { id, ids, maybe, noId, pairOf } from './readers.js';

const { integer, listOf, matching, name, oneOf, optional, provenance, shape } = schema;
const { absent } = mapSchema;
type Reader<T> = schema.Reader<T>;

const SCENARIOS = [
  ...['one-battalion-ashore', 'black-baron', 'storming-gold', 'storming-juno', 'storming-sword', 'to-the-sea', 'day-of-the-tiger'],
] as const;
export const BEACHES = ['sword', 'juno', 'gold'] as const;
/** §16.2 §17.4 */
export const HEROES = ['wittmann', 'hollis'] as const;
export const FORCES = ['g', 'j', 's', 'c'] as const;
export const POSTURES = ['deployed', 'column', 'mounted', 'mounted-column', 'park'] as const;
export const SHIP_BOXES = ['close', 'short', 'medium', 'long'] as const;

const side = oneOf('allied', 'german');
const turn = integer(1, 80);
const points = integer(-20, 20);
const few = <T>(reader: Reader<T>, most: number): Reader<readonly T[]> => optional(listOf(reader, 0, most), []);
/** §4.1.2 */
export const SUB_BEACHES = ['queen', 'nan', 'mike', 'king', 'jig'] as const;
/** §4.5.2 Landing Wave boxes by beach; a box belongs to the sub-beach its name begins with. */
export const WAVE_BOXES: Readonly<Record<(typeof BEACHES)[number], readonly string[]>> = {
  sword: ['queen-white', 'queen-red'],
  juno: ['mike-green', 'mike-red', 'nan-green', 'nan-white', 'nan-red'],
  gold: ['jig-green', 'jig-red', 'king-green', 'king-red'],
};
const subBeach = oneOf(...SUB_BEACHES);
/** A Division, Formation or Direct Command activation, or one of the special chits (§S.2). */
const chit = matching(/^(naval|royal-marines|event|direct:(allied|german)|division:[a-z0-9-]+)$/, 'must name a chit');
const crew = shape({ units: ids(1, 12), leader: noId });
const boxed = shape({ subBeach, units: ids(1, 40) });

const victory = (hexLabel: Reader<string>) =>
  shape({
    points: listOf(
      shape({
        for: side,
        points,
        kind: oneOf(
          ...([
            'held',
            'empty',
            'steps-lost',
            'tracks-down',
            'tracks-at-most',
            'beach-cleared',
            'driven-out',
            'at-the-coast',
            'ashore',
          ] as const),
        ),
        hexes: few(hexLabel, 9),
        turn: optional(turn, 0),
        late: maybe(shape({ turn, points })),
        side: optional(side, 'allied'),
        per: optional(integer(1, 9), 1),
        ...{ division: noId, formation: noId, but: noId, battalion: optional(name, '') },
        ...{ within: optional(integer(0, 9), 0), most: optional(integer(0, 99), 99), steps: optional(integer(0, 99), 0) },
        columns: maybe(pairOf(1, 109)),
        ...{ gaps: optional(integer(0, 9), 0), nests: optional(integer(0, 9), 0), companies: optional(integer(0, 9), 0) },
      }),
      1,
      20,
    ),
    /** The side whose points less the other's are looked up. */
    margin: side,
    /** The first whose `from` the margin reaches. */
    levels: listOf(shape({ level: id, from: integer(-99, 99), winner: absent(side) }), 1, 9),
  });

const special = (hexLabel: Reader<string>) =>
  shape({
    rule: oneOf('no-points', 'waits', 'counts-as', 'protected', 'column-entry'),
    ...{ formation: noId, division: noId, battalion: optional(name, ''), until: optional(turn, 0), but: few(id, 20) },
    ...{ hexes: few(hexLabel, 9), within: optional(integer(0, 9), 0) },
  });

const beachOf = (hexLabel: Reader<string>) =>
  shape({
    beach: oneOf(...BEACHES),
    /** Whose beach it is: its craft belong to it, its Troop Quality rises when it is cleared (§4.5.4(1), §9.0). */
    division: id,
    ...{ gaps: integer(0, 9), obstacles: integer(0, 9), nests: integer(0, 9), sea: integer(0, 9) },
    /** Two hexes with a stroke between. */
    gapSides: listOf(name, 1, 9),
    reinforcementHexes: listOf(hexLabel, 1, 4),
    from: provenance,
  });

const forces = (hexLabel: Reader<string>) => ({
  divisions: listOf(
    shape({ division: id, cp: integer(0, 20), dp: integer(0, 20), cpGain: integer(0, 20), dpGain: integer(0, 20), tq: integer(-2, 1) }),
    1,
    20,
  ),
  attachments: few(shape({ formation: id, division: id }), 20),
  setUp: listOf(
    shape({
      ...{ unit: id, hex: hexLabel, posture: oneOf(...POSTURES), works: absent(oneOf('ip', 'ent')) },
      ...{ steps: optional(integer(0, 2), 0), barrage: absent(oneOf('light', 'heavy')) },
    }),
    0,
    400,
  ),
  leaders: few(shape({ leader: id, hex: hexLabel }), 40),
  heroes: few(oneOf(...HEROES), 2),
  waves: few(shape({ box: id, swimming: listOf(crew, 0, 9), craft: listOf(crew, 0, 20) }), 20),
  loading: few(boxed, 9),
  enRoute: few(boxed, 9),
  reinforcements: few(
    shape({
      turn,
      hex: absent(hexLabel),
      box: absent(oneOf('loading', 'en-route')),
      subBeach: optional<(typeof SUB_BEACHES)[number] | ''>(subBeach, ''),
      ...{ units: ids(1, 40), leader: noId, from: provenance },
    }),
    40,
  ),
  ships: few(shape({ ship: id, force: oneOf(...FORCES), box: oneOf(...SHIP_BOXES) }), 60),
  supportCraft: few(id, 9),
  rocketCraft: few(id, 9),
  assaultForces: few(shape({ force: oneOf(...FORCES), hex: hexLabel }), 4),
  mines: few(hexLabel, 60),
  air: few(shape({ division: id, planes: integer(0, 20) }), 9),
  pools: few(shape({ division: id, rearguards: integer(0, 20), roadblocks: integer(0, 20) }), 20),
});

export const readScenarios = (hexLabel: Reader<string>) =>
  shape({
    from: provenance,
    scenarios: scenarioList(SCENARIOS, {
      kind: oneOf('tutorial', 'learning', 'introductory'),
      /** Month and day, then the hour the turn begins. */
      calendar: listOf(matching(/^06\d\d-(0700|0900|1[13579]00|2100|night)$/, 'must be a turn such as 0606-0700'), 1, 80),
      weather: oneOf('clear', 'overcast', 'storm'),
      area: shape({ columns: pairOf(1, 109), rows: pairOf(1, 63) }),
      beach: maybe(beachOf(hexLabel)),
      chits: shape({
        ...{ first: chit, mug: listOf(chit, 0, 40), forSale: ids(0, 40), later: few(shape({ turn, chit }), 9) },
        /** Only these steps of the Naval Sequence of Play are played. */
        navalSteps: maybe(pairOf(1, 8)),
      }),
      ...forces(hexLabel),
      /** §S.39 Hexes another side holds at the start than the one that stands nearest. */
      held: few(shape({ hex: hexLabel, side }), 9),
      special: few(special(hexLabel), 20),
      victory: victory(hexLabel),
      from: provenance,
    }),
  });

export type Scenarios = ReturnType<ReturnType<typeof readScenarios>>;
export type Scenario = Scenarios['scenarios'][number];
