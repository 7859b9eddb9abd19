import type { Display, DisplayGround, DisplayGroup, InfoLine, Track } from '@bocage/board';
import { BEACHES, FORCES, SHIP_BOXES } from '../src/data/scenario-shapes.js';
import { rangeOfBox, shipBox } from '../src/rules/assault-forces.js';
import { subBeachesOf, subBeachOfBox } from '../src/rules/beach.js';
import { passengersOf } from '../src/rules/landing.js';
import { hasMark } from '../src/rules/units.js';
import { ABOARD, EN_ROUTE, type GreatestDayView, HAS_FIRED, LOADING, WAVE } from '../src/types.js';
import { fieldOf } from '../src/world.js';
import { faceOf } from './faces.js';
import { beachName, boxName, forceName } from './naval-names.js';
import { capital } from './text.js';
import type { Words } from './words.js';

const unitsIn = ({ open }: GreatestDayView, box: number): number[] => [...open.box.keys()].filter((unit) => open.box[unit] === box);

/** A box with what lies in it, empty or not. */
function boxOf(words: Words, view: GreatestDayView, box: number, note: string, ground: DisplayGround): DisplayGroup {
  const faces = unitsIn(view, box).map((unit) => {
    const face = faceOf(words.world, view, unit);
    return hasMark(view.open, unit, HAS_FIRED) ? { ...face, spent: true } : face;
  });
  return { title: capital(boxName(words, view.open, box)), faces, note, ground };
}

const filled = (group: DisplayGroup): DisplayGroup[] => (group.faces.length === 0 ? [] : [group]);

/** How the sea looks under the boxes of ships, from those that add nothing to those farthest out. */
const SEA: readonly DisplayGround[] = ['shallows', 'sea', 'sea', 'deep'];

/** §4.4.1 §4.4.3 The marker of a force, from which all its ships reach. */
function forceLines({ places }: Words, { open }: GreatestDayView, force: number): InfoLine[] {
  const hex = open.assaultForce[force] as number;
  return hex < 0
    ? [{ text: 'It has no marker off this coast.', section: '4.4.3' }]
    : [{ text: `Its marker lies ${places.at(hex)}: its ships’ shells are reckoned from there.`, section: '4.4.3', hexes: [hex] }];
}

/** §4.4.1 The Naval Display of a force: where its marker lies, and its ships by their range, the farthest out to sea on the left. */
function fleetSheet(words: Words, view: GreatestDayView, force: number, row: number): DisplayGroup[] {
  const hasMarker = (view.open.assaultForce[force] as number) >= 0;
  const boxes = SHIP_BOXES.flatMap((_, at): DisplayGroup[] => {
    const box = shipBox(force, at);
    const range = rangeOfBox(words.world, box);
    const note = range === 0 ? 'As far as from the marker (§4.4.1).' : `${range} hexes farther out (§4.4.1).`;
    const group = boxOf(words, view, box, note, SEA[at] as DisplayGround);
    const placed = { ...group, at: { row: row + 1, column: SHIP_BOXES.length - at } };
    return hasMarker ? [placed] : filled(placed);
  });
  if (boxes.length === 0) return [];
  const at = { row, column: 1, columns: SHIP_BOXES.length };
  return [{ title: forceName(force), faces: [], lines: forceLines(words, view, force), at }, ...boxes];
}

/** §4.2 A number on its track: what is down lies behind it. */
function strip(id: string, title: string, from: number, now: number): Track {
  return {
    id,
    title: `${title}: ${now}`,
    boxes: Array.from({ length: from + 1 }, (_, i) => ({
      label: String(from - i),
      state: from - i > now ? ('past' as const) : from - i === now ? ('now' as const) : ('to-come' as const),
    })),
  };
}

/** §4.2 What is printed on the overlay of a beach: its four tracks. */
function defences({ world }: Words, { open }: GreatestDayView, columns: number): DisplayGroup {
  const { beach } = fieldOf(world, open).scenario;
  const at = beach === null ? -1 : BEACHES.indexOf(beach.beach);
  const here = { title: `The defences of ${beachName(at)}`, faces: [], ground: 'sand' as const, at: { row: 1, column: 1, columns } };
  if (beach === null || (open.cleared[at] as number) > 0) return { ...here, lines: [{ text: 'The beach is cleared.', section: '4.3' }] };
  const tracks = (['gaps', 'obstacles', 'nests', 'sea'] as const).map((id) =>
    strip(id, id === 'sea' ? 'Sea State' : capital(id), beach[id], open[id][at] as number),
  );
  return { ...here, lines: [], tracks };
}

/** §4.5.4(2) A craft and whom it carries lie together, a tank that swims by itself. */
function crewSets(words: Words, view: GreatestDayView, box: number, group: DisplayGroup): DisplayGroup {
  const heads = unitsIn(view, box).filter((unit) => (view.open.aboard[unit] as number) < 0);
  const crews = heads.map((unit) => [unit, ...passengersOf(view.open, unit)]);
  return { ...group, faces: crews.flat().map((unit) => faceOf(words.world, view, unit)), sets: crews.map(({ length }) => length) };
}

/** §4.5.1 §4.5.6 The Beach Display: its tracks, and the way from England to the sand, nearest first. */
function beachSheet(words: Words, view: GreatestDayView): DisplayGroup[] {
  const { waveBoxes, scenario } = fieldOf(words.world, view.open);
  const beach = BEACHES.indexOf(scenario.beach?.beach ?? 'sword');
  const columnsOf = (sub: number) => waveBoxes.flatMap((box, i) => (subBeachOfBox(box) === sub ? [i + 1] : []));
  const waves = waveBoxes.map((_, i) => ({
    ...crewSets(words, view, WAVE + i, boxOf(words, view, WAVE + i, 'They land with step 4 of the Naval chit (§4.5.1).', 'shallows')),
    at: { row: 2, column: i + 1 },
  }));
  const aboard = filled(boxOf(words, view, ABOARD, 'Aboard a craft on its landing hex (§4.5.4).', 'shallows')).map((group) => ({
    ...group,
    at: { row: 3, column: 1, columns: waveBoxes.length },
  }));
  const later = subBeachesOf(beach).flatMap((sub) => {
    const columns = columnsOf(sub);
    const placed = (row: number, group: DisplayGroup): DisplayGroup => ({
      ...group,
      at: { row, column: columns[0] ?? 1, columns: Math.max(1, columns.length) },
    });
    return [
      placed(4, boxOf(words, view, LOADING + sub, 'Loaded onto craft with step 5 (§4.5.6(1)).', 'sea')),
      placed(5, boxOf(words, view, EN_ROUTE + sub, 'To Loading with step 6 (§4.5.6(2)).', 'deep')),
    ];
  });
  return [defences(words, view, waveBoxes.length), ...waves, ...aboard, ...later];
}

/** §4.1.4 §4.1.5 The sheets that lie beside the map: the beach with its waves, and the fleet. */
export function beachDisplays(words: Words, view: GreatestDayView): Display[] {
  const { beach } = fieldOf(words.world, view.open).scenario;
  const fleet = FORCES.flatMap((_, force) => fleetSheet(words, view, force, 2 * force + 1));
  const hasShips = fleet.some(({ faces }) => faces.length > 0);
  return [
    ...(beach === null ? [] : [{ id: 'waves', title: `${capital(beach.beach)} beach`, groups: beachSheet(words, view) }]),
    ...(hasShips ? [{ id: 'fleet', title: 'Naval display', groups: fleet }] : []),
  ];
}
