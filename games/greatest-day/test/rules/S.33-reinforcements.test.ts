import { describe, expect, it } from 'vitest';
import { AT_ENTRY, COLUMN, MOUNTED } from '../../src/index.js';
import { arrive } from '../../src/rules/reinforcements.js';
import { GameScene } from '../scene.js';

const QUEENS = ['a', 'b', 'c', 'd'].map((company) => `7th-131-bde-1-7-queens-${company}`);
const [FIRST, SECOND] = QUEENS as [string, string];

/** 1100: the Queens wait beside 90.062. */
function due(scenario = 'black-baron', turn = 2): GameScene {
  const scene = new GameScene(scenario);
  scene.open.turn = turn;
  arrive(scene.game.world, scene.state);
  return scene;
}

describe('reinforcements (§S.33)', () => {
  it('wait beside their hex and come on with their Division chit, not with Direct Command', () => {
    const scene = due();
    expect(scene.open.box[scene.id(FIRST)]).toBe(AT_ENTRY);
    expect(scene.chit('direct:allied').offers(FIRST)).toBe(false);
    expect(scene.chit('division:7th').offers(FIRST)).toBe(true);
  });
  it('in any posture that finds room, and go on from there; each pays a point for those before it', () => {
    const scene = due().chit('division:7th').play(FIRST, 'move');
    expect(scene.offered()).toEqual(['deployed', 'column', 'mounted', 'mounted-column']);
    scene.play('mounted-column');
    expect([scene.where(FIRST), scene.open.posture[scene.id(FIRST)]]).toEqual(['90.062', COLUMN | MOUNTED]);
    expect(scene.top).toMatchObject({ step: 'moving', spent: 0 });
    scene.play('89.062');
    while (scene.step === 'moving') scene.play('done');
    if (scene.step === 'acting') scene.play('done');
    scene.play(SECOND, 'move', 'column');
    expect(scene.top).toMatchObject({ step: 'moving', spent: 2 });
  });
  it('who came on with an earlier chit is no longer before them, though he acts first', () => {
    const scene = due();
    const early = scene.put(FIRST, '88.062');
    scene.open.entry = scene.open.entry.with(early, scene.hex('90.062'));
    scene.open.leaderWith.fill(-1);
    scene.chit('division:7th').play(FIRST, 'engineer', 'dig').roll(9);
    while (scene.step !== 'activation') scene.play('done');
    scene.play(SECOND, 'move', 'column');
    expect(scene.top).toMatchObject({ step: 'moving', spent: 0 });
  });
  it('a Column in the hex leaves room for none other', () => {
    const scene = due();
    scene.put('7th-22-arm-bde-4-cly-c', '90.062', COLUMN);
    scene.chit('division:7th').play(FIRST, 'move');
    expect(scene.offered()).toEqual(['deployed', 'mounted']);
  });
  it('in Column only where the scenario says so (§17.5)', () => {
    const scene = due('day-of-the-tiger', 2).chit('division:7th');
    scene.play('7th-131-bde-1-5-queens-a', 'move');
    expect(scene.offered()).toEqual(['column', 'mounted-column']);
  });
  it('where the enemy holds the hex, at any near it that he neither holds nor covers', () => {
    const scene = due();
    scene.put('ind-s-ss-pz-101-s-ss-pz-101-2', '90.062');
    scene.chit('division:7th').play(FIRST, 'move');
    const hexes = scene.offered();
    expect(hexes).not.toContain('90.062');
    expect(hexes.length).toBeGreaterThan(1);
    expect(hexes.every((text) => scene.game.world.grid.distance(scene.hex(text), scene.hex('90.062')) <= 3)).toBe(true);
    scene.play(hexes[0] as string, 'deployed');
    expect(scene.where(FIRST)).toBe(hexes[0]);
  });
});
