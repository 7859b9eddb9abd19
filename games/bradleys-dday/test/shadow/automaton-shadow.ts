import type { Json } from '@bocage/kernel';
import { type Difference, differ, differInList } from '@bocage/testkit';
import { type BradleyState, type CommandEvent, ELIMINATED, type RemoteEvent, UNRELEASED } from '../../src/types.js';
import type { Paper } from './paper.js';
import { type Field, isGarrison, isMarked, type Piece, readField } from './pieces.js';
import type { BradleyShadow } from './shadows.js';
import { turnOf } from './waves.js';

export interface Command {
  readonly id: string;
  readonly side: 'allied' | 'german';
  readonly hq: readonly string[];
  readonly units: readonly string[];
  readonly objectives: readonly string[];
  readonly idle?: 'last';
}

export interface Sheets {
  readonly commands: {
    readonly list: readonly Command[];
    readonly threatWithin: number;
    readonly order: readonly string[];
    readonly reserve: { readonly westTo: number; readonly west: string; readonly east: string };
  };
  readonly actions: {
    readonly list: readonly { readonly action: string; readonly to: number }[];
    readonly modifiers: Readonly<Record<string, number>>;
  };
  readonly parameters: Parameters;
  readonly remote: { readonly holdTo: number };
}

/** §20.4 What automata go by. */
export interface Parameters {
  readonly stayWithin: number;
  readonly garrisonWithin: number;
  readonly counterattackWithin: number;
  readonly allOutWithin: number;
  readonly assaultFrom: string;
  readonly allOutFrom: string;
  readonly nightFrom: string;
  readonly fireFrom: string;
  readonly shelter: readonly string[];
  readonly gunsLeaveWithin: number;
  readonly gunsMoveWithin: number;
  readonly advanceInto: readonly string[];
}

export const isEnemy = ({ side }: Command, piece: Piece): boolean => (piece.side === 0 ? 'allied' : 'german') !== side;

/** §20.2 The first objective with an enemy within two hexes, else the first; the last for one who attacks. */
export function objectiveOf(paper: Paper, { commands }: Sheets, field: Field, command: Command): number | undefined {
  const hexes = command.objectives.map(paper.sheet.hex);
  const near = (hex: number) =>
    field.pieces.some(
      (piece) => isEnemy(command, piece) && !isGarrison(piece) && paper.sheet.distance(piece.hex, hex) <= commands.threatWithin,
    );
  return hexes.find(near) ?? (command.idle === 'last' ? hexes.at(-1) : hexes[0]);
}

const unitsOf = (_: Paper, field: Field, { units }: Command): Piece[] => field.pieces.filter(({ counter }) => units.includes(counter.id));

/** §20.3 The headquarters a command has now: the first of its list in play; any of its side where it has no list. */
export function headquartersOf(paper: Paper, state: BradleyState, { hq, side }: Command): Piece[] {
  // Headquarters at sea command nobody: the field has only those ashore.
  const all = readField(paper, state).pieces.filter(({ counter }) => counter.class === 'hq' && counter.side === side);
  if (hq.length === 0) return all;
  const named = hq.flatMap((id) => all.find(({ counter }) => counter.id === id) ?? []);
  return named.slice(0, 1);
}

/** §20.3 What is added to a command's dice. */
function modifiers(paper: Paper, sheets: Sheets, state: BradleyState, command: Command): Record<string, number> {
  const { modifiers: by } = sheets.actions;
  const field = readField(paper, state);
  const objective = objectiveOf(paper, sheets, field, command);
  const enemies = field.pieces.filter((piece) => isEnemy(command, piece));
  const near = (piece: Piece) => objective !== undefined && paper.sheet.distance(piece.hex, objective) <= (by.disruptedWithin as number);
  // Ruling learnt: headless is who has lost every headquarters of his list.
  const gone = command.hq.length > 0 && command.hq.every((id) => state.open.box[paper.unit(id)] === ELIMINATED);
  const hurt = unitsOf(paper, field, command).filter(({ disrupted }) => disrupted).length;
  const all: Record<string, number> = {
    hq: headquartersOf(paper, state, command).some(({ disrupted }) => !disrupted) ? (by.hqInPlay as number) : 0,
    'objective-held': enemies.some(({ hex }) => hex === objective) ? (by.objectiveHeld as number) : 0,
    'disrupted-near': enemies.some((piece) => piece.disrupted && near(piece)) ? (by.disruptedNear as number) : 0,
    night: turnOf(paper, state.open.turn).night ? (by.night as number) : 0,
    'own-disrupted': Math.floor(hurt / (by.disruptedCount as number)) * (by.perDisrupted as number) + 0,
    'first-turn': command.side === 'german' && state.open.turn === 1 ? (by.firstTurn as number) : 0,
    support: command.side === 'german' && state.open.asp + state.open.air >= (by.supportFrom as number) ? (by.support as number) : 0,
    'hq-eliminated': gone ? (by.hqEliminated as number) : 0,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 0));
}

const NEAR_OBJECTIVE = ['objective-held', 'disrupted-near'];

/** §20.3 The action of the dice. */
function* madeCommand(paper: Paper, sheets: Sheets, before: BradleyState, event: CommandEvent): Iterable<Difference> {
  const command = sheets.commands.list[event.command] as Command;
  const expected = modifiers(paper, sheets, before, command);
  const said = Object.fromEntries(event.modifiers.map(({ why, value }) => [why, value]));
  const what = `what moves command ${command.id}`;
  // Where the reserve goes is a matter of its way, which is movement's.
  const told = Object.keys({ ...expected, ...said }).filter((why) => command.objectives.length > 0 || !NEAR_OBJECTIVE.includes(why));
  for (const why of told) yield* differ(`${what}: ${why}`, said[why] ?? 0, expected[why] ?? 0);
  const most = sheets.actions.modifiers.most as number;
  const sum = Object.values(said).reduce((total, value) => total + value, 0);
  const net = Math.max(-most, Math.min(most, sum));
  const total = (event.dice[0] as number) + (event.dice[1] as number) + net;
  yield* differ(`${what}, in all`, event.modifier, net);
  yield* differ(
    `action of ${command.id}`,
    event.action,
    sheets.actions.list.findIndex(({ to }) => total <= to),
  );
  const objective = objectiveOf(paper, sheets, readField(paper, before), command);
  if (command.objectives.length > 0) yield* differ(`objective of ${command.id}`, event.objective, objective);
}

/** §20.5 Those who are out of reach of their headquarters hold or obey. */
function* madeRemote(paper: Paper, sheets: Sheets, before: BradleyState, event: RemoteEvent): Iterable<Difference> {
  const command = sheets.commands.list[event.command] as Command;
  yield* differ(`whether those of ${command.id} obey`, event.obey, event.die <= sheets.remote.holdTo ? 0 : 1);
  const staff = headquartersOf(paper, before, command);
  const reached = (hex: number) => staff.some((hq) => paper.sheet.distance(hex, hq.hex) <= (hq.counter.command as number));
  const far = unitsOf(paper, readField(paper, before), command).filter((piece) => !isMarked(piece, UNRELEASED) && !reached(piece.hex));
  const names = (pieces: readonly Piece[]) => pieces.map(({ counter }) => counter.id);
  yield* differInList(
    `who of ${command.id} is out of reach`,
    event.units.map((unit) => paper.counters[unit]?.id as string),
    names(far),
  );
}

/** §20.2 §20.3 §20.5 What automata roll for. How they then move is theirs alone: nothing of it is in the rulebook. */
export function automatonShadow(paper: Paper, data: Readonly<Record<string, Json>>): BradleyShadow {
  const sheets = data.automaton as unknown as Sheets;
  return {
    name: 'automaton',
    *made({ before, events }) {
      for (const event of events) {
        if (event.event === 'command') yield* madeCommand(paper, sheets, before, event);
        if (event.event === 'remote') yield* madeRemote(paper, sheets, before, event);
      }
    },
  };
}
