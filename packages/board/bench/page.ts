import '@fontsource/ibm-plex-sans-condensed/500.css';
import '@fontsource/ibm-plex-sans-condensed/600.css';
import '@fontsource/ibm-plex-sans-condensed/700.css';
import '@fontsource/source-serif-4/400-italic.css';
import '@fontsource/source-serif-4/600-italic.css';
import { createGrid } from '@bocage/hex';
import { type Board, createBoard, type GroundFile, type MapFile } from '../src/index.js';
import { makeSample, sampleStacks } from './sample.js';

declare global {
  interface Window {
    board: Board;
    sample: ReturnType<typeof makeSample>;
    showMap(map: MapFile, ground: GroundFile): void;
    frames(steps: number): Promise<number[]>;
  }
}

const query = new URLSearchParams(location.search);
const columns = Number(query.get('columns') ?? 51);
const rows = Number(query.get('rows') ?? 32);
const counters = Number(query.get('counters') ?? 150);

const host = document.getElementById('board') as HTMLElement;
const board = createBoard(host, {
  shade: query.get('shade') === 'dark' ? 'dark' : 'light',
  palette: query.get('palette') === 'colour-blind' ? 'colour-blind' : 'standard',
});
window.board = board;
const sample = makeSample(columns, rows);
window.sample = sample;
board.setGame(sample);
board.setStacks(sampleStacks(sample, counters));

window.showMap = (map, ground) => {
  const grid = createGrid(map.grid);
  const shown = { grid, map, ground };
  board.setGame(shown);
  board.setStacks(sampleStacks(shown, counters));
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
