import type { Display, Track } from '@bocage/board';
import { SHIP_BOXES, SUB_BEACHES } from '../src/data/scenario-shapes.js';
import { ABOARD, EN_ROUTE, type GreatestDayView, LOADING, SHIP_BOX, WAVE } from '../src/types.js';
import { fieldOf } from '../src/world.js';
import { faceOf } from './faces.js';
import { beachName, boxName } from './naval-names.js';
import { capital } from './text.js';
import type { Words } from './words.js';

type Group = Display['groups'][number];

function groupOf(words: Words, view: GreatestDayView, box: number, note: string): Group[] {
  const units = [...view.open.box.keys()].filter((unit) => view.open.box[unit] === box);
  const faces = units.map((unit) => faceOf(words.world, view, unit));
  return faces.length === 0 ? [] : [{ title: capital(boxName(words, view.open, box)), faces, note }];
}

/** §4.5.1 §4.5.6 Waves, those who load and those who come over; §4.4.1 ships by their range. */
export function beachDisplays(words: Words, view: GreatestDayView): Display[] {
  const field = fieldOf(words.world, view.open);
  if (field.scenario.beach === null) return [];
  const waves = field.waveBoxes.flatMap((_, i) => groupOf(words, view, WAVE + i, 'They land with the Naval chit (§4.5.1).'));
  const aboard = groupOf(words, view, ABOARD, 'Aboard their craft (§4.5.4).');
  const later = SUB_BEACHES.flatMap((_, sub) => [
    ...groupOf(words, view, LOADING + sub, 'Loaded in step 5 (§4.5.6(1)).'),
    ...groupOf(words, view, EN_ROUTE + sub, 'Come in step 6 (§4.5.6(2)).'),
  ]);
  const ships = Array.from({ length: 4 * SHIP_BOXES.length }, (_, i) =>
    groupOf(words, view, SHIP_BOX + i, 'Its box says how far it fires (§4.4.1).'),
  );
  return [
    { id: 'waves', title: 'Landing waves', groups: [...waves, ...aboard, ...later] },
    { id: 'fleet', title: 'Fleet', groups: ships.flat() },
  ];
}

/** §4.2 What is left of a beach's defences. */
export function beachTracks({ world }: Words, { open }: GreatestDayView): Track[] {
  const { beach } = fieldOf(world, open).scenario;
  if (beach === null) return [];
  const at = ['sword', 'juno', 'gold'].indexOf(beach.beach);
  const track = (title: string, value: number): Track['boxes'][number] => ({
    label: title,
    note: String(value),
    state: value === 0 ? 'past' : 'now',
  });
  return [
    {
      id: 'beach',
      title: `Defences of ${beachName(at)}`,
      boxes: [
        track('Gaps', open.gaps[at] as number),
        track('Obstacles', open.obstacles[at] as number),
        track('Nests', open.nests[at] as number),
        track('Sea', open.sea[at] as number),
      ],
    },
  ];
}
