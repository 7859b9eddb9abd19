import { schema } from '@bocage/kernel';
import { id, upTo } from './readers.js';

const { flag, integer, listOf, name, oneOf, optional, provenance, shape } = schema;

export const UNIT_CLASSES = ['infantry', 'weapon', 'artillery', 'armor', 'hq', 'garrison'] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

/** §2.3 The types and what they belong to; coastal guns are artillery (§14.0), garrisons are no regular units (§9.1.7). */
export const UNIT_TYPES = {
  infantry: 'infantry',
  'parachute-infantry': 'infantry',
  'glider-infantry': 'infantry',
  'mechanized-infantry': 'infantry',
  engineer: 'infantry',
  'airborne-engineer': 'infantry',
  'bicycle-infantry': 'infantry',
  'heavy-weapons': 'infantry',
  commando: 'infantry',
  'marine-commando': 'infantry',
  static: 'infantry',
  'anti-aircraft': 'weapon',
  'airborne-anti-aircraft': 'weapon',
  'anti-tank': 'weapon',
  rocket: 'weapon',
  artillery: 'artillery',
  'airborne-artillery': 'artillery',
  'glider-artillery': 'artillery',
  'self-propelled-artillery': 'artillery',
  'coastal-artillery': 'artillery',
  armor: 'armor',
  reconnaissance: 'armor',
  'self-propelled-anti-tank': 'armor',
  hq: 'hq',
  garrison: 'garrison',
} as const satisfies Record<string, UnitClass>;
export type UnitType = keyof typeof UNIT_TYPES;
const TYPES = Object.keys(UNIT_TYPES) as UnitType[];
export const unitType = oneOf(...TYPES);

const side = oneOf('allied', 'german');
const none = (reader: schema.Reader<string>) => optional(reader, '');
/** Combat factor, protection factor, movement allowance. */
const factors = listOf(integer(0, 30), 3, 3) as schema.Reader<readonly [number, number, number]>;

export const readCounters = shape({
  from: provenance,
  formations: listOf(
    shape({
      id,
      name,
      side,
      /** Its headquarters; units of a formation without one, or with none in play, answer to any (§16.2.1). */
      hq: none(id),
      /** Whose headquarters commands it until its own has landed. */
      standIn: none(id),
    }),
    1,
    60,
  ),
  units: listOf(
    shape({
      id,
      name,
      designation: name,
      side,
      nation: oneOf('us', 'british', 'german'),
      formation: id,
      /** Regiment or brigade: three of its battalions may stack (§8.1.1), it lands at one drop zone (§4.2.8). Empty for divisional troops. */
      regiment: none(name),
      type: unitType,
      class: oneOf(...UNIT_CLASSES),
      size: oneOf('bn', 'bn(-)', 'half-bn', 'co', 'bty', 'plt', 'hq'),
      /** A dark bar behind the name: smaller than a battalion, or stacks as if it were (§8.2). */
      bar: optional(flag, false),
      /** Two or more of the same group in a hex are one battalion (§8.2.3). */
      components: none(name),
      cm: factors,
      mm: factors,
      /** 0 for a garrison: it has that of the nearest regular unit (§13.3.3). */
      morale: integer(0, 5),
      /** In hexes, 0 for none; `UNLIMITED` for U (§14.0). */
      range: optional(upTo(40, 'U'), 0),
      /** Command range of a headquarters (§16.2). */
      command: optional(integer(0, 20), 0),
      /** May swim ashore (§5.8). */
      amphibious: optional(flag, false),
      /** Wheels under the symbol: moves as mechanized (§2.3). */
      motorized: optional(flag, false),
      from: provenance,
    }),
    1,
    400,
  ),
});

export type Counters = ReturnType<typeof readCounters>;
export type Counter = Counters['units'][number];
