import type { Overlay, OverlayHex } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { sideAt } from '@bocage/wargame';
import { occupancyOf } from '../src/occupancy.js';
import { zoneOf } from '../src/rules/deployment.js';
import { isInRange } from '../src/rules/gunfire.js';
import { destinations, pathTo } from '../src/rules/movement.js';
import { suppliedHexes } from '../src/rules/supply.js';
import { isOnMap, printedAllowance } from '../src/rules/units.js';
import { controls } from '../src/rules/victory.js';
import { ALLIED, GERMAN, type NormandyView, type Open, PIECE_BASE, type Side } from '../src/types.js';
import { moverOf } from './prompts-movement.js';
import { points } from './text.js';
import { topOf, type Words } from './words.js';

/** Keys that the table itself does not use: z, c and g are its undo, centre and formation. */
export const OVERLAYS: readonly Overlay[] = [
  { id: 'zoc-allied', title: 'Allied zones of control', key: 'a' },
  { id: 'zoc-german', title: 'German zones of control', key: 'x' },
  { id: 'supply', title: 'Supply', key: 's' },
  { id: 'control', title: 'Control of what victory asks for', key: 'v' },
  { id: 'gunfire', title: 'Range of the ships', key: 'f' },
  { id: 'set-up', title: 'German set-up areas', key: 'o' },
  { id: 'reach', title: 'Reach of the unit on the move', key: 'r' },
];

const toneOf = (seat: Seat, side: Side): OverlayHex['tone'] => (sideAt(seat) === side ? 'friend' : 'enemy');

/** §R.4 The more units control a hex, the darker it is. */
function zoneOverlay({ world }: Words, open: Open, seat: Seat, side: Side): OverlayHex[] {
  const zone = occupancyOf(world, open).zoc[side];
  return world.ground.land.flatMap((hex) => {
    const units = zone[hex] as number;
    return units > 0 ? [{ hex, shade: Math.min(1, 0.4 + 0.2 * units), tone: toneOf(seat, side) }] : [];
  });
}

/** §R.7 Where the seat's own side is in supply, and its units that are not. */
function supplyOverlay({ world }: Words, open: Open, seat: Seat): OverlayHex[] {
  const side = sideAt(seat);
  const supplied = suppliedHexes(world, open, side);
  const { side: holders } = occupancyOf(world, open);
  return world.ground.land.flatMap((hex): OverlayHex[] => {
    if (supplied[hex] === 1) return [{ hex, shade: 0.35, tone: 'friend' }];
    return holders[hex] === side ? [{ hex, shade: 0.9, tone: 'enemy', label: 'cut off' }] : [];
  });
}

/** §R.14 §R.15 Places and beaches by who last ended there, with what they are worth. */
function controlOverlay({ world }: Words, open: Open, seat: Seat): OverlayHex[] {
  const { places, supplyArea } = world.data.scenarios.victory;
  return world.controlHexes.map((hex) => {
    const place = places.find(({ hexes }) => hexes.includes(world.grid.label(hex)));
    const worth = place ? place.points : supplyArea;
    return { hex, shade: 0.8, tone: toneOf(seat, controls(world, open, hex)), label: String(worth) };
  });
}

/** §G.4 The heaviest shade where every kind of ship reaches. */
function gunfireOverlay({ world }: Words): OverlayHex[] {
  const { gunfire } = world.data.tables;
  return world.ground.land.flatMap((hex): OverlayHex[] => {
    const kinds = gunfire.filter((mission) => isInRange(world, mission, hex));
    if (kinds.length === 0) return [];
    return [
      { hex, shade: kinds.length / gunfire.length, tone: 'neutral', label: kinds.map(({ id }) => id.charAt(0).toUpperCase()).join('') },
    ];
  });
}

/** §R.13 The area of the counter in hand, or all areas of the order; who does not know it sees those of all six. */
function setupOverlay({ world }: Words, { open, known }: NormandyView): OverlayHex[] {
  if (open.phase === 'deployment' && known.chosen >= PIECE_BASE) {
    return zoneOf(world, known, known.chosen - PIECE_BASE).map((hex) => ({ hex, shade: 0.7, tone: 'neutral' }));
  }
  const certain = known.order > 0 ? known.order : open.agreedOrder;
  const orders = world.orders.orders.filter((_, i) => certain === 0 || i + 1 === certain);
  const zones = new Set(orders.flatMap(({ setup }) => setup.flatMap(({ zone }) => zone)));
  const decoys = world.orders.decoyZone.filter((hex) => !zones.has(hex));
  return [
    ...[...zones].map((hex): OverlayHex => ({ hex, shade: 0.7, tone: 'neutral' })),
    ...decoys.map((hex): OverlayHex => ({ hex, shade: 0.25, tone: 'neutral' })),
  ];
}

/** §R.3 Everywhere a unit could end, the dearer the paler. */
function reachOverlay({ world }: Words, view: NormandyView, unit: number): OverlayHex[] {
  if (unit < 0 || unit >= world.roster.units || !isOnMap(view.open, unit)) return [];
  const allowance = printedAllowance(world, view, unit) * 3;
  if (allowance === 0) return [];
  const reached = destinations(world, view, unit).map((hex) => ({ hex, thirds: pathTo(world, view, unit, hex).thirds }));
  return reached.map(({ hex, thirds }) => ({
    hex,
    shade: Math.max(0.2, 1 - (0.8 * thirds) / allowance),
    tone: 'reach',
    label: points(thirds).split(' ')[0] as string,
  }));
}

function unitOnTheMove(view: NormandyView): number {
  const frame = topOf(view.open);
  return frame.step === 'leg' ? moverOf(view, frame) : -1;
}

/** `reach:17` is the reach of one unit, whoever is asked: what a hovered counter shows. */
export function overlayOf(words: Words, view: NormandyView, seat: Seat, id: string): readonly OverlayHex[] {
  const { open } = view;
  const hovered = /^reach:(\d+)$/.exec(id);
  if (hovered) return reachOverlay(words, view, Number(hovered[1]));
  switch (id) {
    case 'zoc-allied':
      return zoneOverlay(words, open, seat, ALLIED);
    case 'zoc-german':
      return zoneOverlay(words, open, seat, GERMAN);
    case 'supply':
      return supplyOverlay(words, open, seat);
    case 'control':
      return controlOverlay(words, open, seat);
    case 'gunfire':
      return gunfireOverlay(words);
    case 'set-up':
      return setupOverlay(words, view);
    case 'reach':
      return reachOverlay(words, view, unitOnTheMove(view));
    default:
      return [];
  }
}
