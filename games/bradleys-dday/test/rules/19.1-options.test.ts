import { describe, expect, it } from 'vitest';
import { meta } from '../../src/meta.js';
import { lanesOf } from '../../src/rules/approach.js';
import { noteFort } from '../../src/rules/beachhead.js';
import { minableHexes } from '../../src/rules/mines.js';
import { HIGH_TIDE, TIDES } from '../../src/types.js';
import { Wave } from '../afloat.js';
import { at, ground, Position } from '../position.js';
import { scenario } from '../scene.js';

/** The first landing at Omaha at a tide the Americans have chosen, with two mine points and a calm sea. */
function first(tide: 'average' | 'high', turn = 2): Wave {
  const wave = new Wave({ 'us-1-16': tide === 'high' ? '4122' : '4121' }, tide).mine('3821', '4423');
  wave.open.turn = turn;
  wave.open.options.tide = tide;
  return wave;
}

describe('optional rules (§19.0)', () => {
  it('each is chosen when the table is opened, none by itself', () => {
    const found = meta.options.filter(({ section }) => section.startsWith('19'));
    expect(found.map(({ id, values }) => [id, values[0]?.id])).toEqual([
      ['tide', 'scenario'],
      ['bombing', 'off'],
      ['northern-utah', 'off'],
      ['hex-shift', 'off'],
    ]);
  });
});

describe('alternate tide level landing (§19.1)', () => {
  it.each(['low', 'average', 'high'] as const)('the first landing is at %s tide, and the circle goes on from there', (tide) => {
    const scene = scenario('d-day', { tide }).goTo('sea');
    expect([scene.open.turn, TIDES[scene.open.tide]]).toEqual([2, tide]);
  });
  it('at Average mines count one less for the shift, never less than none', () => {
    const scene = first('average').land().roll(1).roll([5, 5]);
    expect(scene.told('displaced')[0]).toMatchObject({ mines: 2, counted: 1, modifier: 1 });
    expect(scene.roll([2, 2]).told('casualty')[0]?.column).toBe(2);
    const none = new Wave({ 'us-1-16': '4121' }, 'average');
    none.open.turn = 2;
    none.open.options.tide = 'average';
    expect(none.land().roll(1).roll([5, 5]).told('displaced')[0]?.modifier).toBe(0);
  });
  it('at High they count double for shift and casualties', () => {
    const scene = first('high').land().roll(1).roll([4, 4]);
    expect(scene.told('displaced')[0]).toMatchObject({ mines: 2, counted: 4, modifier: 4 });
    while (scene.rolls !== 'casualties') scene.play(scene.offered()[0] as string);
    expect(scene.roll([2, 2]).told('casualty')[0]?.column).toBe(4);
  });
  it('at High the first hex off the beach costs one less than double', () => {
    const landed = (tide: 'high' | 'scenario'): string[] => {
      const wave = new Wave({ 'us-1-16': '4422' }, 'high');
      wave.open.turn = 2;
      wave.open.options.tide = tide;
      const scene = wave.land().roll(1).roll([3, 4]).roll([2, 2]).play('us-1-16');
      return scene.offered().filter((text) => /^\d/.test(text));
    };
    // Two points: a beach hex beside costs two, or one and leaves one for the next.
    const [cheap, dear] = [landed('high'), landed('scenario')];
    expect(cheap.length).toBeGreaterThan(dear.length);
    expect(dear.every((hex) => cheap.includes(hex))).toBe(true);
  });
  it('only that landing pays: not the later ones', () => {
    expect(first('high', 7).land().roll(1).roll([4, 4]).told('displaced')[0]?.modifier).toBe(2);
  });
});

describe('northern Utah (§19.3)', () => {
  it('six lanes further north without flats; mines lie on their coast; a fort there is the beachhead', () => {
    const position = new Position();
    const { world, open, state, tell } = position;
    open.options['northern-utah'] = 'on';
    const lanes = lanesOf(world, open, 1);
    expect(lanes.map(({ beach }) => ground.grid.label(beach))).toEqual(['1107', '1208', '1310', '1411', '1512', '1613']);
    expect(lanes.every(({ tidal, approach, beach }) => tidal === -1 && world.grid.distance(approach, beach) === 1)).toBe(true);
    expect(lanes.every(({ beach }) => minableHexes(world, open, 1).includes(beach))).toBe(true);
    const fort = [...world.grid.ring(lanes[0]?.beach as number, 1)].find((hex) => ground.fort[hex] !== 0);
    noteFort(world, state, fort as number, tell);
    expect(open.beachhead[1]).toBe(fort);
  });
  it('the beach of history is then coast like any other: no mines there, and its forts are no beachhead (§5.4.3, §5.10.1)', () => {
    const { world, open, state, tell } = new Position();
    open.options['northern-utah'] = 'on';
    const coast = lanesOf(world, open, 1).map(({ beach }) => beach);
    expect(minableHexes(world, open, 1)).toEqual([...coast].sort((a, b) => a - b));
    noteFort(world, state, at('1918'), tell);
    expect(open.beachhead[1]).toBe(-1);
    // The southernmost lane ends beside the nest in 1614.
    noteFort(world, state, at('1614'), tell);
    expect(open.beachhead[1]).toBe(at('1614'));
  });
  it('a unit lands there south-west of where it waits, at any tide (§5.5.3)', () => {
    const wave = new Wave({ 'us-1-8': '1409' });
    wave.open.tide = HIGH_TIDE;
    wave.open.options['northern-utah'] = 'on';
    expect(wave.land().roll(1).roll([3, 4]).where('us-1-8')).toBe('1310');
  });
});

describe('individual hex wave shift (§19.4)', () => {
  const wave = (units: Readonly<Record<string, string>>): Wave => {
    const made = new Wave(units);
    made.open.options['hex-shift'] = 'on';
    return made;
  };
  it('one roll for each occupied approach hex, the sea once for all', () => {
    const scene = wave({ 'us-1-16': '4020', 'us-2-16': '4121', 'us-3-16': '4121' }).land().roll(6);
    scene.roll([6, 6]).roll([3, 4]);
    expect(scene.told('sea')).toHaveLength(1);
    expect(scene.told('displaced').map(({ shift }) => shift)).toEqual([1, 0]);
    expect(scene.told('displaced').map(({ units }) => units.length)).toEqual([1, 2]);
    expect([scene.where('us-1-16'), scene.where('us-2-16')]).toEqual(['3920', '4122']);
  });
  it('every shifted hex with two units or more is disrupted, others are not', () => {
    const scene = wave({ 'us-1-16': '4020', 'us-2-16': '4121', 'us-3-16': '4121', 'us-1-18': '4321', 'us-2-18': '4321' }).land().roll(6);
    scene.roll([6, 6]).roll([6, 6]).roll([3, 4]);
    expect(scene.disrupted('us-1-16', 'us-2-16', 'us-3-16', 'us-1-18', 'us-2-18')).toEqual([false, true, true, false, false]);
    expect(at('4021')).toBe(scene.open.hex[scene.id('us-2-16')]);
  });
});
