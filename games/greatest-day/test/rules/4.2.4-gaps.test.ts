import { describe, expect, it } from 'vitest';
import { COLUMN } from '../../src/index.js';
import { destinations, freshMover } from '../../src/rules/movement.js';
import { actingFrame } from '../../src/steps/activation.js';
import { beachFireFrame } from '../../src/steps/beach-fire.js';
import { movingFrame } from '../../src/steps/move.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const YORK = '3rd-8-bde-2-e-yorks-a';
const FUNNY = '3rd-5-ar-re-79th-77-5-ar';
const COMMANDO = 'cdo-1-ss-bde-4-cdo-1';
const SWORD = 0;
const side = (a: string, b: string): number => world.grid.sideBetween(at(a), at(b));
const WEST = side('33.008', '34.009');
const SOUTH = side('33.008', '33.009');
const gap = (number: number): string => `gap:${number}`;

/** Queen without Germans, one unit beside both Gaps. */
function sand(id: string, posture: number): GameScene {
  const scene = new GameScene('storming-sword').only(id);
  scene.put(id, '33.008', posture);
  scene.open.nests[SWORD] = 0;
  return scene;
}
const inland = (scene: GameScene, id: string): boolean =>
  destinations(world, scene.open, freshMover(scene.id(id))).some((hex) => hex === at('33.009') || hex === at('34.009'));
/** The Funny has fired: a 1 is any two points, a 3 any one. */
const takes = (gaps: number, die: number): GameScene => {
  const scene = sand(FUNNY, 0);
  scene.open.gaps[SWORD] = gaps;
  const unit = scene.id(FUNNY);
  return scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', unit, 0), beachFireFrame('allied', unit, SWORD)).roll(die);
};

describe('Gaps (§4.2.4)', () => {
  it('closed, nobody goes from the sand to the land, nor back (§4.2.4(a))', () => {
    expect(inland(sand(YORK, COLUMN), YORK)).toBe(false);
    const scene = sand(YORK, COLUMN);
    scene.put(YORK, '33.009', COLUMN);
    expect(destinations(world, scene.open, freshMover(scene.id(YORK)))).not.toContain(at('33.008'));
  });
  it('open, they let who is in Column through, and only at the Gap (§4.2.4(e))', () => {
    const scene = sand(YORK, COLUMN);
    scene.open.openGaps = [WEST];
    expect(destinations(world, scene.open, freshMover(scene.id(YORK)))).toContain(at('34.009'));
    const deployed = sand(YORK, 0);
    deployed.open.openGaps = [WEST];
    expect(inland(deployed, YORK)).toBe(false);
  });
  it('says so to who would go through a closed one, or out of Column (§4.2.4(a), §4.2.4(e))', () => {
    const moving = (posture: number, openGaps: number[]): GameScene => {
      const scene = sand(YORK, posture);
      scene.open.openGaps = openGaps;
      return scene.frames({ step: 'turn', next: 8 }, movingFrame('allied', scene.id(YORK)));
    };
    expect(moving(COLUMN, []).refusal('33.009')).toMatchObject({ code: 'gap-closed', section: '4.2.4(a)' });
    expect(moving(COLUMN, [WEST]).offers('34.009')).toBe(true);
    expect(moving(0, [WEST]).refusal('34.009')).toMatchObject({ code: 'gap-in-column', section: '4.2.4(e)' });
  });
  it('when the number comes to 2 the German opens one of the sub-beach (§4.2.4(c))', () => {
    const scene = takes(4, 1).play('gaps', 'gaps');
    expect([scene.seat, scene.offered().length]).toEqual(['german', 2]);
    scene.play(gap(SOUTH));
    expect(scene.open.openGaps).toEqual([SOUTH]);
  });
  it('when it comes to 1 and to 0 the Allied player does; two points are taken one by one (§4.2.4(d), O6)', () => {
    const scene = takes(3, 1).play('gaps');
    expect(scene.seat).toBe('german');
    scene.play(gap(WEST), 'gaps');
    expect([scene.open.gaps[SWORD], scene.open.openGaps]).toEqual([1, [WEST, SOUTH].sort((a, b) => a - b)]);
    const last = takes(1, 3).play('gaps');
    expect([last.seat, last.offered().sort()]).toEqual(['allied', [gap(WEST), gap(SOUTH)].sort()]);
  });
  it('where every Gap of the sub-beach is open none is opened (§4.2.4(d))', () => {
    const scene = sand(FUNNY, 0);
    scene.open.gaps[SWORD] = 1;
    scene.open.openGaps = [WEST, SOUTH].sort((a, b) => a - b);
    scene
      .frames({ step: 'turn', next: 8 }, actingFrame('allied', scene.id(FUNNY), 0), beachFireFrame('allied', scene.id(FUNNY), SWORD))
      .roll(3)
      .play('gaps');
    expect([scene.open.gaps[SWORD], scene.told('gap')]).toEqual([0, []]);
  });
  it('at 0 all are open from the next Naval chit on, not before (§4.2.4(f))', () => {
    const scene = sand(YORK, COLUMN);
    scene.open.gaps[SWORD] = 0;
    expect(inland(scene, YORK)).toBe(false);
    scene.chit('naval');
    expect(scene.told('gap')).toMatchObject([{ side: -1 }]);
    expect(scene.open.openGaps).toEqual([WEST, SOUTH].sort((a, b) => a - b));
    expect(inland(scene, YORK)).toBe(true);
  });
});

describe('Commandos at a closed Gap (§4.2.4(b))', () => {
  const running = (...dice: [number, number]): GameScene => {
    const scene = sand(COMMANDO, COLUMN);
    scene.open.nests[SWORD] = 2;
    return scene
      .frames({ step: 'turn', next: 8 }, actingFrame('allied', scene.id(COMMANDO), 0))
      .roll(9)
      .play('dash', gap(SOUTH))
      .roll(dice);
  };
  it('in Column beside it they run: two dice above Gaps and nests and they are across; the Gap stays closed', () => {
    const scene = running(5, 3);
    expect([scene.where(COMMANDO), scene.open.openGaps, scene.told('dash')[0]?.across]).toEqual(['33.009', [], 1]);
  });
  it.each([
    [4, 9],
    [9, 2],
  ])('dice of %i and %i: either at or below its number is the end', (first, second) => {
    expect(running(first, second).open.box[sand(COMMANDO, 0).id(COMMANDO)]).toBe(3);
  });
  it('it is a move: a Second Action of another type may follow', () => {
    const scene = running(5, 3);
    scene.open.nests[SWORD] = 0;
    expect(scene.offers('dash')).toBe(false);
    expect(scene.offers('move')).toBe(false);
  });
  it('nobody else may, nor they out of Column', () => {
    const offered = (id: string, posture: number): boolean => {
      const scene = sand(id, posture);
      return scene.frames({ step: 'turn', next: 8 }, actingFrame('allied', scene.id(id), 0)).offers('dash');
    };
    expect([offered(YORK, COLUMN), offered(COMMANDO, 0), offered(COMMANDO, COLUMN)]).toEqual([false, false, true]);
  });
});
