import { type Roll, type Steps, step, word } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { unitsAt } from '../occupancy.js';
import { breakWith0, layBarrage, levelOf } from '../rules/barrage.js';
import { canBonusMatter } from '../rules/company-bonus.js';
import { losesContact } from '../rules/contact.js';
import { capped, fireLines, ownLines, resultIndex, resultOf } from '../rules/fire.js';
import { sum } from '../rules/quality.js';
import { isShip } from '../rules/ships.js';
import { isOnMap, sideOf } from '../rules/units.js';
import { seatOf } from '../sides.js';
import { setSteady } from '../steady.js';
import type { GreatestDayState, GreatestDayTypes, IndirectFrame, Open, SufferFrame, Tell } from '../types.js';
import type { World } from '../world.js';
import { digit } from './check.js';

const BONUS = word('bonus');
const PLAIN = word('plain');
const [CALLING, ASKING, CHECKING, ROLLING, SUFFERING, STRAYING] = [0, 1, 2, 3, 4, 5] as const;
const DIE: Roll = { kind: 'dice', why: 'bombard', section: 'S.23', count: 1, sides: 10 };
const CALL: Roll = { kind: 'dice', why: 'contact', section: 'S.23', count: 1, sides: 10 };
const STRAY: Roll = { kind: 'dice', why: 'stray', section: 'S.24', count: 1, sides: 6 };

/** §S.23 An indirect attack that is about to be made: by guns, mortars or a ship (§4.4.4). */
export const indirectAt = (
  asks: string,
  kind: IndirectFrame['kind'],
  firer: number,
  at: number,
  target: number,
  { contact, formation }: Pick<IndirectFrame, 'contact' | 'formation'>,
): IndirectFrame => {
  const stage = contact < 0 ? ASKING : CALLING;
  return { step: 'indirect', asks, kind, firer, at, target, contact, formation, stage, bonus: 0, others: [], lays: 0, zero: 0, answer: -1 };
};

/** §S.23 What is rolled against; at nobody the firer's own strength. */
function indirectStrength(world: World, open: Open, { kind, firer, target, at, bonus }: IndirectFrame): number {
  const lines = target < 0 ? ownLines(world, open, firer) : fireLines(world, open, kind, firer, target, at);
  return capped(world, sum(lines) + bonus);
}

/** §S.23 C5 One attack from the call to the barrage. */
const createIndirectStep = (world: World) =>
  step<GreatestDayTypes, IndirectFrame>({
    section: 'S.23',
    asks: (_open: Open, frame: IndirectFrame) => (frame.stage === ASKING ? frame.asks : []),
    settle: (state, frame, tell) => settle(world, state, frame, tell),
    legal: () => [BONUS, PLAIN],
    play({ open }, frame, _seat, action) {
      const { asks, firer } = frame;
      frame.stage = action === BONUS ? CHECKING : ROLLING;
      if (action === BONUS) open.stack.push({ step: 'check', asks, unit: firer, why: 'bonus', add: 0, open: 1 });
    },
    roll: ({ open }) => {
      const frame = open.stack[open.stack.length - 1] as IndirectFrame;
      return frame.stage === CALLING ? CALL : frame.stage === STRAYING ? STRAY : DIE;
    },
    resolve({ open }, frame, _roll, [rolled], tell) {
      if (frame.stage === CALLING) call(world, open, frame, digit(rolled), tell);
      else if (frame.stage === STRAYING) stray(world, open, frame, rolled as number, tell);
      else strike(world, open, frame, digit(rolled), tell);
    },
  });

/** §S.18 */
const asksBonus = (world: World, open: Open, frame: IndirectFrame): boolean =>
  (open.steps[frame.firer] as number) >= 2 && canBonusMatter(world, open, { ...frame, add: 0 });

/** Whether the stack or the frame changed. */
function settle(world: World, { open }: GreatestDayState, frame: IndirectFrame, tell: Tell): boolean {
  const given = takeAnswer(frame);
  if (frame.stage === ASKING && !asksBonus(world, open, frame)) frame.stage = ROLLING;
  if (frame.stage === CHECKING && given >= 0) {
    frame.bonus = given === 1 ? world.data.tables.modifiers.fire.companyBonus : 0;
    frame.stage = ROLLING;
  }
  if (frame.stage !== SUFFERING) return false;
  const next = frame.others.shift();
  if (next === undefined) return finish(world, open, frame, tell);
  // C4 Who is beside the target takes S?.
  if (isOnMap(open, next)) open.stack.push(suffers(world, open, next, resultIndex('S?')));
  return true;
}

/** C2 The marker comes last and never helps against its own shot. */
function finish(world: World, open: Open, frame: IndirectFrame, tell: Tell): true {
  const { firer, at, lays, zero } = frame;
  if (lays > 0) lay(world, open, at, lays, tell);
  if (zero === 1) breakWith0(world, open, firer, at, tell);
  answer(open, 1);
  return true;
}

function lay(world: World, open: Open, hex: number, level: number, tell: Tell): void {
  if (layBarrage(world, open, hex, level)) tell({ event: 'barrage', section: 'S.24', hex, level });
}

const suffers = (world: World, open: Open, unit: number, result: number): SufferFrame => ({
  ...{ step: 'suffer', asks: seatOf(sideOf(world, open, unit)), unit, result, stage: 0, answer: -1 },
});

/** §S.23 C6 §4.4.4(c) The call for contact: one who does not get through is done. Whoever calls anew gives up the contact he had. */
function call(world: World, open: Open, frame: IndirectFrame, die: number, tell: Tell): void {
  const { firer, formation, contact } = frame;
  const made = die <= contact ? 1 : 0;
  tell({ event: 'contact', section: 'S.23', unit: firer, formation, needs: contact, die, made });
  if (!isShip(world, open, firer)) setSteady(open, 'contact', firer, made === 1 ? formation : -1);
  if (made === 1) frame.stage = ASKING;
  else answer(open, 1);
}

/** §S.23 §S.24 The die: what it does to the target, beside it, and the barrage unless it is a 9. */
function strike(world: World, open: Open, frame: IndirectFrame, die: number, tell: Tell): void {
  const { kind, firer, target, at } = frame;
  const strength = indirectStrength(world, open, frame);
  const result = target < 0 ? undefined : resultOf(world, open, frame, strength, die);
  tell({ event: 'bombarded', section: 'S.23', kind, unit: firer, target, at, strength, die, result: result ?? '-' });
  frame.lays = die === 9 ? 0 : levelOf(world, open, firer, frame.bonus);
  frame.zero = die === 0 ? 1 : 0;
  frame.stage = SUFFERING;
  if (die === 9) wide(world, open, frame, tell);
  if (result === undefined) return;
  // §7.4 Who rides on the target, or carries it, has no result of its own.
  const isTogether = (unit: number): boolean => open.aboard[unit] === target || open.aboard[target] === unit;
  frame.others = unitsAt(world, open, at).filter((unit) => unit !== target && !isTogether(unit));
  open.stack.push(suffers(world, open, target, resultIndex(result)));
}

/** §S.23 C6 §S.24 A 9: contact is lost, and where the table plays with stray shells the barrage falls beside. */
function wide(world: World, open: Open, frame: IndirectFrame, tell: Tell): void {
  if (losesContact(world, open, frame.firer)) {
    setSteady(open, 'contact', frame.firer, -1);
    tell({ event: 'contact-lost', section: 'S.23', unit: frame.firer });
  }
  if (open.options.stray === 'on') frame.stage = STRAYING;
}

/** §S.24 Option: one of the six hexes around; off the map nothing falls. */
function stray(world: World, open: Open, frame: IndirectFrame, rolled: number, tell: Tell): void {
  const hex = world.grid.neighbour(frame.at, rolled - 1);
  frame.stage = SUFFERING;
  if (hex < 0) return;
  const level = levelOf(world, open, frame.firer, frame.bonus);
  if (layBarrage(world, open, hex, level)) tell({ event: 'barrage', section: 'S.24', hex, level, strayed: true });
}

export const createIndirectSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'indirect'> => ({
  indirect: createIndirectStep(world),
});
