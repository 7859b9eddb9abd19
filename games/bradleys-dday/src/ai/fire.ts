import type { Action } from '@bocage/kernel';
import { ARMOR } from '../roster.js';
import { plainBattle } from '../rules/battle.js';
import { navalPoints } from '../rules/bombing.js';
import { supporters, supportOf } from '../rules/command.js';
import {
  type Aim,
  aimOf,
  armorShift,
  fireFactor,
  fireKindOf,
  fireLetter,
  isArmor,
  lineOf,
  maySingleOut,
  reaching,
  readyToFire,
  targetsIn,
} from '../rules/fire.js';
import { ALLIED, type FireFrame, GERMAN, type Open, type Side, type VolleyFrame } from '../types.js';
import type { World } from '../world.js';
import { type Asked, hexesOf, hexIn, unitIn, wordIn } from './asked.js';
import { gainOf, type Stakes, stakesOf } from './chances.js';
import { focusOf, nearest } from './worth.js';

/** What a support point has to bring: less in the second half of the turn, when what is left is lost. */
const PRICE = 0.045;
const LATE_PRICE = 0.01;
/** The least a shot has to promise. */
const LEAST = 0.15;
/** What the support of a headquarters has to bring. */
const SUPPORT = 0.8;

interface Volley {
  readonly firers: readonly number[];
  readonly asp: number;
  readonly armorOnly: 0 | 1;
  readonly headquarters: readonly number[];
  readonly value: number;
}

/** A hex to be fired at, with what is asked about it once for all the ways to do so. */
interface Aimed {
  readonly world: World;
  readonly open: Open;
  readonly side: Side;
  readonly target: number;
  readonly armorOnly: 0 | 1;
  readonly aim: Aim;
  readonly stakes: Stakes;
}

function aimedAt(world: World, open: Open, side: Side, target: number, armorOnly: 0 | 1): Aimed {
  const stakes = stakesOf(world, open, { ...plainBattle('fire', side, target, []), armorOnly });
  return { world, open, side, target, armorOnly, aim: aimOf(world, open, { side, target, firers: [], asp: 0, armorOnly }), stakes };
}

type Shot = Pick<Volley, 'firers' | 'asp'> & { readonly headquarters?: readonly number[] };

const attackOf = ({ world, open, target }: Aimed, { firers, asp }: Shot): number =>
  firers.reduce((sum, unit) => sum + fireFactor(world, open, unit, target), asp);

function letterOf(aimed: Aimed, shot: Shot): number {
  const { world, open, armorOnly, aim } = aimed;
  const shift = (shot.headquarters ?? []).reduce((sum, hq) => sum + supportOf(world, open, hq), armorShift(world, armorOnly));
  return fireLetter(world, lineOf(world, shot), attackOf(aimed, shot), aim, shift);
}

const gainFrom = (aimed: Aimed, shot: Shot): number => gainOf(aimed.world, letterOf(aimed, shot), aimed.stakes);

/** Which units could shoot together: all, the guns that see their target, the batteries alone. */
function parties(world: World, firers: readonly number[]): (readonly number[])[] {
  const near = firers.filter((unit) => fireKindOf(world, unit) !== 'bombardment');
  const rifles = near.filter((unit) => fireKindOf(world, unit) === 'smallArms');
  const found = [firers, near, rifles].filter((party) => party.length > 0);
  return found.filter((party, i) => found.findIndex((other) => other.length === party.length) === i);
}

/** §11.1 Support points with which a volley comes to another column. */
function helpings(aimed: Aimed, firers: readonly number[]): number[] {
  const { world, open, side, target, aim } = aimed;
  const naval = navalPoints(world, open, target);
  if (side !== ALLIED || naval === 0) return [0];
  const differential = attackOf(aimed, { firers, asp: 1 }) - aim.defence;
  const least = world.data.tables.crt.least[lineOf(world, { firers, asp: 1 })];
  const found = least.map((at) => Math.max(1, at - differential + 1)).filter((asp) => asp <= naval);
  return firers.length > 0 ? [0, ...found] : found;
}

/** The best that can be done to a hex by those of the ready who reach it, whoever has been put to it already included. */
function bestVolley(world: World, open: Open, side: Side, target: number, ready: readonly number[]): Volley | undefined {
  const able = reaching(world, open, ready, target);
  if (able.length === 0 && (side !== ALLIED || navalPoints(world, open, target) === 0)) return undefined;
  const price = open.segment === 'allied-defensive-fire' ? LATE_PRICE : PRICE;
  let best: Volley | undefined;
  const weigh = (aimed: Aimed, firers: readonly number[], asp: number): void => {
    const value = gainFrom(aimed, { firers, asp }) - asp * price;
    if (value > (best?.value ?? LEAST)) best = { firers, asp, armorOnly: aimed.armorOnly, headquarters: [], value };
  };
  const all = aimedAt(world, open, side, target, 0);
  for (const firers of [...parties(world, able), []])
    for (const asp of helpings(all, firers)) if (firers.length > 0 || asp > 0) weigh(all, firers, asp);
  const guns = able.filter((unit) => maySingleOut(world, unit));
  if (guns.length === 0 || !targetsIn(world, open, side, target).some((unit) => isArmor(world, unit))) return best && manned(all, best);
  const armor = aimedAt(world, open, side, target, 1);
  weigh(armor, guns, 0);
  return best && manned(best.armorOnly === 1 ? armor : all, best);
}

const manned = (aimed: Aimed, volley: Volley): Volley => supported(aimed, spared(aimed, volley));

/** Who adds nothing to the column is kept for another target. */
function spared(aimed: Aimed, volley: Volley): Volley {
  const letter = letterOf(aimed, volley);
  let { firers } = volley;
  for (const unit of volley.firers) {
    const rest = firers.filter((other) => other !== unit);
    if (rest.length === 0 || aimed.world.roster.kind[unit] === ARMOR) continue;
    if (letterOf(aimed, { ...volley, firers: rest }) >= letter) firers = rest;
  }
  return { ...volley, firers };
}

/** §16.1 Headquarters help where fire is the last word of the turn: before the enemy's assault. */
function supported(aimed: Aimed, volley: Volley): Volley {
  const { world, open } = aimed;
  if (!open.segment.endsWith('defensive-fire') || volley.armorOnly === 1) return volley;
  const hq = supporters(world, open, volley.firers, [])[0];
  if (hq === undefined) return volley;
  const helped = { ...volley, headquarters: [hq] };
  return gainFrom(aimed, helped) - gainFrom(aimed, volley) > SUPPORT ? helped : volley;
}

/** Targets in the order they are looked at: what is worth most to hit, near the beaches first. */
function ranked(world: World, open: Open, side: Side, hexes: readonly number[], ready: readonly number[]): number[] {
  const focus = focusOf(world, open);
  const value = new Map(
    hexes.map((hex) => {
      const near = Math.max(0, 8 - nearest(world, focus, hex)) / 8;
      return [hex, (bestVolley(world, open, side, hex, ready)?.value ?? 0) * (side === GERMAN ? 1 : 1 + near)] as const;
    }),
  );
  return hexes.filter((hex) => (value.get(hex) as number) > 0).sort((a, b) => (value.get(b) as number) - (value.get(a) as number) || a - b);
}

/** Under what a volley that was decided on is kept until it is declared. */
const volleyKey = ({ turn, segment, firedAt }: Open, target: number): string => `${turn}:${segment}:${firedAt.length}:${target}`;

/** §10.2 One target after another, each with what is left. */
export function chooseFire({ world, open, side, legal, memory }: Asked<FireFrame>): Action {
  const ready = readyToFire(world, open, side);
  const list = memory.keep('targets', `${open.turn}:${open.segment}`, () => ranked(world, open, side, hexesOf(legal), ready));
  for (const target of list) {
    const click = hexIn(legal, target);
    const volley = click && bestVolley(world, open, side, target, ready);
    if (!volley) continue;
    memory.put('volley', volleyKey(open, target), volley);
    return click;
  }
  return wordIn(legal, 'done') as Action;
}

/** §10.2.8 Click by click what was decided on; the same from any table, since nothing changes until it is declared. */
export function chooseVolley({ world, open, side, frame, legal, memory }: Asked<VolleyFrame>): Action {
  const { target } = frame;
  const volley = memory.keep('volley', volleyKey(open, target), () =>
    bestVolley(world, open, side, target, readyToFire(world, open, side)),
  );
  const declare = wordIn(legal, 'declare');
  if (!volley) return declare ?? (legal[0] as Action);
  if (volley.armorOnly === 1 && frame.armorOnly === 0) return wordIn(legal, 'armor') ?? declare ?? (legal[0] as Action);
  for (const unit of [...volley.firers, ...volley.headquarters]) {
    const click = frame.firers.includes(unit) || frame.headquarters.includes(unit) ? undefined : unitIn(legal, unit);
    if (click) return click;
  }
  for (const helping of [25, 10, 5, 1])
    if (frame.asp + helping <= volley.asp) {
      const click = wordIn(legal, `asp:${helping}`);
      if (click) return click;
    }
  return declare ?? (legal[0] as Action);
}
