import { type BradleyState, GERMAN, type Side } from '../../src/types.js';
import { type Fort, fortOf, isHill, isRuined, isSwamp } from './ground.js';
import type { Paper } from './paper.js';

/** §13.0 A fortification that serves whoever defends the hex: never the American. */
export const fortFor = (paper: Paper, { open }: BradleyState, hex: number, defender: Side): Fort | undefined =>
  defender === GERMAN ? fortOf(paper, open, hex) : undefined;

/** §10.1.6 §12.2 §13.0 R31 What the hex multiplies its defenders by. */
export function multiplierOf(paper: Paper, state: BradleyState, hex: number, defender: Side, kind: 'fire' | 'assault'): number {
  const { terrain, forts } = paper.tables;
  const town = paper.sheet.terrain(hex);
  const ruined = isRuined(state.open, hex);
  const parts = [
    ...(isHill(paper, hex) ? [terrain.hill.multiplier] : []),
    ...(isSwamp(paper, hex) ? [terrain.swamp.multiplier] : []),
    ...((town === 'town' || town === 'city') && !ruined ? [terrain[town].multiplier] : []),
    ...(ruined && kind === 'assault' ? [terrain.ruins.multiplier] : []),
  ];
  const fort = fortFor(paper, state, hex, defender);
  return fort ? parts.reduce((sum, part) => sum + part, forts[fort].multiplier) : Math.max(1, ...parts);
}

/** §10.1.6 §12.2.3 §13.1 §13.2 All modifiers of the hex together. */
export function modifierOf(paper: Paper, state: BradleyState, hex: number, defender: Side): number {
  const { terrain, forts } = paper.tables;
  const fort = fortFor(paper, state, hex, defender);
  const ground = isRuined(state.open, hex) ? terrain.ruins.drm : terrain[groundOf(paper, hex)].drm;
  return ground + (fort ? forts[fort].drm : 0);
}

const groundOf = ({ sheet }: Paper, hex: number): 'clear' | 'town' | 'city' => {
  const terrain = sheet.terrain(hex);
  return terrain === 'town' || terrain === 'city' ? terrain : 'clear';
};
