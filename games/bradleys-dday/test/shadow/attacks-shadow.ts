import type { Json } from '@bocage/kernel';
import { type Difference, differ } from '@bocage/testkit';
import { ALLIED, type AutomatonEvent, type BradleyEvent, GERMAN, MOVED, type Side, UNRELEASED } from '../../src/types.js';
import { type Part, planned } from './attacks.js';
import type { Command, Sheets } from './automaton-shadow.js';
import * as conduct from './conduct.js';
import { goalFor } from './marches.js';
import type { Paper } from './paper.js';
import { isMarked, type Piece } from './pieces.js';
import type { BradleyShadow } from './shadows.js';

type Before = conduct.Before;
const ATTACKS = ['counterattack', 'all-out'];

const rolled = ({ sheets, state }: Before, command: Command): string =>
  sheets.actions.list[state.open.commands[sheets.commands.list.indexOf(command)] as number]?.action ?? '';

/** §20.5 The reserve follows its own action before it is lent. */
const told = (now: Before, piece: Piece, action: string): string => {
  const own = rolled(now, conduct.commandOf(now, piece));
  return own === action && action === 'counterattack' && !now.holding.has(piece.unit) ? own : conduct.actionOf(now, piece);
};

/** §20.4 points 2 and 3 Who can be given a part: no one disrupted, holding or bound to his fort. */
const isFree = (now: Before, piece: Piece, action: string): boolean => !piece.disrupted && told(now, piece, action) === action;

/** §20.4 point 3 Parts of a command in the attacks it may make, the reserve in those of others who have rolled all-out. */
function partsOf(now: Before, command: Command): Map<number, Part> {
  const { sheets, field } = now;
  const reserve = sheets.commands.list.find(({ id }) => id === 'reserve') as Command;
  const of = (one: Command) => field.pieces.filter((piece) => one.units.includes(piece.counter.id) && !isMarked(piece, UNRELEASED));
  const parts = new Map<number, Part>();
  const attack = (one: Command, action: string): void => {
    const lent = action === 'all-out' && one.side === reserve.side && one !== reserve ? of(reserve) : [];
    const members = [...of(one), ...lent].filter((piece) => isFree(now, piece, action));
    // Ruling learnt: the reserve as a whole has the goal of the first in its list.
    const listed = (piece: Piece): number => one.units.indexOf(piece.counter.id);
    const [first] = of(one).sort((a, b) => listed(a) - listed(b));
    const objective = first && goalFor(now, first);
    if (objective === undefined) return;
    for (const [unit, part] of planned(now, one, members, objective, action))
      if (!parts.has(unit) && of(command).some((piece) => piece.unit === unit)) parts.set(unit, part);
  };
  const own = rolled(now, command);
  if (ATTACKS.includes(own)) attack(command, own);
  if (command !== reserve) return parts;
  for (const id of sheets.commands.order) {
    const other = sheets.commands.list.find((one) => one.id === id) as Command;
    if (other !== reserve && other.side === reserve.side && rolled(now, other) === 'all-out') attack(other, 'all-out');
  }
  return parts;
}

/** What a unit that has not moved yet would do in an attack, nothing where it stays where it is. */
const wayOf = (field: conduct.Before['field'], unit: number, parts: ReadonlyMap<number, Part>): Part | undefined => {
  const part = parts.get(unit);
  const piece = field.pieces.find((one) => one.unit === unit);
  return part && piece && !isMarked(piece, MOVED) && piece.hex !== part.from ? part : undefined;
};

/** §20.4 point 3 Where counterattacks stand: against what a unit goes that is picked, and from where, as the board then stands. */
export function attacksShadow(paper: Paper, data: Readonly<Record<string, Json>>): BradleyShadow {
  const sheets = data.automaton as unknown as Sheets;
  const holding = new Set<number>();
  const { label } = paper.sheet;
  let picked: { unit: number; from: number } | undefined;
  const say = (unit: number, part: { target: number } | undefined): string =>
    `${paper.counters[unit]?.id} ${part ? `against ${label(part.target)}` : 'attacks nobody'}`;

  /** Whoever has said that he goes against somebody, or not, and has a part in the plan, or not. */
  function* madePick(now: Before, unit: number, why: AutomatonEvent | undefined): Iterable<Difference> {
    const command = sheets.commands.list.find(({ units }) => units.includes(paper.counters[unit]?.id as string)) as Command;
    const part = wayOf(now.field, unit, partsOf(now, command));
    const said = why && ATTACKS.includes(why.reason) ? { target: why.hex } : undefined;
    yield* differ('what is attacked', say(unit, said), say(unit, part));
    picked = part && said && { unit, from: part.from };
  }

  /** At the end of a segment nobody is left who could attack. */
  function* madeEnd(now: Before, side: Side): Iterable<Difference> {
    for (const command of sheets.commands.list) {
      if (command.side !== (side === ALLIED ? 'allied' : 'german')) continue;
      const parts = partsOf(now, command);
      for (const unit of parts.keys()) yield* differ('who is left out', say(unit, undefined), say(unit, wayOf(now.field, unit, parts)));
    }
  }

  const note = (event: BradleyEvent): void => {
    if (event.event === 'segment' && ['placement', 'second-recovery'].includes(event.segment)) holding.clear();
    if (event.event === 'remote' && event.obey === 0) for (const unit of event.units) holding.add(unit);
  };
  return {
    name: 'attacks',
    *made({ before, events, move }) {
      const frame = before.open.stack.at(-1);
      const side = before.open.segment === 'german-movement' ? GERMAN : ALLIED;
      if (move.kind === 'action' && conduct.isAutomatic(before, side)) {
        const now = conduct.beforeOf(paper, sheets, before, holding);
        const why = events.find(({ event }) => event === 'automaton');
        if (frame?.step === 'movement' && move.action.kind === 'unit')
          yield* madePick(now, move.action.unit, why?.event === 'automaton' ? why : undefined);
        if (frame?.step === 'movement' && move.action.kind === 'word') yield* madeEnd(now, side);
        if (frame?.step === 'move' && move.action.kind === 'hex' && picked?.unit === frame.unit)
          yield* differ(`from where ${paper.counters[frame.unit]?.id} attacks`, label(move.action.hex), label(picked.from));
        if (frame?.step === 'move') picked = undefined;
      }
      for (const event of events) note(event);
    },
  };
}
