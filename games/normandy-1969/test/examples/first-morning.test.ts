import { expect, test } from 'vitest';
import { opening } from '../position.js';

// §R.1 §P.1 §O.1 §R.5 §G.2 §C.1 The first turn from the drop to the German answer, each die written down.
test('a first morning', () => {
  const at = opening(1);
  at.play('505-pir', '1309').roll(4).roll(2);
  expect(at.event('drifted').die).toBe(2);
  // Bocage, a four: one battalion lost, and away.
  expect(at.open.losses).toEqual([2, 0]);
  at.play('done');
  expect(at.open.phase).toBe('commandos');
  at.play('2-rgr', '2411');
  expect(at.where('2-rgr')).toBe('2411');
  at.play('done');
  const omaha = at.world.ground.beachHexes[1]?.map((hex) => at.label(hex)) as string[];
  at.play('us-16-1', omaha[1] as string, 'us-116-29', omaha[0] as string, '741-tk', omaha[1] as string, 'done');
  expect(at.open.phase).toBe('allied-first');
  expect(at.offered()).not.toContain('505-pir');
  at.play('done');
  expect(at.open.phase).toBe('allied-combat');
  const colleville = at.hex('2912');
  expect(at.unitsIn('2912')).toEqual([at.id('ii-726')]);
  at.play('2912', 'us-16-1', '741-tk', 'declare');
  expect(at.offered()).toEqual(['heavy', 'medium', 'light', 'none']);
  at.play('heavy').roll(4);
  // 7 + 6 + 40 against 2, and four for the works: row 8 of the 10-1 column.
  expect(at.event('battle')).toMatchObject({
    targets: [colleville],
    attack: 53,
    defence: 2,
    column: '10-1',
    addition: 4,
    row: 8,
    result: 'DX',
  });
  expect(at.open.losses).toEqual([2, 2]);
  while (at.open.phase === 'allied-combat') at.play('done');
  expect(at.open.phase).toBe('allied-second');
  at.play('us-115-29', omaha[0] as string);
  expect(at.open.capacity).toEqual([30, 23, 30, 30, 30]);
  at.play('done');
  expect(at.seat).toBe('german');
  at.play('done');
  while (at.open.phase === 'german-combat') at.play('done');
  expect([at.open.turn, at.open.phase]).toEqual([2, 'allied-first']);
  expect(at.game.check(at.state)).toEqual([]);
});
