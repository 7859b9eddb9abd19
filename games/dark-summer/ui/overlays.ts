import type { Overlay, OverlayHex } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import { sideAt } from '@bocage/wargame';
import { LETTERS } from '../src/ground.js';
import { occupancyOf } from '../src/occupancy.js';
import { hasZoc } from '../src/rules/6-zones/zoc.js';
import { legChoices, wayOfLeg } from '../src/rules/10-movement/legs.js';
import { destinations, type MoveKind, movementBudget, pathTo } from '../src/rules/10-movement/movement.js';
import { obligations } from '../src/rules/11-combat/mandatory.js';
import { supplySources } from '../src/rules/13-supply/supply.js';
import { columnsAbroad } from '../src/rules/15-boundary/boundary.js';
import {
  ALLIED,
  BEACH_OPEN,
  BRITISH,
  type Command,
  type DarkSummerView,
  GERMAN,
  GERMANS,
  type LegFrame,
  type Open,
  type Side,
  US,
} from '../src/types.js';
import { isUnsupplied } from './faces.js';
import { scoresToCome } from './scores.js';
import { halfText } from './text.js';
import { frameOf, topOf, type Words } from './words.js';

/** Keys that the table itself does not use: z, c and g are its undo, centre and formation. */
export const OVERLAYS: readonly Overlay[] = [
  { id: 'supply', title: 'Supply of my side', key: 's' },
  { id: 'supply-us', title: 'US and French supply', key: 'i' },
  { id: 'supply-british', title: 'British supply', key: 't' },
  { id: 'supply-german', title: 'German supply', key: 'q' },
  { id: 'zoc-allied', title: 'Allied zones of control', key: 'a' },
  { id: 'zoc-german', title: 'German zones of control', key: 'x' },
  { id: 'mandatory', title: 'Attacks that are owed', key: 'o' },
  { id: 'boundary', title: 'Operational boundary', key: 'u' },
  { id: 'entry', title: 'Entry and exit hexes', key: 'y' },
  { id: 'gun-line', title: 'Naval gun line', key: 'f' },
  { id: 'victory', title: 'Victory hexes', key: 'v' },
  { id: 'reach', title: 'Reach of the unit on the move', key: 'r' },
];

const toneOf = (seat: Seat, side: Side): OverlayHex['tone'] => (sideAt(seat) === side ? 'friend' : 'enemy');

const COMMANDS: Readonly<Record<Seat, readonly Command[]>> = { allied: [US, BRITISH], us: [US], british: [BRITISH], german: [GERMANS] };
const commandsOf = (seat: Seat): readonly Command[] => COMMANDS[seat] ?? [US, BRITISH];

/** §6.1 The more units reach into a hex, the darker it is. */
function zoneOverlay({ world }: Words, open: Open, seat: Seat, side: Side): OverlayHex[] {
  const { zoc } = occupancyOf(world, open);
  return world.ground.land.flatMap((hex) =>
    hasZoc(world, open, side, hex) ? [{ hex, shade: Math.min(1, 0.4 + 0.2 * (zoc[side][hex] as number)), tone: toneOf(seat, side) }] : [],
  );
}

/** §13.1 §13.2 Where supply lines of these commands reach, where they come from, and their units that have none. */
function supplyOverlay(words: Words, view: DarkSummerView, commands: readonly Command[]): OverlayHex[] {
  const { world } = words;
  const sources = new Set(commands.flatMap((command) => supplySources(world, view.open, command)));
  const cut = new Set(
    view.open.hex.flatMap((hex, unit) =>
      hex >= 0 && commands.includes(world.roster.command[unit] as Command) && isUnsupplied(words, view, unit) ? [hex] : [],
    ),
  );
  return world.ground.land.flatMap((hex): OverlayHex[] => {
    if (cut.has(hex)) return [{ hex, shade: 0.9, tone: 'enemy', label: 'cut off' }];
    const reached = commands.filter((command) => words.net(view, command).hexes[hex] === 1);
    const source = sources.has(hex) ? { label: 'source' } : {};
    return reached.length === 0 ? [] : [{ hex, shade: 0.2 + 0.2 * reached.length, tone: 'friend', ...source }];
  });
}

/** §11.2 What must still be attacked, and what the attack being built would add. */
function mandatoryOverlay({ world }: Words, open: Open): OverlayHex[] {
  const frame = frameOf(open, 'attack');
  const owed = frame ? obligations(world, open, frame.command, frame.target, frame.units) : [];
  return [
    ...open.obliged.map((hex): OverlayHex => ({ hex, shade: 0.9, tone: 'enemy', label: 'owed' })),
    ...owed.filter((hex) => !open.obliged.includes(hex)).map((hex): OverlayHex => ({ hex, shade: 0.6, tone: 'enemy', label: 'would owe' })),
  ];
}

/** §15.0 Each ally's own ground, and the one column beyond that it may enter. */
function boundaryOverlay({ world }: Words, open: Open, seat: Seat): OverlayHex[] {
  const [command = US] = seat === 'british' ? [BRITISH] : [US];
  return world.ground.land.flatMap((hex): OverlayHex[] => {
    const abroad = columnsAbroad(world, open, command, hex);
    if (abroad > 1) return [{ hex, shade: 0.45, tone: 'neutral' }];
    return [{ hex, shade: abroad === 1 ? 0.5 : 0.25, tone: 'friend', ...(abroad === 1 ? { label: '+1' } : {}) }];
  });
}

/** §2.1 §8.1.2 Letters at the edge, open beaches and exit markers. */
function entryOverlay({ world }: Words, open: Open, seat: Seat): OverlayHex[] {
  const { ground } = world;
  const letters = ground.land.flatMap((hex): OverlayHex[] => {
    const letter = LETTERS[ground.letter[hex] as number] ?? '';
    if (letter === '') return [];
    const exit = open.exits[ground.lettered.E.indexOf(hex)] ?? 0;
    const marker = exit === 0 ? '' : exit === 1 ? ' US' : ' Br';
    return [{ hex, shade: 0.8, tone: exit === 0 ? toneOf(seat, GERMAN) : toneOf(seat, ALLIED), label: `${letter}${marker}` }];
  });
  const beaches = ground.beaches.flatMap(({ hex }, i): OverlayHex[] =>
    open.beach[i] === BEACH_OPEN ? [{ hex, shade: 0.8, tone: toneOf(seat, ALLIED), label: 'open' }] : [],
  );
  return [...letters, ...beaches];
}

/** §12.3 */
const gunLineOverlay = ({ world }: Words): OverlayHex[] =>
  world.ground.land.flatMap((hex) => (world.ground.gunLine[hex] === 1 ? [{ hex, shade: 0.5, tone: 'neutral' }] : []));

/** §3.2.2 Who controls what victory asks for, with the points it would bring at the end. */
function victoryOverlay(words: Words, open: Open, seat: Seat): OverlayHex[] {
  const { world } = words;
  const scores = scoresToCome(words, open);
  return world.controlHexes.map((hex, i): OverlayHex => {
    const name = world.data.scenarios.places.others.find((place) => place.hex === world.grid.label(hex))?.name;
    const score = scores.find(({ why }) => why === `held:${name}`);
    const tone = toneOf(seat, open.control[i] as Side);
    return { hex, shade: 0.8, tone, ...(score ? { label: halfText(score.halves) } : {}) };
  });
}

/** §10.1 Everywhere a unit could end, the dearer the paler. */
function reachOverlay({ world }: Words, { open }: DarkSummerView, unit: number, kind: MoveKind): OverlayHex[] {
  if (unit < 0 || unit >= world.roster.units || (open.hex[unit] as number) < 0) return [];
  const budget = movementBudget(world, open, unit, kind);
  return destinations(world, open, unit, kind).map((hex) => {
    const { halves } = pathTo(world, open, unit, kind, hex);
    const shade = Math.min(1, Math.max(0.2, 1 - (0.8 * halves) / Math.max(1, budget)));
    return { hex, shade, tone: 'reach', ...(kind === 'combined' ? {} : { label: halfText(halves) }) };
  });
}

/** §10.1 The same for a unit that has gone part of its way. */
function onwardOverlay({ world }: Words, { open }: DarkSummerView, frame: LegFrame): OverlayHex[] {
  return legChoices(world, open, frame).flatMap((action): OverlayHex[] => {
    const way = action.kind === 'hex' ? wayOfLeg(world, open, frame, action) : undefined;
    if (action.kind !== 'hex' || !way) return [];
    const shade = Math.min(1, Math.max(0.2, 1 - (0.8 * way.halves) / Math.max(1, frame.left)));
    return [{ hex: action.hex, shade, tone: 'reach', label: halfText(way.halves) }];
  });
}

const moveKind = (open: Open): MoveKind => frameOf(open, 'moving')?.kind ?? 'move';

function onTheMove(words: Words, view: DarkSummerView): OverlayHex[] {
  const frame = topOf(view.open);
  if (frame.step !== 'leg') return [];
  return frame.left < 0 ? reachOverlay(words, view, frame.unit, frame.kind) : onwardOverlay(words, view, frame);
}

type Draw = (words: Words, view: DarkSummerView, seat: Seat) => readonly OverlayHex[];

const DRAWN: Readonly<Record<string, Draw>> = {
  supply: (words, view, seat) => supplyOverlay(words, view, commandsOf(seat)),
  'supply-us': (words, view) => supplyOverlay(words, view, [US]),
  'supply-british': (words, view) => supplyOverlay(words, view, [BRITISH]),
  'supply-german': (words, view) => supplyOverlay(words, view, [GERMANS]),
  'zoc-allied': (words, { open }, seat) => zoneOverlay(words, open, seat, ALLIED),
  'zoc-german': (words, { open }, seat) => zoneOverlay(words, open, seat, GERMAN),
  mandatory: (words, { open }) => mandatoryOverlay(words, open),
  boundary: (words, { open }, seat) => boundaryOverlay(words, open, seat),
  entry: (words, { open }, seat) => entryOverlay(words, open, seat),
  'gun-line': gunLineOverlay,
  victory: (words, { open }, seat) => victoryOverlay(words, open, seat),
  reach: onTheMove,
};

/** `reach:17` is the reach of one unit, whoever is asked: what a hovered counter shows. */
export function overlayOf(words: Words, view: DarkSummerView, seat: Seat, id: string): readonly OverlayHex[] {
  const hovered = /^reach:(\d+)$/.exec(id);
  if (hovered) return reachOverlay(words, view, Number(hovered[1]), moveKind(view.open));
  return DRAWN[id]?.(words, view, seat) ?? [];
}
