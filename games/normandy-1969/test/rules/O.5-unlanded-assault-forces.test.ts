import { expect, test } from 'vitest';
import { comesBySea } from '../../src/rules/landing.js';
import { moduleFor, opening, position } from '../position.js';

// §O.5
test('assault forces that stay aboard are not lost', () => {
  const at = opening(1).play('done', 'done', 'done');
  expect(at.where('us-16-1')).toBe('waiting');
  expect(at.event('left-behind')).toMatchObject({ section: 'O.5', fate: 'follow-up' });
  expect(at.open.phase).toBe('allied-second');
  expect(comesBySea(at.world, at.open, at.id('us-16-1'))).toBe(false);
  expect(at.refusal('us-16-1')).toEqual({ code: 'not-landing-this-turn', section: 'O.8' });
});

test('they come with the follow-up from the second turn on', () => {
  const at = position({ phase: 'allied-second', turn: 2, drill: {} });
  expect(at.offers('us-16-1')).toBe(true);
  expect(at.offers('us-12-4')).toBe(true);
});

test('only what waits can come: neither units ashore nor lost ones nor gliders', () => {
  const at = position({ phase: 'allied-second', turn: 2, allied: { 'us-16-1': '4626' }, drill: {} });
  expect(['us-16-1', '501-pir', '325-gir', 'us-116-29'].map((name) => comesBySea(at.world, at.open, at.id(name)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('where the enemy holds every beach nobody is asked, and the assault forces stay aboard', () => {
  const { ground, grid, data } = moduleFor().world;
  const german = Object.fromEntries(ground.beaches.map((hex, i) => [data.counters.german[i]?.id as string, grid.label(hex)]));
  const at = position({ phase: 'commandos', turn: 1, german, drill: {} }).play('done');
  const left = at.news.flatMap((event) => (event.event === 'left-behind' ? [`${event.section} ${event.fate}`] : []));
  expect(left).toEqual(['O.4 lost', 'O.5 follow-up', 'O.7 lost']);
  expect(at.where('us-16-1')).toBe('waiting');
});
