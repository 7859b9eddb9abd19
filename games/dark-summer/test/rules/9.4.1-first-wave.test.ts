import { expect, test } from 'vitest';
import { BEACH_GERMAN, BEACH_OPEN, BRITISH, US } from '../../src/index.js';
import { assault } from '../fight.js';
import { type Position, position } from '../position.js';

const british = { 'br-231-50-inf': '4002', 'br-8a': '4002', 'br-69-50-inf': '4101', 'sp-4': '4003', 'sp-5': '4102' };
const at = (units: Readonly<Record<string, string>> = british, value = 1): Position => {
  const here = position({ units, open: { turn: 1 } });
  for (const id of Object.keys(units).filter((name) => name.startsWith('sp-'))) here.open.value[here.id(id)] = value;
  return here;
};
const beach = (here: Position, label: string): number => here.open.beach[here.world.ground.beach[here.hex(label)] as number] as number;

// §9.4.1
test('every first-wave unit attacks its own beach; only the order is chosen, and nobody gives support', () => {
  const drill = assault(at(), BRITISH);
  expect(drill.offered()).toEqual(['4003', '4102']);
  drill.say('4003');
  expect([drill.step, drill.told('declared')[0]?.units]).toEqual(['battle', drill.at.ids('br-231-50-inf', 'br-8a')]);
  drill.roll(6);
  while (drill.step === 'second-advance') drill.say('done');
  expect(drill.told('declared')[1]).toMatchObject({ kind: 'wave1', units: drill.at.ids('br-69-50-inf') });
});

test('who eliminates the strongpoint goes ashore, opens the beach, and may go on at once, zones or not', () => {
  const drill = assault(at({ ...british, 'ge-736-716': '4103', 'ge-726-716': '4005' }), BRITISH)
    .say('4003')
    .roll(6);
  expect([drill.place('br-231-50-inf'), drill.place('br-8a'), beach(drill.at, '4003')]).toEqual(['4003', '4003', BEACH_OPEN]);
  expect(drill.offered()).toEqual(['br-231-50-inf', 'br-8a', 'done']);
  drill.say('br-8a');
  expect(drill.offered()).toContain('4004');
  expect([drill.why('4103'), drill.why('4006')]).toEqual(['may-not-enter 10.1', 'not-adjacent 9.4.1']);
  drill.say('4004');
  expect([drill.place('br-8a'), drill.offered()]).toEqual(['4004', ['br-231-50-inf', 'done']]);
});

test('who does not stays in the approach hex', () => {
  const drill = assault(at(), BRITISH).say('4102').roll(3);
  expect(drill.report).toMatchObject({ attack: 4, defence: 1, printed: 'DR', result: '-' });
  expect([drill.place('br-69-50-inf'), beach(drill.at, '4102')]).toEqual(['4101', BEACH_GERMAN]);
});

test('Pointe du Hoc is attacked too and is no beach', () => {
  const drill = assault(at({ 'us-2-rng': '3002', 'sp-9': '3003' }), US).roll(6);
  expect([drill.place('us-2-rng'), drill.told('beach')]).toEqual(['3003', []]);
});
