import type { InfoLine } from '@bocage/board';
import { BOCAGE, CITY, ROAD, SWAMP, WOODS } from '../src/ground.js';
import { ALLIED, CLEARED, FACE_DOWN, GERMAN, type LiberatingAssaultView } from '../src/types.js';
import { terrainName } from './terrain.js';
import { capital } from './text.js';
import type { Words } from './words.js';

const EFFECTS: Readonly<Record<number, InfoLine>> = {
  [BOCAGE]: { text: 'Adds three to each defending brigade or regiment.', section: '1.4' },
  [WOODS]: { text: 'Adds three to each defending brigade or regiment; aircraft count one instead of two.', section: '1.5' },
  [CITY]: { text: 'Adds three to each defending brigade or regiment.', section: '1.6' },
  [SWAMP]: { text: 'Armour neither attacks into nor through it.', section: '1.3' },
};

/** What the ground of a hex does, where it does anything. */
export const effectOf = ({ world }: Words, hex: number): InfoLine | undefined => EFFECTS[world.ground.terrain[hex] as number];

function coastLine({ world }: Words, { open }: LiberatingAssaultView, hex: number): InfoLine[] {
  const strength = open.coast[world.ground.coastIndex[hex] as number];
  if (strength === undefined) return [];
  if (strength === FACE_DOWN) return [{ text: 'Coastal defences, face down.', section: '8.1' }];
  return [
    {
      text: strength === CLEARED ? 'Coastal defences are cleared: an open beach.' : `Coastal defences of strength ${strength}.`,
      section: '8.1',
    },
  ];
}

function placeLine({ world }: Words, { known }: LiberatingAssaultView, hex: number): InfoLine[] {
  const i = world.places.indexOf(hex);
  const place = world.data.scenarios.places.list[i];
  if (!place) return [];
  const held = known.held[i];
  const who = held === ALLIED ? 'the Allies hold it' : held === GERMAN ? 'the Germans hold it' : 'who holds it is not known here';
  return [{ text: `Worth ${place.points} ${place.points === 1 ? 'point' : 'points'}; ${who}.`, section: '10.4' }];
}

export function hexInfoOf(words: Words, view: LiberatingAssaultView, hex: number): readonly InfoLine[] {
  const { ground } = words.world;
  const effect = effectOf(words, hex);
  const square = words.places.square(hex);
  const hasRoad = ground.sides.subarray(hex * 6, hex * 6 + 6).some((side) => (side & ROAD) !== 0);
  return [
    {
      text: `${capital(terrainName(words.world, hex))}${hasRoad ? ', road' : ''}${square === '' ? '' : `; grid reference ${square}`}; map table ${(ground.table[hex] as number) + 1}.`,
      section: '1.1',
    },
    ...(effect ? [effect] : []),
    ...(words.seen(view)[hex] === 0
      ? [{ text: 'You may not look here: what stands in this hex you have to be told.', section: '9.5' }]
      : []),
    ...coastLine(words, view, hex),
    ...placeLine(words, view, hex),
    ...(ground.navalZone[hex] === 1 ? [{ text: 'Naval guns reach it.', section: '2.5' }] : []),
    ...(view.open.cuts.includes(hex) ? [{ text: 'Its roads are cut by bombs this turn.', section: '2.7' }] : []),
    ...(view.known.fought.includes(hex) ? [{ text: 'Fought over this turn: no strategic movement through it.', section: '4.18' }] : []),
  ];
}
