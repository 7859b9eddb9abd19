import type { Fixed } from '@bocage/wargame';
import type { Counter, GameData, UnitKind } from './data/shapes.js';
import { type Ground, LETTERS } from './ground.js';

/** 0 US and French, 1 British, Canadian and Polish, 2 German: who activates together, in the order of the seats (§5.0, §9.2). */
export type Command = 0 | 1 | 2;
export const US: Command = 0;
export const BRITISH: Command = 1;
export const GERMANS: Command = 2;

/** Where a unit begins: a hex (at sea too), the Cherbourg Box, or a turn it becomes available in. */
export interface Start {
  readonly hex: number;
  readonly cherbourg: boolean;
  /** 0 when it begins on the map. */
  readonly turn: number;
  /** Code of its entry letter (§8.1.2), 0 for none. */
  readonly letter: number;
  /** 1, 2, 3, or 0. */
  readonly wave: number;
  /** Beach hexes a unit of the waves is assigned to. */
  readonly beaches: readonly number[];
  readonly reduced: boolean;
}

const HEAVY: readonly UnitKind[] = ['armor', 'cavalry', 'flak', 'mechanized', 'tiger'];
const AIRBORNE: readonly UnitKind[] = ['paratrooper', 'glider'];

const isAirborne = (kind: UnitKind): boolean => AIRBORNE.includes(kind);

/** §8.3 Who may be withdrawn, and scores for the German player if not. */
export const isWithdrawable = (kind: UnitKind): boolean => isAirborne(kind) || kind === 'special';

const commandOf = ({ nation }: Counter): Command =>
  nation === 'us' || nation === 'french' ? US : nation === 'german' || nation === 'ss' ? GERMANS : BRITISH;

/** §3.1 §8.1 */
export function readStart(ground: Ground, { start, startsReduced: reduced }: Counter): Start {
  const nowhere: Start = { hex: -1, cherbourg: false, turn: 0, letter: 0, wave: 0, beaches: [], reduced };
  const [word, argument = '', letter = ''] = start.split(':') as [string, string?, string?];
  if (word === 'cherbourg') return { ...nowhere, cherbourg: true };
  if (word === 'turn') return { ...nowhere, turn: Number(argument), letter: LETTERS.indexOf(letter as 'E') };
  if (!word.startsWith('wave')) return { ...nowhere, hex: ground.grid.parse(word) ?? -1 };
  const wave = Number(word.slice(4));
  if (wave < 3) return { ...nowhere, wave, hex: ground.hexWith(start), beaches: [ground.grid.parse(argument) ?? -1] };
  if (argument.startsWith('airfields-')) return { ...nowhere, wave, hex: ground.hexWith(argument.replace('-', ':')) };
  const names = argument.split('-');
  const beaches = ground.beaches.filter(({ name }) => names.includes(name)).map(({ hex }) => hex);
  return { ...nowhere, wave, hex: ground.hexWith(`wave3:${names[0]}`), beaches };
}

/** Numbers for names, in order of their first appearance; a unit without a name has its own. */
function numbered(names: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return names.map((name, i) => {
    const key = name === '' ? `#${i}` : name;
    if (!seen.has(key)) seen.set(key, seen.size);
    return seen.get(key) as number;
  });
}

/** What never changes about the units, as columns. Allied units come first. */
export function createRoster(data: GameData, ground: Ground) {
  const { units } = data.counters;
  const formation = numbered(
    units.map(({ division, nation }) => (division === '' ? '' : `${commandOf({ nation } as Counter)} ${division}`)),
  );
  const members: number[][] = Array.from({ length: Math.max(...formation) + 1 }, () => []);
  formation.forEach((id, unit) => {
    members[id]?.push(unit);
  });
  const factors = (i: 0 | 1): number[] =>
    units.flatMap(({ steps, full, reduced }) => [0, (steps === 1 ? full : reduced)[i] as number, full[i] as number]);
  return {
    units: units.length,
    allied: units.filter((unit) => commandOf(unit) !== GERMANS).length,
    ids: new Map(units.map(({ id }, i) => [id, i])),
    command: units.map(commandOf),
    /** The units of each command, in order of their numbers. */
    commanded: [US, BRITISH, GERMANS].map((command) => units.flatMap((unit, i) => (commandOf(unit) === command ? [i] : []))),
    kind: units.map(({ kind }) => kind),
    fullSteps: units.map(({ steps }) => steps),
    /** By unit * 3 + steps left. */
    attack: factors(0),
    defence: factors(1),
    allowance: units.map(({ full }) => full[2] as number),
    /** Strongpoints and battalions: free of stacking, without a zone (§5.1, §6.0). */
    battalion: units.map(({ size }) => size === 'II'),
    /** Bound to bridges over major rivers (§10.2). */
    heavy: units.map(({ kind }) => HEAVY.includes(kind)),
    /** Kampfgruppen and Tiger battalions (§9.3.4, R.EX). */
    striker: units.map(({ kind, size }) => kind === 'tiger' || size === 'KG'),
    /** Strongpoints and Ost battalions, whose factor is drawn (§11.5). */
    hidden: units.map(({ kind }) => kind === 'strongpoint' || kind === 'ost'),
    /** The division that counts for stacking, else −1 (§5.1). */
    division: units.map(({ division, kind, size }, i) =>
      division === '' || size === 'II' || isAirborne(kind) || kind === 'flak' ? -1 : (formation[i] as number),
    ),
    /** A Formation is a division or a single unit outside one (§2.4). */
    formation,
    members,
    start: units.map((unit) => readStart(ground, unit)),
  };
}

export type Roster = Fixed<ReturnType<typeof createRoster>>;
