import type { CounterFace, GameUi } from '@bocage/board';
import { hexName } from './hex-text.js';
import type { Situation } from './situation.js';

export interface Found {
  readonly key: string;
  readonly name: string;
  readonly where: string;
  readonly hex: number | undefined;
  readonly face: CounterFace | undefined;
}

const MOST_FOUND = 40;

/** What is called that, each once: the hex itself first, then names that are exactly so, then names that begin so, then the rest. */
export function findAll(ui: GameUi, shown: Situation, text: string): readonly Found[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const hexes = hexesNamed(ui, text.trim()).map((hex) => ({
    rank: -1,
    found: { key: `h${hex}`, name: `Hex ${hexName(ui, hex)}`, where: placeAt(ui, hex), hex, face: undefined },
  }));
  const ranked = [...hexes, ...placesNamed(ui, wanted), ...unitsNamed(ui, shown, wanted)];
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .map(({ found }) => found)
    .filter(({ key }, i, all) => all.findIndex((other) => other.key === key) === i)
    .slice(0, MOST_FOUND);
}

interface Ranked {
  readonly rank: number;
  readonly found: Found;
}

const RANKS = { exact: 0, begins: 1, within: 2 } as const;

function rankOf(names: readonly string[], wanted: string): number | undefined {
  const low = names.map((name) => name.toLowerCase());
  if (low.includes(wanted)) return RANKS.exact;
  if (low.some((name) => name.startsWith(wanted))) return RANKS.begins;
  return low.some((name) => name.includes(wanted)) ? RANKS.within : undefined;
}

/** By the squares of the map where it has them, else by number. */
function hexesNamed(ui: GameUi, text: string): readonly number[] {
  if (ui.reference) return ui.reference(text);
  const hex = ui.grid.parse(text);
  return hex === undefined ? [] : [hex];
}

const placeAt = (ui: GameUi, hex: number): string => ui.map.hexes.find((one) => ui.grid.parse(one.hex) === hex)?.place ?? '';

function placesNamed(ui: GameUi, wanted: string): readonly Ranked[] {
  return ui.map.hexes.flatMap(({ hex, place }) => {
    const rank = place === undefined ? undefined : rankOf([place], wanted);
    if (place === undefined || rank === undefined) return [];
    return [{ rank, found: { key: `p${hex}`, name: place, where: `Hex ${hex}`, hex: ui.grid.parse(hex), face: undefined } }];
  });
}

function unitsNamed(ui: GameUi, { stacks, view }: Situation, wanted: string): readonly Ranked[] {
  const ranked = (face: CounterFace, where: string, hex: number | undefined): readonly Ranked[] => {
    const rank = rankOf([face.name, face.left, face.right], wanted);
    return rank === undefined ? [] : [{ rank, found: { key: `u${face.unit}`, name: face.name, where, hex, face } }];
  };
  const onMap = stacks.flatMap(({ hex, faces }) => faces.flatMap((face) => ranked(face, `Hex ${hexName(ui, hex)}`, hex)));
  const boxes = ui
    .displays(view)
    .flatMap(({ title, groups }) =>
      groups.flatMap((group) => group.faces.flatMap((face) => ranked(face, `${title}: ${group.title}`, undefined))),
    );
  // A counter of an order of battle that lies on the map is found there.
  return [...onMap, ...boxes];
}
