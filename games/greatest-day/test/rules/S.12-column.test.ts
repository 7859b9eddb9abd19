import { setOut } from '@bocage/wargame';
import { describe, expect, it } from 'vitest';
import { WOODS } from '../../src/ground.js';
import { ABANDONED, COLUMN, MOUNTED } from '../../src/index.js';
import { enterHex } from '../../src/rules/entering.js';
import { fireLines } from '../../src/rules/fire.js';
import { allowanceOf } from '../../src/rules/movement.js';
import { defenceOf, fireOf, isArmoured, losesByStep, rangeOf } from '../../src/rules/ratings.js';
import { canEverEnter } from '../../src/rules/terrain-costs.js';
import { hasMark } from '../../src/rules/units.js';
import { actingFrame } from '../../src/steps/activation.js';
import { movingFrame } from '../../src/steps/move.js';
import { fieldOf } from '../../src/world.js';
import { GameScene } from '../scene.js';

const SUFFOLK = '3rd-8-bde-1-suffolk-a';
const TANKS = '3rd-27-arm-bde-13-18-krh-c';
const RIDERS = '21pz-kg-rauch-i-pzgr-192-1';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';

/** A unit in a Movement Action with so many halves spent. */
function moving(scene: GameScene, id: string, spent: number): GameScene {
  const asks = id.startsWith('3rd') ? 'allied' : 'german';
  return scene.frames(
    { step: 'turn', next: 8 },
    { ...actingFrame(asks, scene.id(id), 0), done: [0] },
    { ...movingFrame(asks, scene.id(id)), spent, legs: 1 },
  );
}

describe('Column (§S.12)', () => {
  it('is entered for a point and left for one', () => {
    const scene = new GameScene('to-the-sea').only(SUFFOLK);
    scene.put(SUFFOLK, '36.015');
    moving(scene, SUFFOLK, 0).play('column');
    expect([scene.open.posture[scene.id(SUFFOLK)], scene.top]).toMatchObject([COLUMN, { spent: 2 }]);
    scene.play('deploy');
    expect([scene.open.posture[scene.id(SUFFOLK)], scene.top]).toMatchObject([0, { spent: 4 }]);
  });
  it('without a point left it is left for a Cohesion Hit, not with two already (E3, §2.3.3)', () => {
    const scene = new GameScene('to-the-sea').only(SUFFOLK);
    scene.put(SUFFOLK, '36.015', COLUMN);
    const all = allowanceOf(scene.game.world, scene.open, scene.id(SUFFOLK));
    moving(scene, SUFFOLK, all).play('deploy');
    expect([scene.open.posture[scene.id(SUFFOLK)], scene.open.cohesion[scene.id(SUFFOLK)]]).toEqual([0, 1]);
    scene.put(SUFFOLK, '36.015', COLUMN);
    scene.open.cohesion[scene.id(SUFFOLK)] = 2;
    moving(scene, SUFFOLK, all);
    expect(scene.step).not.toBe('moving');
  });
  it('vehicles do not leave it in woods, marsh and cities', () => {
    const scene = new GameScene('to-the-sea').only(TANKS);
    const { ground } = scene.game.world;
    const woods = ground.land.find(
      (hex) => ground.terrain[hex] === WOODS && fieldOf(scene.game.world, scene.open).area[hex] === 1,
    ) as number;
    scene.put(TANKS, scene.label(woods), COLUMN);
    expect(moving(scene, TANKS, 0).offered()).not.toContain('deploy');
    scene.put(TANKS, '36.015', COLUMN);
    expect(moving(scene, TANKS, 0).offered()).toContain('deploy');
  });
});

describe('organic transport (§S.13)', () => {
  it('half of what the new side can do; then it moves and is hit as the transport', () => {
    const scene = new GameScene('to-the-sea').only(RIDERS);
    scene.put(RIDERS, '36.020');
    const unit = scene.id(RIDERS);
    const { roster } = fieldOf(scene.game.world, scene.open);
    scene.open.turn = 2;
    moving(scene, RIDERS, 0).play('mount');
    expect(scene.open.posture[unit]).toBe(MOUNTED);
    expect(scene.top).toMatchObject({ step: 'moving', spent: roster.transportAllowance[unit], changed: 1 });
    expect(scene.offered()).not.toContain('dismount');
    expect(allowanceOf(scene.game.world, scene.open, unit)).toBe((roster.transportAllowance[unit] as number) * 2);
    expect([defenceOf(roster, scene.open, unit), isArmoured(roster, scene.open, unit)]).toEqual([
      roster.transportDefence[unit],
      roster.transportArmoured[unit] === 1,
    ]);
  });
  it('what was spent on foot is spent: half and half again leave nothing (E4)', () => {
    const scene = new GameScene('to-the-sea').only(RIDERS);
    scene.put(RIDERS, '36.020');
    const unit = scene.id(RIDERS);
    const { roster } = fieldOf(scene.game.world, scene.open);
    const [foot, wheels] = [roster.allowance[unit] as number, roster.transportAllowance[unit] as number];
    scene.open.turn = 2;
    moving(scene, RIDERS, foot / 2).play('mount');
    expect(scene.top).toMatchObject({ step: 'moving', spent: wheels + wheels / 2 });
    scene.put(RIDERS, '36.020');
    moving(scene, RIDERS, foot + 1);
    expect(scene.offered()).not.toContain('mount');
  });
  it('can be fired at, and dismounting is as bad as going from zone to zone (§S.22)', () => {
    const scene = new GameScene('to-the-sea').only(RIDERS, SUFFOLK);
    scene.put(RIDERS, '36.016', MOUNTED);
    scene.put(SUFFOLK, '36.015');
    scene.open.turn = 2;
    moving(scene, RIDERS, 0).play('dismount');
    expect([scene.seat, scene.offers(SUFFOLK)]).toEqual(['allied', true]);
    const plain = fireLines(scene.game.world, scene.open, 'opportunity', scene.id(SUFFOLK), scene.id(RIDERS), scene.hex('36.016'));
    scene.play(SUFFOLK).roll(1).roll(9);
    expect(scene.event('shot').strength).toBe(Math.min(8, plain.reduce((sum, { add }) => sum + add, 0) + 2));
  });
  it('is left for good where it could never have come, by whoever goes there on foot (§15.0)', () => {
    const scene = new GameScene('to-the-sea').only(RIDERS);
    const { world } = scene.game;
    const unit = scene.id(RIDERS);
    const move = fieldOf(world, scene.open).roster.transport[unit] as number;
    const thicket = world.ground.land.find(
      (hex) => world.ground.terrain[hex] === WOODS && !canEverEnter(world, scene.open, hex, move),
    ) as number;
    scene.put(RIDERS, '36.015');
    enterHex(world, scene.open, unit, scene.hex('36.016'));
    expect(hasMark(scene.open, unit, ABANDONED)).toBe(false);
    enterHex(world, scene.open, unit, thicket);
    expect(hasMark(scene.open, unit, ABANDONED)).toBe(true);
    scene.put(RIDERS, '36.015');
    scene.open.turn = 2;
    expect(moving(scene, RIDERS, 0).offered()).not.toContain('mount');
  });
  it('so is what is left standing on a dyke (§2.3.3(3))', () => {
    const scene = new GameScene('to-the-sea').only(RIDERS);
    scene.put(RIDERS, '09.012', COLUMN | MOUNTED);
    moving(scene, RIDERS, 0).play('dismount');
    expect(hasMark(scene.open, scene.id(RIDERS), ABANDONED)).toBe(true);
  });
});

describe('stacking (§S.14)', () => {
  it('who is stopped by fire among too many costs his side the steps that find no room (E1)', () => {
    const others = ['a', 'b', 'c', 'd'].map((company) => `3rd-8-bde-1-s-lancs-${company}`) as [string, string, string, string];
    const scene = new GameScene('to-the-sea').only(SUFFOLK, GRENADIERS, ...others);
    for (const id of others) scene.put(id, '36.015');
    scene.put(SUFFOLK, '36.014');
    scene.put(GRENADIERS, '37.014');
    const unit = scene.id(SUFFOLK);
    scene.sealed.route = [scene.hex('36.015'), scene.hex('36.016')];
    scene.frames(
      { step: 'turn', next: 8 },
      { ...actingFrame('allied', unit, 0), done: [0, 1] },
      { ...movingFrame('allied', unit), legs: 1 },
      { step: 'leg', ...setOut(unit, scene.hex('36.014')), tried: [] },
    );
    scene.play(GRENADIERS).roll(1).roll(3).play('take');
    expect([scene.where(SUFFOLK), scene.step]).toEqual(['36.015', 'overstack']);
    expect(scene.offered()).toEqual([...others, SUFFOLK].sort((a, b) => scene.id(a) - scene.id(b)));
    scene.play(others[0], others[0]);
    expect([scene.where(others[0]), scene.step === 'overstack']).toEqual(['', false]);
  });
});

describe('counters (§S.37)', () => {
  it('a lost step shows the reduced side where one is printed, and costs one elsewhere', () => {
    const scene = new GameScene('to-the-sea');
    const { roster } = fieldOf(scene.game.world, scene.open);
    const [tanks, company] = [scene.id(TANKS), scene.id(SUFFOLK)];
    const whole = [fireOf(roster, scene.open, tanks), rangeOf(roster, scene.open, tanks)];
    scene.open.steps[tanks] = 1;
    scene.open.steps[company] = 1;
    expect([whole, fireOf(roster, scene.open, tanks), rangeOf(roster, scene.open, tanks)]).toEqual([[6, 4], 4, 3]);
    expect([losesByStep(roster, scene.open, tanks), losesByStep(roster, scene.open, company)]).toEqual([false, true]);
  });
});
