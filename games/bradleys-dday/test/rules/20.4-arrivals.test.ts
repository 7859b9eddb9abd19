import { makeAction } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { bestShot } from '../../src/rules/automaton/fire.js';
import { setBox, setMark } from '../../src/rules/units.js';
import { AFLOAT, ALLIED, AT_EDGE, DZ_BOX, DZ_LANDED, GERMAN, MOVEMENT_MODE } from '../../src/types.js';
import { Solitaire } from '../automaton.js';
import { at, data } from '../position.js';

const clicked = (p: Solitaire): string => makeAction(p.decides().action);

describe('§20.4 (11) flak', () => {
  /** Zones of the 82nd where they lie, so many units bound for each, and the wind at the first. */
  function zones(hexes: readonly string[], bound: readonly (readonly string[])[], wind = 0): Solitaire {
    const p = new Solitaire();
    for (const [zone, hex] of hexes.entries()) {
      p.open.dzHex[zone] = at(hex);
      p.open.dzState[zone] = DZ_LANDED;
      for (const id of bound[zone] ?? []) setBox(p.open, p.of(id), DZ_BOX + zone);
    }
    p.open.dzWind[0] = wind;
    return p;
  }
  const asks = (p: Solitaire, zone = 0): Solitaire => {
    p.asks('allied-movement', { step: 'flak', asks: 'german', zone });
    p.open.stack.splice(1, 0, { step: 'airborne', done: [] });
    return p;
  };
  it('a unit in range of two zones serves the one with more units, of equals the first', () => {
    const more = zones(['1932', '2032'], [['us-1-505'], ['us-1-507', 'us-2-507']]);
    const unit = more.put('ge-i-1058', '1933');
    expect([clicked(asks(more)), clicked(asks(more, 1))]).toEqual(['none', `u${unit}`]);
    const equal = zones(['1932', '2032'], [['us-1-505'], ['us-1-507']]);
    equal.put('ge-i-1058', '1933');
    expect([clicked(asks(equal)), clicked(asks(equal, 1))]).toEqual([`u${unit}`, 'none']);
  });
  it('a zone that has had its turn, and one nobody is bound for, is served no more', () => {
    const done = zones(['1932', '2032'], [['us-1-505'], ['us-1-507', 'us-2-507']]);
    const unit = done.put('ge-i-1058', '1933');
    asks(done).open.stack.splice(1, 1, { step: 'airborne', done: [1] });
    expect(clicked(done)).toBe(`u${unit}`);
    const empty = zones(['1932', '2032'], [[], []]);
    empty.put('ge-i-1058', '1933');
    expect(clicked(asks(empty))).toBe(`u${unit}`);
  });
  it.each([
    [1, 'plus'],
    [0, 'plus'],
    [-1, 'minus'],
  ])('with a wind of %i its sign is %s, and the log says who fired', (wind, sign) => {
    const p = zones(['1932'], [['us-1-505']], wind);
    const unit = p.put('ge-i-1058', '1933');
    p.open.flakAt = p.open.flakAt.with(unit, 0);
    expect(clicked(asks(p))).toBe(sign);
    expect(p.decides().why).toMatchObject({ reason: 'flak', units: [unit], hex: at('1932') });
  });
});

describe('§20.4 (11) reinforcements', () => {
  it('come in the order of their numbers, where the way to their objective is shortest', () => {
    const p = new Solitaire();
    const ids = ['ge-513-30', 'ge-517-30'].map((id) => p.of(id));
    for (const unit of ids) setBox(p.open, unit, AT_EDGE);
    p.asks('german-movement', { step: 'entry', asks: 'german', side: GERMAN });
    expect(clicked(p)).toBe(`u${Math.min(...ids)}`);
    p.asks('german-movement', { step: 'entry-at', asks: 'german', unit: ids[0] as number });
    const { why } = p.decides();
    expect(why).toMatchObject({ reason: 'enter', units: [ids[0]], objective: at('3319') });
    expect(clicked(p)).toBe(`h${why?.hex}`);
  });
});

describe('§20.4 (7) what decides between shots', () => {
  const fire = { step: 'fire', asks: 'german', side: GERMAN } as const;
  /** Two hexes in range of the same guns, which come to the same letter; where the automaton fires. */
  function chosen(first: readonly string[], second: readonly string[], shape?: (p: Solitaire) => void): string {
    const p = new Solitaire();
    p.put('ge-352-hq', '4030');
    p.put('ge-i-352', '4029');
    p.put('ge-ii-352', '4029');
    p.put('ge-iii-1716', '4029');
    for (const id of first) p.put(id, '4126');
    for (const id of second) p.put(id, '3926');
    shape?.(p);
    p.asks('german-fire', fire);
    const letters = ['4126', '3926'].map((hex) => bestShot(p.situation, at(hex))?.letter);
    expect(letters[0]).toBe(letters[1]);
    return p.world.grid.label(p.decides().why?.hex as number);
  }
  it('of equals the lower hex, but the disrupted first', () => {
    expect(chosen(['us-1-16'], ['us-2-16'])).toBe('3926');
    expect(chosen(['us-1-16'], ['us-2-16'], (p) => p.disrupt(p.of('us-1-16')))).toBe('4126');
  });
  it('at the armor alone where that is the better letter (§10.2.7)', () => {
    const p = new Solitaire();
    p.put('ge-191-at', '4127');
    p.put('ge-14-6', '4127');
    for (const id of ['ge-i-1-flak', 'ge-ii-1-flak']) p.put(id, '4127');
    p.put('us-743-tk', '4126');
    p.put('us-1-16', '4126');
    p.asks('german-fire', fire);
    const shot = bestShot(p.situation, at('4126'));
    expect(shot?.armorOnly).toBe(1);
    expect(p.decides().why).toMatchObject({ reason: 'fire-at-armor', letter: shot?.letter });
    const frame = {
      step: 'volley',
      asks: 'german',
      side: GERMAN,
      target: at('4126'),
      firers: [],
      asp: 0,
      armorOnly: 0,
      headquarters: [],
    } as const;
    p.asks('german-fire', { ...frame, firers: [], headquarters: [] });
    expect(p.playsOut('volley').filter((click) => click === 'armor' || click === 'declare')).toEqual(['armor', 'declare']);
  });
});

describe('§20.4 (7) an American automaton’s support points', () => {
  const american = (asp: number): Solitaire => {
    const p = new Solitaire('d-day', ALLIED);
    p.open.asp = asp;
    p.put('ge-i-916', '4030');
    p.asks('allied-fire', { step: 'fire', asks: 'allied', side: ALLIED });
    return p;
  };
  it('as few as come to the letter wanted, or the best letter there is from the one that is worth a shot', () => {
    const letters = data.tables.crt.least.bombardment;
    const rich = bestShot(american(200).situation, at('4030'));
    expect(rich?.letter).toBe('ABCDEFGHI'.indexOf(data.automaton.parameters.supportTo));
    const fewer = american((rich?.asp as number) - 1);
    const next = bestShot(fewer.situation, at('4030'));
    expect(next?.letter).toBeLessThan(rich?.letter as number);
    expect(next?.asp).toBeLessThanOrEqual(fewer.open.asp);
    expect(bestShot(american(letters[0] as number).situation, at('4030'))).toBeUndefined();
  });
  it('and clicks them together before it fires', () => {
    const p = american(200);
    const wanted = bestShot(p.situation, at('4030'))?.asp as number;
    const frame = {
      step: 'volley',
      asks: 'allied',
      side: ALLIED,
      target: at('4030'),
      firers: [],
      asp: 0,
      armorOnly: 0,
      headquarters: [],
    } as const;
    p.asks('allied-fire', { ...frame, firers: [], headquarters: [] });
    const clicks = p.playsOut('volley');
    const points = clicks.filter((click) => click.startsWith('asp:')).map((click) => Number(click.slice(4)));
    expect([points.reduce((sum, point) => sum + point, 0), clicks.at(-1)]).toEqual([wanted, 'declare']);
    expect(p.open.asp).toBe(200 - wanted);
  });
});

describe('§20.1 §18.0 who starts on the march', () => {
  it('those the set-up names, facing the nearest beach; the coastal gun as it is told; nobody else', () => {
    const p = new Solitaire();
    const marches = p.put('ge-i-914', '2327');
    p.put('ge-i-919', '1108');
    p.asks('set-up', { step: 'deploy-modes', asks: 'german' });
    expect(clicked(p)).toBe(`u${marches}`);
    p.asks('set-up', { step: 'deploy-facing', asks: 'german', unit: marches });
    const facing = Number(clicked(p).slice('face:'.length));
    const to = p.world.grid.neighbour(at('2327'), facing);
    const nearest = (hex: number): number =>
      Math.min(...[...p.world.ground.lanes.omaha, ...p.world.ground.lanes.utah].map(({ beach }) => p.world.grid.distance(hex, beach)));
    expect(nearest(to)).toBeLessThan(nearest(at('2327')));
    const gun = p.put('ge-bruno', '0913');
    p.asks('set-up', { step: 'deploy-facing', asks: 'german', unit: gun });
    expect(clicked(p)).toBe(`face:${data.automaton.parameters.coastalGunFaces}`);
  });
  it('released units stay on the march (§18.4)', () => {
    const p = new Solitaire();
    const unit = p.put('ge-i-25', '4630', 0);
    p.asks('german-movement', { step: 'released', asks: 'german', units: [unit] });
    expect([clicked(p), p.open.mode[unit]]).toEqual(['done', MOVEMENT_MODE]);
  });
  it('who is still at sea is nobody’s member (§20.3, §5.3.1)', () => {
    const p = new Solitaire('d-day', ALLIED);
    const unit = p.of('us-1-16');
    setMark(p.open, unit, AFLOAT);
    p.put('us-1-16', '4121');
    p.asks('allied-movement', { step: 'movement', asks: 'allied', side: ALLIED, who: 'all' });
    expect(clicked(p)).toBe('done');
  });
});
