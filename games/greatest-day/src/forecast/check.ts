import type { Forecast } from '@bocage/kernel';
import type { CheckFrame } from '../frames/combat.js';
import { braveryLines } from '../rules/bravery.js';
import { type Line, line, passes, qualityLines, sum } from '../rules/quality.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { DICE, FACES, outcomesOf } from './shot.js';
import { lineFor, nameOf } from './words.js';

/** §S.26 §S.28 §S.29 Where what is added to a quality comes from. */
function addedLines(world: World, open: Open, { unit, why, add }: CheckFrame): Line[] {
  const assault = open.stack.findLast((frame) => frame.step === 'assault');
  if (why === 'bravery' && assault?.step === 'assault') return braveryLines(world, open, unit, assault.units, assault.target);
  return line('work', add, why === 'rally' ? 'S.28' : 'S.29');
}

/** §S.20 The odds of a Troop Quality Check or a Bravery Check. */
export function checkForecast(world: World, open: Open, frame: CheckFrame): Forecast {
  const { unit, why } = frame;
  const quality = qualityLines(world, open, unit);
  const added = addedLines(world, open, frame);
  const needs = sum([...quality, ...added]);
  const results = DICE.map((die) => (passes(die, needs) ? 'passed' : 'failed'));
  const name = nameOf(world, open, unit);
  return {
    title: `${name}: ${needs} or less`,
    section: why === 'bravery' ? 'S.26' : 'S.20',
    attack: quality.map((one) => lineFor(one, unit)),
    defence: [],
    modifiers: added.map((one) => lineFor(one)),
    column: 'check',
    table: { columns: ['check'], rows: results.map((result) => [result]), dieFrom: 0 },
    dice: FACES,
    outcomes: outcomesOf(results, (result) => [{ code: result, params: { needs } }]),
  };
}
