import { expect, test } from 'vitest';
import { CHERBOURG, RAIN, STORM, WAITING, WITHDRAWN } from '../../src/index.js';
import { canRebuild, REPLACEMENTS, rebuiltBy, refuseRebuild, replacementsFor } from '../../src/rules/8-reinforcements/replacements.js';
import { notWithdrawn, withdrawableUnits } from '../../src/rules/8-reinforcements/withdraw-units.js';
import { groundFor, position } from '../position.js';
import { fromPhase } from '../scene.js';

const { world } = groundFor();
const kinds = (id: string) => rebuiltBy(world, world.roster.ids.get(id) as number);

// §8.2.1
test('each kind of unit has its kind of replacement, cavalry two, non-replaceable ones none', () => {
  expect([kinds('us-39-9-inf'), kinds('us-cca-2-arm'), kinds('us-4-cav'), kinds('br-131-7-a'), kinds('br-8a')]).toEqual([
    ['us-infantry'],
    ['us-armor'],
    ['us-infantry', 'us-armor'],
    ['british-infantry'],
    ['british-armor'],
  ]);
  expect([kinds('can-2a-can'), kinds('ge-6-fj'), kinds('ge-kg-125-21-pz'), kinds('ge-tiger-503')]).toEqual([
    ['canadian'],
    ['german-infantry'],
    ['german-mechanized'],
    ['german-armor'],
  ]);
  for (const id of ['us-505-82-ab', 'us-325-82-ab', 'br-4-ss', 'fr-gt-d-2-arm-fr', 'po-10-1a-po', 'ge-1-iii-flak', 'us-2-rng', 'ge-100-pz'])
    expect(kinds(id)).toEqual([]);
});

// §8.2.2
test('a reduced unit in supply is rebuilt while its kind is left', () => {
  const at = position({ units: { 'us-39-9-inf': '3204', 'us-47-9-inf': '3204' }, reduced: ['us-39-9-inf'], beaches: ['3203'] });
  const all = replacementsFor(at.world.data.tables.replacements, RAIN);
  const can = (id: string, left: readonly number[] = all) => canRebuild(at.world, at.open, at.id(id), left);
  expect([can('us-39-9-inf'), can('us-47-9-inf')]).toEqual([true, false]);
  expect(can('us-39-9-inf', all.with(REPLACEMENTS.indexOf('us-infantry'), 0))).toBe(false);
  at.open.beach.fill(0);
  at.touch();
  expect(can('us-39-9-inf')).toBe(false);
});

const reduced = ['us-39-9-inf', 'us-4-cav', 'br-8a', 'ge-914-352', 'ge-1-iii-flak'];
const depleted = () =>
  position({
    drill: {},
    units: {
      'us-39-9-inf': '3204',
      'us-4-cav': '3204',
      'us-47-9-inf': '3204',
      'br-8a': '4604',
      'ge-914-352': '5020',
      'ge-1-iii-flak': '5020',
    },
    reduced,
    beaches: ['3203', '4603'],
    open: { weather: RAIN },
  });

// §8.0 §8.2 §8.2.2
test('Americans, British and Germans rebuild in turn, and what is left over is lost', () => {
  const drill = fromPhase(depleted(), 'allied-replacement');
  expect(drill.told('replacements')[0]?.left).toEqual([2, 1, 1, 1, 1, 3, 1, 1]);
  expect(drill.offered()).toEqual(['us-39-9-inf', 'us-4-cav', 'done']);
  drill.play('us-39-9-inf').play('us-4-cav');
  expect([drill.top.step, drill.offered()]).toEqual(['replacement-kind', ['us-infantry', 'us-armor']]);
  drill.play('us-armor');
  expect(drill.told('rebuilt')).toEqual([
    { event: 'rebuilt', section: '8.2.2', unit: drill.at.id('us-39-9-inf'), with: 'us-infantry' },
    { event: 'rebuilt', section: '8.2.2', unit: drill.at.id('us-4-cav'), with: 'us-armor' },
  ]);
  expect([drill.offered(), drill.open.replacements.slice(0, 2)]).toEqual([
    ['br-8a', 'done'],
    [1, 0],
  ]);
  expect(drill.play('done').offered()).toEqual(['ge-914-352', 'done']);
  drill.play('ge-914-352');
  expect([drill.open.phase, new Set(drill.open.replacements)]).toEqual(['action', new Set([0])]);
  expect(drill.at.ids('us-39-9-inf', 'br-8a', 'ge-914-352').map((unit) => drill.open.steps[unit])).toEqual([2, 1, 2]);
});

test('a refusal says what is wrong with a unit', () => {
  const drill = fromPhase(depleted(), 'allied-replacement');
  const code = (id: string) => drill.refusal(id)?.code;
  expect([code('br-8a'), code('us-47-9-inf'), code('us-2-rng')]).toEqual(['wrong-command', 'not-reduced', 'eliminated']);
  drill.play('us-39-9-inf').play('us-4-cav').play('us-infantry').play('done');
  expect([code('ge-1-iii-flak'), code('ge-914-352')]).toEqual(['not-replaceable', undefined]);
});

test('the phase is skipped on turn 1', () => {
  const events = groundFor().setup('campaign', {}).open;
  expect([events.phase, new Set(events.replacements)]).toEqual(['action', new Set([0])]);
});

// §8.3
test('airborne, Rangers and Special Service may go to turn 5, not in the storm, with a way to their own beach', () => {
  const at = position({
    units: { 'us-505-82-ab': '3010', 'us-2-rng': '3203', 'us-39-9-inf': '3204', 'br-1-ss': '4604' },
    beaches: ['3203', '4603'],
  });
  const may = (command: 0 | 1) => withdrawableUnits(at.world, at.open, command);
  expect([may(0), may(1)]).toEqual([at.ids('us-2-rng', 'us-505-82-ab'), at.ids('br-1-ss')]);
  for (const [id, label] of [
    ['ge-914-352', '3009'],
    ['ge-915-352', '3011'],
  ] as const)
    at.move(id, label);
  expect(may(0)).toEqual(at.ids('us-2-rng'));
  at.open.weather = STORM;
  expect(may(1)).toEqual([]);
  Object.assign(at.open, { weather: 2, turn: 6 });
  expect(may(1)).toEqual([]);
});

test('the Germans score for each of the fifteen that has not gone, eliminated or not', () => {
  const at = position({});
  expect(notWithdrawn(at.world, at.open)).toHaveLength(15);
  at.move('us-505-82-ab', WITHDRAWN);
  expect(notWithdrawn(at.world, at.open)).toHaveLength(14);
});

// §8.2 §8.2.1 §8.2.2
test('why a unit is not rebuilt', () => {
  const units = {
    'us-39-9-inf': '3204',
    'us-47-9-inf': '3204',
    'us-60-9-inf': WAITING,
    'us-117-30-inf': '5020',
    'us-505-82-ab': '3204',
    'us-4-cav': CHERBOURG,
  };
  const at = position({ units, reduced: ['us-39-9-inf', 'us-117-30-inf', 'us-505-82-ab', 'us-4-cav'], beaches: ['3203'] });
  at.move('ge-6-fj', '5021').move('ge-914-352', '5019').move('ge-915-352', '4820').move('ge-916-352', '5220');
  const all = replacementsFor(at.world.data.tables.replacements, RAIN);
  const why = (id: string, left: readonly number[] = all) => refuseRebuild(at.world, at.open, at.id(id), left);
  expect([why('us-cca-2-arm'), why('us-60-9-inf'), why('us-505-82-ab'), why('us-47-9-inf')]).toEqual([
    { code: 'eliminated', section: '8.2' },
    { code: 'not-in-play', section: '8.2.2' },
    { code: 'not-replaceable', section: '8.2' },
    { code: 'not-reduced', section: '8.2.2' },
  ]);
  expect([
    why(
      'us-39-9-inf',
      all.map(() => 0),
    ),
    why('us-117-30-inf'),
    why('us-39-9-inf'),
    why('us-4-cav'),
  ]).toEqual([{ code: 'no-replacement-left', section: '8.2.1' }, { code: 'out-of-supply', section: '8.2.2' }, undefined, undefined]);
});
