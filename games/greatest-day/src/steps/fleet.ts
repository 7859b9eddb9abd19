import { unit as click, hex as clickHex, type Steps, step, word } from '@bocage/kernel';
import { boxesOf, hasBox, markerHexes, shipsOf } from '../rules/assault-forces.js';
import type { FleetFrame, GreatestDayTypes, MarkersFrame, Open } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');
const STAY = word('stay');
const boxWord = (box: number) => word(`box:${box}`);

/** §4.4.3 Step 7: each marker may be moved once. */
const createMarkersStep = (world: World) =>
  step<GreatestDayTypes, MarkersFrame>({
    section: '4.4.3',
    settle({ open }, frame) {
      const at = open.assaultForce[frame.force];
      if (at !== undefined && at >= 0) return false;
      if (at === undefined) open.stack.pop();
      else frame.force++;
      return true;
    },
    legal: ({ open }, { force }) => [
      ...markerHexes(world, force)
        .filter((hex) => hex !== open.assaultForce[force])
        .map(clickHex),
      STAY,
    ],
    refusal: () => ({ code: 'no-marker-there' }),
    play({ open }, frame, _seat, action, tell) {
      if (action.kind === 'hex') {
        open.assaultForce[frame.force] = action.hex;
        tell({ event: 'marker', section: '4.4.3', force: frame.force, hex: action.hex });
      }
      frame.force++;
    },
  });

/** §4.4.2 Ships that can still change their box. */
const canMove = (world: World, open: Open, { moved }: FleetFrame, ship: number): boolean =>
  !moved.includes(ship) && hasBox(world, open, ship);
const movable = (world: World, open: Open, frame: FleetFrame): number[] =>
  shipsOf(world, open).filter((ship) => canMove(world, open, frame, ship));

/** §4.4.2 Step 8: each ship may change its box once. */
const createFleetStep = (world: World) =>
  step<GreatestDayTypes, FleetFrame>({
    section: '4.4.2',
    settle({ open }, frame) {
      if (frame.ship >= 0 || shipsOf(world, open).some((ship) => canMove(world, open, frame, ship))) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) =>
      frame.ship < 0 ? [...movable(world, open, frame).map(click), DONE] : boxesOf(world, open, frame.ship).map(boxWord),
    refusal: () => ({ code: 'no-such-box' }),
    play({ open }, frame, _seat, action, tell) {
      if (action === DONE) open.stack.pop();
      else if (action.kind === 'unit') frame.ship = action.unit;
      else if (action.kind === 'word') {
        const box = Number(action.word.slice('box:'.length));
        open.box[frame.ship] = box;
        tell({ event: 'ship-moved', section: '4.4.2', unit: frame.ship, box });
        frame.moved.push(frame.ship);
        frame.ship = -1;
      }
    },
  });

export const createFleetSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'markers' | 'fleet'> => ({
  markers: createMarkersStep(world),
  fleet: createFleetStep(world),
});
