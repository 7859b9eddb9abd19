import { unitsAt } from '../occupancy.js';
import { sideOf } from '../roster.js';
import type { BradleyFrame, BradleyView } from '../types.js';
import type { World } from '../world.js';

/** What the dice that are due are for: a battle by the first unit it strikes, a casualty by its unit, a landing by its beach. */
export function rollName(world: World, { open }: BradleyView): string {
  const frame = open.stack.at(-1) as BradleyFrame;
  if (frame.step === 'battle-dice' || frame.step === 'bombing') {
    const { kind, side, target } = frame.battle;
    return `${frame.step}:${kind}:${side}:${unitsAt(world, open, target).find((unit) => sideOf(world.roster, unit) !== side) ?? -1}`;
  }
  if (frame.step === 'casualties') return `${frame.step}:${frame.units[0]}`;
  if ('unit' in frame) return `${frame.step}:${frame.unit}`;
  return 'beach' in frame ? `${frame.step}:${frame.beach}` : 'zone' in frame ? `${frame.step}:${frame.zone}` : frame.step;
}
