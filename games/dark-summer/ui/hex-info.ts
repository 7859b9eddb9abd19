import type { InfoLine } from '@bocage/board';
import type { Tables } from '../src/data/shapes.js';
import {
  BOCAGE,
  CITY,
  CLEAR,
  FLOODED,
  FOREST,
  LETTERS,
  MAJOR_RIVER,
  MAJOR_ROAD,
  MINOR_RIVER,
  MINOR_ROAD,
  SEA,
  TOWN,
  WOODS,
} from '../src/ground.js';
import type { DarkSummerView } from '../src/types.js';
import { occupancyLines } from './hex-occupancy.js';
import { terrainName } from './terrain.js';
import { capital, halfText, listed } from './text.js';
import type { Words } from './words.js';

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

type CostName = 'clear' | 'bocage' | 'woods' | 'forest' | 'town' | 'city';
const COST_NAMES: Readonly<Record<number, CostName>> = {
  [CLEAR]: 'clear',
  [BOCAGE]: 'bocage',
  [WOODS]: 'woods',
  [FOREST]: 'forest',
  [TOWN]: 'town',
  [CITY]: 'city',
};

/** §10.2 "1 point for the Allies, 2 for the Germans, 1 in rain and storm". */
function costText({ movement }: Tables, terrain: number): string {
  const [allied = 0, german = 0, wet = 0] = movement[COST_NAMES[terrain] ?? 'clear'];
  const rain = wet === german ? '' : `, ${halfText(wet)} in rain and storm`;
  return allied === german && wet === german
    ? `${halfText(allied)} to enter`
    : `${halfText(allied)} to enter for the Allies, ${halfText(german)} for the Germans${rain}`;
}

/** §11.3.4 §11.3.1 §11.8 What it gives the defender. */
function defenceText({ combat }: Tables, terrain: number): string {
  const { bocage, forest, town, city } = combat.shifts;
  const shifts: Readonly<Record<number, number>> = { [BOCAGE]: bocage, [FOREST]: forest, [TOWN]: town, [CITY]: city };
  const shift = shifts[terrain] ?? 0;
  if (terrain === WOODS) return `Its defenders gain ${combat.woodsDefence} in strength.`;
  if (shift === 0) return 'It gives the defence nothing.';
  const holds = terrain === CITY || terrain === BOCAGE ? ' Germans in it may ignore retreats (§11.8).' : '';
  return `Attacks on it shift ${shift} ${shift === 1 ? 'column' : 'columns'} left.${holds}`;
}

/** §10.2 §11.3.4 */
function groundLines({ world }: Words, hex: number): InfoLine[] {
  const { tables } = world.data;
  const terrain = world.ground.terrain[hex] as number;
  if (terrain === FLOODED) return [{ text: 'Flooded: nobody enters it or fights across its sides.', section: '2.4' }];
  return [
    { text: `${capital(terrainName(world, hex))}: ${costText(tables, terrain)}.`, section: '10.2' },
    { text: defenceText(tables, terrain), section: terrain === WOODS ? '11.3.1' : '11.3.4' },
  ];
}

/** Directions whose hexside has one of these bits. */
function sidesWith({ world }: Words, hex: number, bits: number): string[] {
  return COMPASS.filter((_, direction) => ((world.ground.sides[hex * 6 + direction] as number) & bits) !== 0);
}

function riverNames({ world }: Words, hex: number, kind: 'major' | 'minor'): string {
  const label = world.grid.label(hex);
  const names = world.data.map.sides
    .filter((side) => side.class === kind && (side.a === label || side.b === label) && side.river !== '')
    .map(({ river }) => `the ${river}`);
  return capital(listed([...new Set(names)]) || `${kind} river`);
}

/** §10.2 §11.3.4 Roads and rivers along the sides. */
function sideLines(words: Words, hex: number): InfoLine[] {
  const { movement, combat } = words.world.data.tables;
  const lines: InfoLine[] = [];
  const roads = [
    [MAJOR_ROAD, 'Major road', movement.majorRoad],
    [MINOR_ROAD, 'Minor road', movement.minorRoad],
  ] as const;
  for (const [bit, name, halves] of roads) {
    const sides = sidesWith(words, hex, bit);
    if (sides.length > 0) lines.push({ text: `${name} to the ${listed(sides)}: ${halfText(halves)} a hex.`, section: '10.2' });
  }
  const rivers = [
    [MINOR_RIVER, 'minor', movement.minorRiver, combat.shifts.minorRiver],
    [MAJOR_RIVER, 'major', movement.majorRiver, combat.shifts.majorRiver],
  ] as const;
  for (const [bit, kind, halves, shift] of rivers) {
    const sides = sidesWith(words, hex, bit);
    if (sides.length === 0) continue;
    const cost = `${halfText(halves)} more to cross without a bridge${kind === 'major' ? ', on foot only' : ''}`;
    const name = `${riverNames(words, hex, kind)} (${kind} river)`;
    lines.push({ text: `${name} to the ${listed(sides)}: ${cost}; attacks all across it ${shift} left.`, section: '10.2' });
  }
  return lines;
}

const LETTER_TEXTS: Readonly<Record<string, readonly [string, string]>> = {
  C: ['C hex: the way into the Cherbourg box. Germans may not stay here', '10.4.3'],
  W: ['W hex: German W formations enter here, and US units go into Brittany. Germans may not stay here', '10.4.4'],
  S: ['S hex: German S formations enter here, and US units come back from Brittany. Germans may not stay here', '10.4.4'],
  E: ['E hex: German E formations enter here, and units of both sides may leave to the east', '10.4.5'],
  '(E)': ['(E) hex: German E infantry may enter here; nobody leaves', '8.1.2'],
};

/** §2.1 §12.3 §8.1.2 */
function featureLines({ world }: Words, hex: number): InfoLine[] {
  const lines: InfoLine[] = [];
  const letter = LETTER_TEXTS[LETTERS[world.ground.letter[hex] as number] ?? ''];
  if (letter) lines.push({ text: `${letter[0]}.`, section: letter[1] });
  if (world.ground.gunLine[hex] === 1)
    lines.push({ text: 'Inside the naval gun line: ships can help here if it is clear or a town.', section: '12.3' });
  return lines;
}

/** Everything the table knows of a hex, the ground first. */
export function hexInfoOf(words: Words, view: DarkSummerView, hex: number): readonly InfoLine[] {
  const { world, places } = words;
  const title: InfoLine = { text: capital(places.entry(hex)) };
  const terrain = world.ground.terrain[hex] as number;
  if (terrain === SEA) return [title, { text: 'At sea: units leave it only by the rules of their wave.', section: '2.1' }];
  if (terrain !== FLOODED && COST_NAMES[terrain] === undefined)
    return [title, { text: 'Off the sheet: nobody enters it.', section: '2.1' }];
  return [
    title,
    ...groundLines(words, hex),
    ...(terrain === FLOODED ? [] : sideLines(words, hex)),
    ...featureLines(words, hex),
    ...occupancyLines(words, view, hex),
    { text: `Where the map comes from: ${world.data.map.from.split(/[:;]/)[0]}.` },
  ];
}
