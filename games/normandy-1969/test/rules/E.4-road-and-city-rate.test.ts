import { expect, test } from 'vitest';
import { position } from '../position.js';

// §E.4
test('a city entered off the road costs what clear costs', () => {
  const at = position({ phase: 'allied-first', allied: { '741-tk': '4626' }, drill: { terrain: { '4625': 'city' } } });
  expect(at.play('741-tk', '4625').event('moved').thirds).toBe(3);
});

test('a road through another hexside does not help: bocage beside the road is bocage', () => {
  const drill = { terrain: { '4625': 'bocage' }, sides: [{ a: '4625', b: '4725', road: 'minor' }] } as const;
  const at = position({ phase: 'allied-first', allied: { '741-tk': '4626' }, drill });
  // Around by 4725: one point of clear and then a third along the road, cheaper than three points straight.
  const { path, thirds } = at.play('741-tk', '4625').event('moved');
  expect(path.map((hex) => at.label(hex))).toEqual(['4626', '4725', '4625']);
  expect(thirds).toBe(4);
});

test('thirds add up exactly: six road hexes are two points', () => {
  const road = ['4623', '4624', '4625', '4626', '4627', '4628', '4629'];
  const sides = road.slice(1).map((b, i) => ({ a: road[i] as string, b, road: 'minor' as const }));
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4623' }, drill: { sides } }).play('us-16-1');
  expect(at.fork().play('4629').event('moved').thirds).toBe(6);
  // Two points are left: two hexes of clear country beside the end of the road.
  expect(at.offers('4828')).toBe(true);
  expect(at.offers('4928')).toBe(false);
});
