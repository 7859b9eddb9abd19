import { makeAction } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../src/rules/automaton/counterattack.js';
import { bestShot } from '../../src/rules/automaton/fire.js';
import { isPinned } from '../../src/rules/automaton/staying.js';
import { setBox, setMark } from '../../src/rules/units.js';
import { COMBAT_MODE, DZ_BOX, DZ_LANDED, DZ_TAKEN_UP, FIRED, GERMAN } from '../../src/types.js';
import { Solitaire } from '../automaton.js';
import { at, data, ground } from '../position.js';

const fire = { step: 'fire', asks: 'german', side: GERMAN } as const;
const assaults = { step: 'assaults', asks: 'german', side: GERMAN } as const;
const C = 2;
const D = 3;
const clicked = (p: Solitaire): string => makeAction(p.decides().action);
const put = (p: Solitaire, units: Readonly<Record<string, string>>): number[] => Object.entries(units).map(([id, hex]) => p.put(id, hex));

/** Whom the eastern command, or those it borrows from, sends against which hex. */
function parts(p: Solitaire, attack: 'counterattack' | 'all-out'): Record<string, string> {
  p.rolled('east', attack);
  const found = partsOf(p.situation, p.command('east'), attack);
  return Object.fromEntries([...found].map(([unit, { target }]) => [data.counters.units[unit]?.id, ground.grid.label(target)]));
}

describe('§20.4 (3) whom a counterattack is aimed at', () => {
  it('hexes within three of the objective, in an all-out attack within six', () => {
    const reach = (hex: string): string[] => {
      const p = new Solitaire();
      p.disrupt(p.put('us-a-1-116', hex));
      put(p, { 'ge-i-915': '4029', 'ge-352-hq': '4131' });
      return (['counterattack', 'all-out'] as const).filter((attack) => Object.keys(parts(p, attack)).length > 0);
    };
    // The objective is 4024 where somebody is within two hexes of it, else 3922.
    expect(ground.grid.distance(at('4027'), at('3922'))).toBe(6);
    expect(ground.grid.distance(at('4028'), at('3922'))).toBe(7);
    expect([reach('4027'), reach('4028')]).toEqual([['all-out'], []]);
    expect(reach('4026')).toEqual(['counterattack', 'all-out']);
  });

  it('the weakest first, with no more than bring the letter; then the next with those left', () => {
    const p = new Solitaire();
    put(p, { 'us-1-16': '4026', 'ge-352-hq': '4131' });
    p.disrupt(p.put('us-a-1-116', '4226'));
    put(p, { 'ge-i-915': '4228', 'ge-ii-915': '4129', 'ge-i-916': '4431', 'ge-ii-916': '4030' });
    expect(parts(p, 'counterattack')).toEqual({ 'ge-i-915': '4226' });
    expect(parts(p, 'all-out')).toEqual({ 'ge-i-915': '4226', 'ge-ii-915': '4026', 'ge-ii-916': '4026' });
  });

  it('guns are as weak as they defend themselves, with their protection (§10.3.4)', () => {
    const p = new Solitaire();
    p.disrupt(p.put('us-1-16', '4126'));
    put(p, { 'us-5-fa': '4026', 'ge-352-hq': '4131', 'ge-i-915': '4128' });
    expect(parts(p, 'counterattack')).toEqual({ 'ge-i-915': '4026' });
  });

  it('who stands beside him on the march and looks away takes part where he stands, in Combat Mode (§20.4 (4))', () => {
    const p = new Solitaire();
    put(p, { 'us-a-1-116': '4126', 'ge-352-hq': '4131' });
    const unit = p.put('ge-i-915', '4127', 3);
    expect(parts(p, 'counterattack')).toEqual({ 'ge-i-915': '4126' });
    p.moves();
    expect([p.where(unit), p.open.mode[unit]]).toEqual(['4127', COMBAT_MODE]);
  });

  it('whoever reaches him by road, however far it is', () => {
    const p = new Solitaire();
    p.disrupt(p.put('us-a-1-116', '1529'));
    const unit = p.put('ge-100-pz', '0818', 0);
    expect(ground.grid.distance(at('0818'), at('1529'))).toBeGreaterThan(13);
    p.rolled('91', 'counterattack');
    expect([...partsOf(p.situation, p.command('91'), 'counterattack').keys()]).toEqual([unit]);
  });

  it('the nearest joins first, of units that would do as well', () => {
    const p = new Solitaire();
    p.disrupt(p.put('us-a-1-116', '4126'));
    put(p, { 'ge-352-hq': '4131', 'ge-i-915': '4130', 'ge-ii-915': '4129' });
    expect(parts(p, 'counterattack')).toEqual({ 'ge-ii-915': '4126' });
  });

  it('a unit held in its fort joins an all-out attack only (§20.4 (2))', () => {
    const p = new Solitaire();
    p.disrupt(p.put('us-a-1-116', '4226'));
    const unit = p.put('ge-i-916', '4224');
    expect([isPinned(p.situation, unit), parts(p, 'counterattack')]).toEqual([true, {}]);
    expect(parts(p, 'all-out')).toEqual({ 'ge-i-916': '4226' });
  });

  it('the reserve is lent for an all-out attack only', () => {
    const p = new Solitaire();
    p.disrupt(p.put('us-a-1-116', '4126'));
    put(p, { 'ge-352-hq': '4030', 'ge-i-915': '4834', 'ge-aok7a': '4128' });
    expect(parts(p, 'counterattack')).toEqual({});
    expect(parts(p, 'all-out')).toEqual({ 'ge-aok7a': '4126' });
  });
});

describe('§20.4 (8) what is worth an assault', () => {
  /** A battalion in the open, and as many of the same strength next to it. */
  const against = (count: number, more: (p: Solitaire) => void = () => {}): Solitaire => {
    const p = new Solitaire();
    p.put('us-1-16', '4126');
    put(p, Object.fromEntries(Object.entries({ 'ge-i-915': '4127', 'ge-ii-915': '4226', 'ge-i-916': '4127' }).slice(0, count)));
    p.rolled('east', 'hold');
    more(p);
    p.asks('german-assault', assaults);
    return p;
  };

  it('C in an all-out attack, D otherwise, by night E', () => {
    const reasonOf = (count: number, action: 'hold' | 'all-out', turn: number): string => {
      const p = against(count, (it) => {
        it.rolled('east', action);
        it.open.turn = turn;
      });
      return p.decides().why?.reason as string;
    };
    expect(reasonOf(2, 'hold', 3)).toBe('no-assault');
    expect(reasonOf(2, 'all-out', 3)).toBe('assault');
    expect(against(2, (p) => p.rolled('east', 'all-out')).decides().why?.letter).toBe(C);
    expect(reasonOf(3, 'hold', 3)).toBe('assault');
    expect(reasonOf(3, 'all-out', 1)).toBe('no-assault');
    // The reason names the letter that was wanted.
    expect(against(2).decides().why).toMatchObject({ reason: 'no-assault', letter: D, units: [] });
  });

  it('with a headquarters where that changes the letter, and every unit that can (§20.4 (9))', () => {
    const p = against(2, (it) => it.put('ge-352-hq', '4130'));
    const [first, second, hq] = ['ge-i-915', 'ge-ii-915', 'ge-352-hq'].map((id) => p.of(id));
    expect(p.decides().why).toMatchObject({ reason: 'assault', units: [first, second] });
    expect(p.decides().why?.letter).toBeGreaterThan(C);
    expect(p.playsOut('assaults')).toEqual([`h${at('4126')}`, `u${first}`, `u${second}`, `support:${hq}`, 'declare']);
  });

  it('nobody follows a unit that has gone in already', () => {
    const p = new Solitaire();
    const units = put(p, { 'ge-i-726': '4226', 'ge-352-eng': '4227' });
    p.asks('german-assault', { step: 'advance', asks: 'german', side: GERMAN, to: at('4226'), units });
    expect(clicked(p)).toBe('done');
  });
});

describe('§20.4 (7) which shot', () => {
  /** Three batteries under command and nothing else that could fire. */
  const guns = (units: Readonly<Record<string, string>>): Solitaire => {
    const p = new Solitaire();
    put(p, { 'ge-352-hq': '4030', 'ge-i-352': '4029', 'ge-ii-352': '4029', 'ge-iii-1716': '4029', ...units });
    return p;
  };
  const target = (p: Solitaire, segment: 'german-fire' | 'german-defensive-fire' = 'german-fire'): string => {
    p.asks(segment, fire);
    return ground.grid.label(p.decides().why?.hex as number);
  };

  it('the highest letter first, wherever it is', () => {
    const p = guns({ 'us-1-16': '3926', 'us-743-tk': '4126' });
    const letters = ['3926', '4126'].map((hex) => bestShot(p.situation, at(hex))?.letter as number);
    expect(letters[0]).toBeGreaterThan(letters[1] as number);
    expect(target(p)).toBe('3926');
    const other = guns({ 'us-1-16': '4126', 'us-743-tk': '3926' });
    expect(target(other)).toBe('4126');
  });

  it('of equals one with somebody disrupted in it, though others there are not', () => {
    const p = guns({ 'us-1-16': '4127', 'us-2-16': '4127', 'us-1-18': '3927', 'us-2-18': '3927' });
    expect(target(p)).toBe('3927');
    p.disrupt(p.of('us-1-16'));
    expect(target(p)).toBe('4127');
  });

  it('next to Germans counts in defensive fire only', () => {
    const p = guns({ 'us-1-16': '4126', 'us-1-18': '3926' });
    setMark(p.open, p.put('ge-static-1', '4226'), FIRED);
    expect([target(p), target(p, 'german-defensive-fire')]).toEqual(['3926', '4126']);
  });

  it('nobody joins a shot at armor alone but the guns that may single it out (§10.2.7)', () => {
    const p = new Solitaire();
    const antiTank = ['ge-191-at', 'ge-14-6', 'ge-i-1-flak', 'ge-ii-1-flak'].map((id) => p.put(id, '4127'));
    put(p, { 'us-743-tk': '4126', 'us-1-16': '4126', 'ge-i-915': '4026' });
    const shot = bestShot(p.situation, at('4126'));
    expect(shot?.armorOnly).toBe(1);
    expect(antiTank).toEqual(expect.arrayContaining([...(shot?.firers ?? [])]));
  });

  it('is clicked unit by unit, each once, and not at the armor alone unless that was meant', () => {
    const p = guns({ 'us-743-tk': '4126', 'ge-iv-352': '4028' });
    p.asks('german-fire', fire);
    const firers = bestShot(p.situation, at('4126'))?.firers ?? [];
    expect(firers.length).toBeGreaterThan(1);
    expect(p.playsOut('fire')).toEqual([`h${at('4126')}`, ...firers.map((unit) => `u${unit}`), 'declare']);
  });

  it('what is held back is told with the letter that was wanted', () => {
    const p = new Solitaire();
    put(p, { 'ge-static-1': '4127', 'us-1-16': '4126', 'us-2-16': '4126' });
    p.asks('german-fire', fire);
    expect(p.decides().why).toMatchObject({ reason: 'hold-fire', units: [], letter: C });
  });
});

describe('§20.4 (11) flak for zones out of range and zones that are gone', () => {
  const zones = (second: string, state: number): string => {
    const p = new Solitaire();
    for (const [zone, hex] of ['1932', second].entries()) {
      p.open.dzHex[zone] = at(hex);
      p.open.dzState[zone] = zone === 0 ? DZ_LANDED : state;
    }
    setBox(p.open, p.of('us-1-505'), DZ_BOX);
    for (const id of ['us-1-507', 'us-2-507']) setBox(p.open, p.of(id), DZ_BOX + 1);
    p.put('ge-i-1058', '1933');
    p.asks('allied-movement', { step: 'flak', asks: 'german', zone: 0 });
    p.open.stack.splice(1, 0, { step: 'airborne', done: [] });
    return clicked(p);
  };
  it('it is not kept for a zone with more units that it cannot reach, or that does not land', () => {
    expect(zones('2032', DZ_LANDED)).toBe('none');
    expect(zones('2532', DZ_LANDED)).toMatch(/^u/);
    expect(zones('2032', DZ_TAKEN_UP)).toMatch(/^u/);
  });
});
