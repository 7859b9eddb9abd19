import type { Way } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { setOut, type WalkFrame } from '@bocage/wargame';
import { TERRAINS } from '../src/data/shapes.js';
import { ambushers } from '../src/rules/ambush.js';
import { allowance, fuelFor, reachOf } from '../src/rules/movement.js';
import type { CrossroadsView, Open } from '../src/types.js';
import type { World } from '../src/world.js';

/** §C.6 Where a legal click would lead and what that costs; nothing for clicks that move nothing. */
export function wayOf(world: World, { open, known }: CrossroadsView, action: Action): Way | undefined {
  const frame = open.stack[open.stack.length - 1];
  if (frame?.step !== 'march' || action.kind !== 'hex') return undefined;
  const { unit, side } = frame;
  const reached = reachOf(world, open, unit, known.card[side] as number);
  const cost = reached.cost(action.hex);
  const hexes = reached.path(action.hex);
  const points = allowance(world, open, unit);
  const all = points + fuelFor(world, open, unit, known.card[side] as number);
  const lines = [
    { text: `${cost} of ${all} points.`, section: 'C.6' },
    {
      text: `Through ${hexes
        .slice(1)
        .map((hex) => groundName(world, hex))
        .join(', ')}.`,
      section: 'C.6',
    },
  ];
  // §C.5 Going farther than it could without shows the fuel.
  if (cost > points) lines.push({ text: 'Shows your fuel.', section: 'C.5' });
  const watched = hexes.filter((at, done) => isWatched(world, open, { unit, at, done }));
  if (watched.length > 0) lines.push({ text: `May be fired at in ${watched.map(world.grid.label).join(', ')}.`, section: 'C.6.1' });
  return { hexes, lines };
}

/** §C.6.1 Whether somebody may fire at it there: the rule, asked about the march as it would be. */
function isWatched(world: World, open: Open, { unit, at, done }: { unit: number; at: number; done: number }): boolean {
  const walk: WalkFrame = { step: 'walk', ...setOut(unit, at), ...(done === 0 ? {} : { walked: [at, at] }) };
  return ambushers(world, { ...open, hex: open.hex.with(unit, at) }, walk).length > 0;
}

function groundName({ data, ground }: World, hex: number): string {
  return TERRAINS.find((name) => data.tables.terrain[name] === ground.terrain[hex]) ?? '';
}
