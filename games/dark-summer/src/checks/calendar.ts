import { type Command, type Open, RAIN, SHOWERS } from '../types.js';
import type { World } from '../world.js';
import { roundOf } from './round.js';
import type { Say } from './say.js';

/** §7.1 §9.1 §9.2 Cups, track and dates fit the turn. */
export function checkCalendar(world: World, open: Open, say: Say): void {
  const last = world.data.scenarios.scenarios[0]?.turns ?? 0;
  if (open.turn < 1 || open.turn > last) say(`there is no turn ${open.turn}`);
  const { cherbourgTurn, brittanyTurn, returnTurn, caenTurn, saintLoTurn } = open;
  if ([cherbourgTurn, brittanyTurn, returnTurn, caenTurn, saintLoTurn].some((turn) => turn < 0 || turn > open.turn))
    say('something has happened in a turn to come');
  if (open.turn === 1 && open.weather !== SHOWERS) say('turn 1 has no showers');
  checkWeatherCup(world, open, say);
  checkTrack(world, open, say);
  if (open.replacements.some((left) => left < 0)) say('replacements have been overspent');
  if (open.phase === 'attrition' && open.cup.some((count) => count > 0) && !roundOf(open)) say('chits are left in the cup');
}

/** §7.1 §7.3 */
function checkWeatherCup(world: World, open: Open, say: Say): void {
  const { chits } = world.data.tables.weather;
  if (open.weatherCup.some((count, i) => count < 0 || count > (chits[i] as number))) say('the weather cup holds what it cannot');
  if (open.historicalWeather === 1) return;
  const drawn = open.turn - (open.phase === 'weather' ? 2 : 1);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const left = sum(open.weatherCup);
  const expected = sum(chits) - drawn;
  if (left !== expected && !(open.phase === 'weather' && left === expected - 1)) say(`${left} weather chits are left, not ${expected}`);
}

/** §9.1 §9.2 §9.3.4 §9.4 No command plays more chits than the weather gives. */
function checkTrack(world: World, open: Open, say: Say): void {
  const { german, reaction, us, british } = world.data.tables.actions;
  const { weather } = open;
  const count = (command: Command, kinds: readonly string[]): number =>
    open.track.filter((played) => played.command === command && kinds.includes(played.kind)).length;
  const chits = ['move', 'combat', 'combined'];
  const [usLeft, moves, combats, germanLeft] = open.cup as [number, number, number, number];
  if (open.cup.some((left) => left < 0) || open.reactions < 0) say('a cup holds less than nothing');
  if (open.phase !== 'action') return;
  if (count(0, chits) + usLeft > (us[weather] as number)) say('there are too many US chits');
  if (count(1, chits) + moves + combats > (british[weather]?.total ?? 0)) say('there are too many British chits');
  if (count(2, chits) + germanLeft > (german[weather] as number)) say('there are too many German chits');
  const waves = open.turn === 1 ? 2 : 0;
  if (count(2, ['reaction', 'first-reaction']) + open.reactions > (reaction[weather] as number) + waves)
    say('there are too many reactions');
  const most = weather >= RAIN ? 1 : 2;
  for (const side of ['move', 'combat'] as const)
    if (open.track.filter((played) => played.command === 0 && played.chit === side && chits.includes(played.kind)).length > most)
      say(`the US have played too many chits as ${side}`);
}
