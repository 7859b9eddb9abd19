import { expect, test } from 'vitest';
import { MOVED } from '../../src/types.js';
import { position } from '../position.js';

const landing = () =>
  position({ phase: 'allied-second', turn: 1, allied: { '501-pir': '4626' }, drill: { terrain: { '4625': 'bocage', '4725': 'city' } } });

// §O.7
test('gliders land in clear country with a parachute unit or next to one', () => {
  const at = landing().play('325-gir');
  expect(at.offered()).toEqual(['4525', '4526', '4626', '4627', '4726']);
  expect(at.refusal('4625')).toEqual({ code: 'not-clear', section: 'O.7' });
  expect(at.refusal('4624')).toEqual({ code: 'no-parachute-near', section: 'O.7' });
});

test('they use no landing points and do not move in that phase', () => {
  const at = landing().play('325-gir', '4627');
  expect(at.event('landed')).toMatchObject({ points: 0, section: 'O.7' });
  expect(at.open.capacity).toEqual([30, 30, 30, 30, 30]);
  expect((at.open.marks[at.id('325-gir')] as number) & MOVED).toBe(MOVED);
  expect(at.refusal('325-gir')).toEqual({ code: 'moved-already', section: 'R.3' });
});

test('without a parachute unit nobody can land', () => {
  const at = position({ phase: 'allied-second', turn: 1, allied: { 'us-16-1': '4626' }, drill: {} });
  expect(at.refusal('325-gir')).toEqual({ code: 'no-glider-hex', section: 'O.7' });
});

test('gliders that did not land on the first turn never come', () => {
  const at = landing().play('done');
  expect(at.where('325-gir')).toBe('lost');
  expect(at.news.find((event) => event.event === 'left-behind')).toMatchObject({ section: 'O.7', fate: 'lost' });
});

test('they land neither on the enemy nor at sea', () => {
  const at = position({
    phase: 'allied-second',
    turn: 1,
    allied: { '501-pir': '4626' },
    german: { 'gr-914': '4625' },
    drill: { terrain: { '4725': 'sea' } },
  }).play('325-gir');
  expect(at.refusal('4625')).toEqual({ code: 'enemy-occupied', section: 'R.3' });
  expect(at.refusal('4725')).toEqual({ code: 'all-sea', section: 'E.7' });
});
