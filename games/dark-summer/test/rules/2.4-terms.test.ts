import { expect, test } from 'vitest';
import { IMPASSABLE } from '../../src/ground.js';
import { isBeyondBoundary } from '../../src/rules/15-boundary/boundary.js';
import { setup } from '../../src/setup.js';
import { groundFor, position } from '../position.js';

const { world } = groundFor();
const { roster, ground, grid } = world;
const unit = (id: string): number => roster.ids.get(id) as number;
const hex = (label: string): number => grid.parse(label) as number;

// §2.4
test('a division is a Formation, as is each unit outside one, and III Flak Corps is a single one', () => {
  const size = (id: string): number => (roster.members[roster.formation[unit(id)] as number] as readonly number[]).length;
  expect(['us-39-9-inf', 'us-505-82-ab', 'ge-6-fj', 'us-4-cav', 'ge-tiger-503'].map(size)).toEqual([3, 4, 1, 1, 1]);
  expect(roster.members[roster.formation[unit('ge-1-iii-flak')] as number]).toEqual(
    ['1', '2', '3', '4'].map((number) => unit(`ge-${number}-iii-flak`)),
  );
});

test('no Formation holds units of two commands', () => {
  for (const members of roster.members) expect(new Set(members.map((member) => roster.command[member])).size).toBe(1);
});

test('the eight Beach hexes, each beside its Beach Approach hex', () => {
  const named = ground.beaches.map((beach) => `${beach.name} ${grid.label(beach.hex)}`);
  expect(named.sort()).toEqual(['gold 4003', 'gold 4102', 'juno 4203', 'juno 4302', 'omaha 3203', 'omaha 3303', 'sword 4603', 'utah 2403']);
  for (const beach of ground.beaches) expect(grid.directionTo(beach.approach, beach.hex)).toBeGreaterThanOrEqual(0);
});

test('Kampfgruppen and Tiger battalions are the units that strike in a reaction', () => {
  const strikers = ['ge-kg-125-21-pz', 'ge-tiger-503', 'ge-100-pz', 'ge-914-352'].map((id) => roster.striker[unit(id)]);
  expect(strikers).toEqual([true, true, false, false]);
});

test('the Operational Boundary Line lies between rows 35 and 36', () => {
  const { open } = position({});
  const isBeyond = (command: 0 | 1, label: string): boolean => isBeyondBoundary(world, open, command, hex(label));
  expect([isBeyond(0, '3610'), isBeyond(0, '3710'), isBeyond(1, '3510'), isBeyond(1, '3410')]).toEqual([false, true, false, true]);
});

test('the sides of a flooded hex and all-sea hexsides are impassable', () => {
  const drill = groundFor({ terrain: { 5020: 'flooded' }, sides: [{ a: '4818', b: '4819', sea: true }] }).world;
  const side = (a: string, b: string): number => drill.ground.sides[hex(a) * 6 + drill.grid.directionTo(hex(a), hex(b))] as number;
  expect([side('5020', '5021'), side('5021', '5020'), side('4819', '4818')].map((bits) => bits & IMPASSABLE)).toEqual([16, 16, 16]);
  expect(side('4918', '4919') & IMPASSABLE).toBe(0);
});

test('the Germans control every hex that counts at the start', () => {
  expect(new Set(setup(world, 'campaign', {}).open.control)).toEqual(new Set([1]));
});
