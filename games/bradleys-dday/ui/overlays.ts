import type { Overlay, OverlayHex } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { sideAt } from '@bocage/wargame';
import { BEACHES } from '../src/data/shapes.js';
import { SEA_WALL } from '../src/ground.js';
import { HQ } from '../src/roster.js';
import { isWithinCommand } from '../src/rules/command.js';
import { fireFactor, whyNot } from '../src/rules/fire.js';
import { destinations, freshMover, mayMove, pathTo } from '../src/rules/movement.js';
import { scenarioOf } from '../src/rules/scenario.js';
import { isWalled } from '../src/rules/terrain-costs.js';
import { isOnMap, unitsOnMap } from '../src/rules/units.js';
import { landingBeaches } from '../src/rules/waves.js';
import { ALLIED, type BradleyView, GERMAN, type Open, type Side } from '../src/types.js';
import { bare } from './text.js';
import { topOf, type Words } from './words.js';

/** Keys that the table itself and the words of the game do not use. */
export const OVERLAYS: readonly Overlay[] = [
  { id: 'zoc-allied', title: 'Allied zones of control', key: 'a' },
  { id: 'zoc-german', title: 'German zones of control', key: 'x' },
  { id: 'fire', title: 'Fire of the unit in hand', key: 'k' },
  { id: 'headquarters', title: 'Command of your headquarters', key: 'o' },
  { id: 'walls', title: 'Sea walls', key: 'j' },
  { id: 'lanes', title: 'Beach Areas and lanes', key: 'y' },
  { id: 'lodgment', title: 'What victory asks for', key: 'v' },
  { id: 'reach', title: 'Reach of the unit on the move', key: 'r' },
];

const toneOf = (seat: Seat, side: Side): OverlayHex['tone'] => (sideAt(seat) === side ? 'friend' : 'enemy');

/** §9.0 The more units control a hex, the darker it is. */
function zoneOverlay({ world }: Words, open: Open, seat: Seat, side: Side): OverlayHex[] {
  const zone = world.occupancies.of(open).zoc[side];
  return [...zone.keys()].flatMap((hex) => {
    const units = zone[hex] as number;
    return units > 0 ? [{ hex, shade: Math.min(1, 0.4 + 0.2 * units), tone: toneOf(seat, side) }] : [];
  });
}

/** §10.2.7 Every hex the unit could fire at if an enemy stood there, with what its fire is worth: range, front, sight, command. */
function fireOverlay({ world }: Words, open: Open, unit: number): OverlayHex[] {
  if (unit < 0 || unit >= world.roster.units || !isOnMap(open, unit)) return [];
  return world.ground.land.flatMap((hex): OverlayHex[] => {
    if (hex === open.hex[unit] || whyNot(world, open, unit, hex) !== undefined) return [];
    const worth = fireFactor(world, open, unit, hex);
    return [{ hex, shade: worth > 0 ? 0.5 : 0.2, tone: 'reach', label: String(worth) }];
  });
}

/** §16.2.3 */
function commandOverlay({ world }: Words, open: Open, seat: Seat): OverlayHex[] {
  const headquarters = unitsOnMap(world, open, sideAt(seat)).filter((unit) => world.roster.kind[unit] === HQ);
  return world.ground.land.flatMap((hex): OverlayHex[] => {
    const count = headquarters.filter((hq) => isWithinCommand(world, open, hq, hex)).length;
    return count > 0 ? [{ hex, shade: Math.min(1, 0.25 + 0.2 * count), tone: 'friend' }] : [];
  });
}

/** §6.3.6 §15.2.3 Beach hexes behind a wall, and those where it is breached. */
function wallOverlay({ world }: Words, open: Open): OverlayHex[] {
  const { sides, terrain } = world.ground;
  return [...terrain.keys()].flatMap((hex): OverlayHex[] => {
    const walls = [0, 1, 2, 3, 4, 5].filter((direction) => ((sides[hex * 6 + direction] as number) & SEA_WALL) !== 0);
    if (walls.length === 0) return [];
    const whole = walls.filter((direction) => isWalled(world, open, hex * 6 + direction)).length;
    const label = whole === walls.length ? 'wall' : whole === 0 ? 'open' : 'part';
    return [{ hex, shade: whole === 0 ? 0.4 : 0.8, tone: whole === 0 ? 'friend' : 'enemy', label }];
  });
}

/** §5.3 §5.5.3 The lanes by their numbers, from the approach to the sand. */
function laneOverlay({ world }: Words): OverlayHex[] {
  return BEACHES.flatMap((beach) =>
    world.ground.lanes[beach].flatMap(({ approach, tidal, beach: sand }, i): OverlayHex[] => [
      { hex: approach, shade: 0.3, tone: 'neutral', label: String(i + 1) },
      { hex: tidal, shade: 0.55, tone: 'neutral', label: String(i + 1) },
      { hex: sand, shade: 0.85, tone: 'neutral', label: String(i + 1) },
    ]),
  ).filter(({ hex }) => hex >= 0);
}

/** §17.1.3 §18.1.6 The ground that must be clear of Germans, and who is still on it. */
function lodgmentOverlay({ world }: Words, open: Open, seat: Seat): OverlayHex[] {
  const { victory } = scenarioOf(world, open);
  const radius = victory.kind === 'lodgments' ? victory.radius : victory.tactical;
  const markers = landingBeaches(world, open).flatMap((beach) =>
    (open.beachhead[beach] as number) >= 0 ? [open.beachhead[beach] as number] : [],
  );
  const { side: holders } = world.occupancies.of(open);
  return world.ground.land.flatMap((hex): OverlayHex[] => {
    const far = Math.min(...markers.map((marker) => world.grid.distance(marker, hex)));
    if (!(far <= radius)) return [];
    return holders[hex] === GERMAN
      ? [{ hex, shade: 0.9, tone: toneOf(seat, GERMAN), label: String(far) }]
      : [{ hex, shade: 0.3, tone: toneOf(seat, ALLIED) }];
  });
}

/** §6.0 Everywhere a unit could end, the dearer the paler. */
function reachOverlay({ world }: Words, { open }: BradleyView, unit: number): OverlayHex[] {
  const frame = topOf(open);
  const isMover = frame.step === 'move' && frame.unit === unit;
  if (unit < 0 || unit >= world.roster.units || (!isMover && !mayMove(world, open, unit))) return [];
  const mover = isMover ? frame : freshMover(world, open, unit);
  return destinations(world, open, mover).map((hex) => {
    const { halves } = pathTo(world, open, mover, hex);
    const shade = Math.max(0.2, 1 - (0.8 * halves) / Math.max(1, mover.points));
    return { hex, shade, tone: 'reach', label: bare(halves) };
  });
}

/** The unit the decision is about. */
function unitInHand({ open }: BradleyView): number {
  const frame = topOf(open);
  if (frame.step === 'volley') return frame.firers.at(-1) ?? -1;
  return 'unit' in frame ? frame.unit : -1;
}

/** `reach:17` and `fire:17` are those of one unit, whoever is asked: what a hovered counter shows. */
export function overlayOf(words: Words, view: BradleyView, seat: Seat, id: string): readonly OverlayHex[] {
  const { open } = view;
  const [name, unit] = id.split(':');
  const about = unit === undefined ? unitInHand(view) : Number(unit);
  switch (name) {
    case 'zoc-allied':
      return zoneOverlay(words, open, seat, ALLIED);
    case 'zoc-german':
      return zoneOverlay(words, open, seat, GERMAN);
    case 'fire':
      return fireOverlay(words, open, about);
    case 'headquarters':
      return commandOverlay(words, open, seat);
    case 'walls':
      return wallOverlay(words, open);
    case 'lanes':
      return laneOverlay(words);
    case 'lodgment':
      return lodgmentOverlay(words, open, seat);
    case 'reach':
      return reachOverlay(words, view, about);
    default:
      return [];
  }
}
