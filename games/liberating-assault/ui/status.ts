import type { Status } from '@bocage/board';
import { alliedPoints, thresholdsOf } from '../src/rules/scoring.js';
import { DUEL, type LiberatingAssaultFrame, type LiberatingAssaultView } from '../src/types.js';
import { lastTurn, STAGE_WORDS, turnName } from './stages.js';
import { topOf, type Words } from './words.js';

/** What within a step is being decided. */
const DETAILS: Readonly<Partial<Record<LiberatingAssaultFrame['step'], string>>> = {
  allocate: 'Arriving divisions',
  attach: 'Independent units',
  activate: 'Resistance',
  raid: 'Bombers',
  strike: 'Saboteurs',
  'lose-cards': 'Cards given up',
  'reveal-coast': 'Coastal defences',
  support: 'Guns and Flak',
  tactics: 'Tactics cards',
  withdraw: 'Withdrawal',
  advance: 'Advance',
  ruling: 'Control',
  consent: 'A dismissal',
};

const BEFORE: Readonly<Partial<Record<LiberatingAssaultFrame['step'], string>>> = {
  beaches: 'Choosing beaches',
  'drop-zones': 'Choosing drop zones',
  drop: 'Paratroops jump',
};

const LEVELS = { 'army-group': 'Army group', army: 'Armies', corps: 'Corps', division: 'Divisions and corps' } as const;

function phaseOf({ open }: LiberatingAssaultView): string[] {
  const top = topOf(open);
  if (top.step === 'over') return ['Game over'];
  const before = BEFORE[top.step];
  if (before !== undefined) return ['Before the landing', before];
  const level = top.step === 'hand-down' || top.step === 'place' ? LEVELS[top.level] : undefined;
  return [
    STAGE_WORDS[open.stage].title,
    ...(level !== undefined && open.way !== DUEL ? [level] : []),
    ...(DETAILS[top.step] ? [DETAILS[top.step] as string] : []),
  ];
}

/** §10.4 Points, for those who see where they come from. */
function scoreText({ world }: Words, { open, known, seats }: LiberatingAssaultView): string {
  const isWhole = open.way === DUEL || open.sight === 1 || seats.some((seat) => seat.startsWith('control'));
  if (!isWhole) return 'known at the end';
  const { allied, german } = thresholdsOf(world, open);
  return `${alliedPoints(world, known, open.turn)} (Allies win at ${allied}, Germans at ${german})`;
}

export function statusOf(words: Words, view: LiberatingAssaultView): Status {
  const { open } = view;
  return {
    turn: `Turn ${open.turn} of ${lastTurn(words.world, open.scenario)}`,
    date: turnName(words.world, open.turn),
    phase: phaseOf(view),
    score: scoreText(words, view),
  };
}
