import type { Fixed } from '@bocage/wargame';
import type { AlliedGroup, GameData } from './data/shapes.js';

/** What never changes about units and pieces, as columns. */
export function createRoster(data: GameData) {
  const { allied, german } = data.counters;
  const setupTokens = data.orders.tokens;
  const tokens = setupTokens + Math.max(...data.orders.orders.map((order) => order.arrivals.length));
  const airborne: readonly AlliedGroup[] = ['parachute', 'glider', 'commando'];
  return {
    /** Allied units are 0 … allied−1, German tokens allied … units−1. */
    allied: allied.length,
    tokens,
    units: allied.length + tokens,
    /** Counters set up face down; the rest of the tokens are for reinforcements. */
    setupTokens,
    /** German pieces are 0 … pieces−1; every blank counter is the piece `dummy`. */
    pieces: german.length,
    dummy: german.length,
    group: allied.map((unit) => unit.group),
    /** strengths[unit][battalions lost]. */
    strengths: allied.map((unit) => unit.strengths),
    allowance: allied.map((unit) => unit.allowance),
    armour: allied.map((unit) => unit.armour),
    /** Airborne troops and commandos bring their own supply (§R.7). */
    selfSupplied: allied.map((unit) => airborne.includes(unit.group)),
    pieceStrength: [...german.map((piece) => piece.strength), 0],
    pieceAllowance: [...german.map((piece) => piece.allowance), 0],
    pieceArmour: [...german.map((piece) => piece.armour), false],
    pieceDefensive: [...german.map((piece) => piece.defensiveOnly), true],
    pieceIds: new Map(german.map((piece, i) => [piece.id, i])),
  };
}

export type Roster = Fixed<ReturnType<typeof createRoster>>;
