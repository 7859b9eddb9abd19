import { describe, expect, it } from 'vitest';
import { canEnter } from '../../src/rules/movement.js';
import { costsOf, isSea } from '../../src/rules/terrain-costs.js';
import { caught, flood } from '../../src/rules/tide.js';
import { COMBAT_MODE, ELIMINATED, GREEN, HIGH_TIDE, MOVEMENT_MODE } from '../../src/types.js';
import { at, ground, Position } from '../position.js';

/** What a step costs in halves of a point, negative where it may not be taken. */
function costOf({ world, open }: Position, unit: number, from: string, to: string, mode: number = COMBAT_MODE): number {
  return costsOf(world, open, unit, mode)[at(from) * 6 + ground.grid.directionTo(at(from), at(to))] as number;
}

describe('terrain (§6.3)', () => {
  it('ways count in Movement Mode only (§6.3.1, §7.2.3)', () => {
    const position = new Position();
    const unit = position.put('us-2-116', '5025');
    expect([MOVEMENT_MODE, COMBAT_MODE].map((mode) => costOf(position, unit, '5126', '5025', mode))).toEqual([1, 2]);
  });
  it('and along the way alone: into a hex with a road from one beside it, the ground (§6.3.1)', () => {
    const position = new Position();
    const unit = position.put('us-2-116', '5025');
    // Port-en-Bessin by its road, half a point; over the hill beside it a town costs two.
    expect(['5025', '5024'].map((from) => costOf(position, unit, from, '4925', MOVEMENT_MODE))).toEqual([1, 4]);
  });
  it('guns and tanks cross a canal at bridges only, infantry anywhere (§6.3.2, §6.3.3)', () => {
    const position = new Position();
    const [foot, tank, gun] = ['us-2-116', 'us-743-tk', 'us-5-fa'].map((id) => position.of(id)) as [number, number, number];
    expect(costOf(position, foot, '0222', '0322')).toBeGreaterThan(0);
    expect([tank, gun].map((unit) => costOf(position, unit, '0222', '0322'))).toEqual([-1, -1]);
    expect([tank, gun].every((unit) => costOf(position, unit, '0221', '0222') > 0)).toBe(true);
  });
  it('a railway over a canal is no bridge for them, even on the march (§6.3.3)', () => {
    const position = new Position();
    const [foot, tank] = ['us-2-116', 'us-743-tk'].map((id) => position.of(id)) as [number, number];
    expect([foot, tank].map((unit) => costOf(position, unit, '1226', '1327', MOVEMENT_MODE))).toEqual([2, -1]);
    expect(costOf(position, tank, '1326', '1327', MOVEMENT_MODE)).toBe(1);
  });
  it('a stream costs more than the hex behind it, a bridge less of it in Combat Mode, nothing by road or between city hexes (§6.3.2, §6.3.3, §7.2.3)', () => {
    const position = new Position();
    const [foot, tank] = ['us-2-116', 'us-743-tk'].map((id) => position.of(id)) as [number, number];
    // Clear 1 behind a stream: infantry one more, others two; over a bridge one for all.
    expect([foot, tank].map((unit) => costOf(position, unit, '4230', '4131'))).toEqual([4, 6]);
    expect([foot, tank].map((unit) => costOf(position, unit, '4331', '4231'))).toEqual([4, 4]);
    expect(costOf(position, tank, '4331', '4231', MOVEMENT_MODE)).toBe(2);
    // Bayeux on both banks of the Aure: the city alone, 2.
    expect([foot, tank].map((unit) => costOf(position, unit, '5331', '5431'))).toEqual([4, 4]);
  });
  it('tidal flats are land but at High tide (§6.3.4)', () => {
    const { world, open } = new Position();
    expect([0, 1, 2, 3, 4].map((tide) => isSea(world, { ...open, tide }, at('3920')))).toEqual([false, false, false, true, false]);
    expect(isSea(world, { ...open, tide: HIGH_TIDE }, at('3921'))).toBe(false);
  });
  it('High tide: on flats infantry is disrupted and guns are lost, on beaches guns only are disrupted (§6.3.4)', () => {
    const position = new Position();
    const { world, open } = position;
    const grade = (id: string, hex: string): string => caught(world, open, position.put(id, hex));
    expect([grade('us-2-116', '3920'), grade('us-1-eng', '3920'), grade('us-743-tk', '3920'), grade('us-5-fa', '3920')]).toEqual([
      'disrupted',
      'disrupted',
      'lost',
      'lost',
    ]);
    // R14: flak like guns, headquarters and garrisons like infantry.
    expect([grade('us-80-aa', '3920'), grade('us-1-hq', '3920')]).toEqual(['lost', 'disrupted']);
    expect([grade('ge-garrison-1', '1715'), grade('ge-static-1', '1614'), grade('ge-191-at', '1816')]).toEqual([
      'safe',
      'safe',
      'disrupted',
    ]);
    expect([grade('us-3-116', '3921'), grade('us-745-tk', '3921'), grade('us-32-fa', '3921')]).toEqual(['safe', 'disrupted', 'disrupted']);
  });
  it('the tide strikes at High only, and a second disruption kills (§6.3.4, §10.6.7)', () => {
    const position = new Position();
    const { world, state, open, tell } = position;
    const fresh = position.put('us-2-116', '3920');
    const shaken = position.put('us-3-116', '3920');
    position.disrupt(shaken);
    flood(world, state, tell);
    expect(open.disrupted[fresh]).toBe(0);
    open.tide = HIGH_TIDE;
    open.segment = 'first-recovery';
    flood(world, state, tell);
    expect([open.disrupted[fresh], open.box[shaken]]).toEqual([GREEN, ELIMINATED]);
  });
  it('infantry alone goes onto shale, at every tide, and High tide disrupts it there (§6.3.5)', () => {
    const position = new Position();
    const { world, open } = position;
    const foot = position.put('us-2-116', '4524');
    const tank = position.put('us-743-tk', '4524');
    expect([canEnter(world, open, foot, at('4524'), at('4523')), canEnter(world, open, tank, at('4524'), at('4523'))]).toEqual([
      true,
      false,
    ]);
    open.tide = HIGH_TIDE;
    expect(canEnter(world, open, foot, at('4524'), at('4523'))).toBe(true);
    expect(caught(world, open, position.put('us-2-116', '4523'))).toBe('disrupted');
  });
  it('nobody crosses an intact Sea Wall, everybody a breached one (§6.3.6, §15.2.3)', () => {
    const position = new Position();
    const { world, open } = position;
    const unit = position.put('us-2-116', '3921');
    expect(canEnter(world, open, unit, at('3921'), at('3922'))).toBe(false);
    open.breached = [ground.grid.sides[at('3921') * 6 + ground.grid.directionTo(at('3921'), at('3922'))] as number];
    expect(canEnter(world, open, unit, at('3921'), at('3922'))).toBe(true);
  });
  it('armor leaves a beach for a hill by a way only (§6.2.9)', () => {
    const position = new Position();
    const { world, open } = position;
    const [tank, foot] = [position.put('us-743-tk', '4423'), position.put('us-2-116', '4423')];
    expect(canEnter(world, open, tank, at('4423'), at('4424'))).toBe(true);
    expect([canEnter(world, open, tank, at('4423'), at('4324')), canEnter(world, open, foot, at('4423'), at('4324'))]).toEqual([
      false,
      true,
    ]);
  });
});
