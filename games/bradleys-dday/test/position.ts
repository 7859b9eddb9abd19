import { readData } from '../src/data/read.js';
import type { Counter, GameData } from '../src/data/shapes.js';
import { createGround, type Ground } from '../src/ground.js';
import { data as files } from '../src/index.js';

function readAll(): GameData {
  const read = readData(files);
  if (!read.ok) throw new Error(JSON.stringify(read.complaints));
  return read.data;
}

/** The game's own data, in order, and the ground it describes. */
export const data: GameData = readAll();
export const ground: Ground = createGround(data.map);
export const at = (label: string): number => ground.grid.parse(label) as number;
export const unit = (id: string): Counter => {
  const found = data.counters.units.find((known) => known.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
