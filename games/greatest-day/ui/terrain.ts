import type { InfoLine } from '@bocage/board';
import { TERRAINS, type Terrain } from '../src/data/map-shapes.js';
import type { World } from '../src/world.js';

/** The ground of a hex in a word or two, and the section that tells of it. */
export const TERRAIN_LINES: Readonly<Record<Terrain, InfoLine>> = {
  sea: { text: 'Sea.', section: '2.1.12' },
  off: { text: 'Off the printed sheet.', section: '2.1.12' },
  clear: { text: 'Clear ground.', section: '2.1.1' },
  woods: { text: 'Woods.', section: '2.1.2' },
  village: { text: 'Village.', section: '2.1.4' },
  town: { text: 'Town.', section: '2.1.5' },
  city: { text: 'City.', section: '2.1.6' },
  fortified: { text: 'Fortified place.', section: '2.1.7' },
  marsh: { text: 'Marsh.', section: '2.1.8' },
  beach: { text: 'Beach.', section: '2.1.9' },
  hedgerow: { text: 'Hedgerows: the bocage.', section: '2.1.10' },
};

/** The ground of a hex within a sentence: "clear ground". */
export function groundName({ ground }: World, hex: number): string {
  const { text } = TERRAIN_LINES[TERRAINS[ground.terrain[hex] as number] as Terrain];
  return `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/[.:].*$/, '')}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (text: string): string => text.split('-').map(capital).join(' ');

type Feature = readonly [pattern: RegExp, words: (name: string) => string, section?: string];

/** What the map knows of a hex besides its terrain; what only the rules to come will ask for has no line yet. */
const FEATURES: readonly Feature[] = [
  [/^hill$/, () => 'A hill.', '2.1.11'],
  [/^raised-(road|railroad)$/, (way) => `A raised ${way}.`, '2.3.3'],
  [/^sunken-(road|railroad)$/, (way) => `A sunken ${way}.`, '2.3.5'],
  [/^connecting-road:([ab])$/, (road) => `On the connecting road ${road.toUpperCase()}.`, '2.3.6'],
  [/^battery$/, () => 'A coastal battery.'],
  [/^strongpoint$/, () => 'A strongpoint.'],
  [/^wn$/, () => 'A strongpoint (Wn or Stp).'],
  [/^op$/, () => 'An observation post.'],
  [/^airfield$/, () => 'An airfield.'],
  [/^mulberry$/, () => 'Site of the Mulberry harbour.'],
  [/^landing:([a-z-]+)$/, (beach) => `Landing beach ${titled(beach)}.`, '2.1.9'],
  [/^sector:([a-z]+)$/, (sector) => `In the ${capital(sector)} sector.`],
  [/^reinforcement:([a-z0-9]+)/, (division) => `Reinforcements of ${division.toUpperCase()} enter here.`],
  [/^edge:([a-z]+)$/, (edge) => `On the ${edge} edge of the map.`],
];

export function featureLines(features: readonly string[]): InfoLine[] {
  return FEATURES.flatMap(([pattern, words, section]) =>
    features.flatMap((feature) => {
      const found = pattern.exec(feature);
      return found ? [{ text: words(found[1] ?? ''), ...(section === undefined ? {} : { section }) }] : [];
    }),
  );
}
