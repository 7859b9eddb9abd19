import type { ActionLabel } from '@bocage/board';
import type { Action, UnitId } from '@bocage/kernel';
import { unitsAt } from '../src/occupancy.js';
import { onlyDefences, TRACKS, type Track } from '../src/rules/beach-fire.js';
import { priceOf } from '../src/rules/dispatch.js';
import { wayTo } from '../src/rules/movement.js';
import { isOnMap } from '../src/rules/units.js';
import type { BeachingFrame, GreatestDayFrame, GreatestDayView } from '../src/types.js';
import { fieldOf } from '../src/world.js';
import { braveryOdds, onlyTarget } from './aim.js';
import { chitName, leaderName, nameOf, namesOf } from './names.js';
import { boxName, gapSides, subBeachName } from './naval-names.js';
import { oddsOf } from './odds.js';
import { capital, points } from './text.js';
import { topOf, type Words } from './words.js';

type Price = ReturnType<typeof priceOf>;

/** What the words on the buttons mean: label, key, whether it is the main one. */
const WORDS: Readonly<Record<string, ActionLabel>> = {
  move: { label: 'Move' },
  fire: { label: 'Fire', key: 'f' },
  assault: { label: 'Assault', key: 'a' },
  rally: { label: 'Rally' },
  engineer: { label: 'Engineer work' },
  drop: { label: 'Drop' },
  column: { label: 'Into column' },
  deploy: { label: 'Out of column' },
  mount: { label: 'Mount its transport', key: 't' },
  dismount: { label: 'Dismount', key: 't' },
  pass: { label: 'Let it pass', key: 'e', main: true },
  'let-go': { label: 'Let the whole move go' },
  roll: { label: 'Roll', key: 'e', main: true },
  pay: { label: 'Pay a Command Point' },
  bonus: { label: 'Try for the Company Bonus', key: 'e', main: true },
  plain: { label: 'Fire as it is' },
  take: { label: 'Take it', key: 'e', main: true },
  check: { label: 'Check to shake it off', key: 'k' },
  run: { label: 'Run' },
  stand: { label: 'Stand', key: 'e', main: true },
  go: { label: 'Go in', key: 'e', main: true },
  hold: { label: 'Hold' },
  park: { label: 'Park the guns' },
  'leave-park': { label: 'Leave the Park' },
  'counter-battery': { label: 'Answer their guns' },
  alone: { label: 'The ship spots by itself', key: 'e', main: true },
  drift: { label: 'Find its place' },
  dash: { label: 'Run through a closed Gap' },
  act: { label: 'Take an Action', key: 'a', main: true },
  defences: { label: 'At the beach defences' },
  nests: { label: 'The nests fire', main: true },
  'all-deployed': { label: 'All ashore, deployed', key: 'e', main: true },
  deployed: { label: 'Ashore, deployed', key: 's' },
  'mounted-column': { label: 'Mounted, in column' },
  mounted: { label: 'Mounted' },
  stay: { label: 'Leave it', key: 'e', main: true },
  gaps: { label: 'Gaps' },
  obstacles: { label: 'Obstacles' },
  suppression: { label: 'From suppression', key: 's' },
  cohesion: { label: 'A Cohesion Hit' },
  dig: { label: 'Dig in: improved position', key: 'i' },
  entrench: { label: 'Entrench' },
  bocage: { label: 'Prepare the bocage' },
  roadblock: { label: 'Put up a roadblock', key: 'k' },
  unblock: { label: 'Clear a roadblock', key: 'u' },
  rearguard: { label: 'Leave a rearguard' },
  mine: { label: 'Lay mines' },
  lift: { label: 'Lift mines' },
  clear: { label: 'Clear rubble' },
  wire: { label: 'Wire the bridge' },
  blow: { label: 'Blow the bridge' },
  improve: { label: 'Improve the bridge' },
  bailey: { label: 'Build a Bailey bridge' },
  demolish: { label: 'Take the bridge down' },
  wittmann: { label: 'Bring in Wittmann' },
  hollis: { label: 'Bring in Hollis' },
  surrender: { label: 'Tell a German to surrender', key: 's' },
};

/** §4.2.6(2) A point is taken from one of these. */
const isTrack = (word: string): word is Track => (TRACKS as readonly string[]).includes(word);

/** §S.33 Who comes on by land is ashore already. */
const ENTERING: Readonly<Record<string, ActionLabel>> = {
  deployed: { label: 'Deployed', key: 's' },
  column: { label: 'In column' },
  mounted: { label: 'Mounted', key: 't' },
  'mounted-column': { label: 'Mounted, in column', main: true },
};

/** How the decision at hand ends. */
const DONE: Readonly<Record<string, string>> = {
  purchase: 'Done buying',
  activation: 'End the activation',
  acting: 'Done with it',
  air: 'No more planes',
  moving: 'End the move',
  bombard: 'End the bombardment',
  batteries: 'End the batteries’ fire',
  landing: 'End the landing',
  ashore: 'Leave them',
  fleet: 'The fleet stays',
  advance: 'Stay, nobody goes in',
};

/** §S.7 A chit with its price, and what its division then has left. */
function buyLabel(words: Words, { open, known }: GreatestDayView, chit: number): ActionLabel {
  const { chits } = fieldOf(words.world, open);
  const division = chits[chit]?.division ?? 0;
  const others = known.bought.flatMap((bought) => bought ?? []).filter((one) => chits[one]?.division === division).length;
  const [before, after] = [others, others + 1].map((count) => priceOf(words.world, open, division, count)) as [Price, Price];
  const cp = after.cp - before.cp;
  const parts = [
    ...(after.dp > before.dp ? [`${after.dp - before.dp} of ${(open.dp[division] as number) - before.dp} Dispatch`] : []),
    ...(cp > 0 ? [`${cp} of ${(open.cp[division] as number) - before.cp} Command`] : []),
  ];
  return { label: `Buy ${chitName(words, open, chit)}`, odds: parts.join(', ') };
}

function wordLabel(words: Words, view: GreatestDayView, word: string): ActionLabel {
  const { open } = view;
  const frame = topOf(open);
  // §S.3 A chit is not ended by the key that ends a move and leaves a unit: the next draw cannot be undone.
  if (word === 'done') return { label: DONE[frame.step] ?? 'Done', key: frame.step === 'activation' ? 'd' : 'e', main: true };
  if (frame.step === 'beach-fire' && isTrack(word)) {
    const now = open[word][frame.beach] as number;
    return { label: `${capital(word)}: from ${now} to ${now - 1}`, ...(WORDS[word]?.key ? { key: WORDS[word].key } : {}) };
  }
  if (word === 'fire' && frame.step === 'acting' && onlyDefences(words.world, open, frame.unit) >= 0)
    return { ...WORDS.fire, label: 'Fire at the beach defences' };
  if (frame.step === 'enter' && ENTERING[word]) return ENTERING[word];
  if (word.startsWith('lead:')) return { label: `${leaderName(words, Number(word.slice(5)))} goes to another unit` };
  if (word.startsWith('box:')) return { label: capital(boxName(words, open, Number(word.slice(4)))) };
  if (word.startsWith('sub:')) return { label: subBeachName(Number(word.slice(4))) };
  if (word.startsWith('gap:'))
    return {
      label: `The Gap from ${gapSides(words, Number(word.slice(4)))
        .map(words.places.noun)
        .join(' to ')}`,
    };
  if (word.startsWith('buy:')) return buyLabel(words, view, Number(word.slice(4)));
  return WORDS[word] ?? { label: capital(word.replace(/[:-]/g, ' ')) };
}

/** "A Company, 2 East Yorks, in 8231 Hermanville". */
function unitLabel(words: Words, { open }: GreatestDayView, unit: UnitId): string {
  const name = nameOf(words, open, unit);
  return isOnMap(open, unit) ? `${name}, in ${words.places.entry(open.hex[unit] as number)}` : name;
}

/** §4.8.3(1) In which stages of a landing the nests fire, and in which one's own units do. */
const [FIRERS_AT_CRAFT, NESTS_ASHORE, FIRE_ASHORE] = [2, 4, 5];

function landingVerb({ stage, target }: BeachingFrame): string {
  if (stage === NESTS_ASHORE) return 'The nests fire at';
  return stage === FIRERS_AT_CRAFT || (stage === FIRE_ASHORE && target >= 0) ? 'Fire with' : 'Fire at';
}

/** What choosing a unit does, where it fires or is fired at. */
function verbOf(frame: GreatestDayFrame): string | undefined {
  switch (frame.step) {
    case 'fire':
    case 'defend':
    case 'pursue':
      return 'Fire at';
    case 'react':
      return 'Fire with';
    case 'beaching':
      return landingVerb(frame);
    default:
      return undefined;
  }
}

function unitChoice(words: Words, view: GreatestDayView, unit: UnitId): string {
  const verb = verbOf(topOf(view.open));
  return verb === undefined ? unitLabel(words, view, unit) : `${verb} ${unitLabel(words, view, unit)}`;
}

function hexLabel(words: Words, { open }: GreatestDayView, hex: number): string {
  const { world, places } = words;
  const frame = topOf(open);
  const entry = `${places.entry(hex)}, ${places.ground(hex)}`;
  if (frame.step === 'moving') return `${entry}, ${points(wayTo(world, open, frame, hex).cost)}`;
  if (frame.step === 'assault') return `Assault ${entry}: ${namesOf(words, open, unitsAt(world, open, hex))}`;
  return entry;
}

export function labelOf(words: Words, view: GreatestDayView, action: Action): ActionLabel {
  const frame = topOf(view.open);
  const odds =
    frame.step === 'acting' && action.kind === 'word'
      ? (onlyTarget(words, view, frame.unit, action.word) ?? oddsOf(words, view, action))
      : (braveryOdds(words, view, action) ?? oddsOf(words, view, action));
  const label = plainLabel(words, view, action);
  return odds === undefined ? label : { ...label, odds };
}

function plainLabel(words: Words, view: GreatestDayView, action: Action): ActionLabel {
  if (action.kind === 'word') return wordLabel(words, view, action.word);
  return { label: action.kind === 'unit' ? unitChoice(words, view, action.unit) : hexLabel(words, view, action.hex) };
}
