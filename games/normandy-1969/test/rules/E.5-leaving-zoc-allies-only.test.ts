import { expect, test } from 'vitest';
import { position } from '../position.js';

const allied = { 'us-16-1': '4626' };
const german = { 'gr-914': '4624' };

// §E.5
test('an Allied unit pays one point to leave an enemy zone', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4625' }, german, drill: {} });
  expect(at.play('us-16-1', '4626').event('moved').thirds).toBe(6);
});

test('a German unit leaves an enemy zone for nothing', () => {
  const at = position({ phase: 'german-movement', allied, german: { 'gr-914': '4625' }, drill: {} });
  expect(at.play('gr-914', '4624').event('moved').thirds).toBe(3);
});
