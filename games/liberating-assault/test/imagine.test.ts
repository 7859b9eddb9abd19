import { createRng } from '@bocage/kernel';
import { describe, expect, test } from 'vitest';
import { check } from '../src/check.js';
import { imagine } from '../src/imagine.js';
import { place } from '../src/occupancy.js';
import { setup } from '../src/setup.js';
import { view } from '../src/view.js';
import { groundFor } from './position.js';

/** A position of the third turn: the landing has come a few hexes inland. */
function later(options: Readonly<Record<string, string>>) {
  const { world } = groundFor();
  const state = setup(world, 'campaign', options);
  const put = (id: string, label: string): void =>
    place(world, state.sealed, world.roster.ids.get(id) as number, world.grid.parse(label) as number);
  for (const [division, label] of [
    ['us-1', '1213'],
    ['us-29', '1112'],
    ['us-4', '0810'],
    ['br-50', '1514'],
    ['br-51', '1816'],
  ] as const) {
    const formation = world.formations.ids.get(division);
    for (const [id, unit] of world.roster.ids) if (world.roster.formation[unit] === formation) put(id, label);
  }
  state.open.turn = 3;
  return { world, state };
}

describe.each([{}, { way: 'staff' }, { way: 'mega' }])('%o', (options) => {
  const { world, state } = later(options);
  const seats = {
    '': [['allied'], ['german'], ['allied', 'german']],
    staff: [['us-v'], ['german-east'], ['army-group'], []],
    mega: [['us-1-operations'], ['us-1-commander'], ['ge-716-commander'], ['us-army-supplies', 'br-51-operations'], []],
  }[options.way ?? ''] as string[][];

  // §9.5
  test('what is imagined from a view gives the same view and is a sound state', () => {
    for (const some of seats) {
      const seen = view(world, state, some);
      const whole = imagine(world, seen, createRng(7));
      expect(view(world, whole, some).known).toEqual(seen.known);
      expect(check(world, whole)).toEqual([]);
    }
  });
});

test('different draws imagine different places for those one cannot see', () => {
  const { world, state } = later({ way: 'mega' });
  const seen = view(world, state, ['us-1-operations']);
  const places = [1, 2, 3].map((seed) => imagine(world, seen, createRng(seed)).sealed.hex.join());
  expect(new Set(places).size).toBe(3);
});

test('a broken state is told apart: counters at sea, mixed or seven to a hex, boxes and hands below nothing', () => {
  const broken = (change: (state: ReturnType<typeof later>['state'], world: ReturnType<typeof later>['world']) => void): string[] => {
    const { world, state } = later({});
    change(state, world);
    return check(world, state);
  };
  const { world } = later({});
  const unit = (id: string): number => world.roster.ids.get(id) as number;
  const hex = (label: string): number => world.grid.parse(label) as number;
  expect(broken(() => {})).toEqual([]);
  expect(broken(({ sealed }) => place(world, sealed, unit('us-1-16'), hex('1110')))).toEqual(['1110 is no land and has counters']);
  expect(broken(({ sealed }) => place(world, sealed, unit('us-1-16'), hex('1717')))).toContain('1717 has counters of both sides');
  const crowd = ({ sealed }: ReturnType<typeof later>['state']): void => {
    for (const id of ['us-29-115', 'us-29-116']) place(world, sealed, unit(id), hex('1213'));
  };
  expect(broken(crowd)).toEqual(['1213 has 7 counters']);
  expect(broken(({ sealed }) => void (sealed.hex[unit('us-1-16')] = hex('1214')))).toContain('the kept count is not what the columns say');
  expect(broken(({ sealed }) => void (sealed.lost[unit('us-1-16')] = 13))).toHaveLength(1);
  expect(broken(({ sealed }) => void (sealed.ammo[unit('us-1-art')] = 4))).toHaveLength(1);
  expect(broken(({ sealed }) => void (sealed.fuel[unit('us-1-hq')] = 2))).toHaveLength(1);
  expect(broken(({ sealed }) => void (sealed.hand[0] = -1))).toEqual(['holder 0 has -1 of fuel']);
  expect(broken(({ open }) => void open.stack.pop())).toEqual(['the bottom of the stack is not the sequence of play']);
});
