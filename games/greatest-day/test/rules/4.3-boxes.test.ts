import { describe, expect, it } from 'vitest';
import type { GreatestDayEvent } from '../../src/index.js';
import { shipsOf } from '../../src/rules/assault-forces.js';
import { closedGaps, heldBy, isKeptAway, nestsOver, overlayAt, subBeachNear, unclearedAt } from '../../src/rules/beach.js';
import { entryOf, lookAtBeach } from '../../src/rules/clearing.js';
import { EN_ROUTE, LOADING, REINFORCEMENT, SHIP_BOX, WAVE } from '../../src/types.js';
import { GameScene } from '../scene.js';

const GOLD = 2;
const [KING, JIG] = [3, 4];
const GUNS = '50th-86-fd-a';
const YORK = '3rd-8-bde-2-e-yorks-a';
const COD = '716-kg-krug-stp-20-cod';

/** Everybody off the map, the tracks at 0: the beach is cleared as soon as it is looked at. */
function clear(...boxes: readonly (readonly [string, number])[]): { scene: GameScene; told: GreatestDayEvent[] } {
  const scene = new GameScene('storming-gold').only();
  for (const [id, box] of boxes) scene.open.box[scene.id(id)] = box;
  for (const track of ['gaps', 'obstacles', 'nests'] as const) scene.open[track].fill(0);
  const told: GreatestDayEvent[] = [];
  lookAtBeach(scene.game.world, scene.state, (event) => told.push(event));
  return { scene, told };
}

describe('the boxes of a cleared beach (§4.8.5, X8)', () => {
  it('each sub-beach has its nearest Reinforcement hex', () => {
    const scene = new GameScene('storming-gold');
    expect([KING, JIG].map((sub) => scene.label(entryOf(scene.game.world, scene.open, sub)))).toEqual(['73.005', '80.006']);
  });
  it.each([
    ['En Route', EN_ROUTE + KING, '73.005'],
    ['En Route', EN_ROUTE + JIG, '80.006'],
    ['Loading', LOADING + KING, '73.005'],
    ['Loading', LOADING + JIG, '80.006'],
    ['the Wave box of Jig Green', WAVE, '80.006'],
    ['the Wave box of King Green', WAVE + 2, '73.005'],
    ['the last Wave box', WAVE + 3, '73.005'],
  ])('who is in %s (%i) goes to %s', (_, box, entry) => {
    const { scene } = clear([GUNS, box]);
    const unit = scene.id(GUNS);
    expect([scene.open.box[unit], scene.label(scene.open.entry[unit] as number)]).toEqual([REINFORCEMENT, entry]);
  });
  it('ships and support craft stay in theirs, who is still due stays due, craft are free', () => {
    const before = new GameScene('storming-gold');
    const boxes = (scene: GameScene): number[] => ['lcs-g1', 'flores', 'orion'].map((id) => scene.open.box[scene.id(id)] as number);
    const { scene, told } = clear();
    expect([scene.open.cleared[GOLD], boxes(scene), boxes(scene)[0]]).toEqual([1, boxes(before), SHIP_BOX]);
    const due = before.open.box.flatMap((box, unit) => (box === 2 ? [unit] : []));
    expect(due.map((unit) => scene.open.box[unit])).toEqual(due.map(() => 2));
    expect(scene.open.box[scene.id('landing-craft-1')]).toBe(1);
    expect(told).toEqual([{ event: 'cleared', section: '4.3.2', beach: GOLD }]);
  });
  it('ships of the line are the ships in their boxes, no support craft', () => {
    const scene = new GameScene('storming-gold');
    const names = (): string[] => shipsOf(scene.game.world, scene.open).map((unit) => scene.nameOf(unit));
    expect(names()).toEqual(expect.arrayContaining(['orion', 'flores']));
    expect(names().some((id) => /^(lcs|lcr|landing)/.test(id))).toBe(false);
    scene.open.box[scene.id('orion')] = 3;
    expect(names()).not.toContain('orion');
  });
});

describe('the overlay (§4.1.4, §4.3.3)', () => {
  const overlay = (cleared: number, turn: number) => {
    const scene = new GameScene('storming-sword');
    scene.open.cleared[0] = cleared;
    scene.open.turn = turn;
    const hex = scene.hex('36.009');
    return [overlayAt(scene.game.world, scene.open, hex), unclearedAt(scene.game.world, scene.open, hex)];
  };
  it('lies until the end of the turn its beach is cleared in', () =>
    expect([overlay(0, 3), overlay(3, 3), overlay(3, 4)]).toEqual([
      [0, 0],
      [0, -1],
      [-1, -1],
    ]));
  it('not beyond its hexes, off the map, or in a game without that beach', () => {
    const scene = new GameScene('storming-sword');
    const on = (hex: number): number => overlayAt(scene.game.world, scene.open, hex);
    expect([on(scene.hex('36.013')), on(-1), on(scene.hex('73.005'))]).toEqual([-1, -1, -1]);
  });
  it('holds Allied units and no others; its nests fire at them until they are silenced (§4.3.1, §4.2.2(2))', () => {
    const scene = new GameScene('one-battalion-ashore');
    const { world } = scene.game;
    scene.open.aboard = scene.open.aboard.with(scene.id(YORK), -1);
    scene.put(YORK, '34.010');
    const of = (id: string) => [heldBy(world, scene.open, scene.id(id)), nestsOver(world, scene.open, scene.id(id))];
    expect([of(YORK), of(COD)]).toEqual([
      [0, 0],
      [-1, -1],
    ]);
    scene.open.nests[0] = 0;
    expect(of(YORK)).toEqual([0, -1]);
    scene.open.nests[0] = 1;
    scene.put(YORK, '34.015');
    expect(of(YORK)).toEqual([-1, -1]);
  });
  it('the Germans are kept away from its Reinforcement hexes once it is cleared (O5)', () => {
    const scene = new GameScene('storming-sword');
    const away = (): boolean[] => ([0, 1] as const).map((side) => isKeptAway(scene.game.world, scene.open, side));
    expect(away()).toEqual([false, false]);
    scene.open.cleared[0] = 1;
    expect(away()).toEqual([false, true]);
  });
});

describe('sub-beaches (§4.1.2, §4.2.4)', () => {
  it('on the sand one’s own, behind it the nearest', () => {
    const scene = new GameScene('storming-gold');
    const near = (label: string): number => subBeachNear(scene.game.world, GOLD, scene.hex(label));
    expect(['75.003', '76.003', '69.008', '75.008', '77.008', '84.008'].map(near)).toEqual([KING, JIG, KING, KING, JIG, JIG]);
  });
  it('a Gap is closed until it is opened', () => {
    const scene = new GameScene('storming-gold');
    const closed = (): number[] => closedGaps(scene.game.world, scene.open, KING);
    const [first, ...others] = closed() as [number, ...number[]];
    scene.open.openGaps = [first];
    expect(closed()).toEqual(others);
  });
});
