import type { ActionLabel } from '@bocage/board';
import { type Action, word } from '@bocage/kernel';
import { CARDS, type CardKind, TACTICS, type Tactic } from '../src/data/shapes.js';
import { unitsAt } from '../src/occupancy.js';
import { strengthOf } from '../src/rules/losses.js';
import { readNumbered } from '../src/steps/steps.js';
import type { Battle, LiberatingAssaultView } from '../src/types.js';
import { drawnAt } from './at-sea.js';
import { cardName, cardTitle, formationName, holderName, tableName, tacticTitle, teamTitle, unitName } from './names.js';
import { oddsAfter } from './odds.js';
import { battleToDecide } from './prompts-battle.js';
import { terrainName } from './terrain.js';
import { listedUpTo } from './text.js';
import { seatName, topOf, type Words } from './words.js';

const FIXED: Readonly<Record<string, ActionLabel>> = {
  done: { label: 'Done with this step', key: 'e', main: true },
  attack: { label: 'Attack', key: '1' },
  exploit: { label: 'Exploit', key: '2' },
  move: { label: 'Move', key: '3' },
  march: { label: 'Strategic move by road', key: '4' },
  go: { label: 'The route ends here', key: 'e', main: true },
  'go-on': { label: 'Let the game go on', key: 'e', main: true },
  stack: { label: 'Order the whole stack', key: '5' },
  'void-order': { label: 'Strike its order' },
  remove: { label: 'Take it off the map' },
  'end-game': { label: 'End the game here' },
  agree: { label: 'Agree', key: '1' },
  refuse: { label: 'Refuse', key: '2' },
};

const DISMISS = 'dismiss:';

type NumberedText = (words: Words, view: LiberatingAssaultView, first: number, second: number) => string;

const card = (index: number): CardKind => CARDS[index] as CardKind;

/** Words with numbers behind them: `give:3:57`. */
const NUMBERED: Readonly<Record<string, NumberedText>> = {
  give: (words, _, kind, holder) => `${cardTitle(words, card(kind))} to ${holderName(words, holder)}`,
  back: (words, _, kind, holder) => `Call ${cardName(words, card(kind))} back from ${holderName(words, holder)}`,
  want: (words, _, kind, holder) => `Ask for ${cardName(words, card(kind))} for ${holderName(words, holder)}`,
  lay: (words, { open }, kind, unit) => `${cardTitle(words, card(kind))} on ${unitName(words, open, unit)}`,
  lose: (words, { open }, kind, unit) => `Give up ${cardName(words, card(kind))} of ${unitName(words, open, unit)}`,
  permit: (words, { open }, gun, division) => `${unitName(words, open, gun)}: may fire for ${formationName(words, division)}`,
  bomb: (words, _, hex) => `Bomb the division at ${words.places.entry(hex)}`,
  cut: (words, _, hex) => `Cut the roads at ${words.places.entry(hex)}`,
  soe: (_, __, table) => `SOE on ${tableName(table)} table`,
  resistance: (_, __, table) => `Resistance on ${tableName(table)} table`,
  beach: (words, _, formation, hex) => `${formationName(words, formation)} lands at ${words.places.entry(hex)}`,
  aim: (words, _, formation, hex) => `${formationName(words, formation)} drops at ${words.places.entry(hex)}`,
  to: (words, _, formation) => `To ${formationName(words, formation)}`,
  under: (words, _, formation, corps) => `${formationName(words, formation)} under ${teamTitle(words, corps)}`,
  pick: (words, { open }, unit) => `Rule on ${unitName(words, open, unit)}`,
  fire: (words, { open, known }, battle, gun) =>
    `A card of ${unitName(words, open, gun)} ${words.places.at((known.battles[battle] as Battle).target)}`,
  flak: (words, { open, known }, battle, gun) =>
    `Aircraft kept away by ${unitName(words, open, gun)} ${words.places.at((known.battles[battle] as Battle).target)}`,
  grant: (words, _, kind, holder) => `Give ${holderName(words, holder)} ${cardName(words, card(kind))}`,
  take: (words, _, kind, holder) => `Take ${cardName(words, card(kind))} from ${holderName(words, holder)}`,
  arrive: (words, _, formation) => `${formationName(words, formation)} comes with the next arrivals`,
  reveal: (words, _, team) => `Tell ${teamTitle(words, team)} where it is`,
  attacker: (words, { known }, battle) => `The defenders attack instead ${words.places.at((known.battles[battle] as Battle).target)}`,
  boxes: (_, __, lost) => (lost === 0 ? 'Restore all boxes' : `${lost} ${lost === 1 ? 'box' : 'boxes'} crossed off`),
};

function wordLabel(words: Words, view: LiberatingAssaultView, action: Action, text: string): ActionLabel {
  const fixed = FIXED[text];
  if (fixed) return topOf(view.open).step === 'advance' && text === 'done' ? { ...fixed, label: 'Nobody else advances' } : fixed;
  if ((TACTICS as readonly string[]).includes(text)) return { label: tacticTitle(words, text as Tactic) };
  if (text.startsWith(DISMISS)) return { label: `Ask for the dismissal of ${seatName(text.slice(DISMISS.length))}` };
  const { name, numbers } = readNumbered(action);
  const say = NUMBERED[name];
  return { label: say ? say(words, view, numbers[0] as number, numbers[1] as number) : text };
}

/** Who stands in a hex, for a target. */
function hexLabel(words: Words, { open, known }: LiberatingAssaultView, hex: number): string {
  const units = unitsAt(words.world, known, hex);
  const who =
    units.length === 0
      ? ''
      : `: ${listedUpTo(
          3,
          units.map((unit) => unitName(words, open, unit)),
        )}`;
  return `${words.places.entry(hex)}, ${terrainName(words.world, hex)}${who}`;
}

function unitLabel(words: Words, { open, known }: LiberatingAssaultView, unit: number): string {
  const strength = words.world.roster.fights[unit] ? `, strength ${strengthOf(words.world, known, unit)}` : '';
  return `${unitName(words, open, unit)}${strength} ${words.places.at(known.hex[unit] as number)}`;
}

function plainLabel(words: Words, view: LiberatingAssaultView, action: Action): ActionLabel {
  if (action.kind === 'word') return wordLabel(words, view, action, action.word);
  return { label: action.kind === 'unit' ? unitLabel(words, view, action.unit) : hexLabel(words, view, action.hex) };
}

export function labelOf(words: Words, view: LiberatingAssaultView, action: Action): ActionLabel {
  const odds = oddsAfter(words, view, action);
  const label = plainLabel(words, view, action);
  return odds === undefined ? label : { ...label, odds };
}

type Placed = (words: Words, view: LiberatingAssaultView, first: number, second: number) => number | undefined;

const drawnHolder: Placed = (words, view, _, holder) => {
  const hq = words.world.formations.hq[holder - words.world.teams.count];
  return hq === undefined || hq < 0 ? undefined : drawnAt(words, view, hq);
};
const battlefield: Placed = (_, { known }, battle) => known.battles[battle]?.target;

/** Words that are about a place. */
const PLACED: Readonly<Record<string, Placed>> = {
  beach: (_, __, ___, hex) => hex,
  aim: (_, __, ___, hex) => hex,
  bomb: (_, __, hex) => hex,
  cut: (_, __, hex) => hex,
  lay: (words, view, _, unit) => drawnAt(words, view, unit),
  lose: (words, view, _, unit) => drawnAt(words, view, unit),
  give: drawnHolder,
  back: drawnHolder,
  fire: battlefield,
  flak: battlefield,
};

/** §4.12 A tactics card is for the battle its chooser decides next. */
function tacticHex(words: Words, view: LiberatingAssaultView): number | undefined {
  const next = view.seats.map((seat) => battleToDecide(words, view, seat)).find((found) => found !== undefined);
  return next && view.known.battles[next.index]?.target;
}

/** The hex a word is about: where it can be chosen on the map. */
export function wordHexOf(words: Words, view: LiberatingAssaultView, text: string): number | undefined {
  const { name, numbers } = readNumbered(word(text));
  const at = (TACTICS as readonly string[]).includes(name)
    ? tacticHex(words, view)
    : PLACED[name]?.(words, view, numbers[0] as number, numbers[1] as number);
  return at === undefined || at < 0 ? undefined : at;
}
