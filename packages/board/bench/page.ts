import '@fontsource/ibm-plex-sans-condensed/500.css';
import '@fontsource/ibm-plex-sans-condensed/600.css';
import '@fontsource/ibm-plex-sans-condensed/700.css';
import '@fontsource/source-serif-4/400-italic.css';
import '@fontsource/source-serif-4/600-italic.css';
import { createGrid } from '@bocage/hex';
import * as api from '../src/index.js';
import { type Board, type BoardGame, createBoard, type GroundFile, type MapFile, type Stack } from '../src/index.js';
import { makeSample, sampleStacks } from './sample.js';

interface Shown {
  readonly game: BoardGame;
  readonly stacks: readonly Stack[];
}

declare global {
  interface Window {
    board: Board;
    shown: Shown;
    /** What the board told, for tests: 'unit 12 tap'. */
    told: string[];
    /** With a game's own counters, or else with made-up ones. */
    showMap(map: MapFile, ground: GroundFile, stacks?: readonly Stack[]): void;
    /** Resolves when the board has painted everything and rests. */
    resting(): Promise<void>;
    frames(steps: number): Promise<number[]>;
  }
}

const query = new URLSearchParams(location.search);
const columns = Number(query.get('columns') ?? 51);
const rows = Number(query.get('rows') ?? 32);
const counters = Number(query.get('counters') ?? 150);

const nativeFrame = window.requestAnimationFrame.bind(window);
let framesDue = 0;
let lastFrame = performance.now();
window.requestAnimationFrame = (callback) => {
  framesDue++;
  return nativeFrame((now) => {
    framesDue--;
    callback(now);
    lastFrame = performance.now();
  });
};

const host = document.getElementById('board') as HTMLElement;
window.told = [];
const board = createBoard(host, {
  shade: query.get('shade') === 'dark' ? 'dark' : 'light',
  palette: query.get('palette') === 'colour-blind' ? 'colour-blind' : 'standard',
  onHex: (hex, kind) => void window.told.push(`hex ${hex} ${kind}`),
  onUnit: (unit, hex, kind) => void window.told.push(`unit ${unit} at ${hex} ${kind}`),
  onCursor: (hex) => void window.told.push(`cursor ${hex}`),
});
window.board = board;
Object.assign(window, { board_api: api });

function show(game: BoardGame, stacks: readonly Stack[] = sampleStacks(game, counters)): void {
  window.shown = { game, stacks };
  board.setGame(game);
  board.setStacks(stacks);
}
const sample = makeSample(columns, rows, query.get('orientation') === 'pointy' ? 'pointy' : 'flat');
show(query.get('ground') === 'none' ? { grid: sample.grid, map: sample.map } : sample);
window.showMap = (map, ground, stacks) => show({ grid: createGrid(map.grid), map, ground }, stacks);

window.resting = async () => {
  while (framesDue > 0 || performance.now() - lastFrame < 300) await new Promise((later) => setTimeout(later, 60));
};

/** Pans and zooms for a number of frames and gives the milliseconds between them. */
window.frames = (steps) =>
  new Promise((done) => {
    const times: number[] = [];
    let last: number | undefined;
    let n = 0;
    const step = (now: number): void => {
      if (last !== undefined) times.push(now - last);
      last = now;
      if (n === steps) {
        done(times);
        return;
      }
      const t = n++ / steps;
      const leg = Math.floor(t * 8) % 4;
      if (leg === 0) board.camera.pan(-7, -3);
      else if (leg === 1) zoom(1.012);
      else if (leg === 2) board.camera.pan(5, 6);
      else zoom(1 / 1.012);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });

function zoom(factor: number): void {
  const view = board.camera.view();
  board.camera.set({ ...view, scale: view.scale * factor });
}
