import { CARDS, type CardKind, type Tactic } from '../src/data/shapes.js';
import { formationOf } from '../src/rules/fuel.js';
import { isIdle } from '../src/rules/hand-down.js';
import { EXPLOIT, GERMAN, type LiberatingAssaultView, MARCH, MOVE, NONE, type Open, type Side, type UnitKind } from '../src/types.js';
import { abbreviated } from './text.js';
import type { Words } from './words.js';

const NATIONS: Readonly<Record<string, string>> = { us: 'US', british: 'British', canadian: 'Canadian', german: 'German' };

/** "50th Infantry Division", "VII US Corps": corps by the name of their team, since both armies have an VIII. */
export function formationName({ world }: Words, formation: number): string {
  const { level, team } = world.formations;
  if (formation < 0) return 'no division';
  if (level[formation] === 'corps') return world.teams.title[world.teams.ids.get(team[formation] as string) as number] as string;
  return world.data.counters.formations[formation]?.name as string;
}

export const shortFormation = (words: Words, formation: number): string => abbreviated(formationName(words, formation));

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^(\d+)\w+ SS .*$/, '$1 SS'],
  [/^(\d+)\w+ Panzer.*$/, '$1 Pz'],
  [/^Panzer Lehr.*$/, 'Lehr'],
  [/^(\d+)\w+ Parachute.*$/, '$1 FJ'],
  [/^(\d+)\w+ Luftwaffe.*$/, '$1 LW'],
  [/^(\d+)\w+ Canadian Arm.*$/, '$1 Can A'],
  [/^(\d+)\w+ Canadian.*$/, '$1 Can'],
  [/^Guards.*$/, 'Gds'],
  [/^(\d+)\w+ Air.*$/, '$1 AB'],
  [/^(\d+)\w+ Arm.*$/, '$1 Arm'],
  [/^(\d+)\w+ Infantry.*$/, '$1'],
  [/^(\w+) (?:US |Canadian )?Corps$/, '$1'],
];

/** A formation as a counter prints it: "50", "12 SS", "VII". */
export function formationMark(words: Words, formation: number): string {
  if (formation < 0) return '';
  const name = formationName(words, formation);
  const known = MARKS.find(([pattern]) => pattern.test(name));
  return known ? name.replace(known[0], known[1]) : name;
}

export const counterOf = ({ world }: Words, unit: number) => world.data.counters.units[unit] as (typeof world.data.counters.units)[number];

/** "16th Inf Regt", whoever it belongs to. */
export const counterName = (words: Words, unit: number): string =>
  abbreviated(counterOf(words, unit).name).replace(', headquarters', ' HQ').replace(', artillery', ' guns');

/** "16th Inf Regt (1st Inf)"; headquarters and guns have their division in their names already. */
export function unitName(words: Words, open: Pick<Open, 'attached'>, unit: number): string {
  const { kind } = counterOf(words, unit);
  const short = counterName(words, unit);
  const formation = formationOf(open, unit);
  const isNamed = kind === 'hq' || kind === 'corps-hq' || kind === 'artillery' || kind === 'corps-artillery';
  return isNamed || formation < 0 ? short : `${short} (${shortFormation(words, formation)})`;
}

const KINDS: Readonly<Record<UnitKind, string>> = {
  infantry: 'infantry',
  armour: 'armoured brigade',
  'combat-command': 'combat command of tanks and infantry',
  airborne: 'airborne troops',
  grenadier: 'infantry on foot',
  panzergrenadier: 'armoured infantry',
  panzer: 'tanks',
  artillery: 'division artillery',
  'corps-artillery': 'corps artillery',
  werfer: 'rocket launchers',
  flak: 'Flak',
  hq: 'division headquarters',
  'corps-hq': 'corps headquarters',
};
export const kindName = (kind: UnitKind): string => KINDS[kind];
export const nationName = (nation: string): string => NATIONS[nation] ?? nation;
export const sideAdjective = (side: Side): string => (side === GERMAN ? 'German' : 'Allied');

export const cardTitle = ({ world }: Words, card: CardKind): string => world.data.cards.resources[CARDS.indexOf(card)]?.title as string;
/** "fuel", "tactical air", "naval group A": a kind of card within a sentence. */
export const cardName = (words: Words, card: CardKind): string =>
  card === 'soe' ? 'SOE' : card === 'resistance' ? 'French resistance' : lower(cardTitle(words, card));

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const CARD_MARKS: Readonly<Record<CardKind, string>> = {
  fuel: 'F',
  ammo: 'A',
  air: 'T',
  funnies: 'Y',
  forces: 'S',
  bomber: 'B',
  resistance: 'R',
  soe: 'O',
  'naval-a': 'Na',
  'naval-c': 'Nc',
  'naval-d': 'Nd',
  'naval-e': 'Ne',
  'naval-k': 'Nk',
};
export const cardMark = (card: CardKind): string => CARD_MARKS[card];

export const tacticTitle = ({ world }: Words, tactic: Tactic): string =>
  world.data.cards.tactics.cards.find(({ id }) => id === tactic)?.title as string;

/** "attack", "exploit", "move", "march". */
export function orderName(order: number): string {
  if (order === EXPLOIT) return 'exploit';
  return order === MOVE ? 'move' : order === MARCH ? 'strategic move' : 'attack';
}

/** Who holds cards: a team, or a formation's own hand. */
export function holderName(words: Words, holder: number): string {
  const { teams } = words.world;
  return holder < teams.count ? (teams.title[holder] as string) : formationName(words, holder - teams.count);
}

export const teamTitle = ({ world }: Words, team: number): string => (team === NONE ? 'nobody yet' : (world.teams.title[team] as string));

/** §7.3 §7.4 What a beaten headquarters means this turn. */
export const isBeaten = ({ open }: LiberatingAssaultView, formation: number): boolean =>
  open.stunned[formation] === open.turn || isIdle(open, open.player[formation] as number);

export const tableName = (table: number): string => ['the western', 'the second', 'the third', 'the eastern'][table] ?? 'a';
