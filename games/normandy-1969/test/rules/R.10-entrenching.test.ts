import { expect, test } from 'vitest';
import { ENTRENCHED } from '../../src/types.js';
import { type Position, position } from '../position.js';

const isDugIn = (at: Position, name: string): boolean => ((at.open.marks[at.id(name)] as number) & ENTRENCHED) !== 0;

// §R.10
test('an Allied unit that did nothing in its player-turn is dug in at its end', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626', 'us-116-29': '4628' }, drill: {} });
  at.play('us-116-29', '4629', 'done', 'done');
  expect(at.open.phase).toBe('german-movement');
  expect([isDugIn(at, 'us-16-1'), isDugIn(at, 'us-116-29')]).toEqual([true, false]);
  expect(at.event('entrenched')).toMatchObject({ section: 'R.10', units: [at.id('us-16-1')] });
});

test('moving in the second movement phase counts, and so does fighting', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4628' },
    german: { 'fus-352': '4625' },
    drill: {},
  });
  at.play('4625', 'us-16-1').declare().roll(1);
  expect(at.event('battle').result).toBe('DR');
  at.play(at.offered()[0] as string).play(at.offered()[0] as string);
  expect(at.open.phase).toBe('allied-second');
  at.play('done');
  expect([isDugIn(at, 'us-16-1'), isDugIn(at, 'us-116-29')]).toEqual([false, true]);
});

test('German units dig in at the end of the German player-turn, face-down counters like the others', () => {
  const at = position({
    phase: 'german-movement',
    allied: { 'us-16-1': '4323' },
    german: { 'gr-914': '4626', 'gr-915': '4628' },
    hidden: { 'dummy-1': '4829' },
    drill: {},
  });
  at.play('gr-915', '4629', 'done');
  expect([isDugIn(at, 'gr-914'), isDugIn(at, 'gr-915')]).toEqual([true, false]);
  expect((at.open.marks[at.world.roster.allied + 2] as number) & ENTRENCHED).toBe(ENTRENCHED);
});

test('it lasts until the unit moves or retreats', () => {
  const at = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4626' },
    german: { 'gr-914': '4625' },
    drill: {},
    before: (made) => void (made.open.marks[made.id('gr-914')] = ENTRENCHED),
  });
  expect(isDugIn(at, 'gr-914')).toBe(true);
  at.open.marks[at.id('gr-914')] = 0;
  at.play('4625', 'us-16-1', 'us-116-29').declare();
  at.open.marks[at.id('gr-914')] = ENTRENCHED;
  at.roll(1);
  expect(at.event('battle')).toMatchObject({ row: 5, column: '2-1', result: 'AR' });
  const moved = position({ phase: 'german-movement', german: { 'gr-914': '4625' }, drill: {} });
  moved.open.marks[moved.id('gr-914')] = ENTRENCHED;
  expect(isDugIn(moved.play('gr-914', '4624'), 'gr-914')).toBe(false);
});

test('where nobody digs in nothing is told', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: {} });
  at.play('us-16-1', '4628', 'done');
  expect(at.open.phase).toBe('german-movement');
  expect(at.told('entrenched')).toEqual([]);
});
