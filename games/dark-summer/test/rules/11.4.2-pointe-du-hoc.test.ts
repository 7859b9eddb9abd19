import { expect, test } from 'vitest';
import { ELIMINATED, US } from '../../src/index.js';
import { type Position, position } from '../position.js';
import { assault, fight } from '../scene.js';

const at = (): Position => {
  const here = position({ units: { 'us-2-rng': '3002', 'sp-9': '3003' }, open: { turn: 1 } });
  here.open.value = here.open.value.with(here.id('sp-9'), 1);
  return here;
};

// §11.4.2
test('the Rangers take a printed EX or BL1 as DE in the first wave', () => {
  for (const [die, printed] of [
    [3, 'BL1'],
    [4, 'EX'],
  ] as const) {
    const drill = assault(at(), US).roll(die);
    expect(drill.report).toMatchObject({ attack: 2, defence: 1, printed, result: 'DE' });
    expect([drill.place('sp-9'), drill.place('us-2-rng')]).toEqual([ELIMINATED, '3003']);
  }
});

test('in the second wave both lose', () => {
  const drill = fight(at(), US, 'wave2').attack('3003', 'us-2-rng').roll(4);
  expect([drill.report.result, drill.place('sp-9'), drill.place('us-2-rng')]).toEqual(['EX', ELIMINATED, ELIMINATED]);
});
