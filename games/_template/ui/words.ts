import type { ActionLabel, LogLine, Prompt } from '@bocage/board';
import type { Action, GameModule, Outcome, Refusal, Roll, RollResult, Seat } from '@bocage/kernel';
import { CARDS, type Crossroads, type CrossroadsEvent, type CrossroadsView, NONE, ORDERS, SEATS } from '../src/types.js';
import type { World } from '../src/world.js';

/** What wording asks of the rules: who is asked is who is offered something. */
export type Rules = Pick<GameModule<Crossroads>, 'legal'>;

const SIDES = ['Blue', 'Red'];
const RESULTS: Readonly<Record<string, string>> = {
  AE: 'the attacker is lost',
  AR: 'the attacker retreats',
  '-': 'nothing happens',
  DR: 'the defender retreats',
  DE: 'the defender is lost',
  S: 'it stops there',
  L: 'it is lost',
};

const PROMPTS: Readonly<Record<string, Prompt>> = {
  commander: { text: 'Choose one of your counters as your commander, in secret.', section: 'C.2' },
  orders: { text: 'Give all your counters one order for this turn.', section: 'C.4' },
  supply: { text: 'Give your supply card to a counter, or go on without.', section: 'C.5' },
  move: { text: 'Choose a counter to move, or end your movement.', section: 'C.6' },
  march: { text: 'Choose the hex it goes to.', section: 'C.6' },
  ambush: { text: 'An enemy marches within reach: choose a counter that fires at it, or let it pass.', section: 'C.6.1' },
  combat: { text: 'Choose a counter to attack with, or end your combat.', section: 'C.7' },
  attack: { text: 'Choose the enemy it attacks.', section: 'C.7' },
  retreat: { text: 'Choose the hex your beaten counter goes back to.', section: 'C.8' },
};

const DECLARING: Prompt = { text: 'Look at the odds, then declare the attack or undo.', section: 'C.7' };

export function promptFor(game: Rules, view: CrossroadsView, seat: Seat): Prompt {
  const { stack } = view.open;
  const frame = stack[stack.length - 1];
  const prompt = frame?.step === 'attack' && frame.defender !== NONE ? DECLARING : PROMPTS[frame?.step ?? ''];
  if (!prompt) return { text: 'The game is over.', section: 'C.9' };
  return game.legal(view, seat).length > 0 ? prompt : { text: 'The other side decides.', section: 'C.3' };
}

const LABELS: Readonly<Record<string, ActionLabel>> = {
  march: { label: 'March: 1 farther', key: '1' },
  hold: { label: 'Hold: +1 in defence', key: '2' },
  assault: { label: 'Assault: +1 in attack', key: '3' },
  declare: { label: 'Declare the attack', key: 'd', main: true },
  pass: { label: 'Not now', key: 'e', main: true },
  'let-go': { label: 'Let the whole march pass', key: '1' },
  done: { label: 'Done', key: 'e', main: true },
};

export function labelOf(world: World, action: Action): ActionLabel {
  if (action.kind === 'unit') return { label: nameOf(world, action.unit) };
  if (action.kind === 'hex') return { label: `Hex ${world.grid.label(action.hex)}` };
  return LABELS[action.word] ?? { label: action.word };
}

const REFUSALS: Readonly<Record<string, string>> = {
  'not-asked': 'It is not for you to decide now.',
  'own-unit': 'Choose one of your own units.',
  'one-order': 'Give one of the three orders; it counts for the whole side.',
  'one-card': 'You have handed your card out already.',
  moved: 'That unit has moved this turn.',
  'cannot-move': 'That unit cannot move.',
  'too-far': 'That hex is too far away or not empty.',
  fired: 'That unit has fired at this march.',
  'not-in-ambush': 'That unit cannot fire at it: it is not within reach.',
  fought: 'That unit has attacked this turn.',
  'no-enemy': 'There is no enemy next to it.',
  'declare-first': 'Declare the attack, or undo.',
  'one-hex': 'Retreat into an empty hex next to it.',
};

export function refusalText({ code }: Refusal): string {
  return REFUSALS[code] ?? 'That cannot be done now.';
}

export function meaningText({ code }: { readonly code: string }): string {
  return RESULTS[code] ?? code;
}

export function outcomeText({ winner, level }: Outcome): string {
  if (!winner) return 'A draw.';
  const how = { commander: ': the enemy commander is lost', clear: ' clearly', narrow: ' narrowly' }[level] ?? '';
  return `${SIDES[(SEATS as readonly Seat[]).indexOf(winner)]} wins${how}.`;
}

export function rollText(roll: Roll, result: RollResult): LogLine {
  const text = roll.kind === 'draw' ? `A supply card: ${CARDS[result[0] as number]}.` : `Rolled ${result.join(', ')} for ${roll.why}.`;
  return { text, section: roll.section, tone: 'dice' };
}

/** One sentence an opponent can follow. */
export function logLine(world: World, { open }: CrossroadsView, event: CrossroadsEvent): LogLine | undefined {
  const side = SIDES[event.side ?? 0];
  const unit = nameOf(world, event.unit ?? 0);
  const at = event.at === undefined ? [] : [event.at];
  const card = event.card === undefined || event.card === NONE ? 'a card' : (CARDS[event.card] as string);
  const texts: Partial<Record<CrossroadsEvent['event'], () => LogLine>> = {
    turn: () => ({ text: `Turn ${event.turn}.`, tone: 'phase' }),
    commander: () => ({ text: `${unit} is your commander.` }),
    commanders: () => ({ text: 'Both sides have chosen their commanders.' }),
    drew: () => ({ text: `${side} draws ${card}.`, tone: 'dice' }),
    ordered: () => ({ text: `Your order is ${ORDERS[event.order ?? 0]}.` }),
    orders: () => ({ text: `Orders: ${event.orders?.map((order, i) => `${SIDES[i]} ${ORDERS[order]}`).join(', ')}.`, tone: 'reveal' }),
    handed: () => ({ text: `${side} hands a card to ${unit}.` }),
    moved: () => ({ text: `${unit} moves.`, tone: 'move', hexes: event.path ?? [] }),
    sighted: () => ({ text: `${unit} comes within reach: ${side} may fire.`, tone: 'combat', hexes: at }),
    ambush: () => ({
      text: `${unit} fires at ${nameOf(world, event.target ?? 0)}.`,
      tone: 'combat',
      hexes: [open.hex[event.unit ?? 0] as number, ...at],
    }),
    shot: () => ({ text: `A ${event.die}: ${event.result === '-' ? 'it goes on' : RESULTS[event.result ?? '-']}.`, tone: 'dice' }),
    halted: () => ({ text: `${unit} goes no further.`, tone: 'move' }),
    'card-shown': () => ({ text: `${side} shows ${card}.`, tone: 'reveal' }),
    identified: () => ({ text: `${unit} is ${event.commands ? '' : 'not '}the commander.`, tone: 'reveal' }),
    attack: () => ({ text: `${unit} attacks ${nameOf(world, event.target ?? 0)}.`, tone: 'combat' }),
    result: () => ({ text: `A ${event.die}: ${RESULTS[event.result ?? '-']}.`, tone: 'dice' }),
    retreated: () => ({ text: `${unit} retreats.`, tone: 'combat', hexes: event.path ?? [] }),
    lost: () => ({ text: `${unit} is lost.`, tone: 'loss' }),
  };
  const line = texts[event.event]?.();
  return line && { ...line, ...(event.section ? { section: event.section } : {}) };
}

function nameOf(world: World, unit: number): string {
  return world.roster.units[unit]?.name ?? `unit ${unit}`;
}
