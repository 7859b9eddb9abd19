import { describe, expect, it } from 'vitest';
import { diceModifiers, multiplierOf, sumOf } from '../../src/rules/defence.js';
import { canEnter } from '../../src/rules/movement.js';
import { applyResult } from '../../src/rules/results.js';
import { costsOf } from '../../src/rules/terrain-costs.js';
import { ALLIED, type BattleFrame, COMBAT_MODE, GERMAN } from '../../src/types.js';
import { at, ground, Position } from '../position.js';

/** What a hex gives its German defender: against fire, against assault, and on the dice. */
function given({ world, open }: Position, hex: string): number[] {
  const [fire, assault] = (['fire', 'assault'] as const).map((kind) => multiplierOf(world, open, at(hex), GERMAN, kind));
  return [fire as number, assault as number, sumOf(diceModifiers(world, open, at(hex), GERMAN))];
}
const bombarded = (hex: string, attackers: number[], asp: number): BattleFrame => ({
  step: 'battle',
  asks: 'german',
  kind: 'fire',
  side: ALLIED,
  target: at(hex),
  attackers,
  asp,
  armorOnly: 0,
  headquarters: [],
  answers: [],
  answered: 1,
});

describe('ruins (§12.2)', () => {
  it('take the place of the town: −3, and × 4 against assaults only (§12.2.3, §12.2.4)', () => {
    const position = new Position();
    expect(given(position, '4030')).toEqual([2, 2, -1]);
    position.open.ruins = [at('4030')];
    expect(given(position, '4030')).toEqual([1, 4, -3]);
  });
  it('add to a nest in the hex (§13.0)', () => {
    const position = new Position();
    position.open.ruins = [at('3822')];
    expect(given(position, '3822')).toEqual([2, 6, -4]);
  });
  it('a town on a hill has the better of the two, not both (§10.1.6)', () => {
    expect(given(new Position(), '4626')).toEqual([2, 2, -1]);
  });
  it('nobody on the march comes in (§12.2.1, §12.2.2)', () => {
    const position = new Position();
    const { world, open } = position;
    open.ruins = [at('4030')];
    expect([canEnter(world, open, position.put('us-2-116', '4029', 3), at('4029'), at('4030'))]).toEqual([false]);
    expect([canEnter(world, open, position.put('us-2-116', '4029'), at('4029'), at('4030'))]).toEqual([true]);
  });
  it('cost four points in Combat Mode, by road or over fields, instead of what the town costs (§12.2.2, §12.2.4)', () => {
    const position = new Position();
    const { world, open } = position;
    const cost = (from: string): number =>
      costsOf(world, open, position.put('us-2-116', from), COMBAT_MODE)[
        at(from) * 6 + ground.grid.directionTo(at(from), at('4030'))
      ] as number;
    expect(['4029', '3930'].map(cost)).toEqual([4, 4]);
    open.ruins = [at('4030')];
    expect(['4029', '3930'].map(cost)).toEqual([8, 8]);
  });
  it('are made by light red of a bombardment in columns F to I, of nothing else (§12.1.1, §10.4)', () => {
    const ruined = (letter: number, asp: number, infantry: boolean): number => {
      const position = new Position();
      const { world, state, open, tell } = position;
      position.put('ge-i-916', '4030');
      const attackers = infantry ? [position.put('us-2-116', '4029')] : [];
      applyResult(world, state, bombarded('4030', attackers, asp), letter, { effect: '', lightRed: true }, tell);
      return open.ruins.length;
    };
    expect([ruined(5, 40, false), ruined(4, 40, false), ruined(5, 40, true)]).toEqual([1, 0, 0]);
  });
});
