import type { Display } from '@bocage/board';
import { sideOf } from '../src/roster.js';
import { reinforcementOf, scenarioOf } from '../src/rules/scenario.js';
import { alliedLosses } from '../src/rules/victory.js';
import {
  AIRFIELD,
  ALLIED,
  AT_EDGE,
  type BradleyView,
  DROP_ZONES,
  DUE,
  DZ_AIMED,
  DZ_BOX,
  DZ_ELIMINATED,
  DZ_LANDED,
  DZ_TAKEN_UP,
  ELIMINATED,
  GERMAN,
  type Side,
  UNPLACED,
} from '../src/types.js';
import { hourOf } from './calendar.js';
import { beachDisplays } from './displays-beach.js';
import { faceOf } from './faces.js';
import { zoneName } from './names.js';
import { beachName } from './places.js';
import { capital, listed, signed } from './text.js';
import type { Words } from './words.js';

type Group = Display['groups'][number];

const inBox = ({ open }: BradleyView, ...boxes: readonly number[]): number[] =>
  [...open.box.keys()].filter((unit) => boxes.includes(open.box[unit] as number));
const facesOf = (words: Words, view: BradleyView, units: readonly number[]) => units.map((unit) => faceOf(words, view, unit));

/** §4.3 Where each zone is, what the wind does, and who comes down there. */
function zoneNote({ places }: Words, { open }: BradleyView, zone: number): string {
  const hex = open.dzHex[zone] as number;
  const at = hex >= 0 ? ` ${places.at(hex)}` : '';
  const state = open.dzState[zone];
  const wind = `wind ${signed(open.dzWind[zone] as number)}`;
  if (state === DZ_LANDED) return `Lies${at}, ${wind} (§4.2.3).`;
  if (state === DZ_AIMED) return `Aimed${at}, ${wind} (§4.3.2).`;
  if (state === DZ_TAKEN_UP) return 'Taken up: it is laid anew on a later turn (§4.2.7).';
  return state === DZ_ELIMINATED ? `Lost${at}: a German entered it (§4.2.5).` : 'Not yet aimed (§4.2.1).';
}

/** §4.3 */
function airborneDisplay(words: Words, view: BradleyView): Display[] {
  if (!scenarioOf(words.world, view.open).airborne) return [];
  const zones = Array.from(
    { length: DROP_ZONES },
    (_, zone): Group => ({
      title: capital(zoneName(zone)),
      faces: facesOf(words, view, inBox(view, DZ_BOX + zone)),
      note: zoneNote(words, view, zone),
    }),
  );
  const waiting: Group = {
    title: 'On the airfields',
    faces: facesOf(words, view, inBox(view, AIRFIELD)),
    note: 'To be allotted to a zone (§4.3.1).',
  };
  return [{ id: 'airborne', title: 'Airborne display', groups: [...zones, waiting] }];
}

const BY: Readonly<Record<string, string>> = {
  sea: 'by sea',
  port: 'at Port-en-Bessin',
  land: 'by land',
  parachute: 'by parachute',
  glider: 'by glider',
};

/** When and how a unit comes: the title of its group. */
function arrivalOf({ world }: Words, view: BradleyView, unit: number): { readonly turn: number; readonly title: string } {
  const found = reinforcementOf(world, view.open, unit);
  if (!found) return { turn: 0, title: 'No fixed turn' };
  const at = found.at === 'omaha' ? ` at ${beachName(0)}` : found.at === 'utah' ? ` at ${beachName(1)}` : '';
  const hexes = found.hexes.length > 3 ? `${found.hexes[0]} to ${found.hexes.at(-1)}` : listed(found.hexes, 'or');
  const where = found.by === 'land' ? ` at ${hexes}` : at;
  return { turn: found.turn, title: `Turn ${found.turn}, ${hourOf(world, found.turn)}, ${BY[found.by]}${where}` };
}

/** §18.1.2 §18.1.4 */
function reinforcements(words: Words, view: BradleyView, side: Side): Display {
  const units = inBox(view, DUE, AT_EDGE).filter((unit) => sideOf(words.world.roster, unit) === side);
  const arrivals = units.map((unit) => ({ unit, ...arrivalOf(words, view, unit) })).sort((a, b) => a.turn - b.turn);
  const titles = [...new Set(arrivals.map(({ title }) => title))];
  const groups = titles.map((title): Group => {
    const of = arrivals.filter((arrival) => arrival.title === title);
    const due = (of[0]?.turn ?? 0) <= view.open.turn;
    return {
      title,
      faces: facesOf(
        words,
        view,
        of.map(({ unit }) => unit),
      ),
      note: due ? 'Due now (§3.1).' : 'To come (§3.1).',
    };
  });
  const placing = inBox(view, UNPLACED).filter((unit) => sideOf(words.world.roster, unit) === side);
  const setUp: Group[] =
    placing.length > 0
      ? [{ title: 'To be set up', faces: facesOf(words, view, placing), note: 'Placed before the first turn (§2.5).' }]
      : [];
  const title = side === ALLIED ? 'Allied reinforcements' : 'German reinforcements';
  return { id: side === ALLIED ? 'allied' : 'german', title, groups: [...setUp, ...groups] };
}

/** §17.1.2 What is out of the game, and what it counts for. */
function losses(words: Words, view: BradleyView): Display {
  const { losses: levels } = scenarioOf(words.world, view.open);
  const gone = inBox(view, ELIMINATED);
  const of = (side: Side): number[] => gone.filter((unit) => sideOf(words.world.roster, unit) === side);
  const lost = alliedLosses(words.world, view.open);
  return {
    id: 'losses',
    title: 'Losses',
    groups: [
      {
        title: 'Allied',
        faces: facesOf(words, view, of(ALLIED)),
        note: `${lost} units: a German tactical victory at ${levels.tactical}, strategic at ${levels.strategic} (§17.1.2).`,
      },
      { title: 'German', faces: facesOf(words, view, of(GERMAN)), note: 'German losses do not count by themselves (§17.1.2).' },
    ],
  };
}

export const displaysOf = (words: Words, view: BradleyView): readonly Display[] => [
  ...beachDisplays(words, view),
  ...airborneDisplay(words, view),
  reinforcements(words, view, ALLIED),
  reinforcements(words, view, GERMAN),
  losses(words, view),
];
