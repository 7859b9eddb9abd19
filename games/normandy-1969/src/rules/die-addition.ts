import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BOCAGE, CITY, RIVER } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import { ENTRENCHED, hexOf, type Open } from '../types.js';
import type { World } from '../world.js';
import { hasMark, isCommando } from './units.js';

/** One reason to add to the attacker's die. */
export interface Addition {
  readonly why: 'bocage' | 'city' | 'fortification' | 'entrenched' | 'river';
  readonly value: number;
  readonly section: string;
  readonly hex: HexId;
}

/** §E.9 A river helps the defender when every attacker comes across it; a bridge does not take that away. */
function isBehindRiver(world: World, open: Open, units: readonly UnitId[], target: HexId): boolean {
  const { grid, ground } = world;
  return (
    units.length > 0 &&
    units.every((unit) => {
      const from = hexOf(open, unit);
      const direction = grid.directionTo(from, target);
      return direction >= 0 && ((ground.sides[from * 6 + direction] as number) & RIVER) !== 0;
    })
  );
}

/** §E.3 §E.9 §E.11 §E.12 Everything that counts for one attacked hex. */
function additionsFor(world: World, open: Open, units: readonly UnitId[], hex: HexId): Addition[] {
  const { additions } = world.data.tables;
  const { terrain, fortification } = world.ground;
  const found: Addition[] = [];
  if (terrain[hex] === BOCAGE) found.push({ why: 'bocage', value: additions.bocage, section: 'E.3', hex });
  if (terrain[hex] === CITY) found.push({ why: 'city', value: additions.city, section: 'E.3', hex });
  // §R.9: commandos attacking alone climb into a fortification as if it were not there.
  if (fortification[hex] === 1 && !(units.length > 0 && units.every((unit) => isCommando(world, unit)))) {
    found.push({ why: 'fortification', value: additions.fortification, section: 'E.11', hex });
  }
  if (unitsAt(world, open, hex).some((unit) => hasMark(open, unit, ENTRENCHED))) {
    found.push({ why: 'entrenched', value: additions.entrenched, section: 'E.12', hex });
  }
  if (isBehindRiver(world, open, units, hex)) found.push({ why: 'river', value: additions.river, section: 'E.9', hex });
  return found;
}

/** §E.3 All that could be added, over every attacked hex. */
export function possibleAdditions(world: World, open: Open, units: readonly UnitId[], targets: readonly HexId[]): Addition[] {
  return targets.flatMap((hex) => additionsFor(world, open, units, hex));
}

/** §E.3 Only the single largest addition counts, the worst for the attacker over all hexes. */
export function largestAddition(additions: readonly Addition[]): Addition | undefined {
  return additions.reduce<Addition | undefined>((best, addition) => (best && best.value >= addition.value ? best : addition), undefined);
}
