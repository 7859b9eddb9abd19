import { describe, expect, it } from 'vitest';
import { preview } from '../../src/preview.js';
import { navalPoints, shareOut } from '../../src/rules/bombing.js';
import { at, data, Position } from '../position.js';
import { type BradleyScene, fromSegment, only } from '../scene.js';

/** Ships and aircraft apart, in the Allied fire of a turn, with so many air points. */
function bombing(air: number, turn = 3, asp = 0): Position {
  const position = new Position('d-day');
  Object.assign(position.open, { turn, asp, air, segment: 'allied-fire' });
  position.open.options.bombing = 'on';
  return position;
}
const fire = (position: Position): BradleyScene => only(position, { step: 'fire', asks: 'allied', side: 0 });

describe('alternate bombing (§19.2)', () => {
  it.each([
    [200, 133, 67],
    [100, 66, 34],
    [25, 16, 9],
  ])('of %i points %i are the ships’, %i the aircraft’s', (points, naval, air) => {
    const { world, open } = bombing(0, 3, points);
    shareOut(world, open);
    expect([open.asp, open.air]).toEqual([naval, air]);
    open.options.bombing = 'off';
    Object.assign(open, { asp: points, air: 0 });
    shareOut(world, open);
    expect([open.asp, open.air]).toEqual([points, 0]);
  });
  it('they are shared out when a turn’s points come, and told apart (§11.2)', () => {
    const position = bombing(0, 3);
    position.put('ge-i-916', '4030');
    const scene = fromSegment(position, 'placement');
    expect([scene.open.asp, scene.open.air, scene.told('support')[0]]).toMatchObject([66, 34, { points: 100, air: 34 }]);
  });
  it('ships reach ten hexes from the sea, aircraft everywhere', () => {
    const position = bombing(10, 3, 20);
    const { world, open } = position;
    position.put('ge-i-916', '4030');
    position.put('ge-i-915', '4035');
    expect([world.toSea[at('4030')], world.toSea[at('4035')]]).toEqual([10, 15]);
    expect([navalPoints(world, open, at('4030')), navalPoints(world, open, at('4035'))]).toEqual([20, 0]);
    const scene = fire(position).play('4035');
    expect(scene.offered()).toEqual(['air:1', 'air:5', 'air:10']);
    open.options.bombing = 'off';
    expect(navalPoints(world, open, at('4035'))).toBe(20);
  });
  it('they lie on the open sea: neither on flats, whatever the tide, nor on rock (§6.3.4, §6.3.5)', () => {
    const { world } = bombing(0);
    // 4523 is rock with sea north of it, 4122 a flat before Omaha.
    expect([world.toSea[at('4522')], world.toSea[at('4523')], world.toSea[at('4533')]]).toEqual([0, 1, 11]);
    expect([world.toSea[at('4121')], world.toSea[at('4122')]]).toEqual([0, 1]);
  });
  it.each([
    [[2, 2], 0, 0],
    [[2, 3], 15, 0],
    [[3, 3], 15, 0],
    [[3, 4], 30, 0],
    [[5, 6], 30, 0],
    [[6, 6], 30, 1],
  ])('%j: of 30 points %i count, columns %i', (dice, asp, shift) => {
    const position = bombing(30);
    position.put('ge-i-916', '4030');
    const scene = fire(position).play('4030', 'air:25', 'air:5', 'declare');
    expect([scene.rolls, scene.open.air]).toEqual(['bombing', 0]);
    scene.roll(dice);
    expect(scene.told('bombed')[0]).toMatchObject({ air: 30, asp, shift, strays: -1 });
    expect(scene.rolls).toBe(asp > 9 ? 'fire' : '');
  });
  it('wasted bombs have used up the hex all the same (§10.2.4)', () => {
    const position = bombing(30, 3, 5);
    position.put('ge-i-916', '4030');
    const scene = fire(position).play('4030', 'air:25', 'declare').roll([2, 2]);
    expect([scene.open.firedAt, scene.told('result').length, scene.isOver]).toEqual([[at('4030')], 0, true]);
  });
  it('with others the air roll comes first, then one attack of all that counts', () => {
    const position = bombing(10, 3, 10);
    position.put('ge-i-916', '4030');
    position.put('us-1-16', '4029');
    const scene = fire(position).play('4030', 'us-1-16', 'asp:10', 'air:10', 'declare').roll([2, 3]);
    expect(scene.top).toMatchObject({ step: 'battle-dice', battle: { asp: 15, attackers: [scene.id('us-1-16')] } });
    // 8 + 15 − 2 = 21, mixed 19+ on protection 2 is G; 9 disrupts.
    scene.roll([4, 5]);
    expect([scene.told('result')[0]?.letter, scene.disrupted('ge-i-916')]).toEqual([6, [true]]);
  });
  it('on turn 2 the roll is two less, and never below 2', () => {
    const position = bombing(30, 2);
    position.put('ge-i-916', '4030');
    const scene = fire(position).play('4030', 'air:25', 'declare').roll([3, 3]);
    expect(scene.told('bombed')[0]).toMatchObject({ modifier: -2, asp: 0 });
  });
  it('a 2 near own troops strikes the nearest of them at half value, of equals the lower hex; its owner answers', () => {
    const position = bombing(50);
    position.put('ge-i-916', '4030');
    position.put('us-1-16', '4028');
    position.put('us-1-18', '3829');
    const scene = fire(position).play('4030', 'air:25', 'air:25', 'declare').roll([1, 1]);
    expect(scene.told('bombed')[0]).toMatchObject({ asp: 0, strays: at('3829') });
    // 25 − 2 = 23 on the bombardment line is D: 11 disrupts.
    scene.roll([6, 5]);
    expect([scene.disrupted('us-1-18', 'us-1-16'), scene.where('ge-i-916')]).toEqual([[true, false], '4030']);
  });
  it('without own troops within two hexes it is only wasted', () => {
    const position = bombing(50);
    position.put('ge-i-916', '4030');
    position.put('us-1-16', '4027');
    const scene = fire(position).play('4030', 'air:25', 'declare').roll([1, 1]);
    expect([scene.told('bombed')[0]?.strays, scene.disrupted('us-1-16')]).toEqual([-1, [false]]);
  });
  it('bombs are not aimed at armor alone (§10.2.7 b)', () => {
    const position = bombing(10);
    position.put('ge-100-pz', '4030');
    position.put('us-743-tk', '4029');
    position.put('us-1-hq', '4029');
    const scene = fire(position).play('4030');
    expect(scene.offered()).toContain('armor');
    expect(scene.play('air:5').offered()).not.toContain('armor');
  });
  it('the forecast counts every roll of the bombers with every roll of the attack (§10.2.8)', () => {
    const position = bombing(30);
    position.put('ge-i-916', '4030');
    const scene = fire(position).play('4030', 'air:25', 'air:5');
    const forecast = preview(scene.world, scene.view('allied'), 'allied');
    const ways = forecast?.outcomes.reduce((sum, outcome) => sum + outcome.ways, 0);
    const wasted = forecast?.outcomes.find(({ means }) => means[0]?.code === 'wasted');
    // Six of 36 rolls are 4 or less.
    expect([ways, wasted?.ways, forecast?.column]).toEqual([1296, 6 * 36, '']);
  });
  it('its figures are in the data (§19.0)', () => {
    expect(data.scenarios.options.alternateBombing).toMatchObject({ naval: [2, 3], navalReach: 10, ownWithin: 2, strayTo: 2 });
  });
});
