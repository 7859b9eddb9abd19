import { type Action, type Roll, type Steps, step, word } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { closedGaps, subBeachNear } from '../rules/beach.js';
import { beachResult, lower, modifiedDie, pointsOfResult, TRACKS, type Track, tracksOpen } from '../rules/beach-fire.js';
import { ALLIED, GERMAN, seatOf } from '../sides.js';
import type { BeachFireFrame, GreatestDayTypes, Open, OpenGapFrame, Tell } from '../types.js';
import { hexOf, type World } from '../world.js';
import { digit } from './check.js';

const ROLLING = 0;
const TAKING = 1;
const DIE: Roll = { kind: 'dice', why: 'beach-fire', section: '4.2.6', count: 1, sides: 10 };
const WORDS = new Map<Action, Track>(TRACKS.map((track) => [word(track), track]));
const gapWord = (side: number) => word(`gap:${side}`);

export const beachFireFrame = (asks: string, unit: number, beach: number): BeachFireFrame => ({
  ...{ step: 'beach-fire', asks, unit, beach, stage: ROLLING, left: 0, from: 0, answer: -1 },
});

/** §4.2.6 The die, then point by point the track it is taken from. What leaves no choice is not asked; what finds nothing is lost. */
const createBeachFireStep = (world: World) =>
  step<GreatestDayTypes, BeachFireFrame>({
    section: '4.2.6',
    asks: (_open: Open, frame: BeachFireFrame) => (frame.stage === TAKING ? frame.asks : []),
    settle({ open }, frame, tell) {
      takeAnswer(frame);
      if (frame.stage === ROLLING) return false;
      const tracks = frame.left === 0 ? [] : tracksOpen(open, frame.beach, frame.from);
      if (tracks.length > 1) return false;
      if (tracks.length === 0) answer(open, 1);
      else spend(world, open, frame, tracks[0] as Track, tell);
      return true;
    },
    legal: ({ open }, { beach, from }) => tracksOpen(open, beach, from).map((track) => word(track)),
    refusal: () => ({ code: 'no-such-track' }),
    play({ open }, frame, _seat, action, tell) {
      const track = WORDS.get(action);
      if (track !== undefined) spend(world, open, frame, track, tell);
    },
    roll: () => DIE,
    resolve({ open }, frame, _roll, [rolled], tell) {
      const { unit, beach } = frame;
      const die = digit(rolled);
      const modified = modifiedDie(world, open, unit, die);
      const result = beachResult(world, open, unit, modified);
      tell({ event: 'beach-fire', section: '4.2.6(1)', unit, beach, die, modified, result });
      Object.assign(frame, pointsOfResult(result));
      frame.stage = TAKING;
    },
  });

/** §4.2.4(c) §4.2.4(d) O6 One point at a time: at 2 the German opens a Gap of the firer's sub-beach, at 1 and at 0 the Allied player does. */
function spend(world: World, open: Open, frame: BeachFireFrame, track: Track, tell: Tell): void {
  const { unit, beach } = frame;
  frame.left--;
  lower(open, beach, track, tell);
  const gaps = open.gaps[beach] as number;
  if (track !== 'gaps' || gaps > 2) return;
  const subBeach = subBeachNear(world, beach, hexOf(open, unit));
  open.stack.push({ step: 'open-gap', asks: seatOf(gaps === 2 ? GERMAN : ALLIED), beach, subBeach });
}

/** §4.2.4 A Gap is open from now on. */
function openGap(open: Open, beach: number, side: number, tell: Tell): void {
  open.openGaps = [...open.openGaps, side].sort((a, b) => a - b);
  tell({ event: 'gap', section: '4.2.4', beach, side });
  open.stack.pop();
}

/** §4.2.4(c) §4.2.4(d) Which Gap; none where all of the sub-beach are open. */
const createOpenGapStep = (world: World) =>
  step<GreatestDayTypes, OpenGapFrame>({
    section: '4.2.4',
    settle({ open }, { beach, subBeach }, tell) {
      const sides = closedGaps(world, open, subBeach);
      if (sides.length > 1) return false;
      if (sides.length === 0) open.stack.pop();
      else openGap(open, beach, sides[0] as number, tell);
      return true;
    },
    legal: ({ open }, { subBeach }) => closedGaps(world, open, subBeach).map(gapWord),
    refusal: () => ({ code: 'no-such-gap' }),
    play({ open }, { beach }, _seat, action, tell) {
      if (action.kind === 'word') openGap(open, beach, Number(action.word.slice('gap:'.length)), tell);
    },
  });

export const createBeachFireSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'beach-fire' | 'open-gap'> => ({
  'beach-fire': createBeachFireStep(world),
  'open-gap': createOpenGapStep(world),
});
