import { browser } from '../browser.js';
import { runScript } from './script.js';

/** Milliseconds between frames while panning and zooming 7,000 hexes with 1,200 counters, without a GPU. */
export interface FramesBench {
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  readonly frames: number;
}

export async function benchFrames(): Promise<FramesBench> {
  browser('Measuring frames');
  return runScript('packages/board/bench/frames.mjs');
}
