import { type Addition, type BattleReport, BEACH_OPEN, type EliminatedWhy } from '../src/types.js';
import { hexesOf, type LogTable, onMap, wayText } from './log-table.js';
import { placesOf } from './prompts-combat.js';
import { RESULTS } from './results.js';
import { commandName } from './sides.js';
import { supportName } from './support.js';
import { capital, counted } from './text.js';
import { allNames, shortName } from './units.js';

type CombatEvent =
  | 'declared'
  | 'revealed'
  | 'supported'
  | 'battle'
  | 'cherbourg-battle'
  | 'step-lost'
  | 'eliminated'
  | 'retreated'
  | 'advanced'
  | 'beach'
  | 'obligation-lapsed';

/** Why units are gone; one that was over the stacking limit has a line of its own (§5.2). */
const WHY: Readonly<Partial<Record<EliminatedWhy, string>>> = {
  combat: 'eliminated',
  exchange: 'eliminated in the exchange',
  'defender-eliminated': 'eliminated in defence',
  'no-retreat': 'eliminated, with no way to retreat',
  strongpoint: 'eliminated, since it does not retreat',
  'ost-zero': 'removed, for with a factor of 0 it does not fight',
  attrition: 'eliminated for want of supply',
  cherbourg: 'eliminated in Cherbourg',
};

/** Additions that are no support markers, whose names stand for themselves. */
const ADDED: Readonly<Record<string, string>> = {
  woods: 'woods',
  omaha: 'Omaha’s augmented defence',
  'open-beach': 'the beach itself',
  'out-of-supply': 'halved out of supply',
  'at-least-one': 'one at least',
};

/** §11.3.1 §11.3.2 "4 (Omaha’s augmented defence +3)". */
function sumText(sum: number, added: readonly Addition[] = []): string {
  const parts = added.map(({ what, by }) => `${ADDED[what] ?? supportName(what)} ${by < 0 ? `−${-by}` : `+${by}`}`);
  return parts.length === 0 ? `${sum}` : `${sum} (${parts.join(', ')})`;
}

/** §11.3.3 §11.3.4 "12 to 5, 2-1, two columns left: 1-2". */
function oddsLine({ attack, attackAdded, defence, defenceAdded, odds, shift, column }: BattleReport): string {
  const by = Math.abs(shift);
  const shifted = shift === 0 ? '' : `, ${counted(by, 'column')} ${shift < 0 ? 'left' : 'right'}`;
  const sums = `${sumText(attack, attackAdded)} to ${sumText(defence, defenceAdded)}`;
  return `${sums}, ${odds}${shifted}${column === '' ? ': worse than 1-3' : shift === 0 ? '' : `: ${column}`}`;
}

function resultLine({ die, printed, result }: BattleReport): string {
  const rolled = die === 0 ? 'no die' : `die ${die}`;
  const taken = printed === result ? '' : result === '-' ? ', shrugged off' : ` taken as ${result}`;
  return `${rolled}: ${printed}${taken}, ${RESULTS[result] ?? result}`;
}

export const COMBAT_LINES: LogTable<CombatEvent> = {
  declared(words, _, { command, target, units, obliged }) {
    const owed = obliged.length === 0 ? '' : ` They must then also attack ${placesOf(words, obliged)}.`;
    // The log is read again long after: no factors, which change; the line of the battle has their sum.
    const who = capital(commandName(command));
    return {
      text: `${who} attack ${words.places.noun(target)} with ${allNames(words, units)}.${owed}`,
      hexes: onMap([target, ...obliged]),
      tone: 'combat',
    };
  },
  revealed: (words, view, { unit, value }) => ({
    text: `${capital(shortName(words, unit))} turns out to have a factor of ${value}.`,
    hexes: hexesOf(view, [unit]),
    tone: 'reveal',
  }),
  supported: (words, _, { marker, target, purpose }) => ({
    text: `${supportName(marker)} in support of the ${purpose === 'attack' ? 'attack on' : 'defence of'} ${target < 0 ? 'Cherbourg' : words.places.noun(target)}.`,
    hexes: onMap([target]),
    tone: 'combat',
  }),
  battle: (words, _, event) => ({
    text: `Battle for ${words.places.noun(event.target)}: ${oddsLine(event)}; ${resultLine(event)}.`,
    hexes: onMap([event.target]),
    tone: 'combat',
  }),
  'cherbourg-battle'(_, __, { attack, defence, column, die, result }) {
    if (column === '') return { text: `Battle for Cherbourg: ${attack} to ${defence}, below 1-1: nothing happens.`, tone: 'combat' };
    return { text: `Battle for Cherbourg: ${attack} to ${defence}, ${column}; die ${die}: ${cherbourgText(result)}.`, tone: 'combat' };
  },
  'step-lost'(words, view, { unit, section }) {
    // The line on attrition names all of them (§14.0).
    if (section === '14.0') return undefined;
    return { text: `${capital(shortName(words, unit))} is reduced.`, hexes: hexesOf(view, [unit]), tone: 'loss' };
  },
  eliminated(words, _, { units, why }) {
    const text = WHY[why];
    return text === undefined ? undefined : { text: `${capital(allNames(words, units))}: ${text}.`, tone: 'loss' };
  },
  retreated: (words, _, { unit, path }) => ({
    text: `${capital(shortName(words, unit))} retreats ${wayText(words, path)}.`,
    hexes: onMap(path),
    tone: 'move',
  }),
  advanced: (words, _, { unit, path }) => ({
    text: `${capital(shortName(words, unit))} advances ${wayText(words, path)}.`,
    hexes: onMap(path),
    tone: 'move',
  }),
  beach: (words, _, { hex, state }) => ({
    text: `${words.places.entry(hex)} is ${state === BEACH_OPEN ? 'open' : 'closed for good'}.`,
    hexes: onMap([hex]),
    tone: 'phase',
  }),
  'obligation-lapsed': (words, _, { hexes }) => ({
    text: `Nobody is left who could attack ${placesOf(words, hexes)}: the obligation lapses.`,
    hexes: onMap(hexes),
    tone: 'combat',
  }),
};

/** §11.7 What a cell of the Cherbourg table says. */
export function cherbourgText(cell: string): string {
  if (cell.startsWith('C')) return cell === 'C' ? 'C, the port is captured' : `${cell}, the port is captured for a US step`;
  const [americans = '0', germans = '0'] = cell.split('/');
  return `${cell}, ${counted(Number(americans), 'US step')} and ${counted(Number(germans), 'German step')} lost`;
}
