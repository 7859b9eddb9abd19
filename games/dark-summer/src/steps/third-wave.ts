import { hex, type Refusal, step, unit } from '@bocage/kernel';
import { isOpenBeach } from '../occupancy.js';
import { hasRoom } from '../rules/5-stacking/stacking.js';
import { arrive } from '../rules/8-reinforcements/arriving.js';
import { landingHexes, postpone, thirdWaveUnits } from '../rules/8-reinforcements/third-wave.js';
import type { DarkSummerTypes, LandFrame, Open, Tell, ThirdWaveFrame } from '../types.js';
import type { World } from '../world.js';

/** §8.1.3 The hexes of this third wave that units have had to leave. */
function displacedIn(open: Open): number[] {
  const frame = open.stack.find((below): below is ThirdWaveFrame => below.step === 'third-wave');
  if (!frame) throw new Error('no third wave is under way');
  return frame.displaced;
}

const landable = (world: World, open: Open, frame: ThirdWaveFrame): number[] =>
  thirdWaveUnits(world, open, frame.command).filter((id) => landingHexes(world, open, id, frame.displaced).length > 0);

/** §8.1.3 §9.4.5 All of a command's third wave comes ashore that can; the rest is postponed. */
export const createThirdWaveStep = (world: World) =>
  step<DarkSummerTypes, ThirdWaveFrame>({
    section: '8.1.3',
    settle({ open }, frame, tell) {
      const [only, another] = landable(world, open, frame);
      if (another !== undefined) return false;
      if (only !== undefined) open.stack.push({ step: 'land', asks: frame.asks, unit: only });
      else {
        open.stack.pop();
        postpone(world, open, thirdWaveUnits(world, open, frame.command), tell);
      }
      return true;
    },
    legal: ({ open }, frame) => landable(world, open, frame).map(unit),
    refusal({ open }, frame, _, action) {
      if (action.kind !== 'unit' || !(action.unit >= 0 && action.unit < world.roster.units)) return undefined;
      const isComing = thirdWaveUnits(world, open, frame.command).includes(action.unit);
      return { code: isComing ? 'no-landing' : 'not-third-wave', section: '8.1.3' };
    },
    play({ open }, frame, _, action) {
      if (action.kind === 'unit') open.stack.push({ step: 'land', asks: frame.asks, unit: action.unit });
    },
  });

/** §8.1.3 A unit lands where there is room, or where others are made to give it. */
function land(world: World, open: Open, frame: LandFrame, at: number, tell: Tell): void {
  open.stack.pop();
  if (hasRoom(world, open, frame.unit, at)) {
    arrive(world, open, frame.unit, at, '8.1.3', tell);
    return;
  }
  const displaced = displacedIn(open);
  if (!displaced.includes(at)) displaced.push(at);
  open.stack.push({ step: 'displace', asks: frame.asks, arriving: frame.unit, hex: at, leaving: -1 });
}

export const createLandStep = (world: World) =>
  step<DarkSummerTypes, LandFrame>({
    section: '8.1.3',
    settle({ open }, frame, tell) {
      const [only, another] = landingHexes(world, open, frame.unit, displacedIn(open));
      if (only === undefined || another !== undefined) return false;
      land(world, open, frame, only, tell);
      return true;
    },
    legal: ({ open }, frame) => landingHexes(world, open, frame.unit, displacedIn(open)).map(hex),
    refusal: ({ open }, frame, _, action) => (action.kind === 'hex' ? refuse(world, open, frame.unit, action.hex) : undefined),
    play({ open }, frame, _, action, tell) {
      if (action.kind === 'hex') land(world, open, frame, action.hex, tell);
    },
  });

function refuse(world: World, open: Open, id: number, at: number): Refusal {
  const beaches = world.roster.start[id]?.beaches ?? [];
  if (beaches.length === 0) return { code: 'not-a-glider-hex', section: '8.1.3' };
  if (!beaches.includes(at)) return { code: 'not-its-beach', section: '8.1.3' };
  return { code: isOpenBeach(world, open, at) ? 'no-room-to-make' : 'not-an-open-beach', section: '8.1.3' };
}
