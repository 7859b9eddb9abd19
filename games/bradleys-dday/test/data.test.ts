import type { Json } from '@bocage/kernel';
import { replaced } from '@bocage/testkit';
import { describe, expect, it, test } from 'vitest';
import { readData } from '../src/data/read.js';
import { data as files } from '../src/index.js';
import { data, unit } from './position.js';

const complaints = (given: Readonly<Record<string, Json>>): string[] => {
  const read = readData(given);
  return read.ok ? [] : read.complaints.map(({ file, path, reason }) => `${file} ${path}: ${reason}`);
};
const complaintsOf = (file: string, path: string, value: Json): string[] =>
  complaints({ ...files, [file]: replaced(files[file] as Json, path.split('.'), value) });
const { units } = data.counters;

test('the game’s own data is in order', () => expect(complaints(files)).toEqual([]));

describe('counters', () => {
  const stated = units.filter(({ from }) => /^rulebook [^;]*18\.[12]/.test(from));
  it('are 252, of which the rulebook states 59 German, 46 American and 7 British (§18.1, §18.2.1)', () => {
    const count = (nation: string): number => stated.filter((row) => row.nation === nation).length;
    expect([units.length, count('german'), count('us'), count('british')]).toEqual([252, 59, 46, 7]);
  });
  it('break down six battalions as the rules list them (§8.2.3)', () => {
    const groups = new Map<string, number>();
    for (const { components } of units) if (components !== '') groups.set(components, (groups.get(components) ?? 0) + 1);
    expect(Object.fromEntries(groups)).toEqual({ '741': 3, '2 Rgr': 2, '1/116': 2, '1716': 2, 'I/12': 2, 'II/12': 2 });
  });
  it('have three battalions to a brigade, so that it may stack (§8.1.1)', () => {
    for (const brigade of ['30', '56', '231', '16', '505', '914'])
      expect(units.filter(({ regiment }) => regiment === brigade).length).toBeGreaterThan(1);
    expect(units.filter(({ regiment }) => regiment === '56')).toHaveLength(3);
  });
  it('of airborne divisions are three parachute regiments and a glider regiment and a half (§4.1)', () => {
    for (const division of ['82', '101']) {
      const of = (type: string): number => units.filter((row) => row.formation === division && row.type === type).length;
      expect([of('parachute-infantry'), of('glider-infantry'), of('airborne-engineer'), of('hq')]).toEqual([9, 3, 1, 1]);
    }
  });
  it('in movement mode have no more combat factors than in combat mode, and swim only in the 741st (§7.1, §5.8)', () => {
    for (const { cm, mm } of units) expect(mm[0]).toBeLessThanOrEqual(cm[0]);
    expect(units.filter(({ amphibious }) => amphibious).map(({ components }) => components)).toEqual(['741', '741', '741']);
  });
  it('heavy weapons have no range, the Hoc battery 11, Bruno no limit (§10.2.7, §14.0)', () => {
    expect([unit('us-87-cw').range, unit('ge-hoc').range, unit('ge-bruno').range]).toEqual([0, 11, 99]);
  });
});

describe('scenarios', () => {
  const scenario = (id: string) => data.scenarios.scenarios.find((row) => row.id === id) as (typeof data.scenarios.scenarios)[number];
  const force = (id: string) => data.scenarios.forces.find((row) => row.id === id) as (typeof data.scenarios.forces)[number];
  it('last from turn 2 or 1 to 14, 15 and 16 (§17.0, §18.1, §18.2)', () => {
    expect(data.scenarios.scenarios.map(({ firstTurn, turns }) => `${firstTurn}-${firstTurn + turns - 1}`)).toEqual([
      '2-14',
      '1-14',
      '1-14',
      '1-15',
      '1-16',
    ]);
  });
  it('ask 18 and 27 losses and both lodgments of 18.3 to 18.5, 11 and 19 of Omaha (§17.1.2, §18.1.6)', () => {
    for (const id of ['d-day', 'rommels-fantasy', 'optimal-defense']) {
      expect(scenario(id).losses).toEqual({ tactical: 18, strategic: 27 });
      expect(scenario(id).mines).toMatchObject({ points: 5, most: 4 });
      expect(scenario(id).support).toBe('campaign');
    }
    expect(scenario('omaha').losses).toEqual({ tactical: 11, strategic: 19 });
    expect(scenario('omaha').mines.byDie).toEqual([3, 3, 3, 4, 4, 4]);
  });
  it('bring 40 American units to the pool of Omaha, 5 more on turn 13, and 13 garrisons (§18.1.1, §18.1.3, §18.1.4)', () => {
    expect(force('omaha-allied').pool?.units).toHaveLength(40);
    expect(force('omaha-allied').reinforcements.find(({ turn }) => turn === 13)?.units).toHaveLength(5);
    expect(force('omaha-german').garrisons?.units).toHaveLength(13);
    expect(force('omaha-german').free.find(({ id }) => id === 'static-omaha')?.units).toHaveLength(9);
  });
  it('bring the 30th Brigade to 2227, or to 2336 in the long ones when Americans are near (§18.1.2)', () => {
    const [brigade] = force('omaha-german').reinforcements;
    expect([brigade?.hexes, brigade?.instead?.hexes, brigade?.instead?.scenarios]).toEqual([
      ['2227'],
      ['2336'],
      ['d-day', 'rommels-fantasy', 'optimal-defense'],
    ]);
  });
  it('hold the 12th SS until it is released, and release it on turn 2 of 18.5 (§18.4, §18.5)', () => {
    expect(scenario('rommels-fantasy').release?.byTurn).toEqual([
      [3, 6],
      [4, 5],
      [5, 4],
      [6, 3],
    ]);
    expect([scenario('rommels-fantasy').release?.automatic, scenario('optimal-defense').release?.automatic]).toEqual([7, 2]);
  });
});

describe('where a figure comes from', () => {
  it('is said by every row and table', () => {
    const record = (value: Json | undefined) => value as Record<string, Json>;
    const { scenarios, forces, options } = record(files.scenarios);
    const rows = [
      ...(record(files.counters).units as Json[]),
      ...Object.values(record(files.tables)),
      ...(scenarios as Json[]),
      ...(forces as Json[]),
      ...Object.values(record(options)),
      ...Object.values(record(files.automaton)).filter((value) => typeof value !== 'string'),
    ];
    expect(rows.length).toBeGreaterThan(290);
    for (const row of rows) expect(String(record(row).from)).toMatch(/^(rulebook|public|reconstructed)/);
  });
});

test.each<[string, string, Json, RegExp]>([
  ['tables', 'crt.least.mixed', [0, 2, 5, 8, 11, 15, 15], /^tables crt\.least\.mixed: must rise from column to column$/],
  ['tables', 'crt.byProtection.2', 'ABCDEF', /^tables crt\.byProtection\[2\]: must be seven letters from A to I$/],
  ['tables', 'crt.byProtection.3', 'IIIIIII', /must protect no less than the row before$/],
  ['tables', 'crt.results.10', ['', '', '', '', '', '', '', '', ''], /column A must not soften as the roll rises$/],
  ['tables', 'crt.results.0.0', 'X', /^tables crt\.results\[0\]\[0\]: must be one of/],
  ['tables', 'terrain.clear.mm', 1.5, /^tables terrain\.clear\.mm: must be a whole number from 0 to 20$/],
  ['tables', 'scatter.most', 15, /^tables scatter\.hexes: must have a hex for every roll$/],
  ['tables', 'displacement.most.low', [0, 0, 0, 0, 0, 0, 0, 0], /^tables displacement\.most\.low: must rise$/],
  ['tables', 'casualties.eliminatesFrom', ['never'], /^tables casualties\.eliminatesFrom: must have 2 to 20 entries, not 1$/],
  ['tables', 'turns.track.8.landing', [3, 2], /must be by day/],
  ['tables', 'turns.track.2.landing', [1, 1], /landing must go from wave to wave$/],
  ['tables', 'waves.bound.3.slots.0.count', 9, /wave 1 of utah binds more than it lands$/],
  ['tables', 'waves.bound.3.slots.1.types', ['self-propelled-anti-tank'], /the pool of utah cannot fill its first waves$/],
  ['tables', 'support.campaign.0.turns', [2], /must have one row for turn 1 of d-day$/],
  ['tables', 'specialLandings.rangers.coast', ['3119'], /must be 3119 3219 3319 3419 3519, as on the map$/],
  ['tables', 'specialLandings.royalMarines.approach', '4525', /must land from the sea on the land next to it$/],
  ['tables', 'bruno.unit', 'ge-anton', /names ge-anton, which is no unit$/],
  ['counters', 'units.1.id', 'us-1-hq', /^counters units\[1\]\.id: is used twice$/],
  ['counters', 'units.us-1-hq.side', 'german', /^counters units\[1\]: must stand before the German units$/],
  ['counters', 'units.us-1-16.class', 'armor', /^counters units\[1\]\.class: must be infantry$/],
  ['counters', 'units.us-1-16.formation', '352', /is no formation of its side$/],
  ['counters', 'units.us-1-16.range', 4, /belongs to artillery, armor and weapons$/],
  ['counters', 'units.us-1-16.bar', true, /belongs to units smaller than a battalion$/],
  ['counters', 'units.us-1-hq.command', 0, /belongs to headquarters$/],
  ['counters', 'formations.0.hq', 'us-1-16', /us-1-16 is no headquarters$/],
  ['scenarios', 'forces.omaha-german.setUp.0.units', ['ge-nobody'], /names ge-nobody, which is no unit$/],
  ['scenarios', 'forces.omaha-german.setUp.0.units', ['ge-i-726'], /names ge-i-726 a second time$/],
  ['scenarios', 'forces.omaha-german.setUp.0.units', ['us-1-16'], /is on the other side$/],
  ['scenarios', 'forces.omaha-german.setUp.0.hex', '3310', /must be a land hex of the map$/],
  ['scenarios', 'forces.omaha-german.setUp.0.hex', '0511', /leaves out the set-up hex 0511$/],
  ['scenarios', 'forces.omaha-german.free.0.where', { is: ['volcano'] }, /has too few hexes for its units$/],
  ['scenarios', 'forces.omaha-german.reinforcements.0.hexes', ['3030'], /3030 is no entry hex of the map$/],
  ['scenarios', 'forces.omaha-allied.reinforcements.0.at', '82', /must name a beach if it comes by sea only$/],
  ['scenarios', 'scenarios.omaha.forces', ['omaha-german', 'utah-allied'], /must hold utah$/],
  ['scenarios', 'scenarios.omaha.mines', { points: 9, most: 4 }, /does not fit on the beaches$/],
  ['scenarios', 'scenarios.d-day.release', { force: '12-ss', byTurn: [], automatic: 2, alliedWithin: 4 }, /is not in the scenario$/],
  ['scenarios', 'options.northernUtah.lanes.0', ['1206', '1208'], /must land south-west of a sea hex, as on the map$/],
  ['automaton', 'commands.list.east.units', ['ge-i-915'], /leave out ge-ii-915$/],
  ['automaton', 'commands.list.east.objectives', ['3910'], /3910 is no land hex$/],
  ['automaton', 'setUp.forces.0.units.0.hex', '3511', /has no empty fort near a German unit$/],
  ['automaton', 'setUp.extraNests', ['3822'], /must lie where the scenario allows them$/],
])('%s %s = %j is refused', (file, path, value, reason) => {
  const said = complaintsOf(file, path, value);
  expect(
    said.some((line) => reason.test(line)),
    said.join('\n'),
  ).toBe(true);
});
