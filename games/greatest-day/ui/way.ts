import type { InfoLine, Way } from '@bocage/board';
import type { Action } from '@bocage/kernel';
import { wayTo } from '../src/rules/movement.js';
import { sideOf } from '../src/rules/units.js';
import { inZoneOf } from '../src/rules/zones.js';
import { enemyOf } from '../src/sides.js';
import type { GreatestDayView } from '../src/types.js';
import { occupancyOf } from '../src/world.js';
import { shortName } from './names.js';
import { capital, counted, listedUpTo, points } from './text.js';
import { topOf, type Words } from './words.js';

/** §S.22 Enemies whose fire zones a way touches: they may fire while it is gone. */
function shooters({ world }: Words, { open }: GreatestDayView, unit: number, hexes: readonly number[]): number[] {
  const enemy = enemyOf(sideOf(world, open, unit));
  const touched = hexes.filter((hex) => inZoneOf(world, open, enemy, hex));
  if (touched.length === 0) return [];
  const { zoneOf } = occupancyOf(world, open);
  return zoneOf.flatMap((zone, other) =>
    sideOf(world, open, other) === enemy && touched.some((hex) => zone.includes(hex)) ? [other] : [],
  );
}

/** Where a legal click would lead, hex by hex, what that costs and who might fire on the way. */
export function wayOf(words: Words, view: GreatestDayView, action: Action): Way | undefined {
  const { open } = view;
  const frame = topOf(open);
  if (action.kind !== 'hex' || frame.step !== 'moving') return undefined;
  const { path, cost } = wayTo(words.world, open, frame, action.hex);
  const hexes = [open.hex[frame.unit] as number, ...path];
  const enemies = shooters(words, view, frame.unit, hexes);
  const names = enemies.map((unit) => shortName(words, open, unit));
  const danger: InfoLine[] =
    enemies.length === 0
      ? [{ text: 'No enemy fire zone on the way.', section: 'S.22' }]
      : [
          {
            text: `${capital(counted(enemies.length, 'enemy', 'enemies'))} may fire on the way: ${listedUpTo(4, names)}.`,
            section: 'S.22',
          },
        ];
  return { hexes, lines: [{ text: `${capital(points(cost))}.`, section: 'S.11' }, ...danger] };
}
