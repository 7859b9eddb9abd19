import type { Forecast, ForecastOutcome } from '@bocage/kernel';
import { sideOfUnit } from './roster.js';
import { ambushColumn, shotResult, walkOf } from './rules/ambush.js';
import { attackLines, columnFor, defenceLines, resultOf } from './rules/combat.js';
import { candidates } from './rules/secrets.js';
import { type CrossroadsView, type FrameOf, NONE } from './types.js';
import type { World } from './world.js';

const FACES = [1, 2, 3, 4, 5, 6];

/** The odds of what is being decided: an attack (§C.7) or the shot of an ambush (§C.6.2). */
export function preview(world: World, view: CrossroadsView): Forecast | undefined {
  const frame = view.open.stack[view.open.stack.length - 1];
  if (frame?.step === 'ambush') return previewShot(world, view);
  return frame?.step === 'attack' && frame.defender !== NONE ? previewAttack(world, view, frame) : undefined;
}

/** §C.6.2 The same for whoever fires: the cover alone counts. */
function previewShot(world: World, { open }: CrossroadsView): Forecast | undefined {
  const target = walkOf(open)?.unit ?? NONE;
  const { columns, rows } = world.data.tables.ambush;
  const column = ambushColumn(world, open, target);
  return {
    title: `Fire at ${world.roster.units[target]?.name}`,
    section: 'C.6.2',
    attack: [],
    defence: [{ label: 'Cover', value: columns[column] as number, section: 'C.6.2', unit: target }],
    modifiers: [],
    column: label(columns[column] as number),
    table: { columns: columns.map(label), rows, dieFrom: 1 },
    dice: FACES,
    outcomes: outcomesFor(FACES.map((die) => shotResult(world, open, target, die))),
  };
}

/** §C.7 A mixture while nobody knows whether the defender is the commander. */
function previewAttack(world: World, { open, known }: CrossroadsView, { attacker, defender }: FrameOf<'attack'>): Forecast {
  const side = sideOfUnit(world, defender);
  const attack = attackLines(world, open, attacker, known);
  const supposed = candidates(world, open, side).map((unit) => ({ ...known, commander: known.commander.with(side, unit) }));
  const columns = supposed.map((secrets) => columnFor(world, attack, defenceLines(world, open, defender, secrets)));
  const { combat } = world.data.tables;
  return {
    title: `${world.roster.units[attacker]?.name} attacks ${world.roster.units[defender]?.name}`,
    section: 'C.7',
    attack,
    defence: defenceLines(world, open, defender, known),
    modifiers: [],
    column: [...new Set(columns)].map((column) => label(combat.columns[column] as number)).join(' or '),
    table: { columns: combat.columns.map(label), rows: combat.rows, dieFrom: 1 },
    dice: FACES,
    outcomes: outcomesFor(columns.flatMap((column) => FACES.map((die) => resultOf(world, column, die)))),
  };
}

function outcomesFor(results: readonly string[]): ForecastOutcome[] {
  return [...new Set(results)].map((result) => ({
    result,
    ways: results.filter((other) => other === result).length,
    of: results.length,
    means: [{ code: result }],
  }));
}

function label(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference);
}
