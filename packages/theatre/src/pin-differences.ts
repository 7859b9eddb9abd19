import type { SideId } from '@bocage/hex';
import type { CompiledSheet, SheetSides } from './compile-map.js';
import { createFeatures } from './features.js';
import { compileLand } from './land.js';
import { compilePlaces } from './places.js';
import type { Pins } from './sheet.js';
import { hexOf, type SheetGround } from './sheet-ground.js';
import { sidePins } from './side-pins.js';
import { compileTerrain } from './terrain.js';

const NO_PINS: Pins = { from: '', places: [], hexes: [], sides: [], rulings: [] };

/** Pinned hexes whose terrain, or a feature the sheet's rules know, is not what the ground alone would give. */
export function hexDifferences(sheet: CompiledSheet): string[] {
  const { grid } = sheet.ground;
  const ground = { ...sheet.ground, pins: NO_PINS };
  const land = compileLand(ground);
  const places = compilePlaces(ground, land);
  const bare = { ...sheet, ground, land, places, terrain: compileTerrain(ground, land, places) };
  const featuresOf = createFeatures(bare);
  const spoken = new Set(Array.from({ length: grid.size }, (_, hex) => featuresOf(hex)).flat());
  return sheet.ground.pins.hexes.flatMap((pin) =>
    pin.hexes.flatMap((label) => {
      const hex = hexOf(grid, label);
      const has = featuresOf(hex);
      const added = (pin.features ?? []).filter((feature) => spoken.has(feature) && !has.includes(feature));
      const taken = (pin.without ?? []).filter((feature) => has.includes(feature));
      return [
        ...(pin.terrain !== undefined && pin.terrain !== bare.terrain[hex]
          ? [`${label}: ${pin.terrain}, by the ground ${bare.terrain[hex]} (${pin.from})`]
          : []),
        ...added.map((feature) => `${label}: ${feature}, by the ground not (${pin.from})`),
        ...taken.map((feature) => `${label}: not ${feature}, by the ground so (${pin.from})`),
      ];
    }),
  );
}

/** What a side carries, without the features no layer speaks of. */
function wordsOf({ sheet }: SheetGround, sides: SheetSides, id: SideId): string {
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
export function sideDifferences({ ground, sides, unpinned }: CompiledSheet): string[] {
  return [...sidePins(ground)].flatMap(([id, pins]) => {
    const [first] = pins;
    const [now, before] = [wordsOf(ground, sides, id), wordsOf(ground, unpinned, id)];
    return first && now !== before ? [`${first.a}/${first.b}: ${now}; by the ground ${before} (${first.from})`] : [];
  });
}
