import { expect, test } from 'vitest';
import { position } from '../position.js';
import { fight } from '../scene.js';

const strong = ['br-8a', 'br-27a', 'br-33a', 'br-4a'];

/** How Germans in some ground take the die of an attack that starts at 6-1. */
function take(terrain: string, die: number, turn: number, defenders: readonly string[], reduced: readonly string[] = []): string {
  const units = { ...Object.fromEntries(strong.map((id) => [id, '5021'])), ...Object.fromEntries(defenders.map((id) => [id, '5020'])) };
  const at = position({ drill: { terrain: { 5020: terrain } }, beaches: ['4603'], units, reduced, open: { turn } });
  const drill = fight(at, 1)
    .attack('5020', ...strong)
    .roll(die);
  const { column, printed, result } = drill.report;
  const isBack = drill.step === 'retreat' || drill.told('retreated').length > 0;
  return `${column} ${printed} ${result}${isBack ? ' retreats' : ''}`;
}

// §11.8
test('Germans in bocage shrug off DR and lose a step each on DR* up to turn 6; in turn 7 they retreats', () => {
  const weak = ['ge-914-352'];
  expect(take('bocage', 4, 6, weak)).toBe('3-1 DR -');
  expect(take('bocage', 4, 7, weak)).toBe('3-1 DR DR retreats');
  expect(take('bocage', 5, 6, weak)).toBe('3-1 DR* BL1');
  expect(take('bocage', 5, 7, weak)).toBe('3-1 DR* DR* retreats');
});

test('a single step retreats on DR*', () => {
  expect(take('bocage', 3, 6, ['ge-914-352'], ['ge-914-352'])).toBe('4-1 DR -');
  expect(take('bocage', 4, 6, ['ge-914-352'], ['ge-914-352'])).toBe('4-1 DR* DR* retreats');
});

test('in cities all game long, for Germans only, and not for Flak alone', () => {
  expect(take('city', 4, 10, ['ge-914-352'])).toBe('3-1 DR -');
  expect(take('city', 5, 10, ['ge-1-iii-flak'])).toBe('2-1 DR DR retreats');
});
