import type { Refusal } from '@bocage/kernel';
import type { Tables } from '../../data/shapes.js';
import { CLOUD, type Command, GERMANS, type Open, RAIN, STORM, US } from '../../types.js';

/** §7.1 §7.3 The cup after a draw: nothing goes back; with historical weather the rest follows once rain and storm are out. */
export function cupAfter(weather: Tables['weather'], open: Pick<Open, 'weatherCup' | 'historicalWeather'>, drawn: number): number[] {
  const cup = open.weatherCup.map((count, i) => count - (i === drawn ? 1 : 0));
  const wereIn = (open.weatherCup[RAIN] as number) + (open.weatherCup[STORM] as number) > 0;
  const areOut = (cup[RAIN] as number) + (cup[STORM] as number) === 0;
  if (open.historicalWeather === 0 || !wereIn || !areOut) return cup;
  return cup.map((count, i) => count + (weather.chits[i] as number) - (weather.historical[i] as number));
}

export type ChitSide = 'move' | 'combat';

/** What a command's chits of this turn have been played as (§9.2). */
export interface SidesPlayed {
  readonly moves: number;
  readonly combats: number;
}

/** §9.2 §9.3.3 A combined round counts as the side its chit lies on. */
function sidesPlayed(open: Pick<Open, 'track'>, command: Command): SidesPlayed {
  const count = (side: ChitSide): number => open.track.filter((played) => played.command === command && played.chit === side).length;
  return { moves: count('move'), combats: count('combat') };
}

/** §9.2 What a US chit may be played as: never three of a kind, one of each in rain and storm. */
export function usSides(weather: number, { moves, combats }: SidesPlayed): ChitSide[] {
  const most = weather >= RAIN ? 1 : 2;
  const sides: ChitSide[] = [];
  if (moves < most) sides.push('move');
  if (combats < most) sides.push('combat');
  return sides;
}

/** §9.2 What a German chit may be played as: two moves and a combat; in the storm one move and two combats will do. */
export function germanSides(weather: number, { moves, combats }: SidesPlayed): ChitSide[] {
  const sides: ChitSide[] = [];
  if (moves < 2 && !(combats === 2 && moves === 1)) sides.push('move');
  const mostCombats = weather === STORM && moves < 2 ? 2 : 1;
  if (combats < mostCombats) sides.push('combat');
  return sides;
}

/** §9.2 What a two-sided chit drawn now may be played as. */
export function twoSided(open: Open, command: Command): ChitSide[] {
  const sidesOf = command === US ? usSides : germanSides;
  return sidesOf(open.weather, sidesPlayed(open, command));
}

/** §9.3.3 Why a command may not take a Combined Action Round: from turn 2, one each a turn. */
export function refuseCombined({ turn, track }: Pick<Open, 'turn' | 'track'>, command: Command): Refusal | undefined {
  if (command === GERMANS) return { code: 'combined-allies-only', section: '9.3.3' };
  if (turn < 2) return { code: 'combined-from-turn-2', section: '9.3.3' };
  const isUsed = track.some((played) => played.command === command && played.kind === 'combined');
  return isUsed ? { code: 'combined-used', section: '9.3.3' } : undefined;
}

/** §7.2.3 Why a command may not launch a Prepared Offensive: fine weather, its first Combat Round, no combined one before. */
export function refusePrepared({ weather, track }: Pick<Open, 'weather' | 'track'>, command: Command): Refusal | undefined {
  if (command === GERMANS) return { code: 'prepared-allies-only', section: '7.2.3' };
  if (weather > CLOUD) return { code: 'prepared-weather', section: '7.2.3' };
  const kinds = track.filter((played) => played.command === command).map(({ kind }) => kind);
  if (kinds.includes('combined')) return { code: 'prepared-after-combined', section: '7.2.3' };
  return kinds.includes('combat') ? { code: 'prepared-not-first', section: '7.2.3' } : undefined;
}

/** §9.2 §9.3.3 §7.2.3 All a chit with these sides may be played as. */
export function waysToPlay(open: Open, command: Command, sides: readonly ChitSide[]): string[] {
  const ways: string[] = [...sides];
  if (sides.includes('combat') && !refusePrepared(open, command)) ways.push('prepared');
  if (!refuseCombined(open, command)) ways.push(...sides.map((side) => `combined-${side}`));
  return ways;
}

export interface BritishChits {
  readonly move: number;
  readonly combat: number;
}

/** §9.1 The British combinations that may go into the cup: all of them, or one left out. */
export function britishCombinations(actions: Tables['actions'], weather: number): BritishChits[] {
  const { total, move, combat } = actions.british[weather] as Tables['actions']['british'][number];
  if (total === move + combat) return [{ move, combat }];
  return [
    { move, combat: combat - 1 },
    { move: move - 1, combat },
  ];
}

/** §9.1 The Action Cup of a turn, in the order of CUP. */
export const filledCup = (actions: Tables['actions'], weather: number, { move, combat }: BritishChits): number[] => [
  actions.us[weather] as number,
  move,
  combat,
  actions.german[weather] as number,
];
