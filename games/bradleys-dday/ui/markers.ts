import type { MapMarker } from '@bocage/board';
import { CLEARED, MINED } from '../src/rules/checked.js';
import { type BradleyView, DZ_AIMED, DZ_LANDED } from '../src/types.js';
import { zoneName } from './names.js';
import { beachName } from './places.js';
import { capital } from './text.js';
import type { Words } from './words.js';

const DIVISIONS = ['82', '82', '101', '101'] as const;

/** §5.10 §4.2 */
function areaMarkers({ open }: BradleyView): MapMarker[] {
  const heads = open.beachhead.flatMap((hex, beach): MapMarker[] =>
    hex < 0 ? [] : [{ hex, look: 'beachhead', title: `Beachhead of ${beachName(beach)}` }],
  );
  const zones = open.dzHex.flatMap((hex, zone): MapMarker[] => {
    const state = open.dzState[zone];
    if (hex < 0 || (state !== DZ_LANDED && state !== DZ_AIMED)) return [];
    const name = capital(zoneName(zone));
    return [{ hex, look: 'drop-zone', title: state === DZ_AIMED ? `${name}, aimed here` : name, label: DIVISIONS[zone] ?? '' }];
  });
  return [...heads, ...zones];
}

/** §5.4.3 §15.1 Mines as these eyes know them: found, cleared, not there, or one's own. */
function mineMarkers({ open, known }: BradleyView): MapMarker[] {
  const checked = open.checked.map((hex, i): MapMarker => {
    const as = open.checkedAs[i];
    if (as === MINED) return { hex, look: 'mines', title: 'Mines, found' };
    return as === CLEARED ? { hex, look: 'mines-cleared', title: 'Mines, cleared' } : { hex, look: 'checked', title: 'Checked: no mines' };
  });
  const own = (known.mines ?? []).filter((hex) => !open.checked.includes(hex));
  return [...checked, ...own.map((hex): MapMarker => ({ hex, look: 'mines', title: 'Mines that only you know of' }))];
}

/** §12.0 §15.2.3 §18.5 What the fighting has made of the ground. */
function groundMarkers({ world }: Words, { open }: BradleyView): MapMarker[] {
  const ruins = open.ruins.map((hex): MapMarker => ({ hex, look: 'ruins', title: 'Ruins' }));
  const walls = open.breached.map((side): MapMarker => {
    const at = world.grid.sides.indexOf(side);
    return {
      hex: Math.floor(at / 6),
      look: 'breach',
      title: 'Breach in the sea wall',
      towards: world.grid.neighbours[at] as number,
    };
  });
  const nests = open.extraNests.map((hex): MapMarker => ({ hex, look: 'nest', title: 'Resistance nest, newly dug' }));
  return [...ruins, ...walls, ...nests];
}

/** Markers that lie on the map and are no units. */
export const markersOf = (words: Words, view: BradleyView): readonly MapMarker[] => [
  ...areaMarkers(view),
  ...mineMarkers(view),
  ...groundMarkers(words, view),
];
