import { expect, test } from 'vitest';
import { CHERBOURG } from '../../src/index.js';
import { overStackFrames } from '../../src/rules/5-stacking/over-stack.js';
import { position } from '../position.js';
import { moving } from '../scene.js';

// §5.3
test('Germans and Americans are in the box together, any number and any division', () => {
  const inside = { 'ge-729-709': CHERBOURG, 'ge-920-243': CHERBOURG, 'us-9-2-inf': CHERBOURG, 'us-357-90-inf': CHERBOURG };
  const at = position({ units: { ...inside, 'us-39-9-inf': '1600' }, beaches: ['2403'] });
  const march = moving(at, 0).play('us-39-9-inf', 'to-cherbourg');
  expect(march.place('us-39-9-inf')).toBe(CHERBOURG);
  expect([...overStackFrames(at.world, at.open, 0), ...overStackFrames(at.world, at.open, 2)]).toEqual([]);
});
