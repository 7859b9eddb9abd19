import { expect, test } from 'vitest';
import { beforeThirdWave } from '../afloat.js';
import { arrivals } from '../scene.js';

// §8.1.3 Figure 2: Omaha after both waves, its units inland but for one regiment in each Beach hex.
const SECOND_DIVISION = ['us-9-2-inf', 'us-23-2-inf', 'us-38-2-inf'];
const omaha = () =>
  beforeThirdWave(SECOND_DIVISION, {
    beaches: ['3203', '3303'],
    units: { 'us-116-29-inf': '3204', 'us-115-29-inf': '3203', 'us-16-1-inf': '3404', 'us-18-1-inf': '3303', 'us-26-1-inf': '3404' },
  });

test('the 2nd Division lands in 3303 and the 1st Division regiment there goes to 3304', () => {
  const march = arrivals(omaha(), 0).play('us-9-2-inf');
  expect(march.offered()).toEqual(['3203', '3303']);
  march.play('3303');
  expect(march.offered()).toContain('3304');
  march.play('3304', 'us-23-2-inf');
  expect(march.place('us-18-1-inf')).toBe('3304');
  expect(march.told('displaced')).toEqual([
    { event: 'displaced', section: '8.1.3', unit: march.at.id('us-18-1-inf'), from: march.at.hex('3303'), hex: march.at.hex('3304') },
  ]);
  expect(SECOND_DIVISION.map((id) => march.place(id))).toEqual(['3303', '3303', '3303']);
});

test('only one hex of a beach is cleared', () => {
  const march = arrivals(omaha(), 0).play('us-9-2-inf', '3303', '3304', 'us-23-2-inf');
  expect(march.told('displaced')).toHaveLength(1);
  expect(march.place('us-115-29-inf')).toBe('3203');
  expect(march.isOver).toBe(true);
});
