import { describe, expect, it } from 'vitest';
import { COLUMN } from '../../src/index.js';
import { defenceLines } from '../../src/rules/defences.js';
import { fireLines } from '../../src/rules/fire.js';
import { sum } from '../../src/rules/quality.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const TANKS = '3rd-27-arm-bde-13-18-krh-b';
const FUNNY = '3rd-5-ar-re-79th-77-5-ar';
const YORKS = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-2-e-yorks-${company}`);
const COD = '716-kg-krug-stp-20-cod';
const [FIRST, SECOND] = ['landing-craft-1', 'landing-craft-2'];
const SWORD = 0;
const ZERO = 10;
const gap = (a: string, b: string): string => `gap:${world.grid.sideBetween(at(a), at(b))}`;

/** Die by die as far as the example is told; each function goes on from the one before. */
function tanksAshore(): GameScene {
  // The sea, 7: a 1 suppresses; a point turns it into a Cohesion Hit, since their leader has landed with them.
  return new GameScene('one-battalion-ashore').chit('naval').play(TANKS, '33.008').roll(1).play('pay');
}
function tanksFired(): GameScene {
  // The nests, 5: they miss; the die is a 3, because by the rule the printed 2 would hit. Then the tanks fire at the defences.
  return tanksAshore().play('act').roll(3).play('fire', 'defences').roll(4).play('done');
}
function craftOnSand(): GameScene {
  return tanksFired()
    .play(FIRST as string, '34.008')
    .roll(2)
    .play('pay');
}
function funnyAshore(): GameScene {
  // Nests at the craft, 4 − 1: a 4 misses. No fire at the craft; the Funny comes off in Column; Cod fails its check.
  return craftOnSand().play('nests').roll(4).play('pass', 'column', FUNNY, COD).roll(8);
}
function funnyFired(): GameScene {
  // The craft fires and leaves; the Funny is given an Action, the nests fire at it, it fires: any two.
  return funnyAshore()
    .play('defences')
    .roll(2)
    .play(FUNNY)
    .roll(8)
    .play('fire', 'defences')
    .roll(1)
    .play('gaps', 'gaps', gap('33.008', '34.009'));
}
function yorksOnSand(): GameScene {
  return funnyFired()
    .play(SECOND as string, '34.008')
    .roll(2);
}

describe('Queen Red, action by action (§X.1)', () => {
  it('swimming tanks: the sea suppresses, a point makes it a Cohesion Hit, no opportunity fire at landing (§4.5.5(2), §4.2.5)', () => {
    const scene = tanksAshore();
    const unit = scene.id(TANKS);
    expect(scene.told('defences')).toMatchObject([{ kind: 'sea', strength: 7, die: 1, result: 'S' }]);
    expect([scene.open.cohesion[unit], scene.open.suppressed[unit], scene.open.cp[0], scene.where(TANKS)]).toEqual([1, 0, 5, '33.008']);
    expect(scene.offered()).toEqual(['act', 'done']);
  });
  it('their Action: the nests first, 5 − 3; a fire of 4 is a 5 for the hit and takes a nest (§4.2.2(2), §4.2.6(1))', () => {
    const scene = tanksFired();
    expect(scene.told('defences')[1]).toMatchObject({ kind: 'nests', strength: 2, die: 3, result: '-' });
    expect(scene.told('beach-fire')).toMatchObject([{ die: 4, modified: 5, result: 'N1' }]);
    expect(scene.open.nests[SWORD]).toBe(4);
    expect(scene.told('sighted')).toEqual([]);
  });
  it('no second Action of the same type; a hit is not rallied in an enemy zone (§S.10, §S.28)', () => {
    const scene = tanksAshore()
      .play('act')
      .roll(3)
      .play('fire', 'defences')
      .roll(4)
      .play('act')
      .roll(ZERO - 1);
    expect(scene.offers('fire')).toBe(false);
    expect(scene.offers('rally')).toBe(false);
  });
  it('a craft: obstacles of 5, a 2 suppresses; converted by a point its passengers land with a hit (§4.2.1, §4.1.7(c))', () => {
    const scene = craftOnSand();
    expect(scene.told('defences')[2]).toMatchObject({ kind: 'obstacles', strength: 5, die: 2, result: 'S' });
    expect([scene.open.cohesion[scene.id(FIRST as string)], scene.open.cp[0], scene.seat]).toEqual([1, 4, 'german']);
    expect(scene.offered()).toEqual(['nests', 'hold']);
  });
  it('nests at the craft, 4 − 1: a 4 misses; the Funny lands in Column, Cod fails its check, nobody fires (§4.2.2(1), §4.2.3(b))', () => {
    const scene = funnyAshore();
    expect(scene.told('defences')[3]).toMatchObject({ kind: 'nests', strength: 3, die: 4, result: '-' });
    const unit = scene.id(FUNNY);
    expect([scene.where(FUNNY), scene.open.posture[unit], scene.open.cohesion[unit]]).toEqual(['34.008', COLUMN, 1]);
    expect(scene.told('checked').at(-1)).toMatchObject({ unit: scene.id(COD), why: 'opportunity', passed: 0 });
    expect(scene.told('shot')).toEqual([]);
    expect(scene.offered()).toContain('defences');
  });
  it('the craft takes a nest and leaves; the Funny gets an Action for a point, and by two the Gaps come to 2 (§4.5.4(5), §4.5.4(7))', () => {
    const scene = funnyFired();
    expect(scene.told('beach-fire').slice(1)).toMatchObject([
      { die: 2, modified: 3, result: 'N1' },
      { die: 1, modified: 2, result: 'A2' },
    ]);
    expect([scene.open.nests[SWORD], scene.open.gaps[SWORD], scene.open.obstacles[SWORD], scene.open.cp[0]]).toEqual([3, 2, 5, 3]);
    expect(scene.open.openGaps).toEqual([world.grid.sideBetween(at('33.008'), at('34.009'))]);
    expect(scene.open.box[scene.id(FIRST as string)]).toBe(1);
  });
  it('at 2 the German opens a Gap of Queen, one of two (§4.2.4(c))', () => {
    const scene = funnyAshore().play('defences').roll(2).play(FUNNY).roll(8).play('fire', 'defences').roll(1).play('gaps', 'gaps');
    expect([scene.seat, scene.offered().sort()]).toEqual(['german', [gap('33.008', '33.009'), gap('33.008', '34.009')].sort()]);
  });
  it('the E Yorks: obstacles suppress the craft, its quality is 4 − 1 and a 4 does not convert (§4.5.4(3), §9.0)', () => {
    const scene = yorksOnSand().play('check').roll(4);
    expect(scene.told('checked').at(-1)).toMatchObject({ why: 'convert', needs: 3, die: 4, passed: 0 });
    expect(scene.open.suppressed[scene.id(SECOND as string)]).toBe(1);
  });
  it('fire at the craft has no zone bonus and counts who is there, not who is aboard (§4.2.3(a)); at a company nests of 3 come to 7 (§4.2.2(1))', () => {
    const scene = yorksOnSand().play('take', 'hold');
    const craft = scene.id(SECOND as string);
    // Cod 6, barrage −1, Defence −1, mass of craft and Funny +1: the example's 6 counts a bonus the rule denies and forgets the mass.
    expect(sum(fireLines(world, scene.open, 'opportunity', scene.id(COD), craft, at('34.008')))).toBe(5);
    scene.play(COD).roll(1).roll(9);
    expect(scene.told('shot').at(-1)).toMatchObject({ strength: 5, result: '-' });
    const company = scene.id(YORKS[0] as string);
    expect(sum(defenceLines(world, scene.open, { kind: 'nests', how: 'landed', beach: SWORD, target: company, at: at('34.008') }))).toBe(7);
    expect(scene.offered().sort()).toEqual([...YORKS, 'hold'].sort());
  });
  it('a suppressed craft lands its men suppressed and does not fire; they may rally for a point each (§4.5.4(3), §4.5.4(7))', () => {
    const scene = yorksOnSand().play('take', 'hold').play('pass', 'hold', 'pass');
    for (const company of YORKS) expect([scene.where(company), scene.open.suppressed[scene.id(company)]]).toEqual(['34.008', 1]);
    expect(scene.told('beach-fire')).toHaveLength(3);
    expect(scene.told('craft-left')).toHaveLength(2);
    scene.play(YORKS[0] as string).roll(9);
    expect(scene.offered()).toEqual(['rally', 'done']);
  });
  it('the best fire can come to is 8 (§S.17): Cod at an unloaded company', () => {
    const scene = yorksOnSand().play('take', 'hold').play('pass', 'hold');
    scene
      .play(YORKS[0] as string, COD)
      .roll(1)
      .roll(8);
    expect(scene.told('shot').at(-1)).toMatchObject({ strength: 8, die: 8, result: 'E' });
  });
});
