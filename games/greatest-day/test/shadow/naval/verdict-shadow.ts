import { type Difference, differ, type Shadow } from '@bocage/testkit';
import { ELIMINATED, type GreatestDayEvent, type GreatestDayState, type GreatestDayTypes, isHexStep, ON_MAP } from '../../../src/types.js';
import type { Paper } from '../series/paper.js';
import { type Field, type Piece, readField } from '../series/pieces.js';
import { BEACHES, everybody, navalScenario, type VictoryLine } from './naval-data.js';

/** What has to be remembered to the end: who was last in a hex, when tracks and beach were done with, who began near. */
export interface Memory {
  readonly holders: Map<number, 'allied' | 'german'>;
  tracksDown: number;
  near: readonly number[];
}

/** §4.5.4(1) Craft are markers; a ship is a unit (§4.1.6), and its steps count. */
const isMarker = (piece: Piece): boolean => piece.template.symbol === 'craft';

/** Steps a side has lost, of the units a line names; who never came to land has lost none but with his craft. */
function stepsLost(field: Field, { side = 'allied', division, formation, but }: VictoryLine): number {
  const counted = everybody(field).filter((piece) => {
    if (piece.side !== side || isMarker(piece) || piece.printedSteps === 0) return false;
    if (division && piece.division !== division) return false;
    return (!formation || piece.formation === formation) && (!but || piece.formation !== but);
  });
  return counted.reduce(
    (sum, { unit, steps, printedSteps }) => sum + (field.open.box[unit] === ELIMINATED ? printedSteps : printedSteps - steps),
    0,
  );
}

/** A hex is held by whoever had a unit with steps in it last. */
const isHeld = (field: Field, memory: Memory, label: string, by: 'allied' | 'german'): boolean =>
  memory.holders.get(field.paper.hex(label)) === by;

function atTheCoast(field: Field, line: VictoryLine): boolean {
  const { paper } = field;
  const [from, to] = line.columns as readonly [number, number];
  const coast = paper.hexes.filter(
    (hex) => paper.has(hex, 'coast') && (paper.column[hex] as number) >= from && (paper.column[hex] as number) <= to,
  );
  const own = field.pieces.filter(({ side, division, steps }) => side === 'german' && division === line.division && steps > 0);
  return coast.some((hex) => {
    const near = own.filter((piece) => paper.distance(piece.hex, hex) <= (line.within ?? 0));
    return near.reduce((sum, { steps }) => sum + steps, 0) >= (line.steps ?? 1);
  });
}

/** Points of one line of a scenario's list. */
function worth(field: Field, memory: Memory, line: VictoryLine): number {
  const { open, scenario } = field;
  const beach = BEACHES.indexOf((scenario.beach?.beach ?? '') as 'sword');
  const hexes = line.hexes ?? [];
  const byTurn = (when: number): number => {
    if (when === 0) return 0;
    if (when <= (line.turn ?? 0)) return line.points;
    return line.late && when <= line.late.turn ? line.late.points : 0;
  };
  switch (line.kind) {
    case 'held':
      return hexes.every((hex) => isHeld(field, memory, hex, line.for)) ? line.points : 0;
    case 'empty':
      return hexes.every((hex) => !field.stack(field.paper.hex(hex)).some(({ side }) => side === 'german')) ? line.points : 0;
    case 'steps-lost':
      return Math.floor(stepsLost(field, line) / (line.per ?? 1)) * line.points;
    case 'tracks-down':
      return byTurn(memory.tracksDown);
    case 'beach-cleared':
      return byTurn(open.cleared[beach] as number);
    case 'driven-out': {
      const gone = memory.near.filter((unit) => open.box[unit] !== ON_MAP).length;
      return Math.min(gone, line.most ?? 99) * line.points;
    }
    case 'at-the-coast':
      return atTheCoast(field, line) ? line.points : 0;
    case 'tracks-at-most':
      return (open.gaps[beach] as number) <= (line.gaps ?? 0) && (open.nests[beach] as number) <= (line.nests ?? 0) ? line.points : 0;
    default: {
      const ashore = field.pieces.filter(({ counter }) => counter.battalion === line.battalion);
      return ashore.length >= (line.companies ?? 0) ? line.points : 0;
    }
  }
}

function remember(paper: Paper, state: GreatestDayState, memory: Memory): void {
  const field = readField(paper, state);
  const beach = BEACHES.indexOf((field.scenario.beach?.beach ?? '') as 'sword');
  if (beach >= 0 && memory.tracksDown === 0) {
    const { gaps, obstacles, nests } = state.open;
    if ([gaps, obstacles, nests].every((track) => track[beach] === 0)) memory.tracksDown = state.open.turn;
  }
  for (const { hex, side, steps } of field.pieces) if (steps > 0) memory.holders.set(hex, side);
}

/** Who only passes through a hex was in it too. */
function passThrough(paper: Paper, before: GreatestDayState, events: readonly GreatestDayEvent[], { holders }: Memory): void {
  for (const event of events) {
    if (event.event !== 'moved' && event.event !== 'ran') continue;
    const { side, steps } = readField(paper, before).piece(event.unit);
    const hexes = event.event === 'ran' ? [event.hex] : event.path.filter(isHexStep);
    if (steps > 0) for (const hex of hexes) holders.set(hex, side);
  }
}

/** §S.39 What a scenario's list of points comes to at its end, and the level it reaches. */
export function verdictShadow(paper: Paper): Shadow<GreatestDayTypes> {
  const memory: Memory = { holders: new Map(), tracksDown: 0, near: [] };
  let begun = false;
  return {
    name: 'verdict',
    *made({ before, state, events }): Iterable<Difference> {
      if (!begun) {
        begin(paper, before, memory);
        begun = true;
      }
      passThrough(paper, before, events, memory);
      if (moved(before, state)) remember(paper, state, memory);
      const over = events.find((event): event is Extract<GreatestDayEvent, { event: 'over' }> => event.event === 'over');
      if (over) yield* madeOver(readField(paper, state), memory, over.outcome);
    },
  };
}

/** Held at the start by the side set up nearest, unless the scenario says who does; near: Germans with steps that began within reach of a Reinforcement hex. */
function begin(paper: Paper, state: GreatestDayState, memory: Memory): void {
  const field = readField(paper, state);
  const { victory, beach, held = [] } = navalScenario(paper, state.open);
  for (const { kind, hexes = [] } of victory.points) {
    if (kind !== 'held') continue;
    for (const label of hexes) {
      const hex = paper.hex(label);
      const nearest = (side: string): number =>
        Math.min(
          99,
          ...field.pieces.filter((piece) => piece.side === side && piece.steps > 0).map((piece) => paper.distance(piece.hex, hex)),
        );
      memory.holders.set(hex, nearest('allied') < nearest('german') ? 'allied' : 'german');
    }
  }
  for (const { hex, side, steps } of field.pieces) if (steps > 0) memory.holders.set(hex, side);
  for (const { hex, side } of held) memory.holders.set(paper.hex(hex), side);
  const within = victory.points.find(({ kind }) => kind === 'driven-out')?.within ?? -1;
  const entries = (beach?.reinforcementHexes ?? []).map((label) => paper.hex(label));
  memory.near = field.pieces
    .filter(({ side, steps, hex }) => side === 'german' && steps > 0 && entries.some((at) => paper.distance(at, hex) <= within))
    .map(({ unit }) => unit);
}

const moved = ({ open: was }: GreatestDayState, { open }: GreatestDayState): boolean =>
  open.hex.some((hex, unit) => hex !== was.hex[unit]) ||
  [0, 1, 2].some((at) => open.gaps[at] !== was.gaps[at] || open.obstacles[at] !== was.obstacles[at] || open.nests[at] !== was.nests[at]);

function* madeOver(field: Field, memory: Memory, outcome: unknown): Iterable<Difference> {
  const { victory } = navalScenario(field.paper, field.open);
  const sum = (side: string): number =>
    victory.points.filter((line) => line.for === side).reduce((total, line) => total + worth(field, memory, line), 0);
  const other = victory.margin === 'allied' ? 'german' : 'allied';
  const margin = sum(victory.margin) - sum(other);
  const level = victory.levels.find(({ from }) => margin >= from);
  const told = outcome as { readonly winner?: string; readonly level?: string; readonly margin?: number };
  const shown = [told.level, told.winner, told.margin];
  yield* differ(`how it ended (${sum('allied')} to ${sum('german')})`, shown, [level?.level, level?.winner, margin]);
}
