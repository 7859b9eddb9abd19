import { expect, test } from 'vitest';
import { position } from '../position.js';

// §E.8
test('entering an enemy zone costs one point more', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, german: { 'gr-914': '4624' }, drill: {} });
  expect(at.play('us-16-1', '4625').event('moved').thirds).toBe(6);
});

test('from zone to zone an Allied unit pays both', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4725' }, german: { 'gr-914': '4624' }, drill: {} });
  // 4624 controls 4724 and 4625; 4725 touches both but is outside.
  at.play('us-16-1');
  expect(at.play('4625').event('moved').thirds).toBe(6);
  const next = position({ phase: 'allied-first', allied: { 'us-16-1': '4625' }, german: { 'gr-914': '4624' }, drill: {} });
  expect(next.play('us-16-1', '4525').event('moved').thirds).toBe(6);
  const both = position({
    phase: 'allied-first',
    allied: { 'us-16-1': '4625' },
    german: { 'gr-914': '4624', 'gr-915': '4726' },
    drill: {},
  });
  expect(both.play('us-16-1', '4725').event('moved').thirds).toBe(9);
});

test('a German unit pays only to enter', () => {
  const at = position({
    phase: 'german-movement',
    german: { 'gr-914': '4625' },
    allied: { 'us-16-1': '4624', 'us-116-29': '4726' },
    drill: {},
  });
  expect(at.play('gr-914', '4725').event('moved').thirds).toBe(6);
});

test('the way leads around a zone, not through it', () => {
  const at = position({ phase: 'allied-first', allied: { '741-tk': '4627' }, german: { 'gr-914': '4525' }, drill: {} });
  const { path, thirds } = at.play('741-tk', '4624').event('moved');
  expect(path.map((hex) => at.label(hex))).toEqual(['4627', '4726', '4725', '4724', '4624']);
  expect(thirds).toBe(12);
});
