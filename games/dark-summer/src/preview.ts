import type { Forecast, ForecastOutcome, Seat } from '@bocage/kernel';
import { COMBAT_RESULTS, type CombatResult } from './data/shapes.js';
import { isOpenBeach, unitsAt } from './occupancy.js';
import { linesOf, totalOf } from './preview-lines.js';
import { previewCherbourg } from './preview-port.js';
import {
  attackTotal,
  type Battle,
  columnName,
  defenceTotal,
  type Odds,
  oddsOf,
  printedResult,
  resultCase,
} from './rules/11-combat/battle.js';
import { type Case, casesOf, involved } from './rules/11-combat/forecast-cases.js';
import { beachFalls, exchangePrice, maySoften, retreaters, type TakenResult, takenResult } from './rules/11-combat/results.js';
import { retreatPaths } from './rules/11-combat/retreat.js';
import type { AttackFrame, BattleFrame, CherbourgFrame, DarkSummerView, Open } from './types.js';
import type { World } from './world.js';

const DIE = [1, 2, 3, 4, 5, 6];

type Meaning = ForecastOutcome['means'][number];

const stepsOf = (open: Open, units: readonly number[]): number => units.reduce((sum, unit) => sum + (open.steps[unit] as number), 0);

/** §11.3.5 to §11.3.7 What a result as it is taken does to both sides. */
function effects(world: World, open: Open, battle: Battle, taken: TakenResult): Meaning[] {
  const given = resultCase(world, battle);
  const defenders = unitsAt(world, open, battle.target);
  const lose = (steps: number): Meaning => ({ code: 'attackers-lose', params: { steps: Math.min(steps, stepsOf(open, battle.units)) } });
  const gone: Meaning[] = defenders.length > 0 ? [{ code: 'defenders-eliminated', params: { units: defenders.length } }] : [];
  switch (taken) {
    case '-':
      return [{ code: 'no-effect' }];
    case 'AL1':
      return [lose(1)];
    case 'AL2':
      return [lose(2)];
    case 'BL1':
      return [...(defenders.length > 0 ? [{ code: 'defenders-lose', params: { steps: 1 } }] : []), lose(1)];
    case 'EX': {
      const price = exchangePrice(world, open, given);
      return [...gone, lose(price), ...(price > 1 && maySoften(world, battle.units) ? [{ code: 'may-soften' }] : [])];
    }
    case 'DE':
      return gone;
    default: {
      const going = retreaters(world, open, taken, given);
      const trapped = going.filter((unit) => retreatPaths(world, open, unit).length === 0).length;
      return [{ code: 'defenders-retreat', params: { units: going.length, trapped } }];
    }
  }
}

function meaningOf(world: World, open: Open, battle: Battle, printed: CombatResult): Meaning[] {
  const taken = takenResult(world, open, printed, resultCase(world, battle));
  const means = taken === printed || taken === '-' ? [] : [{ code: 'taken-as', params: { result: taken } }];
  const falls = beachFalls(world, open, battle.command, battle.target, taken) ? [{ code: 'beach-falls' }] : [];
  return [...means, ...effects(world, open, battle, taken), ...falls];
}

/** One way the unknown factors may turn out, with its odds; none where nobody is left to fight. */
interface Weighed extends Case {
  readonly odds: Odds | undefined;
}

function weigh(world: World, { open, ways }: Case, battle: Battle): Weighed {
  const units = battle.units.filter((unit) => (open.steps[unit] as number) > 0);
  const isFought = units.length > 0 && (unitsAt(world, open, battle.target).length > 0 || isOpenBeach(world, open, battle.target));
  return { open, ways, odds: isFought ? oddsOf(world, open, { ...battle, units }) : undefined };
}

/** §11.3.5 §11.5 The exact chance of each result over the die and all that may be drawn. */
function outcomesOf(world: World, open: Open, battle: Battle, cases: readonly Weighed[]): ForecastOutcome[] {
  const of = cases.reduce((sum, { ways }) => sum + ways, 0) * DIE.length;
  const waysTo = (result: CombatResult): number =>
    cases.reduce(
      (sum, { odds, ways }) => sum + (odds ? ways * DIE.filter((die) => printedResult(world, odds, die) === result).length : 0),
      0,
    );
  const found = COMBAT_RESULTS.map((result) => ({ result, ways: waysTo(result), of, means: meaningOf(world, open, battle, result) }));
  const unfought = cases.reduce((sum, { odds, ways }) => sum + (odds ? 0 : ways * DIE.length), 0);
  const empty = { result: '-', ways: unfought, of, means: [{ code: 'nobody-there' }] };
  return [...found, empty].filter(({ ways }) => ways > 0);
}

/** The column most likely to be rolled on. */
function likeliest(cases: readonly Weighed[]): Odds | undefined {
  const weights = new Map<number, number>();
  for (const { odds, ways } of cases) if (odds) weights.set(odds.final, (weights.get(odds.final) ?? 0) + ways);
  const most = Math.max(...weights.values());
  return cases.find(({ odds }) => odds && weights.get(odds.final) === most)?.odds;
}

/** §11.3 §12.0 The exact forecast of a combat as it stands. */
function previewBattle(world: World, open: Open, battle: Battle): Forecast {
  const attack = linesOf(world, open, (see) => attackTotal(world, open, battle, see));
  const defence = linesOf(world, open, (see) => defenceTotal(world, open, battle, see));
  const cases = casesOf(world, open, involved(world, open, battle.target, battle.units)).map((one) => weigh(world, one, battle));
  const odds = likeliest(cases);
  const isReady = battle.units.length > 0;
  const { columns, rows } = world.data.tables.crt;
  return {
    title: `${totalOf(attack)} : ${totalOf(defence)}`,
    section: '11.3.3',
    attack,
    defence,
    modifiers: (odds?.shifts ?? []).map(({ why, by, section }) => ({ label: why, value: by, section })),
    column: isReady && odds && odds.final >= 0 ? columnName(world, odds.final) : '',
    table: { columns, rows, dieFrom: 1 },
    dice: DIE,
    outcomes: isReady ? outcomesOf(world, open, battle, cases) : [],
    ...(isReady ? {} : { refusal: { code: 'no-attackers', section: '11.3.1' } }),
  };
}

/** The combat being built or about to be rolled, if there is one. */
export function preview(world: World, { open }: DarkSummerView, _seat: Seat): Forecast | undefined {
  for (let i = open.stack.length - 1; i >= 0; i--) {
    const frame = open.stack[i] as AttackFrame | BattleFrame | CherbourgFrame;
    if (frame.step === 'attack') return previewBattle(world, open, { ...frame, attackSupport: [], defenceSupport: [] });
    if (frame.step === 'battle') return frame.next === 'result' ? undefined : previewBattle(world, open, frame);
    if (frame.step === 'cherbourg') return frame.next === 'end' ? undefined : previewCherbourg(world, open, frame);
  }
  return undefined;
}
