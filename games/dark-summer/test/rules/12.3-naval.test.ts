import { expect, test } from 'vitest';
import { RAIN, SHOWERS, STORM, SUN } from '../../src/index.js';
import { type Asked, ask } from '../marker.js';

const ships = (weather: number, more: Asked = {}) => ask('us-naval', weather, more);

// §12.3
test('in sun, cloud and showers, once in a round for attack or defence', () => {
  expect([ships(SUN), ships(SHOWERS), ships(RAIN), ships(STORM)]).toEqual(['yes', 'yes', 'weather', 'weather']);
  expect([ships(SUN, { used: { round: 1, turn: 1 } }), ships(SUN, { used: { turn: 3 } }), ships(SUN, { round: 'combined' })]).toEqual([
    'used',
    'yes',
    'yes',
  ]);
});

test('from the second wave on', () => {
  const played = (...kinds: readonly ('wave1' | 'first-reaction' | 'wave2')[]) =>
    kinds.map((kind) => ({ command: 0, kind, chit: 'none', prepared: 0 }) as const);
  const early = (round: 'wave1' | 'wave2' | 'reaction', ...kinds: readonly ('wave1' | 'first-reaction' | 'wave2')[]) =>
    ships(SHOWERS, {
      turn: 1,
      round,
      purpose: round === 'reaction' ? 'defence' : 'attack',
      placing: { open: { track: played(...kinds) } },
    });
  expect([early('wave1', 'wave1'), early('reaction', 'wave1', 'first-reaction')]).toEqual(['round', 'not-yet']);
  expect([early('wave2', 'wave1', 'first-reaction', 'wave2'), early('reaction', 'wave1', 'first-reaction', 'wave2')]).toEqual([
    'yes',
    'yes',
  ]);
});

test('in clear ground and towns within the Gun Line, supplied or not, with air and tank destroyers', () => {
  expect([ships(SUN, { hex: '3305' }), ships(SUN, { hex: '5013' }), ships(SUN, { hex: '3203', purpose: 'defence' })]).toEqual([
    'terrain',
    'range',
    'yes',
  ]);
  expect(ships(SUN, { hex: '3203', purpose: 'defence', placing: { beaches: [] } })).toBe('yes');
  expect([ships(SUN, { with: 'us-tac-air-1' }), ships(SUN, { with: 'tank-destroyers-1' }), ships(SUN, { round: 'cherbourg' })]).toEqual([
    'yes',
    'yes',
    'round',
  ]);
});

// §11.9
test('an open beach alone has them too', () => {
  expect(ships(SUN, { hex: '3203', purpose: 'defence', units: [] })).toBe('yes');
});
