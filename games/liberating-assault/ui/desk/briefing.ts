import type { DeskPart, InfoLine } from '@bocage/board';
import type { Level } from '../../src/data/shapes.js';
import { isRightBelow } from '../../src/rules/dismissal.js';
import { thresholdsOf } from '../../src/rules/scoring.js';
import { DUEL, STAFF } from '../../src/types.js';
import { ALL_ROLES, DUTIES, INTELLIGENCE, MAP_CONTROL, TASKS } from '../briefings.js';
import { formationName, teamTitle } from '../names.js';
import { listed } from '../text.js';
import type { Sitting } from './on-desk.js';

/** What the seat's own role does. */
function dutyText({ words, view, member, seat }: Sitting): string | undefined {
  if (member.control)
    return seat.startsWith('control-map') ? MAP_CONTROL : DUTIES[seat === 'control-german' ? 'control german' : 'control game'];
  if (view.open.way === STAFF) return ALL_ROLES;
  if (member.role === 'intelligence') return INTELLIGENCE;
  return DUTIES[`${words.world.teams.level[member.teams[0] as number]} ${member.role}`];
}

/** The task of a team, or of the one above it where it has none of its own. */
function taskText({ words, member }: Sitting): string | undefined {
  const { teams } = words.world;
  const [team] = member.teams;
  if (team === undefined) return undefined;
  const own = TASKS[teams.id[team] as string];
  if (own !== undefined) return own;
  const senior = teams.superior[team] as number;
  const task = TASKS[teams.id[senior] as string];
  return task === undefined ? undefined : `${teamTitle(words, senior)} has this task: ${task}`;
}

const ENTRIES = {
  'set-up': 'is on the map',
  assault: 'lands in the first wave',
  'follow-up': 'follows the first wave ashore',
  airborne: 'comes by air before all others',
} as const;

/** When the divisions a team plays come: those of a staff are under its command and change. */
function comingText({ words, view, member }: Sitting): string | undefined {
  const { formations, teams } = words.world;
  if (member.teams.length !== 1 || !['division', 'german'].includes(teams.level[member.teams[0] as number] as string)) return undefined;
  const own = formations.team.flatMap((team, formation) => (team === teams.id[member.teams[0] as number] ? [formation] : []));
  const texts = own.map((formation) => {
    const due = view.known.due[formation] as number;
    const entry = ENTRIES[formations.entry[formation] as keyof typeof ENTRIES] as string | undefined;
    return `${formationName(words, formation)} ${due > 0 ? `comes in turn ${due}` : (entry ?? 'has come')}`;
  });
  return texts.length === 0 ? undefined : `${texts.join('; ')}.`;
}

function chainText({ words, view, member }: Sitting): string | undefined {
  const { teams } = words.world;
  const [team] = member.teams;
  if (team === undefined || member.teams.length !== 1) return undefined;
  const senior = teams.superior[team] as number;
  const below = teams.id.flatMap((_, junior) =>
    junior !== team && isRightBelow(words.world, view.open, team, junior) ? [teamTitle(words, junior)] : [],
  );
  const parts = [
    ...(senior < 0 ? [] : [`You answer to ${teamTitle(words, senior)}.`]),
    ...(below.length === 0 ? [] : [`Below you: ${listed(below)}.`]),
  ];
  return parts.length === 0 ? undefined : parts.join(' ');
}

function winningText({ words, view }: Sitting): string {
  const { allied, german } = thresholdsOf(words.world, view.open);
  const places = words.world.data.scenarios.places.list.map(({ name, points }) => `${name} ${points}`);
  return `The Allies win from ${allied} points, the Germans up to ${german}: ${listed(places)}; one for a German division destroyed, one off for an Allied one below half.`;
}

const SECTIONS: Readonly<Record<Level, string>> = {
  'army-group': '9.1',
  army: '9.2',
  corps: '9.3',
  division: '9.4',
  coordinator: '9.9',
  german: '9.9',
  control: '9.8',
};

function sectionOf({ words, member }: Sitting): string {
  return member.control ? SECTIONS.control : SECTIONS[words.world.teams.level[member.teams[0] as number] as Level];
}

/** §9.1 to §9.4 §9.9 Who one is and what one is there for: to be read while nothing else is to be done, later folded away. */
export function briefingPart(sitting: Sitting, decisions: readonly DeskPart[]): DeskPart {
  const { view, member, seat } = sitting;
  const task = view.open.way === DUEL && !member.control ? TASKS[seat === 'german' ? 'german' : 'army-group'] : taskText(sitting);
  const lines: InfoLine[] = [
    ...(task === undefined ? [] : [{ text: task }]),
    ...[dutyText(sitting), chainText(sitting), comingText(sitting)].flatMap((text) => (text === undefined ? [] : [{ text }])),
    { text: winningText(sitting), section: '10.4' },
  ];
  const isRead = decisions.length > 0 || view.open.turn > 1;
  return { id: 'briefing', title: 'Your briefing', section: sectionOf(sitting), lines, ...(isRead ? { fold: true } : {}) };
}
