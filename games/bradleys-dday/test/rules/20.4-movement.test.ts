import { describe, expect, it } from 'vitest';
import { stopRank } from '../../src/rules/automaton/cover.js';
import { isFlooded } from '../../src/rules/tide.js';
import { ALLIED, COMBAT_MODE, MOVEMENT_MODE } from '../../src/types.js';
import { Solitaire } from '../automaton.js';
import { at, ground } from '../position.js';

const away = (p: Solitaire, unit: number, hex: string): number => ground.grid.distance(p.open.hex[unit] as number, at(hex));
const reasons = (p: Solitaire): string[] => p.told.flatMap((event) => (event.event === 'automaton' ? [event.reason] : []));

describe('§20.4 (1) order', () => {
  it('the reserve before the divisions, and in a division the unit nearest to its objective first', () => {
    const p = new Solitaire();
    p.put('ge-i-915', '4431');
    const near = p.put('ge-ii-915', '4128');
    const reserve = p.put('ge-aok7a', '5433');
    p.moves();
    const moved = p.told.flatMap((event) => (event.event === 'moved' ? [event.unit] : []));
    expect(moved.slice(0, 2)).toEqual([reserve, near]);
  });
});

describe('§20.4 (2) who never moves', () => {
  it('a unit in a fort with an enemy within two hexes', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-916', '4224');
    p.put('us-1-16', '4226');
    p.moves();
    expect(p.where(unit)).toBe('4224');
  });

  it('the only unit near a garrison goes no farther from it than three hexes', () => {
    const run = (garrison: boolean): number => {
      const p = new Solitaire();
      const unit = p.put('ge-i-916', '3926', 2);
      p.put('us-1-16', '5026');
      if (garrison) p.put('ge-garrison-3', '3923');
      p.moves();
      return away(p, unit, '3923');
    };
    expect(run(true)).toBeLessThanOrEqual(3);
    expect(run(false)).toBeGreaterThan(3);
  });
});

describe('§20.4 (3) actions', () => {
  it('dig in: Combat Mode and nothing else', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-915', '4029', 0);
    p.rolled('east', 'dig-in');
    p.moves();
    expect([p.where(unit), p.open.mode[unit], reasons(p)]).toEqual(['4029', COMBAT_MODE, ['dig-in']]);
  });

  it('hold: into the cheapest cover in reach; who has cover stays', () => {
    const p = new Solitaire();
    const out = p.put('ge-i-915', '4029');
    const covered = p.put('ge-ii-915', '4128');
    p.rolled('east', 'hold');
    p.moves();
    expect([p.where(out), p.where(covered)]).toEqual(['4030', '4128']);
  });

  it('reposition: towards the objective, halting before the first hex next to an enemy', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-915', '4030');
    p.put('us-1-16', '4126');
    p.rolled('east', 'reposition');
    p.moves();
    expect(away(p, unit, '4024')).toBeLessThan(6);
    expect(away(p, unit, '4126')).toBeGreaterThan(1);
    expect(reasons(p)).toContain('reposition');
  });

  it('counterattack: joins on a weak enemy near the objective until the letter is D, and leaves a strong one alone', () => {
    const weak = new Solitaire();
    weak.disrupt(weak.put('us-a-1-116', '4126'));
    const units = ['ge-i-915', 'ge-ii-915', 'ge-i-916'].map((id, i) => weak.put(id, ['4128', '4228', '4028'][i] as string));
    weak.put('ge-352-hq', '4030');
    weak.rolled('east', 'counterattack');
    weak.moves();
    expect(units.filter((unit) => away(weak, unit, '4126') === 1).length).toBeGreaterThan(0);
    const told = weak.told.find((event) => event.event === 'automaton' && event.reason === 'counterattack');
    expect(told).toMatchObject({ reason: 'counterattack', hex: at('4126') });
    expect(told?.event === 'automaton' && told.letter).toBeGreaterThanOrEqual(3);

    const strong = new Solitaire();
    for (const id of ['us-1-16', 'us-2-16', 'us-3-16']) strong.put(id, '4126');
    const others = ['ge-i-915', 'ge-ii-915'].map((id, i) => strong.put(id, ['4128', '4228'][i] as string));
    strong.rolled('east', 'counterattack');
    strong.moves();
    expect(others.filter((unit) => away(strong, unit, '4126') === 1)).toEqual([]);
  });

  it('all-out lends the reserve', () => {
    const p = new Solitaire();
    p.disrupt(p.put('us-a-1-116', '4126'));
    p.put('ge-352-hq', '4030');
    p.put('ge-i-915', '4431');
    const lent = p.put('ge-aok7a', '4128');
    p.rolled('east', 'all-out');
    p.rolled('reserve', 'dig-in');
    p.moves();
    expect([away(p, lent, '4126'), reasons(p)[0]]).toEqual([1, 'all-out']);
  });
});

describe('§20.4 (4) modes', () => {
  it('marches where the way is long, and returns to Combat Mode near the enemy', () => {
    const p = new Solitaire();
    const far = p.put('ge-i-915', '5534');
    p.moves();
    expect(p.open.mode[far]).toBe(MOVEMENT_MODE);
    const near = new Solitaire();
    const unit = near.put('ge-i-915', '4030', 0);
    near.put('us-1-16', '4026');
    near.moves();
    expect(near.open.mode[unit]).toBe(COMBAT_MODE);
  });

  it('does not go over to Movement Mode in a zone of control', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-915', '5531');
    p.put('us-1-16', '5631');
    p.moves();
    expect(p.open.mode[unit]).toBe(COMBAT_MODE);
  });
});

describe('§20.4 (5) stops', () => {
  it('fort before town, hill and open ground', () => {
    const p = new Solitaire();
    const ranks = ['3922', '4124', '5331', '4226', '4926', '4029'].map((label) => stopRank(p.situation, at(label)));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
  });
});

describe('§20.4 (6) guns', () => {
  it('limber when the enemy is within two and no infantry is by', () => {
    const alone = new Solitaire();
    const gun = alone.put('ge-iii-1716', '4029');
    alone.put('us-1-16', '4027');
    alone.moves();
    expect([alone.open.mode[gun], reasons(alone)]).toEqual([MOVEMENT_MODE, ['limber']]);
    const kept = new Solitaire();
    const covered = kept.put('ge-iii-1716', '4029');
    kept.put('ge-static-1', '4029');
    kept.put('us-1-16', '4027');
    kept.moves();
    expect(kept.open.mode[covered]).toBe(COMBAT_MODE);
  });

  it('on the march go away from an enemy within five, and into position otherwise', () => {
    const p = new Solitaire();
    const gun = p.put('ge-iii-1716', '4029', 3);
    p.put('ge-352-hq', '4031');
    p.put('us-1-16', '4026');
    p.moves();
    expect(away(p, gun, '4026')).toBeGreaterThan(3);
    const far = new Solitaire();
    const other = far.put('ge-iii-1716', '4029', 3);
    far.put('us-1-16', '4020');
    far.moves();
    expect([far.where(other), far.open.mode[other]]).toEqual(['4029', COMBAT_MODE]);
  });

  it('stay in forts', () => {
    const p = new Solitaire();
    const gun = p.put('ge-1716c', '3922');
    p.put('us-1-16', '3923');
    p.moves();
    expect([p.where(gun), p.open.mode[gun]]).toEqual(['3922', COMBAT_MODE]);
  });
});

describe('§20.4 an American automaton', () => {
  /** Ashore before the strongpoints of Omaha, with an action rolled for the 1st Division. */
  const ashore = (action: 'dig-in' | 'hold' | 'reposition', units: Readonly<Record<string, string>>): Solitaire => {
    const p = new Solitaire('omaha', ALLIED);
    p.put('ge-static-4', '4124');
    p.put('ge-i-916', '4326');
    for (const [id, hex] of Object.entries(units)) p.put(id, hex);
    p.rolled('us-1', action);
    p.moves();
    return p;
  };
  it('closes with the enemy where it repositions: it is the attacker (§20.4 (3))', () => {
    const p = ashore('reposition', { 'us-1-16': '4123', 'us-2-16': '4225' });
    expect([away(p, p.of('us-2-16'), '4124'), reasons(p)]).toEqual([1, ['close']]);
  });
  it('leaves the flats whatever was rolled, guns limbering for it: the tide would have them (§20.4 (2), §6.3.4)', () => {
    for (const action of ['dig-in', 'hold', 'reposition'] as const) {
      const p = ashore(action, { 'us-1-16': '4122' });
      expect([action, isFlooded(p.world, p.open.hex[p.of('us-1-16')] as number), reasons(p)]).toEqual([action, false, ['ashore']]);
    }
    const guns = ashore('hold', { 'us-5-fa': '4122' });
    expect([guns.open.mode[guns.of('us-5-fa')], reasons(guns)]).toEqual([MOVEMENT_MODE, ['limber']]);
  });
});
