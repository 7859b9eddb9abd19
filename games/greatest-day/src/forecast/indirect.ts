import type { Forecast, ForecastOutcome } from '@bocage/kernel';
import { COLOURS } from '../data/counter-shapes.js';
import type { IndirectFrame } from '../frames/guns.js';
import { strikeLines } from '../rules/air.js';
import { levelOf } from '../rules/barrage.js';
import { colourOf, linesOf, ownLines } from '../rules/fire.js';
import { line } from '../rules/quality.js';
import { HEAVY, type Open } from '../types.js';
import type { World } from '../world.js';
import { cardOf, DICE, FACES, MISS, meaningOf, outcomesOf, readings } from './shot.js';
import { nameOf } from './words.js';

/** An indirect attack as far as its odds depend on it. */
export type Bombardment = Pick<IndirectFrame, 'kind' | 'firer' | 'target' | 'at' | 'bonus' | 'contact'>;

const BARRAGE = ['light', 'heavy'];

/** §S.23 §S.24 §S.25 The odds of an indirect attack: contact first, where it has to be made, and the barrage that comes with each result. */
export function indirectForecast(world: World, open: Open, bombardment: Bombardment): Forecast {
  const { firer, bonus, contact } = bombardment;
  const level = levelOf(world, open, firer, bonus) === HEAVY ? 1 : 0;
  const forecast = bombardment.target < 0 ? onNobody(world, open, bombardment) : onUnit(world, open, bombardment);
  const outcomes = forecast.outcomes.map((outcome) => withBarrage(outcome, level));
  return { ...forecast, outcomes: contact < 0 ? outcomes : called(outcomes, contact) };
}

/** §S.24 Every die but a 9 leaves a barrage; a miss may be one. */
function withBarrage(outcome: ForecastOutcome, level: number): ForecastOutcome {
  const code = outcome.result !== MISS ? 'barrage' : outcome.ways > 1 ? 'barrage-unless-nine' : undefined;
  return code === undefined ? outcome : { ...outcome, means: [...outcome.means, { code, params: { level } }] };
}

/** §S.23 C5 Who is not put through does not fire. */
function called(outcomes: readonly ForecastOutcome[], contact: number): ForecastOutcome[] {
  const made = contact + 1;
  const through = outcomes.map((outcome) => ({ ...outcome, ways: outcome.ways * made, of: 100 }));
  return [
    ...through,
    { result: 'no contact', ways: (DICE.length - made) * DICE.length, of: 100, means: [{ code: 'no-contact', params: { contact } }] },
  ];
}

function onUnit(world: World, open: Open, { kind, firer, target, at, bonus }: Bombardment): Forecast {
  const lines = linesOf(world, open, kind, firer, target, at);
  const { strength, ...card } = cardOf(world, [...lines.own, ...line('bonus', bonus, 'S.18')], lines.against, firer, target);
  const colour = colourOf(world, open, kind, firer);
  const { results, ...read } = readings(world, open, kind, colour, target, strength);
  return {
    title: `${nameOf(world, open, firer)} at ${nameOf(world, open, target)}: ${strength} ${COLOURS[colour]}`,
    section: kind === 'counter-battery' ? 'S.25' : 'S.23',
    ...card,
    ...read,
    outcomes: outcomesOf(results, (result) => meaningOf(world, open, target, result)),
  };
}

/** C3 A hex where nobody can be hurt: only the barrage counts. */
function onNobody(world: World, open: Open, { firer, bonus }: Bombardment): Forecast {
  const { strength: _, ...card } = cardOf(world, [...ownLines(world, open, firer), ...line('bonus', bonus, 'S.18')], [], firer);
  const level = BARRAGE[levelOf(world, open, firer, bonus) === HEAVY ? 1 : 0] as string;
  const results = DICE.map((die) => (die === 9 ? MISS : level));
  return {
    title: `${nameOf(world, open, firer)}: a ${level} barrage`,
    section: 'S.24',
    ...card,
    column: 'barrage',
    table: { columns: ['barrage'], rows: results.map((result) => [result]), dieFrom: 0 },
    dice: FACES,
    outcomes: outcomesOf(results, (result) => [{ code: result === MISS ? 'miss' : 'nobody' }]),
  };
}

/** §17.1 The odds of a strike from the air. */
export function strikeForecast(world: World, open: Open, target: number): Forecast {
  const [plane, ...against] = strikeLines(world, open, target);
  const colour = COLOURS.indexOf(world.data.tables.air.colour);
  const { strength, ...card } = cardOf(world, plane ? [plane] : [], against, undefined, target);
  const { results, ...read } = readings(world, open, 'air', colour, target, strength);
  return {
    title: `A fighter-bomber at ${nameOf(world, open, target)}: ${strength} ${COLOURS[colour]}`,
    section: '17.1',
    ...card,
    ...read,
    outcomes: outcomesOf(results, (result) => meaningOf(world, open, target, result)),
  };
}
