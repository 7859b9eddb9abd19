import type { ActionLabel } from '@bocage/board';
import { answerers } from '../src/rules/battle.js';
import { supporters, supportOf } from '../src/rules/command.js';
import { unplaced } from '../src/rules/deployment.js';
import { type BradleyView, COMBAT_MODE, type MovementFrame, type Open } from '../src/types.js';
import { COMPASS, shortName, ZONES } from './names.js';
import { capital, counted, points, tally } from './text.js';
import { topOf, type Words } from './words.js';

/** Ending a step says what it ends. */
function doneLabel({ open }: BradleyView): string {
  const frame = topOf(open);
  switch (frame.step) {
    case 'fire':
      return 'End fire';
    case 'assaults':
      return 'End close assaults';
    case 'movement':
      return movementEnd(frame);
    case 'deploy-modes':
      return 'The set-up is done';
    case 'released':
      return 'The others stay on the march';
    case 'advance':
      return open.hex.includes(frame.to) ? 'Nobody else advances' : 'Nobody advances';
    case 'approach':
      return 'Nobody else puts to sea';
    case 'swim':
      return open.stack.some((below) => below.step === 'landing' && below.swimming.length > 0)
        ? 'The others land from their craft'
        : 'All land from their craft';
    default:
      return 'Done';
  }
}

const movementEnd = ({ who }: MovementFrame): string => (who === 'landed' ? 'End the movement of those who landed' : 'End movement');

/** §7.3.1 */
function modeLabel({ world }: Words, { open }: BradleyView): string {
  const frame = topOf(open);
  const to = frame.step === 'move' && open.mode[frame.unit] === COMBAT_MODE ? 'Movement' : 'Combat';
  return `Change to ${to} Mode, ${points(world.data.tables.work.changeMode)}`;
}

/** §7.5 A move in Movement Mode ends with a facing; it may keep the one it has. */
function faceLabel({ open }: BradleyView, facing: number): ActionLabel {
  const frame = topOf(open);
  const keeps = frame.step === 'move' && open.facing[frame.unit] === facing;
  const label = frame.step === 'move' ? `End facing ${COMPASS[facing]}${keeps ? ', as now' : ''}` : `Face ${COMPASS[facing]}`;
  return { label, key: String(facing + 1), ...(keeps ? { main: true } : {}) };
}

/** Headquarters that can be named now, in order: their keys are numbers. */
function headquarters({ world }: Words, open: Open): readonly number[] {
  const frame = topOf(open);
  if (frame.step === 'battle') return answerers(world, open, frame);
  return frame.step === 'assault' ? supporters(world, open, frame.attackers, frame.headquarters) : [];
}

/** §16.1 */
function supportLabel(words: Words, { open }: BradleyView, hq: number): ActionLabel {
  const columns = counted(supportOf(words.world, open, hq), 'column');
  const at = headquarters(words, open).indexOf(hq);
  return { label: `${shortName(words, hq)} supports: ${columns}`, key: String(at + 1) };
}

const ASP_KEYS: Readonly<Record<string, string>> = { '1': '1', '5': '5', '10': '3', '25': '2' };

const AIR_KEYS: Readonly<Record<string, string>> = { '1': '6', '5': '7', '10': '8', '25': '9' };

type Numbered = (words: Words, view: BradleyView, n: number) => ActionLabel;

/** Words with a number behind them: `asp:5`, `face:3`. */
const NUMBERED: Readonly<Record<string, Numbered>> = {
  asp: (_, { open }, n) => ({ label: `Add ${tally(n)} of support, ${leftOf(open)} left`, short: `+${n}`, key: ASP_KEYS[n] ?? '9' }),
  air: (_, { open }, n) => ({ label: `Add ${tally(n)} of bombs, ${bombsLeft(open)} left`, short: `+${n} bombs`, key: AIR_KEYS[n] ?? '8' }),
  face: (_, view, n) => faceLabel(view, n),
  breach: ({ world }, { open }, n) => ({
    label: `Breach the sea wall ${COMPASS[n]}${behindWall(world, open, n)}, ${points(world.data.tables.work.breachWall)}`,
    key: String(n + 1),
  }),
  support: supportLabel,
  zone: (_, __, n) => ({ label: `${capital(ZONES[n] ?? 'another')} drop zone`, key: String(n + 1) }),
};

/** §15.2.1 The hex a wall keeps the engineers from. */
function behindWall({ grid }: Words['world'], open: Open, direction: number): string {
  const frame = topOf(open);
  return frame.step === 'move' ? ` before ${grid.label(grid.neighbour(open.hex[frame.unit] as number, direction))}` : '';
}

const leftOf = (open: Open): number => {
  const frame = topOf(open);
  return open.asp - (frame.step === 'volley' ? frame.asp : 0);
};

const bombsLeft = (open: Open): number => {
  const frame = topOf(open);
  return open.air - (frame.step === 'volley' ? (frame.air ?? 0) : 0);
};

type Plain = (words: Words, view: BradleyView) => ActionLabel;

/** E ends what a side does and says no; S ends what one unit does, so that pressed twice it ends no segment; D declares; F leaves it to the staff. */
const PLAIN: Readonly<Record<string, Plain>> = {
  done: (_, view) => ({ label: doneLabel(view), key: 'e', main: true }),
  end: () => ({ label: 'End its move', key: 's', main: true }),
  declare: (_, { open }) => ({ label: topOf(open).step === 'assault' ? 'Go in' : 'Open fire', key: 'd', main: true }),
  ready: () => ({ label: 'Ready: roll the dice', key: 'e', main: true }),
  armor: () => ({ label: 'Fire at the armor alone, one column better', key: 's' }),
  mode: (words, view) => ({ label: modeLabel(words, view), key: 't' }),
  check: ({ world }) => ({ label: `Look for mines, ${points(world.data.tables.work.checkMines)}`, key: 'i' }),
  clear: ({ world }) => ({ label: `Clear the mines, ${points(world.data.tables.work.clearMines)}`, key: 'f' }),
  ruins: () => ({ label: 'Clear the ruins', key: 'u' }),
  rest: ({ world }, { open }) =>
    topOf(open).step === 'drop'
      ? { label: 'All the rest, in the order of the list', key: 'f', main: true }
      : { label: `Let the staff place ${counted(unplaced(world, open).length, 'unit')}`, key: 'f', main: true },
  fill: () => ({ label: 'Let the staff fill the wave', key: 'f', main: true }),
  next: () => ({ label: 'Close the wave', key: 'e' }),
  spread: () => ({ label: 'Let the staff spread the wave', key: 'f', main: true }),
  stop: () => ({ label: 'Stop here', key: 's', main: true }),
  assault: () => ({ label: 'Assault from the sea', key: 'd', main: true }),
  abort: () => ({ label: 'All of them turn back', key: 'q' }),
  omaha: () => ({ label: 'Land at Omaha', key: '1' }),
  utah: () => ({ label: 'Land at Utah', key: '2' }),
  leave: () => ({ label: 'Leave it where it is', key: 'e', main: true }),
  all: () => ({ label: 'All the flak that reaches it', key: 'f' }),
  'take-up': () => ({ label: 'Take it up', key: 't' }),
  plus: () => ({ label: 'Add the flak to the dice', key: '1' }),
  minus: () => ({ label: 'Take the flak from the dice', key: '2' }),
  none: () => ({ label: 'No flak', key: 'e', main: true }),
};

export function wordLabel(words: Words, view: BradleyView, word: string): ActionLabel {
  const [name = '', number] = word.split(':');
  const numbered = number === undefined ? undefined : NUMBERED[name];
  if (numbered) return numbered(words, view, Number(number));
  return PLAIN[word]?.(words, view) ?? { label: word };
}
