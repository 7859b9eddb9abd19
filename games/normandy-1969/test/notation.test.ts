import { hex, unit, word } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { describeAction, hexName, pieceName, unitName } from '../src/notation.js';
import { PIECE_BASE } from '../src/types.js';
import { opening } from './position.js';

const at = opening(1);
const { world } = at;

test('units, pieces and hexes have names', () => {
  expect(unitName(world, at.view('allied'), at.id('us-16-1'))).toBe('16th Infantry Regiment, 1st Division');
  expect(hexName(world, at.hex('3416'))).toBe('Bayeux 3416');
  expect(hexName(world, at.hex('2828'))).toBe('2828');
  expect(pieceName(world, at.piece('fj-6'))).toBe('Parachute Regiment 6');
  expect(pieceName(world, world.roster.dummy)).toBe('Dummy');
});

test('§R.12 a face-down token has a name only for its owner', () => {
  expect(unitName(world, at.view('allied'), at.id('gr-914'))).toBe('Face-down unit');
  expect(unitName(world, at.view('german'), at.id('gr-914'))).toBe('Grenadier Regiment 914');
});

test('actions read as words', () => {
  expect(describeAction(world, at.view('german'), unit(PIECE_BASE + at.piece('gr-914')))).toBe('Grenadier Regiment 914');
  expect(describeAction(world, at.view('german'), hex(at.hex('3416')))).toBe('Bayeux 3416');
  expect(describeAction(world, at.view('german'), word('done'))).toBe('done');
});
