import { chanceStep, type Refusal, step, unit } from '@bocage/kernel';
import { entryAllowance, entryHexes, formationsToChoose, waitingFormations, waitingUnits } from '../rules/8-reinforcements/entry.js';
import { type DarkSummerTypes, type EntryFrame, type EntryRollFrame, type Open, seatOf, WAITING } from '../types.js';
import type { World } from '../world.js';

/** §8.1.1 One die for a command's reinforcements; none is rolled while nobody can be placed anywhere. */
export const createEntryRollStep = (world: World) =>
  chanceStep<DarkSummerTypes, EntryRollFrame>({
    section: '8.1.1',
    settle({ open }, frame) {
      if (formationsToChoose(world, open, frame.command).length > 0) return false;
      open.stack.pop();
      return true;
    },
    roll: () => ({ kind: 'dice', why: 'formation-entry', section: '8.1.1', count: 1, sides: 6 }),
    resolve({ open }, { command }, _, result, tell) {
      const die = result[0] as number;
      const waiting = waitingFormations(world, open, command).length;
      const formations = entryAllowance(open, command, die, waiting);
      open.stack.pop();
      open.stack.push({ step: 'entry', asks: seatOf(open, command), command, left: formations });
      tell({ event: 'entry-die', section: '8.1.1', command, die, waiting, formations });
    },
  });

/** §8.1.1 Waiting units a click on which brings in their Formation, beginning with them. */
function choosable(world: World, open: Open, { command }: EntryFrame): number[] {
  const formations = new Set(formationsToChoose(world, open, command));
  return waitingUnits(world, open, command).filter(
    (id) => formations.has(world.roster.formation[id] as number) && entryHexes(world, open, id).length > 0,
  );
}

function enter(world: World, open: Open, frame: EntryFrame, first: number): void {
  const formation = world.roster.formation[first];
  const others = waitingUnits(world, open, frame.command).filter((id) => id !== first && world.roster.formation[id] === formation);
  frame.left--;
  open.stack.push({ step: 'arrive', asks: frame.asks, units: [first, ...others] });
}

/** §8.1.1 Formation after Formation enters: no player may keep one back that the die lets in. */
export const createEntryStep = (world: World) =>
  step<DarkSummerTypes, EntryFrame>({
    section: '8.1.1',
    settle({ open }, frame) {
      const formations = frame.left > 0 ? formationsToChoose(world, open, frame.command) : [];
      if (formations.length > 1) return false;
      const [only] = formations.length === 1 ? choosable(world, open, frame) : [];
      if (only === undefined) open.stack.pop();
      else enter(world, open, frame, only);
      return true;
    },
    legal: ({ open }, frame) => choosable(world, open, frame).map(unit),
    refusal: ({ open }, frame, _, action) => (action.kind === 'unit' ? refuse(world, open, frame, action.unit) : undefined),
    play({ open }, frame, _, action) {
      if (action.kind === 'unit') enter(world, open, frame, action.unit);
    },
  });

function refuse(world: World, open: Open, { command }: EntryFrame, id: number): Refusal | undefined {
  const { roster } = world;
  if (!(id >= 0 && id < roster.units)) return undefined;
  if (roster.command[id] !== command) return { code: 'other-command', section: '8.1' };
  if (open.hex[id] !== WAITING) return { code: 'not-waiting', section: '8.1' };
  if ((open.due[id] as number) > open.turn) return { code: 'not-due', section: '8.1', params: { turn: open.due[id] as number } };
  if (entryHexes(world, open, id).length === 0) return { code: 'no-entry-hex', section: '8.1.2' };
  return { code: 'earlier-formations-first', section: '8.1.1' };
}
