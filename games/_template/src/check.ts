import { sideOfUnit } from './roster.js';
import { walkOf } from './rules/ambush.js';
import { type CrossroadsState, NONE, SEATS } from './types.js';
import type { World } from './world.js';

/** What must hold in every state that can be reached. */
export function check(world: World, { open, sealed }: CrossroadsState): string[] {
  const broken: string[] = [];
  const demand = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  const taken = open.hex.filter((hex) => hex !== NONE);
  demand(new Set(taken).size === taken.length, 'one counter a hex (§C.1)');
  demand(
    taken.every((hex) => hex >= 0 && hex < world.grid.size),
    'every counter on the map or lost (§C.1)',
  );
  SEATS.forEach((seat, side) => {
    const commander = sealed.commander[side] as number;
    const shown = open.commander[side] as number;
    demand(commander === NONE || sideOfUnit(world, commander) === side, `${seat} commands its own (§C.2)`);
    demand(shown === NONE || shown === commander, `${seat}'s commander as shown (§C.2)`);
    demand(
      commander === NONE || (open.shown[commander] === 1) === (shown === commander),
      `${seat}'s commander known once it fought (§C.2)`,
    );
    const card = sealed.card[side] as number;
    demand((open.holds[side] === 1) === (card !== NONE), `${seat} has the card it drew (§C.5)`);
    demand(open.card[side] === NONE || open.card[side] === card, `${seat}'s card as shown (§C.5)`);
  });
  const march = walkOf(open);
  demand(march !== undefined || sealed.route.length === 0, 'nobody has a way before it who does not march (§C.6.1)');
  demand(march === undefined || march.walked.at(-1) === open.hex[march.unit], 'a march stands where it has come to (§C.6.1)');
  return broken;
}
