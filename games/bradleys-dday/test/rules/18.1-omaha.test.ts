import { describe, expect, it } from 'vitest';
import { CITY, NO_FORT, TOWN } from '../../src/ground.js';
import { deploymentHexes, garrisonHexes } from '../../src/rules/deployment.js';
import { isInPlay } from '../../src/rules/scenario.js';
import { eliminate, setBox } from '../../src/rules/units.js';
import { outcomeOf, turnsOf } from '../../src/rules/victory.js';
import { COMBAT_MODE, MOVEMENT_MODE, POOL, TIDES, UNPLACED } from '../../src/types.js';
import { at, data, ground, Position, unit } from '../position.js';
import { fromSegment, scenario } from '../scene.js';

// Every figure below is written down from the rulebook's lists, not from the data.
const SET_UP: readonly (readonly [string, string, string])[] = [
  ['3319', 'HOC', '12-2-0'],
  ['5025', 'I/726', '4-2-4'],
  ['3927', 'III/1716', '10-2-0'],
  ['2327', 'I/914', '5-2-4'],
  ['2024', 'II/914', '5-2-4'],
  ['5534', 'I/915', '5-2-4'],
  ['5733', 'II/915', '5-2-4'],
  ['5731', 'I/916', '5-2-4'],
  ['4225', 'II/916', '5-2-4'],
  ['2729', '352 Eng', '8-3-4'],
  ['3931', 'I/352', '8-2-0'],
  ['5426', 'II/352', '8-2-0'],
  ['2725', 'IV/352', '8-2-0'],
  ['2423', '439 Ost', '4-2-4'],
];
const named = (designation: string) => data.counters.units.filter((known) => known.designation === designation);
const factors = (id: string): string => unit(id).cm.join('-');
const omaha = scenario('omaha');
const labelsOf = (id: string): string[] => deploymentHexes(omaha.world, omaha.open, omaha.id(id)).map((hex) => ground.grid.label(hex));
const poolUnits = (): string[] => [...omaha.open.box.keys()].filter((i) => omaha.open.box[i] === POOL).map((i) => omaha.nameOf(i));

describe('German set-up at Omaha (§18.0, §18.1, §18.1.1)', () => {
  it.each(SET_UP)('%s: %s (%s)', (hex, designation, cm) => {
    const here = named(designation).filter(({ side }) => side === 'german');
    expect(here.map(({ id }) => [omaha.where(id), factors(id)])).toContainEqual([hex, cm]);
  });
  it('nobody else stands on the map before the Germans have set up (§18.1.1)', () => {
    expect(omaha.open.hex.filter((hex) => hex >= 0)).toHaveLength(SET_UP.length);
  });
  it('III/726: a town within five hexes of a beach hex and next to none', () => {
    expect(factors('ge-iii-726')).toBe('4-2-4');
    const beaches = ground.lanes.omaha.map(({ beach }) => beach);
    for (const label of labelsOf('ge-iii-726')) {
      const nearest = Math.min(...beaches.map((hex) => ground.grid.distance(hex, at(label))));
      expect([ground.terrain[at(label)], nearest > 1 && nearest <= 5]).toEqual([TOWN, true]);
    }
    expect(labelsOf('ge-iii-726')).toContain('4024');
  });
  it('1716c and e: any fortified hex on or east of 22xx', () => {
    expect([factors('ge-1716c'), factors('ge-1716e')]).toEqual(['3-2-0', '3-2-0']);
    expect(labelsOf('ge-1716c').every((label) => ground.fort[at(label)] !== NO_FORT && Number(label.slice(0, 2)) >= 22)).toBe(true);
  });
  it('352 HQ: any town or city east of 24xx', () => {
    expect(factors('ge-352-hq')).toBe('2-2-4');
    for (const label of labelsOf('ge-352-hq'))
      expect([[TOWN, CITY].includes(ground.terrain[at(label)] as number), Number(label.slice(0, 2)) > 24]).toEqual([true, true]);
  });
  it('twelve static companies: nine one to a hex in towns and forts, three in Bayeux', () => {
    const companies = data.counters.units.filter(({ id, type }) => type === 'static' && omaha.box(id) === UNPLACED);
    expect(companies.map(({ id }) => factors(id))).toEqual(Array(12).fill('2-2-0'));
    const bayeux = ground.land.filter((hex) => ground.names[hex] === 'Bayeux').map((hex) => ground.grid.label(hex));
    expect(companies.filter(({ id }) => labelsOf(id).every((label) => bayeux.includes(label)))).toHaveLength(3);
    const one = scenario('omaha').play('ge-static-1', '3822', 'ge-static-2');
    expect(one.offered()).not.toContain('3822');
  });
  it('Flak: I/1 in Bayeux, II/1 and III/1 in towns south of row 25', () => {
    expect(['ge-i-1-flak', 'ge-ii-1-flak', 'ge-iii-1-flak'].map(factors)).toEqual(['8-3-2', '8-3-2', '8-3-2']);
    expect(labelsOf('ge-i-1-flak').every((label) => ground.names[at(label)] === 'Bayeux')).toBe(true);
    expect(labelsOf('ge-ii-1-flak').every((label) => Number(label.slice(2)) > 25 && ground.terrain[at(label)] === TOWN)).toBe(true);
  });
  it('thirteen garrisons (1-2-0) for empty forts within three hexes of a German unit', () => {
    const garrisons = data.counters.units.filter(({ id, type }) => type === 'garrison' && omaha.box(id) === UNPLACED);
    expect(garrisons.map(({ id }) => factors(id))).toEqual(Array(13).fill('1-2-0'));
    const { world, open } = scenario('omaha').play('rest');
    for (const hex of garrisonHexes(world, open, world.roster.number.get('ge-garrison-1') as number)) {
      expect(ground.fort[hex]).not.toBe(NO_FORT);
      expect(open.hex.some((other) => other >= 0 && other !== hex && ground.grid.distance(other, hex) <= 3)).toBe(true);
    }
  });
  it('Germans begin in either mode, Americans and whoever lands in Combat Mode (§18.0)', () => {
    const scene = scenario('omaha').goTo('deploy-modes').play('ge-i-916', 'face:2');
    const unitId = scene.id('ge-i-916');
    expect([scene.open.mode[unitId], scene.open.facing[unitId]]).toEqual([MOVEMENT_MODE, 2]);
    expect(scene.offered()).not.toContain('ge-i-916');
    expect(scene.goTo('sea').open.mode[scene.id('us-1-16')]).toBe(COMBAT_MODE);
  });
});

describe('forces of Omaha (§18.1.2, §18.1.3, §18.1.4)', () => {
  it('the pool of the first landing, unit by unit (§18.1.3)', () => {
    const expected: Record<string, string> = {
      '1 HQ': '2-2-4',
      ...Object.fromEntries(['16', '18', '26', '115'].flatMap((regiment) => [1, 2, 3].map((n) => [`${n}/${regiment}`, '8-2-4']))),
      ...Object.fromEntries(['5', '32', '33', '110', '111', '224', '227'].map((n) => [`${n} FA`, '12-3-0'])),
      ...Object.fromEntries(['1', '146', '147', '149', '203', '299', '336', '348'].map((n) => [`${n} Eng`, '10-2-4'])),
      ...{ '743 Tk': '25-4-6', '745 Tk': '25-4-6', 'A/741 Tk': '6-4-6', 'B/741 Tk': '6-4-6', 'C/741 Tk': '6-4-6' },
      ...{ '5 Rgr': '8-3-4', '2(-) Rgr': '6-3-4', 'C/2 Rgr': '2-3-4' },
      ...{ 'A/1/116': '2-2-4', '1(-)/116': '6-2-4', '2/116': '8-2-4', '3/116': '8-2-4' },
    };
    const found = Object.fromEntries(poolUnits().map((id) => [unit(id).designation, factors(id)]));
    expect(found).toEqual(expected);
  });
  it.each([
    [7, ['747 Tk', '25-4-6'], ['47 RM Cdo', '10-3-4']],
    [9, ['2 SWB', '8-2-4'], ['2 Glosters', '8-2-4'], ['2 Essex', '8-2-4']],
    [11, ['1 Hamps', '8-2-4'], ['1 Dorset', '8-2-4'], ['2 Devon', '8-2-4']],
    [13, ['29 HQ', '2-2-4'], ['1/175', '8-2-4'], ['2/175', '8-2-4'], ['3/175', '8-2-4'], ['121 Eng', '10-2-4']],
  ])('reinforcements of turn %i (§18.1.4)', (turn, ...units) => {
    const force = data.scenarios.forces.find(({ id }) => id === 'omaha-allied');
    const due = force?.reinforcements.filter((entry) => entry.turn === turn).flatMap((entry) => entry.units) ?? [];
    expect(due.map((id) => [unit(id).designation, factors(id)])).toEqual(units);
  });
  it('the British come on at the east edge, 6126 to 6130 on turn 9 and to 6132 on turn 11 (§18.1.4)', () => {
    const entering = (turn: number, id: string): string[] => {
      const position = new Position('omaha');
      position.open.turn = turn;
      setBox(position.open, position.of(id), 2);
      return fromSegment(position, 'placement').goTo('entry').play(id).offered();
    };
    expect(entering(9, 'uk-2-essex')).toEqual(['6126', '6127', '6128', '6129', '6130']);
    expect(entering(11, 'uk-1-hamps')).toEqual(['6126', '6127', '6128', '6129', '6130', '6131', '6132']);
  });
  it('the 30th Brigade comes on at 2227 on turn 13; blocked, at the nearest hex of the edge of the map played on (§18.1.2, R43)', () => {
    const entering = (blocker: boolean): string[] => {
      const position = new Position('omaha');
      position.open.turn = 13;
      for (const id of ['ge-513-30', 'ge-517-30', 'ge-518-30']) setBox(position.open, position.of(id), 2);
      if (blocker) position.put('us-1-16', '2227');
      return fromSegment(position, 'second-recovery').play('ge-513-30').offered();
    };
    expect(['ge-513-30', 'ge-517-30', 'ge-518-30'].map(factors)).toEqual(['6-2-6', '6-2-6', '6-2-6']);
    expect([entering(false), entering(true)]).toEqual([['2227'], ['2226', '2228']]);
  });
});

describe('special rules and victory of Omaha (§18.1, §18.1.5, §18.1.6)', () => {
  it('turns 2 to 14, Low tide, 22xx and east (§18.1)', () => {
    const { world, open } = omaha;
    expect([open.turn, turnsOf(world, open), TIDES[open.tide]]).toEqual([2, 14, 'low']);
    expect([isInPlay(world, open, at('2128')), isInPlay(world, open, at('2227'))]).toEqual([false, true]);
  });
  it.each([
    [2, 4, 120],
    [3, 4, 70],
    [7, 6, 80],
    [8, 3, 31],
    [9, 5, 15],
    [10, 1, 11],
    [11, 6, 37],
    [14, 1, 55],
  ])('turn %i and a %i bring %i support points (§18.1.5 a)', (turn, die, points) => {
    const position = new Position('omaha');
    position.open.turn = turn;
    position.put('ge-i-916', '4225');
    expect(fromSegment(position, 'placement').roll(die).told('support')[0]?.points).toBe(points);
  });
  it.each([
    [1, 3],
    [3, 3],
    [4, 4],
    [6, 4],
  ])('a %i, seen by the German alone, gives him %i mine points for Omaha (§18.1.5 b)', (die, points) => {
    const scene = scenario('omaha').goTo('mine-die');
    expect(scene.awaits).toMatchObject({ kind: 'chance', visibleTo: ['german'] });
    scene.roll(die);
    expect([scene.sealed.minePoints, scene.told('mine-points')[0]?.to]).toEqual([points, ['german']]);
    expect(scene.offered()).toEqual(['3821', '3921', '4022', '4123', '4223', '4323', '4423']);
  });
  it.each([
    [10, 'draw', undefined],
    [11, 'tactical', 'german'],
    [18, 'tactical', 'german'],
    [19, 'strategic', 'german'],
  ])('%i Allied units lost: %s (§18.1.6)', (lost, level, winner) => {
    const { world, state, open, tell } = new Position('omaha');
    eliminate(
      world,
      state,
      Array.from({ length: lost }, (_, i) => i),
      'fire',
      '10.4',
      tell,
    );
    expect(outcomeOf(world, open)).toMatchObject(winner ? { level, winner } : { level });
  });
  it.each([
    ['4134', 'draw'],
    ['4135', 'draw'],
    ['4136', 'tactical'],
    ['5436', 'strategic'],
  ])('a German as near as %s to the beachhead at 4124: %s (§18.1.6)', (hex, level) => {
    const position = new Position('omaha');
    position.open.beachhead[0] = at('4124');
    position.put('ge-i-916', hex);
    expect(outcomeOf(position.world, position.open).level).toBe(level);
  });
  it('of equal levels nobody wins, whatever was dropped (§18.1.6, §17.1.5)', () => {
    const { world, state, open, tell } = new Position('omaha');
    open.beachhead[0] = at('4124');
    open.dzLost = 1;
    eliminate(
      world,
      state,
      Array.from({ length: 19 }, (_, i) => i),
      'fire',
      '10.4',
      tell,
    );
    expect(outcomeOf(world, open)).toMatchObject({ level: 'draw' });
  });
});
