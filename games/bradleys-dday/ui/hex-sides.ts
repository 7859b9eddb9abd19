import type { InfoLine } from '@bocage/board';
import { BRIDGE, CANAL, RAIL, ROAD, SEA_WALL, STREAM, TRAIL } from '../src/ground.js';
import { isWalled } from '../src/rules/terrain-costs.js';
import type { Open } from '../src/types.js';
import { COMPASS } from './names.js';
import { bare, capital, listed } from './text.js';
import type { Words } from './words.js';

/** Directions whose hexside has one of these bits. */
const sidesWith = ({ world }: Words, hex: number, bits: number): string[] =>
  COMPASS.filter((_, direction) => ((world.ground.sides[hex * 6 + direction] as number) & bits) !== 0);

const cost = (halves: number): string => (halves < 0 ? 'not at all' : `+${bare(halves)}`);

function waterNames({ world }: Words, hex: number): string {
  const label = world.grid.label(hex);
  const names = new Set(world.data.map.sides.filter((side) => side.a === label || side.b === label).map(({ river }) => river));
  return capital(listed([...names].filter((name) => name !== '').map((name) => `the ${name}`)) || 'water');
}

/** §6.3.1 §6.3.2 §6.3.3 Ways and waters, with what they cost. */
export function sideLines(words: Words, open: Open, hex: number): InfoLine[] {
  const { ways, sides } = words.world.data.tables;
  const found: (readonly [number, string, string])[] = [
    [ROAD, `Road, ${bare(ways.road)} in Movement Mode,`, '6.3.1'],
    [TRAIL, `Trail, ${bare(ways.trail)} in Movement Mode,`, '6.3.1'],
    [RAIL, `Railway, ${bare(ways.rail)} in Movement Mode,`, '6.3.1'],
    [
      STREAM,
      `${waterNames(words, hex)}, stream: infantry ${cost(sides.stream[0] as number)}, others ${cost(sides.stream[1] as number)},`,
      '6.3.2',
    ],
    [
      CANAL,
      `${waterNames(words, hex)}, canal: infantry ${cost(sides.canal[0] as number)}, others ${cost(sides.canal[1] as number)},`,
      '6.3.2',
    ],
    [BRIDGE, 'Bridge', '6.3.3'],
  ];
  const lines = found.flatMap(([bit, text, section]): InfoLine[] => {
    const where = sidesWith(words, hex, bit);
    return where.length > 0 ? [{ text: `${text} to the ${listed(where)}.`, section }] : [];
  });
  return [...lines, ...wallLines(words, open, hex)];
}

/** §6.3.6 §15.2.3 */
function wallLines(words: Words, open: Open, hex: number): InfoLine[] {
  const walls = sidesWith(words, hex, SEA_WALL);
  const isWhole = (name: string): boolean => isWalled(words.world, open, hex * 6 + COMPASS.indexOf(name as (typeof COMPASS)[number]));
  const whole = walls.filter(isWhole);
  const breached = walls.filter((name) => !isWhole(name));
  return [
    ...(whole.length > 0
      ? [{ text: `Sea wall to the ${listed(whole)}: nobody passes, assaults or fires small arms across.`, section: '6.3.6' }]
      : []),
    ...(breached.length > 0 ? [{ text: `Sea wall to the ${listed(breached)}, breached.`, section: '15.2.3' }] : []),
  ];
}
