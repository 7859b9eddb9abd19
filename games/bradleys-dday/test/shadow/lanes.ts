import { type BradleyState, HIGH_TIDE } from '../../src/types.js';
import type { Paper } from './paper.js';
import { BEACHES, type Beach } from './waves.js';

/** §5.3 One lane of a Beach Area: where units wait, and where they come ashore at this tide. */
export interface Lane {
  readonly approach: number;
  readonly landing: number;
}

const northern = ({ open }: BradleyState, beach: Beach): boolean => beach === 1 && open.options['northern-utah'] === 'on';

/** §5.3.2 R7 §19.3 The lanes of a beach, west to east at Omaha and north to south at Utah. At High tide the flats are sea: one waits there and lands on the beach. */
export function lanesOf(paper: Paper, state: BradleyState, beach: Beach): Lane[] {
  const { sheet } = paper;
  const name = northern(state, beach) ? 'north-utah' : BEACHES[beach];
  const lanes: Lane[] = [];
  for (let n = 1; sheet.withFeature(`lane:${name}-${n}`).length > 0; n++) {
    const hexes = sheet.withFeature(`lane:${name}-${n}`);
    const pick = (feature: string) => hexes.find((hex) => sheet.has(hex, feature)) as number;
    const [approach, tidal] = [pick(`approach:${name}`), pick(`tidal:${name}`)];
    const beachHex = hexes.find((hex) => hex !== approach && hex !== tidal) as number;
    if (tidal === undefined) lanes.push({ approach, landing: beachHex });
    else lanes.push(state.open.tide === HIGH_TIDE ? { approach: tidal, landing: beachHex } : { approach, landing: tidal });
  }
  return lanes;
}

/** §5.6.1 a Hexes of a Beach Area that Germans can reach: beach, and tidal flat but at High tide. */
export function shoreOf(paper: Paper, state: BradleyState, beach: Beach): number[] {
  const { sheet } = paper;
  const name = BEACHES[beach];
  if (northern(state, beach)) return lanesOf(paper, state, beach).map(({ landing }) => landing);
  return [...sheet.withFeature(`beach:${name}`), ...(state.open.tide === HIGH_TIDE ? [] : sheet.withFeature(`tidal:${name}`))];
}

/** §5.4.3 §15.1.1 Hexes a mine point may lie in. */
export function mineHexes(paper: Paper, state: BradleyState, beach: Beach): number[] {
  return northern(state, beach)
    ? lanesOf(paper, state, beach).map(({ landing }) => landing)
    : [...paper.sheet.withFeature(`beach:${BEACHES[beach]}`)];
}

/** §20.1 An automaton notes no hexes, so that only what is known is left: the points of the beach. */
export function minesAt(paper: Paper, state: BradleyState, beach: Beach): number {
  const solitaire = state.open.options.solitaire;
  if (solitaire === 'german' || solitaire === 'both') return state.open.minePoints[beach] as number;
  return state.sealed.mines.filter((hex) => mineHexes(paper, state, beach).includes(hex)).length;
}

/** §5.7 R9 The Rangers' coast, west to east: each hex is reached from the sea north of it. */
export function rangerCoast({ sheet, tables }: Paper): Lane[] {
  return tables.specialLandings.rangers.coast.map((label) => {
    const landing = sheet.hex(label);
    return { landing, approach: sheet.neighbour(landing, 0) as number };
  });
}

export function portOf({ sheet, tables }: Paper): Lane {
  const { approach, hex } = tables.specialLandings.royalMarines;
  return { approach: sheet.hex(approach), landing: sheet.hex(hex) };
}

/** Where a unit on an approach hex would come ashore, and in which row of lanes it is. */
export function rowsOf(paper: Paper, state: BradleyState, beach: Beach): Record<'wave' | 'rangers' | 'port', Lane[]> {
  return { wave: lanesOf(paper, state, beach), rangers: rangerCoast(paper), port: [portOf(paper)] };
}
