import { schema } from '@bocage/kernel';
import { COLOURS, colour } from './counter-shapes.js';
import { TERRAINS } from './map-shapes.js';
import { cost, id, modifier } from './readers.js';

const { flag, integer, listOf, name, oneOf, provenance, shape } = schema;
type Reader<T> = schema.Reader<T>;

/** §S.19 What a hit does. */
export const RESULTS = ['S?', 'S', 'C', '1', 'E'] as const;
export type Result = (typeof RESULTS)[number];
/** §4.2.6 Who fires at beach defences, and what comes of it. */
export const BEACH_FIRERS = ['79th', 'engineer', 'tank', 'craft', 'other'] as const;
export const BEACH_RESULTS = ['-', 'A1', 'A2', 'O1', 'O2', 'N1', 'N2'] as const;

const terrain = oneOf(...TERRAINS);
const byDie = <T>(reader: Reader<T>) => listOf(reader, 9, 9);
/** A table of modifiers by name. */
const modifiers = <const Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((one) => [one, modifier])) as Record<Name, Reader<number>>;

const crt = shape({
  from: provenance,
  highest: integer(1, 9),
  rows: listOf(shape({ colour, unarmoured: byDie(oneOf(...RESULTS)), armoured: byDie(oneOf(...RESULTS)) }), COLOURS.length, COLOURS.length),
});

const beachFire = shape({
  from: provenance,
  rows: listOf(shape({ firer: oneOf(...BEACH_FIRERS), results: listOf(oneOf(...BEACH_RESULTS), 10, 10) }), 5, 5),
  modifiers: shape(modifiers('oneStep', 'cohesion')),
});

const fire = shape({
  from: provenance,
  ...modifiers('column', 'perCohesion', 'stepLoss', 'entrenched', 'bocage', 'lightBarrage', 'heavyBarrage', 'night', 'storm'),
  ...modifiers('nightAndStorm', 'companyBonus', 'hero', 'perParachute', 'perGlider', 'commandoOutOfCommand', 'counterBattery'),
});
const target = shape({
  from: provenance,
  ...modifiers('column', 'improved', 'entrenched', 'bocage', 'rubble', 'raised', 'sunkenLeg', 'sunkenVehicle', 'bridge', 'hero'),
  ...modifiers('hillUnarmoured', 'hillArmoured', 'ridgeUnarmoured', 'ridgeArmoured', 'perParachute', 'perGlider'),
  ...modifiers('rangePerHex', 'rangeArmoured', 'rangeArmouredMost', 'zoneToZone', 'zoneToOutside', 'running', 'charging'),
  mass: listOf(shape({ steps: integer(0, 40), add: modifier }), 1, 9),
});
const assault = shape({
  from: provenance,
  ...modifiers('column', 'perCohesion', 'stepLoss', 'lightBarrage', 'heavyBarrage', 'suppressed', 'bocage', 'hero'),
  ...modifiers('perParachute', 'perGlider', 'commandoOutOfCommand', 'night', 'nightAndStorm', 'nightFighters'),
});
const quality = shape({
  from: provenance,
  ...modifiers('outOfCommand', 'commandoOutOfCommand', 'twoCohesion', 'suppressed', 'stepLoss', 'lightBarrage', 'heavyBarrage'),
  ...modifiers('improved', 'entrenched', 'bocage', 'hero', 'menAtWork', 'menRallying', 'least', 'most'),
});

/** §S.26 The weapon class of who assaults without armour; §1.1 divisions that fight well at night. */
const assaulting = shape({ from: provenance, unarmoured: colour, nightFighters: listOf(id, 0, 9) });

const byMove = shape({ leg: cost, wheeled: cost, tracked: cost });

export const readTables = shape({
  from: provenance,
  crt,
  beachFire,
  modifiers: shape({ fire, target, assault, quality, bravery: shape({ from: provenance, ...modifiers('mines', 'minesWithCrab') }) }),
  assaulting,
  terrain: shape({
    from: provenance,
    rows: listOf(shape({ terrain, unarmoured: modifier, armoured: modifier, blocks: flag, leg: cost, wheeled: cost, tracked: cost }), 9, 9),
    /** Vehicles enter in Column; and do not leave it there (§2.1). */
    columnOnly: listOf(terrain, 0, 9),
    staysInColumn: listOf(terrain, 0, 9),
    noGunModifier: shape({ terrain, colours: listOf(colour, 0, 9) }),
  }),
  movement: shape({
    from: provenance,
    ...{ road: cost, railroad: byMove, hill: byMove, rubble: byMove, stream: cost, streamInColumn: cost },
    /** Factors. */
    ...{ raised: integer(1, 4), storm: integer(1, 4) },
    ...{ enterColumn: cost, leaveColumn: cost },
    /** Of the printed allowance. */
    mount: oneOf('1/2'),
  }),
  stacking: shape({ from: provenance, steps: integer(1, 40), columns: integer(1, 9) }),
  sight: shape({
    from: provenance,
    ...{ range: integer(1, 30), high: integer(1, 30), storm: integer(1, 30), night: integer(1, 30), nightAndStorm: integer(1, 30) },
    through: integer(0, 9),
  }),
  zones: shape({ from: provenance, pinned: integer(0, 9), guns: integer(0, 9), mortars: integer(0, 9), dropped: integer(0, 9) }),
  command: shape({
    from: provenance,
    ...{
      cpMost: integer(1, 99),
      dpMost: integer(1, 99),
      formationChit: integer(0, 9),
      cpForDp: integer(0, 9),
      secondAction: integer(0, 9),
    },
    ...{ pass: integer(0, 9), convert: integer(0, 9), directCommand: integer(0, 9), outOfSector: integer(0, 9) },
    ...{ replacementRange: integer(0, 20), replacementAllowance: integer(0, 20), entryBlocked: integer(0, 9), commando: integer(0, 9) },
    /** §17.2 Allied divisions that buy Formation chits at night too. */
    awakeAtNight: listOf(id, 0, 9),
  }),
  heroes: shape({
    from: provenance,
    wittmann: shape({ formation: id, range: integer(0, 20), actions: integer(1, 9) }),
    hollis: shape({ battalion: name }),
  }),
  guns: shape({
    from: provenance,
    ...{
      direct: integer(1, 9),
      heavy: integer(1, 9),
      park: integer(1, 9),
      parks: integer(1, 9),
      counterBattery: modifier,
      ships: integer(0, 9),
    },
    contact: listOf(
      shape({ who: oneOf('british-field', 'british-heavy', 'airborne', 'german', 'corps', 'static'), number: integer(0, 9) }),
      6,
      6,
    ),
  }),
  naval: shape({
    from: provenance,
    boxes: listOf(shape({ box: oneOf('close', 'short', 'medium', 'long'), range: integer(0, 99) }), 4, 4),
    ...{ obstacles: shape({ colour }), nests: shape({ colour }), sea: shape({ colour }), drift: integer(0, 9), clear: integer(0, 9) },
    cutsFrom: oneOf('0900'),
  }),
  engineers: shape({
    from: provenance,
    blow: integer(0, 9),
    blowInZone: integer(0, 9),
    liftOneStep: integer(0, 9),
    rescue: integer(0, 9),
    demolishers: id,
    demolishersDie: integer(0, 9),
    /** §2.6 Optional. */
    ferries: flag,
  }),
  weather: shape({ from: provenance, clear: integer(0, 9), overcast: integer(0, 9) }),
  air: shape({
    from: provenance,
    ...{ strength: integer(0, 9), colour, most: integer(0, 20), interdiction: integer(0, 9), interdictionOvercast: integer(0, 9) },
    aaRange: integer(0, 20),
    terrain: listOf(shape({ terrain, aa: integer(0, 9) }), 0, 9),
  }),
});

export type Tables = ReturnType<typeof readTables>;
