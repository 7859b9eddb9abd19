import { expect, test } from 'vitest';
import { supplySources } from '../../src/rules/13-supply/supply.js';
import { type Position, position } from '../position.js';

// §13.1.1
test('W, S, E and (E) hexes supply the Germans, C hexes never', () => {
  const at = position({});
  const letters = () => new Set(supplySources(at.world, at.open, 2).map((hex) => at.world.ground.letter[hex]));
  expect(letters()).toEqual(new Set([2, 3, 4, 5]));
  at.open.brittanyTurn = 7;
  at.touch();
  expect(letters()).toEqual(new Set([3, 4, 5]));
  at.open.returnTurn = 8;
  at.touch();
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
