import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { LETTERS } from '../../data/shapes.js';
import { unitsAt } from '../../occupancy.js';
import { HQ } from '../../roster.js';
import { ALLIED, type FireFrame, type VolleyFrame } from '../../types.js';
import { oddsOf, plainBattle } from '../battle.js';
import { navalPoints } from '../bombing.js';
import { isGun } from '../close-assault.js';
import { isEngineer } from '../engineers.js';
import { type FireKind, fireFactor, fireKindOf, firersAt, isArmor, lineOf, maySingleOut, targetsIn } from '../fire.js';
import { combatFactor, hexOf, isDisrupted } from '../units.js';
import { friendsAt, isFort } from './cover.js';
import { type Asked, type Decision, firstOf, hexesIn, hexIn, leastBy, unitIn, whyOf, wordIn } from './decision.js';
import type { Situation } from './situation.js';

/** §20.4 (7) The best that can be fired at a hex. */
export interface Shot {
  readonly target: HexId;
  readonly firers: readonly UnitId[];
  readonly asp: number;
  readonly armorOnly: 0 | 1;
  readonly letter: number;
}

const KINDS: readonly FireKind[] = ['bombardment', 'directGun', 'smallArms'];
const HELPINGS = [25, 10, 5, 1];

function letterOf({ world, open, side }: Situation, shot: Omit<Shot, 'letter'>): number {
  const { target, firers, asp, armorOnly } = shot;
  return oddsOf(world, open, { ...plainBattle('fire', side, target, firers), asp, armorOnly }).letter;
}

/** §20.4 (7) All of a set, without those that do not raise its letter, the weakest first. */
function trimmed(s: Situation, set: Omit<Shot, 'letter'>): Shot {
  const letter = letterOf(s, set);
  const factor = (unit: UnitId): number => fireFactor(s.world, s.open, unit, set.target);
  let { firers } = set;
  for (const unit of [...firers].sort((a, b) => factor(a) - factor(b) || b - a)) {
    const rest = firers.filter((other) => other !== unit);
    if (rest.length > 0 && letterOf(s, { ...set, firers: rest }) >= letter) firers = rest;
  }
  return { ...set, firers, letter };
}

/** §20.4 (7) Of every line, of all together, and of the guns at the armor alone, the best letter. */
export function bestShot(s: Situation, target: HexId): Shot | undefined {
  const { world, open, side } = s;
  const able = firersAt(world, open, side, target);
  const plain = { target, asp: 0, armorOnly: 0 } as const;
  const lines = KINDS.map((kind) => able.filter((unit) => fireKindOf(world, unit) === kind));
  const sets = [...lines, able].filter((firers) => firers.length > 0).map((firers) => ({ ...plain, firers }));
  const shots = sets.map((set) => trimmed(s, set));
  const whole = leastBy(shots, ({ letter, firers }) => [-letter, firers.length]);
  const guns = able.filter((unit) => maySingleOut(world, unit));
  const isAmong = targetsIn(world, open, side, target).some((unit) => isArmor(world, unit));
  const armor = guns.length > 0 && isAmong ? trimmed(s, { ...plain, firers: guns, armorOnly: 1 }) : undefined;
  const best = armor && armor.letter > (whole?.letter ?? -1) ? armor : whole;
  return side === ALLIED ? withSupport(s, target, best) : best;
}

/** §20.4 (7) §11.1 The American adds the fewest support points that come to the letter wanted, or the best below it. */
function withSupport(s: Situation, target: HexId, best: Shot | undefined): Shot | undefined {
  const { world, open, side } = s;
  const { supportTo, fireFrom } = world.data.automaton.parameters;
  const [from, to] = [LETTERS.indexOf(fireFrom), LETTERS.indexOf(supportTo)];
  const naval = navalPoints(world, open, target);
  if (naval === 0 || best?.armorOnly === 1 || (best?.letter ?? -1) >= to) return best;
  const firers = best?.firers ?? [];
  const { differential } = oddsOf(world, open, { ...plainBattle('fire', side, target, firers), asp: 1 });
  const steps = world.data.tables.crt.least[lineOf(world, { firers: [...firers], asp: 1 })];
  const shots = steps
    .map((least) => Math.max(1, least - differential + 1))
    .filter((asp) => asp <= naval)
    .map((asp) => ({ target, firers, asp, armorOnly: 0 as const }))
    .map((set) => ({ ...set, letter: letterOf(s, set) }))
    .filter(({ letter }) => letter >= from && letter > (best?.letter ?? -1));
  return leastBy(shots, ({ letter, asp }) => [-Math.min(letter, to), asp]) ?? best;
}

/** §20.4 (7) What decides between equal letters, by the names of the parameters. */
function merit(s: Situation, target: HexId): number[] {
  const { world, open } = s;
  const there = unitsAt(world, open, target);
  const has = (is: (unit: UnitId) => boolean): number => (there.some(is) ? 1 : 0);
  const isAdjacent = world.grid.ring(target, 1).some((hex) => friendsAt(s, hex, -1) > 0);
  const values = {
    adjacent: open.segment.endsWith('defensive-fire') && isAdjacent ? 1 : 0,
    disrupted: has((unit) => isDisrupted(open, unit)),
    engineers: has((unit) => isEngineer(world, unit)),
    hq: has((unit) => world.roster.kind[unit] === HQ),
    armor: has((unit) => isArmor(world, unit)),
    strongest: there.reduce((sum, unit) => sum + combatFactor(world.roster, open, unit), 0),
  };
  return world.data.automaton.parameters.fireOrder.map((name) => -values[name]);
}

/** §20.4 (7) Guns in a fort never hold back. */
const isFromFort = (s: Situation, { firers }: Shot): boolean =>
  firers.some((unit) => isGun(s.world, unit) && isFort(s, hexOf(s.open, unit)));

/** §20.4 (7) The highest letter first; below the least that is worth a shot only guns in forts fire. */
export function decideFire({ s, legal }: Asked<FireFrame>): Decision {
  const least = LETTERS.indexOf(s.world.data.automaton.parameters.fireFrom);
  const shots = hexesIn(legal).flatMap((hex) => bestShot(s, hex) ?? []);
  const worth = shots.filter((shot) => shot.letter >= least || (shot.letter >= 0 && isFromFort(s, shot)));
  const best = leastBy(worth, ({ letter, target }) => [-letter, ...merit(s, target), target]);
  const done = wordIn(legal, 'done');
  const action = best && hexIn(legal, best.target);
  if (!best || !action) {
    const units = s.side === ALLIED ? [0] : [];
    return { action: firstOf(legal, done), ...(shots.length > 0 ? { why: whyOf('hold-fire', { units, letter: least }) } : {}) };
  }
  const reason = best.letter < least ? 'fort-fires' : best.armorOnly === 1 ? 'fire-at-armor' : 'fire';
  return { action, why: whyOf(reason, { units: best.firers, hex: best.target, letter: best.letter }) };
}

/** §20.4 (7) The clicks of a shot; nothing changes until it is declared, so it is found anew each time. */
export function decideVolley({ s, frame, legal }: Asked<VolleyFrame>): Decision {
  const shot = bestShot(s, frame.target);
  const declare = wordIn(legal, 'declare');
  if (!shot) return { action: firstOf(legal, declare) };
  const armor = shot.armorOnly === 1 && frame.armorOnly === 0 ? wordIn(legal, 'armor') : undefined;
  const units = shot.firers.filter((unit) => !frame.firers.includes(unit)).map((unit) => unitIn(legal, unit));
  const helping = HELPINGS.find((asp) => frame.asp + asp <= shot.asp);
  const asp = helping === undefined ? undefined : wordIn(legal, `asp:${helping}`);
  return { action: firstOf(legal, armor, ...units, asp, declare) };
}
