import { type BattleFrame, type BradleyState, COMBAT_MODE, MOVED } from '../../src/types.js';
import type { Command } from './automaton-shadow.js';
import { groundRank, isLeast, stops } from './choices.js';
import { defenceOf, reckon } from './combat.js';
import { mayAssault } from './combat-shadow.js';
import { supporters } from './command.js';
import * as conduct from './conduct.js';
import { multiplierOf } from './defence.js';
import { targetsOf } from './fire.js';
import { allowanceOf, mayEnd } from './movement.js';
import { isMarked, type Piece, pieceOf, readField } from './pieces.js';

type Before = conduct.Before;

/** What one unit is wanted for: the enemy it goes against, and from where. */
export interface Part {
  readonly target: number;
  readonly from: number;
}

/** Where somebody would stand: in Combat Mode, next to the enemy (§20.4 point 4). */
function standing(now: Before, piece: Piece, hex: number): Before {
  const put = (column: readonly number[], value: number): number[] => column.map((old, unit) => (unit === piece.unit ? value : old));
  const mode = isMarked(piece, MOVED) ? now.state.open.mode : put(now.state.open.mode, COMBAT_MODE);
  const open = { ...now.state.open, hex: put(now.state.open.hex, hex), mode };
  const state = { ...now.state, open } as BradleyState;
  return { ...now, state, field: readField(now.paper, state) };
}

/** §20.4 point 3 The letter that these would have, with their headquarters. */
function projected({ paper, state, field }: Before, target: number, units: readonly number[]): number {
  const pieces = units.map((unit) => pieceOf(paper, state, unit));
  const side = (pieces[0] as Piece).side;
  const battle: BattleFrame = {
    ...{ step: 'battle', asks: '', kind: 'assault', side, target, attackers: [...units], asp: 0, armorOnly: 0 },
    // Ruling learnt: one headquarters (point 9).
    ...{
      headquarters: supporters(paper, field, pieces)
        .slice(0, 1)
        .map(({ unit }) => unit),
      answers: [],
      answered: 0,
    },
  };
  return reckon(paper, state, battle, field).letter ?? -1;
}

/** §20.4 point 3 How strong a hex is against assault. */
function strength({ paper, state, field }: Before, target: number): number {
  const there = field.stack(target);
  const sum = there.reduce((total, piece) => total + defenceOf(piece), 0);
  return sum * multiplierOf(paper, state, target, (there[0] as Piece).side, 'assault');
}

/** Hexes next to a target that a unit can assault it from, with what the way costs; where it stands costs nothing. */
function places(now: Before, piece: Piece, target: number, field = now.field): { hex: number; by: number[] }[] {
  const { paper, state } = now;
  const left = { points: allowanceOf(piece), gone: 0, changed: 0, stopped: 0 } as const;
  const near = stops(now, piece, left).filter(([hex]) => paper.sheet.distance(hex, target) === 1);
  const own: [number, number][] = paper.sheet.distance(piece.hex, target) === 1 ? [[piece.hex, 0]] : [];
  // Ruling learnt: friends are those who stand there, not those who are to come.
  const friends = (hex: number) => now.field.stack(hex).filter(({ unit }) => unit !== piece.unit).length;
  return [...own, ...near]
    .filter(
      ([hex]) =>
        mayAssault(paper, state, { ...piece, hex, combatMode: piece.combatMode || !isMarked(piece, MOVED) }, target) &&
        mayEnd(field, piece, hex),
    )
    .map(([hex, cost]) => ({ hex, by: [cost, groundRank(now, piece, hex), -friends(hex), hex] }));
}

const best = <T extends { readonly by: readonly number[] }>(all: readonly T[]): T | undefined =>
  [...all].sort((a, b) => (isLeast(a.by, [b.by]) ? -1 : 1))[0];

/** §20.4 point 2 Who does not leave his hex. Ruling learnt: any objective of his command binds him. */
const bound = (now: Before, piece: Piece, action: string): boolean =>
  isMarked(piece, MOVED) || (action !== 'all-out' && conduct.mustStay(now, piece));

/** §20.4 point 3 Who goes against what: the weakest hex first, the nearest units first, until the letter is good enough. */
export function planned(now: Before, command: Command, members: readonly Piece[], objective: number, action: string): Map<number, Part> {
  const { paper, sheets, field } = now;
  const { counterattackWithin, allOutWithin, assaultFrom, allOutFrom } = sheets.parameters;
  const [within, from] = action === 'all-out' ? [allOutWithin, allOutFrom] : [counterattackWithin, assaultFrom];
  const least = paper.tables.crt.letters.indexOf(from);
  const side = command.side === 'allied' ? 0 : 1;
  // Ruling learnt: a garrison draws no counterattack; whoever comes to stand beside it assaults it.
  const held = targetsOf(paper, { ...now.state, open: { ...now.state.open, firedAt: [] } }, field, side);
  const targets = held
    .filter((hex) => paper.sheet.distance(hex, objective) <= within)
    .map((hex) => ({ hex, by: [strength(now, hex), hex] }))
    .sort((a, b) => (isLeast(a.by, [b.by]) ? -1 : 1));
  const parts = new Map<number, Part>();
  for (const { hex: target } of targets) {
    const free = members.filter(({ unit }) => !parts.has(unit));
    const crow = ({ hex, unit }: Piece): number[] => [paper.sheet.distance(hex, target), unit];
    const chosen = new Map<number, Part>();
    // Ruling learnt: room is what those leave who stand there; those bound for another target find theirs when they go.
    let trial = now;
    const join = (piece: Piece, from: number): void => {
      trial = standing(trial, piece, from);
      chosen.set(piece.unit, { target, from });
    };
    // Ruling learnt: whoever stands beside it takes part, since all who can assault it do (point 8).
    for (const piece of free) if (places(now, piece, target).some(({ hex }) => hex === piece.hex)) join(piece, piece.hex);
    // Ruling learnt: the nearest as the crow flies.
    for (const piece of [...free].sort((a, b) => (isLeast(crow(a), [crow(b)]) ? -1 : 1))) {
      if (chosen.size > 0 && projected(trial, target, [...chosen.keys()]) >= least) break;
      const place = chosen.has(piece.unit) || bound(now, piece, action) ? undefined : best(places(now, piece, target, trial.field));
      if (place) join(piece, place.hex);
    }
    if (chosen.size === 0 || projected(trial, target, [...chosen.keys()]) < least) continue;
    for (const [unit, part] of chosen) parts.set(unit, part);
  }
  return parts;
}
