import { COLUMN, type GreatestDayState, IMPROVED, MOUNTED, ON_MAP, type Open, PARKED, STORM } from '../../../src/types.js';
import { type Paper, scenarioOf } from './paper.js';
import type { Counter, Scenario, Side, Template } from './tables.js';

/** One counter as it lies now: what its face shows and what lies on it. */
export interface Piece {
  readonly unit: number;
  readonly counter: Counter;
  readonly template: Template;
  readonly side: Side;
  /** With attachments and what the scenario counts it to (§13.0). */
  readonly division: string;
  readonly formation: string;
  readonly hex: number;
  readonly steps: number;
  readonly printedSteps: number;
  readonly column: boolean;
  readonly mounted: boolean;
  readonly parked: boolean;
  readonly move: string;
  readonly vehicle: boolean;
  readonly allowance: number;
  readonly fire: number | undefined;
  readonly colour: string;
  readonly range: number;
  readonly assault: number | undefined;
  readonly defence: number;
  readonly armoured: boolean;
  readonly tq: number;
  readonly suppressed: boolean;
  readonly cohesion: number;
  readonly works: number;
  readonly bocage: boolean;
  readonly marks: number;
}

/** §S.37 The counters of a scenario in the order of their numbers: those it names, craft for its beach, rearguards of its pools. */
export function rosterOf({ counters }: Paper, scenario: Scenario): Counter[] {
  const crews = (scenario.waves ?? []).flatMap(({ swimming, craft }) => [...swimming, ...craft]);
  const lists = [...crews, ...(scenario.loading ?? []), ...(scenario.enRoute ?? []), ...(scenario.reinforcements ?? [])];
  const named = new Set([
    ...scenario.setUp.map(({ unit }) => unit),
    ...lists.flatMap(({ units }) => units),
    ...(scenario.ships ?? []).map(({ ship }) => ship),
    ...(scenario.supportCraft ?? []),
    ...(scenario.rocketCraft ?? []),
  ]);
  const symbols = new Map(counters.templates.map(({ id, symbol }) => [id, symbol]));
  return counters.units.filter(({ id, template, division }) => {
    if (named.has(id)) return true;
    if (template === 'landing-craft') return scenario.beach !== undefined;
    return (
      symbols.get(template) === 'rearguard' && (scenario.pools ?? []).some((pool) => pool.division === division && pool.rearguards > 0)
    );
  });
}

/** What a counter is in a scenario, wherever it lies. */
interface Printed {
  readonly counter: Counter;
  readonly template: Template;
  readonly division: string;
  readonly formation: string;
}
const printed = new WeakMap<Paper, Map<string, readonly Printed[]>>();

function printedOf(paper: Paper, scenario: Scenario): readonly Printed[] {
  const known = printed.get(paper) ?? new Map<string, readonly Printed[]>();
  printed.set(paper, known);
  const found = known.get(scenario.id) ?? rosterOf(paper, scenario).map((counter) => readPrint(paper, scenario, counter));
  known.set(scenario.id, found);
  return found;
}

function readPrint({ counters }: Paper, scenario: Scenario, counter: Counter): Printed {
  const template = counters.templates.findLast(({ id }) => id === counter.template) as Template;
  return { counter, template, ...commandsOf(scenario, counter) };
}

/** §13.0 §4.1.7(c) Whose it is in this scenario. Learnt: support and rocket craft are the fleet's, and of no division. */
function commandsOf(scenario: Scenario, counter: Counter): { division: string; formation: string } {
  const counted = (scenario.special ?? []).find(({ rule, battalion }) => rule === 'counts-as' && battalion === counter.battalion);
  const formation = counted?.formation ?? counter.formation ?? '';
  const attached = (scenario.attachments ?? []).find((one) => one.formation === formation);
  const craft = counter.template === 'landing-craft' && scenario.beach;
  return { formation, division: craft ? craft.division : (attached?.division ?? counter.division) };
}

function pieceOf({ counter, template, division, formation }: Printed, open: Open, unit: number): Piece {
  const posture = open.posture[unit] as number;
  const ride = (posture & MOUNTED) !== 0 ? (counter.transport ?? template.transport) : undefined;
  const steps = open.steps[unit] as number;
  const printedSteps = counter.steps ?? template.steps ?? 0;
  const reduced = steps < printedSteps ? template.reduced : undefined;
  const move = ride?.move ?? template.move;
  // Written out: a game has many thousand looks at every counter.
  return {
    unit,
    counter,
    template,
    side: counter.side,
    division,
    formation,
    hex: open.hex[unit] as number,
    steps,
    printedSteps,
    column: (posture & COLUMN) !== 0,
    mounted: ride !== undefined,
    parked: (posture & PARKED) !== 0,
    move,
    vehicle: move === 'wheeled' || move === 'tracked',
    allowance: ride?.allowance ?? counter.allowance ?? template.allowance ?? 0,
    // Ruling: men fire from armoured transport, not from lorries (§S.13, §S.16).
    fire: ride && !ride.armoured ? undefined : (reduced?.fire ?? counter.fire ?? template.fire),
    colour: template.colour ?? 'red',
    range: reduced?.range ?? counter.range ?? template.range ?? 0,
    assault: ride ? undefined : (counter.assault ?? template.assault),
    defence: ride ? (ride.defence ?? 0) : (counter.defence ?? template.defence ?? 0),
    armoured: ride ? ride.armoured === true : template.armoured === true,
    tq: counter.tq ?? template.tq ?? 0,
    suppressed: open.suppressed[unit] === 1,
    cohesion: open.cohesion[unit] as number,
    works: open.works[unit] as number,
    bocage: open.bocage.includes(unit),
    marks: open.marks[unit] as number,
  };
}

/** The table as it lies: who is where, what lies in the hexes, what hour it is. */
export interface Field {
  readonly paper: Paper;
  readonly open: Open;
  readonly scenario: Scenario;
  /** By number, wherever it is. */
  piece(unit: number): Piece;
  /** Those in hexes. */
  readonly pieces: readonly Piece[];
  stack(hex: number): readonly Piece[];
  /** 0 none, 1 light, 2 heavy. */
  barrage(hex: number): number;
  readonly night: boolean;
  readonly storm: boolean;
  /** What can be seen through depends on this. */
  readonly ground: string;
  /** What another part has worked out for this moment. */
  readonly memo: Map<string, unknown>;
}

export function readField(paper: Paper, { open }: Pick<GreatestDayState, 'open'>): Field {
  const known = paper.fields.get(open) as Field | undefined;
  const field = known ?? newField(paper, open);
  paper.fields.set(open, field);
  return field;
}

function newField(paper: Paper, open: Open): Field {
  const scenario = scenarioOf(paper, open);
  const all = printedOf(paper, scenario).map((print, unit) => pieceOf(print, open, unit));
  const pieces = all.filter(({ unit, hex }) => hex >= 0 && open.box[unit] === ON_MAP);
  const stacks = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const there = stacks.get(piece.hex);
    if (there) there.push(piece);
    else stacks.set(piece.hex, [piece]);
  }
  const barrages = new Map(open.barrages.map((hex, index) => [hex, open.barrageLevels[index] as number]));
  return {
    ...{ paper, open, scenario, pieces, memo: new Map() },
    piece: (unit) => all[unit] as Piece,
    stack: (hex) => stacks.get(hex) ?? [],
    barrage: (hex) => barrages.get(hex) ?? 0,
    night: scenario.calendar[open.turn - 1]?.endsWith('night') ?? false,
    storm: open.weather === STORM,
    ground: `${open.turn} ${open.weather} ${open.barrages} ${open.rubble} ${open.razed}`,
  };
}

export const isEnemy = (one: Piece, other: Piece): boolean => one.side !== other.side;
export const isCraft = ({ template }: Piece): boolean => template.symbol === 'craft' || template.symbol === 'ship';
export const isGun = ({ colour }: Piece): boolean => ['orange', 'brown', 'black'].includes(colour);
export const isMortar = ({ colour }: Piece): boolean => colour === 'green';
export const isCommando = ({ template }: Piece): boolean => template.symbol.startsWith('commando');
export const isEngineer = ({ template }: Piece): boolean => ['engineer', 'assault-engineer'].includes(template.symbol);
export const isDugIn = ({ works }: Piece): boolean => works >= IMPROVED;
export const enemyOf = (side: Side): Side => (side === 'allied' ? 'german' : 'allied');
