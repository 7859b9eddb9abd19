import { describe, expect, it } from 'vitest';
import { advantagesOf, moraleOfUnit } from '../../src/rules/advantages.js';
import { type Assault, assaultOdds, defendersIn, whyNoAssault } from '../../src/rules/close-assault.js';
import { sumOf } from '../../src/rules/defence.js';
import { applyResult } from '../../src/rules/results.js';
import { ALLIED, type BattleFrame, ELIMINATED, GERMAN, type Side } from '../../src/types.js';
import { at, ground, Position } from '../position.js';

const assault = (side: Side, hex: string, attackers: number[]): Assault => ({ kind: 'assault', side, target: at(hex), attackers });
/** The advantages of an assault by name, the defender's negative. */
function shifts({ world, open }: Position, fight: Assault): Record<string, number> {
  const found = advantagesOf(world, open, fight, defendersIn(world, open, fight.side, fight.target));
  return Object.fromEntries(found.map(({ label, value }) => [label, value]));
}

describe('who assaults (§10.3.1)', () => {
  it('not guns, not the disrupted, not to a flank, not over a wall (§10.3.1, §10.6.3, §10.1.7, §6.3.6)', () => {
    const position = new Position();
    const { world, open } = position;
    const why = (unit: number, hex: string) => whyNoAssault(world, open, unit, at(hex));
    expect(['us-5-fa', 'us-80-aa'].map((id) => why(position.put(id, '4328'), '4329'))).toEqual(['no-assault', 'no-assault']);
    expect([why(position.put('us-2-116', '4328', 0), '4329'), why(position.put('us-2-116', '4328', 3), '4329')]).toEqual([
      'facing',
      undefined,
    ]);
    const shaken = position.put('us-3-116', '4328');
    position.disrupt(shaken);
    expect(why(shaken, '4329')).toBe('disrupted');
    expect(why(position.put('us-1-16', '3921'), '3922')).toBe('wall');
    expect(why(position.put('us-743-tk', '4423'), '4324')).toBe('armor-off-beach');
  });
});

describe('strengths (§10.3.4)', () => {
  it('half across water, for those alone who cross it; guns defend with their protection (§10.3.4 a, §10.3.4 b)', () => {
    const position = new Position();
    const { world, open } = position;
    position.put('ge-191-at', '0205');
    const [across] = [position.put('us-2-116', '0204')];
    const dry = [...ground.grid.ring(at('0205'), 1)].find(
      (hex) => ground.isLand(hex) && (ground.sides[hex * 6 + ground.grid.directionTo(hex, at('0205'))] as number) === 0,
    );
    const near = position.put('us-3-116', ground.grid.label(dry as number));
    const odds = assaultOdds(world, open, assault(ALLIED, '0205', [across as number, near]), []);
    expect([odds.attack.map(({ value }) => value), sumOf(odds.defence)]).toEqual([[4, 8], 2]);
  });
});

describe('advantages (§10.3.6)', () => {
  it('a garrison has the morale of the nearest unit (§13.3.3)', () => {
    const position = new Position();
    const { world, open } = position;
    const garrison = position.put('ge-garrison-1', '4124');
    position.put('ge-static-1', '4226');
    position.put('ge-iii-6', '4428');
    expect(moraleOfUnit(world, open, garrison)).toBe(2);
  });
  it('armor counts in the open, not against guns that stop it, in towns or over water (§10.3.6 b)', () => {
    const position = new Position();
    position.put('ge-i-916', '4330');
    const tank = position.put('us-743-tk', '4329');
    expect(shifts(position, assault(ALLIED, '4330', [tank])).armor).toBe(1);
    position.put('ge-191-at', '4330');
    expect(shifts(position, assault(ALLIED, '4330', [tank])).armor).toBeUndefined();
    position.put('ge-i-914', '4030');
    expect(shifts(position, assault(ALLIED, '4030', [position.put('us-745-tk', '4029')])).armor).toBeUndefined();
  });
  it('the defender’s armor counts for him, from below too (§10.3.6 b, §10.3.6 e)', () => {
    const position = new Position();
    position.put('ge-100-pz', '4825');
    const above = position.put('us-2-116', '4926');
    expect(shifts(position, assault(ALLIED, '4825', [above]))).toEqual({ morale: 1, armor: -1, hilltop: 1 });
  });
  it('a nest helps Germans only: engineers have their column there, armor none (§13.0, §10.3.6 f, §15.4, §15.4.1)', () => {
    const position = new Position();
    position.put('ge-static-1', '4224');
    const [engineers, tank] = [position.put('us-1-eng', '4225'), position.put('us-743-tk', '4225')];
    const onGermans = shifts(position, assault(ALLIED, '4224', [engineers, tank]));
    expect([onGermans.engineers, onGermans.armor, onGermans.hilltop]).toEqual([1, undefined, -1]);
    const other = new Position();
    other.put('us-2-116', '4224');
    const panzer = other.put('ge-100-pz', '4324');
    const [sappers] = [other.put('ge-352-eng', '4324')];
    const onAmericans = shifts(other, assault(GERMAN, '4224', [panzer, sappers as number]));
    expect([onAmericans.engineers, onAmericans.armor]).toEqual([undefined, 1]);
  });
  it('outflanked from where nobody looks; one in Combat Mode beside it is enough against that (§10.3.6 c)', () => {
    const position = new Position();
    position.put('ge-i-916', '4330', 0);
    const behind = position.put('us-2-116', '4331');
    const before = position.put('us-3-116', '4329');
    expect(shifts(position, assault(ALLIED, '4330', [behind])).outflanking).toBe(1);
    expect(shifts(position, assault(ALLIED, '4330', [before])).outflanking).toBeUndefined();
    position.put('ge-ii-916', '4330');
    expect(shifts(position, assault(ALLIED, '4330', [behind])).outflanking).toBeUndefined();
  });
  it('surrounded by units and zones, until a friend holds one of the hexes (§10.3.6 d)', () => {
    const position = new Position();
    position.put('ge-i-916', '4330');
    const attackers = [position.put('us-2-116', '4329'), position.put('us-3-116', '4331')];
    const fight = assault(ALLIED, '4330', attackers);
    expect(shifts(position, fight).surrounding).toBe(1);
    position.put('ge-ii-916', '4429');
    expect(shifts(position, fight).surrounding).toBeUndefined();
  });
});

describe('results (§10.4)', () => {
  const battle = (attackers: number[], hex: string): BattleFrame => ({
    step: 'battle',
    asks: 'german',
    kind: 'assault',
    side: ALLIED,
    target: at(hex),
    attackers,
    asp: 0,
    armorOnly: 0,
    headquarters: [],
    answers: [],
    answered: 1,
  });
  it('any result of an assault clears a garrison (§13.3.5)', () => {
    for (const effect of ['R', 'D', 'E'] as const) {
      const position = new Position();
      const { world, state, open, tell } = position;
      const garrison = position.put('ge-garrison-1', '4124');
      applyResult(world, state, battle([position.put('us-2-116', '4125')], '4124'), 0, { effect, lightRed: false }, tell);
      expect(open.box[garrison]).toBe(ELIMINATED);
    }
  });
  it('light red: the defender names the attacking stack that is disrupted (§10.4)', () => {
    const position = new Position();
    const { world, state, open, tell } = position;
    position.put('ge-i-916', '4330');
    const attackers = [position.put('us-2-116', '4329'), position.put('us-3-116', '4331')];
    applyResult(world, state, battle(attackers, '4330'), 0, { effect: '', lightRed: true }, tell);
    expect(open.stack.at(-1)).toMatchObject({ step: 'stack-choice', asks: 'german', hexes: [at('4329'), at('4331')] });
  });
  it('fire drives nobody out of a fortification, assault does (§10.4, §13.0)', () => {
    const position = new Position();
    const { world, state, open, tell } = position;
    position.put('ge-iii-726', '4224');
    const attackers = [position.put('us-2-116', '4225')];
    applyResult(world, state, { ...battle(attackers, '4224'), kind: 'fire' }, 0, { effect: 'R', lightRed: false }, tell);
    expect(open.stack).toEqual([]);
    applyResult(world, state, battle(attackers, '4224'), 0, { effect: 'R', lightRed: false }, tell);
    expect(open.stack.map(({ step }) => step)).toEqual(['advance', 'retreat']);
  });
});
