import { setMark } from '@bocage/wargame';
import { unitsAt } from '../../occupancy.js';
import { type BattleFrame, type CombatKind, type Command, type DarkSummerState, FOUGHT, type Open, type Tell } from '../../types.js';
import type { World } from '../../world.js';
import { type Fighting, obligedBy } from './attackers.js';

/** §11.5 Strongpoints and Ost battalions among these whose factor nobody knows yet. */
export const unknownAmong = (world: World, open: Open, units: readonly number[]): number[] =>
  units.filter((unit) => world.roster.hidden[unit] && (open.value[unit] as number) < 0);

/** §11.3 A combat as it is declared. */
export const battleOf = (command: Command, kind: CombatKind, target: number, units: readonly number[]): BattleFrame => ({
  step: 'battle',
  command,
  kind,
  target,
  units: [...units],
  attackSupport: [],
  defenceSupport: [],
  next: 'attack-support',
  result: '',
});

/** §11.3.1 §11.2 §11.5 An attack is declared: what it obliges to is fixed, unknown factors are drawn, then it is fought. */
export function declare(
  world: World,
  { open }: DarkSummerState,
  { command, kind }: Fighting,
  target: number,
  units: readonly number[],
  tell: Tell,
): void {
  const before = open.obliged;
  open.obliged = obligedBy(world, open, { command, kind }, target, units);
  const obliged = open.obliged.filter((hex) => !before.includes(hex));
  for (const unit of units) setMark(open, unit, FOUGHT);
  open.attacked.push(target);
  tell({ event: 'declared', section: '11.3.1', command, kind, target, units: [...units], obliged });
  open.stack.push(battleOf(command, kind, target, units));
  const unknown = unknownAmong(world, open, [...unitsAt(world, open, target), ...units]);
  if (unknown.length > 0) open.stack.push({ step: 'reveal', units: unknown });
}
