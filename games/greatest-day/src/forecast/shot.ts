import type { Forecast, ForecastOutcome } from '@bocage/kernel';
import { COLOURS } from '../data/counter-shapes.js';
import type { ShotFrame, ShotKind } from '../frames/combat.js';
import { capped, colourOf, hit, isHitAsArmour, linesOf } from '../rules/fire.js';
import { type Line, line, passes, qualityLines, sum } from '../rules/quality.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { lineFor, nameOf } from './words.js';

/** A shot as far as its odds depend on it. */
export type Shot = Pick<ShotFrame, 'kind' | 'firer' | 'target' | 'at' | 'add' | 'bonus'>;

export const DICE: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** §S.17 The same as a die of ten sides shows them, its tenth face a 0: the row each face hits. */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
export const MISS = '–';
const COLUMNS = ['unarmoured', 'armoured'];

/** §S.22 §S.26 §S.27 What the moment adds, as a line. */
const momentLine = (kind: ShotKind, add: number): Line[] =>
  kind === 'opportunity'
    ? line(add > 0 ? 'zone-to-zone' : 'zone-to-outside', add, 'S.22')
    : line(kind, add, kind === 'running' ? 'S.27' : 'S.26');

/** §S.17 The lines of an attack with what is cut off above the highest strength. */
export function cardOf(world: World, own: readonly Line[], against: readonly Line[], firer?: number, target?: number) {
  const total = sum([...own, ...against]);
  const strength = capped(world, total);
  return {
    strength,
    attack: own.map((one) => lineFor(one, firer)),
    defence: against.map((one) => lineFor(one, target)),
    modifiers: line('most', strength - total, 'S.17').map((one) => lineFor(one)),
  };
}

/** What a result would mean to the target: S? by the number its check needs (§S.19, §S.20). */
export function meaningOf(world: World, open: Open, target: number, result: string): ForecastOutcome['means'] {
  switch (result) {
    case 'S?': {
      const needs = sum(qualityLines(world, open, target));
      return [{ code: 'checks', params: { needs, fails: DICE.filter((die) => !passes(die, needs)).length } }];
    }
    case 'S':
      return [{ code: open.suppressed[target] === 1 ? 'cohesion' : 'suppressed' }];
    case 'C':
      return [{ code: (open.cohesion[target] as number) >= 2 ? 'step' : 'cohesion' }];
    case '1':
      return [{ code: (open.steps[target] as number) <= 1 ? 'eliminated' : 'step' }];
    case 'E':
      return [{ code: 'eliminated' }];
    default:
      return [{ code: 'miss' }];
  }
}

/** The exact chance of each of these results. */
export const outcomesOf = (results: readonly string[], means: (result: string) => ForecastOutcome['means']): ForecastOutcome[] =>
  [...new Set(results)].map((result) => ({
    result,
    ways: results.filter((other) => other === result).length,
    of: results.length,
    means: means(result),
  }));

/** §S.19 The row of the table at a strength: what each die does in both columns. */
export function readings(world: World, open: Open, kind: ShotKind, colour: number, target: number, strength: number) {
  const row = world.data.tables.crt.rows.find((one) => one.colour === COLOURS[colour]);
  const cell = (cells: readonly string[] | undefined, die: number): string =>
    die === 9 || (die !== 0 && die > strength) ? MISS : (cells?.[die] ?? MISS);
  return {
    column: COLUMNS[isHitAsArmour(world, open, kind, target) ? 1 : 0] as string,
    table: { columns: COLUMNS, rows: DICE.map((die) => [cell(row?.unarmoured, die), cell(row?.armoured, die)]), dieFrom: 0 },
    dice: FACES,
    results: DICE.map((die) => hit(world, open, { kind, colour, target }, strength, die) ?? MISS),
  };
}

/** §S.17 §S.18 The odds of a shot as it stands. */
export function shotForecast(world: World, open: Open, { kind, firer, target, at, add, bonus }: Shot): Forecast {
  const lines = linesOf(world, open, kind, firer, target, at);
  const own = [...lines.own, ...line('bonus', bonus, 'S.18')];
  const { strength, ...card } = cardOf(world, own, [...lines.against, ...momentLine(kind, add)], firer, target);
  const colour = colourOf(world, open, kind, firer);
  const { results, ...read } = readings(world, open, kind, colour, target, strength);
  return {
    title: `${nameOf(world, open, firer)} at ${nameOf(world, open, target)}: ${String(strength).replace('-', '−')} ${COLOURS[colour]}`,
    section: kind === 'opportunity' ? 'S.22' : 'S.17',
    ...card,
    ...read,
    outcomes: outcomesOf(results, (result) => meaningOf(world, open, target, result)),
  };
}

/** §S.22 Opportunity fire before its check: the shot, and how often it is not fired at all. */
export function opportunityForecast(world: World, open: Open, shot: Shot): Forecast {
  const needs = sum(qualityLines(world, open, shot.firer));
  const passed = DICE.filter((die) => passes(die, needs)).length;
  const forecast = shotForecast(world, open, shot);
  const held: ForecastOutcome[] =
    passed === DICE.length
      ? []
      : [{ result: 'no shot', ways: (DICE.length - passed) * DICE.length, of: 100, means: [{ code: 'holds-fire', params: { needs } }] }];
  const fired = passed === 0 ? [] : forecast.outcomes.map((outcome) => ({ ...outcome, ways: outcome.ways * passed, of: 100 }));
  return { ...forecast, outcomes: [...fired, ...held] };
}

/** §S.19 How often an outcome takes effect: S? as often as its check fails, a miss never. */
function effectOf({ ways, means }: ForecastOutcome): number {
  const [first] = means;
  if (first?.code === 'checks') return (ways * Number(first.params?.fails ?? 0)) / 10;
  return ['suppressed', 'cohesion', 'step', 'eliminated'].includes(first?.code ?? '') ? ways : 0;
}

/** The strength of a shot as it is forecast, and how often it takes effect. */
export function effectChance({ attack, defence, modifiers, outcomes }: Forecast): { readonly strength: number; readonly chance: number } {
  const strength = [...attack, ...defence, ...modifiers].reduce((total, { value }) => total + value, 0);
  return { strength, chance: outcomes.reduce((total, outcome) => total + effectOf(outcome), 0) / (outcomes[0]?.of ?? 1) };
}
