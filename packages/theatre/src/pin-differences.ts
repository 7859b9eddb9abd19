import type { SideId } from '@bocage/hex';
import { type CompiledSheet, compileSheet } from './compile-map.js';
import { createFeatures } from './features.js';
import type { Pins } from './sheet.js';
import { hexOf } from './sheet-ground.js';
import { sidePins } from './side-pins.js';

const NO_PINS: Pins = { from: '', places: [], hexes: [], sides: [], rulings: [] };

/** The sheet as the ground alone would have it. */
export function withoutPins({ ground }: CompiledSheet): CompiledSheet {
  return compileSheet({ ...ground, pins: NO_PINS });
}

/** Pinned hexes whose terrain, or a feature the sheet's rules know, is not what the ground alone would give. */
export function hexDifferences({ ground: { grid, pins } }: CompiledSheet, bare: CompiledSheet): string[] {
  const featuresOf = createFeatures(bare);
  const all = Array.from({ length: grid.size }, (_, hex) => featuresOf(hex));
  const spoken = new Set(all.flat());
  return pins.hexes.flatMap((pin) =>
    pin.hexes.flatMap((label) => {
      const hex = hexOf(grid, label);
      const has = all[hex] as readonly string[];
      const added = (pin.features ?? []).filter((feature) => spoken.has(feature) && !has.includes(feature));
      const taken = (pin.without ?? []).filter((feature) => has.includes(feature));
      const isOther = pin.terrain !== undefined && pin.terrain !== bare.terrain[hex];
      return [
        ...(isOther ? [`${label}: ${pin.terrain}, by the ground ${bare.terrain[hex]} (${pin.from})`] : []),
        ...added.map((feature) => `${label}: ${feature}, by the ground not (${pin.from})`),
        ...taken.map((feature) => `${label}: not ${feature}, by the ground so (${pin.from})`),
      ];
    }),
  );
}

/** What a side carries, without the features no layer speaks of. */
function wordsOf({ ground: { sheet }, sides }: CompiledSheet, id: SideId): string {
  const spoken = Object.values(sheet.linesOnSides);
  const river = sides.rivers.bySide.get(id);
  const words = [
    river && `river ${river.name} (${river.class})`,
    sides.rivers.flooded.has(id) && 'flooded',
    sides.roads.has(id) && `road ${sides.roads.get(id)}`,
    sides.rails.has(id) && 'rail',
    sides.bridges.has(id) && `bridge ${sides.bridges.get(id)}`,
    sides.sea.has(id) && 'sea',
    ...(sides.features.get(id) ?? []).filter((feature) => spoken.includes(feature)),
  ].filter(Boolean);
  return words.join(', ') || 'nothing';
}

/** Pinned sides that carry something else than the ground alone would give. */
export function sideDifferences(sheet: CompiledSheet, bare: CompiledSheet): string[] {
  return [...sidePins(sheet.ground)].flatMap(([id, pins]) => {
    const [first] = pins;
    const [now, before] = [wordsOf(sheet, id), wordsOf(bare, id)];
    return first && now !== before ? [`${first.a}/${first.b}: ${now}; by the ground ${before} (${first.from})`] : [];
  });
}
