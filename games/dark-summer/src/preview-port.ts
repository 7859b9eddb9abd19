import type { Forecast, ForecastOutcome } from '@bocage/kernel';
import { linesOf, totalOf } from './preview-lines.js';
import {
  type CherbourgOdds,
  cherbourgAttack,
  cherbourgDefence,
  cherbourgOdds,
  readCherbourgCell,
  unitsInCherbourg,
} from './rules/11-combat/cherbourg.js';
import { casesOf } from './rules/11-combat/forecast-cases.js';
import type { CherbourgFrame, Open } from './types.js';
import type { World } from './world.js';

const DIE = [1, 2, 3, 4, 5, 6];

/** §11.7 */
function meaningOf(cell: string): ForecastOutcome['means'] {
  const { americans, germans, captured } = readCherbourgCell(cell);
  return [
    ...(captured ? [{ code: 'captured' }] : []),
    ...(americans > 0 ? [{ code: 'attackers-lose', params: { steps: americans } }] : []),
    ...(germans > 0 ? [{ code: 'defenders-lose', params: { steps: germans } }] : []),
  ];
}

/** §11.7 The exact forecast of the battle for the port. */
export function previewCherbourg(world: World, open: Open, { support }: CherbourgFrame): Forecast {
  const { germans } = unitsInCherbourg(world, open);
  const { columns, rows } = world.data.tables.cherbourg;
  const attack = linesOf(world, open, (see) => cherbourgAttack(world, open, support, see));
  const defence = linesOf(world, open, (see) => cherbourgDefence(world, open, support, see));
  const cases = casesOf(world, open, germans).map((one) => ({ ways: one.ways, odds: cherbourgOdds(world, one.open, support) }));
  const of = cases.reduce((sum, { ways }) => sum + ways, 0) * DIE.length;
  const cellOf = ({ column }: CherbourgOdds, die: number): string => (column < 0 ? '-' : (rows[die - 1]?.[column] as string));
  const waysTo = new Map<string, number>();
  for (const { ways, odds } of cases) {
    for (const die of DIE) waysTo.set(cellOf(odds, die), (waysTo.get(cellOf(odds, die)) ?? 0) + ways);
  }
  const likeliest = [...cases].sort((a, b) => b.ways - a.ways)[0]?.odds.column ?? -1;
  return {
    title: `${totalOf(attack)} : ${totalOf(defence)}`,
    section: '11.7',
    attack,
    defence,
    modifiers: [],
    column: likeliest < 0 ? '' : (columns[likeliest] as string),
    table: { columns, rows, dieFrom: 1 },
    dice: DIE,
    outcomes: [...waysTo].map(([result, ways]) => ({
      result,
      ways,
      of,
      means: result === '-' ? [{ code: 'no-effect' }] : meaningOf(result),
    })),
  };
}
