import type { Desk, OverlayHex } from '@bocage/board';
import type { Action, Seat } from '@bocage/kernel';
import { dropFate, roseOfAim, roseOfZone } from '../src/forecast/drop.js';
import { isOptional, lanesOf, waitsAt } from '../src/rules/approach.js';
import { afloatAt } from '../src/rules/landing.js';
import { landingBeaches } from '../src/rules/waves.js';
import { type ApproachAtFrame, type BeachArea, type BradleyView, DZ_BOX } from '../src/types.js';
import { beachName } from './places.js';
import { assaultPlan } from './plan/assault.js';
import { abortPlan, disorderPlan } from './plan/disorder.js';
import { aimPlan, airPlan, dropPlan, flakPlan } from './plan/drop.js';
import { firePlan } from './plan/fire.js';
import { gunPart, landingHexes, landingParts } from './plan/landing.js';
import { withAtSea } from './plan/lanes.js';
import { inHex } from './plan/percent.js';
import { swimPart } from './plan/swim.js';
import { wavePlan } from './plan/waves.js';
import { frameOf, topOf, type Words } from './words.js';

/** The beaches with units at sea. */
const afloat = ({ world }: Words, view: BradleyView): BeachArea[] =>
  landingBeaches(world, view.open).filter((beach) => afloatAt(world, view.open, beach).length > 0);

function landingPlan(words: Words, view: BradleyView, fold: 'fold' | 'open'): Desk | undefined {
  const beaches = afloat(words, view);
  if (beaches.length === 0) return undefined;
  return {
    title: 'The landing ahead',
    about: `${beaches.map(beachName).join(' and ')}, as the dice and what you know of mines have it. The map shows how many to expect in each hex.`,
    parts: beaches.flatMap((beach) => landingParts(words, view, beach, fold)),
  };
}

/** §5.6.1 Before the wave lands: the guns that wait for it, then the landing as it would be now. */
function firePlanBefore(words: Words, view: BradleyView): Desk | undefined {
  const landing = landingPlan(words, view, 'fold');
  const guns = afloat(words, view).flatMap((beach) => gunPart(words, view, beach) ?? []);
  return (
    landing && {
      title: 'Before the landing',
      about: 'Guns that will fire on the wave: silence the worst while it waits at sea.',
      parts: [...guns, ...landing.parts],
    }
  );
}

/** What helps with the decision at hand. */
export function planOf(words: Words, view: BradleyView, seat: Seat): Desk | undefined {
  const frame = topOf(view.open);
  switch (frame.step) {
    case 'allot':
      return wavePlan(words, view, frame);
    case 'approach':
    case 'approach-at':
    case 'landings':
      return landingPlan(words, view, 'open');
    case 'swim': {
      const landing = landingPlan(words, view, 'open');
      return landing && { ...landing, parts: [swimPart(words, view, frame), ...landing.parts] };
    }
    case 'fullest':
      return disorderPlan(words, view, frame);
    case 'abort':
      return abortPlan(words, view, frame);
    case 'assault':
      return assaultPlan(words, view, frame);
    case 'fire':
      return seat === 'allied' && view.open.segment === 'allied-fire' ? firePlanBefore(words, view) : undefined;
    case 'volley':
      return firePlan(words, view, frame);
    case 'air-allot':
      return airPlan(words, view);
    case 'aim':
      return aimPlan(words, view, frame);
    case 'flak':
      return flakPlan(words, view, frame);
    case 'drop':
      return dropPlan(words, view, frame);
    default:
      return undefined;
  }
}

/** Shares as shaded hexes with percents. */
function shaded(hexes: ReadonlyMap<number, number>, label: (share: number) => string): OverlayHex[] {
  const most = Math.max(...hexes.values());
  return [...hexes].flatMap(([hex, share]): OverlayHex[] =>
    hex < 0 ? [] : [{ hex, shade: 0.25 + (0.75 * share) / most, tone: 'reach', label: label(share) }],
  );
}

/** How many to expect: nothing below a twentieth. */
const expected = (count: number): string => (count < 0.05 ? '·' : count.toFixed(1));

const LANDING_STEPS: readonly string[] = ['approach', 'approach-at', 'swim', 'landings'];

/** Where the dice may take what is being decided. */
export function chancesOf(words: Words, view: BradleyView, about: Action | undefined): readonly OverlayHex[] {
  const { world } = words;
  const frame = topOf(view.open);
  const unit = about?.kind === 'unit' ? about.unit : undefined;
  if (frame.step === 'aim') return about?.kind === 'hex' ? shaded(roseOfAim(world, view, frame.zone, about.hex), inHex) : [];
  if (frame.step === 'flak') return shaded(roseOfZone(world, view, frame.zone, 0), inHex);
  if (frame.step === 'drop') {
    const next = unit ?? nextJumper(words, view);
    return next === undefined ? [] : shaded(dropFate(world, view.open, frame.zone, next).hexes, inHex);
  }
  if (frame.step === 'approach-at') return approachChances(words, view, frame, about);
  if (frame.step === 'approach' && about === undefined && afloat(words, view).length === 0) return laneLabels(words, view, frame.beach);
  if (!LANDING_STEPS.includes(frame.step) && unit === undefined) return [];
  return afloat(words, view).flatMap((beach) => {
    const own = unit !== undefined && afloatAt(world, view.open, beach).includes(unit);
    if (unit !== undefined && !own && !LANDING_STEPS.includes(frame.step)) return [];
    return shaded(landingHexes(words, view, beach, own ? unit : undefined), own ? inHex : expected);
  });
}

/** §5.3.2 The lanes by their numbers, where the wave may wait. */
const laneLabels = ({ world }: Words, { open }: BradleyView, beach: BeachArea): OverlayHex[] =>
  lanesOf(world, open, beach).map((lane, i) => ({ hex: waitsAt(open, lane), shade: 0.3, tone: 'neutral', label: `lane ${i + 1}` }));

/** §5.5.3 Where the unit in hand may land from the approach hex that is looked at; else the lanes, and those at sea already. */
function approachChances(words: Words, view: BradleyView, { beach, unit }: ApproachAtFrame, about: Action | undefined): OverlayHex[] {
  if (about?.kind !== 'hex') {
    const others = afloat(words, view).flatMap((other) => shaded(landingHexes(words, view, other), expected));
    return [...(isOptional(words.world, view.open, unit) ? [] : laneLabels(words, view, beach)), ...others];
  }
  return shaded(landingHexes(words, withAtSea(words, view, unit, about.hex), beach, unit), inHex);
}

function nextJumper(_words: Words, { open }: BradleyView): number | undefined {
  const frame = frameOf(open, 'drop');
  return frame && [...open.box.keys()].find((unit) => open.box[unit] === DZ_BOX + frame.zone && !frame.tried.includes(unit));
}
