import type { InfoLine } from '@bocage/board';
import type { UnitKind } from '../src/data/shapes.js';
import { LETTERS } from '../src/ground.js';
import { isWithdrawable } from '../src/roster.js';
import { rebuiltBy } from '../src/rules/8-reinforcements/replacements.js';
import { poolLeft } from '../src/rules/11-combat/pools.js';
import { ACTIVE, type DarkSummerView, ELIMINATED, FOUGHT, GERMANS, MOVED, RETREATED, WAITING, WITHDRAWN } from '../src/types.js';
import { turnName } from './calendar.js';
import { isUnsupplied } from './faces.js';
import { replacementName } from './replacements.js';
import { capital, counted, listed } from './text.js';
import { counterOf, factorsOf, formationName, nameOf } from './units.js';
import type { Words } from './words.js';

const KINDS: Readonly<Record<UnitKind, string>> = {
  infantry: 'Infantry',
  paratrooper: 'Paratroopers',
  glider: 'Glider infantry',
  special: 'Rangers or commandos',
  armor: 'Armour',
  cavalry: 'Armored cavalry',
  mechanized: 'Mechanized troops',
  fallschirmjager: 'Fallschirmjäger',
  tiger: 'Tiger tanks',
  flak: 'Flak',
  garrison: 'Fortress garrison',
  ost: 'Ost battalion',
  strongpoint: 'Strongpoint',
};

/** §2.2.1 §6.0 §10.2 What is printed on it and what it implies. */
function printedLines(words: Words, view: DarkSummerView, unit: number): InfoLine[] {
  const { roster } = words.world;
  const factors = factorsOf(words, view, unit);
  const numbers = factors.split('-').length === 3 ? 'attack, defence, movement' : 'attack and defence, movement';
  const lines: InfoLine[] = [{ text: `${KINDS[counterOf(words, unit).kind]}, ${factors}: ${numbers}.`, section: '2.2.1' }];
  const steps = view.open.steps[unit] as number;
  if (roster.fullSteps[unit] === 2) {
    const other = steps === 2 ? `reduced it is ${factorsOf(words, view, unit, 1)}` : `full it was ${factorsOf(words, view, unit, 2)}`;
    lines.push({ text: steps === 2 ? `Two steps: ${other}.` : `One step left: ${other}.`, section: '2.2.1' });
  } else lines.push({ text: 'One step only.', section: '2.2.1' });
  if (roster.battalion[unit]) lines.push({ text: 'No zone of control, and free of the stacking limit.', section: '6.0' });
  if (roster.heavy[unit]) lines.push({ text: 'Crosses major rivers only by bridges.', section: '10.2' });
  if (roster.striker[unit]) lines.push({ text: 'May attack in a reaction, and soften an exchange.', section: '9.3.4' });
  return [...lines, ...kindLines(words, view, unit)];
}

/** §11.5 §11.6 §8.3 §8.2.1 Rules of its kind. */
function kindLines({ world }: Words, { open }: DarkSummerView, unit: number): InfoLine[] {
  const kind = world.roster.kind[unit] as UnitKind;
  const lines: InfoLine[] = [];
  if ((kind === 'strongpoint' || kind === 'ost') && (open.value[unit] ?? -1) < 0) {
    const left = poolLeft(world, open, kind).flatMap((count, value) => (count > 0 ? [`${count} of ${value}`] : []));
    lines.push({ text: `Its factor is drawn when it fights; still in the pool: ${listed(left)}.`, section: '11.5' });
  }
  if (kind === 'strongpoint') lines.push({ text: 'Does not move, and is eliminated when it must retreat.', section: '11.5.1' });
  if (kind === 'flak') lines.push({ text: 'Defends with 1 unless armour, Tac Air or tank destroyers attack.', section: '11.6' });
  if (isWithdrawable(kind)) lines.push({ text: 'May be sent home up to turn 5; if not, it gives the Germans points.', section: '8.3' });
  const kinds = rebuiltBy(world, unit).map(replacementName);
  lines.push({ text: kinds.length > 0 ? `Rebuilt with ${listed(kinds, 'or')} replacements.` : 'Never rebuilt.', section: '8.2.1' });
  return lines;
}

/** §13.4 §10.1 How it fares now. */
function conditionLines(words: Words, view: DarkSummerView, unit: number): InfoLine[] {
  const marks = view.open.marks[unit] as number;
  const lines: InfoLine[] = [];
  if (isUnsupplied(words, view, unit)) {
    const attack = words.world.roster.command[unit] === GERMANS ? 'fights at half strength' : 'may not attack and defends at half strength';
    lines.push({ text: `Out of supply: ${attack}, and has 3 movement points.`, section: '13.4' });
  }
  if ((marks & ACTIVE) !== 0) lines.push({ text: 'Activated in this reaction.', section: '9.3.4' });
  const done = [
    (marks & MOVED) !== 0 ? 'moved' : '',
    (marks & FOUGHT) !== 0 ? 'attacked' : '',
    (marks & RETREATED) !== 0 ? 'retreated' : '',
  ];
  const said = done.filter((text) => text !== '');
  if (said.length > 0) lines.push({ text: `Has ${listed(said)} in this round.`, section: (marks & RETREATED) !== 0 ? '11.3.1' : '11.1' });
  return lines;
}

/** §8.1 Where it is, or when and where it comes. */
function whereabouts({ world, places }: Words, { open }: DarkSummerView, unit: number): InfoLine[] {
  const hex = open.hex[unit] as number;
  if (hex === ELIMINATED) return [{ text: 'Eliminated: out of the game.', section: '8.2' }];
  if (hex === WITHDRAWN) return [{ text: 'Sent home.', section: '8.3' }];
  if (hex !== WAITING) return [{ text: `${capital(places.at(hex))}.` }];
  const turn = open.due[unit] as number;
  const letter = LETTERS[world.roster.start[unit]?.letter ?? 0] ?? '';
  const late =
    turn < open.turn ? `late since turn ${turn}` : turn === open.turn ? 'due now' : `comes on turn ${turn}, ${turnName(world, turn)}`;
  return [{ text: `Waits off the map: ${late}${letter === '' ? '' : `, by ${letter} hexes`}.`, section: '8.1' }];
}

/** §2.4 */
function formationLine(words: Words, unit: number): InfoLine[] {
  const formation = words.world.roster.formation[unit] as number;
  const members = words.world.roster.members[formation] as readonly number[];
  if (members.length < 2) return [{ text: 'A formation of its own.', section: '2.4' }];
  return [{ text: `One of ${counted(members.length, 'unit')} of ${formationName(words, formation)}.`, section: '2.4' }];
}

/** Everything known of a unit. */
export function unitInfoOf(words: Words, view: DarkSummerView, unit: number): readonly InfoLine[] {
  return [
    { text: nameOf(words, unit) },
    ...printedLines(words, view, unit),
    ...conditionLines(words, view, unit),
    ...formationLine(words, unit),
    ...whereabouts(words, view, unit),
    { text: `Where the counter comes from: ${counterOf(words, unit).from}.` },
  ];
}
