import type { InfoLine } from '@bocage/board';
import { ALL_SEA, BEACHES, BOCAGE, CITY, EDGES, FLOODED, RIVER, ROAD, SEA } from '../src/ground.js';
import { occupancyOf } from '../src/occupancy.js';
import { isInRange } from '../src/rules/gunfire.js';
import { suppliedHexes } from '../src/rules/supply.js';
import { controls } from '../src/rules/victory.js';
import { ALLIED, GERMAN, type NormandyView, type Open } from '../src/types.js';
import { beachName, terrainName } from './places.js';
import { capital, counted, listed, points } from './text.js';
import type { Words } from './words.js';

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const SIDE_NAMES = ['the Allies', 'the Germans'] as const;

/** Directions whose hexside has all of these bits. */
function sidesWith({ world }: Words, hex: number, bits: number): string[] {
  return COMPASS.filter((_, direction) => ((world.ground.sides[hex * 6 + direction] as number) & bits) === bits);
}

/** §E.1 §E.2 §E.3 */
function groundLines({ world }: Words, hex: number): InfoLine[] {
  const { movement, additions } = world.data.tables;
  const terrain = world.ground.terrain[hex];
  if (terrain === SEA) return [{ text: 'All sea: nobody enters it.', section: 'E.7' }];
  const [foot = 0, vehicles = 0] = terrain === BOCAGE ? movement.bocage : movement.clear;
  const off = terrain === CITY ? ' off the road' : '';
  const die = terrain === BOCAGE ? additions.bocage : terrain === CITY ? additions.city : 0;
  const lines: InfoLine[] = [
    { text: `${capital(terrainName(world, hex))}: ${points(foot)} on foot, ${points(vehicles)} for vehicles${off}.`, section: 'E.1' },
    { text: die > 0 ? `Adds ${die} to the die of an attack on it.` : 'Adds nothing to the die of an attack on it.', section: 'E.3' },
  ];
  if (terrain === BOCAGE) lines.push({ text: 'Armour may not attack into it.', section: 'E.6' });
  return lines;
}

/** §E.4 §E.9 §E.10 §E.7 What lies along the sides, with the rivers' names. */
function sideLines(words: Words, hex: number): InfoLine[] {
  const { world } = words;
  const { movement, additions } = world.data.tables;
  const { terrain } = world.ground;
  const lines: InfoLine[] = [];
  const roads = sidesWith(words, hex, ROAD);
  if (roads.length > 0) {
    const rate = points((terrain[hex] === CITY ? movement.city : movement.road)[0] as number);
    lines.push({ text: `Roads to the ${listed(roads)}: ${rate} by road.`, section: 'E.4' });
  }
  const rivers = sidesWith(words, hex, RIVER);
  if (rivers.length > 0) {
    const extra = `${points(movement.river)} more to cross without a road, +${additions.river} to the die when every attacker crosses`;
    lines.push({ text: `${riverNames(words, hex)} to the ${listed(rivers)}: ${extra}.`, section: 'E.9' });
  }
  const floods = sidesWith(words, hex, FLOODED);
  if (floods.length > 0) {
    lines.push({
      text: `Flooded to the ${listed(floods)}: ${points(movement.flooded)} more to cross without a road, no attack across.`,
      section: 'E.10',
    });
  }
  const straits = COMPASS.filter((_, d) => {
    const next = world.grid.neighbour(hex, d);
    return next >= 0 && terrain[next] !== SEA && ((world.ground.sides[hex * 6 + d] as number) & ALL_SEA) !== 0;
  });
  if (straits.length > 0) lines.push({ text: `Sea between here and the ${listed(straits)}: nothing crosses.`, section: 'E.7' });
  return lines;
}

function riverNames({ world }: Words, hex: number): string {
  const label = world.grid.label(hex);
  const names = new Set(world.data.map.sides.filter((side) => side.a === label || side.b === label).map(({ river }) => river));
  return capital(listed([...names].filter((name) => name !== '').map((name) => `the ${name}`)) || 'a river');
}

function bridgeLines({ world }: Words, hex: number): InfoLine[] {
  const label = world.grid.label(hex);
  const names = new Set(world.data.map.sides.filter((side) => side.a === label || side.b === label).flatMap(({ bridge }) => bridge || []));
  return names.size > 0 ? [{ text: `Bridges: ${[...names].join(', ')}.`, section: 'E.9' }] : [];
}

/** §R.15 §O.6 §O.8 §E.11 §R.13 */
function featureLines({ world }: Words, open: Open, hex: number): InfoLine[] {
  const { ground, data } = world;
  const lines: InfoLine[] = [];
  const area = ground.beach[hex] as number;
  if (area >= 0) {
    const left = open.phase === 'allied-second' ? `, ${open.capacity[area]} of landing capacity left` : '';
    lines.push({ text: `${beachName(area)} beach, one of ${inAll(BEACHES.length)} supply areas${left}.`, section: 'R.15' });
  }
  if (ground.fortification[hex] === 1) {
    lines.push({
      text: `Fortification: +${data.tables.additions.fortification} to the die, not against commandos alone.`,
      section: 'E.11',
    });
  }
  if (ground.coast[hex] === 1 && ground.terrain[hex] !== SEA) lines.push({ text: 'Coast: commandos may land here.', section: 'R.9' });
  const edges = EDGES.filter((edge) => ground.edgeHexes[edge].includes(hex));
  if (edges.length > 0) {
    lines.push({ text: `German reinforcements for the ${listed(edges)} edge may enter here.`, section: 'R.13' });
  }
  return lines;
}

const inAll = (n: number): string => `the ${counted(n, '', '').trim()}`;

/** §R.14 §R.4 §R.7 §R.5 How things stand there now. */
function occupancyLines({ world }: Words, open: Open, hex: number): InfoLine[] {
  const lines: InfoLine[] = [];
  const places = world.data.scenarios.victory.places;
  const place = places.find(({ hexes }) => hexes.includes(world.grid.label(hex)));
  if (place) {
    const part = place.partial > 0 ? ` (${place.partial} if only part of it is theirs)` : '';
    lines.push({ text: `${place.name} is worth ${place.points} points to the Allies${part}.`, section: 'R.14' });
  }
  if ((world.controlIndex[hex] as number) >= 0) {
    lines.push({ text: `Last held by ${SIDE_NAMES[controls(world, open, hex)]}.`, section: 'R.14' });
  }
  const { zoc } = occupancyOf(world, open);
  const zones = [ALLIED, GERMAN].filter((side) => (zoc[side][hex] as number) > 0).map((side) => SIDE_NAMES[side]);
  if (zones.length > 0) lines.push({ text: `In the zone of control of ${listed(zones)}.`, section: 'R.4' });
  const supplied = [ALLIED, GERMAN].filter((side) => suppliedHexes(world, open, side)[hex] === 1).map((side) => SIDE_NAMES[side]);
  lines.push({ text: supplied.length > 0 ? `In supply for ${listed(supplied)}.` : 'In supply for nobody.', section: 'R.7' });
  if (open.attacked.includes(hex)) lines.push({ text: 'Attacked in this phase: not again.', section: 'R.5' });
  return lines;
}

/** §G.4 */
function gunfireLines({ world }: Words, hex: number): InfoLine[] {
  const reaching = world.data.tables.gunfire.filter((mission) => isInRange(world, mission, hex)).map(({ id }) => id);
  const far = counted(world.ground.fromSea[hex] as number, 'hex', 'hexes');
  const text =
    reaching.length > 0
      ? `${capital(far)} from the sea: in range of ${listed(reaching)} gunfire.`
      : `${capital(far)} from the sea: beyond all gunfire.`;
  return [{ text, section: 'G.4' }];
}

/** Everything the table knows of a hex, the ground first. */
export function hexInfoOf(words: Words, view: NormandyView, hex: number): readonly InfoLine[] {
  const { world, places } = words;
  const { open } = view;
  const title: InfoLine = { text: capital(places.entry(hex)) };
  const ground = groundLines(words, hex);
  if (world.ground.terrain[hex] === SEA) return [title, ...ground];
  return [
    title,
    ...ground,
    ...sideLines(words, hex),
    ...bridgeLines(words, hex),
    ...featureLines(words, open, hex),
    ...occupancyLines(words, open, hex),
    ...gunfireLines(words, hex),
    { text: `Where the map comes from: ${world.data.map.from.split(/[:;]/)[0]}.` },
  ];
}
