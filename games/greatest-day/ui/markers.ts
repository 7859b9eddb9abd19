import type { MapMarker } from '@bocage/board';
import { FORCES } from '../src/data/scenario-shapes.js';
import { overlays, subBeachesOf } from '../src/rules/beach.js';
import { type GreatestDayView, HEAVY } from '../src/types.js';
import { beachName, forceName } from './naval-names.js';
import { capital } from './text.js';
import type { Words } from './words.js';

type Grid = Words['world']['grid'];
type SideMarker = Pick<MapMarker, 'look' | 'title'>;

/** A marker on a hexside, from one of its two hexes. */
function onSide({ sides, neighbours }: Grid, side: number, marker: SideMarker): MapMarker[] {
  const at = sides.indexOf(side);
  return at < 0 ? [] : [{ hex: Math.floor(at / 6), towards: neighbours[at] as number, ...marker }];
}

/** §4.2.4 Ways off the sand, open and closed. */
function gapMarkers({ world }: Words, { open }: GreatestDayView): MapMarker[] {
  return overlays(world, open).flatMap((beach) =>
    subBeachesOf(beach)
      .flatMap((sub) => world.ground.gaps(sub))
      .flatMap((side) =>
        onSide(
          world.grid,
          side,
          open.openGaps.includes(side)
            ? { look: 'breach', title: `Open Gap of ${beachName(beach)}` }
            : { look: 'closed', title: `Closed Gap of ${beachName(beach)}` },
        ),
      ),
  );
}

/** §2.4 §2.6 §S.29 */
function crossings({ world }: Words, { open }: GreatestDayView): MapMarker[] {
  const { grid } = world;
  return [
    ...open.blown.flatMap((side) => onSide(grid, side, { look: 'blown', title: 'Bridge, blown' })),
    ...open.wired.flatMap((side, i) =>
      onSide(grid, side, { look: 'wired', title: `Bridge, wired by the ${open.wiredBy[i] === 0 ? 'Allies' : 'Germans'}` }),
    ),
    ...open.built.flatMap((side) => onSide(grid, side, { look: 'bridge', title: 'Bridge, built' })),
    ...open.ferries.flatMap((side) => onSide(grid, side, { look: 'ferry', title: 'Ferry' })),
  ];
}

/** §S.24 §10.1 §5.0 §2.5 §4.4.3 */
function inHexes({ open }: GreatestDayView): MapMarker[] {
  return [
    ...open.barrages.map((hex, i): MapMarker => {
      const isHeavy = open.barrageLevels[i] === HEAVY;
      return { hex, look: isHeavy ? 'heavy-barrage' : 'barrage', title: isHeavy ? 'Heavy barrage' : 'Light barrage' };
    }),
    ...open.mines.map((hex, i): MapMarker => ({ hex, look: 'mines', title: `${open.minesBy[i] === 0 ? 'Allied' : 'German'} mines` })),
    ...open.roadblockHexes.map((hex): MapMarker => ({ hex, look: 'roadblock', title: 'Roadblock' })),
    ...open.rubble.map((hex): MapMarker => ({ hex, look: 'ruins', title: 'Rubble' })),
    ...open.assaultForce.flatMap((hex, force): MapMarker[] =>
      hex < 0 ? [] : [{ hex, look: 'fleet', title: `${forceName(force)}: its ships fire over here`, label: capital(FORCES[force] ?? '') }],
    ),
  ];
}

/** §S.39 Places that somebody is given points for, and who holds each. */
const objectives = ({ open }: GreatestDayView): MapMarker[] =>
  open.objectives.map((hex, i) => ({
    hex,
    look: 'objective',
    title: `Objective, held by the ${open.holders[i] === 0 ? 'Allies' : 'Germans'}`,
    label: open.holders[i] === 0 ? 'A' : 'G',
  }));

/** Markers that lie on the map and are no units. */
export const markersOf = (words: Words, view: GreatestDayView): readonly MapMarker[] => [
  ...inHexes(view),
  ...objectives(view),
  ...gapMarkers(words, view),
  ...crossings(words, view),
];
