import { expect, test } from 'vitest';
import { BEACH_GERMAN, BEACH_OPEN, BRITISH, US } from '../../src/index.js';
import { type Position, position } from '../position.js';
import { assault } from '../scene.js';

const british = { 'br-231-50-inf': '4002', 'br-8a': '4002', 'br-69-50-inf': '4101', 'sp-4': '4003', 'sp-5': '4102' };
const at = (units: Readonly<Record<string, string>> = british, value = 1): Position => {
  const here = position({ units, open: { turn: 1 } });
  for (const id of Object.keys(units).filter((name) => name.startsWith('sp-'))) here.open.value = here.open.value.with(here.id(id), value);
  return here;
};
const beach = (here: Position, label: string): number => here.open.beach[here.world.ground.beach[here.hex(label)] as number] as number;

// §9.4.1
test('every first-wave unit attacks its own beach; only the order is chosen, and nobody gives support', () => {
  const drill = assault(at(), BRITISH);
  expect(drill.offered()).toEqual(['4003', '4102']);
  drill.play('4003');
  expect([drill.step, drill.told('declared')[0]?.units]).toEqual(['battle', drill.at.ids('br-231-50-inf', 'br-8a')]);
  drill.roll(6);
  while (drill.step === 'second-advance') drill.play('done');
  expect(drill.told('declared')[1]).toMatchObject({ kind: 'wave1', units: drill.at.ids('br-69-50-inf') });
});

test('who eliminates the strongpoint goes ashore, opens the beach, and may go on at once, zones or not', () => {
  const drill = assault(at({ ...british, 'ge-736-716': '4103', 'ge-726-716': '4005' }), BRITISH)
    .play('4003')
    .roll(6);
  expect([drill.place('br-231-50-inf'), drill.place('br-8a'), beach(drill.at, '4003')]).toEqual(['4003', '4003', BEACH_OPEN]);
  expect(drill.offered()).toEqual(['br-231-50-inf', 'br-8a', 'done']);
  drill.play('br-8a');
  expect(drill.offered()).toContain('4004');
  expect([drill.why('4103'), drill.why('4006')]).toEqual(['may-not-enter 10.1', 'not-adjacent 9.4.1']);
  drill.play('4004');
  expect([drill.place('br-8a'), drill.offered()]).toEqual(['4004', ['br-231-50-inf', 'done']]);
});

test('who does not stays in the approach hex', () => {
  const drill = assault(at(), BRITISH).play('4102').roll(3);
  expect(drill.report).toMatchObject({ attack: 4, defence: 1, printed: 'DR', result: '-' });
  expect([drill.place('br-69-50-inf'), beach(drill.at, '4102')]).toEqual(['4101', BEACH_GERMAN]);
});

test('Pointe du Hoc is attacked too and is no beach', () => {
  const drill = assault(at({ 'us-2-rng': '3002', 'sp-9': '3003' }), US).roll(6);
  expect([drill.place('us-2-rng'), drill.told('beach')]).toEqual(['3003', []]);
});

test('an assault that failed is not made again; the wave ends when each has been made once', () => {
  const drill = assault(at(), BRITISH).play('4102').roll(3);
  expect(drill.told('declared').map(({ target }) => drill.at.world.grid.label(target))).toEqual(['4102', '4003']);
  drill.roll(1);
  while (drill.step === 'losses') drill.play(drill.offered()[0] as string);
  expect([drill.isOver, drill.told('declared').length]).toEqual([true, 2]);
});

test('a hex that is no assault of this wave is refused, and Americans do not assault for the British', () => {
  const units = { ...british, 'br-8-3-inf': '4602', 'sp-8': '4603', 'us-8-4-inf': '2502', 'sp-1': '2403' };
  const drill = assault(at(units), BRITISH);
  expect(drill.offered()).toEqual(['4003', '4102', '4603']);
  expect([drill.why('2403'), drill.why('4004')]).toEqual(['not-an-assault 9.4.1', 'not-an-assault 9.4.1']);
  drill.play('4003').roll(6);
  while (drill.step === 'second-advance') drill.play('done');
  expect([drill.offered(), drill.why('4003')]).toEqual([['4102', '4603'], 'attacked-already 9.4.1']);
});

test('the second hex is told with its section, and refused for its reason', () => {
  const units = { ...british, 'ge-726-716': '4005', 'br-71-53-inf': '3903' };
  const drill = assault(at(units), BRITISH).play('4003').roll(6).play('br-231-50-inf');
  expect([drill.why('3903'), drill.why('4002')]).toEqual(['stacking 5.1', 'impassable 10.2']);
  drill.play('4004');
  const last = drill.told('advanced').at(-1);
  expect(last).toEqual({
    event: 'advanced',
    section: '9.4.1',
    unit: drill.at.id('br-231-50-inf'),
    path: [drill.at.hex('4003'), drill.at.hex('4004')],
  });
});
