import type { Display, DisplayGroup, InfoLine, Track } from '@bocage/board';
import { allowanceOfLeader, divisionOfFormation, isInCommand, placeOfLeader, rangeOfLeader } from '../src/rules/command.js';
import { isParked } from '../src/rules/parks.js';
import { isAlive, isOnMap } from '../src/rules/units.js';
import type { GreatestDayView, Open } from '../src/types.js';
import { fieldOf, rosterOf } from '../src/world.js';
import { faceOf } from './faces.js';
import { divisionName, formationName, leaderName, shortName } from './names.js';
import { counted, inWords, signed } from './text.js';
import type { Words } from './words.js';

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

/** A track from nothing to the most that can be kept, with its marker. */
function pointTrack(id: string, title: string, most: number, now: number): Track {
  const boxes = Array.from({ length: most + 1 }, (_, i) => ({
    label: String(i),
    state: i === now ? ('now' as const) : ('to-come' as const),
  }));
  return { id, title: `${title}: ${now}`, boxes };
}

const told = (is: boolean, text: string, section: string): InfoLine[] => (is ? [{ text, section }] : []);

/** §S.6 §S.7 §9.0 §5.0 Its two tracks, its quality, and what it has in hand. */
function pointsBox(words: Words, { open }: GreatestDayView, division: number, column: number): DisplayGroup {
  const { cpMost, dpMost } = words.world.data.tables.command;
  const quality = open.quality[division] as number;
  const pool = poolText(open, division);
  const tracks = [
    pointTrack('cp', 'Command Points', cpMost, open.cp[division] as number),
    pointTrack('dp', 'Dispatch Points', dpMost, open.dp[division] as number),
  ];
  return {
    title: divisionName(words, division),
    faces: [],
    at: { row: 1, column },
    lines: [...told(quality !== 0, `Troop Quality ${signed(quality)}.`, '9.0'), ...told(pool !== '', `In hand: ${pool}.`, '5.0')],
    ...(hasPoints(words, open, division) ? { tracks } : {}),
  };
}

/** §S.8 How many of a Formation are on the map, and how many of them nobody commands. */
function strengthText({ world }: Words, open: Open, formation: number): string {
  const here = [...open.hex.keys()].filter((unit) => isOnMap(open, unit) && rosterOf(world, open).formation[unit] === formation);
  if (here.length === 0) return 'none of it on the map';
  const lost = here.filter((unit) => !isInCommand(world, open, unit)).length;
  return `${counted(here.length, 'unit')} on the map, ${lost === 0 ? 'all' : `all but ${inWords(lost)}`} in command`;
}

/** §S.4 §S.8 Who leads a Formation, where he is, how far he commands and how many others act with his chit. */
function leaderLine(words: Words, open: Open, leader: number, formation: number): InfoLine {
  const { world } = words;
  const host = open.leaderWith[leader] as number;
  const who = `${leaderName(words, leader)}${open.leaderReplaced[leader] === 1 ? ', a replacement,' : ''} with ${shortName(words, open, host)}`;
  const at = placeOfLeader(open, leader);
  const text =
    at < 0
      ? `${formationName(words, formation)}: ${who}, not on the map yet.`
      : `${formationName(words, formation)}: ${who} in ${world.grid.label(at)}, commands ${counted(rangeOfLeader(world, open, leader), 'hex', 'hexes')} far, and ${counted(allowanceOfLeader(world, open, leader), 'white stripe')} beside his own; ${strengthText(words, open, formation)}.`;
  return { text, section: 'S.8', ...(at < 0 ? {} : { hexes: [at] }) };
}

/** §S.8 The Formations of a division by their leaders. */
function formationsBox(words: Words, { open }: GreatestDayView, division: number, column: number): DisplayGroup[] {
  const { world } = words;
  const lines = rosterOf(world, open).leaderFormation.flatMap((formation, leader) =>
    formation >= 0 && (open.leaderWith[leader] as number) >= 0 && divisionOfFormation(world, open, formation) === division
      ? [leaderLine(words, open, leader, formation)]
      : [],
  );
  return lines.length === 0
    ? []
    : [{ title: `Formations of the ${divisionName(words, division)}`, faces: [], lines, at: { row: 2, column } }];
}

/** §S.25 The guns in its Parks. */
function parksBox(words: Words, view: GreatestDayView, division: number, column: number): DisplayGroup[] {
  const { open } = view;
  const roster = rosterOf(words.world, open);
  const parked = [...open.box.keys()].filter((unit) => isParked(open, unit) && roster.division[unit] === division && isAlive(open, unit));
  return parked.length === 0
    ? []
    : [
        {
          title: `Artillery Parks of the ${divisionName(words, division)}`,
          faces: parked.map((unit) => faceOf(words.world, view, unit)),
          note: 'Always in command, without a fire zone (§S.25).',
          at: { row: 3, column },
        },
      ];
}

/** The displays of the divisions, side by side: points, Formations with their leaders, Parks. */
export function divisionSheet(words: Words, view: GreatestDayView, divisions: readonly number[]): Display {
  const shown = divisions.filter(
    (division) =>
      hasPoints(words, view.open, division) ||
      formationsBox(words, view, division, 1).length > 0 ||
      parksBox(words, view, division, 1).length > 0 ||
      pointsBox(words, view, division, 1).lines?.length,
  );
  const groups = shown.flatMap((division, i) => [
    pointsBox(words, view, division, i + 1),
    ...formationsBox(words, view, division, i + 1),
    ...parksBox(words, view, division, i + 1),
  ]);
  return { id: 'divisions', title: 'Divisions', groups };
}
