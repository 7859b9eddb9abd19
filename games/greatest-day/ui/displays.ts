import type { CounterFace, Display, DisplayGroup } from '@bocage/board';
import { isAlive } from '../src/rules/units.js';
import { AT_ENTRY, DUE, ELIMINATED, type GreatestDayView, REINFORCEMENT } from '../src/types.js';
import { fieldOf, rosterOf } from '../src/world.js';
import { whenAt } from './calendar.js';
import { beachDisplays } from './displays-beach.js';
import { divisionSheet } from './displays-division.js';
import { faceOf } from './faces.js';
import { divisionName } from './names.js';
import type { Words } from './words.js';

const facesOf = ({ world }: Words, view: GreatestDayView, units: readonly number[]): CounterFace[] =>
  units.map((unit) => faceOf(world, view, unit));

/** §S.33 Who is still to come, by turn and hex. */
function comingGroups(words: Words, view: GreatestDayView): DisplayGroup[] {
  const { world } = words;
  const { open } = view;
  const { scenario } = fieldOf(world, open);
  const roster = rosterOf(world, open);
  const waiting = [...open.box.keys()].filter((unit) => [AT_ENTRY, REINFORCEMENT].includes(open.box[unit] as number));
  const due = scenario.reinforcements.flatMap(({ turn, hex, units }): DisplayGroup[] => {
    const left = units.flatMap((id) => roster.number.get(id) ?? []).filter((unit) => open.box[unit] === DUE);
    const where = hex === null ? undefined : world.grid.parse(hex);
    const at = where === undefined ? '' : `, ${words.places.entry(where)}`;
    return left.length === 0
      ? []
      : [{ title: `${whenAt(world, open, turn)}${at}`, faces: facesOf(words, view, left), note: 'With their division’s chit (§S.33).' }];
  });
  const now: DisplayGroup[] =
    waiting.length === 0
      ? []
      : [
          {
            title: 'Waiting beside the map',
            faces: facesOf(words, view, waiting),
            note: 'They come on when their division’s chit is drawn (§17.1).',
          },
        ];
  return [...now, ...due];
}

export function displaysOf(words: Words, view: GreatestDayView): Display[] {
  const { open } = view;
  const roster = rosterOf(words.world, open);
  const unitsOf = (division: number): number[] => [...open.box.keys()].filter((unit) => roster.division[unit] === division);
  const here = roster.divisions.flatMap((_, division) => (unitsOf(division).length > 0 ? [division] : []));
  const living = here.filter((division) => unitsOf(division).some((unit) => isAlive(open, unit)));
  const coming = comingGroups(words, view);
  const lost = here.flatMap((division): DisplayGroup[] => {
    const gone = unitsOf(division).filter((unit) => open.box[unit] === ELIMINATED);
    return gone.length === 0 ? [] : [{ title: divisionName(words, division), faces: facesOf(words, view, gone) }];
  });
  return [
    ...beachDisplays(words, view),
    divisionSheet(words, view, living),
    ...(coming.length > 0 ? [{ id: 'to-come', title: 'To come', groups: coming }] : []),
    { id: 'losses', title: 'Losses', groups: lost },
  ];
}
