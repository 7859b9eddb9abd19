import { fullStrength } from '../src/rules/units.js';
import { type BattleReport, type CombatResult, type DestroyedWhy, GERMAN, type NormandyView } from '../src/types.js';
import { allNames, type LogTable } from './log-table.js';
import { placesOf } from './prompts-combat.js';
import { capital, listed } from './text.js';
import { shortName } from './units.js';
import type { Words } from './words.js';

export const RESULTS: Readonly<Record<CombatResult, string>> = {
  AX: 'attackers eliminated',
  AR: 'attackers retreat',
  DR: 'defenders retreat',
  EX: 'exchange',
  DX: 'defenders eliminated',
};

const WHY: Readonly<Record<DestroyedWhy, string>> = {
  'attacker-eliminated': 'eliminated in the attack',
  'defender-eliminated': 'eliminated in defence',
  exchange: 'lost in the exchange',
  'no-retreat': 'destroyed: no way back',
  static: 'destroyed: it cannot retreat',
  'no-battalions': 'lost in the drop: no battalion left',
  'scattered-off-map': 'lost: carried off the map',
  'scattered-into-sea': 'lost at sea',
  'scattered-onto-enemy': 'lost: it came down on the enemy',
  'scattered-into-full-hex': 'lost: it came down where there was no room',
};

/** "die 3 + 4 = 7" or "die 3"; the table ends at its last row. */
function dieText({ die, addition, row }: BattleReport): string {
  if (addition === 0) return `die ${die}`;
  const sum = die + addition;
  return `die ${die} + ${addition} = ${sum}${sum > row ? `, row ${row}` : ''}`;
}

/** §C.3 Units with what each was worth: "16th Inf Regt (7)". */
function withStrength(words: Words, view: NormandyView, units: readonly number[]): string {
  return listed(units.map((unit) => `${shortName(words, view, unit)} (${fullStrength(words.world, view.open, unit)})`));
}

type CombatEvent = 'declared' | 'gunfire' | 'battle' | 'destroyed' | 'retreated';

export const COMBAT_LINES: LogTable<CombatEvent> = {
  declared(words, view, { side, targets, units }) {
    const who = side === GERMAN ? 'The Germans' : 'The Allies';
    return {
      text: `${who} attack ${placesOf(words, targets)} with ${withStrength(words, view, units)}.`,
      hexes: [...targets],
      tone: 'combat',
    };
  },
  gunfire(words, _, { hex, mission, points, purpose }) {
    const adds = purpose === 'attack' ? `adds ${points} to the attack` : `adds ${points} to the defence`;
    return { text: `${capital(mission)} naval gunfire on ${words.places.noun(hex)} ${adds}.`, hexes: [hex], tone: 'combat' };
  },
  battle(words, _, event) {
    const { targets, attack, defence, column, result } = event;
    const text = `Battle for ${placesOf(words, targets)}: ${attack} to ${defence}, ${column}; ${dieText(event)}: ${result}, ${RESULTS[result]}.`;
    return { text, hexes: [...targets], tone: 'combat' };
  },
  destroyed(words, view, { units, why }) {
    const points = units.reduce((sum, unit) => sum + fullStrength(words.world, view.open, unit), 0);
    const worth = points > 0 ? ` (strength ${points})` : '';
    return { text: `${capital(allNames(words, view, units))} ${WHY[why]}${worth}.`, tone: 'loss' };
  },
  retreated(words, view, { unit, path }) {
    const [from, via, to] = path.map((hex) => words.places.way(hex));
    return { text: `${capital(shortName(words, view, unit))} retreats ${from} → ${via} → ${to}.`, hexes: [...path], tone: 'move' };
  },
};
