import type { CounterFace, Stack } from '@bocage/board';
import type { Counter } from '../src/data/shapes.js';
import { sideOfUnit } from '../src/roster.js';
import { type CrossroadsView, NONE } from '../src/types.js';
import type { World } from '../src/world.js';

/** §C.1 How a counter looks to whoever looks: the commander's mark only where it is known. */
export function faceOf(world: World, { open, known }: CrossroadsView, unit: number): CounterFace {
  const { name, symbol, strength, movement } = world.roster.units[unit] as Counter;
  const side = sideOfUnit(world, unit);
  return {
    unit,
    nation: side === 0 ? 'us-blue' : 'british-red',
    symbol,
    size: 'I',
    left: '',
    right: name[0] as string,
    factors: `${strength}-${movement}`,
    strength,
    marks: [
      ...(known.commander[side] === unit ? ['commander'] : []),
      ...(open.bearer[side] === unit ? ['supplied'] : []),
      ...(open.fought[unit] === 1 ? ['fought'] : []),
    ],
    spent: open.moved[unit] === 1,
    name,
  };
}

export function stacksOf(world: World, view: CrossroadsView): Stack[] {
  return view.open.hex.flatMap((hex, unit) => (hex === NONE ? [] : [{ hex, faces: [faceOf(world, view, unit)] }]));
}
