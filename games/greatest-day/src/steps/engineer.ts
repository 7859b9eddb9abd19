import { type Action, unit as click, hex as clickHex, type Roll, type Steps, step, word } from '@bocage/kernel';
import { setOut } from '@bocage/wargame';
import { answer, takeAnswer } from '../answers.js';
import { JOBS, type Job } from '../frames/engineer.js';
import { ACTIONS } from '../rules/activation.js';
import { blowsAt } from '../rules/bridges.js';
import { jobsOf, objectsOf, parachuteWiring, trialOf, workBonus } from '../rules/engineers.js';
import { isOnMap, sideOf } from '../rules/units.js';
import { complete, fail } from '../rules/works.js';
import { setSteady } from '../steady.js';
import { type EngineerFrame, type GreatestDayState, type GreatestDayTypes, type Open, type Tell, WORK } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { digit } from './check.js';

const DIE: Roll = { kind: 'dice', why: 'work', section: 'S.29', count: 1, sides: 10 };
const CHOOSING = 0;
const ANNOUNCED = 1;
const CHECKING = 2;
const ROLLING = 3;
const WORDS = new Map<Action, number>(JOBS.map((job, at) => [word(job) as Action, at]));

/** An Engineer Action that begins. */
export const engineerFrame = (asks: string, unit: number): EngineerFrame => ({
  ...{ step: 'engineer', asks, unit, job: -1, object: -1, stage: CHOOSING, tried: [], let: 0, halted: 0, answer: -1 },
});
const jobOf = ({ job }: EngineerFrame): Job => JOBS[job] as Job;

/** §S.29 The job, what it is done to; opportunity fire; its check or die; what comes of it. */
const createEngineerStep = (world: World) =>
  step<GreatestDayTypes, EngineerFrame>({
    section: 'S.29',
    asks: (_open: Open, frame: EngineerFrame) => (frame.stage === CHOOSING ? frame.asks : []),
    settle: (state, frame, tell) => settle(world, state, frame, tell),
    legal: ({ open }, frame) => legal(world, open, frame),
    refusal: () => ({ code: 'no-such-job' }),
    play(_state, frame, _seat, action) {
      if (action.kind === 'hex') frame.object = action.hex;
      else if (action.kind === 'unit') frame.object = action.unit;
      else frame.job = WORDS.get(action) ?? -1;
    },
    roll: () => DIE,
    resolve({ open }, frame, _roll, [rolled], tell) {
      const die = digit(rolled);
      finish(world, open, frame, die <= highest(world, open, frame) ? 1 : 0, die, tell);
    },
  });

function legal(world: World, open: Open, frame: EngineerFrame): Action[] {
  if (frame.job < 0) return jobsOf(world, open, frame.unit).map((job): Action => word(job));
  const job = jobOf(frame);
  const objects = objectsOf(world, open, frame.unit, job);
  return job === 'entrench' ? objects.map(click) : objects.map(clickHex);
}

/** What a die of its own must show at most: §2.4.6, §10.3, §17.8. */
function highest(world: World, open: Open, frame: EngineerFrame): number {
  const { unit, object } = frame;
  const job = jobOf(frame);
  if (job === 'demolish') return 0;
  if (job === 'blow') return blowsAt(world, open, sideOf(world, open, unit), hexOf(open, unit), object);
  return world.data.tables.engineers.liftOneStep + workBonus(world, open, unit, job);
}

/** Whether the stack or the frame changed. */
function settle(world: World, { open, sealed }: GreatestDayState, frame: EngineerFrame, tell: Tell): boolean {
  const { unit } = frame;
  const given = takeAnswer(frame);
  if (frame.stage === CHOOSING) {
    if (!isChosen(world, open, frame)) return false;
    frame.stage = ANNOUNCED;
    sealed.route = [WORK];
    open.stack.push({ step: 'leg', ...setOut(unit, hexOf(open, unit)), tried: [] });
    return true;
  }
  if (frame.stage === ANNOUNCED) return begin(world, open, frame, tell);
  if (frame.stage === CHECKING && given >= 0) return finish(world, open, frame, given, -1, tell);
  return false;
}

/** Where there is one object only, it is that. */
function isChosen(world: World, open: Open, frame: EngineerFrame): boolean {
  if (frame.job < 0) return false;
  const objects = objectsOf(world, open, frame.unit, jobOf(frame));
  if (objects.length === 1) frame.object = objects[0] as number;
  return objects.length === 0 || frame.object >= 0;
}

/** §S.29 B Fire came before the job's die; a unit suppressed by it does not work. */
function begin(world: World, open: Open, frame: EngineerFrame, tell: Tell): true {
  const { asks, unit } = frame;
  if (frame.halted === 1 || !isOnMap(open, unit) || open.suppressed[unit] === 1) {
    answer(open, 1);
    return true;
  }
  const job = jobOf(frame);
  const trial = trialOf(open, unit, job);
  if (trial === 'none') return finish(world, open, frame, 1, -1, tell);
  frame.stage = trial === 'check' ? CHECKING : ROLLING;
  if (trial === 'check') open.stack.push({ step: 'check', asks, unit, why: 'engineer', add: addFor(world, open, unit, job), open: 0 });
  return true;
}

/** §S.29 §2.4.6 Men at Work; paratroops wire at a quality of their own. */
function addFor(world: World, open: Open, unit: number, job: Job): number {
  const wiring = job === 'wire' ? parachuteWiring(world, open, unit) : 0;
  return workBonus(world, open, unit, job) + (wiring > 0 ? wiring - (rosterOf(world, open).tq[unit] as number) : 0);
}

function finish(world: World, open: Open, frame: EngineerFrame, done: number, die: number, tell: Tell): true {
  const { unit, object } = frame;
  const job = jobOf(frame);
  const hex = hexOf(open, unit);
  // §2.6.1 Who works a ferry does nothing else.
  if (job === 'ferry') endActing(open, unit);
  setSteady(open, 'job', unit, done === 1 ? -1 : frame.job);
  if (done === 1) complete(world, open, unit, job, object);
  else fail(world, open, unit, job, object, die);
  tell({ event: 'worked', section: 'S.29', unit, job, hex, done: done === 1 ? 1 : 0, die });
  answer(open, 1);
  return true;
}

/** No Second Action follows. */
function endActing(open: Open, unit: number): void {
  const acting = open.stack.find((one) => one.step === 'acting' && one.unit === unit);
  if (acting?.step === 'acting') acting.done.push(ACTIONS.indexOf('engineer'));
}

/** §S.29 */
export const createEngineerSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'engineer'> => ({ engineer: createEngineerStep(world) });
