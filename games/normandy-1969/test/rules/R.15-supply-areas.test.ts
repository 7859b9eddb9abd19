import { expect, test } from 'vitest';
import { isAreaHeld, scoreLines } from '../../src/rules/victory.js';
import { type Position, position } from '../position.js';

const beaches = (at: Position, area: number): string[] => (at.world.ground.beachHexes[area] ?? []).map((hex) => at.label(hex));

// §R.15
test('there are five, from west to east', () => {
  const at = position({ phase: 'allied-second', turn: 2, drill: {} });
  const columns = at.world.ground.beachHexes.map((hexes) => Math.min(...hexes.map((hex) => Number(at.label(hex).slice(0, 2)))));
  expect(columns).toHaveLength(5);
  expect([...columns].sort((a, b) => a - b)).toEqual(columns);
});

test('an area whose every hex the enemy holds gains no capacity; one free hex is enough', () => {
  const probe = position({ phase: 'allied-second', turn: 2, drill: {} });
  const [a, b] = beaches(probe, 1) as [string, string];
  const blocked = position({ phase: 'allied-second', turn: 2, german: { 'gr-914': a, 'gr-915': b }, drill: {} });
  expect(blocked.open.capacity).toEqual([15, 0, 15, 15, 15]);
  const partly = position({ phase: 'allied-second', turn: 2, german: { 'gr-914': a }, drill: {} });
  expect(partly.open.capacity).toEqual([15, 15, 15, 15, 15]);
  partly.play('us-26-1');
  expect(partly.refusal(a)).toEqual({ code: 'enemy-occupied', section: 'R.3' });
  expect(partly.refusal('4626')).toEqual({ code: 'not-a-beach', section: 'R.15' });
});

test('an area counts two points when it is Allied and no German stands in it', () => {
  const probe = position({ phase: 'allied-second', turn: 2, drill: {} });
  const [a, b] = beaches(probe, 4) as [string, string];
  const at = position({ phase: 'allied-second', turn: 2, drill: {} }).play('us-26-1', a);
  expect(isAreaHeld(at.world, at.open, 4)).toBe(true);
  expect(isAreaHeld(at.world, at.open, 3)).toBe(false);
  expect(scoreLines(at.world, at.open).find(({ name }) => name === 'Supply areas')?.points).toBe(2);
  const shared = position({ phase: 'allied-second', turn: 2, german: { 'gr-914': b }, drill: {} }).play('us-26-1', a);
  expect(isAreaHeld(shared.world, shared.open, 4)).toBe(false);
});
