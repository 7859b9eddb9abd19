import type { Display, Track } from '@bocage/board';
import { BEACHES, FORCES, SHIP_BOXES, SUB_BEACHES } from '../src/data/scenario-shapes.js';
import { rangeOfBox, shipBox } from '../src/rules/assault-forces.js';
import { ABOARD, EN_ROUTE, type GreatestDayView, LOADING, WAVE } from '../src/types.js';
import { fieldOf } from '../src/world.js';
import { faceOf } from './faces.js';
import { beachName, boxName } from './naval-names.js';
import { capital } from './text.js';
import type { Words } from './words.js';

type Group = Display['groups'][number];

/** A box with what lies in it, empty or not. */
function boxOf(words: Words, view: GreatestDayView, box: number, note: string): Group {
  const units = [...view.open.box.keys()].filter((unit) => view.open.box[unit] === box);
  return { title: capital(boxName(words, view.open, box)), faces: units.map((unit) => faceOf(words.world, view, unit)), note };
}

const filled = (group: Group): Group[] => (group.faces.length === 0 ? [] : [group]);

/** §4.4.1 The Naval Display of every force that has a marker: its ships by their range, empty boxes too. */
function fleetGroups(words: Words, view: GreatestDayView): Group[] {
  return FORCES.flatMap((_, force) => {
    const boxes = SHIP_BOXES.map((__, at) => {
      const box = shipBox(force, at);
      return boxOf(words, view, box, `Adds ${rangeOfBox(words.world, box)} hexes to the distance from its marker (§4.4.1).`);
    });
    return (view.open.assaultForce[force] as number) >= 0 ? boxes : boxes.flatMap(filled);
  });
}

/** §4.5.1 §4.5.6 Waves, those who load and those who come over; §4.4.1 ships by their range. */
export function beachDisplays(words: Words, view: GreatestDayView): Display[] {
  const fleet = fleetGroups(words, view);
  const hasShips = fleet.some(({ faces }) => faces.length > 0);
  const display: Display[] = hasShips ? [{ id: 'fleet', title: 'Naval display', groups: fleet }] : [];
  const field = fieldOf(words.world, view.open);
  if (field.scenario.beach === null) return display;
  const waves = field.waveBoxes.map((_, i) => boxOf(words, view, WAVE + i, 'They land with step 4 of the Naval chit (§4.5.1).'));
  const aboard = filled(boxOf(words, view, ABOARD, 'Aboard a craft on its landing hex (§4.5.4).'));
  const later = SUB_BEACHES.flatMap((_, sub) => [
    ...filled(boxOf(words, view, LOADING + sub, 'Loaded onto craft with step 5 (§4.5.6(1)).')),
    ...filled(boxOf(words, view, EN_ROUTE + sub, 'To Loading with step 6 (§4.5.6(2)).')),
  ]);
  return [{ id: 'waves', title: 'Landing waves', groups: [...waves, ...aboard, ...later] }, ...display];
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

/** §4.2 The tracks of a beach, as they lie on its overlay. */
export function beachTracks({ world }: Words, { open }: GreatestDayView): Track[] {
  const { beach } = fieldOf(world, open).scenario;
  if (beach === null) return [];
  const at = BEACHES.indexOf(beach.beach);
  if ((open.cleared[at] as number) > 0) return [];
  const named = (['gaps', 'obstacles', 'nests', 'sea'] as const).map((id) => ({ id, from: beach[id], now: open[id][at] as number }));
  return named.map(({ id, from, now }) => strip(id, `${capital(beachName(at))}, ${id === 'sea' ? 'Sea State' : capital(id)}`, from, now));
}
