import type { GroundFile, MapFile } from './map-file.js';

function list(items: readonly unknown[]): string {
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}

/** One hex and one side a line, so that a change of the ground reads as a change of lines. */
export function mapText(map: MapFile): string {
  const { from, grid, place, squares, hexes, sides } = map;
  const reference = squares ? `"squares":${JSON.stringify(squares)},\n` : '';
  return `{\n"from":${JSON.stringify(from)},\n"grid":${JSON.stringify(grid)},\n"place":${JSON.stringify(place)},\n${reference}"hexes":${list(hexes)},\n"sides":${list(sides)}\n}\n`;
}

export function groundText({ from, land, areas, lines, labels }: GroundFile): string {
  return `{\n"from":${JSON.stringify(from)},\n"land":${list(land)},\n"areas":${list(areas)},\n"lines":${list(lines)},\n"labels":${list(labels)}\n}\n`;
}
