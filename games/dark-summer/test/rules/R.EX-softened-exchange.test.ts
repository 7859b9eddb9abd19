import { expect, test } from 'vitest';
import { ELIMINATED, GERMANS } from '../../src/index.js';
import { position } from '../position.js';
import { type DarkSummerScene, fight } from '../scene.js';

/** Germans attack one full brigade and roll an exchange. */
function exchange(attackers: readonly string[], die: number, reduced: readonly string[] = []): DarkSummerScene {
  const units = { ...Object.fromEntries(attackers.map((id) => [id, '5021'])), 'br-69-50-inf': '5020' };
  return fight(position({ drill: {}, beaches: ['4603'], units, reduced }), GERMANS)
    .attack('5020', ...attackers)
    .roll(die);
}

// §R.EX
test('an attack of nothing but Kampfgruppen and Tigers may take an exchange as a step on both sides', () => {
  const drill = exchange(['ge-kg-125-21-pz', 'ge-tiger-503'], 4);
  expect([drill.report.result, drill.step, drill.seat, drill.offered()]).toEqual(['EX', 'soften', 'german', ['exchange', 'both-lose']]);
  drill.play('both-lose');
  expect(drill.stepsOf('br-69-50-inf')).toEqual([1]);
  expect(drill.play('ge-tiger-503').stepsOf('ge-kg-125-21-pz', 'ge-tiger-503')).toEqual([2, 1]);
  expect([drill.isOver, drill.place('br-69-50-inf')]).toEqual([true, '5020']);
});

test('or as the exchange it is', () => {
  const drill = exchange(['ge-kg-125-21-pz', 'ge-tiger-503'], 4).play('exchange');
  expect(drill.place('br-69-50-inf')).toBe(ELIMINATED);
  expect(drill.offered()).toEqual(['ge-kg-125-21-pz', 'ge-tiger-503']);
  drill.play('ge-kg-125-21-pz');
  expect(drill.stepsOf('ge-kg-125-21-pz', 'ge-tiger-503')).toEqual([1, 1]);
});

test('not with others among the attackers, nor where both come to the same', () => {
  expect(exchange(['ge-kg-125-21-pz', 'ge-6-fj'], 4).step).toBe('losses');
  expect(exchange(['ge-kg-125-21-pz'], 3, ['br-69-50-inf', 'ge-kg-125-21-pz']).step).not.toBe('soften');
});

test('never for a defender', () => {
  const units = { 'ge-kg-125-21-pz': '5020', 'br-8a': '5021', 'br-27a': '5021', 'br-33a': '5021' };
  const drill = fight(position({ drill: {}, beaches: ['4603'], units }), 1)
    .attack('5020', 'br-8a', 'br-27a', 'br-33a')
    .roll(4);
  expect([drill.report.result, drill.step]).toEqual(['EX', 'losses']);
});
