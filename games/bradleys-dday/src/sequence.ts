import { rollingCommands, rollsIn } from './rules/automaton/commands.js';
import { isAutomaton, noRolls } from './rules/automaton/seats.js';
import { closeSegment } from './rules/closing.js';
import { readyZones } from './rules/drop-zones.js';
import { beginPlacement } from './rules/placement.js';
import { beginRecovery, beginSecondRecovery } from './rules/recovery.js';
import { renewSupport } from './rules/support-points.js';
import { advanceTide } from './rules/tide.js';
import { clearMark } from './rules/units.js';
import {
  ALLIED,
  ASSAULTED,
  type BradleyFrame,
  type BradleyState,
  ENTERED,
  FIRED,
  GERMAN,
  GLIDED,
  LANDED,
  MOVED,
  type SEGMENTS,
  type SegmentId,
  type Side,
  SUPPORTED,
  seatOf,
  type Tell,
  WET,
} from './types.js';
import type { World } from './world.js';

/** §3.1 The letter each segment has in the sequence of play. */
const sectionOf = (): string => '3.1';

/** §4.2.7 Secondary drop zones may be taken up in the American's recovery; the first to be asked for last. */
const SECONDARIES: readonly number[] = [3, 1];

const fire = (side: Side): BradleyFrame => ({ step: 'fire', asks: seatOf(side), side });
const assaults = (side: Side): BradleyFrame => ({ step: 'assaults', asks: seatOf(side), side });
const movement = (side: Side): BradleyFrame => ({ step: 'movement', asks: seatOf(side), side, who: 'all' });

/** §3.1 The frames a segment consists of, the first to be played last. */
function framesOf(segment: SegmentId): readonly BradleyFrame[] {
  switch (segment) {
    case 'allied-fire':
    case 'allied-defensive-fire':
      return [fire(ALLIED)];
    case 'german-fire':
    case 'german-defensive-fire':
      return [fire(GERMAN)];
    case 'allied-movement':
      return [{ step: 'landings', asks: seatOf(ALLIED) }, movement(ALLIED), { step: 'airborne', done: [] }];
    case 'first-recovery':
      return SECONDARIES.map((zone) => ({ step: 'take-up', asks: seatOf(ALLIED), zone }));
    case 'german-movement':
      return [movement(GERMAN)];
    case 'allied-assault':
      return [assaults(ALLIED)];
    case 'german-assault':
      return [assaults(GERMAN)];
    default:
      return [];
  }
}

/** §3.1 What is done before a segment's first decision. */
export function beginSegment(world: World, state: BradleyState, segment: (typeof SEGMENTS)[number], tell: Tell): void {
  const { open } = state;
  open.segment = segment;
  tell({ event: 'segment', section: sectionOf(), segment, turn: open.turn });
  clearMarks(open, segment);
  if (segment === 'placement') {
    readyZones(open);
    renewSupport(world, state);
    beginPlacement(world, state, tell);
  }
  if (segment === 'first-recovery') beginRecovery(world, state, tell);
  if (segment === 'second-recovery') beginSecondRecovery(world, state, tell);
  open.stack.push(...framesOf(segment));
  const rolls = rollsIn(segment);
  if (rolls !== undefined && isAutomaton(open, rolls)) rollCommands(world, open, rolls);
}

/** §20.3 §20.5 An automaton's commands roll before its movement, then those with units out of command. */
function rollCommands(world: World, open: BradleyState['open'], side: Side): void {
  open.commands = noRolls(world);
  open.remote = [];
  const commands = rollingCommands(world, open, side)
    .map(({ index }) => index)
    .reverse();
  for (const command of commands) open.stack.push({ step: 'remote', command });
  for (const command of commands) open.stack.push({ step: 'command', command });
}

/** §3.1 What is done after its last. */
export function endSegment(world: World, state: BradleyState, segment: (typeof SEGMENTS)[number], tell: Tell): void {
  closeSegment(world, state, segment, tell);
  if (segment === 'end-of-turn') advanceTide(world, state, tell);
}

/** §10.2.3, §16.1 What was done in the segment, or in the player turn, before can be done again. */
function clearMarks(open: BradleyState['open'], segment: SegmentId): void {
  const opensPlayerTurn = segment === 'placement' || segment === 'second-recovery';
  const gone = FIRED | ASSAULTED | (opensPlayerTurn ? MOVED | LANDED | GLIDED | SUPPORTED | WET | ENTERED : 0);
  for (let unit = 0; unit < open.marks.length; unit++) clearMark(open, unit, gone);
  open.firedAt = [];
  open.assaulted = [];
}
