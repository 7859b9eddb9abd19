import { describe, expect, it } from 'vitest';
import { DISMOUNT, MOUNT } from '../../src/frames/movement.js';
import { momentOfShot, movingIn, reactors } from '../../src/rules/opportunity.js';
import { movingFrame } from '../../src/steps/move.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const RIFLES = '3rd-8-bde-1-suffolk-a';
const PAK = '21pz-pz-jg-200-1';
const MORTAR = '716-kg-krug-iii-736-12';
const GRENADIERS = '21pz-kg-rauch-ii-pzgr-192-5';

type Leg = Parameters<typeof reactors>[2];

describe('who may fire at a move (§S.22)', () => {
  /** Suffolks on the move on open ground, a Pak's zone over them. */
  function moving(hex = '62.015') {
    const scene = new GameScene('to-the-sea').only(RIFLES, PAK);
    const [unit, pak] = [scene.put(RIFLES, hex), scene.put(PAK, '62.013')];
    const frame = movingFrame('allied', unit);
    scene.open.stack.length = 0;
    scene.open.stack.push(frame);
    const leg = (next: number): Leg => ({ unit, next }) as unknown as Leg;
    return { scene, unit, pak, frame, leg, tries: (next = at('62.016')) => reactors(world, scene.open, leg(next)) };
  }
  it('whoever has the hex it is in in his zone, once in an Action, until all is let go', () => {
    const { tries, pak, frame, scene } = moving();
    expect(tries()).toEqual([pak]);
    expect(tries(-1)).toEqual([]);
    frame.tried = [pak];
    expect(tries()).toEqual([]);
    frame.tried = [];
    frame.let = 1;
    expect(tries()).toEqual([]);
    expect(movingIn(scene.open)).toBe(frame);
  });
  it('nobody outside of every zone, no mortar (C8), nobody who carries riders (§7.3)', () => {
    expect(moving('62.020').tries()).toEqual([]);
    const { tries, scene, pak } = moving();
    scene.put(MORTAR, '62.014');
    expect(tries()).toEqual([pak]);
    scene.open.aboard = scene.open.aboard.with(scene.id(GRENADIERS), pak);
    expect(tries()).toEqual([]);
  });
  it('from zone to zone the shot falls in the hex entered, out of the zone in the hex left', () => {
    const { target } = world.data.tables.modifiers;
    const { scene, pak, leg } = moving('62.018');
    const shot = (next: number) => momentOfShot(world, scene.open, pak, leg(next));
    expect(shot(at('62.019'))).toEqual({ at: at('62.019'), add: target.zoneToZone });
    scene.put(RIFLES, '62.019');
    expect(shot(at('62.020'))).toEqual({ at: at('62.019'), add: target.zoneToOutside });
    expect(shot(MOUNT)).toEqual({ at: at('62.019'), add: 0 });
    expect(shot(DISMOUNT)).toEqual({ at: at('62.019'), add: target.zoneToZone });
  });
  it('where nobody is on the move there is nothing to fire at', () => {
    const { scene } = moving();
    scene.open.stack.length = 0;
    expect(() => movingIn(scene.open)).toThrow();
  });
});
