import type { Fixed } from '@bocage/wargame';
import type { Counter, FormationData, GameData, UnitKind } from './data/shapes.js';
import type { Edge, Ground } from './ground.js';
import { ALLIED, AT_SEA, GERMAN, type Side, WAITING } from './types.js';

/** Where a unit begins: a hex, off the coast, or waiting for a turn. */
export interface Start {
  readonly hex: number;
  /** 0 when it begins on the map; for a unit that comes with its formation the formation’s. */
  readonly turn: number;
  readonly edge: Edge | '';
}

const ARMOURED: readonly UnitKind[] = ['armour', 'combat-command', 'panzer', 'panzergrenadier'];
const TANKS: readonly UnitKind[] = ['armour', 'combat-command', 'panzer'];
const INFANTRY: readonly UnitKind[] = ['infantry', 'combat-command', 'airborne', 'grenadier', 'panzergrenadier'];
const GUNS: readonly UnitKind[] = ['artillery', 'corps-artillery', 'werfer', 'flak'];
const ON_FOOT: readonly UnitKind[] = ['airborne', 'grenadier'];

export const isHeadquarters = (kind: UnitKind): boolean => kind === 'hq' || kind === 'corps-hq';
export const sideOfNation = (nation: Counter['nation']): Side => (nation === 'german' ? GERMAN : ALLIED);
/** §2.1 German infantry and airborne troops need no fuel. */
export const isMotorisedKind = (kind: UnitKind): boolean => !ON_FOOT.includes(kind);

const AFLOAT: readonly FormationData['entry'][] = ['assault', 'follow-up'];

function readStart({ start }: Counter, formation: FormationData | undefined, ground: Ground): Start {
  if (start === 'arrival')
    return { hex: formation && AFLOAT.includes(formation.entry) ? AT_SEA : WAITING, turn: formation?.arrives ?? 0, edge: '' };
  if (!start.startsWith('turn:')) return { hex: ground.grid.parse(start) ?? WAITING, turn: 0, edge: '' };
  const [, turn = '0', edge = ''] = start.split(':');
  return { hex: WAITING, turn: Number(turn), edge: edge as Edge | '' };
}

/** What never changes about the units, as columns. Allied units come first. */
export function createRoster({ counters, tables }: GameData, ground: Ground) {
  const { units, formations } = counters;
  const kind = units.map((unit) => unit.kind);
  const has = (kinds: readonly UnitKind[]): boolean[] => kind.map((one) => kinds.includes(one));
  const formationOf = ({ formation }: Counter): number => formations.findIndex(({ id }) => id === formation);
  const formation = units.map(formationOf);
  const printed = (on: number): number[] => formation.flatMap((own, unit) => (own === on ? [unit] : []));
  return {
    units: units.length,
    allied: units.filter(({ nation }) => nation !== 'german').length,
    ids: new Map(units.map(({ id }, i) => [id, i])),
    kind,
    /** Boxes in order; one of nothing for guns and headquarters (§3.1). */
    boxes: units.map(({ strength }) => tables.tracks.find((track) => track.strength === strength)?.boxes ?? [0]),
    /** Brigades and regiments: counters that fight. */
    fights: units.map(({ strength }) => strength > 0),
    /** May not attack into or along swamp (§1.3). */
    armoured: has(ARMOURED),
    tanks: has(TANKS),
    infantry: has(INFANTRY),
    /** Guns of any kind (§6.1). */
    guns: has(GUNS),
    /** The formation printed on it, −1 for one that is given to a division (§8.3). */
    formation,
    /** By formation: the counters it is printed on; and those that are given to a division, in order. */
    own: formations.map((_, one) => printed(one)),
    lent: printed(-1),
    start: units.map((unit) => readStart(unit, formations[formationOf(unit)], ground)),
  };
}

export type Roster = Fixed<ReturnType<typeof createRoster>>;

/** Divisions and Allied corps, as columns. Allied ones come first. */
export function createFormations({ counters }: GameData) {
  const { units, formations } = counters;
  const unitOf = (formation: string, ...kinds: readonly UnitKind[]): number =>
    units.findIndex((unit) => unit.formation === formation && kinds.includes(unit.kind));
  return {
    count: formations.length,
    ids: new Map(formations.map(({ id }, i) => [id, i])),
    side: formations.map(({ nation }) => sideOfNation(nation)),
    level: formations.map(({ level }) => level),
    entry: formations.map(({ entry }) => entry),
    arrives: formations.map(({ arrives }) => arrives),
    /** Its headquarters and its own guns, as units. */
    hq: formations.map(({ id }) => unitOf(id, 'hq', 'corps-hq')),
    artillery: formations.map(({ id }) => unitOf(id, 'artillery', 'corps-artillery')),
    /** Whether its own brigades need fuel (§2.1). */
    motorised: formations.map(
      ({ id, level }) =>
        level === 'corps' || units.some(({ formation, kind, strength }) => formation === id && strength > 0 && isMotorisedKind(kind)),
    ),
    /** Names of the teams above it and of the one that plays it. */
    command: formations.map(({ command }) => command),
    team: formations.map(({ team }) => team),
  };
}

export type Formations = Fixed<ReturnType<typeof createFormations>>;
