import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../src/data/shapes.js';
import { modifierOf, oddsOf } from '../../src/rules/battle.js';
import { resultAt } from '../../src/rules/crt.js';
import { sumOf } from '../../src/rules/defence.js';
import { lineOf } from '../../src/rules/fire.js';
import { applyResult } from '../../src/rules/results.js';
import { retreatHexes, retreatLimit } from '../../src/rules/retreat.js';
import { ALLIED, type BattleFrame, ELIMINATED, GREEN } from '../../src/types.js';
import { at, Position } from '../position.js';

/** Two static companies in Vierville, a battalion of 8 in Combat Mode and a tank battalion of 7 on the march facing them. */
function vierville() {
  const position = new Position();
  const companies = ['ge-static-1', 'ge-static-2'].map((id) => position.put(id, '3822'));
  const attackers = [position.put('us-2-116', '3823'), position.put('us-743-tk', '3823', 0)];
  const battle = (kind: 'fire' | 'assault', asp: number): BattleFrame => ({
    step: 'battle',
    asks: 'german',
    kind,
    side: ALLIED,
    target: at('3822'),
    attackers,
    asp,
    armorOnly: 0,
    headquarters: [],
    answers: [],
    answered: 1,
  });
  return { position, companies, attackers, battle };
}

describe('Vierville', () => {
  it('fire: 8 + 7 + 20 − 16 = 19, mixed, G, −2; an 11 disrupts both in green (§10.2.8)', () => {
    const { position, companies, attackers, battle } = vierville();
    const { world, open, state, tell } = position;
    const fire = battle('fire', 20);
    const odds = oddsOf(world, open, fire);
    expect([sumOf(odds.attack), sumOf(odds.defence), odds.differential]).toEqual([35, 16, 19]);
    expect(lineOf(world, { firers: attackers, asp: 20 })).toBe('mixed');
    expect([LETTERS[odds.letter], modifierOf(world, open, fire)]).toEqual(['G', -2]);
    const result = resultAt(world, odds.letter, 11 - 2);
    expect(result).toEqual({ effect: 'D', lightRed: false });
    applyResult(world, state, fire, odds.letter, result, tell);
    expect(companies.map((unit) => open.disrupted[unit])).toEqual([GREEN, GREEN]);
  });
  it('assault on the disrupted: 15 − 2 × 4 = +7, D, by morale E, −2; an 8 drives them out (§10.3.5)', () => {
    const { position, companies, battle } = vierville();
    const { world, open, state, tell } = position;
    position.disrupt(...companies);
    const assault = battle('assault', 0);
    const odds = oddsOf(world, open, assault);
    expect([sumOf(odds.attack), sumOf(odds.defence), odds.differential]).toEqual([15, 8, 7]);
    expect(odds.shifts.map(({ label, value }) => [label, value])).toEqual([['morale', 1]]);
    expect([LETTERS[odds.letter], modifierOf(world, open, assault)]).toEqual(['E', -2]);
    const result = resultAt(world, odds.letter, 8 - 2);
    expect(result).toEqual({ effect: 'R', lightRed: false });
    applyResult(world, state, assault, odds.letter, result, tell);
    expect(open.stack.map(({ step }) => step)).toEqual(['advance', 'retreat']);
    expect(open.box[companies[0] as number]).not.toBe(ELIMINATED);
  });
  it('a unit that shows no allowance has nowhere to retreat to (§10.5.3 e, §10.5.4)', () => {
    const { position, companies } = vierville();
    const { world, open } = position;
    const [company] = companies as [number];
    expect(retreatHexes(world, open, company, [at('3822')], retreatLimit(world, open, company))).toEqual([]);
  });
});
