import type { Overlay, OverlayHex } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { corpsPlaces, isInCommand } from '../src/rules/headquarters.js';
import { strategicReach, tacticalReach } from '../src/rules/movement.js';
import { ALLIED, CLEARED, FACE_DOWN, GERMAN, type LiberatingAssaultView, type Side } from '../src/types.js';
import { fieldOf } from './faces.js';
import { memberAt } from './seats.js';
import type { Words } from './words.js';

/** Keys that the table itself does not use. */
export const OVERLAYS: readonly Overlay[] = [
  { id: 'command', title: 'Range of my headquarters', key: 's' },
  { id: 'corps', title: 'Range of corps headquarters', key: 'k' },
  { id: 'naval', title: 'Naval bombardment zone', key: 'f' },
  { id: 'coast', title: 'Coastal defences', key: 'o' },
  { id: 'tables', title: 'Map tables', key: 't' },
  { id: 'squares', title: 'Grid references', key: 'q' },
  { id: 'roads', title: 'Roads that are cut', key: 'x' },
  { id: 'places', title: 'Places that score', key: 'v' },
  { id: 'fought', title: 'Hexes fought over this turn', key: 'y' },
];

const ownSide = (words: Words, view: LiberatingAssaultView, seat: Seat): Side | undefined => {
  const [formation] = memberAt(words, view.open, seat).formations;
  return formation === undefined ? undefined : words.world.formations.side[formation];
};

/** §7.1 Where the brigades of this seat's divisions are in command, and those that are not. */
function commandOverlay(words: Words, { open, known }: LiberatingAssaultView, seat: Seat): OverlayHex[] {
  const { world } = words;
  const own = memberAt(words, open, seat).formations;
  const hqs = own.map((formation) => known.hex[world.formations.hq[formation] as number] as number).filter((hex) => hex >= 0);
  const within = new Map<number, number>();
  for (const hq of hqs)
    for (const hex of world.grid.within(hq, world.data.tables.headquarters.divisionRange)) within.set(hex, (within.get(hex) ?? 0) + 1);
  const cut = new Set(
    known.hex.flatMap((hex, unit) =>
      hex >= 0 && own.includes(open.attached[unit] as number) && !isInCommand(world, open, known, unit) ? [hex] : [],
    ),
  );
  return [
    ...[...within].map(
      ([hex, count]): OverlayHex => ({
        hex,
        shade: Math.min(1, 0.2 + 0.1 * count),
        tone: 'friend',
        ...(hqs.includes(hex) ? { label: 'HQ' } : {}),
      }),
    ),
    ...[...cut].map((hex): OverlayHex => ({ hex, shade: 0.9, tone: 'enemy', label: 'out' })),
  ];
}

/** §7.2 Five hexes round each corps headquarters one sees. */
function corpsOverlay({ world }: Words, { open, known }: LiberatingAssaultView): OverlayHex[] {
  const hexes = new Set<number>();
  world.teams.level.forEach((level, team) => {
    if (level !== 'corps') return;
    for (const at of corpsPlaces(world, open, known, team))
      for (const hex of world.grid.within(at, world.data.tables.headquarters.corpsRange)) hexes.add(hex);
  });
  return [...hexes].map((hex) => ({ hex, shade: 0.35, tone: 'friend' }));
}

function coastOverlay({ world }: Words, { open }: LiberatingAssaultView): OverlayHex[] {
  return world.ground.coast.map((hex, i) => {
    const strength = open.coast[i] as number;
    if (strength === FACE_DOWN) return { hex, shade: 0.4, tone: 'neutral', label: '?' };
    return strength === CLEARED
      ? { hex, shade: 0.3, tone: 'friend', label: 'open' }
      : { hex, shade: 0.9, tone: 'enemy', label: String(strength) };
  });
}

/** §10.4 Who holds what scores, as far as these eyes know. */
function placesOverlay(words: Words, view: LiberatingAssaultView, seat: Seat): OverlayHex[] {
  const own = ownSide(words, view, seat) ?? ALLIED;
  return words.world.places.map((hex, i) => {
    const held = view.known.held[i];
    const tone = held === own ? 'friend' : held === ALLIED || held === GERMAN ? 'enemy' : 'neutral';
    return { hex, shade: 0.8, tone, label: String(words.world.data.scenarios.places.list[i]?.points ?? '') };
  });
}

/** §4.18 §4.19 Where a counter could move: near, and farther by road. */
function reachOverlay({ world }: Words, view: LiberatingAssaultView, unit: number): OverlayHex[] {
  if (unit >= world.roster.units || (view.known.hex[unit] as number) < 0) return [];
  const field = fieldOf(view);
  const near = tacticalReach(world, view.open, field, unit);
  const far = strategicReach(world, view.open, field, unit);
  return [
    ...[...far.keys()].filter((hex) => !near.has(hex)).map((hex): OverlayHex => ({ hex, shade: 0.15, tone: 'reach' })),
    ...[...near].map(([hex, steps]): OverlayHex => ({ hex, shade: 1 - 0.2 * steps, tone: 'reach', label: String(steps) })),
  ];
}

type Draw = (words: Words, view: LiberatingAssaultView, seat: Seat) => readonly OverlayHex[];

const DRAWN: Readonly<Record<string, Draw>> = {
  command: commandOverlay,
  corps: corpsOverlay,
  naval: ({ world }) =>
    [...world.ground.navalZone.keys()]
      .filter((hex) => world.ground.navalZone[hex] === 1)
      .map((hex) => ({ hex, shade: 0.35, tone: 'reach' })),
  coast: coastOverlay,
  tables: ({ world }) =>
    world.ground.land.map((hex) => ({
      hex,
      shade: 0.15 + 0.2 * (world.ground.table[hex] as number),
      tone: 'neutral',
      label: String((world.ground.table[hex] as number) + 1),
    })),
  squares: ({ world, places }) => world.ground.land.map((hex) => ({ hex, shade: 0.1, tone: 'neutral', label: places.square(hex) })),
  roads: (_, { open }) => open.cuts.map((hex) => ({ hex, shade: 0.9, tone: 'enemy', label: 'cut' })),
  places: placesOverlay,
  fought: (_, { known }) => known.fought.map((hex) => ({ hex, shade: 0.7, tone: 'enemy' })),
};

/** `reach:17` is the reach of one unit: what a hovered counter shows. */
export function overlayOf(words: Words, view: LiberatingAssaultView, seat: Seat, id: string): readonly OverlayHex[] {
  const hovered = /^reach:(\d+)$/.exec(id);
  return hovered ? reachOverlay(words, view, Number(hovered[1])) : (DRAWN[id]?.(words, view, seat) ?? []);
}
