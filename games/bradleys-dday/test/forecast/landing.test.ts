import { createRng } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { forecastLanding } from '../../src/forecast/landing.js';
import { mineSpread } from '../../src/forecast/mines.js';
import { setMark } from '../../src/rules/units.js';
import { imagineMines } from '../../src/rules/unseen-mines.js';
import { AFLOAT, type BradleyState, type BradleyView, ELIMINATED, type LandingFrame, ON_MAP, STEADY } from '../../src/types.js';
import { view } from '../../src/view.js';
import { at, Position } from '../position.js';
import { game } from '../ui/played.js';

/** One battalion, tank or gun of the Omaha scenario at sea, with Germans about, before the dice of its landing. */
function atSea(id: string, hex: string, mines: readonly string[], sea = -1): { readonly position: Position; readonly unit: number } {
  const position = new Position('omaha');
  const { open, state } = position;
  open.segment = 'allied-movement';
  open.tide = 2;
  const unit = position.put(id, hex);
  setMark(open, unit, AFLOAT);
  position.put('ge-iii-1716', '3927');
  position.put('ge-hoc', '3319');
  position.put('ge-ii-916', '4225');
  state.sealed.mines = mines.map(at);
  state.sealed.minePoints = mines.length;
  open.stack.push({ step: 'game', next: 0 });
  open.stack.push({ step: 'landing', beach: 0, stage: 'sea', swimming: [], shifted: [], assaulted: [], landed: [] });
  open.sea[0] = sea;
  open.stack.push(sea < 0 ? { step: 'sea', beach: 0 } : { step: 'displacement', beach: 0, units: [unit] });
  if (sea >= 0) (open.stack[1] as LandingFrame).stage = 'displacement';
  return { position, unit };
}

interface Tally {
  lost: number;
  disrupted: number;
  turnsBack: number;
  readonly hexes: Map<number, number>;
}

const dice = (count: number): number[][] =>
  count === 0 ? [[]] : dice(count - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((die) => [...rest, die]));

/** Plays every roll of the landing and counts what became of the unit. */
function playAll(state: BradleyState, unit: number, share: number, tally: Tally): void {
  const { open } = state;
  const awaits = game.awaits(state);
  const isLanding = open.stack.some(({ step }) => step === 'landing');
  if (!isLanding || awaits.kind !== 'chance' || open.box[unit] !== ON_MAP) {
    if (open.box[unit] === ELIMINATED) tally.lost += share;
    else if (open.box[unit] !== ON_MAP) tally.turnsBack += share;
    else {
      if (open.disrupted[unit] !== STEADY) tally.disrupted += share;
      tally.hexes.set(open.hex[unit] as number, (tally.hexes.get(open.hex[unit] as number) ?? 0) + share);
    }
    return;
  }
  const rolls = dice(awaits.roll.kind === 'dice' ? awaits.roll.count : 1);
  for (const roll of rolls) {
    const copy = structuredClone(state);
    game.resolve(copy, awaits.roll, roll);
    playAll(copy, unit, share / rolls.length, tally);
  }
}

describe('what a landing brings, as the dice would bring it (§5.4, §5.5, §5.6)', () => {
  it.each([
    ['us-1-16', '4221', ['4022', '4323'], -1],
    ['us-743-tk', '3919', ['4022', '4323', '4423'], 2],
  ])('%s at %s', (id, hex, mines, sea) => {
    const { position, unit } = atSea(id, hex, mines, sea);
    const tally: Tally = { lost: 0, disrupted: 0, turnsBack: 0, hexes: new Map() };
    playAll(structuredClone(position.state), unit, 1, tally);
    const forecast = forecastLanding(position.world, view(position.state, ['german']), 0);
    const fate = forecast?.fates.get(unit);
    expect(fate?.lost).toBeCloseTo(tally.lost, 10);
    expect(fate?.disrupted).toBeCloseTo(tally.disrupted, 10);
    expect(fate?.turnsBack).toBeCloseTo(tally.turnsBack, 10);
    expect(tally.lost + tally.turnsBack).toBeGreaterThan(0.01);
    expect([...(forecast?.shifts.values() ?? [])].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  });
});

describe('mines as a viewer knows them (§5.4.3)', () => {
  it('the German knows, everybody after the first roll, before that a mixture over the die', () => {
    const { position } = atSea('us-1-16', '4221', ['4022', '4323', '4423']);
    const { world, state, open } = position;
    const american = view(state, ['allied']);
    expect([...mineSpread(world, view(state, ['german']), 0)]).toEqual([[3, 1]]);
    expect([...mineSpread(world, american, 0)].sort()).toEqual([
      [3, 0.5],
      [4, 0.5],
    ]);
    open.minePoints[0] = 2;
    expect([...mineSpread(world, american, 0)]).toEqual([[2, 1]]);
  });
  it('where five points are split between two beaches it is what the imagined minefields come to', () => {
    const position = new Position('d-day');
    const { world, state } = position;
    state.open.checked = [at('4022')];
    state.open.checkedAs = [1];
    const american: BradleyView = view(state, ['allied']);
    const spread = mineSpread(world, american, 0);
    const rng = createRng('mines');
    const drawn = new Map<number, number>();
    const draws = 4000;
    for (let i = 0; i < draws; i++) {
      const { mines } = imagineMines(world, state.open, rng);
      const here = mines.filter((hex) => world.ground.beachArea[hex] === 0).length;
      drawn.set(here, (drawn.get(here) ?? 0) + 1 / draws);
    }
    for (const [points, share] of drawn) expect(spread.get(points)).toBeCloseTo(share, 1);
    expect([...spread.keys()].sort()).toEqual([...drawn.keys()].sort());
  });
});
