import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameUi, Stack } from '@bocage/board';
import type { GameModule } from '@bocage/kernel';
import { loadPackage } from '@bocage/shelf/rules';
import { loadWords } from '@bocage/shelf/words';
import { browser } from '../browser.js';
import { runScript } from './script.js';

/** Milliseconds between frames while panning and zooming 7,000 hexes with 1,200 counters, without a GPU. */
export interface FramesBench {
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  readonly frames: number;
}

const GAME = 'greatest-day';
const COUNTERS = 1_200;
/** As high as stacks get in that game. */
const STACKED = [1, 2, 4, 9, 1, 3, 1, 2];

/** Every unit of every scenario with its own face, over and over, in stacks all over the land. */
function ownStacks(ui: GameUi): Stack[] {
  const faces = ui.game.meta.scenarios.flatMap(({ id }) => {
    const { open, known } = ui.game.view(ui.game.setup(id, {}), []);
    const view = { seats: [], open, known };
    const { hex } = open as unknown as { readonly hex: readonly number[] };
    return hex.map((_, unit) => ui.face(view, unit));
  });
  const land = ui.map.hexes.filter(({ terrain }) => terrain !== 'sea' && terrain !== 'off').flatMap((one) => ui.grid.parse(one.hex) ?? []);
  const stacks: Stack[] = [];
  for (let laid = 0; laid < COUNTERS; ) {
    const height = Math.min(STACKED[stacks.length % STACKED.length] as number, COUNTERS - laid);
    const hex = land[(stacks.length * 11) % land.length] as number;
    const own = Array.from(
      { length: height },
      (_, i) => ({ ...faces[(laid + i) % faces.length], unit: laid + i }) as (typeof faces)[number],
    );
    stacks.push({ hex, faces: own });
    laid += height;
  }
  return stacks;
}

/** The board with the counters of The Greatest Day, as they lie on its table. */
export async function benchFrames(): Promise<FramesBench> {
  browser('Measuring frames');
  const [pack, createUi] = await Promise.all([loadPackage(GAME), loadWords(GAME)]);
  if (!pack || !createUi) throw new Error(`there is no ${GAME}`);
  const folder = mkdtempSync(join(tmpdir(), 'bocage-frames-'));
  const file = join(folder, 'stacks.json');
  try {
    writeFileSync(file, JSON.stringify(ownStacks(createUi(pack.create(pack.data) as GameModule))));
    return await runScript<FramesBench>('packages/board/bench/frames.mjs', [file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
