import type { Chart, Display, InfoLine, Status, Track } from '@bocage/board';
import type { Counter } from '../src/data/shapes.js';
import { unitAt } from '../src/rules/units.js';
import { margin } from '../src/rules/victory.js';
import { type CrossroadsView, NONE, ORDERS } from '../src/types.js';
import type { World } from '../src/world.js';
import { faceOf } from './faces.js';

const PHASES: Readonly<Record<string, string>> = {
  commander: 'Commanders',
  orders: 'Orders',
  supply: 'Supply',
  move: 'Movement',
  march: 'Movement',
  ambush: 'Ambush',
  shot: 'Ambush',
  combat: 'Combat',
  attack: 'Combat',
  battle: 'Combat',
  retreat: 'Retreat',
  over: 'The end',
};

/** Whose part of the turn, then what is done in it. */
function phasesOf({ stack }: CrossroadsView['open']): string[] {
  const frame = stack[stack.length - 1];
  const side = stack.find((one) => 'side' in one);
  const phase = PHASES[frame?.step ?? ''];
  return [...(side && 'side' in side ? [side.side === 0 ? 'Blue' : 'Red'] : []), ...(phase === undefined ? [] : [phase])];
}

export function statusOf(world: World, { open }: CrossroadsView): Status {
  const score = margin(world, open);
  return {
    turn: `Turn ${open.turn} of ${open.lastTurn}`,
    date: '',
    phase: phasesOf(open),
    score: score === 0 ? 'Even' : `${score > 0 ? 'Blue' : 'Red'} leads by ${Math.abs(score)}`,
  };
}

export function tracksOf({ open }: CrossroadsView): Track[] {
  const boxes = Array.from({ length: open.lastTurn }, (_, i) => ({
    label: String(i + 1),
    state: i + 1 < open.turn ? ('past' as const) : i + 1 === open.turn ? ('now' as const) : ('to-come' as const),
  }));
  return [{ id: 'turns', title: 'Turns', boxes }];
}

export function displaysOf(world: World, view: CrossroadsView): Display[] {
  const lost = view.open.hex.flatMap((hex, unit) => (hex === NONE ? [faceOf(world, view, unit)] : []));
  return [{ id: 'losses', title: 'Losses', groups: [{ title: 'Both sides', faces: lost }] }];
}

export function hexInfo(world: World, { open }: CrossroadsView, hex: number): InfoLine[] {
  const ground = world.ground.terrain[hex];
  const lines: InfoLine[] = [{ text: `Costs ${ground?.cost} to enter; adds ${ground?.defence} in defence.`, section: 'C.6' }];
  if (hex === world.ground.crossroads) lines.push({ text: `The crossroads, worth ${world.data.tables.crossroadsWorth}.`, section: 'C.9' });
  if (unitAt(open, hex) !== NONE) lines.push({ text: 'Holds a counter: nobody else can enter.', section: 'C.1' });
  return lines;
}

export function unitInfo(world: World, { open, known }: CrossroadsView, unit: number): InfoLine[] {
  const { name, side, strength, movement } = world.roster.units[unit] as Counter;
  const index = side === 'blue' ? 0 : 1;
  const lines: InfoLine[] = [{ text: `${name}: strength ${strength}, movement ${movement}.`, section: 'C.1' }];
  const order = ORDERS[open.order[index] as number];
  if (order) lines.push({ text: `Under the order ${order}.`, section: 'C.4' });
  if (known.commander[index] === unit) lines.push({ text: 'The commander.', section: 'C.2' });
  if (open.bearer[index] === unit) lines.push({ text: 'Carries a supply card.', section: 'C.5' });
  return lines;
}

export function chartsOf({ data: { tables } }: World): Chart[] {
  const { ambush, combat, terrain, from, reason } = tables;
  return [
    {
      id: 'combat',
      title: 'Combat results',
      section: 'C.7',
      columns: ['Die', ...combat.columns.map((least) => (least > 0 ? `+${least}` : String(least)))],
      rows: combat.rows.map((row, i) => [String(i + 1), ...row]),
      from,
      notes: [reason],
    },
    {
      id: 'ambush',
      title: 'Ambush',
      section: 'C.6.2',
      columns: ['Die', ...ambush.columns.map((cover) => (cover === 0 ? 'In the open' : 'In cover'))],
      rows: ambush.rows.map((row, i) => [String(i + 1), ...row]),
      from,
      notes: ['S: it stops there. L: it is lost.', reason],
    },
    {
      id: 'terrain',
      title: 'Terrain',
      section: 'C.6',
      columns: ['Terrain', 'Cost', 'Defence'],
      rows: Object.entries(terrain).map(([name, { cost, defence }]) => [name, String(cost), String(defence)]),
      from,
      notes: [reason],
    },
  ];
}
