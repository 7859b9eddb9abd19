import { type Action, type Seat, step } from '@bocage/kernel';
import { corpsOf, playerFor, transferable, unallocated } from '../rules/arrivals.js';
import { seatOfTeam } from '../rules/roles.js';
import { hostOf, seatsUnder } from '../rules/timetable.js';
import { ARMIES } from '../teams.js';
import {
  type AllocateFrame,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  type LiberatingAssaultView,
  NONE,
  type Open,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';
import { DONE, numbered, readNumbered } from './steps.js';

const UNDER = 'under';

/** §9.2 Both armies, the American first. */
export const allocateFrames = (world: World, open: Open): AllocateFrame[] =>
  ARMIES.map((id): AllocateFrame => {
    const army = world.teams.ids.get(id) as number;
    return { step: 'allocate', asks: [seatOfTeam(world, open, army, 'allocate-units') as Seat], army, given: [] };
  }).reverse();

/** §9.2 Control tells each army which divisions have come to it. */
export function tellArriving(world: World, { open, sealed }: LiberatingAssaultState, tell: Tell): void {
  for (const id of ARMIES)
    for (const formation of unallocated(world, open, sealed, world.teams.ids.get(id) as number)) {
      const to = seatsUnder(world, open, hostOf(world, formation));
      tell({ event: 'arriving', section: '9.2', formation, to, reveals: to });
    }
}

/** §9.2 §9.6 What arrives must have a corps before anything else; then others may change theirs, once a turn. */
function legalAllocations(world: World, { open, known }: LiberatingAssaultView, { army, given }: AllocateFrame): Action[] {
  const corps = corpsOf(world, open, known, army);
  const [first] = unallocated(world, open, known, army);
  if (first !== undefined) return corps.map((team) => numbered(UNDER, first, team));
  const others = transferable(world, open, army).filter((formation) => !given.includes(formation));
  return [
    ...others.flatMap((formation) =>
      corps.filter((team) => team !== open.command[formation]).map((team) => numbered(UNDER, formation, team)),
    ),
    DONE,
  ];
}

/** §9.2 §9.6 §10.1 An army’s commander says which corps each division is under. */
export const createAllocateStep = (world: World) =>
  step<LiberatingAssaultTypes, AllocateFrame>({
    section: '9.2',
    legal: (view, frame) => legalAllocations(world, view, frame),
    refusal: ({ open, known }, { army }, _seat, action) =>
      action === DONE && unallocated(world, open, known, army).length > 0 ? { code: 'allocate-first' } : { code: 'not-its-corps' },
    play({ open }, frame, seat, action, tell) {
      if (action === DONE) {
        open.stack.pop();
        tell({ event: 'done', section: '9.2', seat, to: [seat] });
        return;
      }
      const [formation, command] = readNumbered(action).numbers as [number, number];
      open.command[formation] = command;
      if (open.player[formation] === NONE) open.player[formation] = playerFor(world, open, formation);
      frame.given.push(formation);
      tell({
        event: 'allocated',
        section: '9.2',
        formation,
        command,
        to: seatsUnder(world, open, hostOf(world, formation)),
        reveals: 'all',
      });
    },
  });
