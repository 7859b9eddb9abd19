import { fixed } from '@bocage/kernel';
import { place } from './occupancy.js';
import { endIfDecided, endOnPoints } from './rules/3-victory/deciding.js';
import { turnScores } from './rules/3-victory/scoring.js';
import { replacementsFor } from './rules/8-reinforcements/replacements.js';
import { unitsInAttrition } from './rules/13-supply/supply.js';
import { unknownAmong } from './rules/14-attrition/attrition.js';
import {
  BRITISH,
  type Command,
  type DarkSummerState,
  type GameFrame,
  GERMANS,
  JUST_ENTERED,
  MAY_LEAVE,
  type Open,
  type PhaseId,
  seatOf,
  type Tell,
  US,
} from './types.js';
import type { World } from './world.js';

type Phase = (world: World, state: DarkSummerState, frame: GameFrame, tell: Tell) => void;

const pushReplacement = (open: Open, command: Command): void =>
  void open.stack.push({ step: 'replacement', asks: seatOf(open, command), command });

/** §7.2.1 §8.0 §8.2 §8.2.2 What the weather brings is told to both; the Allies spend theirs first. */
const alliedReplacement: Phase = (world, { open }, _, tell) => {
  open.replacements = replacementsFor(world.data.tables.replacements, open.weather);
  tell({ event: 'replacements', section: '8.2', left: [...open.replacements] });
  pushReplacement(open, BRITISH);
  pushReplacement(open, US);
};

/** §8.2.2 Unused replacements are lost. */
const action: Phase = (_, { open }) => {
  open.replacements.fill(0);
  open.stack.push({ step: 'action', next: 'prepare' });
};

/** §7.2 §7.2.4 §14.0 Whom the weather and the lack of supply wear down; §11.5 the unknown among them are revealed first. */
const attrition: Phase = (world, { open }, frame) => {
  const units = unitsInAttrition(world, open);
  const unknown = unknownAmong(world, open, units);
  frame.attrition = units;
  if (unknown.length > 0) open.stack.push({ step: 'reveal', units: unknown });
};

/** §4.0 §5.4 §10.4.4 Who came to Brittany this turn may leave from the next; the Action Round Track is cleared. */
const cleanUp: Phase = (world, { open }) => {
  open.hex.forEach((at, unit) => {
    if (at === JUST_ENTERED) place(world, open, unit, MAY_LEAVE);
  });
  open.track = [];
  open.reactions = 0;
};

/** §3.2.2 §3.2.3 §4.0 */
const victory: Phase = (world, state, _, tell) => {
  const { open } = state;
  for (const score of turnScores(world, open)) {
    open.ledger = fixed([...open.ledger, score]);
    tell({ event: 'scored', section: '3.2.2', ...score });
  }
  if (endIfDecided(world, state, 'turn', tell)) return;
  if (open.turn === world.data.scenarios.scenarios[0]?.turns) endOnPoints(state, tell);
};

const BEGIN: Readonly<Record<PhaseId, Phase>> = {
  weather: (_, { open }) => void open.stack.push({ step: 'weather' }),
  'allied-replacement': alliedReplacement,
  'german-replacement': (_, { open }) => pushReplacement(open, GERMANS),
  action,
  attrition,
  'clean-up': cleanUp,
  victory,
};

/** §4.0 */
export const beginPhase = (world: World, state: DarkSummerState, frame: GameFrame, phase: PhaseId, tell: Tell): void => {
  state.open.phase = phase;
  tell({ event: 'phase', section: '4.0', turn: state.open.turn, phase });
  BEGIN[phase](world, state, frame, tell);
};

/** §4.0 The turn marker is advanced; Support markers are there again for a turn. */
export function beginTurn({ open }: DarkSummerState, tell: Tell): void {
  open.turn++;
  open.turnUses.fill(0);
  tell({ event: 'turn', section: '4.0', turn: open.turn });
}
