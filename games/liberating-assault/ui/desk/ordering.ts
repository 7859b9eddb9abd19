import type { DeskRow } from '@bocage/board';
import { unit as theUnit } from '@bocage/kernel';
import { isHeldBy, sideOf, unitsAt } from '../../src/occupancy.js';
import { blankBattle } from '../../src/rules/effective.js';
import { attackParts, defenceParts, sumOf } from '../../src/rules/strength.js';
import { whyNoOrder } from '../../src/steps/why-orders.js';
import { AT_SEA, ATTACK, type Battle, enemyOf, FACE_DOWN, FREE, NO_ORDER } from '../../src/types.js';
import { refusalText } from '../refusals.js';
import { seatNumber } from '../seats.js';
import { counted } from '../text.js';
import { asksOf, topOf } from '../words.js';
import type { MakeParts, Sitting } from './on-desk.js';

/** Whether this seat is placing orders now. */
export const isOrdering = ({ view, seat }: Sitting): boolean => topOf(view.open).step === 'orders' && asksOf(view.open).includes(seat);

/** §4.5 The counters this seat can still order; with one chosen, none. */
export const orderable = ({ words, view, seat }: Sitting): ReadonlySet<number> =>
  new Set(words.legal(view, seat).flatMap((action) => (action.kind === 'unit' ? [action.unit] : [])));

/** Reasons that are read often, in few words. */
const SHORT: Readonly<Record<string, string>> = {
  'no-fuel-at-sea': 'no fuel: lands on open beaches only',
  'follows-ashore': 'comes ashore by itself',
};

/** Why a counter of one's own cannot be ordered, in the middle of a line; undefined when it can, or has its order. */
export function whyIdle(sitting: Sitting, unit: number): string | undefined {
  const { words, view, seat } = sitting;
  const { open, known } = view;
  if (!isOrdering(sitting) || known.cursor[seatNumber(words, open, seat)] !== FREE) return undefined;
  if (known.order[unit] !== NO_ORDER || orderable(sitting).has(unit)) return undefined;
  const why = whyNoOrder(words.world, view, seat, theUnit(unit));
  if (!why || why.code === 'not-yours' || why.code === 'is-done') return undefined;
  return `${SHORT[why.code] ?? refusalText(why).replace(/\.$/, '')} (§${why.section})`;
}

/** §4.10 An attack as it would be joined now: those ordered against a hex, and whoever is seen there. */
function expected({ words, view }: Sitting, target: number, attackers: number[]): Battle {
  const side = sideOf(words.world, attackers[0] as number);
  const defenders = isHeldBy(words.world, view.known, enemyOf(side), target) ? unitsAt(words.world, view.known, target) : [];
  return { ...blankBattle(side, target), attackers, defenders };
}

function attackRow(sitting: Sitting, target: number, attackers: number[]): DeskRow {
  const { words, view } = sitting;
  const { open, known } = view;
  const battle = expected(sitting, target, attackers);
  const hex = known.hex.map((at, unit) => (attackers.includes(unit) ? (known.path[unit]?.at(-2) ?? at) : at));
  const attack = sumOf(attackParts(words.world, open, { ...known, hex }, battle));
  const defence = sumOf(defenceParts(words.world, open, { ...known, hex }, battle));
  const isBlind =
    attackers.some((unit) => known.hex[unit] === AT_SEA) && open.coast[words.world.ground.coastIndex[target] as number] === FACE_DOWN;
  const against = battle.defenders.length === 0 && defence === 0 ? 'nobody seen there' : `${attack} against ${defence} as it stands`;
  return {
    id: `attack-${target}`,
    title: words.places.entry(target),
    note: `${counted(attackers.length, 'counter')}, ${against}${isBlind ? ', and works nobody has seen' : ''}`,
    hexes: [target],
  };
}

/** §4.5 §4.13 The attacks ordered so far and what they are worth before guns fire; enemies may have moved, or others may help. */
export const orderingParts: MakeParts = (sitting) => {
  const { view } = sitting;
  if (!isOrdering(sitting)) return [];
  const targets = new Map<number, number[]>();
  view.known.order.forEach((order, unit) => {
    const target = view.known.path[unit]?.at(-1);
    if (order === ATTACK && target !== undefined) targets.set(target, [...(targets.get(target) ?? []), unit]);
  });
  if (targets.size === 0) return [];
  const rows = [...targets].map(([target, attackers]) => attackRow(sitting, target, attackers));
  return [{ id: 'attacks', title: 'Attacks ordered', section: '4.5', note: 'Counted without guns, which fire later.', rows }];
};
