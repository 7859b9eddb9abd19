import { expect, test } from 'vitest';
import { CHERBOURG, EXITED, MAY_LEAVE, VIA_BRITTANY } from '../../src/index.js';
import { isCherbourgIsolated, isUnitSupplied, relocatedUnits, supplySources, unitsInAttrition } from '../../src/rules/supply.js';
import { type Placing, type Position, position } from '../position.js';

const supplied = (at: Position, id: string): boolean => isUnitSupplied(at.world, at.open, at.id(id));
/** Six American regiments round 5020, all the zones it needs. */
const ring = {
  'us-39-9-inf': '5018',
  'us-47-9-inf': '5022',
  'us-60-9-inf': '4819',
  'us-117-30-inf': '5219',
  'us-119-30-inf': '4821',
  'us-120-30-inf': '5221',
};
const pocket = (more: Placing = {}): Position => position({ drill: {}, ...more, units: { ...ring, 'ge-6-fj': '5020', ...more.units } });

// §13.2
test('a German surrounded by enemy zones is out of supply; a friend in the gap negates the zone', () => {
  expect(supplied(pocket(), 'ge-6-fj')).toBe(false);
  expect(supplied(position({ drill: {}, units: { 'ge-6-fj': '5020', 'us-39-9-inf': '5018' } }), 'ge-6-fj')).toBe(true);
  expect(supplied(pocket({ units: { 'ge-100-pz': '5120', 'ost-1': '5220', 'ge-fus-352': '5320' } }), 'ge-6-fj')).toBe(true);
});

test('battalions have no zone to bar a line, major rivers do not bar one, flooded hexes do', () => {
  const rangers = position({ drill: {}, units: { ...ring, 'us-120-30-inf': -6, 'us-2-rng': '5322', 'ge-6-fj': '5020' } });
  expect(supplied(rangers, 'ge-6-fj')).toBe(true);
  const terrain = Object.fromEntries(['4919', '4920', '5019', '5021', '5119', '5120'].map((label) => [label, 'flooded']));
  expect(supplied(position({ units: { 'ge-6-fj': '5020' }, drill: { terrain } }), 'ge-6-fj')).toBe(false);
  const sides = ['4919', '4920', '5019', '5021', '5119', '5120'].map((b) => ({ a: '5020', b, river: 'Orne', class: 'major' as const }));
  expect(supplied(position({ units: { 'ge-6-fj': '5020' }, drill: { sides } }), 'ge-6-fj')).toBe(true);
});

// §13.1.1
test('W, S, E and (E) hexes supply the Germans, C hexes never', () => {
  const at = position({});
  const letters = () => new Set(supplySources(at.world, at.open, 2).map((hex) => at.world.ground.letter[hex]));
  expect(letters()).toEqual(new Set([2, 3, 4, 5]));
  at.open.brittanyTurn = 7;
  expect(letters()).toEqual(new Set([3, 4, 5]));
  at.open.returnTurn = 8;
  expect(letters()).toEqual(new Set([4, 5]));
});

test('an Allied unit or zone, or an Exit marker, closes a lettered hex; a German unit holds it open', () => {
  const sources = (at: Position) => at.labels(supplySources(at.world, at.open, 2));
  expect(sources(position({ units: { 'br-8a': '6318' } }))).not.toContain('6318');
  expect(sources(position({ units: { 'br-8a': '6317' } }))).not.toContain('6318');
  expect(sources(position({ units: { 'br-8a': '6317', 'ge-100-pz': '6318' } }))).toContain('6318');
  const at = position({});
  at.open.exits[at.world.ground.lettered.E.indexOf(at.hex('6318'))] = 1;
  expect(sources(at)).not.toContain('6318');
});

// §13.1.2
test('each Allied command is supplied from its own open beaches only', () => {
  const units = { 'us-39-9-inf': '3607', 'br-8a': '3707' };
  const omaha = position({ units, beaches: ['3203'] });
  expect([supplied(omaha, 'us-39-9-inf'), supplied(omaha, 'br-8a')]).toEqual([true, false]);
  const gold = position({ units, beaches: ['4003'] });
  expect([supplied(gold, 'us-39-9-inf'), supplied(gold, 'br-8a')]).toEqual([false, true]);
});

// §13.2.1
test('German lines do not pass open beaches', () => {
  const drill = { sides: ['4303', '4402', '4403'].map((b) => ({ a: '4302', b, sea: true as const })) };
  const units = { 'ge-6-fj': '4302' };
  expect(supplied(position({ units, drill }), 'ge-6-fj')).toBe(true);
  expect(supplied(position({ units, drill, beaches: ['4203'] }), 'ge-6-fj')).toBe(false);
});

// §13.2.2
test('the Cherbourg Box is supplied from any C hex, Brittany from any W hex, and who came back through Brittany', () => {
  const units = { 'us-39-9-inf': CHERBOURG, 'us-47-9-inf': MAY_LEAVE, 'us-60-9-inf': '5027', 'us-117-30-inf': '5227' };
  const barrier = { 'ge-5-3-fj': '4718', 'ge-8-3-fj': '4318' };
  const at = position({ units: { ...units, ...barrier }, beaches: ['3203'], open: { returnTurn: 8, brittanyTurn: 7 } });
  expect(['us-39-9-inf', 'us-47-9-inf', 'us-60-9-inf'].map((id) => supplied(at, id))).toEqual([true, true, true]);
  const cut = position({ units, open: { returnTurn: 8, brittanyTurn: 7 } });
  expect(Object.keys(units).map((id) => supplied(cut, id))).toEqual([false, false, false, false]);
});

test('only units that came back from Brittany are supplied through it', () => {
  const two = (row: number): string => String(row).padStart(2, '0');
  const sides = Array.from({ length: 28 }, (_, row) =>
    [`40${two(row)}`, `40${two(row + 1)}`].map((b) => ({ a: `39${two(row)}`, b, sea: true as const })),
  ).flat();
  const units = { 'us-60-9-inf': '5027', 'us-117-30-inf': '5227' };
  const at = position({ units, drill: { sides }, beaches: ['3203'], open: { returnTurn: 8, brittanyTurn: 7 } });
  at.open.marks[at.id('us-60-9-inf')] = VIA_BRITTANY;
  expect(Object.keys(units).map((id) => supplied(at, id))).toEqual([true, false]);
});

// §13.3
test('strongpoints on turns 1 and 2, Germans in Cherbourg, Allies in open beaches and the exited are always supplied', () => {
  const units = { 'sp-1': '5020', 'ge-garrison': CHERBOURG, 'ge-9-3-fj': EXITED, 'br-8a': '3203' };
  const at = position({ drill: {}, units: { ...ring, ...units }, beaches: ['3203'] });
  expect(Object.keys(units).map((id) => supplied(at, id))).toEqual([true, true, true, true]);
  at.open.turn = 3;
  expect(supplied(at, 'sp-1')).toBe(false);
});

// §13.5
test('Cherbourg is isolated when no C hex traces a line, and the cut-off who can reach it go there, strongpoints not', () => {
  const units = { 'ge-919-709': '1802', 'sp-1': '2100', 'br-8a': '5400' };
  const at = pocket({ units, open: { turn: 8, brittanyTurn: 7, returnTurn: 8 } });
  at.open.exits.fill(1);
  expect(isCherbourgIsolated(at.world, at.open)).toBe(true);
  expect(relocatedUnits(at.world, at.open)).toEqual(at.ids('ge-919-709'));
  at.open.exits[0] = 0;
  at.touch();
  expect(isCherbourgIsolated(at.world, at.open)).toBe(false);
  expect(relocatedUnits(at.world, at.open)).toEqual([]);
});

// §14.0 §7.2.4
test('Germans suffer attrition in any weather, the Allies in rain and storm, both judged together', () => {
  const at = pocket();
  expect(unitsInAttrition(at.world, at.open)).toEqual(at.ids('ge-6-fj'));
  at.open.weather = 3;
  expect(unitsInAttrition(at.world, at.open)).toHaveLength(7);
});
