import { createStills, type GameUi, type PaletteName } from '@bocage/board';
import { loadCounterFonts } from '../ui/counter.js';
import type { ReportTurn } from './compose.js';

const MOST_WIDTH = 1800;
const MOST_SCALE = 54;
const QUALITY = 0.8;

/** All that lies or goes anywhere in these turns: every picture shows the same part of the map. */
function stageOf(turns: readonly ReportTurn[]): readonly number[] {
  const hexes = new Set<number>();
  for (const { map } of turns) {
    for (const { hex } of map.stacks) hexes.add(hex);
    for (const way of map.ways) for (const hex of way.hexes) hexes.add(hex);
  }
  return [...hexes];
}

/** Paints the map of each turn, one after another; `done` has it as an address that holds the picture itself. */
export async function paintTurns(
  ui: GameUi,
  turns: readonly ReportTurn[],
  palette: PaletteName,
  done: (turn: number, picture: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const hexes = stageOf(turns);
  const [ground] = await Promise.all([ui.ground(), loadCounterFonts()]);
  if (signal.aborted) return;
  const game = { grid: ui.grid, map: ui.map, ground };
  const all = Array.from({ length: ui.grid.size }, (_, hex) => hex);
  const frame = { hexes: hexes.length > 0 ? hexes : all, mostWidth: MOST_WIDTH, mostScale: MOST_SCALE };
  const stills = createStills(game, frame, { palette, shade: 'light' });
  try {
    for (const [turn, { map }] of turns.entries()) {
      if (signal.aborted) return;
      const { stacks, ways, attacks, targets, unseen } = map;
      const canvas = await stills.paint(stacks, { arrows: attacks, targets, unseen }, ways);
      done(turn, await pictureOf(canvas));
    }
  } finally {
    stills.close();
  }
}

async function pictureOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  if (!blob) throw new Error('The map could not be painted.');
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The map could not be read.'));
    reader.readAsDataURL(blob);
  });
}
