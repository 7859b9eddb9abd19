import type { AlliedGroup, GameData } from './data/shapes.js';

/** What never changes about units and pieces, as columns. */
export interface Roster {
  /** Allied units are 0 … allied−1, German tokens allied … units−1. */
  readonly allied: number;
  readonly tokens: number;
  readonly units: number;
  /** Counters set up face down; the rest of the tokens are for reinforcements. */
  readonly setupTokens: number;
  /** German pieces are 0 … pieces−1; every blank counter is the piece `dummy`. */
  readonly pieces: number;
  readonly dummy: number;
  readonly group: readonly AlliedGroup[];
  /** strengths[unit][battalions lost]. */
  readonly strengths: readonly (readonly number[])[];
  readonly allowance: readonly number[];
  readonly armour: readonly boolean[];
  /** Airborne troops and commandos bring their own supply (§R.7). */
  readonly selfSupplied: readonly boolean[];
  readonly pieceStrength: readonly number[];
  readonly pieceAllowance: readonly number[];
  readonly pieceArmour: readonly boolean[];
  readonly pieceDefensive: readonly boolean[];
  readonly pieceIds: ReadonlyMap<string, number>;
}

export function createRoster(data: GameData): Roster {
  const { allied, german } = data.counters;
  const setupTokens = data.orders.tokens;
  const tokens = setupTokens + Math.max(...data.orders.orders.map((order) => order.arrivals.length));
  const airborne: readonly AlliedGroup[] = ['parachute', 'glider', 'commando'];
  return {
    allied: allied.length,
    tokens,
    units: allied.length + tokens,
    setupTokens,
    pieces: german.length,
    dummy: german.length,
    group: allied.map((unit) => unit.group),
    strengths: allied.map((unit) => unit.strengths),
    allowance: allied.map((unit) => unit.allowance),
    armour: allied.map((unit) => unit.armour),
    selfSupplied: allied.map((unit) => airborne.includes(unit.group)),
    pieceStrength: [...german.map((piece) => piece.strength), 0],
    pieceAllowance: [...german.map((piece) => piece.allowance), 0],
    pieceArmour: [...german.map((piece) => piece.armour), false],
    pieceDefensive: [...german.map((piece) => piece.defensiveOnly), true],
    pieceIds: new Map(german.map((piece, i) => [piece.id, i])),
  };
}
