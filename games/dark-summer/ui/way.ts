import type { InfoLine, Way } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { MAJOR_ROAD, MINOR_RIVER, RIVER, ROAD } from '../src/ground.js';
import { sideOf } from '../src/occupancy.js';
import { inEnemyZoc } from '../src/rules/6-zones/zoc.js';
import { type LegWay, legBudget, wayOfLeg } from '../src/rules/10-movement/legs.js';
import { costsOf, mayUseRoads } from '../src/rules/10-movement/movement.js';
import { retreatPaths } from '../src/rules/11-combat/retreat.js';
import type { DarkSummerView, LegFrame } from '../src/types.js';
import { terrainName } from './terrain.js';
import { capital, counted, halfText, listed, points } from './text.js';
import { topOf, type Words } from './words.js';

/** Neighbouring steps of one kind are told together. */
interface Stretch {
  readonly name: string;
  hexes: number;
  halves: number;
}

/** §10.2 What a step is called: the road it follows, or the ground it leads into and the river it crosses. */
function stepName({ world }: Words, { open }: DarkSummerView, { unit, kind }: LegFrame, from: number, to: number): string {
  const side = world.ground.sides[from * 6 + world.grid.directionTo(from, to)] as number;
  if ((side & ROAD) !== 0 && (kind === 'combined' || mayUseRoads(world, open, unit, kind)))
    return (side & MAJOR_ROAD) !== 0 ? 'major road' : 'minor road';
  const isWet = (side & RIVER) !== 0 && (side & ROAD) === 0;
  return `${terrainName(world, to)}${isWet ? ` over a ${(side & MINOR_RIVER) !== 0 ? 'minor' : 'major'} river` : ''}`;
}

function stretchesOf(words: Words, view: DarkSummerView, frame: LegFrame, path: readonly number[]): Stretch[] {
  const { costs } = costsOf(words.world, view.open, frame.unit, frame.kind);
  const stretches: Stretch[] = [];
  path.forEach((to, i) => {
    const from = path[i - 1];
    if (from === undefined) return;
    const name = stepName(words, view, frame, from, to);
    const halves = costs[from * 6 + words.world.grid.directionTo(from, to)] as number;
    const last = stretches.at(-1);
    if (last?.name !== name) stretches.push({ name, hexes: 1, halves });
    else {
      last.hexes++;
      last.halves += halves;
    }
  });
  return stretches;
}

/** §9.3.3 §10.1 What the way costs of what the unit has. */
function costLine({ world }: Words, { open }: DarkSummerView, frame: LegFrame, { path, halves, manner }: LegWay): InfoLine {
  const { kind } = frame;
  if (manner === 'withdrawal') return { text: 'Emergency withdrawal: two hexes, whatever the ground and the zones.', section: '10.3.1' };
  if (kind === 'combined') return { text: `${capital(counted(path.length - 1, 'hex', 'hexes'))} in a combined action.`, section: '9.3.3' };
  const box = manner === 'into-box' ? world.data.tables.movement.box : 0;
  const all = legBudget(world, open, frame);
  if (halves > all) return { text: `One hex whatever it costs: it has ${points(all)}.`, section: '10.1' };
  return { text: `${halfText(halves + box)} of ${points(all)}${box > 0 ? ', the box counted' : ''}.`, section: '10.1' };
}

/** §10.2 "Major road, three hexes: 1½; bocage: 2." */
function groundLine(stretches: readonly Stretch[], { kind }: LegFrame): InfoLine | undefined {
  if (stretches.length === 0) return undefined;
  const texts = stretches.map(({ name, hexes, halves }) => {
    const far = hexes > 1 ? `, ${counted(hexes, 'hex', 'hexes')}` : '';
    return `${name}${far}${kind === 'combined' ? '' : `: ${halfText(halves)}`}`;
  });
  return { text: `${capital(texts.join('; '))}.`, section: '10.2' };
}

/** §3.2.2 Hexes that victory asks for and that pass to the mover's side on the way. */
function takenLine({ world, places }: Words, { open }: DarkSummerView, unit: number, path: readonly number[]): InfoLine | undefined {
  const taken = path.filter((hex) => {
    const index = world.controlIndex[hex] as number;
    return index >= 0 && open.control[index] !== sideOf(world, unit);
  });
  return taken.length === 0 ? undefined : { text: `Takes ${listed(taken.map(places.entry))}.`, section: '3.2.2' };
}

function legWay(words: Words, view: DarkSummerView, frame: LegFrame, action: Action): Way | undefined {
  const { world } = words;
  const way = wayOfLeg(world, view.open, frame, action);
  if (!way) return undefined;
  const { unit } = frame;
  const end = way.path.at(-1) as number;
  const isStopped = way.manner !== 'into-box' && inEnemyZoc(world, view.open, sideOf(world, unit), end);
  const lines = [
    costLine(words, view, frame, way),
    way.manner === 'withdrawal' ? undefined : groundLine(stretchesOf(words, view, frame, way.path), frame),
    takenLine(words, view, unit, way.path),
    isStopped ? { text: 'Ends in an enemy zone.', section: '6.3' } : undefined,
  ];
  return { hexes: [...way.path], lines: lines.filter((line) => line !== undefined) };
}

/** §11.3.7 The way back, which costs nothing. */
function retreatWay({ world }: Words, { open }: DarkSummerView, unit: number, action: Action): Way | undefined {
  if (action.kind !== 'hex') return undefined;
  const path = retreatPaths(world, open, unit).find((way) => way.at(-1) === action.hex);
  if (!path) return undefined;
  const grounds = path.map((hex) => terrainName(world, hex));
  return { hexes: [open.hex[unit] as number, ...path], lines: [{ text: `Retreat over ${listed(grounds)}.`, section: '11.3.7' }] };
}

/** Where a legal click would lead, hex by hex, and what that costs. */
export function wayOf(words: Words, view: DarkSummerView, action: Action): Way | undefined {
  const frame = topOf(view.open);
  if (frame.step === 'leg') return legWay(words, view, frame, action);
  return frame.step === 'retreat' ? retreatWay(words, view, frame.units[0] as number, action) : undefined;
}
