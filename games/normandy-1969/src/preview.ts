import type { Forecast, ForecastLine, ForecastOutcome, Seat, SeeAddend, UnitId } from '@bocage/kernel';
import { unitName } from './notation.js';
import { type Odds, oddsOf, resultAt, rowFor } from './rules/battle.js';
import { defendersOf, exchangePrice, reachesOdds } from './rules/combat.js';
import { canRetreat } from './rules/retreat.js';
import { fullStrength } from './rules/units.js';
import { type AttackFrame, type BattleFrame, COMBAT_RESULTS, type CombatResult, type NormandyView, type Open } from './types.js';
import type { World } from './world.js';

type Battle = Pick<BattleFrame, 'side' | 'targets' | 'units' | 'attackSupport' | 'defenceSupport'>;

const DIE = [1, 2, 3, 4, 5, 6];

/** The attack being built or about to be rolled, if there is one. */
function battleIn(open: Open): Battle | undefined {
  for (let i = open.stack.length - 1; i >= 0; i--) {
    const frame = open.stack[i];
    if (frame?.step === 'battle') return frame as BattleFrame;
    if (frame?.step === 'attack') return { ...(frame as AttackFrame), attackSupport: 0, defenceSupport: 0 };
  }
  return undefined;
}

/** §R.5 §G.2 §G.3 The addends of a sum as lines; gunfire only where there is some. */
function collect(world: World, view: NormandyView, lines: ForecastLine[]): SeeAddend {
  return (_, value, section, unit) => {
    if (unit !== undefined) lines.push({ label: unitName(world, view, unit), value, section, unit });
    else if (value > 0) lines.push({ label: 'Naval gunfire', value, section });
  };
}

/** §C.3 §C.4 §C.5 What a result would mean here. */
function meaningOf(world: World, open: Open, battle: Battle, result: CombatResult): ForecastOutcome['means'] {
  const defenders = defendersOf(world, open, battle.targets);
  const points = (units: readonly UnitId[]): number => units.reduce((sum, unit) => sum + fullStrength(world, open, unit), 0);
  const trapped = (units: readonly UnitId[]): number => units.filter((unit) => !canRetreat(world, open, unit)).length;
  switch (result) {
    case 'AX':
      return [{ code: 'attackers-destroyed', params: { units: battle.units.length, points: points(battle.units) } }];
    case 'DX':
      return [{ code: 'defenders-destroyed', params: { units: defenders.length, points: points(defenders) } }];
    case 'EX':
      return [
        { code: 'defenders-destroyed', params: { units: defenders.length, points: points(defenders) } },
        { code: 'exchange', params: { owed: Math.min(exchangePrice(world, open, defenders), points(battle.units)) } },
      ];
    case 'AR':
      return [{ code: 'attackers-retreat', params: { units: battle.units.length, trapped: trapped(battle.units) } }];
    case 'DR':
      return [{ code: 'defenders-retreat', params: { units: defenders.length, trapped: trapped(defenders) } }];
  }
}

/** §C.1 The exact chance of each result. */
function outcomesOf(world: World, open: Open, battle: Battle, odds: Odds): ForecastOutcome[] {
  const rows = DIE.map((die) => rowFor(world, die, odds.addition?.value ?? 0));
  return COMBAT_RESULTS.map((result) => ({
    result,
    ways: rows.filter((row) => resultAt(world, row, odds.column) === result).length,
    of: DIE.length,
    means: meaningOf(world, open, battle, result),
  })).filter(({ ways }) => ways > 0);
}

/** §C.2 §G.2 Below the table for now, but ships could still lift it. */
const needsShips = (world: World, open: Open, { side, units, targets }: Battle): boolean =>
  units.length > 0 && reachesOdds(world, open, side, units, targets);

/** §C.1 §C.2 §E.3 The exact forecast of the attack under construction. */
export function preview(world: World, view: NormandyView, _seat: Seat): Forecast | undefined {
  const { open } = view;
  const battle = battleIn(open);
  if (!battle) return undefined;
  const attack: ForecastLine[] = [];
  const defence: ForecastLine[] = [];
  const odds = oddsOf(world, open, battle, { attack: collect(world, view, attack), defence: collect(world, view, defence) });
  const addition = odds.addition?.value ?? 0;
  const { columns, rows } = world.data.tables.crt;
  // §C.2: before the declaration low odds forbid the attack; afterwards it is fought in the lowest column.
  const declared = open.stack.some((frame) => frame.step === 'battle');
  const playable = battle.units.length > 0 && (declared || odds.column >= 0);
  return {
    title: `${odds.attack} : ${odds.defence}`,
    section: 'C.2',
    attack,
    defence,
    modifiers: odds.addition ? [{ label: odds.addition.why, value: addition, section: odds.addition.section }] : [],
    column: playable ? (columns[Math.max(0, odds.column)] as string) : '',
    table: { columns, rows, dieFrom: 1 },
    dice: DIE.map((die) => rowFor(world, die, addition)),
    outcomes: playable ? outcomesOf(world, open, battle, odds) : [],
    ...(playable ? {} : { refusal: { code: needsShips(world, open, battle) ? 'gunfire-needed' : 'odds-too-low', section: 'C.2' } }),
  };
}
