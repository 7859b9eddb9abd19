import { describe, expect, it } from 'vitest';
import { CUT_OFF, PARKED } from '../../src/index.js';
import { canPay, isInCommand, leaderNear } from '../../src/rules/command.js';
import { forSale, priceOf, sleepsAtNight } from '../../src/rules/dispatch.js';
import { fieldOf } from '../../src/world.js';
import { atHour } from '../other-data.js';
import { GameScene } from '../scene.js';

const SUFFOLK = '3rd-8-bde-1-suffolk-a';
const PRIESTS = '3rd-7-fd-a';
const MARINE = 'cdo-ss-bde-41-rm-cdo-a';
const division = (scene: GameScene, id: string): number => scene.game.world.data.counters.divisions.findIndex((one) => one.id === id);
const chitOf = (scene: GameScene, id: string): number => fieldOf(scene.game.world, scene.open).chits.findIndex((one) => one.id === id);

describe('who is paid for (§S.6, §14.0)', () => {
  const pays = (scene: GameScene, id: string, points: number): boolean => canPay(scene.game.world, scene.open, scene.id(id), points);
  it('units In Command, with as many points as it costs', () => {
    const scene = new GameScene('to-the-sea');
    scene.open.cp[division(scene, '3rd')] = 2;
    expect([1, 2, 3].map((points) => pays(scene, SUFFOLK, points))).toEqual([true, true, false]);
    scene.open.leaderWith.fill(-1);
    expect(pays(scene, SUFFOLK, 1)).toBe(false);
  });
  it('never Auto-Command units, whatever points there are', () => {
    const scene = new GameScene('to-the-sea');
    scene.open.cp.fill(9);
    expect([isInCommand(scene.game.world, scene.open, scene.id(MARINE)), pays(scene, MARINE, 1)]).toEqual([true, false]);
  });
  it('9 Brigade not before its turn (§S.39)', () => {
    const scene = new GameScene('to-the-sea');
    scene.open.cp.fill(9);
    const id = '3rd-9-bde-2-lincs-a';
    scene.put(id, '36.010', PARKED);
    const at = (turn: number): boolean => {
      scene.open.turn = turn;
      return pays(scene, id, 1);
    };
    expect([at(3), at(4)]).toEqual([false, true]);
  });
});

describe('who is In Command without a leader (§S.8, §17.3.2)', () => {
  it('guns in a Park, ships and Auto-Command units; nobody of a Commando that is cut off', () => {
    const scene = new GameScene('to-the-sea');
    scene.open.leaderWith.fill(-1);
    const is = (id: string): boolean => isInCommand(scene.game.world, scene.open, scene.id(id));
    scene.put(PRIESTS, '36.010');
    expect([is(PRIESTS), is('warspite'), is(MARINE), is(SUFFOLK)]).toEqual([false, true, true, false]);
    scene.put(PRIESTS, '36.010', PARKED);
    expect(is(PRIESTS)).toBe(true);
    scene.open.marks[scene.id(MARINE)] = CUT_OFF;
    expect(is(MARINE)).toBe(false);
  });
  it('an independent answers to the nearer of two leaders; off the map to none', () => {
    const scene = new GameScene('to-the-sea').only(SUFFOLK, '3rd-185-bde-2-ksli-a', PRIESTS);
    const leader = (formation: string): number => scene.game.world.data.counters.leaders.findIndex((one) => one.formation === formation);
    const [eighth, other] = [leader('3rd-8-bde'), leader('3rd-185-bde')];
    scene.open.leaderWith.fill(-1);
    scene.open.leaderWith[eighth] = scene.put(SUFFOLK, '36.014');
    scene.open.leaderWith[other] = scene.put('3rd-185-bde-2-ksli-a', '36.018');
    const near = (label: string): number => {
      scene.put(PRIESTS, label);
      return leaderNear(scene.game.world, scene.open, scene.id(PRIESTS));
    };
    expect([near('36.015'), near('36.017')]).toEqual([eighth, other]);
    scene.open.hex[scene.id(PRIESTS)] = -1;
    expect(leaderNear(scene.game.world, scene.open, scene.id(PRIESTS))).toBe(-1);
  });
});

describe('what Formation chits cost (§S.7)', () => {
  it.each([
    [4, 1, 2, 0],
    [4, 2, 4, 0],
    [4, 3, 4, 4],
    [1, 1, 1, 2],
    [0, 2, 0, 8],
  ])('with %i Dispatch Points %i of them: %i of those, %i Command Points', (dp, chits, paid, cp) => {
    const scene = new GameScene('to-the-sea');
    scene.open.dp[division(scene, '3rd')] = dp;
    expect(priceOf(scene.game.world, scene.open, division(scene, '3rd'), chits)).toEqual({ dp: paid, cp });
  });
  it('each side buys its own, each once, not the one carried over, nor any other kind (A12)', () => {
    const scene = new GameScene('to-the-sea');
    scene.open.chit = -1;
    const sold = (side: 0 | 1, ...bought: number[]): string[] =>
      forSale(scene.game.world, scene.open, bought, side).map((chit) => fieldOf(scene.game.world, scene.open).chits[chit]?.id as string);
    const eighth = chitOf(scene, 'formation:3rd-8-bde');
    expect(sold(0)).toContain('formation:3rd-8-bde');
    expect([...sold(0), ...sold(1)].every((id) => id.startsWith('formation:'))).toBe(true);
    expect([sold(0).some((id) => id.includes('21pz')), sold(1).every((id) => id.includes('21pz'))]).toEqual([false, true]);
    expect(sold(0, eighth)).not.toContain('formation:3rd-8-bde');
    scene.open.chit = eighth;
    expect(sold(0)).not.toContain('formation:3rd-8-bde');
  });
  it('what was bought for another division is not counted, what was bought for this one is', () => {
    const scene = new GameScene('to-the-sea');
    scene.open.chit = -1;
    scene.open.cp.fill(0);
    scene.open.dp.fill(2);
    const sold = (...bought: string[]): number =>
      forSale(
        scene.game.world,
        scene.open,
        bought.map((id) => chitOf(scene, id)),
        0,
      ).length;
    expect([sold() > 0, sold('formation:21pz-kg-rauch') > 0, sold('formation:3rd-8-bde')]).toEqual([true, true, 0]);
  });
});

describe('Formations that do not march at night (§17.2)', () => {
  it('those of the Commonwealth, but for the airborne and the Commandos; no other chit', () => {
    const scene = new GameScene('to-the-sea', atHour('to-the-sea', '0606-night'));
    const { chits } = fieldOf(scene.game.world, scene.open);
    const sleeps = (id: string, whose?: string): boolean => {
      const chit = chits[chitOf(scene, id)] as (typeof chits)[number];
      return sleepsAtNight(scene.game.world, whose === undefined ? chit : { ...chit, division: division(scene, whose) });
    };
    expect(['formation:3rd-8-bde', 'formation:21pz-kg-rauch', 'division:3rd', 'direct:allied'].map((id) => sleeps(id))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(['6ab', 'cdo', '50th', '7th'].map((whose) => sleeps('formation:3rd-8-bde', whose))).toEqual([false, false, true, true]);
    scene.open.chit = -1;
    expect(forSale(scene.game.world, scene.open, [], 0)).toEqual([]);
  });
});
