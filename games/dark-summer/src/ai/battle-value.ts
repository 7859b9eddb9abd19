import { occupancyOf, sideOf, unitsAt } from '../occupancy.js';
import { type Battle, oddsOf, resultCase } from '../rules/11-combat/battle.js';
import { retreatPaths } from '../rules/11-combat/retreat.js';
import { type Command, enemyOf, type Open, sideOfCommand } from '../types.js';
import { expectedValue, finalColumn, payer, type Stakes, stepWorth, worthOf } from './combat-value.js';
import { breakWorth } from './divisions.js';
import { type Mind, styleOf } from './mind.js';
import { hexPrize } from './prize.js';
import { defenceOf } from './sense.js';
import type { Styles } from './styles.js';

const RETREAT_SHARE = 0.25;
/** Allies can replace what they lose, Germans hardly. */
const LOSS_FACTOR: readonly number[] = [0.75, 0.8, 1.05];

/** What a combat as it stands is worth to the attacker, and the column it would be settled on. */
export function battleValue(mind: Mind, open: Open, battle: Battle): { readonly value: number; readonly column: number } {
  const { world } = mind;
  const odds = oddsOf(world, open, battle);
  const column = finalColumn(world, odds.attack, odds.defence + unknownDefence(mind, open, battle.target), odds.shift);
  const value = expectedValue(world, open, column, resultCase(world, battle), stakesOf(mind, open, battle));
  return { value, column };
}

function unknownDefence({ world }: Mind, open: Open, target: number): number {
  let sum = 0;
  for (const unit of unitsAt(world, open, target))
    if (world.roster.hidden[unit] && (open.value[unit] as number) < 0) sum += defenceOf(world, open, unit);
  return sum;
}

interface Defenders {
  readonly all: number;
  readonly step: number;
  readonly retreat: number;
}

interface Kept {
  readonly version: number;
  readonly steps: Open['steps'];
  readonly styles: Styles;
  readonly byHex: Map<number, Defenders>;
}
const remembered = new WeakMap<Open, Kept>();

/** What hangs on a hex for its defenders, until anything moves or loses a step. */
function defendersOf({ world, styles }: Mind, open: Open, target: number): Defenders {
  const { version } = occupancyOf(world, open);
  let kept = remembered.get(open);
  if (!kept || kept.version !== version || kept.steps !== open.steps || kept.styles !== styles) {
    kept = { version, steps: open.steps, styles, byHex: new Map() };
    remembered.set(open, kept);
  }
  let found = kept.byHex.get(target);
  if (!found) {
    const units = unitsAt(world, open, target);
    const worths = units.map(
      (unit) => worthOf(world, open, unit) + 0.5 + styles[enemyOf(sideOf(world, unit))].breaking * breakWorth(world, open, unit),
    );
    const all = worths.reduce((sum, worth) => sum + worth, 0);
    const trapped = units.reduce((sum, unit, i) => sum + (retreatPaths(world, open, unit).length === 0 ? (worths[i] as number) : 0), 0);
    found = {
      all,
      step: units.length === 0 ? 0 : Math.min(...units.map((unit) => stepWorth(world, open, unit))),
      retreat: trapped + (all - trapped) * RETREAT_SHARE,
    };
    kept.byHex.set(target, found);
  }
  return found;
}

function stakesOf(mind: Mind, open: Open, { command, target, units }: Battle): Stakes {
  const pay = payer(mind.world, open, units);
  const factor = (LOSS_FACTOR[command] as number) * styleOf(mind, command).loss;
  return {
    ...defendersOf(mind, open, target),
    attackerPays: (steps) => pay(steps) * factor,
    prize: hexPrize(mind, open, sideOfCommand(command as Command), target),
  };
}
