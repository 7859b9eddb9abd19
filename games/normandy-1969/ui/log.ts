import type { LogLine } from '@bocage/board';
import type { Roll, RollResult } from '@bocage/kernel';
import { BEACHES } from '../src/ground.js';
import { ALLIED, type NormandyEvent, type NormandyView } from '../src/types.js';
import { dateOf, PHASES } from './calendar.js';
import { COMBAT_LINES } from './log-combat.js';
import { LANDING_LINES } from './log-landing.js';
import { type Line, type LogTable, namesUpTo, tally } from './log-table.js';
import { outcomeText, scoreText } from './outcomes.js';
import { beachName } from './places.js';
import { capital, counted, listed, points } from './text.js';
import { formationName, identifyPiece, identityName, pieceFactors, shortIdentity, shortName } from './units.js';
import type { Words } from './words.js';

type GeneralEvent = Exclude<NormandyEvent['event'], keyof typeof COMBAT_LINES | keyof typeof LANDING_LINES>;

const GENERAL_LINES: LogTable<GeneralEvent> = {
  'order-drawn'({ world }, _, { order }) {
    const drawn = world.data.orders.orders[order - 1];
    return { text: `Your order of battle is number ${order}, ${drawn?.title}: ${drawn?.about}`, tone: 'reveal' };
  },
  'piece-placed'(words, _, { piece, hex }) {
    return {
      text: `${capital(shortIdentity(identifyPiece(words, piece)))} is set up ${words.places.at(hex)}.`,
      hexes: [hex],
      tone: 'arrival',
    };
  },
  'set-up'(_, __, { hexes }) {
    return {
      text: `The Germans have set up: ${counted(hexes.length, 'counter')} lie face down in ${counted(new Set(hexes).size, 'hex', 'hexes')}.`,
      hexes: [...new Set(hexes)],
      tone: 'reveal',
    };
  },
  turn: (_, __, { turn }) => ({ text: `${dateOf(turn)}: turn ${turn} begins.`, tone: 'phase' }),
  phase: (_, __, { phase }) => ({ text: PHASES[phase].begins, section: PHASES[phase].section, tone: 'phase' }),
  entered(words, _, { piece, hex }) {
    const identity = identifyPiece(words, piece);
    const factors = identity.kind === 'german' ? ` ${pieceFactors(identity.counter)}` : '';
    return {
      text: `German reinforcement: ${identityName(identity)},${factors}, enters ${words.places.at(hex)}.`,
      hexes: [hex],
      tone: 'arrival',
    };
  },
  moved(words, view, { unit, path, thirds }) {
    const from = words.places.way(path[0] as number);
    const to = words.places.way(path.at(-1) as number);
    return { text: `${capital(shortName(words, view, unit))} moved ${from} → ${to}, ${points(thirds)}.`, hexes: [...path], tone: 'move' };
  },
  revealed(words, _, { hex, pieces }) {
    const found = pieces.map((piece) => identifyPiece(words, piece));
    const units = found.flatMap((identity) =>
      identity.kind === 'german'
        ? [`${shortIdentity(identity)} (${formationName(identity.counter.formation)}) ${pieceFactors(identity.counter)}`]
        : [],
    );
    const dummies = found.length - units.length;
    const removed = dummies === 0 ? [] : [`${dummies === 1 ? 'a dummy' : counted(dummies, 'dummy', 'dummies')}, removed`];
    return { text: `Turned up ${words.places.at(hex)}: ${listed([...units, ...removed])}.`, hexes: [hex], tone: 'reveal' };
  },
  entrenched(words, view, { units }) {
    return { text: `Dug in: ${namesUpTo(5, words, view, units)}.`, hexes: hexesOf(view, units), tone: 'move' };
  },
  supply(words, view, { side, unsupplied }) {
    const whose = side === ALLIED ? 'Allied' : 'German';
    return { text: `Out of supply (${whose}): ${namesUpTo(5, words, view, unsupplied)}.`, hexes: hexesOf(view, unsupplied), tone: 'move' };
  },
  capacity(_, __, { capacity }) {
    return { text: `Landing capacity: ${BEACHES.map((_, area) => `${beachName(area)} ${capacity[area]}`).join(', ')}.`, tone: 'arrival' };
  },
  over: (words, { open }, { outcome }) => ({ text: `${outcomeText(outcome)}: the Allies have ${scoreText(words, open)}.`, tone: 'phase' }),
};

const LINES: LogTable<NormandyEvent['event']> = { ...GENERAL_LINES, ...LANDING_LINES, ...COMBAT_LINES };

function hexesOf({ open }: NormandyView, units: readonly number[]): number[] {
  return [...new Set(units.map((unit) => open.hex[unit] as number).filter((hex) => hex >= 0))];
}

export function logLineOf(words: Words, view: NormandyView, event: NormandyEvent): LogLine | undefined {
  const line = (LINES[event.event] as Line<NormandyEvent>)(words, view, event);
  if (!line) return undefined;
  return event.section === undefined ? line : { section: event.section, ...line };
}

const DIRECTIONS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const DICE: Readonly<Record<string, (die: number) => string>> = {
  combat: (die) => `Combat die: ${die}.`,
  scatter: (die) => `Drop die: ${die}.`,
  drift: (die) => `Drift die: ${die}, ${DIRECTIONS[die - 1]}.`,
};

/** What the host rolled, before what it did. */
export function rollLineOf(roll: Roll, result: RollResult): LogLine {
  const { section } = roll;
  if (roll.kind === 'shuffle') return { text: `${tally(roll.size)} counters were mixed.`, section, tone: 'dice' };
  const rolled = result[0] as number;
  if (roll.kind === 'draw') return { text: `Order ${rolled + 1} of six was drawn.`, section, tone: 'dice' };
  return { text: DICE[roll.why]?.(rolled) ?? `Die: ${result.join(', ')}.`, section, tone: 'dice' };
}
