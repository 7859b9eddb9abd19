import { describe, expect, it } from 'vitest';
import { COLUMN } from '../../src/index.js';
import { freshMover } from '../../src/rules/movement.js';
import { whyNotThere } from '../../src/rules/why-not-there.js';
import { world } from '../position.js';
import { GameScene } from '../scene.js';

const TANKS = '3rd-27-arm-bde-13-18-krh-a';
const RIFLES = '3rd-8-bde-1-suffolk-a';
const { ground, grid } = world;

describe('why a unit does not leave the sand (§4.2.4)', () => {
  /** The two ends of the first Gap of Queen, the sand before the land. */
  const side = ground.gaps(0)[0] as number;
  const [sand, land] = ground.land
    .filter((hex) => ground.subBeach[hex] === 0)
    .flatMap((hex) => grid.ring(hex, 1).flatMap((to) => (to >= 0 && grid.sideBetween(hex, to) === side ? [[hex, to]] : [])))[0] as [
    number,
    number,
  ];
  function why(openGaps: readonly number[], posture: number, to = land, before: readonly string[] = []) {
    const scene = new GameScene('storming-sword').only();
    scene.open.aboard = scene.open.aboard.with(scene.id(RIFLES), -1);
    scene.open.openGaps = [...openGaps];
    scene.open.played = [];
    for (const one of before) scene.put(one, scene.label(sand), COLUMN);
    const unit = scene.put(RIFLES, scene.label(sand), posture);
    return whyNotThere(world, scene.open, freshMover(unit), to);
  }
  it('the Gap is closed (§4.2.4(a)), or it is not in Column (§4.2.4(e))', () => {
    expect(why([], COLUMN)).toEqual({ code: 'gap-closed', section: '4.2.4(a)' });
    expect(why([side], 0)).toEqual({ code: 'gap-in-column', section: '4.2.4(e)' });
    expect(why([side], COLUMN)).toEqual({ code: 'cannot-go' });
  });
  it('it cannot form one where another unit is in Column (§S.12)', () => {
    expect(why([side], 0, land, [TANKS])).toEqual({ code: 'gap-column-taken', section: '4.2.4(e)' });
  });
  it('farther inland it is the Gaps too, until one is open', () => {
    const inland = grid.ring(sand, 2).find((hex) => hex >= 0 && ground.overlay[hex] === 0 && ground.subBeach[hex] === -1) as number;
    expect(why([], 0, inland)).toEqual({ code: 'gap-closed', section: '4.2.4(a)' });
    expect(why([side], 0, inland)).toEqual({ code: 'cannot-go' });
  });
});
