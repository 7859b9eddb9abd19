import { expect, test } from 'vitest';
import { supplied } from '../pocket.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

// §13.0
test('supply is judged at the instant, not kept for the turn', () => {
  const at = position({ units: { 'us-39-9-inf': '3406' }, beaches: ['3203'] });
  const states: boolean[] = [supplied(at, 'us-39-9-inf')];
  at.open.beach.fill(2);
  states.push(supplied(at.touch(), 'us-39-9-inf'));
  at.open.beach[1] = 1;
  states.push(supplied(at.touch(), 'us-39-9-inf'));
  expect(states).toEqual([true, false, true]);
});

// All round 5019 is water but for 5020, where a German zone closes the line once nobody stands there.
test('a unit in supply may move to where it has none, and is then out of it', () => {
  const water = Object.fromEntries(['5018', '4918', '4919', '5118', '5119'].map((label) => [label, 'flooded']));
  const at = position({ drill: { terrain: water }, units: { 'br-231-50-inf': '5020', 'ge-914-352': '5120' }, beaches: ['4003'] });
  expect(supplied(at, 'br-231-50-inf')).toBe(true);
  expect(moving(at, 1).play('br-231-50-inf', '5019').place('br-231-50-inf')).toBe('5019');
  expect(supplied(at, 'br-231-50-inf')).toBe(false);
});
