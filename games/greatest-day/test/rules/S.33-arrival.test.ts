import { describe, expect, it } from 'vitest';
import { AT_ENTRY, DUE, EN_ROUTE, LOADING, REINFORCEMENT } from '../../src/index.js';
import { arrive } from '../../src/rules/reinforcements.js';
import { at, world } from '../position.js';
import { GameScene } from '../scene.js';

const SUFFOLK = '3rd-8-bde-1-suffolk-a';

describe('reinforcements (§S.33, §4.3.3)', () => {
  const DLI = '50th-151-bde-6-dli-a';
  const GOLD = 2;
  function due(cleared: number, turn = 5) {
    const scene = new GameScene('storming-gold');
    scene.open.turn = turn;
    scene.open.cleared[GOLD] = cleared;
    scene.open.box[scene.id(DLI)] = DUE;
    return scene;
  }
  const come = (scene: GameScene): number => {
    arrive(world, scene.state);
    return scene.open.box[scene.id(DLI)] as number;
  };
  it('over an open beach go to the Loading box of their sub-beach; once it is cleared they come by road', () => {
    const king = LOADING + 3;
    const sea = due(0);
    expect([come(sea), sea.open.entry[sea.id(DLI)]]).toEqual([king, -1]);
    const road = due(4);
    expect([come(road), (road.open.entry[road.id(DLI)] as number) >= 0]).toEqual([AT_ENTRY, true]);
  });
  it('not before their turn, nor who is in play already', () => {
    expect(come(due(0, 4))).toBe(DUE);
    const early = due(0);
    early.open.box[early.id(DLI)] = EN_ROUTE;
    expect(come(early)).toBe(EN_ROUTE);
  });
  it('by a road hex wait beside that one; who was in the Reinforcement box waits at his too', () => {
    const scene = new GameScene('to-the-sea');
    const [kosb, rur] = [scene.id('3rd-9-bde-1-kosb-a'), scene.id('3rd-9-bde-2-rur-a')];
    scene.open.box[scene.id(SUFFOLK)] = REINFORCEMENT;
    scene.open.turn = 2;
    arrive(world, scene.state);
    expect([scene.open.box[kosb], scene.open.entry[kosb], scene.open.box[rur]]).toEqual([AT_ENTRY, at('35.008'), DUE]);
    expect(scene.open.box[scene.id(SUFFOLK)]).toBe(AT_ENTRY);
  });
});
