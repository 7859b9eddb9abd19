import type { Overlay, OverlayHex, Picked } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { sideAt } from '@bocage/wargame';
import { unitsAt } from '../src/occupancy.js';
import { isInCommand, rangeOfLeader } from '../src/rules/command.js';
import { destinations, wayTo } from '../src/rules/movement.js';
import { isOnMap, sideOf, unitsOnMap } from '../src/rules/units.js';
import { ALLIED, GERMAN, type Side } from '../src/sides.js';
import type { GreatestDayView, Open } from '../src/types.js';
import { occupancyOf, rosterOf } from '../src/world.js';
import { topOf, type Words } from './words.js';

/** Keys that the table itself does not use, nor the words that are offered while they are wanted. */
export const OVERLAYS: readonly Overlay[] = [
  { id: 'zone-allied', title: 'Allied fire zones', key: 'y' },
  { id: 'zone-german', title: 'German fire zones', key: 'x' },
  { id: 'zone-unit', title: 'Fire zone of the unit selected', key: 'j' },
  { id: 'seen', title: 'Who fires at the hex selected', key: 'q' },
  { id: 'leaders', title: 'Command ranges of your leaders', key: 'o' },
  { id: 'reach', title: 'Reach of the unit on the move', key: 'r' },
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

/** §S.16 Of whoever is selected, or else of who is about to act. */
function unitZone({ world }: Words, view: GreatestDayView, { unit = inHand(view), hex }: Picked): OverlayHex[] {
  const { zoneOf } = occupancyOf(world, view.open);
  const units = unit >= 0 || hex === undefined ? [unit] : unitsAt(world, view.open, hex);
  const zone = new Set(units.flatMap((one) => zoneOf[one] ?? []));
  return [...zone].map((at) => ({ hex: at, shade: 0.5, tone: 'reach' }));
}

/** §S.16 Every unit in whose zone a hex lies, with the distance. */
function whoSees({ world }: Words, view: GreatestDayView, seat: Seat, { hex, unit = inHand(view) }: Picked): OverlayHex[] {
  const { open } = view;
  const at = hex ?? (unit >= 0 ? open.hex[unit] : undefined);
  if (at === undefined || at < 0) return [];
  const from = occupancyOf(world, open).zoneOf.flatMap((zone, other) => (zone.includes(at) ? [other] : []));
  const seen = from.map((other): OverlayHex => {
    const tone = sideAt(seat) === sideOf(world, open, other) ? 'friend' : 'enemy';
    const there = open.hex[other] as number;
    return { hex: there, shade: 0.8, tone, label: String(world.grid.distance(there, at)) };
  });
  return [{ hex: at, shade: 0.6, tone: 'neutral' }, ...new Map(seen.map((one) => [one.hex, one])).values()];
}

/** §S.8 Leaders of a side on the map with their hosts; of whoever is selected the leader of his own Formation alone, if he has one. */
function leadersShown({ world }: Words, open: Open, side: Side, unit: number): number[] {
  const { formation, leaderFormation } = rosterOf(world, open);
  const here = open.leaderWith.flatMap((host, leader) =>
    host >= 0 && sideOf(world, open, host) === side && isOnMap(open, host) ? [leader] : [],
  );
  const his = here.filter((leader) => unit >= 0 && (leaderFormation[leader] as number) >= 0 && leaderFormation[leader] === formation[unit]);
  return his.length > 0 ? his : here;
}

/** §S.8 Hexes within the range of a leader, who has the number of it; units out of command have a mark. */
function commandOverlay(words: Words, { open }: GreatestDayView, seat: Seat, { unit = -1 }: Picked): OverlayHex[] {
  const { world } = words;
  const side = sideAt(seat);
  const near = new Map<number, number>();
  const leaders = leadersShown(words, open, side, unit).map((leader) => {
    const hex = open.hex[open.leaderWith[leader] as number] as number;
    const range = rangeOfLeader(world, open, leader);
    for (const at of world.grid.within(hex, range)) near.set(at, (near.get(at) ?? 0) + 1);
    return { hex, range };
  });
  const lost = unitsOnMap(world, open, side).flatMap((one) => (isInCommand(world, open, one) ? [] : [open.hex[one] as number]));
  return [
    ...[...near].map(([hex, count]): OverlayHex => ({ hex, shade: Math.min(1, 0.15 + 0.1 * count), tone: 'friend' })),
    ...leaders.map(({ hex, range }): OverlayHex => ({ hex, shade: 0.6, tone: 'neutral', label: String(range) })),
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

export function overlayOf(words: Words, view: GreatestDayView, seat: Seat, id: string, picked: Picked = {}): readonly OverlayHex[] {
  switch (id) {
    case 'zone-allied':
      return zoneOverlay(words, view, seat, ALLIED);
    case 'zone-german':
      return zoneOverlay(words, view, seat, GERMAN);
    case 'zone-unit':
      return unitZone(words, view, picked);
    case 'seen':
      return whoSees(words, view, seat, picked);
    case 'leaders':
      return commandOverlay(words, view, seat, picked);
    default:
      return reachOverlay(words, view);
  }
}
