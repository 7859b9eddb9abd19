import type { InfoLine } from '@bocage/board';
import type { World } from '../src/world.js';
import { featureLines, TERRAIN_LINES } from './terrain.js';

type Side = ReturnType<World['printed']['sidesOf']>[number][1];
type SideWords = readonly [words: (side: Side) => string | undefined, section: string];

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
const ROADS: Readonly<Record<string, string>> = { major: 'Major road', minor: 'Minor road', lane: 'Lane' };

const hasFeature =
  (feature: string, words: string) =>
  ({ features }: Side): string | undefined =>
    features.includes(feature) ? words : undefined;

/** What can lie on a hexside, in the order it is told. */
const ON_SIDES: readonly SideWords[] = [
  [({ road }) => ROADS[road], '2.3.1'],
  [({ rail }) => (rail ? 'Railway' : undefined), '2.3.2'],
  [({ river, class: size }) => (size === 'stream' ? `The ${river}, a stream,` : undefined), '2.2.3'],
  [({ river, class: size }) => (size === 'river' ? `The ${river}, a river,` : undefined), '2.2.4'],
  [({ bridge }) => bridge || undefined, '2.4'],
  [hasFeature('crest', 'A crest'), '2.2.1'],
  [hasFeature('ridge', 'A ridge'), '2.2.2'],
  [hasFeature('boundary:sector', 'The boundary of the sector'), '2.2'],
];

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Roads, waters and the rest, each with the directions it lies in. */
function sideLines(world: World, hex: number): InfoLine[] {
  const sides = world.printed.sidesOf(hex);
  return ON_SIDES.flatMap(([words, section]) => {
    const where = new Map<string, string[]>();
    for (const [direction, side] of sides) {
      const text = words(side);
      if (text !== undefined) where.set(text, [...(where.get(text) ?? []), COMPASS[direction] as string]);
    }
    return [...where].map(([text, directions]) => ({ text: `${text} to the ${listed(directions)}.`, section }));
  });
}

/** Everything the map knows of a hex, its number and name first. */
export function hexInfoOf(world: World, hex: number): readonly InfoLine[] {
  const known = world.printed.hexAt(hex);
  const label = world.grid.label(hex);
  if (!known) return [{ text: label }, TERRAIN_LINES.off];
  return [
    { text: known.place === '' ? label : `${label} ${known.place}` },
    TERRAIN_LINES[known.terrain],
    ...sideLines(world, hex),
    ...featureLines(known.features),
    { text: `Where the map comes from: ${world.printed.from.split(/[:;]/)[0]}.` },
  ];
}
