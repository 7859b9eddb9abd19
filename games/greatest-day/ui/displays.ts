import type { CounterFace, Display, InfoLine } from '@bocage/board';
import { divisionOfFormation, placeOfLeader, rangeOfLeader } from '../src/rules/command.js';
import { isParked } from '../src/rules/parks.js';
import { isAlive } from '../src/rules/units.js';
import { AT_ENTRY, DUE, ELIMINATED, type GreatestDayView, type Open, REINFORCEMENT } from '../src/types.js';
import { fieldOf, rosterOf } from '../src/world.js';
import { whenAt } from './calendar.js';
import { beachDisplays } from './displays-beach.js';
import { faceOf } from './faces.js';
import { divisionName, formationName, leaderName, shortName } from './names.js';
import { counted, signed } from './text.js';
import type { Words } from './words.js';

type Group = Display['groups'][number];

const facesOf = ({ world }: Words, view: GreatestDayView, units: readonly number[]): CounterFace[] =>
  units.map((unit) => faceOf(world, view, unit));

/** §S.8 Who leads each Formation of a division, where he is and how far he commands. */
function leaderLines(words: Words, open: Open, division: number): InfoLine[] {
  const { world } = words;
  return rosterOf(world, open).leaderFormation.flatMap((formation, leader) => {
    const host = open.leaderWith[leader] as number;
    if (formation < 0 || host < 0 || divisionOfFormation(world, open, formation) !== division) return [];
    const who = `${leaderName(words, leader)}${open.leaderReplaced[leader] === 1 ? ', a replacement,' : ''}`;
    const at = placeOfLeader(open, leader);
    const where =
      at >= 0
        ? `in ${world.grid.label(at)}, commands ${counted(rangeOfLeader(world, open, leader), 'hex', 'hexes')} far`
        : 'not on the map yet';
    return [{ text: `${formationName(words, formation)}: ${who} with ${shortName(words, open, host)}, ${where}.`, section: 'S.8' }];
  });
}

/** §5.0 §17.1 What a division may still put down or send. */
function poolText({ rearguards, roadblocks, planes }: Open, division: number): string {
  const left = [
    [rearguards[division], 'rearguard'],
    [roadblocks[division], 'roadblock'],
    [planes[division], 'plane'],
  ] as const;
  return left.flatMap(([count = 0, what]) => (count > 0 ? [counted(count, what)] : [])).join(', ');
}

/** §S.6 §S.7 Ships and Commandos have no points of their own. */
const hasPoints = ({ world }: Words, open: Open, division: number): boolean =>
  (open.cp[division] as number) + (open.dp[division] as number) > 0 ||
  fieldOf(world, open).scenario.divisions.some(
    (one) => one.division === world.data.counters.divisions[division]?.id && one.cpGain + one.dpGain > 0,
  );

/** §S.6 §S.7 §S.25 §9.0 A division's display: points, quality, leaders, and the guns in its Parks. */
function divisionGroup(words: Words, view: GreatestDayView, division: number): Group {
  const { open } = view;
  const roster = rosterOf(words.world, open);
  const parked = [...open.box.keys()].filter((unit) => isParked(open, unit) && roster.division[unit] === division && isAlive(open, unit));
  const quality = open.quality[division] as number;
  const pool = poolText(open, division);
  const told = (is: boolean, text: string, section: string): InfoLine[] => (is ? [{ text, section }] : []);
  return {
    title: divisionName(words, division),
    faces: facesOf(words, view, parked),
    lines: [
      ...told(hasPoints(words, open, division), `Command Points ${open.cp[division]}`, 'S.6'),
      ...told(hasPoints(words, open, division), `Dispatch Points ${open.dp[division]}`, 'S.7'),
      ...told(quality !== 0, `Troop Quality ${signed(quality)}`, '9.0'),
      ...leaderLines(words, open, division),
      ...told(pool !== '', `In hand: ${pool}`, '5.0'),
      ...told(parked.length > 0, `In its Artillery Parks: ${counted(parked.length, 'battery', 'batteries')}`, 'S.25'),
    ],
  };
}

/** §S.33 Who is still to come, by turn and hex. */
function comingGroups(words: Words, view: GreatestDayView): Group[] {
  const { world } = words;
  const { open } = view;
  const { scenario } = fieldOf(world, open);
  const roster = rosterOf(world, open);
  const waiting = [...open.box.keys()].filter((unit) => [AT_ENTRY, REINFORCEMENT].includes(open.box[unit] as number));
  const due = scenario.reinforcements.flatMap(({ turn, hex, units }): Group[] => {
    const left = units.flatMap((id) => roster.number.get(id) ?? []).filter((unit) => open.box[unit] === DUE);
    const where = hex === null ? undefined : world.grid.parse(hex);
    const at = where === undefined ? '' : `, ${words.places.entry(where)}`;
    return left.length === 0
      ? []
      : [{ title: `${whenAt(world, open, turn)}${at}`, faces: facesOf(words, view, left), note: 'With their division’s chit (§S.33).' }];
  });
  const now: Group[] =
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
  const lost = here.flatMap((division): Group[] => {
    const gone = unitsOf(division).filter((unit) => open.box[unit] === ELIMINATED);
    return gone.length === 0 ? [] : [{ title: divisionName(words, division), faces: facesOf(words, view, gone) }];
  });
  return [
    ...beachDisplays(words, view),
    {
      id: 'divisions',
      title: 'Divisions',
      groups: living
        .map((division) => divisionGroup(words, view, division))
        .filter(({ faces, lines = [] }) => faces.length > 0 || lines.length > 0),
    },
    ...(coming.length > 0 ? [{ id: 'to-come', title: 'To come', groups: coming }] : []),
    { id: 'losses', title: 'Losses', groups: lost },
  ];
}
