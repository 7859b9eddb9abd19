import type { Json } from '@bocage/kernel';
import { type Difference, differ } from '@bocage/testkit';
import {
  ALLIED,
  type BradleyEvent,
  COMBAT_MODE,
  type DeclaredEvent,
  type FlakEvent,
  GERMAN,
  type ModeEvent,
  type MovedEvent,
} from '../../src/types.js';
import type { Sheets } from './automaton-shadow.js';
import * as conduct from './conduct.js';
import { isFortFire, letterOf, nextTarget } from './conduct-fire.js';
import { fortOf, isTown } from './ground.js';
import type { Paper } from './paper.js';
import { type Piece, pieceOf } from './pieces.js';
import type { BradleyShadow } from './shadows.js';
import { turnOf } from './waves.js';

type Before = conduct.Before;
type AdvancedEvent = Extract<BradleyEvent, { event: 'advanced' }>;

/** §20.4 points 2 and 3 Whether an action lets a unit go to a hex. */
function* madeMove(now: Before, piece: Piece, { path }: MovedEvent): Iterable<Difference> {
  const { paper, field, sheets } = now;
  const to = path.at(-1) as number;
  const what = `${piece.counter.id} from ${paper.sheet.label(piece.hex)} to ${paper.sheet.label(to)}`;
  if (conduct.isOnFlat(now, piece.hex)) return;
  yield* differ(`whether ${what} must stay`, conduct.mustStay(now, piece), false);
  for (const hex of conduct.wards(now, piece))
    yield* differ(
      `whether the garrison of ${paper.sheet.label(hex)} loses ${what}`,
      paper.sheet.distance(to, hex) > sheets.parameters.garrisonWithin,
      false,
    );
  const action = conduct.actionOf(now, piece);
  const aloof = conduct.toEnemy(now, piece, to) > 1 && !field.zone(piece.side === ALLIED ? GERMAN : ALLIED, to);
  if (action === 'dig-in') yield* differ(`${what} though it digs in`, 'moves', 'stays');
  if (action === 'hold')
    yield* differ(
      `${what}, which holds`,
      [conduct.isShelter(now, piece, piece.hex), conduct.isShelter(now, piece, to), conduct.toEnemy(now, piece, to) > 1],
      [false, true, true],
    );
  if (action === 'reposition' && piece.side === GERMAN) yield* differ(`${what}, which repositions, and keeps off`, aloof, true);
  if (action === 'guns')
    yield* differ(
      `${what}, a gun that moves with enemies near`,
      conduct.toEnemy(now, piece, piece.hex) <= sheets.parameters.gunsMoveWithin,
      true,
    );
  if ((action === 'counterattack' || action === 'all-out') && piece.side === GERMAN) yield* madeClosing(now, piece, to, what, aloof);
}

/** §20.4 point 3 Who counterattacks ends beside an enemy within so many hexes of the objective, or keeps off. */
function* madeClosing(now: Before, piece: Piece, to: number, what: string, aloof: boolean): Iterable<Difference> {
  const { paper, sheets } = now;
  const command = conduct.commandOf(now, piece);
  const objective = conduct.objectiveFor(now, command);
  // Where the reserve goes is a matter of its way, and it is lent to others.
  if (command.objectives.length === 0 || objective === undefined || aloof) return;
  const within = conduct.actionOf(now, piece) === 'all-out' ? sheets.parameters.allOutWithin : sheets.parameters.counterattackWithin;
  const met = conduct.enemies(now, piece).filter(({ hex }) => paper.sheet.distance(hex, to) <= 1);
  yield* differ(
    `${what}, which attacks near its objective`,
    met.some(({ hex }) => paper.sheet.distance(hex, objective) <= within),
    true,
  );
}

/** §20.4 points 3 and 6 Changes of mode of guns, and of those who dig in. */
function* madeMode(now: Before, piece: Piece, { mode }: ModeEvent): Iterable<Difference> {
  const { parameters } = now.sheets;
  const near = conduct.toEnemy(now, piece, piece.hex);
  const action = conduct.actionOf(now, piece);
  const what = `mode of ${piece.counter.id}`;
  if (action === 'dig-in') yield* differ(what, mode, COMBAT_MODE);
  if (action !== 'guns' || piece.side !== GERMAN) return;
  if (mode !== COMBAT_MODE)
    yield* differ(`${what}: guns that pack up`, [near <= parameters.gunsLeaveWithin, conduct.isCovered(now, piece)], [true, false]);
}

/** §20.4 point 7 */
function* madeFire(now: Before, event: DeclaredEvent): Iterable<Difference> {
  const { label } = now.paper.sheet;
  const next = nextTarget(now);
  if (next === undefined) return yield* differ(`fire at ${label(event.target)} that is not worth it`, isFortFire(now, event), true);
  yield* differ('what is fired at', label(event.target), label(next));
}

/** §20.4 point 8 */
function* madeAssault(now: Before, event: DeclaredEvent): Iterable<Difference> {
  const { paper, sheets, state } = now;
  const { allOutFrom, assaultFrom, nightFrom } = sheets.parameters;
  const attackers = event.attackers.map((unit) => pieceOf(paper, state, unit));
  const bold = attackers.some((piece) => conduct.actionOf(now, piece) === 'all-out');
  const letter = turnOf(paper, state.open.turn).night ? nightFrom : bold ? allOutFrom : assaultFrom;
  yield* differ(
    `whether the assault on ${paper.sheet.label(event.target)} is worth it`,
    letterOf(now, event) >= paper.tables.crt.letters.indexOf(letter),
    true,
  );
}

/** §20.4 point 8 One unit, and only where there is something to hold. */
function* madeAdvance(now: Before, event: AdvancedEvent, before: number): Iterable<Difference> {
  const { paper, state } = now;
  const to = event.path.at(-1) as number;
  const piece = pieceOf(paper, state, event.unit);
  // Ruling learnt: any objective of any command of his side.
  const sought = now.sheets.commands.list.filter(({ side }) => side === piece.counter.side).flatMap(({ objectives }) => objectives);
  const worth =
    sought.includes(paper.sheet.label(to)) ||
    fortOf(paper, state.open, to) !== undefined ||
    isTown(paper, to) ||
    state.open.dzHex.includes(to);
  yield* differ(`whether ${paper.sheet.label(to)} is worth an advance`, worth, true);
  yield* differ('how many advance', before, 0);
}

/** §20.4 point 11 The sign of the wind. */
function* madeFlak(now: Before, { zone, sign, units }: FlakEvent): Iterable<Difference> {
  const wind = now.state.open.dzWind[zone] as number;
  if (units.length > 0) yield* differ(`sign of the flak at zone ${zone}`, sign, wind < 0 ? -1 : 1);
}

/** §20.4 How automata move and fight, act by act: who goes in what order, what an action allows, what they fire at and assault. */
export function conductShadow(paper: Paper, data: Readonly<Record<string, Json>>): BradleyShadow {
  const sheets = data.automaton as unknown as Sheets;
  const holding = new Set<number>();
  const places = sheets.commands.order;
  let last = 0;
  const left = new Set<number>();
  let advances = 0;
  function* one(now: Before, event: BradleyEvent): Iterable<Difference> {
    if (event.event === 'segment' || event.event === 'landed') {
      last = 0;
      left.clear();
    }
    if (event.event === 'segment') advances = 0;
    if (event.event === 'segment' && event.segment === 'second-recovery') holding.clear();
    if (event.event === 'segment' && event.segment === 'placement') holding.clear();
    if (event.event === 'remote' && event.obey === 0) for (const unit of event.units) holding.add(unit);
    if (event.event === 'flak' && conduct.isAutomatic(now.state, GERMAN)) yield* madeFlak(now, event);
    if (event.event === 'declared') advances = 0;
    if (event.event === 'declared' && conduct.isAutomatic(now.state, event.side)) {
      if (event.kind === 'fire' && event.side === GERMAN && event.asp === 0) yield* madeFire(now, event);
      if (event.kind === 'assault') yield* madeAssault(now, event);
    }
    if (event.event !== 'moved' && event.event !== 'mode' && event.event !== 'advanced') return;
    const piece = pieceOf(paper, now.state, event.unit);
    if (!conduct.isAutomatic(now.state, piece.side)) return;
    if (event.event === 'advanced') yield* madeAdvance(now, event, advances++);
    if (!now.state.open.segment.endsWith('-movement') || event.event === 'advanced') return;
    const place = places.indexOf(conduct.commandOf(now, piece).id);
    // Ruling learnt: who found no room, or no part in an attack, goes later if others have made it.
    const late = left.size > 0 && (event.event === 'mode' || event.path.some((hex) => left.has(hex)));
    const attacks = ['counterattack', 'all-out'].includes(conduct.actionOf(now, piece));
    yield* differ(`whether ${piece.counter.id} goes in its command’s turn`, place >= last || late || attacks, true);
    last = Math.max(last, place);
    if (event.event === 'moved') left.add(piece.hex);
    if (event.event === 'moved') yield* madeMove(now, piece, event);
    else yield* madeMode(now, piece, event);
  }
  return {
    name: 'conduct',
    *made({ before, events }) {
      if (![ALLIED, GERMAN].some((side) => conduct.isAutomatic(before, side as 0 | 1))) return;
      // An automaton acts once at a time: what stood before it is what it saw.
      for (const event of events) yield* one(conduct.beforeOf(paper, sheets, before, holding), event);
    },
  };
}
