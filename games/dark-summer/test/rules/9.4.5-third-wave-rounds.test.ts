import { expect, test } from 'vitest';
import { beforeThirdWave, waiting } from '../afloat.js';
import { arrivals } from '../scene.js';

// §9.4.5
test('each command has a third wave of its own, in its first Move Round', () => {
  const at = waiting(beforeThirdWave(['us-357-90-inf', 'br-22-7-a'], { beaches: ['2403', '4003'] }), 'br-4a');
  expect(arrivals(at, 0).place('br-22-7-a')).not.toBe('4003');
  expect([at.open.thirdWave, arrivals(at, 0).isOver]).toEqual([[1, 0], true]);
  expect(arrivals(at, 1).place('br-22-7-a')).toBe('4003');
  const second = arrivals(at, 1);
  expect(second.top.step).toBe('entry-roll');
  expect(second.roll(1).place('br-4a')).toBe('4003');
});

test('the Germans roll for theirs from their first Move Round on', () => {
  expect(arrivals(waiting(beforeThirdWave([]), 'ge-1049-77'), 2).top.step).toBe('entry-roll');
});
