import { hex as clickHex, unit as clickUnit, type Roll, type Steps, step, word } from '@bocage/kernel';
import { takeAnswer } from '../answers.js';
import { COLOURS } from '../data/counter-shapes.js';
import { flakOver, strikable, strikeHexes, strikeLines } from '../rules/air.js';
import { capped, hit, resultIndex } from '../rules/fire.js';
import { sum } from '../rules/quality.js';
import { sideOf } from '../rules/units.js';
import { seatOf } from '../sides.js';
import type { AirFrame, GreatestDayTypes, Open, Tell } from '../types.js';
import { hexOf, type World } from '../world.js';
import { digit } from './check.js';

const DONE = word('done');
const [SENDING, FLAK, PICKING, STRIKING, SUFFERING] = [0, 1, 2, 3, 4] as const;
const FLAK_DIE: Roll = { kind: 'dice', why: 'flak', section: '17.1', count: 1, sides: 10 };
const DIE: Roll = { kind: 'dice', why: 'strike', section: '17.1', count: 1, sides: 10 };

/** §17.1 A4 The strikes of a division before its units act, where it has planes and sees somebody. */
export function airFrame(world: World, open: Open, asks: string, division: number): AirFrame | undefined {
  if ((open.planes[division] as number) === 0 || strikeHexes(world, open, division).length === 0) return undefined;
  return { step: 'air', asks, division, sent: [], stage: SENDING, flak: [], target: -1, answer: -1 };
}

/** §17.1 §S.36 */
const createAirStep = (world: World) =>
  step<GreatestDayTypes, AirFrame>({
    section: '17.1',
    asks: (_open: Open, { stage, asks }: AirFrame) => (stage === SENDING || stage === PICKING ? asks : []),
    settle: ({ open }, frame) => settle(world, open, frame),
    legal: ({ open }, frame) =>
      frame.stage === SENDING
        ? [...strikeHexes(world, open, frame.division).map(clickHex), DONE]
        : strikable(world, open, frame.sent[0] as number).map(clickUnit),
    refusal: () => ({ code: 'no-strike' }),
    play({ open }, frame, _seat, action, tell) {
      if (action.kind === 'hex') send(open, frame, action.hex, tell);
      else if (action.kind === 'unit') aim(frame, action.unit);
      else frame.stage = FLAK;
      if (frame.stage === FLAK) approach(world, open, frame);
    },
    roll: ({ open }) => ((open.stack[open.stack.length - 1] as AirFrame).stage === FLAK ? FLAK_DIE : DIE),
    resolve({ open }, frame, _roll, [rolled], tell) {
      if (frame.stage === FLAK) flak(frame, digit(rolled), tell);
      else strike(world, open, frame, digit(rolled), tell);
    },
  });

/** §17.1 Planes are sent one by one, several to a hex if one likes; each is used up. */
function send(open: Open, frame: AirFrame, hex: number, tell: Tell): void {
  const { division } = frame;
  frame.sent.push(hex);
  open.planes[division] = (open.planes[division] as number) - 1;
  tell({ event: 'sent', section: '17.1', division, hex });
  if (open.planes[division] === 0) frame.stage = FLAK;
}

const aim = (frame: AirFrame, target: number): void => {
  frame.target = target;
  frame.stage = STRIKING;
};

/** The plane in front comes over its hex. */
function approach(world: World, open: Open, frame: AirFrame): void {
  const [hex] = frame.sent;
  frame.stage = FLAK;
  frame.target = -1;
  frame.flak = hex === undefined ? [] : flakOver(world, open, hex);
}

/** Whether the stack or the frame changed. */
function settle(world: World, open: Open, frame: AirFrame): boolean {
  const given = takeAnswer(frame);
  if (frame.stage === SUFFERING && given >= 0) next(world, open, frame);
  if (frame.stage === SENDING || frame.stage === STRIKING || frame.stage === SUFFERING) return false;
  const [hex] = frame.sent;
  if (hex === undefined) {
    open.stack.pop();
    return true;
  }
  if (frame.stage === FLAK && frame.flak.length > 0) return false;
  frame.stage = PICKING;
  const [first, ...more] = strikable(world, open, hex);
  if (first === undefined) {
    // Whoever was there is gone.
    next(world, open, frame);
    return true;
  }
  if (more.length === 0) aim(frame, first);
  return false;
}

/** The next plane. */
function next(world: World, open: Open, frame: AirFrame): void {
  frame.sent.shift();
  approach(world, open, frame);
}

/** §17.1 A roll of the value or less turns it back; whoever else has flak need not fire. */
function flak(frame: AirFrame, die: number, tell: Tell): void {
  const value = frame.flak.shift() as number;
  const isBack = die <= value;
  tell({ event: 'flak', section: '17.1', hex: frame.sent[0] as number, value, die, turnedBack: isBack ? 1 : 0 });
  if (!isBack) return;
  frame.flak = [];
  frame.stage = SUFFERING;
  frame.answer = 1;
}

/** §17.1 */
function strike(world: World, open: Open, frame: AirFrame, die: number, tell: Tell): void {
  const { target } = frame;
  const strength = capped(world, sum(strikeLines(world, open, target)));
  const result = hit(world, open, { kind: 'air', colour: COLOURS.indexOf(world.data.tables.air.colour), target }, strength, die);
  tell({ event: 'struck', section: '17.1', target, at: hexOf(open, target), strength, die, result: result ?? '-' });
  frame.stage = SUFFERING;
  if (result === undefined) {
    frame.answer = 1;
    return;
  }
  const asks = seatOf(sideOf(world, open, target));
  open.stack.push({ step: 'suffer', asks, unit: target, result: resultIndex(result), stage: 0, answer: -1 });
}

export const createAirSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'air'> => ({ air: createAirStep(world) });
