import type { Tables } from '../data/shapes.js';
import { type Open, RAIN, STORM } from '../types.js';

/** §7.1 §7.3 The cup after a draw: nothing goes back; with historical weather the rest follows once rain and storm are out. */
export function cupAfter(weather: Tables['weather'], open: Pick<Open, 'weatherCup' | 'historicalWeather'>, drawn: number): number[] {
  const cup = open.weatherCup.map((count, i) => count - (i === drawn ? 1 : 0));
  const wereIn = (open.weatherCup[RAIN] as number) + (open.weatherCup[STORM] as number) > 0;
  const areOut = (cup[RAIN] as number) + (cup[STORM] as number) === 0;
  if (open.historicalWeather === 0 || !wereIn || !areOut) return cup;
  return cup.map((count, i) => count + (weather.chits[i] as number) - (weather.historical[i] as number));
}

/** Rounds of a kind a two-sided chit has been played for this turn. */
export interface Played {
  readonly moves: number;
  readonly combats: number;
}

/** §9.2 What a US chit may be played as: never three of a kind, one of each in rain and storm. */
export function usSides(weather: number, { moves, combats }: Played): ('move' | 'combat')[] {
  const most = weather >= RAIN ? 1 : 2;
  const sides: ('move' | 'combat')[] = [];
  if (moves < most) sides.push('move');
  if (combats < most) sides.push('combat');
  return sides;
}

/** §9.2 What a German chit may be played as: two moves and a combat; in the storm one move and two combats will do. */
export function germanSides(weather: number, { moves, combats }: Played): ('move' | 'combat')[] {
  const sides: ('move' | 'combat')[] = [];
  if (moves < 2 && !(combats === 2 && moves === 1)) sides.push('move');
  const mostCombats = weather === STORM && moves < 2 ? 2 : 1;
  if (combats < mostCombats) sides.push('combat');
  return sides;
}

/** §9.1 The British combinations that may go into the cup: all of them, or one left out. */
export function britishCombinations(actions: Tables['actions'], weather: number): { readonly move: number; readonly combat: number }[] {
  const { total, move, combat } = actions.british[weather] as Tables['actions']['british'][number];
  if (total === move + combat) return [{ move, combat }];
  return [
    { move, combat: combat - 1 },
    { move: move - 1, combat },
  ];
}
