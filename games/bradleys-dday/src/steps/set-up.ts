import { chanceStep, hex as hexAction, type Steps, step, type UnitId, unit as unitAction, word } from '@bocage/kernel';
import { BEACHES, type Force } from '../data/shapes.js';
import { withOneMore } from '../in-order.js';
import { GARRISON } from '../roster.js';
import { isAutomaton } from '../rules/automaton/seats.js';
import {
  deploy,
  deploymentHexes,
  garrisonForce,
  garrisonHexes,
  nestHexes,
  proposedHex,
  unplaced,
  waitingGarrisons,
} from '../rules/deployment.js';
import { mineHexes } from '../rules/mines.js';
import { scenarioOf } from '../rules/scenario.js';
import { bringOn, hasMark, setBox, setMark, setMode, unitsOnMap } from '../rules/units.js';
import {
  ABSENT,
  type BradleyTypes,
  COMBAT_MODE,
  type DeployAtFrame,
  type DeployFacingFrame,
  type DeployFrame,
  type DeployModesFrame,
  type GarrisonFrame,
  GERMAN,
  type MineDieFrame,
  type MinesFrame,
  MOVED,
  MOVEMENT_MODE,
  type NestFrame,
  type Open,
  type SetUpFrames,
  type Tell,
} from '../types.js';
import type { World } from '../world.js';

const FACINGS = [0, 1, 2, 3, 4, 5];

/** §2.5 §18.0 Unit by unit, or all the rest as the staff would have it. */
const createDeployStep = (world: World) =>
  step<BradleyTypes, DeployFrame>({
    section: '18.0',
    settle({ open }) {
      if (unplaced(world, open).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }) => [...unplaced(world, open).map(unitAction), word('rest')],
    play({ open }, { asks }, _seat, action, tell) {
      if (action.kind === 'unit') open.stack.push({ step: 'deploy-at', asks, unit: action.unit });
      else
        for (const unit of unplaced(world, open)) {
          const hex = proposedHex(world, open, unit);
          deploy(world, open, unit, hex);
          tell({ event: 'set-up', section: '18.0', unit, hex });
        }
    },
  });

const createDeployAtStep = (world: World) =>
  step<BradleyTypes, DeployAtFrame>({
    section: '18.0',
    legal: ({ open }, { unit }) => deploymentHexes(world, open, unit).map(hexAction),
    play({ open }, { unit }, _seat, action, tell) {
      if (action.kind !== 'hex') return;
      open.stack.pop();
      deploy(world, open, unit, action.hex);
      tell({ event: 'set-up', section: '18.0', unit, hex: action.hex });
    },
  });

/** §13.3.1 Fortification by fortification; where there are enough garrisons for all, they are simply there. */
const createGarrisonStep = (world: World) =>
  step<BradleyTypes, GarrisonFrame>({
    section: '13.3.1',
    settle({ open }, _frame, tell) {
      for (const garrison of waitingGarrisons(world, open)) {
        const hexes = garrisonHexes(world, open, garrison);
        if (hexes.length > waitingFor(world, open, garrison)) return false;
        if (hexes.length === 0) setBox(open, garrison, ABSENT);
        else {
          bringOn(world, open, garrison, hexes[0] as number);
          tell({ event: 'set-up', section: '13.3.1', unit: garrison, hex: hexes[0] as number });
        }
      }
      open.stack.pop();
      return true;
    },
    legal: ({ open }) => garrisonHexes(world, open, waitingGarrisons(world, open)[0] as number).map(hexAction),
    play({ open }, _frame, _seat, action, tell) {
      const garrison = waitingGarrisons(world, open)[0] as number;
      if (action.kind !== 'hex') return;
      bringOn(world, open, garrison, action.hex);
      tell({ event: 'set-up', section: '13.3.1', unit: garrison, hex: action.hex });
    },
  });

/** How many garrisons wait for the same fortifications. */
const waitingFor = (world: World, open: Open, garrison: UnitId): number => {
  const byForce = new Map<Force | undefined, string>();
  const hexesOf = (other: UnitId): string => {
    const force = garrisonForce(world, open, other);
    const found = byForce.get(force) ?? garrisonHexes(world, open, other).join();
    byForce.set(force, found);
    return found;
  };
  const first = hexesOf(garrison);
  return waitingGarrisons(world, open).filter((other) => hexesOf(other) === first).length;
};

/** §18.0 Units that could start on the march, and have not been given a mode yet. */
const inEitherMode = (world: World, open: Open): number[] =>
  unitsOnMap(world, open, GERMAN).filter((unit) => world.roster.kind[unit] !== GARRISON && !hasMark(open, unit, MOVED));

/** §18.0 Which units start in Movement Mode; §14.1.3 where the coastal gun points. */
const createDeployModesStep = (world: World) =>
  step<BradleyTypes, DeployModesFrame>({
    section: '18.0',
    settle({ open }) {
      if (inEitherMode(world, open).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }) => [...inEitherMode(world, open).map(unitAction), word('done')],
    play({ open }, { asks }, _seat, action) {
      if (action.kind === 'unit') open.stack.push({ step: 'deploy-facing', asks, unit: action.unit });
      else open.stack.pop();
    },
  });

const createDeployFacingStep = (world: World) =>
  step<BradleyTypes, DeployFacingFrame>({
    section: '7.4',
    legal: () => FACINGS.map((facing) => word(`face:${facing}`)),
    play({ open }, { unit }, _seat, action, tell) {
      if (action.kind !== 'word') return;
      const facing = Number(action.word.slice('face:'.length));
      const mode = world.roster.type[unit] === 'coastal-artillery' ? COMBAT_MODE : MOVEMENT_MODE;
      open.stack.pop();
      setMode(world, open, unit, mode, facing);
      setMark(open, unit, MOVED);
      tell({ event: 'faced', section: '7.4', unit, facing });
    },
  });

/** §18.1.5 Rolled in secret: how many mine points there are. */
const createMineDieStep = (world: World) =>
  chanceStep<BradleyTypes, MineDieFrame>({
    section: '18.1.5',
    settle({ open, sealed }) {
      const { byDie, points } = scenarioOf(world, open).mines;
      if (byDie || isAutomaton(open, GERMAN)) return false;
      sealed.minePoints = points;
      open.stack.pop();
      return true;
    },
    roll: () => ({ kind: 'dice', why: 'mines', section: '18.1.5', count: 1, sides: 6 }),
    visibleTo: ({ open }) => (isAutomaton(open, GERMAN) ? 'all' : ['german']),
    resolve({ open, sealed }, _frame, _roll, result, tell) {
      if (isAutomaton(open, GERMAN)) {
        rollMines(world, open, result[0] as number, tell);
        return;
      }
      const { byDie } = scenarioOf(world, open).mines;
      sealed.minePoints = byDie?.[(result[0] as number) - 1] as number;
      open.stack.pop();
      tell({ event: 'mine-points', section: '18.1.5', points: sealed.minePoints, to: ['german'] });
    },
  });

/** §20.1 The automaton's points by beach, for all to see. */
function rollMines(world: World, open: Open, die: number, tell: Tell): void {
  const { beaches } = scenarioOf(world, open);
  const rolled = world.data.automaton.mines.byDie[die - 1] as readonly number[];
  open.stack.pop();
  open.minePoints = BEACHES.map((beach, i) => (beaches.includes(beach) ? (rolled[i] as number) : -1));
  tell({ event: 'mines-rolled', section: '20.1', die, points: [...open.minePoints] });
}

/** §5.4.3 Sealed: one hex after another, seen by nobody else. */
const createMinesStep = (world: World) =>
  step<BradleyTypes, MinesFrame>({
    section: '5.4.3',
    mode: 'sealed',
    settle({ open, sealed }, _frame, tell) {
      if (sealed.mines.length < sealed.minePoints) return false;
      open.stack.pop();
      tell({ event: 'mines-laid', section: '5.4.3', reveals: 'all' });
      return true;
    },
    legal: ({ open, known }) => mineHexes(world, open, known.mines ?? []).map(hexAction),
    play({ sealed }, _frame, _seat, action, tell) {
      if (action.kind !== 'hex') return;
      sealed.mines = withOneMore(sealed.mines, action.hex);
      tell({ event: 'mine', section: '5.4.3', hex: action.hex, to: ['german'] });
    },
  });

/** §18.5 */
const createNestStep = (world: World) =>
  step<BradleyTypes, NestFrame>({
    section: '18.5',
    settle({ open }) {
      if (nestHexes(world, open).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }) => nestHexes(world, open).map(hexAction),
    play({ open }, _frame, _seat, action, tell) {
      if (action.kind !== 'hex') return;
      open.extraNests = [...open.extraNests, action.hex].sort((a, b) => a - b);
      tell({ event: 'nest', section: '18.5', hex: action.hex });
    },
  });

/** §2.5 */
export const createSetUpSteps = (world: World): Pick<Steps<BradleyTypes>, SetUpFrames['step']> => ({
  nest: createNestStep(world),
  deploy: createDeployStep(world),
  'deploy-at': createDeployAtStep(world),
  garrison: createGarrisonStep(world),
  'deploy-modes': createDeployModesStep(world),
  'deploy-facing': createDeployFacingStep(world),
  'mine-die': createMineDieStep(world),
  mines: createMinesStep(world),
});
