import type { UnitId } from '@bocage/kernel';
import { isHeldBy, unitsAt } from '../occupancy.js';
import { strengthOf } from '../rules/losses.js';
import { enemyOf } from '../types.js';
import { arcs, gather, type Reach, readyOnes, touch } from './attackers.js';
import { type Clash, type Estimate, estimate } from './clash.js';
import { type Gun, gunsOf } from './guns.js';
import type { Picture } from './picture.js';

/** An attack on one hex: who goes, along which hexes. */
export interface Strike {
  readonly target: number;
  readonly units: readonly number[];
  /** By unit: the way to the hex it attacks from, not counting the one it stands in. */
  readonly ways: readonly (readonly number[])[];
  readonly estimate: Estimate;
}

/** What is to be feared afterwards from enemies nearby, beyond those who are attacked. */
function exposure(picture: Picture, { attackers, target }: Clash): number {
  const { mind, field, weight, side } = picture;
  const strength = (units: readonly number[]): number => units.reduce((sum, unit) => sum + strengthOf(mind.world, field, unit), 0);
  const others = (weight[enemyOf(side)][target] as number) - strength(unitsAt(mind.world, field, target));
  const helped = 1.5 * strength(attackers) + 0.4 * (weight[side][target] as number);
  return Math.min(6, 0.05 * Math.max(0, others - helped));
}

/** What a side is after when it attacks: by hex, what driving the enemy out of it is worth. */
export type GroundWorth = (target: number) => number;

/** The best attack on a hex with those who are ready; undefined where none promises anything. */
function bestStrike(
  picture: Picture,
  guns: readonly Gun[],
  ready: ReadonlyMap<number, Reach>,
  target: number,
  ground: number,
  spent: ReadonlySet<number>,
): Strike | undefined {
  let best: Strike | undefined;
  for (const arc of arcs(picture, target)) {
    const choices = gather(picture, ready, arc, target);
    for (let size = 1; size <= choices.length; size++) {
      const chosen = choices.slice(0, size);
      if (!touch(arc, chosen)) continue;
      const clash: Clash = { attackers: chosen.map(({ unit }) => unit), from: chosen.map(({ hex }) => hex), target };
      const found = estimate(picture, guns, clash, ground, spent);
      const walked = chosen.filter(({ way }) => way.length > 0).length;
      const value = found.value - 0.05 * size - 0.2 * walked - exposure(picture, clash);
      if (!best || value > best.estimate.value)
        best = { target, units: clash.attackers, ways: chosen.map(({ way }) => way), estimate: { ...found, value } };
    }
  }
  return best;
}

/** The attack that promises most among those on offer. */
const bestOf = (offers: Iterable<Strike | undefined>): Strike | undefined =>
  [...offers].reduce((best, offer) => (offer && (!best || offer.estimate.value > best.estimate.value) ? offer : best), undefined);

/** All attacks worth making, the best first; nobody and no gun is counted twice. */
export function strikesOf(
  picture: Picture,
  ground: GroundWorth,
  least: number,
  mayGo: (unit: UnitId) => boolean,
  fired: readonly number[] = [],
): Strike[] {
  const { mind, field, side, enemyHexes } = picture;
  const ready = readyOnes(picture);
  for (const unit of ready.keys()) {
    // Whoever has to stay attacks only from where he stands.
    if (!mayGo(unit)) ready.set(unit, new Map([[field.hex[unit] as number, []]]));
  }
  const guns = gunsOf(picture);
  const spent = new Set<number>(fired);
  const targets = new Set(enemyHexes.filter((hex) => isHeldBy(mind.world, field, enemyOf(side), hex)));
  const strikes: Strike[] = [];
  const offers = new Map<number, Strike | undefined>();
  for (;;) {
    for (const target of targets)
      if (!offers.has(target)) offers.set(target, bestStrike(picture, guns, ready, target, ground(target), spent));
    const best = bestOf(offers.values());
    if (!best || best.estimate.value < least) return strikes;
    strikes.push(best);
    targets.delete(best.target);
    offers.delete(best.target);
    for (const unit of best.units) ready.delete(unit);
    for (const gun of best.estimate.guns) spent.add(gun);
    for (const [target, offer] of offers) if (offer && isStale(offer, best, spent)) offers.delete(target);
  }
}

/** Whether an attack counts on somebody or something that is needed for another. */
const isStale = (offer: Strike, taken: Strike, spent: ReadonlySet<number>): boolean =>
  offer.units.some((unit) => taken.units.includes(unit)) || offer.estimate.guns.some((gun) => spent.has(gun));
