import { expect, test } from 'vitest';
import { CLOUD, SHOWERS, SUN, type TrackSpace } from '../../src/index.js';
import { position } from '../position.js';
import { type DarkSummerScene, only, roundOf } from '../scene.js';

const played = (command: 0 | 1 | 2, kind: TrackSpace['kind'], chit: TrackSpace['chit']): TrackSpace => ({
  command,
  kind,
  chit,
  prepared: 0,
});
const british = (weather: number, ...track: readonly TrackSpace[]): DarkSummerScene =>
  only(position({ units: { 'ge-914-352': '5020' }, open: { weather, track: [...track] } }), {
    step: 'chit',
    asks: 'allied',
    command: 1,
    sides: ['combat'],
  });

// §7.2.3
test('a Prepared Offensive is launched under sun or cloud', () => {
  for (const weather of [SUN, CLOUD]) expect(british(weather).offered()).toEqual(['combat', 'prepared', 'combined-combat']);
  const showers = british(SHOWERS);
  expect(showers.offered()).toEqual(['combat', 'combined-combat']);
  expect(showers.refusal('prepared')).toEqual({ code: 'prepared-weather', section: '7.2.3' });
});

test('only in the first Combat Round of its nationality, and not after its combined round', () => {
  expect(british(SUN, played(0, 'combat', 'combat'), played(1, 'move', 'move')).offered()).toContain('prepared');
  expect(british(SUN, played(0, 'combined', 'move')).offered()).toContain('prepared');
  const second = british(SUN, played(1, 'combat', 'combat'));
  expect([second.offered(), second.refusal('prepared')?.code]).toEqual([['combat', 'combined-combat'], 'prepared-not-first']);
  const after = british(SUN, played(1, 'combined', 'move')).open;
  expect([after.stack.length, after.track.length, after.track[1]]).toEqual([1, 2, played(1, 'combat', 'combat')]);
});

test('it lies on the track, and its fighting is that of a Prepared Offensive', () => {
  const drill = british(SUN).play('prepared');
  expect(drill.told('round')).toEqual([{ event: 'round', section: '9.2', command: 1, kind: 'combat', chit: 'combat', prepared: 1 }]);
  expect(drill.passed).toEqual([{ step: 'fighting', asks: 'allied', command: 1, kind: 'prepared' }]);
  expect(roundOf(position({ units: { 'ge-914-352': '5020' } }), 1, 'combat', 'combat').passed).toMatchObject([{ kind: 'combat' }]);
});

test('the Germans have none', () => {
  const at = position({ units: { 'ge-914-352': '5020' }, open: { weather: SUN } });
  const drill = only(at, { step: 'chit', asks: 'german', command: 2, sides: ['move', 'combat'] });
  expect([drill.offered(), drill.refusal('prepared')?.code, drill.refusal('combined-move')?.code]).toEqual([
    ['move', 'combat'],
    'prepared-allies-only',
    'combined-allies-only',
  ]);
});
