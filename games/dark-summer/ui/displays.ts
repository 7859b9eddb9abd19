import type { Display } from '@bocage/board';
import { LETTERS } from '../src/ground.js';
import { entryHexes } from '../src/rules/8-reinforcements/entry.js';
import {
  AUTOMATIC,
  CHERBOURG,
  type Command,
  type DarkSummerView,
  ELIMINATED,
  EXITED,
  GERMANS,
  JUST_ENTERED,
  MAY_LEAVE,
  type Open,
  WAITING,
  WITHDRAWN,
} from '../src/types.js';
import { turnName } from './calendar.js';
import { faceOf } from './faces.js';
import { commandAdjective } from './sides.js';
import { listedUpTo } from './text.js';
import type { Words } from './words.js';

type Group = Display['groups'][number];

const unitsIn = (open: Open, place: number): number[] => open.hex.flatMap((hex, unit) => (hex === place ? [unit] : []));
const isGerman = ({ world }: Words, unit: number): boolean => unit >= world.roster.allied;

function groupOf(words: Words, view: DarkSummerView, title: string, units: readonly number[], note: string): Group {
  return { title, faces: units.map((unit) => faceOf(words, view, unit)), note };
}

/** §8.1.2 Where a unit of this group could be placed today. */
function entryText({ world, places }: Words, open: Open, unit: number, turn: number): string {
  const hexes = entryHexes(world, open, unit);
  if (hexes.length === 0) return 'no entry hex has room now';
  const names = hexes.map((hex) => places.entry(hex));
  return `${turn > open.turn ? 'today it could enter' : 'enters'} at ${listedUpTo(7, names)}`;
}

/** §8.1.1 §8.1.3 Whether they are due, or late, and what lets them in. */
function whenText(open: Open, turn: number, isAutomatic: boolean): string {
  if (turn > open.turn) return 'Not yet due';
  const late = turn < open.turn ? `Late since turn ${turn}, so they go first` : 'Due now';
  return isAutomatic ? `${late}; no roll needed (§8.1.3)` : `${late}; a die decides how many formations enter (§8.1.1)`;
}

/** Units that come together: of one command, turn and letter. */
function waitingGroups(words: Words, view: DarkSummerView, command: Command): Group[] {
  const { world } = words;
  const { open } = view;
  const keyOf = (unit: number): string =>
    [open.due[unit], world.roster.start[unit]?.letter ?? 0, ((open.marks[unit] as number) & AUTOMATIC) === 0 ? 0 : 1].join();
  const waiting = unitsIn(open, WAITING).filter((unit) => world.roster.command[unit] === command);
  const keys = [...new Set(waiting.map(keyOf))].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return keys.map((key) => {
    const units = waiting.filter((unit) => keyOf(unit) === key);
    const [turn = 0, letter = 0, automatic = 0] = key.split(',').map(Number);
    const mark = letter > 0 ? `, ${LETTERS[letter]} hexes` : '';
    const title = `${commandAdjective(command)} turn ${turn} (${turnName(world, turn)})${mark}${automatic === 1 ? ', without a roll' : ''}`;
    return groupOf(
      words,
      view,
      title,
      units,
      `${whenText(open, turn, automatic === 1)}; ${entryText(words, open, units[0] as number, turn)}.`,
    );
  });
}

const arrivals = (words: Words, view: DarkSummerView, id: string, title: string, commands: readonly Command[]): Display => ({
  id,
  title,
  groups: commands.flatMap((command) => waitingGroups(words, view, command)),
});

/** §10.4.3 */
function cherbourgNote(open: Open): string {
  if (open.cherbourgTurn > 0) return `Captured on turn ${open.cherbourgTurn} (§11.7).`;
  return open.isolated === 1 ? 'Cut off: no German leaves it now (§13.5).' : 'Still linked with the German lines (§13.5).';
}

/** §10.4 The three boxes, each side in its own part. */
function boxes(words: Words, view: DarkSummerView): Display {
  const { open } = view;
  const inside = (place: number, german: boolean): number[] => unitsIn(open, place).filter((unit) => isGerman(words, unit) === german);
  const { victory } = words.world.data.scenarios;
  return {
    id: 'boxes',
    title: 'Boxes',
    groups: [
      groupOf(words, view, 'Cherbourg, Germans', inside(CHERBOURG, true), cherbourgNote(open)),
      groupOf(
        words,
        view,
        'Cherbourg, Americans',
        inside(CHERBOURG, false),
        'They attack all Germans here once in each US combat round (§11.7).',
      ),
      groupOf(words, view, 'Brittany, just entered', inside(JUST_ENTERED, false), 'May leave from next turn (§10.4.4).'),
      groupOf(words, view, 'Brittany, may leave', inside(MAY_LEAVE, false), brittanyNote(open)),
      groupOf(words, view, 'Eastern exit, Allied', inside(EXITED, false), `Whole divisions score, at most ${victory.exit.most} (§3.2.2).`),
      groupOf(words, view, 'Eastern exit, German', inside(EXITED, true), 'Whole divisions score for the Germans (§3.2.2).'),
    ],
  };
}

/** §10.4.4 */
function brittanyNote({ returnTurn }: Open): string {
  return returnTurn > 0
    ? `The first came back on turn ${returnTurn}: nobody enters after that turn (§10.4.4).`
    : 'They come out by the S hexes of the south edge (§10.4.4).';
}

function losses(words: Words, view: DarkSummerView): Display {
  const lost = unitsIn(view.open, ELIMINATED);
  return {
    id: 'losses',
    title: 'Losses',
    groups: [
      groupOf(
        words,
        view,
        'Allied units eliminated',
        lost.filter((unit) => !isGerman(words, unit)),
        'Out of the game (§8.2).',
      ),
      groupOf(
        words,
        view,
        'German units eliminated',
        lost.filter((unit) => isGerman(words, unit)),
        'Out of the game (§8.2).',
      ),
      groupOf(
        words,
        view,
        'Sent home',
        unitsIn(view.open, WITHDRAWN),
        'Home before the end of turn 5, they give the Germans no points (§8.3).',
      ),
    ],
  };
}

export function displaysOf(words: Words, view: DarkSummerView): readonly Display[] {
  return [
    arrivals(words, view, 'allied', 'Allied units to come', [0, 1]),
    arrivals(words, view, 'german', 'German units to come', [GERMANS]),
    boxes(words, view),
    losses(words, view),
  ];
}
