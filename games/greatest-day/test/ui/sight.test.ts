import { describe, expect, it } from 'vitest';
import { createUi } from '../../ui/index.js';
import { at, module } from '../position.js';

const ui = createUi(module);
const view = module.view(module.setup('to-the-sea', { stray: 'off' }), ['allied']);

describe('the ruler says what ends a line of sight, and where (§S.15)', () => {
  it.each([
    ['37.010', '37.012', 'Sight is blocked by a town at Hermanville.', ['37.011']],
    ['48.033', '50.035', 'Sight is blocked by a fortified place at Abbaye d’Ardenne.', ['49.033']],
    ['37.014', '33.017', 'Sight is blocked by a crest between 35.015 and 35.016.', ['35.015', '35.016']],
    ['33.010', '33.012', 'The line of sight is clear.', []],
  ])('%s to %s: %s', (from, to, text, blocked) => {
    const line = ui.sight?.(view, at(from), at(to));
    expect(line?.text).toBe(text);
    expect(line?.blocked.toSorted((a, b) => a - b)).toEqual(blocked.map(at).sort((a, b) => a - b));
  });
});
