import { scatterResult } from '../src/rules/scatter.js';
import { type LogTable, namesUpTo } from './log-table.js';
import { beachName, terrainName } from './places.js';
import { capital, counted } from './text.js';
import { shortName } from './units.js';
import type { Words } from './words.js';

/** "on Omaha beach at Vierville-sur-Mer", "at Port-en-Bessin". */
function ashoreAt({ world, places }: Words, hex: number): string {
  const area = world.ground.beach[hex] as number;
  return area >= 0 && places.name(hex) ? `on ${beachName(area)} beach ${places.at(hex)}` : places.at(hex);
}

function scatterText({ world }: Words, hex: number, die: number): string {
  const { loses, scatters } = scatterResult(world, hex, die);
  if (loses === 0) return scatters ? 'scattered without loss' : 'a good drop';
  return `${counted(loses, 'battalion')} lost${scatters ? ' and scattered' : ''}`;
}

type LandingEvent = 'dropped' | 'scatter' | 'drifted' | 'reduced' | 'landed' | 'left-behind';

export const LANDING_LINES: LogTable<LandingEvent> = {
  dropped(words, view, { unit, hex }) {
    const ground = terrainName(words.world, hex);
    return { text: `${shortName(words, view, unit)} jumps ${words.places.at(hex)}, ${ground}.`, hexes: [hex], tone: 'arrival' };
  },
  scatter(words, view, { unit, hex, die }) {
    return { text: `${shortName(words, view, unit)}, die ${die}: ${scatterText(words, hex, die)}.`, hexes: [hex], tone: 'arrival' };
  },
  drifted(words, view, { unit, from, hex }) {
    const name = shortName(words, view, unit);
    const text = hex < 0 ? `${name} drifts off the map.` : `${name} drifts ${words.places.way(from)} → ${words.places.way(hex)}.`;
    return { text, hexes: hex < 0 ? [from] : [from, hex], tone: 'move' };
  },
  reduced(words, view, { unit, battalions, strength }) {
    return { text: `${shortName(words, view, unit)} is down to ${counted(battalions, 'battalion')}: strength ${strength}.`, tone: 'loss' };
  },
  landed(words, view, { unit, hex, points }) {
    const cost = points > 0 ? `, using ${points} of its capacity` : '';
    return { text: `${shortName(words, view, unit)} landed ${ashoreAt(words, hex)}${cost}.`, hexes: [hex], tone: 'arrival' };
  },
  'left-behind'(words, view, { units, fate }) {
    if (units.length === 0) return undefined;
    const names = namesUpTo(8, words, view, units);
    return fate === 'lost'
      ? { text: `Never landed, and out of the game: ${names}.`, tone: 'loss' }
      : { text: `${capital(names)} ${units.length === 1 ? 'joins' : 'join'} the follow-up forces.`, tone: 'arrival' };
  },
};
