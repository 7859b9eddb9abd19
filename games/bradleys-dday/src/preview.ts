import type { Forecast, ForecastLine, ForecastOutcome, Seat } from '@bocage/kernel';
import { LETTERS } from './data/shapes.js';
import { CITY, TOWN } from './ground.js';
import { GARRISON } from './roster.js';
import { type Battle, oddsOf, struckBy } from './rules/battle.js';
import { bombingRoll, bombsOf } from './rules/bombing.js';
import { type Result, resultAt, rowOf, ruinsIn } from './rules/crt.js';
import { type Cited, diceModifiers, multiplierOf, sumOf } from './rules/defence.js';
import { lineOf } from './rules/fire.js';
import { isFortified } from './rules/fortifications.js';
import { assaulters, byLandingHex } from './rules/landing.js';
import { drivenBy } from './rules/results.js';
import { canRetreat } from './rules/retreat.js';
import { isDisrupted } from './rules/units.js';
import { type AbortFrame, ALLIED, type BradleyView, enemyOf, type LandingFrame, type Open } from './types.js';
import type { World } from './world.js';

const DICE = [1, 2, 3, 4, 5, 6];
const ROLLS = DICE.flatMap((first) => DICE.map((second) => first + second));
const TOTALS = [...new Set(ROLLS)].sort((a, b) => a - b);

/** §19.2 Air points whose dice are still to come. */
function airIn({ stack }: Open): number {
  const frame = stack[stack.length - 1];
  return frame?.step === 'bombing' || frame?.step === 'volley' ? (frame.air ?? 0) : 0;
}

/** The attack being put together or about to be rolled, if there is one. */
function battleIn(world: World, open: Open): Battle | undefined {
  const { stack } = open;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.step === 'battle') return frame;
    if (frame?.step === 'battle-dice' || frame?.step === 'bombing') return frame.battle;
    if (frame?.step === 'volley') return { ...frame, kind: 'fire', attackers: frame.firers, answers: [] };
    if (frame?.step === 'abort' && frame.why === 'enemy') return fromTheSea(world, open, frame);
    if (frame?.step === 'assault') return { ...frame, kind: 'assault', asp: 0, armorOnly: 0, answers: [] };
  }
  return undefined;
}

/** §5.5.6 R3 The assault of those bound for a hex of Germans, if nobody else turns back. */
function fromTheSea(world: World, open: Open, { hex }: AbortFrame): Battle {
  const landing = open.stack.findLast((frame): frame is LandingFrame => frame.step === 'landing');
  const bound = landing ? (byLandingHex(world, open, landing.beach).get(hex) ?? []) : [];
  const attackers = assaulters(world, bound);
  return { kind: 'landing', side: ALLIED, target: hex, attackers, asp: 0, armorOnly: 0, headquarters: [], answers: [] };
}

const LABELS: Readonly<Record<string, string>> = {
  'support-points': 'Air and naval support',
  'air-points': 'Bombs, if all fall well',
  bombing: 'Bombs well laid',
  'guns-at-armor': 'Guns at armor alone',
  headquarters: 'Support of',
  morale: 'Better morale',
  armor: 'Armor superiority',
  outflanking: 'Outflanked',
  surrounding: 'Surrounded',
  hilltop: 'Higher ground',
  engineers: 'Engineers at a fortification',
  'resistance-nest': 'Resistance nest',
  strongpoint: 'Strongpoint',
  ruins: 'Ruins',
  town: 'Town',
  city: 'City',
};

function lineFor({ data }: World, { label, value, section, unit }: Cited): ForecastLine {
  const name = unit === undefined ? '' : (data.counters.units[unit]?.designation ?? '');
  const said = LABELS[label] ?? label;
  return { label: [said, name].filter(Boolean).join(' '), value, section, ...(unit === undefined ? {} : { unit }) };
}

/** §10.4 The cell as the table prints it. */
const cellOf = ({ effect, lightRed }: Result): string => `${effect}${lightRed ? '*' : ''}` || '–';

/** §10.4 §10.5 §10.6.7 §12.1 §13.0 What a result would mean here. */
function meaningOf(world: World, open: Open, battle: Battle, letter: number, result: Result): ForecastOutcome['means'] {
  const means: ForecastOutcome['means'][number][] = [];
  const struck = struckBy(world, open, battle);
  const regular = struck.filter((unit) => world.roster.kind[unit] !== GARRISON);
  const byFire = battle.kind === 'fire';
  const units = regular.length;
  if (result.effect === 'E') means.push({ code: 'eliminated', params: { units } });
  if (result.effect === 'D')
    means.push({ code: 'disrupted', params: { units, lost: regular.filter((unit) => isDisrupted(open, unit)).length } });
  if (result.effect === 'R') {
    const driven = drivenBy(world, open, battle, regular);
    const trapped = driven.filter((unit) => !canRetreat(world, open, unit)).length;
    if (driven.length > 0) means.push({ code: 'retreats', params: { units: driven.length, trapped } });
    else if (units > 0) means.push({ code: isFortified(world, open, battle.target, enemyOf(battle.side)) ? 'stays' : 'gun-stays' });
  }
  if (!byFire && result.effect !== '' && units < struck.length) means.push({ code: 'garrison-gone' });
  if (result.lightRed && !byFire) means.push({ code: 'attackers-disrupted' });
  if (result.lightRed && byFire && makesRuins(world, open, battle, letter)) means.push({ code: 'ruined' });
  return means.length > 0 ? means : [{ code: 'no-effect' }];
}

/** §12.1.1 */
function makesRuins(world: World, open: Open, { target, attackers, asp }: Battle, letter: number): boolean {
  const terrain = world.ground.terrain[target];
  if ((terrain !== TOWN && terrain !== CITY) || open.ruins.includes(target) || !ruinsIn(world, letter)) return false;
  return lineOf(world, { firers: [...attackers], asp }) === 'bombardment';
}

/** §10.4 §10.1.3 The exact chance of each result of an attack as it stands. */
function outcomesOf(world: World, open: Open, battle: Battle, modifier: number): ForecastOutcome[] {
  const { letter } = oddsOf(world, open, battle);
  if (letter < 0) return belowTable(battle);
  const found = new Map<string, { readonly result: Result; ways: number }>();
  for (const roll of ROLLS) {
    const result = resultAt(world, letter, roll + modifier);
    const entry = found.get(cellOf(result));
    if (entry) entry.ways++;
    else found.set(cellOf(result), { result, ways: 1 });
  }
  return [...found].map(([cell, { result, ways }]) => ({
    result: cell,
    ways,
    of: ROLLS.length,
    means: meaningOf(world, open, battle, letter, result),
  }));
}

/** §19.2 The same over every roll of the bombers, each result counted once. */
function bombedOutcomes(world: World, open: Open, battle: Battle, air: number, modifier: number): ForecastOutcome[] {
  const found = new Map<string, ForecastOutcome>();
  for (const first of DICE)
    for (const second of DICE) {
      const bombs = bombsOf(world, open, battle.target, air, bombingRoll(world, open, [first, second]));
      const asp = battle.asp + bombs.asp;
      const isNothing = asp === 0 && battle.attackers.length === 0;
      const nothing = {
        result: '–',
        ways: ROLLS.length,
        of: ROLLS.length,
        means: [bombs.strays >= 0 ? { code: 'strays' } : { code: 'wasted' }],
      };
      for (const outcome of isNothing ? [nothing] : outcomesOf(world, open, { ...battle, asp, shift: bombs.shift }, modifier)) {
        const key = `${outcome.result} ${outcome.means.map(({ code }) => code).join()}`;
        const ways = (found.get(key)?.ways ?? 0) + outcome.ways;
        found.set(key, { ...outcome, ways, of: ROLLS.length * ROLLS.length });
      }
    }
  return [...found.values()];
}

/** §10.1.3 §10.3.4 e Below the table nothing happens to the defender, and an assault costs a stack its order. */
const belowTable = ({ kind }: Battle): ForecastOutcome[] => [
  { result: '–', ways: ROLLS.length, of: ROLLS.length, means: [{ code: kind === 'fire' ? 'below-table' : 'assault-fails' }] },
];

/** §10.1.6 A defender's worth with what the ground makes of it: "Static 8, 2 × 4". */
const withMultiplier = (line: ForecastLine, times: number): ForecastLine =>
  times > 1 ? { ...line, label: `${line.label}, ${line.value / times} × ${times}` } : line;

/** §10.2.8 §10.3.4 The exact forecast of the fire or assault at hand. */
export function preview(world: World, { open }: BradleyView, _seat: Seat): Forecast | undefined {
  const battle = battleIn(world, open);
  if (!battle) return undefined;
  const air = airIn(open);
  // §19.2 With bombs to come the strengths are those of bombs that all fall well, and no one column is sure.
  const odds = oddsOf(world, open, battle);
  const attack = air > 0 ? [...odds.attack, { label: 'air-points', value: air, section: '19.2' }] : odds.attack;
  const differential = odds.differential + air;
  const drms = diceModifiers(world, open, battle.target, enemyOf(battle.side));
  const modifier = sumOf(drms);
  const times = multiplierOf(world, open, battle.target, enemyOf(battle.side), battle.kind === 'fire' ? 'fire' : 'assault');
  const { results, firstRoll } = world.data.tables.crt;
  const isEmpty = battle.attackers.length === 0 && battle.asp === 0 && air === 0;
  const isOnTable = odds.letter >= 0 && !isEmpty && air === 0;
  return {
    title: `${sumOf(attack)} − ${sumOf(odds.defence)} = ${differential < 0 ? `−${-differential}` : differential}`,
    section: battle.kind === 'fire' ? '10.2.8' : '10.3.4',
    attack: attack.map((line) => lineFor(world, line)),
    defence: odds.defence.map((line) => withMultiplier(lineFor(world, line), times)),
    // Nobody has an advantage over nobody (§10.3.6).
    modifiers: [...(isEmpty ? [] : odds.shifts), ...drms].map((line) => lineFor(world, line)),
    column: isOnTable ? (LETTERS[odds.letter] as string) : '',
    table: { columns: LETTERS, rows: results.map((row) => row.map((cell) => cell || '–')), dieFrom: firstRoll },
    dice: isOnTable ? TOTALS.map((roll) => rowOf(world, roll + modifier) + firstRoll) : [],
    outcomes: isEmpty ? [] : air > 0 ? bombedOutcomes(world, open, battle, air, modifier) : outcomesOf(world, open, battle, modifier),
  };
}
