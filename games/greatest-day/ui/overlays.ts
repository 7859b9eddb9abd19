import type { Overlay, OverlayHex } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { sideAt } from '@bocage/wargame';
import { isInCommand, rangeOfLeader } from '../src/rules/command.js';
import { destinations, wayTo } from '../src/rules/movement.js';
import { isOnMap, unitsOnMap } from '../src/rules/units.js';
import { ALLIED, GERMAN, type Side } from '../src/sides.js';
import type { GreatestDayView } from '../src/types.js';
import { occupancyOf } from '../src/world.js';
import { topOf, type Words } from './words.js';

/** Keys that the table itself and the words of the game do not use. */
export const OVERLAYS: readonly Overlay[] = [
  { id: 'zone-allied', title: 'Allied fire zones', key: 'y' },
  { id: 'zone-german', title: 'German fire zones', key: 'x' },
  { id: 'zone-unit', title: 'Fire zone of the unit in hand', key: 'j' },
  { id: 'command', title: 'Command ranges of your leaders', key: 'o' },
  { id: 'reach', title: 'Reach of the unit on the move', key: 'v' },
];

/** §S.16 The more units have a hex in their zone, the darker it is. */
function zoneOverlay({ world }: Words, { open }: GreatestDayView, seat: Seat, side: Side): OverlayHex[] {
  const zone = occupancyOf(world, open).zones[side];
  const tone = sideAt(seat) === side ? 'friend' : 'enemy';
  return [...zone.keys()].flatMap((hex): OverlayHex[] => {
    const units = zone[hex] as number;
    return units > 0 ? [{ hex, shade: Math.min(1, 0.3 + 0.1 * units), tone, label: String(units) }] : [];
  });
}

/** Whose turn it is to act, among the frames that name a unit. */
const inHand = ({ open }: GreatestDayView): number => {
  const frame = topOf(open);
  return 'unit' in frame ? frame.unit : -1;
};

function unitZone({ world }: Words, view: GreatestDayView): OverlayHex[] {
  const unit = inHand(view);
  const zone = unit < 0 ? [] : (occupancyOf(world, view.open).zoneOf[unit] ?? []);
  return zone.map((hex) => ({ hex, shade: 0.5, tone: 'reach' }));
}

/** §S.8 Hexes within the range of a leader; units out of command have a mark. */
function commandOverlay({ world }: Words, { open }: GreatestDayView, seat: Seat): OverlayHex[] {
  const side = sideAt(seat);
  const own = new Set(unitsOnMap(world, open, side));
  const near = new Map<number, number>();
  open.leaderWith.forEach((host, leader) => {
    if (host < 0 || !own.has(host) || !isOnMap(open, host)) return;
    for (const hex of world.grid.within(open.hex[host] as number, rangeOfLeader(world, open, leader)))
      near.set(hex, (near.get(hex) ?? 0) + 1);
  });
  const lost = [...own].filter((unit) => !isInCommand(world, open, unit)).map((unit) => open.hex[unit] as number);
  return [
    ...[...near].map(([hex, count]): OverlayHex => ({ hex, shade: Math.min(1, 0.15 + 0.1 * count), tone: 'friend' })),
    ...[...new Set(lost)].map((hex): OverlayHex => ({ hex, shade: 0.8, tone: 'enemy', label: 'out' })),
  ];
}

function reachOverlay({ world }: Words, { open }: GreatestDayView): OverlayHex[] {
  const frame = topOf(open);
  if (frame.step !== 'moving') return [];
  return destinations(world, open, frame).map((hex) => {
    const { cost } = wayTo(world, open, frame, hex);
    return { hex, shade: 0.4, tone: 'reach', label: `${cost / 2}` };
  });
}

export function overlayOf(words: Words, view: GreatestDayView, seat: Seat, id: string): readonly OverlayHex[] {
  switch (id) {
    case 'zone-allied':
      return zoneOverlay(words, view, seat, ALLIED);
    case 'zone-german':
      return zoneOverlay(words, view, seat, GERMAN);
    case 'zone-unit':
      return unitZone(words, view);
    case 'command':
      return commandOverlay(words, view, seat);
    default:
      return reachOverlay(words, view);
  }
}
