import type { UnitId } from '@bocage/kernel';
import type { TIDES as TIDE_NAMES } from '../data/shapes.js';
import { holderOf } from '../occupancy.js';
import { isMarine, isOptional } from '../rules/approach.js';
import { afloatAt, berths, displacementGroups, isCrowded } from '../rules/landing.js';
import { isLarge, landingFire } from '../rules/landing-fire.js';
import { casualtyOf, pushed, shiftOf } from '../rules/look-ups.js';
import { minesCounted } from '../rules/mines.js';
import { type BeachArea, type BradleyView, GERMAN, type LandingFrame, TIDES } from '../types.js';
import type { World } from '../world.js';
import { addTo, type Spread, TWO_DICE } from './dice.js';
import { mineSpread } from './mines.js';

/** What may become of one unit at sea; shares of 1. Ashore in order is what is left. */
export interface Fate {
  /** The hexes it may come to, those held by Germans too. */
  readonly hexes: Map<number, number>;
  /** §5.5.5 Shifted past the last lane. */
  turnsBack: number;
  /** §5.5.6 Germans stand where it would land. */
  meetsGermans: number;
  /** §5.5.5 R5 More would land there than may stand there: somebody turns back. */
  crowded: number;
  disrupted: number;
  lost: number;
}

export interface LandingForecast {
  readonly beach: BeachArea;
  /** §5.6.1 German factors that reach the beach, mines apart. */
  readonly fire: number;
  readonly sea: Spread<number>;
  readonly mines: Spread<number>;
  /** §5.5.3 How far the wave is shifted, left negative; empty while no wave is at sea. */
  readonly shifts: Spread<number>;
  readonly fates: ReadonlyMap<number, Fate>;
  /** §19.4 Hex by hex: disorder is then not counted. */
  readonly byHex: boolean;
}

/** §5.4.2 The sea of this turn, or every die for it. */
function seaSpread({ data }: World, { open }: BradleyView, beach: BeachArea): Spread<number> {
  const rolled = open.sea[beach] as number;
  if (rolled >= 0) return new Map([[rolled, 1]]);
  const spread = new Map<number, number>();
  const { conditions } = data.tables.sea;
  for (const { value } of conditions) addTo(spread, value, 1 / conditions.length);
  return spread;
}

/** §5.5.2 §5.5.3 Shifts of one roll with so much of sea and mines. */
function shiftsWith({ data }: World, tide: number, value: number): Spread<number> {
  const spread = new Map<number, number>();
  for (const [roll, share] of TWO_DICE)
    addTo(spread, shiftOf(data.tables, TIDES[tide] as (typeof TIDE_NAMES)[number], pushed(data.tables, roll, value)), share);
  return spread;
}

/** One way it may go: what the sea and the mines are, where the units come to, which of them are in disorder. */
interface Case {
  readonly share: number;
  readonly sea: number;
  readonly mines: number;
  /** By unit: the hex it lands on, −1 beyond the last lane. */
  readonly lands: ReadonlyMap<number, number>;
  readonly disorder: ReadonlyMap<number, number>;
}

const newFate = (): Fate => ({ hexes: new Map(), turnsBack: 0, meetsGermans: 0, crowded: 0, disrupted: 0, lost: 0 });

/** §5.5.3 R4 Where a unit lands after a shift by so many lanes. */
function landsAfter(world: World, { open }: BradleyView, beach: BeachArea, unit: UnitId, shift: number): number {
  const list = berths(world, open, beach, unit);
  const to = list[list.findIndex(({ waits }) => waits === open.hex[unit]) - shift];
  return to && holderOf(world, open, to.waits) !== GERMAN ? to.lands : -1;
}

/** §5.5.4 R6 The fullest hex; where several are, each as likely, since the American names one. */
function disorderIn(units: readonly UnitId[], lands: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const count = new Map<number, number>();
  for (const unit of units) if ((lands.get(unit) as number) >= 0) addTo(count, lands.get(unit) as number, 1);
  const most = Math.max(...count.values());
  const fullest = [...count].filter(([, units]) => units === most).map(([hex]) => hex);
  return new Map(units.flatMap((unit) => (fullest.includes(lands.get(unit) as number) ? [[unit, 1 / fullest.length]] : [])));
}

/** §5.6.2 §5.6.7 The chance of D and of E for one unit. */
function casualtyShares({ data }: World, strength: number, modifier: number): { readonly D: number; readonly E: number } {
  const shares = { '': 0, D: 0, E: 0 };
  for (const [roll, share] of TWO_DICE) shares[casualtyOf(data.tables, strength, roll + modifier)] += share;
  return shares;
}

/** §5.8.1 */
const sinkShare = ({ data }: World, sea: number): number =>
  TWO_DICE.reduce((sum, [roll, share]) => sum + (roll + sea > data.tables.swimming.safeTo ? share : 0), 0);

/** §5.6 §5.7.2 §5.8.1 The chance of D and of E for a unit that comes ashore. */
function harm(
  world: World,
  open: BradleyView['open'],
  unit: UnitId,
  fire: number,
  swimming: readonly number[],
  { sea, mines }: Pick<Case, 'sea' | 'mines'>,
): { readonly D: number; readonly E: number } {
  if (swimming.includes(unit)) return { D: 0, E: sinkShare(world, sea) };
  const alone = isOptional(world, open, unit);
  const strength = alone ? world.data.tables.specialLandings.casualtyColumn : fire + minesCounted(world, open, mines, 'casualties');
  return casualtyShares(world, strength, sea + (isLarge(world, unit) ? world.data.tables.casualties.large : 0));
}

/** §5.5.4 §10.6.7 The chance that a unit about to land is lost, when it lands in order and when it lands in disorder. */
export function lossShares(
  world: World,
  view: BradleyView,
  beach: BeachArea,
  unit: UnitId,
): { readonly inOrder: number; readonly inDisorder: number } {
  const fire = landingFire(world, view.open, beach);
  let inOrder = 0;
  let inDisorder = 0;
  for (const [sea, seaShare] of seaSpread(world, view, beach))
    for (const [mines, mineShare] of mineSpread(world, view, beach)) {
      const { D, E } = harm(world, view.open, unit, fire, swimmersOf(view), { sea, mines });
      inOrder += seaShare * mineShare * E;
      inDisorder += seaShare * mineShare * (D + E);
    }
  return { inOrder, inDisorder };
}

/** §5.5.5 to §5.8 What one case does to the units of a group. */
function settle(
  world: World,
  { open }: BradleyView,
  fire: number,
  swimming: readonly number[],
  found: Case,
  fates: Map<number, Fate>,
): void {
  for (const [unit, hex] of found.lands) {
    const fate = fates.get(unit) as Fate;
    const { share } = found;
    if (hex < 0) {
      fate.turnsBack += share;
      continue;
    }
    addTo(fate.hexes, hex, share);
    if (holderOf(world, open, hex) === GERMAN) {
      fate.meetsGermans += share;
      continue;
    }
    const together = [...found.lands].flatMap(([other, at]) => (at === hex ? [other] : []));
    if (isCrowded(world, open, hex, together)) fate.crowded += share;
    const disorder = found.disorder.get(unit) ?? 0;
    const { D, E } = harm(world, open, unit, fire, swimming, found);
    // §10.6.7 Who lands in disorder and is disrupted again is lost.
    fate.lost += share * (E + disorder * D);
    fate.disrupted += share * ((1 - disorder) * D + disorder * (1 - D - E));
  }
}

/** §5.4 to §5.8 Where those at sea off a beach will drift, and what may become of each, as this viewer can know it. */
export function forecastLanding(
  world: World,
  view: BradleyView,
  beach: BeachArea,
  swimming: readonly number[] = swimmersOf(view),
): LandingForecast | undefined {
  const { open } = view;
  const units = afloatAt(world, open, beach);
  if (units.length === 0) return undefined;
  const fire = landingFire(world, open, beach);
  const sea = seaSpread(world, view, beach);
  const mines = mineSpread(world, view, beach);
  const fates = new Map(units.map((unit) => [unit, newFate()]));
  const shifts = new Map<number, number>();
  const groups = [...displacementGroups(world, open, beach), ...units.filter((unit) => isMarine(world, unit)).map((unit) => [unit])];
  const byHex = open.options['hex-shift'] === 'on';
  for (const [seaValue, seaShare] of sea)
    for (const [points, pointShare] of mines)
      for (const group of groups) {
        const alone = isOptional(world, open, group[0] as number);
        const rolls = isMarine(world, group[0] as number)
          ? new Map([[0, 1]])
          : shiftsWith(world, open.tide, seaValue + (alone ? 0 : minesCounted(world, open, points, 'displacement')));
        for (const [shift, rolled] of rolls) {
          const share = seaShare * pointShare * rolled;
          if (!alone) addTo(shifts, shift, share / groups.filter(([first]) => !isOptional(world, open, first as number)).length);
          const lands = new Map(group.map((unit) => [unit, landsAfter(world, view, beach, unit, shift)]));
          const disorder = shift === 0 || alone || byHex ? new Map<number, number>() : disorderIn(group, lands);
          settle(world, view, fire, swimming, { share, sea: seaValue, mines: points, lands, disorder }, fates);
        }
      }
  return { beach, fire, sea, mines, shifts, fates, byHex };
}

const swimmersOf = ({ open }: BradleyView): readonly number[] =>
  (open.stack.findLast(({ step }) => step === 'landing') as LandingFrame | undefined)?.swimming ?? [];
