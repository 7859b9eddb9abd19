import { describe, expect, it } from 'vitest';
import { beachResult, firerRow, modifiedDie, pointsOfResult } from '../../src/rules/beach-fire.js';
import { actingFrame } from '../../src/steps/activation.js';
import { beachFireFrame } from '../../src/steps/beach-fire.js';
import { world } from '../position.js';
import { GameScene } from '../scene.js';

const YORK = '3rd-8-bde-2-e-yorks-a';
const FUNNY = '3rd-5-ar-re-79th-77-5-ar';
const CRABS = '3rd-22-dgns-79th-a-22-dgns';
const SAPPERS = '3rd-re-246-fd';
const TANKS = '3rd-27-arm-bde-13-18-krh-b';
const CENTAURS = '3rd-5-rm-indep-s5-rmas';
const SWORD = 0;
const sword = (): GameScene => new GameScene('storming-sword');
const firing = (id: string, die: number, tracks: readonly [number, number, number] = [4, 5, 5]): GameScene => {
  const scene = sword().only(id);
  scene.put(id, '34.008');
  [scene.open.gaps[SWORD], scene.open.obstacles[SWORD], scene.open.nests[SWORD]] = tracks;
  const unit = scene.id(id);
  return scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', unit, 0), beachFireFrame('allied', unit, SWORD)).roll(die);
};
const tracks = ({ open }: GameScene): number[] => [open.gaps[SWORD], open.obstacles[SWORD], open.nests[SWORD]] as number[];

describe('firing at beach defences (§4.2.6)', () => {
  it('any unsuppressed unit on the overlay may, as a Fire Action (§4.2.6(1))', () => {
    const scene = sword().only(YORK);
    const unit = scene.put(YORK, '37.010');
    scene.open.nests[SWORD] = 1;
    scene
      .frames({ step: 'turn', next: 8 }, actingFrame('allied', unit, 0))
      .roll(9)
      .play('fire');
    // There is nothing else to fire at: nothing more is asked.
    expect([scene.step, scene.rolls]).toEqual(['beach-fire', 'beach-fire']);
    scene.roll(9);
    expect(scene.told('sighted')).toEqual([]);
    expect(scene.offers('fire')).toBe(false);
  });
  it.each([
    [FUNNY, '79th'],
    [CRABS, '79th'],
    [SAPPERS, 'engineer'],
    [TANKS, 'tank'],
    [CENTAURS, 'tank'],
    ['landing-craft-1', 'craft'],
    ['lcs-s1', 'craft'],
    [YORK, 'other'],
  ])('%s uses the row %s (§4.2.6(1), §17.6)', (id, row) => {
    const scene = sword();
    expect(firerRow(world, scene.open, scene.id(id))).toBe(row);
  });
  it('one step adds 1, each Cohesion Hit 1, and above 9 it is a 9 (§4.2.6(1))', () => {
    const scene = sword();
    const unit = scene.id(FUNNY);
    scene.open.steps[unit] = 1;
    scene.open.cohesion[unit] = 2;
    expect([modifiedDie(world, scene.open, unit, 2), modifiedDie(world, scene.open, unit, 8)]).toEqual([5, 9]);
  });
  it('0 is no sure hit and 9 no sure miss: the table is read as it is (§4.2.6(1))', () => {
    const scene = sword();
    expect(beachResult(world, scene.open, scene.id(YORK), 0)).toBe('N1');
    expect(beachResult(world, scene.open, scene.id(SAPPERS), 9)).toBe('-');
  });
});

describe('results (§4.2.6(2))', () => {
  it('a miss takes nothing', () => expect(tracks(firing(YORK, 9))).toEqual([4, 5, 5]));
  it('nests go down without a question', () => expect(tracks(firing(TANKS, 1))).toEqual([4, 5, 3]));
  it('engineers choose between obstacles and Gaps, point by point', () => {
    const scene = firing(SAPPERS, 1);
    expect(scene.offered()).toEqual(['gaps', 'obstacles']);
    expect(tracks(scene.play('obstacles', 'gaps'))).toEqual([3, 4, 5]);
  });
  it('the 79th takes any', () => {
    const scene = firing(FUNNY, 1);
    expect(scene.offered()).toEqual(['gaps', 'obstacles', 'nests']);
    expect(tracks(scene.play('nests', 'obstacles'))).toEqual([4, 4, 4]);
  });
  it('what finds its track at 0 is lost', () => {
    expect(tracks(firing(TANKS, 1, [4, 5, 1]))).toEqual([4, 5, 0]);
    expect(pointsOfResult('N2')).toEqual({ left: 2, from: 4 });
  });
  it('the turn all three come to 0 is remembered', () => {
    const scene = firing(TANKS, 5, [0, 0, 1]);
    expect([tracks(scene), scene.open.tracksDown[SWORD]]).toEqual([[0, 0, 0], 1]);
  });
});
