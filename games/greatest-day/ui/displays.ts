import type { Display } from '@bocage/board';
import { isAlive } from '../src/rules/units.js';
import { AT_ENTRY, DUE, ELIMINATED, type GreatestDayView } from '../src/types.js';
import { rosterOf } from '../src/world.js';
import { beachDisplays } from './displays-beach.js';
import { faceOf } from './faces.js';
import { divisionName, leaderName, shortName } from './names.js';
import { listed, signed } from './text.js';
import type { Words } from './words.js';

const unitsIn = ({ open }: GreatestDayView, ...boxes: readonly number[]): number[] =>
  [...open.box.keys()].filter((unit) => boxes.includes(open.box[unit] as number));

/** §S.6 §S.7 §9.0 Points, quality and leaders of a division, and who of it has fallen. */
function divisionGroup(words: Words, view: GreatestDayView, division: number): Display['groups'][number] {
  const { open } = view;
  const { world } = words;
  const roster = rosterOf(world, open);
  const leaders = roster.leaderFormation.flatMap((formation, leader) => {
    const host = open.leaderWith[leader] as number;
    const isOwn = host >= 0 && roster.division[host] === division && formation >= 0;
    return isOwn ? [`${leaderName(words, leader)} with ${shortName(words, open, host)}`] : [];
  });
  const quality = open.quality[division] as number;
  return {
    title: divisionName(words, division),
    faces: unitsIn(view, ELIMINATED)
      .filter((unit) => roster.division[unit] === division)
      .map((unit) => faceOf(world, view, unit)),
    note: `Command ${open.cp[division]} (§S.6), Dispatch ${open.dp[division]} (§S.7)${
      quality === 0 ? '' : `, Troop Quality ${signed(quality)} (§9.0)`
    }. ${leaders.length === 0 ? '' : `Leaders: ${listed(leaders)} (§S.8).`}`.trim(),
  };
}

export function displaysOf(words: Words, view: GreatestDayView): Display[] {
  const { world } = words;
  const roster = rosterOf(world, view.open);
  const present = roster.divisions.flatMap((_, division) =>
    roster.counters.some((_counter, unit) => roster.division[unit] === division && isAlive(view.open, unit)) ? [division] : [],
  );
  const due = unitsIn(view, DUE, AT_ENTRY);
  return [
    ...beachDisplays(words, view),
    { id: 'divisions', title: 'Divisions', groups: present.map((division) => divisionGroup(words, view, division)) },
    {
      id: 'to-come',
      title: 'To come',
      groups: [
        {
          title: 'Reinforcements',
          faces: due.map((unit) => faceOf(world, view, unit)),
          note: 'They come with their division’s chit (§S.33).',
        },
      ],
    },
  ];
}
