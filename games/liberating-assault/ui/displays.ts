import type { Display } from '@bocage/board';
import { formationOf } from '../src/rules/fuel.js';
import { hostOf, hostOfLent } from '../src/rules/timetable.js';
import { DESTROYED, type LiberatingAssaultView, NONE, WAITING } from '../src/types.js';
import { faceOf } from './faces.js';
import { formationName, teamTitle } from './names.js';
import { turnName } from './stages.js';
import type { Words } from './words.js';

type Group = Display['groups'][number];

/** §9.5 §10.1 Formations of one’s own that are still to come, by turn. */
function toCome(words: Words, view: LiberatingAssaultView): Group[] {
  const { open, known } = view;
  const groups = words.world.formations.side.map((_, formation): (Group & { due: number }) | undefined => {
    const units = known.hex.flatMap((hex, unit) => (hex === WAITING && formationOf(open, unit) === formation ? [unit] : []));
    const due = known.due[formation] as number;
    // §9.5 When the enemy comes is nobody’s to read.
    if (units.length === 0 || due === NONE) return undefined;
    const when = due === 0 ? 'before the landing' : `turn ${due}, ${turnName(words.world, due)}`;
    return {
      due,
      title: `${formationName(words, formation)}: ${when}`,
      faces: units.map((unit) => faceOf(words, view, unit)),
      note: `Under ${teamTitle(words, open.command[formation] as number)} (§10.1).`,
    };
  });
  return groups.filter((group) => group !== undefined).sort((a, b) => a.due - b.due);
}

function loose(words: Words, view: LiberatingAssaultView): Group[] {
  const { world } = words;
  const isOwn = (unit: number): boolean =>
    world.formations.side.some(
      (_, formation) => hostOf(world, formation) === hostOfLent(world, unit) && view.known.due[formation] !== NONE,
    );
  const units = view.known.hex.flatMap((hex, unit) =>
    hex === WAITING && formationOf(view.open, unit) === NONE && isOwn(unit) ? [unit] : [],
  );
  if (units.length === 0) return [];
  return [
    {
      title: 'Independent units',
      faces: units.map((unit) => faceOf(words, view, unit)),
      note: 'Given to a division when they come (§8.3).',
    },
  ];
}

export function displaysOf(words: Words, view: LiberatingAssaultView): readonly Display[] {
  const lost = view.known.hex.flatMap((hex, unit) => (hex === DESTROYED ? [unit] : []));
  const isGerman = (unit: number): boolean => unit >= words.world.roster.allied;
  const group = (title: string, units: readonly number[]): Group => ({ title, faces: units.map((unit) => faceOf(words, view, unit)) });
  return [
    { id: 'to-come', title: 'To come', groups: [...toCome(words, view), ...loose(words, view)] },
    {
      id: 'destroyed',
      title: 'Destroyed',
      groups: [
        group(
          'Allied',
          lost.filter((unit) => !isGerman(unit)),
        ),
        group('German', lost.filter(isGerman)),
      ].filter(({ faces }) => faces.length > 0),
    },
  ];
}
