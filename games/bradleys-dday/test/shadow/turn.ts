import { ABSENT, type BradleyState, DUE, GERMAN, HIGH_TIDE, SEGMENTS, type SegmentId } from '../../src/types.js';
import { fortOf, isBeach, isFlat, isShale } from './ground.js';
import { lanesOf } from './lanes.js';
import { type Arrival, type Paper, scenarioOf } from './paper.js';
import { type Field, isGarrison, type Piece } from './pieces.js';

/** §3.1 The segment after one, and whether a turn ends between. */
export function segmentAfter(segment: SegmentId): SegmentId {
  const at = SEGMENTS.indexOf(segment as (typeof SEGMENTS)[number]);
  return SEGMENTS[(at + 1) % SEGMENTS.length] as SegmentId;
}

/** §5.4.1 §5.3.3 §18.2 §19.1 The tide a game begins with. */
export function firstTide(paper: Paper, { open }: BradleyState): string {
  const chosen = open.options.tide;
  return chosen === undefined || chosen === 'scenario' ? scenarioOf(paper, open).tide : chosen;
}

/** §11.2 §18.1.5 a Support points of a turn: what is fixed, and what a pip of the die adds. */
export function supportOf(paper: Paper, { open }: BradleyState, turn: number): { points: number; perPip: number } {
  const rows = paper.tables.support[scenarioOf(paper, open).support];
  const row = rows.find(({ turns }) => turns.includes(turn));
  return { points: row?.points ?? 0, perPip: row?.perPip ?? 0 };
}

/** §6.3.4 §6.3.5 R14 R15 What High tide does to a unit where it stands. */
export function tideEffect(paper: Paper, { hex, counter }: Piece): '' | 'D' | 'E' {
  const heavy = ['armor', 'artillery', 'weapon'].includes(counter.class);
  if (isShale(paper, hex)) return 'D';
  if (isFlat(paper, hex)) return heavy ? 'E' : 'D';
  return isBeach(paper, hex) && paper.sheet.has(hex, 'tidal-flat') && heavy ? 'D' : '';
}

export const isHigh = ({ open }: BradleyState): boolean => open.tide === HIGH_TIDE;

export interface Coming extends Arrival {
  readonly side: 'allied' | 'german';
}

/** §18.0 Everybody of the scenario who comes later. */
export function arrivals({ scenarios, forces, counters, unit }: Paper, { open }: BradleyState): Coming[] {
  const scenario = scenarios.find(({ id }) => id === open.scenario);
  return forces
    .filter(({ id }) => scenario?.forces.includes(id))
    .flatMap(({ reinforcements = [] }) => reinforcements)
    .map((arrival) => ({ ...arrival, side: counters[unit(arrival.units[0] as string)]?.side as 'allied' | 'german' }));
}

/** §13.3.5 R34 Whether a garrison has somebody it is drawn from within three hexes. */
export function hasSource(paper: Paper, field: Field, hex: number): boolean {
  return field.pieces.some(
    (piece) => piece.side === GERMAN && !isGarrison(piece) && paper.sheet.distance(piece.hex, hex) <= paper.tables.garrisons.within,
  );
}

/** §5.10.1 §18.5 §19.3 Beach fortifications: printed ones, and nests added next to a beach hex; on the northern coast whatever stands in or next to a landing hex. */
export function beachForts(paper: Paper, state: BradleyState, beach: 'omaha' | 'utah'): number[] {
  const { sheet } = paper;
  const { open } = state;
  if (beach === 'utah' && open.options['northern-utah'] === 'on') {
    const coast = lanesOf(paper, state, 1).map(({ landing }) => landing);
    const near = (hex: number) => coast.some((to) => sheet.distance(hex, to) <= 1);
    return sheet.hexes.filter((hex) => near(hex) && fortOf(paper, open, hex) !== undefined);
  }
  const added = open.extraNests.filter((hex) => sheet.neighbours(hex).some((to) => sheet.has(to, `beach:${beach}`)));
  return [...sheet.withFeature(`beach-fort:${beach}`), ...added];
}

/** Whether a unit should have left the track of turns: its turn has come. */
export const isOut = ({ open }: BradleyState, unit: number): boolean => open.box[unit] !== DUE && open.box[unit] !== ABSENT;
