import { expect, test } from 'vitest';
import { suppliedHexes, supplySources } from '../../src/rules/supply.js';
import { combatStrength, movementAllowance } from '../../src/rules/units.js';
import { inEnemyZoc } from '../../src/rules/zoc.js';
import { UNSUPPLIED } from '../../src/types.js';
import { moduleFor, type Placing, position } from '../position.js';

const isCut = (placing: Placing, name: string): boolean => {
  const at = position(placing);
  return ((at.open.marks[at.id(name)] as number) & UNSUPPLIED) !== 0;
};

const ring = { 'gr-914': '4624', 'gr-915': '4726', 'gr-916': '4526' };

// §R.7
test('a line of hexes to a beach keeps the Allies in supply', () => {
  expect(isCut({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: {} }, 'us-16-1')).toBe(false);
});

test('enemy zones all around cut it, unless friends stand in them', () => {
  const german = { 'gr-914': '4624', 'gr-915': '4828', 'gr-916': '4428' };
  expect(isCut({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, german: ring, drill: {} }, 'us-16-1')).toBe(true);
  expect(isCut({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, german, drill: {} }, 'us-16-1')).toBe(false);
  const chain = { 'us-16-1': '4626', 'us-116-29': '4725', 'us-8-4': '4824', 'br-69-50': '4525', 'br-231-50': '4424' };
  expect(isCut({ phase: 'allied-first', allied: chain, german: ring, drill: {} }, 'us-16-1')).toBe(false);
});

test('beaches in enemy hands supply nobody', () => {
  const probe = position({ phase: 'allied-first', drill: {} });
  const beaches = probe.world.ground.beaches.map((hex) => probe.label(hex));
  const pieces = probe.world.data.counters.german.slice(0, beaches.length).map(({ id }) => id);
  const german = Object.fromEntries(beaches.map((label, i) => [pieces[i] as string, label]));
  expect(isCut({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, german, drill: {} }, 'us-16-1')).toBe(true);
});

test('the Germans draw on the west, south and east edges', () => {
  expect(isCut({ phase: 'german-movement', german: { 'gr-914': '4626' }, drill: {} }, 'gr-914')).toBe(false);
  const allied = { 'us-16-1': '4624', 'us-116-29': '4726', 'us-8-4': '4526' };
  expect(isCut({ phase: 'german-movement', german: { 'gr-914': '4626' }, allied, drill: {} }, 'gr-914')).toBe(true);
});

test('without supply strength is halved and rounded up, the allowance halved and rounded down', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', '741-tk': '4626', '2-rgr': '4626' },
    german: ring,
    drill: {},
  });
  const sight = at.view('allied');
  expect(['us-16-1', '741-tk'].map((name) => combatStrength(at.world, at.open, at.id(name)))).toEqual([4, 3]);
  expect(['us-16-1', '741-tk'].map((name) => movementAllowance(at.world, sight, at.id(name)))).toEqual([2, 5]);
});

// §R.1 §R.7
test('on 6 June half of what is printed, and no more than the jammed beaches let through', () => {
  const allied = { 'us-16-1': '4626', '741-tk': '4626' };
  const at = position({ phase: 'allied-second', turn: 1, allied, german: ring, drill: {} });
  expect(isCut({ phase: 'allied-second', turn: 1, allied, german: ring, drill: {} }, 'us-16-1')).toBe(true);
  expect(Object.keys(allied).map((name) => movementAllowance(at.world, at.view('allied'), at.id(name)))).toEqual([2, 2]);
});

test('airborne troops and commandos are supplied on the first two turns, not on the third', () => {
  for (const name of ['501-pir', '325-gir', '2-rgr']) {
    const placing = { phase: 'allied-combat', allied: { [name]: '4626' }, german: ring, drill: {} } as const;
    expect(isCut({ ...placing, turn: 1 }, name)).toBe(false);
    expect(isCut({ ...placing, turn: 2 }, name)).toBe(false);
    expect(isCut({ ...placing, turn: 3 }, name)).toBe(true);
  }
});

test('both sides are judged when a combat phase begins', () => {
  const at = position({ phase: 'allied-combat', turn: 3, allied: { 'us-16-1': '4626' }, german: ring, drill: {} });
  expect((at.open.marks[at.id('us-16-1')] as number) & UNSUPPLIED).toBe(UNSUPPLIED);
  at.play('4726', 'us-16-1').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ attack: 4, defence: 5, column: '1-2' });
});

test('a unit without supply may only end nearer to a source', () => {
  const at = position({ phase: 'allied-first', turn: 3, allied: { '741-tk': '4626' }, german: ring, drill: {} });
  expect((at.open.marks[at.id('741-tk')] as number) & UNSUPPLIED).toBe(UNSUPPLIED);
  at.play('741-tk');
  expect(at.refusal('4627')).toEqual({ code: 'not-nearer-supply', section: 'R.7' });
  const nearest = (label: string): number => Math.min(...at.world.ground.beaches.map((hex) => at.world.grid.distance(hex, at.hex(label))));
  expect(at.offers('4625')).toBe(true);
  const equal = at.world.ground.land.map((hex) => at.label(hex)).find((label) => nearest(label) === nearest('4626') && label !== '4626');
  expect(at.refusal(equal as string)).toEqual({ code: 'not-nearer-supply', section: 'R.7' });
  expect(at.refusal('4618')).toEqual({ code: 'out-of-range', section: 'R.3', params: { allowance: 5 } });
  for (const label of at.offered()) expect(nearest(label)).toBeLessThan(nearest('4626'));
});

test('supply crosses flooded ground only by road, and never the sea', () => {
  const around = ['4625', '4725', '4726', '4627', '4526', '4525'];
  const moat = (road: boolean) =>
    around.map((label) => ({
      ...(label < '4626' ? { a: label, b: '4626' } : { a: '4626', b: label }),
      flooded: true as const,
      ...(road && label === '4627' ? { road: 'minor' as const } : {}),
    }));
  expect(isCut({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: { sides: moat(false) } }, 'us-16-1')).toBe(true);
  expect(isCut({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: { sides: moat(true) } }, 'us-16-1')).toBe(false);
});

test('what lacks supply is told', () => {
  const at = position({ phase: 'allied-first', turn: 3, allied: { 'us-16-1': '4626', 'us-116-29': '4323' }, german: ring, drill: {} });
  at.play('done');
  expect(at.open.phase).toBe('allied-combat');
  expect(at.event('supply')).toEqual({ event: 'supply', section: 'R.7', side: 0, unsupplied: [at.id('us-16-1')] });
  const well = position({ phase: 'allied-first', turn: 3, allied: { 'us-16-1': '4626' }, drill: {} }).play('done');
  expect(well.told('supply')).toEqual([]);
});

test('each side has sources of its own, and none where an enemy stands', () => {
  const at = position({ phase: 'allied-first', drill: {} });
  const { beaches, germanSources } = at.world.ground;
  expect(supplySources(at.world, at.open, 0)).toEqual(beaches);
  expect(supplySources(at.world, at.open, 1)).toEqual(germanSources);
  const [beach, edge] = [beaches[0] as number, germanSources[0] as number];
  const held = position({ phase: 'allied-first', allied: { 'us-16-1': at.label(edge) }, german: { 'gr-914': at.label(beach) }, drill: {} });
  expect(supplySources(held.world, held.open, 0)).toEqual(beaches.slice(1));
  expect(supplySources(held.world, held.open, 1)).toEqual(germanSources.slice(1));
});

test('a German behind his own lines needs an edge, not a beach', () => {
  const at = position({ phase: 'german-movement', german: { 'gr-914': '4626' }, drill: {} });
  const supplied = suppliedHexes(at.world, at.open, 1);
  expect(supplied[at.hex('4626')]).toBe(1);
  const wall = position({
    phase: 'german-movement',
    german: { 'gr-914': '4626', 'gr-915': '4625' },
    allied: { 'us-16-1': '4726' },
    drill: {},
  });
  const hexes = suppliedHexes(wall.world, wall.open, 1);
  // The enemy's own hex and the hexes he controls carry nothing; a German in one of them does.
  expect(['4726', '4725', '4627', '4626', '4625'].map((label) => hexes[wall.hex(label)] === 1)).toEqual([false, false, false, true, true]);
});

test('supply regained is noticed at the next judgement', () => {
  const at = position({
    phase: 'allied-first',
    turn: 3,
    allied: { 'us-16-1': '4626' },
    drill: {},
    before: (made) => void (made.open.marks[made.id('us-16-1')] = UNSUPPLIED),
  });
  expect(at.open.marks[at.id('us-16-1')]).toBe(0);
});

test('a beach in an enemy zone is a source only where a friend stands on it', () => {
  const { ground, grid } = moduleFor().world;
  const beach = ground.beaches[0] as number;
  const inland = grid.ring(beach, 1).find((hex) => ground.land.includes(hex) && !ground.beaches.includes(hex)) as number;
  const placing: Placing = { phase: 'allied-first', german: { 'gr-914': grid.label(inland) }, drill: {} };
  const bare = position(placing);
  expect(inEnemyZoc(bare.world, bare.open, 0, beach)).toBe(true);
  expect(suppliedHexes(bare.world, bare.open, 0)[beach]).not.toBe(1);
  const held = position({ ...placing, allied: { 'us-16-1': grid.label(beach) } });
  expect(suppliedHexes(held.world, held.open, 0)[beach]).toBe(1);
});

test('a beach in enemy hands draws nobody nearer', () => {
  const { ground, grid, data } = moduleFor().world;
  const utah = ground.beachHexes[0] as readonly number[];
  const held = ground.beaches.filter((hex) => !utah.includes(hex));
  const german = { ...ring, ...Object.fromEntries(held.map((hex, i) => [data.counters.german[i]?.id as string, grid.label(hex)])) };
  const at = position({ phase: 'allied-first', turn: 3, allied: { '741-tk': '4626' }, german, drill: {} }).play('741-tk');
  // Utah lies to the north-west; the beaches straight ahead are lost.
  expect(['4525', '4725'].map((label) => at.offers(label))).toEqual([true, false]);
});
