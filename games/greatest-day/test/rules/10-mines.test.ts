import { describe, expect, it } from 'vitest';
import { jobsOf } from '../../src/rules/engineers.js';
import { destinations, freshMover } from '../../src/rules/movement.js';
import { GameScene } from '../scene.js';

const SAPPERS = '3rd-re-246-fd';
const SUFFOLK = '3rd-8-bde-1-suffolk-a';

/** A company and sappers in the open; the hexes named are German minefields. */
function mined(...hexes: readonly string[]): GameScene {
  const scene = new GameScene('to-the-sea').only(SAPPERS, SUFFOLK);
  scene.put(SUFFOLK, '36.015');
  scene.put(SAPPERS, '36.015');
  scene.open.mines = hexes.map((label) => scene.hex(label)).sort((a, b) => a - b);
  scene.open.minesBy = scene.open.mines.map(() => 1);
  return scene.chit('division:3rd');
}

describe('minefields (§10.0, §10.2)', () => {
  it('stop who comes into them: no way leads through', () => {
    const scene = mined('36.016', '35.015', '35.014', '37.014', '37.015', '36.014');
    const reach = destinations(scene.game.world, scene.open, freshMover(scene.id(SUFFOLK))).map((hex) => scene.label(hex));
    expect(reach.sort()).toEqual(['35.014', '35.015', '36.014', '36.016', '37.014', '37.015']);
    scene.play(SUFFOLK, 'move', '36.014');
    expect([scene.where(SUFFOLK), scene.step]).toEqual(['36.014', 'acting']);
  });
  it('are left after a check that no Command Point passes; who fails stays and is suppressed', () => {
    const scene = mined('36.015').play(SUFFOLK, 'move', '36.014');
    expect(scene.rolls).toBe('check');
    const failed = scene.fork().roll(8);
    expect([failed.where(SUFFOLK), failed.open.suppressed[failed.id(SUFFOLK)]]).toEqual(['36.015', 1]);
    scene.roll(3);
    expect(scene.where(SUFFOLK)).toBe('36.014');
    expect(scene.told('checked')).toHaveLength(1);
  });
  it('hurt only the other side (§10.1)', () => {
    const scene = mined('36.015');
    scene.open.minesBy = [0];
    scene.chit('division:3rd').play(SUFFOLK, 'move', '36.013');
    expect(scene.where(SUFFOLK)).toBe('36.013');
  });
});

describe('laying and lifting (§10.1, §10.3)', () => {
  it('engineers lay them without a check, one a hex', () => {
    const scene = mined().play(SAPPERS, 'engineer', 'mine');
    expect([scene.open.mines, scene.open.minesBy]).toEqual([[scene.hex('36.015')], [0]]);
    expect(scene.told('checked')).toEqual([]);
    expect(jobsOf(scene.game.world, scene.open, scene.id(SAPPERS))).not.toContain('mine');
  });
  it('two steps lift them for certain, one step with a 6, or an 8 after a failure', () => {
    const whole = mined('36.015').play(SAPPERS, 'engineer', 'lift');
    expect(whole.open.mines).toEqual([]);
    const scene = mined('36.015');
    scene.open.steps[scene.id(SAPPERS)] = 1;
    scene.play(SAPPERS, 'engineer', 'lift').roll(7);
    expect([scene.open.mines.length, scene.event('worked').done]).toEqual([1, 0]);
    scene.chit('division:3rd').play(SAPPERS, 'engineer', 'lift').roll(8);
    expect(scene.open.mines).toEqual([]);
  });
  it('not in the activation in which they were entered', () => {
    const scene = mined('36.014').chit('formation:3rd-8-bde').play(SAPPERS, 'move', '36.014');
    expect(scene.offers('engineer')).toBe(true);
    scene.play('engineer');
    expect(scene.offered()).not.toContain('lift');
  });
});
