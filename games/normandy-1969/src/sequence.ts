import { entrench } from './rules/entrench.js';
import { renewMissions } from './rules/gunfire.js';
import { growCapacity, waitingIn } from './rules/landing.js';
import { judgeSupply } from './rules/supply.js';
import { clearMark, setMark, unitsOnMap } from './rules/units.js';
import {
  ALLIED,
  BUSY,
  FOUGHT,
  GERMAN,
  LOST,
  MOVED,
  type NormandyFrame,
  type NormandyState,
  type PhaseId,
  RETREATED,
  type Side,
  seatOf,
  type Tell,
} from './types.js';
import type { World } from './world.js';

const FIRST_TURN: readonly PhaseId[] = [
  'order',
  'deployment',
  'drop',
  'commandos',
  'assault',
  'allied-first',
  'allied-combat',
  'allied-second',
  'german-movement',
  'german-combat',
];
const LATER_TURNS: readonly PhaseId[] = ['allied-first', 'allied-combat', 'allied-second', 'german-movement', 'german-combat'];

/** §R.1 §R.2 */
export const phasesOf = (turn: number): readonly PhaseId[] => (turn === 1 ? FIRST_TURN : LATER_TURNS);

const sideOfPhase = (phase: PhaseId): Side => (phase.startsWith('german') ? GERMAN : ALLIED);

function frameOf(phase: PhaseId): NormandyFrame {
  const side = sideOfPhase(phase);
  const asks = seatOf(side);
  const frames = {
    order: { step: 'order' },
    deployment: { step: 'deploy', asks: 'german' },
    drop: { step: 'drop', asks, zones: [] },
    commandos: { step: 'commandos', asks, zones: [] },
    assault: { step: 'assault', asks, zones: [] },
    'allied-first': { step: 'movement', asks, side, phase },
    'allied-combat': { step: 'combat', asks, side },
    'allied-second': { step: 'movement', asks, side, phase },
    'german-movement': { step: 'movement', asks, side, phase },
    'german-combat': { step: 'combat', asks, side },
  } as const satisfies Record<PhaseId, NormandyFrame>;
  return frames[phase];
}

/** §R.1 §R.2 What is done before a phase's first decision. */
export function beginPhase(world: World, state: NormandyState, phase: PhaseId, tell: Tell): void {
  const { open } = state;
  const side = sideOfPhase(phase);
  open.phase = phase;
  tell({ event: 'phase', section: open.turn === 1 ? 'R.1' : 'R.2', turn: open.turn, phase });
  const opensPlayerTurn = phase === 'drop' || (phase === 'allied-first' && open.turn > 1) || phase === 'german-movement';
  for (let unit = 0; unit < open.marks.length; unit++) {
    clearMark(open, unit, MOVED | FOUGHT | RETREATED);
    if (opensPlayerTurn && unit < world.roster.allied === (side === ALLIED)) clearMark(open, unit, BUSY);
  }
  const frame = frameOf(phase);
  if (frame.step === 'movement') judgeSupply(world, open, side, tell);
  if (phase === 'allied-first' && open.turn === 1) gatherRegiments(world, state);
  if (frame.step === 'combat') beginCombat(world, state, tell);
  if (phase === 'allied-second') {
    growCapacity(world, open);
    tell({ event: 'capacity', section: open.turn === 1 ? 'O.6' : 'O.8', capacity: [...open.capacity] });
  }
  open.stack.push(frame);
}

/** §R.8 Regiments that have just jumped gather where they are: they do not move before the first combat. */
function gatherRegiments(world: World, { open }: Pick<NormandyState, 'open'>): void {
  for (const unit of unitsOnMap(world, open, ALLIED)) if (world.roster.group[unit] === 'parachute') setMark(open, unit, MOVED);
}

/** §R.7 both sides' supply is judged; §G.1 missions are renewed; §R.5 every hex may be attacked again. */
function beginCombat(world: World, { open }: NormandyState, tell: Tell): void {
  judgeSupply(world, open, ALLIED, tell);
  judgeSupply(world, open, GERMAN, tell);
  renewMissions(world, open);
  open.attacked = [];
}

/** §R.1 §R.2 What is done after a phase's last decision. */
export function endPhase(world: World, { open }: NormandyState, phase: PhaseId, tell: Tell): void {
  if (phase === 'allied-second') {
    if (open.turn === 1) loseGliders(world, { open }, tell);
    entrench(world, open, ALLIED, tell);
  }
  if (phase === 'german-combat') entrench(world, open, GERMAN, tell);
}

/** §O.7 Gliders that did not land on the first turn never come. */
function loseGliders(world: World, { open }: Pick<NormandyState, 'open'>, tell: Tell): void {
  const units = waitingIn(world, open, 'glider');
  for (const unit of units) open.hex[unit] = LOST;
  if (units.length > 0) tell({ event: 'left-behind', section: 'O.7', units, fate: 'lost' });
}
