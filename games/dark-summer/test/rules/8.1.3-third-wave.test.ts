import { expect, test } from 'vitest';
import { AUTOMATIC, ENTERED, WAITING } from '../../src/index.js';
import { displaceable, displacements, landingHexes, mayClear } from '../../src/rules/8-reinforcements/third-wave.js';
import { beforeThirdWave, waiting } from '../afloat.js';
import { arrivals, moving } from '../scene.js';

// §8.1.3 §9.4.5
test('the first Move Round of turn 1 brings the third wave without a die, and no other reinforcement', () => {
  const at = waiting(beforeThirdWave(['us-357-90-inf', 'us-358-90-inf'], { beaches: ['2403'] }), 'us-4-cav');
  const march = arrivals(at, 0).play('us-358-90-inf');
  expect([march.place('us-357-90-inf'), march.place('us-358-90-inf'), march.place('us-4-cav')]).toEqual(['2403', '2403', WAITING]);
  expect([march.isOver, at.open.thirdWave]).toEqual([true, [1, 0]]);
  expect(arrivals(at, 0).top.step).toBe('entry-roll');
});

test('who has landed may move in the same round', () => {
  const at = beforeThirdWave(['us-357-90-inf'], { beaches: ['2403'] });
  arrivals(at, 0);
  expect(at.open.marks[at.id('us-357-90-inf')]).toBe(ENTERED);
  expect(moving(at, 0).offered()).toEqual(['us-357-90-inf', 'done']);
});

test('each lands at its own beach; where that has no Open Beach hex it enters on turn 2, still without a die', () => {
  const at = beforeThirdWave(['br-22-7-a', 'br-152-51-inf'], { beaches: ['4203', '4603'] });
  const march = arrivals(at, 1);
  expect(march.offered()).toEqual(['4203', '4603']);
  expect(march.refusal('4302')).toEqual({ code: 'not-an-open-beach', section: '8.1.3' });
  expect(march.refusal('4003')).toEqual({ code: 'not-its-beach', section: '8.1.3' });
  march.play('4603');
  const late = at.id('br-22-7-a');
  expect(march.told('postponed')).toEqual([{ event: 'postponed', section: '8.1.3', units: [late], turn: 2 }]);
  expect([at.open.due[late], at.open.marks[late], arrivals(at, 1).isOver]).toEqual([2, AUTOMATIC, true]);
  at.open.turn = 2;
  const next = arrivals(at, 1);
  expect([next.place('br-22-7-a'), at.open.due[late], at.open.marks[late]]).toEqual(['4203', 0, ENTERED]);
  expect(next.told('entry-die')).toEqual([]);
});

test('units are displaced to where they could move and stack, as many as necessary', () => {
  const units = { 'us-12-4-inf': '2403', 'us-22-4-inf': '2403', 'us-8-4-inf': '2303' };
  const at = beforeThirdWave(['us-357-90-inf'], { beaches: ['2403'], units });
  const march = arrivals(at, 0);
  expect(march.offered()).toEqual(['us-12-4-inf', 'us-22-4-inf']);
  march.play('us-22-4-inf');
  const aside = march.offered();
  expect(aside.every((label) => at.world.grid.distance(at.hex('2403'), at.hex(label)) === 1)).toBe(true);
  march.play(aside[0] as string);
  if (!march.isOver) march.play(march.offered()[0] as string);
  expect(march.told('displaced').map(({ unit }) => unit)).toEqual(at.ids('us-22-4-inf', 'us-12-4-inf'));
  expect(at.at('2403')).toEqual(at.ids('us-357-90-inf'));
});

test('a unit that could go nowhere aside holds the beach; the third wave then waits', () => {
  const at = beforeThirdWave(['us-357-90-inf'], { beaches: ['2403'], units: { 'us-12-4-inf': '2403' } });
  const germans = ['ge-914-352', 'ge-915-352', 'ge-916-352', 'ge-6-fj', 'ge-1057-91', 'ge-1058-91'];
  for (const [i, hex] of at.world.grid.ring(at.hex('2403'), 1).entries()) at.move(germans[i] as string, hex);
  expect(landingHexes(at.world, at.open, at.id('us-357-90-inf'), [])).toEqual([]);
  expect(arrivals(at, 0).place('us-357-90-inf')).toBe(WAITING);
});

test('nobody who has just landed is displaced', () => {
  const at = beforeThirdWave(['us-9-2-inf'], { beaches: ['3203'], units: { 'us-175-29-inf': '3203' } });
  expect(displaceable(at.world, at.open, at.id('us-9-2-inf'), at.hex('3203'))).toEqual(at.ids('us-175-29-inf'));
  at.open.marks[at.id('us-175-29-inf')] = ENTERED;
  expect(displaceable(at.world, at.open, at.id('us-9-2-inf'), at.hex('3203'))).toEqual([]);
});

test('the 325th lands by a unit of its division within the stacking limit', () => {
  const full = { 'us-507-82-ab': '2004', 'us-501-101-ab': '2004', 'us-502-101-ab': '2004', 'us-506-101-ab': '2004' };
  const at = beforeThirdWave(['us-325-82-ab'], { units: { 'us-505-82-ab': '2103', 'us-508-82-ab': '2005', ...full } });
  const march = arrivals(at, 0);
  expect(march.offered()).toEqual(['2005', '2103']);
  expect(march.refusal('2004')).toEqual({ code: 'not-a-glider-hex', section: '8.1.3' });
  expect(march.play('2103').place('us-325-82-ab')).toBe('2103');
});

test('6th Airlanding lands in 4704; where Germans are, it comes by sea in the next Move Round', () => {
  const glided = arrivals(beforeThirdWave(['br-6-6-ab'], { units: { 'br-5-6-ab': '4704' } }), 1);
  expect(glided.place('br-6-6-ab')).toBe('4704');
  const at = beforeThirdWave(['br-6-6-ab'], { units: { 'ge-6-fj': '4704' }, beaches: ['4603'] });
  expect(arrivals(at, 1).place('br-6-6-ab')).toBe(WAITING);
  expect(at.open.due[at.id('br-6-6-ab')]).toBe(1);
  const second = arrivals(at, 1);
  expect([second.place('br-6-6-ab'), second.told('entry-die')]).toEqual(['4603', []]);
});

test('one hex of each beach may be cleared', () => {
  const at = beforeThirdWave(['us-9-2-inf'], { beaches: ['3203', '3303'] });
  const may = (displaced: string, hex: string) => mayClear(at.world, [at.hex(displaced)], at.hex(hex));
  expect([may('3203', '3203'), may('3203', '3303'), may('2403', '3303')]).toEqual([true, false, true]);
  // The 51st Division may land on both of these.
  expect([may('4203', '4302'), may('4203', '4603')]).toEqual([false, true]);
});

test('who leaves: strangers of another division, or anybody where the hex is full; never a battalion', () => {
  const leave = (units: Readonly<Record<string, string>>) => {
    const at = beforeThirdWave(['us-9-2-inf'], { beaches: ['3303'], units });
    const ids = displaceable(at.world, at.open, at.id('us-9-2-inf'), at.hex('3303'));
    return ids.map((unit) => at.world.data.counters.units[unit]?.id);
  };
  expect(leave({ 'us-18-1-inf': '3303', 'us-4-cav': '3303', 'us-23-2-inf': '3305', 'us-2-rng': '3303' })).toEqual(['us-18-1-inf']);
  expect(leave({ 'us-23-2-inf': '3303', 'us-38-2-inf': '3303', 'us-4-cav': '3303', 'us-102-cav': '3303', 'us-2-rng': '3303' })).toEqual([
    'us-23-2-inf',
    'us-38-2-inf',
    'us-4-cav',
    'us-102-cav',
  ]);
});

test('they go where they could move and stack, one hex', () => {
  const at = beforeThirdWave(['us-9-2-inf'], {
    beaches: ['3303'],
    units: { 'us-18-1-inf': '3303', 'us-116-29-inf': '3304', 'ge-914-352': '3404' },
  });
  const aside = at.labels(displacements(at.world, at.open, at.id('us-9-2-inf'), at.hex('3303'), at.id('us-18-1-inf')));
  expect(aside).toEqual(['3203', '3204', '3403']);
});

test('gliders find no landing where Germans stand or nobody of theirs is', () => {
  const british = (units: Readonly<Record<string, string>>) => {
    const at = beforeThirdWave(['br-6-6-ab'], { units });
    return at.labels(landingHexes(at.world, at.open, at.id('br-6-6-ab'), []));
  };
  expect([british({}), british({ 'ost-1': '4704' })]).toEqual([['4704'], []]);
  const alone = beforeThirdWave(['us-325-82-ab'], { units: { 'us-501-101-ab': '2305' } });
  expect(landingHexes(alone.world, alone.open, alone.id('us-325-82-ab'), [])).toEqual([]);
});

test('a click that lands or displaces nobody is refused for its reason', () => {
  const units = { 'us-18-1-inf': '3303', 'us-16-1-inf': '3303', 'us-4-cav': '3303', 'us-116-29-inf': '3304' };
  const at = beforeThirdWave(['us-9-2-inf', 'us-23-2-inf', 'us-357-90-inf'], { beaches: ['3303'], units });
  const march = arrivals(at, 0);
  expect(march.offered()).toEqual(['us-9-2-inf', 'us-23-2-inf']);
  expect([march.refusal('us-357-90-inf'), march.refusal('us-4-cav')]).toEqual([
    { code: 'no-landing', section: '8.1.3' },
    { code: 'not-third-wave', section: '8.1.3' },
  ]);
  march.play('us-9-2-inf');
  expect([march.offered(), march.refusal('us-4-cav')]).toEqual([
    ['us-16-1-inf', 'us-18-1-inf'],
    { code: 'does-not-make-room', section: '8.1.3' },
  ]);
  march.play('us-18-1-inf');
  expect(march.refusal('3304')).toEqual({ code: 'no-place-aside', section: '8.1.3' });
});
