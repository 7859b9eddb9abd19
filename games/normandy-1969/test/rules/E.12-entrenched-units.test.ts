import { expect, test } from 'vitest';
import { ENTRENCHED } from '../../src/types.js';
import { position } from '../position.js';

// §E.12
test('one entrenched unit in the hex adds four to the die', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626' },
    german: { 'gr-914': '4625', 'ost-441': '4625' },
    drill: {},
  });
  at.open.marks[at.id('ost-441')] = ENTRENCHED;
  at.play('4625', 'us-16-1').declare().roll(1);
  expect(at.event('battle')).toMatchObject({ attack: 7, defence: 6, addition: 4, row: 5 });
});

test('entrenchment does not slow a move, and is left behind', () => {
  const at = position({ phase: 'german-movement', german: { 'gr-914': '4625' }, drill: {} });
  at.open.marks[at.id('gr-914')] = ENTRENCHED;
  expect(at.play('gr-914', '4624').event('moved').thirds).toBe(3);
  expect((at.open.marks[at.id('gr-914')] as number) & ENTRENCHED).toBe(0);
});
