import type { GameUi } from '@bocage/board';
import type { Situation } from './situation.js';

/** A hex as the game's map names it, or its number. */
export const hexName = (ui: GameUi, hex: number): string => ui.hexName?.(hex) ?? ui.grid.label(hex);

/** A hex in one spoken line: label, place, who is there, what can be done. */
export function hexText(ui: GameUi, shown: Situation, hex: number): string {
  const stack = shown.stackAt.get(hex);
  const [first] = ui.hexInfo(shown.view, hex);
  const parts = [
    `Hex ${hexName(ui, hex)}`,
    first?.text,
    stack?.faces.map((face) => face.name).join(', '),
    choiceText(shown, hex, stack?.faces ?? []),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join('. ');
}

function choiceText(shown: Situation, hex: number, faces: readonly { readonly unit: number }[]): string {
  if (shown.hexes.has(hex)) return 'Can be chosen';
  const choosable = faces.filter((face) => shown.units.has(face.unit)).length;
  if (choosable === 0) return '';
  return choosable === 1 ? 'One unit can be chosen' : `${choosable} units can be chosen`;
}
