import { makeAction } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { bestShot } from '../../src/rules/automaton/fire.js';
import { oddsOf } from '../../src/rules/battle.js';
import { releaseNeeds } from '../../src/rules/release.js';
import { ALLIED, GERMAN } from '../../src/types.js';
import { Solitaire } from '../automaton.js';
import { at } from '../position.js';

const fire = { step: 'fire', asks: 'german', side: GERMAN } as const;
const assaults = { step: 'assaults', asks: 'german', side: GERMAN } as const;
const clicked = (p: Solitaire): string => makeAction(p.decides().action);

describe('§20.4 (7) fire', () => {
  it('the highest letter first, with nobody who does not raise it', () => {
    const p = new Solitaire();
    p.put('ge-352-hq', '4030');
    for (const [i, id] of ['ge-i-352', 'ge-ii-352', 'ge-iii-1716'].entries()) p.put(id, ['4029', '3931', '4131'][i] as string);
    p.put('us-1-16', '4026');
    p.asks('german-fire', fire);
    const shot = bestShot(p.situation, at('4026'));
    const { why } = p.decides();
    expect(clicked(p)).toBe(`h${at('4026')}`);
    expect(why).toMatchObject({ reason: 'fire', letter: shot?.letter });
    expect(shot?.letter).toBeGreaterThanOrEqual(2);
    const letterOf = (attackers: readonly number[]): number =>
      oddsOf(p.world, p.open, {
        ...{ kind: 'fire', side: GERMAN, target: at('4026'), attackers, asp: 0, armorOnly: 0, headquarters: [], answers: [] },
      }).letter;
    for (const unit of shot?.firers ?? [])
      expect(letterOf((shot?.firers ?? []).filter((other) => other !== unit))).toBeLessThan(shot?.letter as number);
  });

  it('holds its fire below C, but not from a fort', () => {
    const p = new Solitaire();
    p.put('ge-static-1', '4125');
    for (const id of ['us-1-16', 'us-2-16', 'us-3-16']) p.put(id, '4226');
    p.put('us-1-18', '4126');
    p.asks('german-fire', fire);
    expect([clicked(p), p.decides().why?.reason]).toEqual(['done', 'hold-fire']);

    const gunAt = (hex: string): string => {
      const gun = new Solitaire();
      gun.put('ge-hoc', hex);
      gun.put('ge-352-hq', '3525');
      gun.put('us-1-16', '3422');
      gun.asks('german-fire', fire);
      return gun.decides().why?.reason as string;
    };
    expect([gunAt('3319'), gunAt('3424')]).toEqual(['fort-fires', 'hold-fire']);
  });

  it('of equal letters in defensive fire the hex next to Germans', () => {
    const p = new Solitaire();
    p.put('ge-352-hq', '4030');
    p.put('ge-i-352', '4029');
    p.put('ge-ii-352', '4029');
    p.put('ge-i-915', '4226');
    p.put('us-1-18', '3826');
    p.put('us-1-16', '4126');
    p.asks('german-defensive-fire', fire);
    expect(p.decides().why?.hex).toBe(at('4126'));
  });
});

describe('§20.4 (8) assault', () => {
  const ready = (): Solitaire => {
    const p = new Solitaire();
    p.disrupt(p.put('us-a-1-116', '4126'));
    p.put('ge-i-915', '4127');
    p.put('ge-ii-915', '4027');
    p.put('ge-i-916', '4227');
    p.asks('german-assault', assaults);
    return p;
  };

  it('the best letter, if it is D or more', () => {
    const p = ready();
    expect(p.decides().why).toMatchObject({ reason: 'assault', hex: at('4126') });
    const strong = new Solitaire();
    for (const id of ['us-1-16', 'us-2-16', 'us-3-16']) strong.put(id, '4126');
    strong.put('ge-i-915', '4127');
    strong.asks('german-assault', assaults);
    expect([clicked(strong), strong.decides().why?.reason]).toEqual(['done', 'no-assault']);
  });

  it('a fort keeps one unit', () => {
    const p = new Solitaire();
    p.disrupt(p.put('us-a-1-116', '4125'));
    p.put('ge-i-916', '4124');
    p.asks('german-assault', assaults);
    expect(clicked(p)).toBe('done');
    const second = p.put('ge-ii-916', '4124');
    p.put('ge-i-915', '4126');
    expect(p.decides().why?.units).not.toEqual(expect.arrayContaining([p.of('ge-i-916'), second]));
  });

  it('one unit, the strongest, follows into a town; nobody into open ground', () => {
    const p = ready();
    const units = [p.of('ge-i-915'), p.of('ge-ii-915')];
    const open = { step: 'advance', asks: 'german', side: GERMAN, to: at('4126'), units } as const;
    p.open.hex[p.of('us-a-1-116')] = -1;
    p.asks('german-assault', { ...open, units: [...units] });
    expect([clicked(p), p.decides().why?.reason]).toEqual(['done', 'stay']);
    const town = new Solitaire();
    const weak = town.put('ge-i-726', '4127');
    const best = town.put('ge-352-eng', '4326');
    town.asks('german-assault', { ...open, to: at('4226'), units: [weak, best] });
    expect(town.decides().why).toMatchObject({ reason: 'advance', units: [best] });
    // A fort is taken by Americans too: it may be their beachhead (§5.10.1).
    const fort = new Solitaire('d-day', ALLIED);
    const victor = fort.put('us-1-8', '1613');
    fort.asks('allied-assault', { step: 'advance', asks: 'allied', side: ALLIED, to: at('1614'), units: [victor] });
    expect(fort.decides().why).toMatchObject({ reason: 'advance', units: [victor] });
  });
});

describe('§20.4 (9) the headquarters’ shift', () => {
  it('in the enemy’s turn for a fort or an objective, not elsewhere and not against fire', () => {
    const p = new Solitaire();
    const hq = p.put('ge-352-hq', '4128');
    p.put('ge-i-916', '4124');
    const attacker = p.put('us-1-16', '4123');
    const battle = { step: 'battle', asks: 'german', side: ALLIED, attackers: [attacker], asp: 0, armorOnly: 0, headquarters: [] } as const;
    const at4124 = { ...battle, target: at('4124'), answers: [], answered: 0 } as const;
    p.asks('allied-assault', { ...at4124, kind: 'assault', answers: [] });
    expect(clicked(p)).toBe(`support:${hq}`);
    p.asks('allied-assault', { ...at4124, kind: 'fire', answers: [] });
    expect(clicked(p)).toBe('ready');
    p.put('ge-i-915', '4126');
    p.asks('allied-assault', { ...at4124, target: at('4126'), kind: 'assault', answers: [] });
    expect(clicked(p)).toBe('ready');
  });
});

describe('§20.4 (10) retreat', () => {
  it('into cover before open ground', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-915', '4029');
    p.put('us-1-16', '4028');
    p.asks('allied-assault', { step: 'retreat', asks: 'german', units: [unit], unit, trail: [at('4029')], by: 'assault' });
    expect(p.world.ground.names[p.decides().why?.hex as number]).not.toBe('');
  });
});

describe('§20.4 (11) choices', () => {
  it('light red: the attacking stack with most factors', () => {
    const p = new Solitaire();
    const attackers = [p.put('us-a-1-116', '4125'), p.put('us-1-16', '4126')];
    p.asks('allied-assault', { step: 'stack-choice', asks: 'german', hexes: [at('4125'), at('4126')], attackers });
    expect(clicked(p)).toBe(`h${at('4126')}`);
  });

  it('too many in a hex: the lowest factor goes', () => {
    const p = new Solitaire();
    for (const id of ['ge-i-915', 'ge-i-916', 'ge-i-914']) p.put(id, '4126');
    const weakest = p.put('ge-439-ost', '4126');
    p.asks('german-movement', { step: 'over-stack', asks: 'german', side: GERMAN, hex: at('4126') });
    expect(clicked(p)).toBe(`u${weakest}`);
  });
});

describe('§20.4 (12) release', () => {
  it('by the scale of its scenario, and without a die where it has none', () => {
    const p = new Solitaire('rommels-fantasy');
    p.open.turn = 4;
    expect(releaseNeeds(p.world, p.open)).toBe(5);
    expect(releaseNeeds(p.world, new Solitaire('optimal-defense').open)).toBeUndefined();
  });
});
