import { describe, expect, it } from 'vitest';
import { isInCommand, placeOfLeader } from '../../src/rules/command.js';
import { isOutOfSector } from '../../src/rules/sectors.js';
import { eliminate } from '../../src/rules/units.js';
import { GameScene } from '../scene.js';

const LEADER = 'leader-3rd-8-bde';
const SUFFOLKS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-1-suffolk-${company}`);
const [A, B] = SUFFOLKS as [string, string];

const leaderOf = (scene: GameScene): number => scene.game.world.data.counters.leaders.findIndex(({ id }) => id === LEADER);
const hostOf = (scene: GameScene): string => scene.nameOf(scene.open.leaderWith[leaderOf(scene)] as number);

describe('leaders (§S.8)', () => {
  it('command as far as their range, less once replaced', () => {
    const scene = new GameScene('to-the-sea').only(...SUFFOLKS);
    const range = scene.game.world.data.counters.leaders[leaderOf(scene)]?.range as number;
    scene.put(A, '34.012');
    const at = (distance: number): boolean => {
      const hex = scene.game.world.grid
        .ring(scene.hex('34.012'), distance)
        .find((to) => scene.game.world.ground.sector[to] === 1) as number;
      scene.put(B, scene.label(hex));
      return isInCommand(scene.game.world, scene.open, scene.id(B));
    };
    expect([hostOf(scene), at(range), at(range + 1)]).toEqual([A, true, false]);
    scene.open.leaderReplaced[leaderOf(scene)] = 1;
    expect([at(range), at(scene.game.world.data.tables.command.replacementRange)]).toEqual([false, true]);
  });
  it('whose unit is lost go to the nearest of their own; the whole stack gone, they are replaced', () => {
    const scene = new GameScene('to-the-sea');
    eliminate(scene.game.world, scene.open, scene.id(A));
    expect([hostOf(scene), scene.open.leaderReplaced[leaderOf(scene)]]).toEqual([B, 0]);
    const alone = new GameScene('to-the-sea');
    alone.put(A, '33.014');
    eliminate(alone.game.world, alone.open, alone.id(A));
    expect([hostOf(alone).startsWith('3rd-8-bde-'), alone.open.leaderReplaced[leaderOf(alone)]]).toEqual([true, 1]);
  });
  it('with nobody of theirs left on the map they wait with those who are still to come (§17.7)', () => {
    const scene = new GameScene('storming-sword');
    const leader = scene.game.world.data.counters.leaders.findIndex(({ id }) => id === 'leader-3rd-8-bde');
    const host = scene.put('3rd-8-bde-1-s-lancs-a', '35.009');
    scene.open.aboard = scene.open.aboard.with(host, -1);
    expect(scene.open.leaderWith[leader]).toBe(host);
    eliminate(scene.game.world, scene.open, host);
    const now = scene.nameOf(scene.open.leaderWith[leader] as number);
    expect([now.startsWith('3rd-8-bde-'), scene.open.leaderReplaced[leader]]).toEqual([true, 1]);
    expect(placeOfLeader(scene.open, leader)).toBe(-1);
  });
  it('command the rearguards of their division, which act with their chits as any other unit (§5.0)', () => {
    const scene = new GameScene('to-the-sea').only(...SUFFOLKS);
    scene.put('3rd-rearguards-rg1', '35.013');
    expect(isInCommand(scene.game.world, scene.open, scene.id('3rd-rearguards-rg1'))).toBe(true);
    expect(scene.chit('formation:3rd-8-bde').offers('3rd-rearguards-rg1')).toBe(true);
    expect(scene.chit('direct:allied').offers('3rd-rearguards-rg1')).toBe(true);
  });
  it('may change once to a unit of their Formation in range, with their Division or Formation chit', () => {
    const scene = new GameScene('to-the-sea').chit('formation:3rd-8-bde');
    const change = `lead:${leaderOf(scene)}`;
    scene.play(change);
    expect(scene.offered()).not.toContain(A);
    scene.play(B);
    expect([hostOf(scene), scene.offers(change)]).toEqual([B, false]);
    expect(scene.chit('division:3rd').offers(change)).toBe(true);
    expect(scene.chit('direct:allied').offers(change)).toBe(false);
  });
});

describe('out of command (§S.9, §11.0)', () => {
  it('a unit acts with its Division chit alone, pays for nothing and checks at one less', () => {
    const scene = new GameScene('to-the-sea');
    scene.put(A, '34.012');
    scene.put(B, '33.030');
    scene.open.leaderWith[leaderOf(scene)] = scene.id(A);
    expect(scene.chit('formation:3rd-8-bde').offers(B)).toBe(false);
    expect(scene.chit('direct:allied').offers(B)).toBe(false);
    scene.open.suppressed[scene.id(B)] = 1;
    scene.chit('division:3rd').play(B, 'rally').roll(4);
    // 5, suppressed −1, out of command −1.
    expect(scene.event('checked')).toMatchObject({ needs: 3, passed: 0 });
  });
  it('an independent too far out of its sector does not act with a Formation’s chit either, whoever leads beside it', () => {
    const SAPPERS = '3rd-re-246-fd';
    const scene = new GameScene('to-the-sea').only(A, SAPPERS);
    scene.open.leaderWith[leaderOf(scene)] = scene.id(A);
    const offered = (label: string): boolean => {
      scene.put(A, label);
      scene.put(SAPPERS, label);
      return scene.chit('formation:3rd-8-bde').offers(SAPPERS);
    };
    expect([offered('34.014'), offered('28.033')]).toEqual([true, false]);
  });
  it('so is who stands more than two hexes out of his division’s sector, north of row 036', () => {
    const scene = new GameScene('to-the-sea').only(A);
    const { world } = scene.game;
    const out = (label: string): boolean => {
      scene.put(A, label);
      return isOutOfSector(world, scene.open, scene.id(A));
    };
    const row = Array.from({ length: 30 }, (_, i) => `${String(40 + i).padStart(2, '0')}.020`);
    const first = row.findIndex((label) => world.ground.sector[scene.hex(label)] !== 1);
    expect([out(row[first + 1] as string), out(row[first + 2] as string)]).toEqual([false, true]);
    expect(out('60.036')).toBe(false);
  });
});
