import type { InfoLine, Way } from '@bocage/board';
import { type Action, hex as atHex, type Seat, word } from '@bocage/kernel';
import { isHeldBy, sideOf } from '../src/occupancy.js';
import { isMotorised } from '../src/rules/fuel.js';
import { strategicReach, tacticalAllowance, tacticalPath } from '../src/rules/movement.js';
import { hexesBack, waysBack } from '../src/rules/withdrawal.js';
import { kindsFor, nextHexes } from '../src/steps/stack-orders.js';
import {
  AT_SEA,
  ATTACK,
  EXPLOIT,
  enemyOf,
  FREE,
  type LiberatingAssaultView,
  MARCH,
  MOVE,
  NO_ORDER,
  type OrderKind,
  type WithdrawFrame,
} from '../src/types.js';
import { drawnAt } from './at-sea.js';
import { effectOf } from './hex-info.js';
import { seatNumber } from './seats.js';
import { terrainName } from './terrain.js';
import { capital, counted, inWords, stretched } from './text.js';
import { topOf, type Words } from './words.js';

/** An order as it would be, its route without the hex it begins in. */
interface Errand {
  readonly kind: OrderKind;
  readonly path: readonly number[];
}

const WORD_OF: Readonly<Record<number, string>> = { [ATTACK]: 'attack', [EXPLOIT]: 'exploit', [MOVE]: 'move', [MARCH]: 'march' };

/** §4.5 The counter a seat has chosen for an order that is not given yet; −1 for none. */
function chosenBy(words: Words, { open, known }: LiberatingAssaultView, seat: Seat): number {
  if (topOf(open).step !== 'orders') return FREE;
  return known.cursor[seatNumber(words, open, seat)] ?? FREE;
}

const isEnemyAt = ({ world }: Words, { known }: LiberatingAssaultView, unit: number, hex: number): boolean =>
  isHeldBy(world, known, enemyOf(sideOf(world, unit)), hex);

/** §4.5 §8.4 The shortest routes to enemies that can be attacked; from the sea to every beach of the division. */
function attackErrands(words: Words, view: LiberatingAssaultView, unit: number, kind: OrderKind): Errand[] {
  const { open, known } = view;
  const next = (path: readonly number[]): readonly number[] => nextHexes(words.world, open, known, unit, kind, path);
  if (known.hex[unit] === AT_SEA) return next([]).map((hex) => ({ kind, path: [hex] }));
  const [found, seen] = [new Map<number, Errand>(), new Set<number>()];
  let ways: number[][] = [[]];
  while (ways.length > 0) {
    const longer = ways.flatMap((path) => next(path).map((hex) => [...path, hex]));
    ways = longer.filter((path) => {
      const hex = path.at(-1) as number;
      if (seen.has(hex)) return false;
      seen.add(hex);
      if (isEnemyAt(words, view, unit, hex)) found.set(hex, { kind, path });
      return !found.has(hex);
    });
  }
  return [...found.values()];
}

/** §4.7 §4.18 Where a counter goes without a fight. */
function moveErrands({ world }: Words, { open, known }: LiberatingAssaultView, unit: number, kind: OrderKind): Errand[] {
  if (kind === MARCH) return [...strategicReach(world, open, known, unit).values()].map((path) => ({ kind, path }));
  return nextHexes(world, open, known, unit, kind, []).map((hex) => ({ kind, path: tacticalPath(world, known, unit, hex) }));
}

/** §4.5 What a counter would do in each hex it can be carried to: attack an enemy there, else move, else march; from the sea, land. */
function errandsOf(words: Words, view: LiberatingAssaultView, unit: number): ReadonlyMap<number, Errand> {
  const kinds = kindsFor(words.world, view.open, view.known, unit);
  const fights = ([ATTACK, EXPLOIT] as const).filter((kind) => kinds.includes(kind)).slice(0, 1);
  const goes = ([MARCH, MOVE] as const).filter((kind) => kinds.includes(kind));
  const all = [
    ...fights.flatMap((kind) => attackErrands(words, view, unit, kind)),
    ...goes.flatMap((kind) => moveErrands(words, view, unit, kind)),
  ];
  return new Map(all.map((errand) => [errand.path.at(-1) as number, errand]));
}

/** §4.5 Where the chosen counter can be carried to before it was said what it is to do, and the clicks that say it. */
export function carriesOf(words: Words, view: LiberatingAssaultView, seat: Seat): ReadonlyMap<number, readonly Action[]> {
  const unit = chosenBy(words, view, seat);
  if (unit === FREE || view.known.order[unit] !== NO_ORDER) return new Map();
  const clicks = ({ kind, path }: Errand): Action[] => {
    const hexes = kind === ATTACK || kind === EXPLOIT ? path : path.slice(-1);
    return [word(WORD_OF[kind] as string), ...hexes.map(atHex)];
  };
  return new Map([...errandsOf(words, view, unit)].map(([hex, errand]) => [hex, clicks(errand)]));
}

/** The order that a click on a hex goes on with, or that carrying the counter there would give. */
function errandTo(words: Words, view: LiberatingAssaultView, unit: number, hex: number): Errand | undefined {
  const { open, known } = view;
  const kind = known.order[unit] as OrderKind;
  if (kind === NO_ORDER) return errandsOf(words, view, unit).get(hex);
  if (kind === ATTACK || kind === EXPLOIT) return { kind, path: [...(known.path[unit] ?? []), hex] };
  const path = kind === MARCH ? strategicReach(words.world, open, known, unit).get(hex) : tacticalPath(words.world, known, unit, hex);
  return path && path.length > 0 ? { kind, path } : undefined;
}

/** §4.5 §4.11 §4.18 §4.19 How far that is of how far it could go. */
function farLine(words: Words, view: LiberatingAssaultView, unit: number, { kind, path }: Errand): InfoLine {
  const { world } = words;
  const { open, known } = view;
  const hexes = capital(counted(path.length, 'hex', 'hexes'));
  const { attack, strategicOnFoot } = world.data.tables.movement;
  if (known.hex[unit] === AT_SEA)
    return kind === MOVE ? { text: 'Ashore on an open beach.', section: '4.19' } : { text: 'A landing from the sea.', section: '8.4' };
  if (kind === MOVE) return { text: `${hexes} of ${inWords(tacticalAllowance(world, open, known, unit))}.`, section: '4.19' };
  if (kind === MARCH)
    return { text: `${hexes}${isMotorised(world, open, unit) ? '' : ` of ${inWords(strategicOnFoot)}`}, by road.`, section: '4.18' };
  if (!isEnemyAt(words, view, unit, path.at(-1) as number))
    return { text: `${hexes} of its route, of ${inWords(attack + 1)} with the target.`, section: '4.5' };
  const before = path.length - 1;
  const text =
    before === 0
      ? 'An attack from where it stands.'
      : `${capital(counted(before, 'hex', 'hexes'))} of ${inWords(attack)}, then the attack.`;
  return { text, section: '4.11' };
}

const groundLine = ({ world }: Words, path: readonly number[]): InfoLine => ({
  text: `${capital(stretched(path.map((hex) => terrainName(world, hex))))}.`,
  section: '1.2',
});

function orderWay(words: Words, view: LiberatingAssaultView, unit: number, hex: number): Way | undefined {
  const errand = errandTo(words, view, unit, hex);
  if (!errand) return undefined;
  const start = drawnAt(words, view, unit);
  const effect = isEnemyAt(words, view, unit, hex) ? effectOf(words, hex) : undefined;
  return {
    hexes: start === undefined ? [] : [start, ...errand.path],
    lines: [farLine(words, view, unit, errand), groundLine(words, errand.path), ...(effect ? [effect] : [])],
  };
}

/** §4.16 The way back. */
function withdrawalWay(words: Words, { known }: LiberatingAssaultView, frame: WithdrawFrame, hex: number): Way | undefined {
  const unit = known.battles[frame.battle]?.defenders[frame.next];
  if (unit === undefined) return undefined;
  const back = waysBack(words.world, known, unit, hexesBack(words.world, frame, unit)).find((way) => way.at(-1) === hex);
  if (!back) return undefined;
  const text = `Back over ${stretched(back.map((at) => terrainName(words.world, at)))}.`;
  return { hexes: [known.hex[unit] as number, ...back], lines: [{ text, section: '4.16' }] };
}

/** Where a legal click, or a counter that is carried there, would go: hex by hex, how far that is, and over which ground. */
export function wayOf(words: Words, view: LiberatingAssaultView, seat: Seat, action: Action): Way | undefined {
  if (action.kind !== 'hex') return undefined;
  const frame = topOf(view.open);
  if (frame.step === 'withdraw') return withdrawalWay(words, view, frame, action.hex);
  const unit = chosenBy(words, view, seat);
  return unit === FREE ? undefined : orderWay(words, view, unit, action.hex);
}
