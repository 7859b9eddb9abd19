import { createGrid } from '@bocage/hex';
import { beforeEach, describe, expect, it } from 'vitest';
import { toScreen } from './camera.js';
import type { Sprites } from './counter/sprites.js';
import { openFan } from './draw/draw-fan.js';
import type { CounterFace } from './game-ui.js';
import { paletteOf } from './palette.js';
import { fansOnHover, gripAt, hexUnder, pickAt } from './pick.js';
import { createScene, putGame, putHighlights, putStacks, type Scene } from './scene.js';

const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 10], rows: [1, 8], columnsGrow: 'east', label: [2, '', 2] });
const map = {
  from: 'made up',
  grid: grid.spec,
  place: { hexMetres: 1000, lat: 49, lon: 0, rotation: 0 },
  hexes: Array.from({ length: grid.size }, (_, h) => ({ hex: grid.label(h), terrain: 'clear' })),
  sides: [],
};
const sprites = { intern: () => ({ dot: 0, symbol: 0, face: 0 }) } as unknown as Sprites;

function face(unit: number): CounterFace {
  return { unit, nation: 'us', symbol: 'infantry', size: 'III', left: '', right: '', factors: '7-4', marks: [], name: `Unit ${unit}` };
}

const lone = grid.parse('0303') as number;
const pile = grid.parse('0605') as number;
let scene: Scene;

beforeEach(() => {
  scene = createScene(paletteOf('standard', 'light'));
  scene.port = { ...scene.port, width: 1000, height: 800 };
  scene.view = { x: 4, y: 4, scale: 60 };
  putGame(scene, { grid, map });
  putStacks(
    scene,
    [
      { hex: lone, faces: [face(1)] },
      { hex: pile, faces: [face(2), face(3), face(4)] },
    ],
    sprites,
  );
});

function over(hex: number): { x: number; y: number } {
  return toScreen(scene.view, scene.port, grid.centre(hex));
}

describe('pick', () => {
  it('finds the hex under a point', () => {
    expect(hexUnder(scene, over(lone))).toBe(lone);
    expect(hexUnder(scene, { x: -9999, y: 0 })).toBe(-1);
  });

  it('finds the only counter of a hex with mouse and finger', () => {
    expect(pickAt(scene, over(lone), 'mouse')).toEqual({ hex: lone, unit: 1, fanned: false });
    expect(pickAt(scene, over(lone), 'touch').unit).toBe(1);
  });

  it('finds the top of a stack with a mouse and the stack with a finger', () => {
    expect(pickAt(scene, over(pile), 'mouse').unit).toBe(4);
    expect(pickAt(scene, over(pile), 'touch')).toEqual({ hex: pile, unit: undefined, fanned: false });
  });

  it('prefers a counter that may be chosen', () => {
    putHighlights(scene, { units: [2] });
    expect(pickAt(scene, over(pile), 'mouse').unit).toBe(2);
  });

  it('finds single counters of a fan, the top one first', () => {
    scene.fan = pile;
    const spots = openFan(scene)?.spots ?? [];
    expect(spots.map((s) => pickAt(scene, s, 'touch').unit)).toEqual([4, 3, 2]);
    expect(pickAt(scene, spots[0] as { x: number; y: number }, 'touch').fanned).toBe(true);
  });

  it('sees only hexes when the counters are off the map', () => {
    scene.counters = 'none';
    expect(pickAt(scene, over(lone), 'mouse').unit).toBeUndefined();
  });

  it('does not fan a hex that is itself to be chosen, unless a unit in it may be', () => {
    expect(fansOnHover(scene, pile)).toBe(true);
    expect(fansOnHover(scene, lone)).toBe(false);
    putHighlights(scene, { hexes: [{ hex: pile, tone: 'target' }] });
    expect(fansOnHover(scene, pile)).toBe(false);
    putHighlights(scene, { hexes: [{ hex: pile, tone: 'target' }], units: [3] });
    expect(fansOnHover(scene, pile)).toBe(true);
  });

  it('keeps counters when the same grid comes again with its ground, and clears them for another', () => {
    expect(putGame(scene, { grid, map, ground: { from: '', land: [], areas: [], lines: [], labels: [] } })).toBe('same');
    expect(scene.stacks).toHaveLength(2);
    const other = createGrid(grid.spec);
    expect(putGame(scene, { grid: other, map })).toBe('new');
    expect(scene.stacks).toHaveLength(0);
  });

  it('remembers where a unit was last seen', () => {
    putStacks(scene, [{ hex: lone, faces: [face(1)] }], sprites);
    expect(scene.known.get(4)?.hex).toBe(pile);
    expect(scene.byHex.has(pile)).toBe(false);
  });

  it('finds no hex where the sheet is cut away', () => {
    const off = grid.parse('0808') as number;
    const at = (): number => hexUnder(scene, toScreen(scene.view, scene.port, grid.centre(off)));
    expect(at()).toBe(off);
    putGame(scene, { grid, map: { ...map, hexes: map.hexes.map((h) => (h.hex === '0808' ? { ...h, terrain: 'off' } : h)) } });
    expect(at()).toBe(-1);
  });
});

describe('grip', () => {
  it('takes up what may be chosen with a mouse, and leaves one finger to pan', () => {
    putHighlights(scene, { units: [1] });
    expect(gripAt(scene, over(lone), 'mouse')).toEqual({ unit: 1, hex: lone });
    expect(gripAt(scene, over(lone), 'touch')).toBeUndefined();
    expect(gripAt(scene, over(pile), 'mouse')).toBeUndefined();
  });

  it('takes up a chosen counter with either, once it may go somewhere', () => {
    putHighlights(scene, { selected: [3] });
    expect(gripAt(scene, over(pile), 'touch')).toBeUndefined();
    putHighlights(scene, { selected: [3], hexes: [{ hex: 1, tone: 'legal' }] });
    expect(gripAt(scene, over(pile), 'touch')).toEqual({ unit: 3, hex: pile });
    expect(gripAt(scene, over(pile), 'mouse')).toEqual({ unit: 3, hex: pile });
  });

  it('takes it up where the game asks first what it is to do, and nothing that is only looked at', () => {
    putHighlights(scene, { selected: [3], carriable: true });
    expect([gripAt(scene, over(pile), 'touch'), gripAt(scene, over(lone), 'mouse')]).toEqual([{ unit: 3, hex: pile }, undefined]);
  });
});

describe('a counter that is about to act', () => {
  it('is taken up by hand, though no hex is lit yet', () => {
    putHighlights(scene, { selected: [3], carriable: true });
    expect(gripAt(scene, over(pile), 'mouse')).toEqual({ unit: 3, hex: pile });
    expect(gripAt(scene, over(lone), 'mouse')).toBeUndefined();
  });
});

describe('the last card of a fan', () => {
  it('stands for all of the stack where more than one may be chosen', () => {
    scene.fan = pile;
    const last = () => openFan(scene)?.spots.at(-1) as { x: number; y: number };
    expect(pickAt(scene, last(), 'touch')).toEqual({ hex: pile, unit: 2, fanned: true });
    putHighlights(scene, { units: [2, 4] });
    expect(openFan(scene)?.spots).toHaveLength(4);
    expect(pickAt(scene, last(), 'touch')).toEqual({ hex: pile, unit: undefined, fanned: true, whole: true });
  });
});
