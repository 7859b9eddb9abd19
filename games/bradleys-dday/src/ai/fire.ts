import type { Action } from '@bocage/kernel';
import { ARMOR } from '../roster.js';
import { type Battle, oddsOf, plainBattle } from '../rules/battle.js';
import { navalPoints } from '../rules/bombing.js';
import { supporters } from '../rules/command.js';
import { fireKindOf, firersAt, isArmor, lineOf, maySingleOut, targetsIn } from '../rules/fire.js';
import { ALLIED, type FireFrame, GERMAN, type Open, type Side, type VolleyFrame } from '../types.js';
import type { World } from '../world.js';
import { type Asked, hexesOf, hexIn, unitIn, wordIn } from './asked.js';
import { gainOf, letterIn, type Stakes, stakesOf } from './chances.js';
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

const battleOf = (side: Side, target: number, { firers, asp, armorOnly, headquarters }: Omit<Volley, 'value'>): Battle => ({
  ...plainBattle('fire', side, target, firers),
  ...{ asp, armorOnly, headquarters },
});

/** Which units could shoot together: all, the guns that see their target, the batteries alone. */
function parties(world: World, firers: readonly number[]): number[][] {
  const near = firers.filter((unit) => fireKindOf(world, unit) !== 'bombardment');
  const rifles = near.filter((unit) => fireKindOf(world, unit) === 'smallArms');
  const found = [[...firers], near, rifles].filter((party) => party.length > 0);
  return found.filter((party, i) => found.findIndex((other) => other.length === party.length) === i);
}

/** §11.1 Support points with which a volley comes to another column. */
function helpings(world: World, open: Open, side: Side, target: number, firers: readonly number[]): number[] {
  const naval = navalPoints(world, open, target);
  if (side !== ALLIED || naval === 0) return [0];
  const { differential } = oddsOf(world, open, battleOf(side, target, { firers, asp: 1, armorOnly: 0, headquarters: [] }));
  const least = world.data.tables.crt.least[lineOf(world, { firers: [...firers], asp: 1 })];
  const found = least.map((at) => Math.max(1, at - differential + 1)).filter((asp) => asp <= naval);
  return firers.length > 0 ? [0, ...found] : found;
}

/** The best that can be done to a hex, whoever has been put to it already included. */
function bestVolley(world: World, open: Open, side: Side, target: number): Volley | undefined {
  const able = firersAt(world, open, side, target);
  const price = open.segment === 'allied-defensive-fire' ? LATE_PRICE : PRICE;
  let best: Volley | undefined;
  const weigh = (volley: Omit<Volley, 'value'>, stakes: Stakes): void => {
    const value = gainOf(world, letterIn(world, open, battleOf(side, target, volley)), stakes) - volley.asp * price;
    if (value > (best?.value ?? LEAST)) best = { ...volley, value };
  };
  const none = { firers: [], asp: 0, headquarters: [] };
  const all = stakesOf(world, open, battleOf(side, target, { ...none, armorOnly: 0 }));
  for (const firers of [...parties(world, able), []])
    for (const asp of helpings(world, open, side, target, firers))
      if (firers.length > 0 || asp > 0) weigh({ firers, asp, armorOnly: 0, headquarters: [] }, all);
  const guns = able.filter((unit) => maySingleOut(world, unit));
  if (guns.length > 0 && targetsIn(world, open, side, target).some((unit) => isArmor(world, unit))) {
    const armor = stakesOf(world, open, battleOf(side, target, { ...none, armorOnly: 1 }));
    weigh({ firers: guns, asp: 0, armorOnly: 1, headquarters: [] }, armor);
  }
  return best && supported(world, open, side, target, spared(world, open, side, target, best), all);
}

/** Who adds nothing to the column is kept for another target. */
function spared(world: World, open: Open, side: Side, target: number, volley: Volley): Volley {
  const letter = letterIn(world, open, battleOf(side, target, volley));
  let { firers } = volley;
  for (const unit of volley.firers) {
    const rest = firers.filter((other) => other !== unit);
    if (rest.length === 0 || world.roster.kind[unit] === ARMOR) continue;
    if (letterIn(world, open, battleOf(side, target, { ...volley, firers: rest })) >= letter) firers = rest;
  }
  return { ...volley, firers };
}

/** §16.1 Headquarters help where fire is the last word of the turn: before the enemy's assault. */
function supported(world: World, open: Open, side: Side, target: number, volley: Volley, stakes: Stakes): Volley {
  if (!open.segment.endsWith('defensive-fire') || volley.armorOnly === 1) return volley;
  const hq = supporters(world, open, volley.firers, [])[0];
  if (hq === undefined) return volley;
  const helped = { ...volley, headquarters: [hq] };
  const gain = gainOf(world, letterIn(world, open, battleOf(side, target, helped)), stakes);
  return gain - gainOf(world, letterIn(world, open, battleOf(side, target, volley)), stakes) > SUPPORT ? helped : volley;
}

/** Targets in the order they are looked at: what is worth most to hit, near the beaches first. */
function ranked(world: World, open: Open, side: Side, hexes: readonly number[]): number[] {
  const focus = focusOf(world, open);
  const value = new Map(
    hexes.map((hex) => {
      const near = Math.max(0, 8 - nearest(world, focus, hex)) / 8;
      return [hex, (bestVolley(world, open, side, hex)?.value ?? 0) * (side === GERMAN ? 1 : 1 + near)] as const;
    }),
  );
  return hexes.filter((hex) => (value.get(hex) as number) > 0).sort((a, b) => (value.get(b) as number) - (value.get(a) as number) || a - b);
}

/** §10.2 One target after another, each with what is left. */
export function chooseFire({ world, open, side, legal, memory }: Asked<FireFrame>): Action {
  const list = memory.keep('targets', `${open.turn}:${open.segment}`, () => ranked(world, open, side, hexesOf(legal)));
  for (const target of list) {
    const click = hexIn(legal, target);
    if (click && bestVolley(world, open, side, target)) return click;
  }
  return wordIn(legal, 'done') as Action;
}

/** §10.2.8 Click by click what was decided on; the same from any table, since nothing changes until it is declared. */
export function chooseVolley({ world, open, side, frame, legal }: Asked<VolleyFrame>): Action {
  const volley = bestVolley(world, open, side, frame.target);
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
