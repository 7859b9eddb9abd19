import type { SideId } from '@bocage/hex';
import type { RiverSide, Rivers } from './rivers.js';
import type { SidePin } from './sheet.js';
import { hexOf, type SheetGround } from './sheet-ground.js';

/** Pinned sides by number; a side may have several pins, the last word wins. */
export function sidePins({ grid, pins }: SheetGround): Map<SideId, SidePin[]> {
  const bySide = new Map<SideId, SidePin[]>();
  for (const pin of pins.sides) {
    const side = grid.sideBetween(hexOf(grid, pin.a), hexOf(grid, pin.b));
    if (side < 0) throw new Error(`pinned side ${pin.a}/${pin.b}: the hexes are not neighbours`);
    bySide.set(side, [...(bySide.get(side) ?? []), pin]);
  }
  return bySide;
}

/** The class a river has elsewhere on the sheet. */
function classOf({ rivers, sheet }: SheetGround, name: string): string {
  const kind = rivers.find((river) => river.name === name)?.kind ?? '';
  return sheet.riversOnSides[kind] ?? Object.values(sheet.riversOnSides)[0] ?? 'river';
}

function pinnedRiver(ground: SheetGround, now: RiverSide | undefined, pin: SidePin): RiverSide | undefined {
  if (pin.river === null) return undefined;
  const name = pin.river ?? now?.name;
  if (name === undefined) return undefined;
  return { name, class: pin.class ?? (name === now?.name ? now.class : classOf(ground, name)) };
}

export function pinRivers(ground: SheetGround, rivers: Rivers): Rivers {
  const bySide = new Map(rivers.bySide);
  const flooded = new Set(rivers.flooded);
  for (const [side, pins] of sidePins(ground)) {
    for (const pin of pins) {
      const river = pinnedRiver(ground, bySide.get(side), pin);
      if (river) bySide.set(side, river);
      else bySide.delete(side);
      if (pin.flooded === true) flooded.add(side);
      if (pin.flooded === false || !river) flooded.delete(side);
    }
  }
  return { bySide, flooded };
}

/** Words of sides (roads, bridges) after the pins; null takes the word away. */
export function pinWords(ground: SheetGround, words: ReadonlyMap<SideId, string>, key: 'road' | 'bridge'): Map<SideId, string> {
  const pinned = new Map(words);
  for (const [side, pins] of sidePins(ground)) {
    for (const { [key]: word } of pins) {
      if (word === null) pinned.delete(side);
      else if (word !== undefined) pinned.set(side, word);
    }
  }
  return pinned;
}

export function pinRails(ground: SheetGround, rails: ReadonlySet<SideId>): Set<SideId> {
  const pinned = new Set(rails);
  for (const [side, pins] of sidePins(ground)) {
    for (const { rail } of pins) {
      if (rail === true) pinned.add(side);
      if (rail === false) pinned.delete(side);
    }
  }
  return pinned;
}

export function pinSideFeatures(ground: SheetGround, features: ReadonlyMap<SideId, readonly string[]>): Map<SideId, readonly string[]> {
  const pinned = new Map(features);
  for (const [side, pins] of sidePins(ground)) {
    for (const pin of pins) {
      const all = new Set([...(pinned.get(side) ?? []), ...(pin.features ?? [])]);
      pinned.set(
        side,
        [...all].filter((feature) => !pin.without?.includes(feature)),
      );
    }
  }
  return new Map([...pinned].filter(([, here]) => here.length > 0));
}
