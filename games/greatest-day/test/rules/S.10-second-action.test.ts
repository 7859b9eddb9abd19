import { describe, expect, it } from 'vitest';
import { GameScene } from '../scene.js';

const A = '3rd-8-bde-1-suffolk-a';
const COMMANDO = 'cdo-ss-bde-41-rm-cdo-a';
const division = (scene: GameScene, id: string): number => scene.game.world.data.counters.divisions.findIndex((one) => one.id === id);

describe('the Second Action (§S.10)', () => {
  it('is of another type, In Command, for a Command Point of the unit’s division', () => {
    const scene = new GameScene('to-the-sea').only(A, '3rd-8-bde-1-suffolk-b').chit('formation:3rd-8-bde');
    const third = division(scene, '3rd');
    const before = scene.open.cp[third] as number;
    scene.play(A, 'move', scene.label(scene.game.world.grid.neighbour(scene.hex('34.012'), 0)));
    while (scene.step === 'moving') scene.play('done');
    expect([scene.offers('move'), scene.offers('engineer')]).toEqual([false, true]);
    scene.play('engineer', 'dig');
    expect(scene.open.cp[third]).toBe(before - 1);
  });
  it('not without a point, nor suppressed', () => {
    const scene = new GameScene('to-the-sea').only(A, '3rd-8-bde-1-suffolk-b').chit('formation:3rd-8-bde');
    scene.open.cp.fill(0);
    scene.play(A, 'engineer', 'dig').roll(1);
    expect([scene.step, scene.offers(A)]).toEqual(['activation', false]);
  });
  it('under Direct Command each Action costs one', () => {
    const scene = new GameScene('to-the-sea').chit('direct:allied');
    const third = division(scene, '3rd');
    const before = scene.open.cp[third] as number;
    scene.play(A, 'engineer', 'dig').roll(1);
    expect(scene.open.cp[third]).toBe(before - 1);
    expect(scene.offers('move')).toBe(true);
  });
});

describe('Auto-Command units (§14.0)', () => {
  it('Commandos check for a Second Action instead of paying; who fails is finished', () => {
    const scene = new GameScene('to-the-sea').only(COMMANDO, 'cdo-ss-bde-41-rm-cdo-b');
    scene.put(COMMANDO, '38.012');
    scene.put('cdo-ss-bde-41-rm-cdo-b', '38.012');
    scene.chit('royal-marines');
    while (!scene.offers(COMMANDO) || scene.step !== 'activation') scene.play(scene.offered()[0] as string);
    scene.play(COMMANDO, 'engineer', 'dig').roll(1);
    const passed = scene.fork().play('move').roll(5);
    expect([passed.told('checked').at(-1)?.why, passed.step]).toEqual(['second', 'moving']);
    scene.play('move').roll(9);
    expect([scene.step, scene.offers(COMMANDO)]).toEqual(['activation', false]);
  });
});

describe('scenario rules of To the Sea (§S.39)', () => {
  it('21. Panzer waits at 1300 but for its anti-tank guns and one battalion', () => {
    const scene = new GameScene('to-the-sea').chit('direct:german');
    expect([scene.offers('21pz-kg-rauch-ii-pzgr-192-6'), scene.offers('21pz-kg-oppeln-i-pz-22-1')]).toEqual([true, false]);
    scene.open.turn = 2;
    expect(scene.chit('direct:german').offers('21pz-kg-oppeln-i-pz-22-1')).toBe(true);
  });
  it('nothing is paid for 9 Brigade before 1900', () => {
    const scene = new GameScene('to-the-sea');
    scene.put('3rd-9-bde-1-kosb-a', '35.010');
    scene.open.turn = 3;
    expect(scene.chit('direct:allied').offers('3rd-9-bde-1-kosb-a')).toBe(false);
    scene.open.turn = 4;
    expect(scene.chit('direct:allied').offers('3rd-9-bde-1-kosb-a')).toBe(true);
  });
  it('no German comes within three hexes of the Reinforcement hex (O5)', () => {
    const scene = new GameScene('to-the-sea').only('21pz-kg-rauch-ii-pzgr-192-5');
    scene.put('21pz-kg-rauch-ii-pzgr-192-5', '36.013');
    scene.open.turn = 2;
    scene.chit('division:21pz').play('21pz-kg-rauch-ii-pzgr-192-5', 'move');
    const near = scene
      .offered()
      .filter((text) => /^\d/.test(text) && scene.game.world.grid.distance(scene.hex(text), scene.hex('35.008')) <= 3);
    expect(near).toEqual([]);
  });
});
