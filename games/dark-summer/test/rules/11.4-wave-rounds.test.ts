import { expect, test } from 'vitest';
import { BRITISH } from '../../src/index.js';
import { position } from '../position.js';
import { assault, fight } from '../scene.js';

// §11.4
test('only in the two wave rounds is there a second hex of advance', () => {
  const units = { 'br-8-3-inf': '4602', 'br-27a': '4602', 'sp-8': '4603' };
  const ashore = (kind: 'wave1' | 'wave2') => {
    const at = position({ units, open: { turn: 1 } });
    at.open.value = at.open.value.with(at.id('sp-8'), 1);
    const drill = kind === 'wave1' ? assault(at, BRITISH) : fight(at, BRITISH, 'wave2').attack('4603', 'br-8-3-inf', 'br-27a');
    return drill.roll(6).step;
  };
  expect([ashore('wave1'), ashore('wave2')]).toEqual(['second-advance', 'second-advance']);
  const later = position({ drill: {}, beaches: ['4603'], units: { 'br-8-3-inf': '5021', 'ge-100-pz': '5020' } });
  expect(fight(later, BRITISH).attack('5020', 'br-8-3-inf').roll(6).play('br-8-3-inf').isOver).toBe(true);
});
