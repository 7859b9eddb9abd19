import type { InfoLine } from '@bocage/board';
import { BEACHES } from '../src/data/shapes.js';
import { SEA, STRONGPOINT } from '../src/ground.js';
import { controls } from '../src/occupancy.js';
import { CLEARED, MINED } from '../src/rules/checked.js';
import { fortAt, fortOf, fortSection } from '../src/rules/fortifications.js';
import { isMinable } from '../src/rules/mines.js';
import { isInPlay } from '../src/rules/scenario.js';
import { ALLIED, type BradleyView, GERMAN, HIGH_TIDE, type Open } from '../src/types.js';
import { sideLines } from './hex-sides.js';
import { beachName, terrainName } from './places.js';
import { bare, capital, listed, signed } from './text.js';
import type { Words } from './words.js';

const cost = (halves: number): string => (halves < 0 ? 'no entry' : bare(halves));

/** §6.3 §10.1.6 What it costs to enter and what it is worth in defence. */
function groundLines({ world }: Words, open: Open, hex: number): InfoLine[] {
  const { terrain: chart } = world.data.tables;
  const { ground } = world;
  const name = terrainName(world, hex);
  if (name === 'sea') return [{ text: 'Sea: only landing craft come here.', section: '5.3.1' }];
  const key = name === 'tidal flat' ? 'tidalFlat' : (name as keyof Omit<typeof chart, 'from'>);
  const row = open.ruins.includes(hex) ? chart.ruins : ground.shale[hex] === 1 ? chart.shale : chart[key];
  const under = ground.under[hex] !== ground.terrain[hex] && ground.features[hex]?.includes('hill') ? ' on a hill' : '';
  const lines: InfoLine[] = [
    { text: `${capital(name)}${under}: Movement Mode ${cost(row.mm)}, Combat Mode ${cost(row.cm)} to enter.`, section: '6.3' },
  ];
  if (row.multiplier > 1 || row.drm !== 0)
    lines.push({ text: `Defenders × ${row.multiplier}, ${signed(row.drm)} to the dice of an attack.`, section: '10.1.6' });
  if (ground.shale[hex] === 1) lines.push({ text: 'Shale: infantry in Combat Mode only.', section: '6.3.5' });
  if (open.ruins.includes(hex)) lines.push({ text: 'In ruins: nobody enters in Movement Mode.', section: '12.2' });
  return lines;
}

/** §13.0 §5.10 */
function fortLines({ world }: Words, open: Open, hex: number): InfoLine[] {
  const fort = fortAt(world, open, hex);
  const lines: InfoLine[] = [];
  if (fort !== 0) {
    const { multiplier, drm } = fortOf(world, fort);
    const name = fort === STRONGPOINT ? 'Strongpoint' : 'Resistance nest';
    lines.push({
      text: `${name}: Germans in it × ${multiplier}, ${signed(drm)} to the dice; fire does not drive them out.`,
      section: fortSection(fort),
    });
  }
  const beach = world.ground.beachFort[hex] as number;
  if (beach >= 0)
    lines.push({ text: `A beach fortification of ${beachName(beach)}: the first one taken is the beachhead.`, section: '5.10.1' });
  open.beachhead.forEach((marker, area) => {
    if (marker === hex) lines.push({ text: `The beachhead of ${beachName(area)}.`, section: '5.10.1' });
  });
  return lines;
}

/** §5.3 §6.3.4 What the sea does here now. */
function tideLines({ world }: Words, open: Open, hex: number): InfoLine[] {
  const { ground } = world;
  const lines: InfoLine[] = [];
  if (ground.tidal[hex] === 1) {
    const high = open.tide === HIGH_TIDE;
    const flat = ground.terrain[hex] === SEA;
    const text = flat
      ? high
        ? 'Tidal flat, under water now: High tide.'
        : 'Tidal flat, dry now. At High tide infantry caught here is disrupted, everybody else lost.'
      : 'The tide reaches this beach: at High tide guns, tanks and vehicles on it are disrupted.';
    lines.push({ text, section: '6.3.4' });
  }
  for (const [area, beach] of BEACHES.entries()) {
    const lane = ground.lanes[beach].findIndex((one) => one.approach === hex || one.tidal === hex || one.beach === hex);
    if (lane >= 0) lines.push({ text: `Lane ${lane + 1} of ${ground.lanes[beach].length} of ${beachName(area)}.`, section: '5.3.2' });
  }
  return lines;
}

/** §5.4.3 §15.1 Mines as this viewer knows them. */
function mineLines({ world }: Words, { open, known }: BradleyView, hex: number): InfoLine[] {
  if (!isMinable(world, open, hex)) return [];
  const as = open.checkedAs[open.checked.indexOf(hex)];
  if (as === MINED) return [{ text: 'Mines were found here.', section: '15.1.1' }];
  if (as === CLEARED) return [{ text: 'The mines here are cleared.', section: '15.1.2' }];
  if (as !== undefined) return [{ text: 'Checked: no mines here.', section: '15.1.1' }];
  if (known.mines)
    return [{ text: known.mines.includes(hex) ? 'You have mined it, in secret.' : 'You have not mined it.', section: '5.4.3' }];
  return [{ text: 'Nobody has looked for mines here.', section: '15.1.1' }];
}

const FEATURES: readonly (readonly [RegExp, (name: string) => string, string])[] = [
  [/^sector:([a-z-]+)$/, (name) => `Sector ${titled(name)}.`, '5.1.1'],
  [/^exit:([a-z0-9-]+)$/, (name) => `Exit ${name.toUpperCase()}.`, '5.1.1'],
  [/^drop-zone:([a-z])$/, (name) => `Historical drop zone ${name.toUpperCase()}.`, '4.2.1'],
  [/^landing-zone:([a-z])$/, (name) => `Historical landing zone ${name.toUpperCase()}.`, '4.5'],
  [/^battery$/, () => 'A battery stood here.', '13.0'],
  [/^landing:rangers$/, () => 'Rangers may land here.', '5.7.1'],
];

const titled = (text: string): string => text.split('-').map(capital).join(' ');

function featureLines({ world }: Words, hex: number): InfoLine[] {
  return FEATURES.flatMap(([pattern, text, section]) =>
    (world.ground.features[hex] ?? []).flatMap((feature) => {
      const found = pattern.exec(feature);
      return found ? [{ text: text(found[1] ?? ''), section }] : [];
    }),
  );
}

/** §9.0 §4.2 §10.2.4 How things stand there now. */
function occupancyLines({ world }: Words, open: Open, hex: number): InfoLine[] {
  const lines: InfoLine[] = [];
  const zones = [ALLIED, GERMAN]
    .filter((side) => controls(world, open, side, hex))
    .map((side) => (side === ALLIED ? 'the Allies' : 'the Germans'));
  if (zones.length > 0) lines.push({ text: `In the zone of control of ${listed(zones)}.`, section: '9.0' });
  if (open.dzHex.includes(hex)) lines.push({ text: 'A drop zone lies here: a German who enters eliminates it.', section: '4.2.5' });
  if (open.firedAt.includes(hex)) lines.push({ text: 'Fired at in this segment: not again.', section: '10.2.4' });
  if (open.assaulted.includes(hex)) lines.push({ text: 'Assaulted in this segment: not again.', section: '10.3.2' });
  return lines;
}

/** Everything the table knows of a hex, the ground first. */
export function hexInfoOf(words: Words, view: BradleyView, hex: number): readonly InfoLine[] {
  const { world, places } = words;
  const { open } = view;
  const inPlay: InfoLine[] = isInPlay(world, open, hex) ? [] : [{ text: 'Outside the area of this scenario.', section: '18.0' }];
  return [
    { text: capital(places.entry(hex)) },
    ...inPlay,
    ...groundLines(words, open, hex),
    ...fortLines(words, open, hex),
    ...tideLines(words, open, hex),
    ...mineLines(words, view, hex),
    ...sideLines(words, open, hex),
    ...featureLines(words, hex),
    ...occupancyLines(words, open, hex),
    { text: `Where the map comes from: ${world.data.map.from.split(/[:;]/)[0]}.` },
  ];
}
