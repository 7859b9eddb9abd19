import type { InfoLine } from '@bocage/board';
import type { UnitId } from '@bocage/kernel';
import { COLOURS, NO_RATING } from '../src/data/counter-shapes.js';
import { isInCommand } from '../src/rules/command.js';
import { qualityLines, sum } from '../src/rules/quality.js';
import { defenceOf, fireOf, isArmoured, rangeOf } from '../src/rules/ratings.js';
import { hasMark, inColumn, isOnMap } from '../src/rules/units.js';
import {
  AT_ENTRY,
  AT_WORK,
  DUE,
  ELIMINATED,
  ENTRENCHED,
  type GreatestDayView,
  IMPROVED,
  MOUNTED,
  RALLYING,
  REINFORCEMENT,
} from '../src/types.js';
import { rosterOf } from '../src/world.js';
import { divisionName, formationName, leaderName, nameOf } from './names.js';
import { boxName } from './naval-names.js';
import { capital, counted, minus, orLess, signed } from './text.js';
import type { Words } from './words.js';

const rating = (value: number): string => (value === NO_RATING ? 'none' : String(value));

/** §S.37 */
function printedLines({ world }: Words, { open }: GreatestDayView, unit: UnitId): InfoLine[] {
  const roster = rosterOf(world, open);
  const colour = COLOURS[roster.colour[unit] as number];
  const fire = fireOf(roster, open, unit);
  const range = rangeOf(roster, open, unit);
  // §4.4.5 §4.4.6 Support and rocket craft have a star for a range.
  const reach = range > 0 ? `range ${range}` : 'at whatever it sees from its own beach';
  const armour = isArmoured(roster, open, unit) ? 'armoured' : 'unarmoured';
  return [
    {
      text: fire === NO_RATING ? 'Does not fire.' : `Fire ${rating(fire)} (${colour}), ${reach}.`,
      section: 'S.17',
    },
    {
      text: `Assault ${rating(roster.assault[unit] as number)}, defence ${minus(defenceOf(roster, open, unit))}, ${armour}.`,
      section: 'S.37',
    },
    {
      text: `${capital(counted(open.steps[unit] as number, 'step'))} of ${roster.steps[unit]}; moves ${roster.allowance[unit]}.`,
      section: 'S.37',
    },
  ];
}

/** §S.20 What a check would need now, line by line. */
function qualityLine({ world }: Words, { open }: GreatestDayView, unit: UnitId): InfoLine {
  const lines = qualityLines(world, open, unit);
  const parts = lines.map(({ what, add }, i) => `${what.replaceAll('-', ' ')} ${i > 0 ? signed(add) : minus(add)}`);
  return { text: `Troop Quality: ${orLess(sum(lines))} (${parts.join(', ')}).`, section: 'S.20' };
}

function conditionLines(words: Words, { open }: GreatestDayView, unit: UnitId): InfoLine[] {
  const lines: InfoLine[] = [];
  if (open.suppressed[unit] === 1) lines.push({ text: 'Suppressed: no move, no fire, no fire zone.', section: 'S.21' });
  const hits = open.cohesion[unit] as number;
  if (hits > 0) lines.push({ text: `${capital(counted(hits, 'Cohesion Hit'))}.`, section: 'S.21' });
  if (inColumn(open, unit)) lines.push({ text: 'In column.', section: 'S.12' });
  if (((open.posture[unit] as number) & MOUNTED) !== 0) lines.push({ text: 'Mounted.', section: 'S.13' });
  if (open.bocage.includes(unit)) lines.push({ text: 'Has prepared the bocage: fires better, and is hit less.', section: '16.3' });
  if (hasMark(open, unit, RALLYING)) lines.push({ text: 'Men Rallying: its next try is easier.', section: 'S.28' });
  if (hasMark(open, unit, AT_WORK)) lines.push({ text: 'Men at Work: its next try at the same work is easier.', section: 'S.29' });
  if (open.works[unit] === IMPROVED) lines.push({ text: 'In an improved position.', section: 'S.30' });
  if (open.works[unit] === ENTRENCHED) lines.push({ text: 'Entrenched.', section: 'S.30' });
  if (isOnMap(open, unit) && !isInCommand(words.world, open, unit)) lines.push({ text: 'Out of command.', section: 'S.9' });
  open.leaderWith.forEach((host, leader) => {
    if (host === unit) lines.push({ text: `${leaderName(words, leader)} is with it.`, section: 'S.8' });
  });
  return lines;
}

function whereabouts(words: Words, { open }: GreatestDayView, unit: UnitId): InfoLine {
  const hex = open.hex[unit] as number;
  if (hex >= 0) return { text: `In ${words.places.entry(hex)}, ${words.places.ground(hex)}.` };
  const box = open.box[unit];
  if (box === ELIMINATED) return { text: 'Eliminated.', section: 'S.19' };
  return [DUE, AT_ENTRY, REINFORCEMENT].includes(box as number)
    ? { text: 'Still to come.', section: 'S.33' }
    : { text: `${capital(boxName(words, open, box as number))}.` };
}

export function unitInfoOf(words: Words, view: GreatestDayView, unit: UnitId): readonly InfoLine[] {
  const { open } = view;
  const roster = rosterOf(words.world, open);
  const counter = roster.counters[unit];
  if (!counter) return [{ text: 'A unit.' }];
  const formation = roster.formation[unit] as number;
  const whose = divisionName(words, roster.division[unit] as number);
  return [
    { text: `${nameOf(words, open, unit)}: ${formation < 0 ? whose : `${formationName(words, formation)}, ${whose}`}.` },
    ...printedLines(words, view, unit),
    qualityLine(words, view, unit),
    ...conditionLines(words, view, unit),
    whereabouts(words, view, unit),
    { text: `Where the counter comes from: ${counter.from}.` },
  ];
}
