import { expect, test } from 'vitest';
import { ACTIVE, CHERBOURG, WAITING } from '../../src/index.js';
import { activatedBy } from '../../src/rules/9-action-rounds/reaction.js';
import { isStranded } from '../../src/rules/10-movement/movement.js';
import { refuseFighter } from '../../src/rules/11-combat/attackers.js';
import { position } from '../position.js';
import { only, roundOf } from '../scene.js';

// §9.3.4
test('a reaction activates a stack, or a formation wherever it stands', () => {
  const at = position({
    units: {
      'ge-kg-125-21-pz': '5020',
      'ge-6-fj': '5020',
      'ge-kg-192-21-pz': '4820',
      'ge-kg-pz22-21-pz': WAITING,
      'ge-729-709': CHERBOURG,
      'ge-739-709': CHERBOURG,
    },
  });
  const active = (id: string, how: 'stack' | 'formation') => activatedBy(at.world, at.open, at.id(id), how);
  expect(new Set(active('ge-6-fj', 'stack'))).toEqual(new Set(at.ids('ge-kg-125-21-pz', 'ge-6-fj')));
  expect(active('ge-kg-125-21-pz', 'formation')).toEqual(at.ids('ge-kg-125-21-pz', 'ge-kg-192-21-pz'));
  expect(active('ge-729-709', 'stack')).toEqual([]);
  expect(active('ge-729-709', 'formation')).toEqual(at.ids('ge-729-709', 'ge-739-709'));
});

test('of them Kampfgruppen and Tigers attack, not the Sturm battalion or the infantry', () => {
  const ids = ['ge-kg-125-21-pz', 'ge-tiger-503', 'ge-sturm-aok7', 'ge-6-fj', 'ge-kg-265-inf'];
  const at = position({ drill: {}, units: Object.fromEntries(ids.map((id) => [id, '5020'])) });
  const why = (id: string) => refuseFighter(at.world, at.open, { command: 2, kind: 'reaction' }, at.id(id))?.code;
  expect(ids.map(why)).toEqual(ids.map(() => 'not-active'));
  for (const id of ids) at.open.marks[at.id(id)] = ACTIVE;
  const never = 'only-kampfgruppen-and-tigers';
  expect(ids.map(why)).toEqual([undefined, undefined, never, never, never]);
});

// §10.1
test('Germans in C, W and S hexes may move out unasked', () => {
  const at = position({ units: { 'ge-6-fj': '1600', 'ge-914-352': '2727', 'ge-915-352': '6318', 'ge-916-352': '5020' } });
  const stranded = at.ids('ge-6-fj', 'ge-914-352', 'ge-915-352', 'ge-916-352').map((unit) => isStranded(at.world, at.open, unit));
  expect(stranded).toEqual([true, true, false, false]);
});

const reacting = () =>
  position({
    drill: {},
    units: {
      'ge-kg-125-21-pz': '5020',
      'ge-6-fj': '5020',
      'ge-kg-192-21-pz': '4820',
      'sp-1': '5220',
      'ge-729-709': CHERBOURG,
      'ge-garrison': CHERBOURG,
      'us-39-9-inf': '4616',
    },
  });

// §9.3.4
test('a Reaction Round: who is activated, how, then movement and one fight', () => {
  const drill = roundOf(reacting(), 2, 'reaction', 'none');
  expect(new Set(drill.offered())).toEqual(new Set(['ge-kg-125-21-pz', 'ge-6-fj', 'ge-kg-192-21-pz', 'ge-729-709', 'done']));
  const codes = ['sp-1', 'ge-garrison', 'us-39-9-inf', 'ge-914-352'].map((id) => drill.refusal(id)?.code);
  expect(codes).toEqual(['cannot-move', 'cannot-move', 'wrong-command', 'not-in-play']);
  drill.play('ge-kg-125-21-pz');
  expect([drill.top.step, drill.offered()]).toEqual(['activation', ['stack', 'formation']]);
  drill.play('formation');
  const active = drill.at.ids('ge-kg-125-21-pz', 'ge-kg-192-21-pz');
  expect(drill.told('activated')).toEqual([{ event: 'activated', section: '9.3.4', units: active }]);
  expect(drill.open.marks.flatMap((marks, unit) => (marks === ACTIVE ? [unit] : []))).toEqual(active);
  expect(drill.passed).toEqual([
    { step: 'moving', asks: 'german', command: 2, kind: 'reaction' },
    { step: 'fighting', asks: 'german', command: 2, kind: 'reaction' },
  ]);
});

test('a stack that holds the whole Formation, or the other way round, is not asked about', () => {
  const stack = roundOf(reacting(), 2, 'reaction', 'none').play('ge-6-fj');
  expect(new Set(stack.told('activated')[0]?.units)).toEqual(new Set(stack.at.ids('ge-6-fj', 'ge-kg-125-21-pz')));
  const formation = roundOf(reacting(), 2, 'reaction', 'none').play('ge-kg-192-21-pz');
  expect(formation.told('activated')[0]?.units).toEqual(formation.at.ids('ge-kg-125-21-pz', 'ge-kg-192-21-pz'));
});

test('nobody need be activated', () => {
  const drill = roundOf(reacting(), 2, 'reaction', 'none').play('done');
  expect([drill.told('activated'), drill.steps()]).toEqual([[], ['moving', 'fighting']]);
});

test('a Reaction chit is spent by reacting, kept by passing', () => {
  const make = (answer: 'react' | 'pass') => {
    const at = reacting();
    at.open.reactions = 2;
    return only(at, { step: 'react', asks: 'german' }).play(answer).open;
  };
  expect([make('react').reactions, make('react').track[0]?.kind]).toEqual([1, 'reaction']);
  expect([make('pass').reactions, make('pass').track]).toEqual([2, []]);
});
