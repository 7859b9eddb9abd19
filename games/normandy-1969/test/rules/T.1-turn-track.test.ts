import { expect, test } from 'vitest';
import { position } from '../position.js';

const allied = { 'us-16-1': '4626' };

// §T.1
test('the turn advances after the German player-turn', () => {
  const at = position({ phase: 'german-movement', turn: 5, allied, drill: {} }).play('done');
  expect([at.open.turn, at.open.phase, at.seat]).toEqual([6, 'allied-first', 'allied']);
  expect(at.event('turn')).toEqual({ event: 'turn', section: 'T.1', turn: 6 });
});

test('the campaign ends after the sixth turn', () => {
  const at = position({ phase: 'german-movement', turn: 6, allied, drill: {} }).play('done');
  expect(at.open.turn).toBe(6);
  expect(at.seat).toBe('over');
});

test('the bridgehead ends after the second', () => {
  const first = position({ scenario: 'bridgehead', phase: 'german-movement', turn: 1, allied, drill: {} }).play('done');
  expect([first.open.turn, first.seat]).toEqual([2, 'allied']);
  const second = position({ scenario: 'bridgehead', phase: 'german-movement', turn: 2, allied, drill: {} }).play('done');
  expect(second.seat).toBe('over');
});
