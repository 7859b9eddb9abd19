import { createGrid } from '@bocage/hex';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CameraDriver, createCamera } from './board-camera.js';
import { NO_INSETS, toScreen } from './camera.js';
import { paletteOf } from './palette.js';
import { createScene, putGame, type Scene } from './scene.js';

const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 40], rows: [1, 30], columnsGrow: 'east', label: [2, '', 2] });
const map = {
  from: 'made up',
  grid: grid.spec,
  place: { hexMetres: 1000, lat: 49, lon: 0, rotation: 0 },
  hexes: Array.from({ length: grid.size }, (_, h) => ({ hex: grid.label(h), terrain: 'clear' })),
  sides: [],
};
const inspector = { ...NO_INSETS, right: 320 };
const here = grid.centre(grid.parse('2015') as number);
let scene: Scene;
let camera: CameraDriver;

beforeEach(() => {
  scene = createScene(paletteOf('standard', 'light'));
  scene.port = { width: 1000, height: 700, insets: NO_INSETS };
  putGame(scene, { grid, map });
  camera = createCamera(scene, () => {});
  camera.open();
});

describe('the board’s camera', () => {
  it('makes room for panels while nobody has touched the map', () => {
    camera.setInsets(inspector);
    expect(toScreen(scene.view, scene.port, { x: scene.bounds.right, y: 0 }).x).toBeLessThanOrEqual(680);
  });

  it('holds the map still under the hand when a panel opens', () => {
    camera.set({ x: 18, y: 14, scale: 60 });
    const before = toScreen(scene.view, scene.port, here);
    camera.setInsets(inspector);
    const after = toScreen(scene.view, scene.port, here);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(scene.view.scale).toBe(60);
  });

  it('does not rescale after the first touch', () => {
    const { scale } = scene.view;
    camera.touch();
    camera.setInsets(inspector);
    expect(scene.view.scale).toBe(scale);
  });

  it('glides to hexes out of sight and arrives there', () => {
    camera.set({ x: 6, y: 6, scale: 80 });
    camera.centreOn([grid.parse('3525') as number]);
    expect(camera.advance(1000)).toBe(true);
    expect(camera.advance(1100)).toBe(true);
    expect(camera.advance(2000)).toBe(false);
    const p = toScreen(scene.view, scene.port, grid.centre(grid.parse('3525') as number));
    expect(p.x > 0 && p.x < 1000 && p.y > 0 && p.y < 700).toBe(true);
  });

  it('jumps when motion is unwanted', () => {
    camera.setMotion('reduced');
    camera.set({ x: 6, y: 6, scale: 80 });
    camera.centreOn([grid.parse('3525') as number]);
    expect(camera.advance(0)).toBe(false);
    expect(scene.view.x).toBeGreaterThan(15);
  });

  it('drifts on after a fling and comes to rest', () => {
    camera.set({ x: 15, y: 14, scale: 80 });
    const { x } = scene.view;
    camera.fling(-1, 0);
    let time = 0;
    while (camera.advance((time += 16)) && time < 10_000);
    expect(time).toBeLessThan(3000);
    expect(scene.view.x).toBeGreaterThan(x + 1);
  });

  it('keeps the map point under a pinch at the zoom limit', () => {
    camera.set({ x: 15, y: 14, scale: 150 });
    const at = { x: 300, y: 200 };
    camera.zoomAt(4, at);
    expect(scene.view.scale).toBe(160);
  });

  it('zooms out for what is far apart and comes back to the scale the player chose', () => {
    camera.setMotion('reduced');
    camera.set({ x: 10, y: 10, scale: 40 });
    camera.zoomAt(1.5, { x: 500, y: 350 });
    expect(camera.chosenScale()).toBeCloseTo(60);
    camera.centreOn(['0202', '3828'].map((label) => grid.parse(label) as number));
    expect(scene.view.scale).toBeLessThan(30);
    camera.centreOn([grid.parse('2015') as number]);
    expect(scene.view.scale).toBeCloseTo(60);
  });

  it('knows no chosen scale before a hand has zoomed', () => {
    camera.set({ x: 10, y: 10, scale: 40 });
    camera.pan(30, 0);
    expect(camera.chosenScale()).toBeUndefined();
  });
});
