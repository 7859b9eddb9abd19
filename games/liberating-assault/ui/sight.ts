import type { Seat } from '@bocage/kernel';
import { OFF } from '../src/ground.js';
import { hexesOfSquare } from '../src/rules/grid-reference.js';
import { seatOfTeam } from '../src/rules/roles.js';
import { seatIds } from '../src/seats.js';
import type { LiberatingAssaultView } from '../src/types.js';
import { memberAt } from './seats.js';
import type { Words } from './words.js';

/** §9.5 Hexes of the main map that these eyes may not look at. Who sees nothing of it has the team's map with squares before him: no veil. */
export function unseenOf(words: Words, view: LiberatingAssaultView): readonly number[] {
  const { terrain } = words.world.ground;
  const seen = words.seen(view);
  if (!seen.includes(1)) return [];
  return [...seen.keys()].filter((hex) => seen[hex] === 0 && terrain[hex] !== OFF);
}

/** §1.1 The hexes of a square of four figures; six figures name the same square more closely. */
export function referenceOf({ world }: Words, text: string): readonly number[] {
  const figures = text.replaceAll(/\D/g, '');
  if (figures.length === 4) return hexesOfSquare(world, figures);
  return figures.length === 6 ? hexesOfSquare(world, `${figures.slice(0, 2)}${figures.slice(3, 5)}`) : [];
}

/** §9.5 Every team has a map with squares on it, which only its intelligence officer marks. */
export function teamMapOf(
  words: Words,
  { open }: LiberatingAssaultView,
  seat: Seat,
): { readonly marker: Seat; readonly team: readonly Seat[] } | undefined {
  const [team, ...others] = memberAt(words, open, seat).teams;
  if (team === undefined || others.length > 0) return undefined;
  const marker = seatOfTeam(words.world, open, team, 'mark-map');
  const seats = seatIds(words.world.teams, open.way).filter((one) => memberAt(words, open, one).teams.includes(team));
  return marker === undefined ? undefined : { marker, team: seats };
}
